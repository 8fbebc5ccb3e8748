package layout_test

import (
	"slices"
	"testing"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// widths returns the widths of some places, rounded.
func widths(at []kit.Rect) (list []int) {
	for _, r := range at {
		list = append(list, int(r.W+0.5))
	}
	return list
}

// row returns a row of n leaves, each changed by a function.
func row(n int, change func(i int, n layout.Node) layout.Node) (layout.Node, []kit.Rect) {
	at := make([]kit.Rect, n)
	kids := make([]layout.Node, n)
	for i := range kids {
		kids[i] = change(i, layout.Leaf(&at[i]))
	}
	return layout.Row(10, kids...), at
}

// TestALengthIsShared: nodes that do not grow get what they want, and growing ones the rest. With less room, optional
// nodes are left out first, the last ones first; then nodes that want more get less, by their order.
func TestALengthIsShared(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(i int, n layout.Node) layout.Node
		wide   float64
		want   []int
	}{
		{"fixed and growing", func(i int, n layout.Node) layout.Node {
			if i == 1 {
				return n.Grows()
			}
			return n.Fixed(50)
		}, 200, []int{50, 80, 50}},
		{"left out", func(i int, n layout.Node) layout.Node { return n.Fixed(50).Out(i) }, 120, []int{50, 50, 0}},
		{"the last of equals is left out", func(_ int, n layout.Node) layout.Node { return n.Fixed(50).Out(1) }, 120,
			[]int{50, 50, 0}},
		{"wanted by order", func(i int, n layout.Node) layout.Node { return n.Between(20, 100).First(i) }, 180,
			[]int{20, 40, 100}},
		{"words are read before what grows", func(i int, n layout.Node) layout.Node {
			if i == 0 {
				return n.Needs(30, func(float64) float64 { return 90 })
			}
			return n.Between(20, 40)
		}, 160, []int{90, 25, 25}},
		{"words have less at last", func(i int, n layout.Node) layout.Node {
			if i == 0 {
				return n.Needs(30, func(float64) float64 { return 90 })
			}
			return n.Fixed(40)
		}, 160, []int{60, 40, 40}},
		{"nothing can be left out", func(_ int, n layout.Node) layout.Node { return n.Fixed(100) }, 170,
			[]int{50, 50, 50}},
	} {
		tree, at := row(3, test.change)
		tree.Solve(kit.Rect{W: test.wide, H: 10})
		if got := widths(at); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, not %v", test.name, got, test.want)
		}
	}
}

// TestAWayIsTaken: the first alternative that fits in both directions is taken; things only in others get empty
// rectangles.
func TestAWayIsTaken(t *testing.T) {
	a, b := table.KindButton.Spot("a"), table.KindButton.Spot("b")
	for _, test := range []struct {
		wide, high float64
		b          kit.Rect
	}{{210, 40, kit.Rect{X: 110, W: 100, H: 40}}, {150, 100, kit.Rect{Y: 60, W: 150, H: 40}}, {150, 90, kit.Rect{}}} {
		var ra, rb kit.Rect
		la, lb := layout.Leaf(&ra).Of(a), layout.Leaf(&rb).Of(b)
		tree := layout.Either(layout.Row(10, la.Fixed(100), lb.Fixed(100)),
			layout.Column(20, la.Fixed(40), lb.Fixed(40)), la)
		tree.Solve(kit.Rect{W: test.wide, H: test.high})
		if rb != test.b {
			t.Errorf("%g×%g: b is at %v, not %v", test.wide, test.high, rb, test.b)
		}
		seen := map[table.Spot]bool{}
		tree.Each(func(spot table.Spot, r kit.Rect) { seen[spot] = !r.Empty() })
		if !seen[a] || seen[b] == test.b.Empty() {
			t.Errorf("%g×%g: one can touch %v", test.wide, test.high, seen)
		}
	}
}

// TestWhatFlowsBreaks: a flow has as few lines as possible, with about equally many children in each, and what is below
// gets its room.
func TestWhatFlowsBreaks(t *testing.T) {
	for wide, want := range map[float64][]int{
		430: {100, 100, 100, 100}, 300: {145, 145, 145, 145}, 150: {150, 150, 150, 150},
	} {
		var below kit.Rect
		at := make([]kit.Rect, 4)
		kids := layout.Cells(at)
		for i := range kids {
			kids[i] = kids[i].Between(60, 100)
		}
		tree := layout.Column(10, layout.Flow(10, 40, 4, kids...), layout.Leaf(&below).Fixed(20))
		tree.Solve(kit.Rect{W: wide, H: 400})
		if got := widths(at); !slices.Equal(got, want) || below.Y != at[3].Bottom()+10 {
			t.Errorf("in %g: %v, not %v, and what is below is at %g", wide, got, want, below.Y)
		}
	}
}

// TestLettersAreAlike: the texts of a row all have the size that fits in the narrowest place.
func TestLettersAreAlike(t *testing.T) {
	sizes, at := make([]float64, 3), make([]kit.Rect, 3)
	kids := layout.Cells(at)
	for i := range kids {
		kids[i] = kids[i].Letters(&sizes[i], func(r kit.Rect) float64 { return r.W / float64(i+1) })
	}
	tree := layout.Equal(0, kids...).Alike()
	tree.Solve(kit.Rect{W: 180, H: 10})
	if !slices.Equal(sizes, []float64{20, 20, 20}) {
		t.Errorf("the letters are %v", sizes)
	}
}

// TestARowIsTurned: for a left-handed thumb, what is at the right end goes to the left.
func TestARowIsTurned(t *testing.T) {
	tree, at := row(3, func(i int, n layout.Node) layout.Node { return n.Fixed(float64(10 * (i + 1))) })
	tree = tree.Turned(true)
	tree.Solve(kit.Rect{W: 100, H: 10})
	if at[0].X != 90 || at[1].X != 60 || at[2].X != 20 {
		t.Errorf("they stand at %g, %g and %g", at[0].X, at[1].X, at[2].X)
	}
}

// TestLinesAreSharedByTheirOwnWidths: each line has as many children as fit, which share the rest in proportion; a
// column keeps room for the lines.
func TestLinesAreSharedByTheirOwnWidths(t *testing.T) {
	for _, test := range []struct {
		wide  float64
		want  []int
		lines float64
	}{{330, []int{80, 160, 70}, 1}, {200, []int{63, 127, 200}, 2}, {90, []int{90, 90, 90}, 3}} {
		var below kit.Rect
		at, kids := make([]kit.Rect, 3), []layout.Node(nil)
		for i, w := range []float64{40, 80, 35} {
			kids = append(kids, layout.Leaf(&at[i]).Between(0, w*2))
		}
		if test.lines == 2 {
			kids[0], kids[1] = kids[0].Between(0, 40), kids[1].Between(0, 80)
		}
		tree := layout.Column(10, layout.Lines(10, 30, kids...), layout.Leaf(&below).Grows())
		tree.Solve(kit.Rect{W: test.wide, H: 300})
		if got := widths(at); !slices.Equal(got, test.want) || below.Y != 40*test.lines {
			t.Errorf("in %g: %v, not %v, and what is below is at %g", test.wide, got, test.want, below.Y)
		}
	}
}

// TestCardsKeepTheirRatio: cards in lines are as large as fits, up to a width; a card in a row is as wide as its height
// requires, or narrower if there is no room.
func TestCardsKeepTheirRatio(t *testing.T) {
	for _, test := range []struct{ wide, high, want float64 }{{300, 200, 60}, {130, 200, 50}} {
		at := make([]kit.Rect, 4)
		tree := layout.Cards(10, 60, 0.5, layout.Cells(at)...)
		tree.Solve(kit.Rect{W: test.wide, H: test.high})
		for _, r := range at {
			if r.W > test.want || r.H != 2*r.W || r.X < 0 || r.Right() > test.wide || r.Bottom() > test.high {
				t.Errorf("in %g×%g a card is at %v", test.wide, test.high, r)
			}
		}
	}
	for wide, want := range map[float64][]int{300: {40, 40, 40}, 110: {30, 30, 30}} {
		tree, at := row(3, func(_ int, n layout.Node) layout.Node { return n.Ratio(20, 0.5) })
		tree.Solve(kit.Rect{W: wide, H: 80})
		if got := widths(at); !slices.Equal(got, want) {
			t.Errorf("in %g: %v, not %v", wide, got, want)
		}
	}
}

// TestARowScrolls: if its children do not fit, they get their minimum size, and the row can be scrolled by the excess.
// What is out of view cannot be touched, and can be revealed.
func TestARowScrolls(t *testing.T) {
	spots := []table.Spot{table.KindCard.Spot("a"), table.KindCard.Spot("b"), table.KindCard.Spot("c")}
	for _, test := range []struct{ wide, by, most, x float64 }{{200, 50, 0, 0}, {100, 0, 40, 0}, {100, 30, 40, -30},
		{100, 90, 40, -40}} {
		var most float64
		tree, at := row(3, func(i int, n layout.Node) layout.Node { return n.Of(spots[i]).Between(40, 60) })
		tree = tree.Scrolls(test.by, &most)
		tree.Solve(kit.Rect{W: test.wide, H: 10})
		if most != test.most || at[0].X != test.x {
			t.Errorf("in %g, by %g: it can be moved by %g, and begins at %g", test.wide, test.by, most, at[0].X)
		}
		tree.Each(func(spot table.Spot, r kit.Rect) {
			if r.X < 0 || r.Right() > test.wide {
				t.Errorf("in %g, by %g: %s is touched at %v", test.wide, test.by, spot, r)
			}
		})
		for i, spot := range spots {
			by, ok := tree.Reveal(spot)
			if left := at[i].X - test.x - by; !ok || left < 0 || left+at[i].W > test.wide {
				t.Errorf("in %g, by %g: moved by %g, %s begins at %g", test.wide, test.by, by, spot, left)
			}
		}
	}
	plain, _ := row(1, func(_ int, n layout.Node) layout.Node { return n.Of(spots[0]).Fixed(9) })
	plain.Solve(kit.Rect{W: 5, H: 5})
	if _, ok := plain.Reveal(spots[0]); ok {
		t.Error("what does not scroll is revealed")
	}
}

// TestWhatLiesOnAMapStandsInTheOrder: things on a leaf that are no nodes lie above the leaf, and below what comes after
// it.
func TestWhatLiesOnAMapStandsInTheOrder(t *testing.T) {
	spots := []table.Spot{table.KindPlace.Spot("map"), table.KindPlace.Spot("space"), table.KindButton.Spot("over")}
	space := kit.Rect{X: 3, Y: 4, W: 5, H: 6}
	ground := layout.Leaf(nil).Of(spots[0]).Holds(func(do func(table.Spot, kit.Rect)) { do(spots[1], space) })
	tree := layout.Stack(ground, layout.Leaf(nil).Of(spots[2]))
	tree.Solve(kit.Rect{W: 20, H: 20})
	var got []table.Spot
	tree.Each(func(spot table.Spot, r kit.Rect) {
		if got = append(got, spot); spot == spots[1] && r != space {
			t.Errorf("the space is at %v", r)
		}
	})
	if !slices.Equal(got, spots) {
		t.Errorf("one can touch %v", got)
	}
}

// TestANodeInTwoWays: a node can be in several alternatives, and what describes it for one of them changes no other.
func TestANodeInTwoWays(t *testing.T) {
	var first, second, rest kit.Rect
	leaf := layout.Leaf(&first).Fixed(10)
	other := leaf.Copy().To(&second).Fixed(20)
	wide := layout.Row(0, leaf, layout.Leaf(&rest).Grows())
	tree := layout.Column(0, wide.Fixed(50), layout.Row(0, leaf.Fixed(30), other).Fixed(50))
	tree.Solve(kit.Rect{W: 100, H: 100})
	if rest.W != 90 || first.W != 30 || second.W != 20 {
		t.Errorf("the widths are %g and %g, then %g, want 10, 90 and 30, 20", 100-rest.W, first.W, second.W)
	}
}
