package state51_test

import (
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
)

// TestTheHandPeeks: on a phone some of the hand is in sight and can be touched while a card lies open with all its
// ways, beside the buttons that are there and never on them.
func TestTheHandPeeks(t *testing.T) {
	s := from(t, []byte(crowded))
	if _, err := s.Touch(table.KindCard.Spot("gas-station")); err != nil {
		t.Fatal(err)
	}
	bar := []scene.Command{{ID: "menu"}, {ID: "log"}, {ID: "hint", Label: "Hint"}, {ID: "undo", Label: "Undo"}}
	for _, size := range windows {
		if size[0] > size[1] {
			continue
		}
		p := paint(s, &scene.Screen{TextScale: 1, Bar: bar}, size)
		m, f := look.LaidOut(p)
		if len(f.Lanes) < 4 || len(f.Hand.Cards) < 4 {
			t.Errorf("%v: %d ways are open, and %d cards of the hand in sight", size, len(f.Lanes), len(f.Hand.Cards))
			continue
		}
		if x, y, ok := p.Where(m.Hand[0].Spot); !ok || y > size[1] || x > size[0] {
			t.Errorf("%v: the first card of the hand cannot be touched", size)
		}
		for _, lane := range f.Lanes {
			if lane.Bottom() > f.Hand.Y+1 {
				t.Errorf("%v: the hand lies over a way", size)
			}
		}
		for i, at := range f.Buttons.Place {
			if over := at.Rect.Intersect(f.Hand.Rect); !over.Empty() {
				t.Errorf("%v: the hand lies over the button %s", size, f.Buttons.List[i].ID)
			}
		}
	}
}
