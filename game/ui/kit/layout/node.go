package layout

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Node is a part of a tree.
type Node struct {
	kind kind
	kids []Node
	gap  float64 // between children
	end  kit.Align
	turn bool // from right to left
	same bool // all children are as large as the largest

	level bool   // what grows is as large as each other
	shape *shape // of children that keep theirs, nil for others

	at      *kit.Rect
	spot    table.Spot
	touch   float64
	inside  func(kit.Rect)
	holds   func(do func(table.Spot, kit.Rect))
	letters *float64
	fits    func(kit.Rect) float64
	alike   bool

	sized             bool
	least, want, grow float64
	need              func(across float64) float64
	first, out        int
	padX, padY        float64
	boxW, boxH        float64 // at most, 0 for any
	boxX, boxY        kit.Align

	most  int      // of a flow: in a line
	high  float64  // of a flow and of lines: a line; of cards: the width at the most
	ratio float64  // width by height of cards; of another its size along its parent by that across
	moved float64  // of what scrolls: by how much it is
	ends  *float64 // and can be, nil for what does not scroll

	in    kind    // the direction of its parent
	asked float64 // the size across for which want is what it needs
	// Along its parent: what it can do with, what it wants, and what it has got.
	little, much, got float64
	gone              bool // left out
	took              int  // of an either: the way that was taken
	place             kit.Rect
}

// kind is how a node arranges its children.
type kind uint8

const (
	leaf kind = iota
	row
	column
	stack
	flow
	lines
	cards
	either
)

// Row has its children beside each other.
func Row(gap float64, kids ...Node) Node { return Node{kind: row, gap: gap, kids: kids} }

// Equal returns a row whose children are all as wide as each other.
func Equal(gap float64, kids ...Node) Node { return Node{kind: row, gap: gap, kids: kids, same: true} }

// Column has its children below each other.
func Column(gap float64, kids ...Node) Node { return Node{kind: column, gap: gap, kids: kids} }

// Stack has its children in the same place, the later ones over the others.
func Stack(kids ...Node) Node { return Node{kind: stack, kids: kids} }

// Flow has its children in lines, so high, in each at most so many, which share it equally: from the last line up as
// many as leave each child what it wants, or where these have no room what it can do with.
func Flow(gap, high float64, most int, kids ...Node) Node {
	return Node{kind: flow, gap: gap, high: high, most: max(most, 1), kids: kids}
}

// Grid returns a flow of equal cells, so many across, that begins at its upper left corner.
func Grid(gap, high float64, across int, kids ...Node) Node {
	for len(kids)%across > 0 || len(kids) == 0 {
		kids = append(kids, Leaf(nil))
	}
	return Flow(gap, high, across, kids...)
}

// Lines has its children in lines, so high, in each as many as have room with what they want. What a line has left they
// share by their own widths.
func Lines(gap, high float64, kids ...Node) Node {
	return Node{kind: lines, gap: gap, high: high, kids: kids}
}

// Cards has its children in lines in its middle, all of a ratio, width by height, as large as has room up to a width.
func Cards(gap, most, ratio float64, kids ...Node) Node {
	return Node{kind: cards, gap: gap, high: most, ratio: ratio, kids: kids}
}

// Either returns the first of some ways to arrange the same things that has room, else the last.
func Either(ways ...Node) Node { return Node{kind: either, kids: ways} }

// Leaf returns a thing; its place is written to at.
func Leaf(at *kit.Rect) Node { return Node{at: at} }

// Space is so much of nothing.
func Space(size float64) Node { return Node{}.Fixed(size) }

// Cells are as many equal leaves.
func Cells(at []kit.Rect) []Node {
	list := make([]Node, len(at))
	for i := range at {
		list[i] = Leaf(&at[i]).Grows()
	}
	return list
}

// Fixed wants so much along its parent, no more and no less.
func (n Node) Fixed(size float64) Node { return n.Between(size, size) }

// Between wants so much, and can do with less.
func (n Node) Between(least, want float64) Node {
	n.sized, n.least, n.want = true, least, max(least, want)
	return n
}

// Needs wants what a function says for its size across its parent. It does with less only when nothing more can be left
// out: words are read before what is beside them.
func (n Node) Needs(least float64, need func(across float64) float64) Node {
	n.least, n.need = least, need
	return n
}

// Ratio wants so many times its size across its parent, and can do with less.
func (n Node) Ratio(least, ratio float64) Node {
	n.least, n.ratio = least, ratio
	return n
}

// Scrolls returns a row of which no more than a part may be seen: where its children have no room with what they can do
// with, it is moved to the left by so much, up to the most that it writes.
func (n Node) Scrolls(by float64, most *float64) Node {
	n.moved, n.ends = by, most
	return n
}

// Grows takes what is left, equally with others that do.
func (n Node) Grows() Node { return n.Shares(1) }

// Shares takes such a part of what is left.
func (n Node) Shares(part float64) Node {
	n.grow = part
	if n.kind == leaf {
		n.sized = true
	}
	return n
}

// First has what it wants before others: the higher, the earlier. All have 0 at first.
func (n Node) First(order int) Node {
	n.first = order
	return n
}

// Out may be left out where there is no room, the higher the earlier, and of equal ones the last.
func (n Node) Out(order int) Node {
	n.out = order
	return n
}

// Pad keeps room free at its sides, and above and below, beside what it wants. The place of what arranges others has
// that room in it, that of a leaf has not.
func (n Node) Pad(x, y float64) Node {
	n.padX, n.padY = x, y
	return n
}

// Box is at most so large, 0 for any size, and stands so in the place that it is given.
func (n Node) Box(w, h float64, x, y kit.Align) Node {
	n.boxW, n.boxH, n.boxX, n.boxY = w, h, x, y
	return n
}

// To writes its place too, for what lies below its children.
func (n Node) To(at *kit.Rect) Node {
	n.at = at
	return n
}

// Of is touched as a spot.
func (n Node) Of(spot table.Spot) Node {
	n.spot = spot
	return n
}

// Inside does something with its place when that is known.
func (n Node) Inside(do func(kit.Rect)) Node {
	n.inside = do
	return n
}

// Holds has things in it that are no nodes, such as the spaces of a map: a function tells of those that can be touched.
func (n Node) Holds(each func(do func(table.Spot, kit.Rect))) Node {
	n.holds = each
	return n
}

// At puts its children at the start, the middle or the end of what they leave free.
func (n Node) At(where kit.Align) Node {
	n.end = where
	return n
}

// Turned has its children from right to left if that is so.
func (n Node) Turned(turned bool) Node {
	n.turn = turned
	return n
}

// Letters has words: fits is the size of letters that has room in a place, and size is written for all that are alike.
func (n Node) Letters(size *float64, fits func(kit.Rect) float64) Node {
	n.letters, n.fits = size, fits
	return n
}

// Alike has the letters of all its children in one size, that of the longest words.
func (n Node) Alike() Node {
	n.alike = true
	return n
}

// Each tells of all that can be touched, what lies over others last; of what scrolls the part that is in sight.
func (n *Node) Each(do func(table.Spot, kit.Rect)) { n.each(nil, do) }

func (n *Node) each(seen *kit.Rect, do func(table.Spot, kit.Rect)) {
	if n.gone {
		return
	}
	if n.spot != table.NoSpot {
		r := n.touched()
		if seen != nil {
			r = r.Intersect(*seen)
		}
		if !r.Empty() {
			do(n.spot, r)
		}
	}
	if n.holds != nil {
		n.holds(do)
	}
	if n.ends != nil {
		seen = &n.place
	}
	for i := range n.kids {
		if n.kind != either || i == n.took {
			n.kids[i].each(seen, do)
		}
	}
}

// Reveal is by how much what scrolls has to be moved for a thing in it to be wholly in sight; false for other things.
func (n *Node) Reveal(spot table.Spot) (by float64, ok bool) { return n.reveal(spot, nil) }

func (n *Node) reveal(spot table.Spot, in *Node) (by float64, ok bool) {
	if n.gone {
		return 0, false
	}
	if n.spot == spot && in != nil && !n.place.Empty() {
		by = max(in.moved, in.moved+n.place.Right()-in.place.Right())
		return max(min(by, in.moved+n.place.X-in.place.X), 0), true
	}
	if n.ends != nil {
		in = n
	}
	for i := range n.kids {
		if n.kind == either && i != n.took {
			continue
		}
		if by, ok = n.kids[i].reveal(spot, in); ok {
			return by, true
		}
	}
	return 0, false
}
