package browsertest

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestAnEarlierVisitGoesOn: what the browser kept when there was one game, under the program's earlier name and in its
// first form, goes on where it stood, and then lies where it is kept now, and there alone.
func TestAnEarlierVisitGoesOn(t *testing.T) {
	text, err := os.ReadFile("../../game/table/testdata/saves-1.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var name, save, digest string
		if _, err := fmt.Sscanf(line, "%s %q %s", &name, &save, &digest); err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) {
			page := rig.Open(t, rig.Serve(t, "game", Game), Small, `if (!localStorage.getItem('onelongnight:settings')) {
				localStorage.setItem('convoy:save', `+quote(t, save)+`);
				localStorage.setItem('convoy:settings', 'speed=0 tips=off level=1 text=125');
			}`, readDatabase)
			page.WaitFirstDraw()
			h := &hand{t: t, page: page, use: page.Press, at: page.ClickAt}
			before := h.open()
			if before == "" {
				t.Fatal("the game does not go on")
			}
			for _, b := range page.Buttons() {
				if isMove(b.ID) && b.ID != "done" { // that may be asked about first
					page.Press(b.ID)
					break
				}
			}
			for h.open() == before {
				page.Frames(2)
			}
			page.Wait(`localStorage.getItem('convoy:save') === null`)
			kept := page.Kept()
			if keys := kept.Keys("game-"); len(keys) != 1 || !strings.HasPrefix(kept.Load(keys[0]), "table4 ") {
				t.Errorf("the game is kept as %q", keys)
			}
			h.reload()
		})
	}
}
