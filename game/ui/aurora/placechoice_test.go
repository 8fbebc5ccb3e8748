package aurora

import (
	"testing"

	rules "onelongnight/game/aurora"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// TestWhatStrikesIsSeenAboveTheConvoy: on a phone, where places are chosen of a convoy that is seen large, what does
// it, what is left of it, and the whole convoy with what of it is seen stand above it, and nothing lies over that.
func TestWhatStrikesIsSeenAboveTheConvoy(t *testing.T) {
	for ask, sign := range map[rules.Prompt]string{rules.AskDamage: "damage", rules.AskRepair: "repair",
		rules.AskStow: ""} {
		s := find(t, `{"seats":2}`, 0, func(v *rules.View) bool {
			return v.Ask == ask && v.Phase != rules.PhaseAttack || v.Ask == rules.AskStow && ask == rules.AskStow
		})
		v := s.View().(*rules.View)
		for _, size := range [][2]float64{{360, 640}, {390, 844}} {
			m, f := frame(t, s, table.NoSpot, size)
			b := &f.PlaceChoice
			switch {
			case m.PlaceChoice == nil || b.Empty():
				t.Errorf("%v: nothing is told above the convoy where %s is asked", size, ask)
				continue
			case sign != "" && (len(m.PlaceChoice.Left) != v.Left() || m.PlaceChoice.Left[0] != sign):
				t.Errorf("%v: %s, and %d times: it shows %v", size, ask, v.Left(), m.PlaceChoice.Left)
			case len(b.Cars) != len(m.Cars) || len(b.Left) != len(m.PlaceChoice.Left):
				t.Errorf("%v, %s: of %d cars and %v it shows %d and %d", size, ask, len(m.Cars), m.PlaceChoice.Left,
					len(b.Cars), len(b.Left))
			}
			if by := m.PlaceChoice.By; (by == nil) != (v.Doer() == rules.NoCard) {
				t.Errorf("%v: %s comes of card %d, and it shows %v", size, ask, v.Doer(), by)
			}
			list := []kit.Rect{b.Shown.Inset(3)}
			if m.PlaceChoice.By != nil {
				list = append(list, b.By)
			}
			for i := range b.Cars {
				list = append(list, b.Cars[i].Body)
			}
			for _, r := range append(list, b.Left...) {
				if in := r.Intersect(b.Rect); in.W < r.W-0.01 || in.H < r.H-0.01 {
					t.Errorf("%v, %s: %v lies beyond %v", size, ask, r, b.Rect)
				}
			}
			for _, r := range append(f.Rivals, f.Convoy, f.Panel, f.Road, f.Automa) {
				if o := r.Intersect(b.Rect); o.W > 0.01 && o.H > 0.01 {
					t.Errorf("%v, %s: %v lies over %v", size, ask, r, b.Rect)
				}
			}
		}
		uncut(t, s, scene.Scene{Session: s}, 0)
	}
}
