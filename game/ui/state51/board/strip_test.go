package board

import (
	"testing"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// TestTheStripStaysWhereItIs checks that in wide windows neither the hand nor the log moves when the prompt changes,
// as it does with each thing that happens: it needs one line or two, under a short heading or a long one.
func TestTheStripStaysWhereItIs(t *testing.T) {
	one := []string{"New York produces."}
	two := []string{"New York: 3 workers (base).", "New York: 1 scrap (base)."}
	prompts := []furniture.Prompt{{Heading: "New York", Lines: one}, {Heading: "New York", Lines: two},
		{Heading: "Appalachian Federation", Lines: one}, {Heading: "Your turn", Lines: two[:1]}}
	for _, size := range [][2]float64{{1280, 720}, {821, 462}, {1920, 1080}} {
		for _, draft := range []*Draft{nil, {Picks: make([]Pick, 4)}} {
			var first *Layout
			for i, p := range prompts {
				m := &Model{Seats: make([]Seat, 2), Hand: make([]HandCard, 7), Draft: draft}
				m.Prompt, m.Log = p, furniture.Log{Lines: []string{"New York draws Punks."}, Recent: 1}
				f := NewLayout(m, kit.NewWindow(size[0], size[1], 1), kit.Camera{})
				if first == nil {
					first = f
				}
				if f.Hand.Rect != first.Hand.Rect || f.Log.Rect != first.Log.Rect {
					t.Errorf("%v, prompt %d: the hand is at %v, the log at %v, not at %v and %v", size, i, f.Hand.Rect,
						f.Log.Rect, first.Hand.Rect, first.Log.Rect)
				}
			}
		}
	}
}
