package state51_test

import (
	"strings"
	"testing"
	"testing/synctest"

	"onelongnight/game/state51/think"
	"onelongnight/game/ui"
	shelf "onelongnight/game/ui/games"
	"onelongnight/game/ui/library"
	"onelongnight/game/ui/uitest"
)

// TestAKeptGameSaysItsFaction checks that the first screen says which faction a saved game is played with, or which
// seat, if the save is too old to tell.
func TestAKeptGameSaysItsFaction(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, h := against(t, "speed=4 tips=off level=1 background=off", [2]float64{1280, 720})
		for range 60 {
			if list := h.Moves(); len(list) > 0 {
				w.Press(list[0])
			}
			frame(w)
		}
		for want, old := range map[string]bool{"Appalachians": false, "Seat ": true} {
			kept := map[string]string{}
			for key, text := range h.KeptGames() {
				if !strings.Contains(text, "role=appalachians") {
					t.Errorf("%s does not note the faction", key)
				}
				if old {
					text = strings.ReplaceAll(text, "role=appalachians", "later=yes")
				}
				kept[key] = text
			}
			back := &uitest.Window{App: ui.New(&uitest.Host{Stored: kept}, shelf.Offers()...), W: 1280, H: 720}
			back.Run()
			said := ""
			for _, c := range back.Screen().Commands {
				if name := (think.Rules{}).Name(); c.ID == library.ContinueOf+name {
					said = c.Sub
				}
			}
			if !strings.HasPrefix(said, want) {
				t.Errorf("the kept game says %q where it should say %q", said, want)
			}
		}
	})
}
