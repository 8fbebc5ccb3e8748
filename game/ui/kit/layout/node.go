package layout

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Node is one node of a tree.
type Node struct {
	kind kind
	kids []Node
	gap  float64 // between children
	end  kit.Align
	turn bool // from right to left
	same bool // all children are as large as the largest

	level bool   // growing children become equally large
	shape *shape // of a Shaped row, nil for others

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
	boxW, boxH        float64 // maximum size, 0 for none
	boxX, boxY        kit.Align

	most  int      // of a flow: most children in a line
	high  float64  // of a flow and of lines: height of a line; of cards: maximum width
	ratio float64  // of cards: width by height; of others: size along the parent by size across
	moved float64  // how far a scrolling row is scrolled
	ends  *float64 // where to write how far it can scroll, nil if it does not

	in    kind    // direction of the parent
	asked float64 // the size across that want was computed for
	// Along its parent: the least size, the wanted size, the size it got.
	little, much, got float64
	gone              bool // left out
	took              int  // of an Either: the alternative taken
	place             kit.Rect
}

// kind says how a node arranges its children.
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

// Row places its children side by side.
func Row(gap float64, kids ...Node) Node { return Node{kind: row, gap: gap, kids: kids} }

// Equal is a Row whose children are equally wide.
func Equal(gap float64, kids ...Node) Node { return Node{kind: row, gap: gap, kids: kids, same: true} }

// Column places its children below each other.
func Column(gap float64, kids ...Node) Node { return Node{kind: column, gap: gap, kids: kids} }

// Stack places its children on top of each other, later ones above.
func Stack(kids ...Node) Node { return Node{kind: stack, kids: kids} }

// Flow places its children in lines of height high, at most most in each, which share it equally. Lines are filled from
// the last one up, with as many children as get what they want, or, if the lines do not fit, what they can do with.
func Flow(gap, high float64, most int, kids ...Node) Node {
	return Node{kind: flow, gap: gap, high: high, most: max(most, 1), kids: kids}
}

// Grid is a Flow of equal cells, across in a line, that begins at the upper left.
func Grid(gap, high float64, across int, kids ...Node) Node {
	for len(kids)%across > 0 || len(kids) == 0 {
		kids = append(kids, Leaf(nil))
	}
	return Flow(gap, high, across, kids...)
}

// Lines places its children in lines of height high, with as many in each as get what they want. They share the rest of
// the line in proportion.
func Lines(gap, high float64, kids ...Node) Node {
	return Node{kind: lines, gap: gap, high: high, kids: kids}
}

// Cards places its children in centred lines, all with the same ratio of width to height, as large as fits but at most
// most wide.
func Cards(gap, most, ratio float64, kids ...Node) Node {
	return Node{kind: cards, gap: gap, high: most, ratio: ratio, kids: kids}
}

// Either takes the first way to arrange the same things that fits, or the last.
func Either(ways ...Node) Node { return Node{kind: either, kids: ways} }

// Leaf writes its rectangle to at.
func Leaf(at *kit.Rect) Node { return Node{at: at} }

// Space leaves a gap.
func Space(size float64) Node { return Node{}.Fixed(size) }

// Cells returns equal leaves, one for each rectangle.
func Cells(at []kit.Rect) []Node {
	list := make([]Node, len(at))
	for i := range at {
		list[i] = Leaf(&at[i]).Grows()
	}
	return list
}

// Fixed wants exactly this size along its parent.
func (n Node) Fixed(size float64) Node { return n.Between(size, size) }

// Between wants this size, and can do with the least. It replaces an earlier Needs, such as that of a node for columns
// which is put into a row.
func (n Node) Between(least, want float64) Node {
	n.sized, n.least, n.want, n.need = true, least, max(least, want), nil
	return n
}

// Needs wants the size that need returns for its size across. It gets less only when nothing more can be left out:
// words take precedence over what is beside them.
func (n Node) Needs(least float64, need func(across float64) float64) Node {
	n.least, n.need = least, need
	return n
}

// Ratio wants ratio times its size across, and can do with the least.
func (n Node) Ratio(least, ratio float64) Node {
	n.least, n.ratio = least, ratio
	return n
}

// Scrolls makes a row that may be partly visible: if its children's least sizes do not fit, it is moved to the left by
// by. How far it can be moved is written to most.
func (n Node) Scrolls(by float64, most *float64) Node {
	n.moved, n.ends = by, most
	return n
}

// Grows takes what is left, in equal parts with others that grow.
func (n Node) Grows() Node { return n.Shares(1) }

// Shares is Grows with another part than 1.
func (n Node) Shares(part float64) Node {
	n.grow = part
	if n.kind == leaf {
		n.sized = true
	}
	return n
}

// First gets what it wants before nodes of a lower order. The default is 0.
func (n Node) First(order int) Node {
	n.first = order
	return n
}

// Out may be left out if there is no room: higher orders first, and of equal ones the last.
func (n Node) Out(order int) Node {
	n.out = order
	return n
}

// Pad keeps room free left and right, and above and below. The rectangle of a node with children includes that room, a
// leaf's does not.
func (n Node) Pad(x, y float64) Node {
	n.padX, n.padY = x, y
	return n
}

// Box limits the size, 0 for no limit, and aligns the node in its place.
func (n Node) Box(w, h float64, x, y kit.Align) Node {
	n.boxW, n.boxH, n.boxX, n.boxY = w, h, x, y
	return n
}

// To also writes the rectangle of a node with children, for what is drawn below them.
func (n Node) To(at *kit.Rect) Node {
	n.at = at
	return n
}

// Of makes a touch of the node a touch of the spot.
func (n Node) Of(spot table.Spot) Node {
	n.spot = spot
	return n
}

// Inside calls do with the rectangle once it is known.
func (n Node) Inside(do func(kit.Rect)) Node {
	n.inside = do
	return n
}

// Holds is for things inside that are no nodes, such as the spaces of a map: each calls do for those that can be
// touched.
func (n Node) Holds(each func(do func(table.Spot, kit.Rect))) Node {
	n.holds = each
	return n
}

// At places the children at the start, middle or end of the space they leave free.
func (n Node) At(where kit.Align) Node {
	n.end = where
	return n
}

// Turned places the children from right to left if turned.
func (n Node) Turned(turned bool) Node {
	n.turn = turned
	return n
}

// Letters marks a node with words: fits returns the text size that fits in a place. The size is written to size, one
// for all that are Alike.
func (n Node) Letters(size *float64, fits func(kit.Rect) float64) Node {
	n.letters, n.fits = size, fits
	return n
}

// Alike gives all words inside the same text size, that of the longest.
func (n Node) Alike() Node {
	n.alike = true
	return n
}

// Each calls do for everything that can be touched, topmost last; of a scrolling row only the visible part.
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

// Reveal returns by how much to scroll so that a thing is fully visible; false if it is in nothing that scrolls.
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
