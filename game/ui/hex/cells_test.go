package hex_test

import (
	"math"
	"testing"

	rules "onelongnight/game/hex"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// TestCells checks where the nineteen cells lie: neighbours share a whole side, in the direction given by the rules.
func TestCells(t *testing.T) {
	const x, y, r = 300, 200, 40.0
	if at := art.Cell(9).At(x, y, r); at != (kit.Point{X: x, Y: y}) {
		t.Errorf("the middle cell, c3, lies at %v", at)
	}
	for h := range rules.Hex(rules.HexCount) {
		at := art.Cell(h).At(x, y, r)
		for d := range rules.Dir(rules.DirCount) {
			next := h.Next(d)
			if next == rules.NoHex {
				continue
			}
			a, b := art.Cell(next).At(x, y, r), float64(d)*math.Pi/3
			wantX, wantY := at.X+math.Sqrt(3)*r*math.Sin(b), at.Y-math.Sqrt(3)*r*math.Cos(b)
			if math.Hypot(a.X-wantX, a.Y-wantY) > 1e-9 {
				t.Errorf("%v lies at %v, not in direction %d of %v", next, a, d, h)
			}
		}
	}
}
