package layout_test

import (
	"math"
	"slices"
	"testing"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// TestThingsKeepTheirShape: they are as large as width and height allow, up to a width; a smaller one keeps its part of
// that, but has what it needs while the others have more; what is left is between them, up to a gap, or around them.
func TestThingsKeepTheirShape(t *testing.T) {
	for _, test := range []struct {
		name       string
		wide, high float64
		least      float64 // of the last one, half as large as the others
		want       []int
		left       int // where the first one begins
	}{
		{"the greatest width", 300, 200, 0, []int{60, 60, 30}, 55},
		{"by height", 300, 80, 0, []int{40, 40, 20}, 80},
		{"by width", 145, 200, 0, []int{50, 50, 25}, 0},
		{"the small one has what it needs", 150, 200, 40, []int{45, 45, 40}, 0},
		{"all are smaller than that", 110, 200, 40, []int{30, 30, 30}, 0},
	} {
		at := make([]kit.Rect, 3)
		kids := layout.Cells(at)
		kids[2] = kids[2].Between(test.least, test.least).Shares(0.5)
		tree := layout.Shaped(2, 60, 10, 20, kids...).At(kit.Middle)
		tree.Solve(kit.Rect{W: test.wide, H: test.high})
		if got := widths(at); !slices.Equal(got, test.want) || int(at[0].X+0.5) != test.left {
			t.Errorf("%s: %v from %g, not %v from %d", test.name, got, at[0].X, test.want, test.left)
		}
		for i, r := range at {
			if math.Abs(r.H-2*r.W) > 1e-9 || math.Abs(r.Bottom()-at[0].Bottom()) > 1e-9 {
				t.Errorf("%s: %d is at %v, and the first at %v", test.name, i, r, at[0])
			}
			if gap := r.X - at[max(i-1, 0)].Right(); i > 0 && (gap < 9.9 || gap > 20.1) {
				t.Errorf("%s: %g lies before %d", test.name, gap, i)
			}
		}
	}
}
