package board

import (
	"testing"

	"onelongnight/game/ui/kit"
)

// TestGoodsStandApart checks that on a phone each kind of goods has the height of its number, and the width of its sign
// and two digits, in a box as low as in a fight with many enemies.
func TestGoodsStandApart(t *testing.T) {
	m := &Model{Stock: make([]Stock, 4)}
	for _, high := range []float64{62, 70, 96, 140} {
		f := &Layout{}
		f.Window = kit.NewWindow(360, 640, 1)
		at := f.Goods(m, kit.Rect{X: 290, Y: 430, W: aboardWidth, H: high})
		for i, r := range at {
			if r.H < 1.3*kit.MinText || r.W < 24 {
				t.Errorf("in %g of height: goods %d have the room %v", high, i, r)
			}
			for k := range i {
				if over := r.Intersect(at[k]); over.W > 0.01 && over.H > 0.01 {
					t.Errorf("in %g of height: goods %d lie over %d", high, i, k)
				}
			}
		}
	}
}
