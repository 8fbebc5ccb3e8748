package aurora

import (
	"regexp"
	"strings"
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// TestWhoIsOutIsSaidToBeOut checks that at the end nothing that is said has an empty list, even of a convoy that is out
// and got no points from any source.
func TestWhoIsOutIsSaidToBeOut(t *testing.T) {
	outs := 0
	play(t, func(s *table.Session) {
		v := s.View().(*rules.View)
		for i := range s.Game.Seats() {
			seat := s.Game.Seats()[i]
			if seat.Name == "automa" || v.Convoys[i].In {
				continue
			}
			outs++
		}
		screen := &scene.Screen{TextScale: 1, Panel: scene.EndPanel}
		_, said := newSkin(t, s).Paint(scene.Scene{Session: s}, screen, 1280, 720).(*skin.Picture).Over()
		for _, line := range strings.Split(panel.PlainText(said), "\n") {
			if strings.Contains(line, ", .") || strings.HasSuffix(strings.TrimSpace(line), ",") {
				t.Errorf("it says %q", line)
			}
		}
	})
	if outs == 0 {
		t.Error("no convoy was out")
	}
}

// TestNoNumberBeginsALine checks that what is said of the end keeps each number in the line of the name before it.
func TestNoNumberBeginsALine(t *testing.T) {
	parted, told := regexp.MustCompile(`\pL [0-9]`), 0
	play(t, func(s *table.Session) {
		p := newSkin(t, s).Paint(scene.Scene{Session: s}, &scene.Screen{TextScale: 1, Panel: scene.EndPanel}, 360, 640)
		said := p.(*skin.Picture).Open.Panel.(*panel.End).Body
		if strings.ContainsAny(said, "0123456789") {
			told++
		}
		if at := parted.FindString(said); at != "" {
			t.Errorf("a line may break at %q in %q", at, said)
		}
	})
	if told == 0 {
		t.Error("no number was said")
	}
}
