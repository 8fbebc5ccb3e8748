package board_test

import (
	"fmt"
	"testing"

	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// TestABattleFitsItsWindow checks that at every window and text size nothing that is read in the scene of a battle lies
// over anything else, and that all of it is inside the window.
func TestABattleFitsItsWindow(t *testing.T) {
	each(t, func(t *testing.T, m *board.Model, f *board.Layout) {
		p := f.Battle
		if p == nil {
			return
		}
		all := map[string]kit.Rect{"title": p.Title, "phase": p.Phase}
		if all["skip"] = p.Skip; m.Battle.Skip == "" { // the buttons of the table stand there
			delete(all, "skip")
			for i, b := range m.Buttons {
				if b.Slot == furniture.SlotAction && !f.Buttons.Place[i].Rect.Empty() {
					all["button "+b.ID] = f.Buttons.Place[i].Rect
				}
			}
		}
		for side := board.Moloch; side <= board.Outpost; side++ {
			all[fmt.Sprint("total ", side)], all[fmt.Sprint("words ", side)] = p.Totals[side], p.Words[side]
			for i := range p.Tokens[side] {
				all[fmt.Sprint("token ", side, i)], all[fmt.Sprint("term ", side, i)] = p.Tokens[side][i],
					p.Terms[side][i]
			}
		}
		for i, r := range p.Results {
			all[fmt.Sprint("result ", i)] = r
		}
		for a, r := range all {
			if r.X < -0.5 || r.Y < -0.5 || r.Right() > f.W+0.5 || r.Bottom() > f.H+0.5 || r.Empty() {
				t.Errorf("%s %v is not in the window", a, r)
			}
			for b, q := range all {
				if a < b && overlap(r, q) {
					t.Errorf("%s %v overlaps %s %v", a, r, b, q)
				}
			}
		}
	})
}
