package layout_test

import (
	"math"
	"slices"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// TestWhatGrowsIsLevelled: growing children become equally large, or as large as their parts say, except for those that
// need more; the others keep their size.
func TestWhatGrowsIsLevelled(t *testing.T) {
	for _, test := range []struct {
		name  string
		least []float64
		part  []float64
		want  []int
	}{
		{"equal", []float64{10, 50, 20}, []float64{1, 1, 1}, []int{60, 60, 60}},
		{"one needs more", []float64{10, 100, 20}, []float64{1, 1, 1}, []int{40, 100, 40}},
		{"two need more", []float64{10, 110, 45}, []float64{1, 1, 1}, []int{25, 110, 45}},
		{"parts", []float64{0, 0, 0}, []float64{1, 2, 3}, []int{30, 60, 90}},
		{"one stays", []float64{10, 100, 20}, []float64{1, 0, 1}, []int{40, 100, 40}},
	} {
		tree, at := row(3, func(i int, n layout.Node) layout.Node {
			return n.Between(test.least[i], test.least[i]).Shares(test.part[i])
		})
		tree = tree.Level()
		tree.Solve(kit.Rect{W: 200, H: 10})
		if got := widths(at); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, not %v", test.name, got, test.want)
		}
	}
}

// TestAFingerFindsWhatIsSmall: touch areas are as large as a finger, around the middle of what is visible, even if
// Inside has moved that; what is left out cannot be touched.
func TestAFingerFindsWhatIsSmall(t *testing.T) {
	var a, b, c kit.Rect
	spot := func(id string) table.Spot { return table.KindPiece.Spot(id) }
	tree := layout.Row(0, layout.Leaf(&a).Of(spot("a")).Touch(44).Fixed(20),
		layout.Leaf(&b).Of(spot("b")).Touch(44).Inside(func(kit.Rect) { b.X += 5 }).Fixed(60),
		layout.Leaf(&c).Of(spot("c")).Touch(44).Fixed(30).Out(1))
	tree.Solve(kit.Rect{X: 100, Y: 100, W: 80, H: 30})
	got := map[table.Spot]kit.Rect{}
	tree.Each(func(spot table.Spot, r kit.Rect) { got[spot] = r })
	want := map[string]kit.Rect{"a": {X: 88, Y: 93, W: 44, H: 44}, "b": {X: 125, Y: 93, W: 60, H: 44}}
	for id, r := range want {
		if got[spot(id)] != r {
			t.Errorf("%s is touched at %v, not %v", id, got[spot(id)], r)
		}
	}
	if len(got) != len(want) {
		t.Errorf("one can touch %v", got)
	}
}

// TestThingsKeepTheirShape: things are as large as width and height allow, up to a maximum width. A smaller one is
// scaled, but gets its minimum size as long as others have more. The rest becomes gaps, up to a maximum, and then
// margins.
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
