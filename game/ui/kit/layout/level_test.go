package layout_test

import (
	"slices"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// TestWhatGrowsIsLevelled: as large as each other, or as their parts, but for what needs more; what does not grow keeps
// its size.
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

// TestAFingerFindsWhatIsSmall: what is touched is as large as a finger about the middle of what is seen, also where an
// inside has moved that; what is left out is not touched.
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
