package board

import (
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// TestAPickLiesClear checks, for two to four seats and in windows of all shapes, that the emblem, the card taken and
// the sign of a card that joins neither cover each other nor leave the place of their pick.
func TestAPickLiesClear(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {360, 640}, {821, 462}, {390, 844}, {1920, 1080}, {768, 1024}} {
		for seats := 2; seats <= 4; seats++ {
			for kind := range 4 {
				p := Pick{Joins: kind&1 != 0}
				if kind&2 != 0 {
					p.Print = &art.Print{}
				}
				m := &Model{Draft: &Draft{Picks: make([]Pick, 2*seats)}, Seats: make([]Seat, seats)}
				f := NewLayout(m, kit.NewWindow(size[0], size[1], 1), kit.Camera{})
				if len(f.Draft.Picks) != 2*seats {
					t.Fatalf("%v: of %d picks %d are shown", size, 2*seats, len(f.Draft.Picks))
				}
				at := pickOf(f, &p, f.Draft.Picks[0])
				list := map[string]kit.Rect{"the emblem": at.emblem, "the card": at.card, "the sign": at.joins}
				for what, r := range list {
					none := what == "the card" && kind&2 == 0 || what == "the sign" && kind&1 == 0
					if r.Empty() != none {
						t.Errorf("%v, %d seats, %+v: %s at %v", size, seats, p, what, r)
					}
					if in := r.Intersect(f.Draft.Picks[0]); !r.Empty() && (in.W < r.W-0.01 || in.H < r.H-0.01) {
						t.Errorf("%v, %d seats, %+v: %s at %v lies beyond %v", size, seats, p, what, r,
							f.Draft.Picks[0])
					}
					for other, s := range list {
						if o := r.Intersect(s); other != what && o.W > 0.01 && o.H > 0.01 {
							t.Errorf("%v, %d seats, %+v: %s at %v lies over %s at %v", size, seats, p, what, r,
								other, s)
						}
					}
				}
			}
		}
	}
}
