package state51_test

import (
	"slices"
	"testing"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	look "onelongnight/game/ui/state51"
	"onelongnight/game/ui/state51/board"
)

// TestTheHandPeeks checks that on a phone part of the hand is visible and can be touched while a card is open with all
// its ways, beside the buttons and never on them.
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

// TestNoHandIsCutAboveNothing checks that on a phone a hand that is lower than its cards reaches down to the foot, or
// to the buttons there, at every question, and while a card with few ways is open.
func TestNoHandIsCutAboveNothing(t *testing.T) {
	seen := map[string]int{}
	moments(t, "cut", func(s *table.Session) {
		ask := s.View().(*rules.View).Ask.String()
		if seen[ask]++; seen[ask] > 12 {
			return
		}
		for _, begin := range append(s.Next(), table.NoSpot) {
			if n := len(s.Leads([]table.Spot{begin})); begin != table.NoSpot {
				if begin.Kind == table.KindButton || n == 0 || n > 2 {
					continue
				}
				s.Try(begin)
			}
			p := paint(s, &scene.Screen{TextScale: 1}, [2]float64{360, 640})
			m, f := look.LaidOut(p)
			cut := len(f.Hand.Cards) > 0 && f.Hand.H < 150 && f.Hand.Bottom() < 600
			if cut && !slices.ContainsFunc(f.Buttons.Place, low) {
				t.Errorf("%s, holding %s, %d answers: nothing is below the hand that ends at %g", ask, begin,
					len(m.Choices), f.Hand.Bottom())
			}
			s.Drop()
		}
	})
	if len(seen) < 6 {
		t.Errorf("only these are asked: %v", seen)
	}
}

// low reports whether a button is at the foot of a phone.
func low(at panel.ButtonPlace) bool { return at.Rect.Y > 560 }

// TestTheBasesStarIsExplained checks that touching the points that lie on the base opens everybody's points by what
// brings them, as they are not the total beside the emblem.
func TestTheBasesStarIsExplained(t *testing.T) {
	for _, size := range windows {
		w, _ := resumed(t, from(t, []byte(crowded)), "speed=0 tips=off", size)
		p, _ := w.Run()
		_, f := look.LaidOut(p)
		w.App.Tap(f.Base.VP.MidX(), f.Base.VP.MidY())
		if w.Run(); w.Screen().Panel != scene.FigurePanel || w.Screen().About != board.Race {
			t.Errorf("%v: a touch of the base's star opens panel %v about %v", size, w.Screen().Panel, w.Screen().About)
		}
	}
}
