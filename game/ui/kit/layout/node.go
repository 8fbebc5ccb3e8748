package layout

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Node is one node of a tree. Its methods describe it and return it again, so that they can be called in a row; once it
// is in another node, they describe and return a copy. To describe a node in two ways before that, Copy it. The zero
// Node is a leaf.
type Node struct{ *node }

// node is what a Node holds.
type node struct {
	kind  kind
	kids  []Node
	gap   float64 // between children
	end   kit.Align
	turn  bool // from right to left
	owned bool // it is a child of another node
	same  bool // all children are as large as the largest

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

// of returns a node that has its children for itself: one that another node has already is copied. It is not inlined
// for the same reason as free.
//
//go:noinline
func of(k kind, gap float64, kids []Node) Node {
	for i, kid := range kids {
		if kid.node == nil || kid.owned {
			kids[i] = kid.Copy()
		}
		kids[i].owned = true
	}
	return Node{&node{kind: k, gap: gap, kids: kids}}
}

// free returns a node that can be described: a copy of one that another node has already. As a part of each method it
// would make the layouts twice as large.
//
//go:noinline
func (n Node) free() Node {
	if n.node == nil || n.owned {
		return n.Copy()
	}
	return n
}

// Copy returns a node with the same description so far and the same children.
func (n Node) Copy() Node {
	out := new(node)
	if n.node != nil {
		*out = *n.node
	}
	out.owned = false
	return Node{out}
}

// Row places its children side by side.
func Row(gap float64, kids ...Node) Node { return of(row, gap, kids) }

// Equal is a Row whose children are equally wide.
func Equal(gap float64, kids ...Node) Node {
	n := of(row, gap, kids)
	n.same = true
	return n
}

// Column places its children below each other.
func Column(gap float64, kids ...Node) Node { return of(column, gap, kids) }

// Stack places its children on top of each other, later ones above.
func Stack(kids ...Node) Node { return of(stack, 0, kids) }

// Flow places its children in lines of height high, at most most in each, which share it equally. Lines are filled from
// the last one up, with as many children as get what they want, or, if the lines do not fit, what they can do with.
func Flow(gap, high float64, most int, kids ...Node) Node {
	n := of(flow, gap, kids)
	n.high, n.most = high, max(most, 1)
	return n
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
	n := of(lines, gap, kids)
	n.high = high
	return n
}

// Cards places its children in centred lines, all with the same ratio of width to height, as large as fits but at most
// most wide.
func Cards(gap, most, ratio float64, kids ...Node) Node {
	n := of(cards, gap, kids)
	n.high, n.ratio = most, ratio
	return n
}

// Either takes the first way to arrange the same things that fits, or the last.
func Either(ways ...Node) Node { return of(either, 0, ways) }

// Leaf writes its rectangle to at.
func Leaf(at *kit.Rect) Node { return Node{&node{at: at}} }

// Space leaves a gap.
func Space(size float64) Node { return Leaf(nil).Fixed(size) }

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
	n = n.free()
	n.sized, n.least, n.want, n.need = true, least, max(least, want), nil
	return n
}

// Needs wants the size that need returns for its size across. It gets less only when nothing more can be left out:
// words take precedence over what is beside them.
func (n Node) Needs(least float64, need func(across float64) float64) Node {
	n = n.free()
	n.least, n.need = least, need
	return n
}

// Ratio wants ratio times its size across, and can do with the least.
func (n Node) Ratio(least, ratio float64) Node {
	n = n.free()
	n.least, n.ratio = least, ratio
	return n
}

// Scrolls makes a row that may be partly visible: if its children's least sizes do not fit, it is moved to the left by
// by. How far it can be moved is written to most.
func (n Node) Scrolls(by float64, most *float64) Node {
	n = n.free()
	n.moved, n.ends = by, most
	return n
}

// Grows takes what is left, in equal parts with others that grow.
func (n Node) Grows() Node { return n.Shares(1) }

// Shares is Grows with another part than 1.
func (n Node) Shares(part float64) Node {
	n = n.free()
	n.grow = part
	if n.kind == leaf {
		n.sized = true
	}
	return n
}

// First gets what it wants before nodes of a lower order. The default is 0.
func (n Node) First(order int) Node {
	n = n.free()
	n.first = order
	return n
}

// Out may be left out if there is no room: higher orders first, and of equal ones the last.
func (n Node) Out(order int) Node {
	n = n.free()
	n.out = order
	return n
}

// Pad keeps room free left and right, and above and below. The rectangle of a node with children includes that room, a
// leaf's does not.
func (n Node) Pad(x, y float64) Node {
	n = n.free()
	n.padX, n.padY = x, y
	return n
}

// Box limits the size, 0 for no limit, and aligns the node in its place.
func (n Node) Box(w, h float64, x, y kit.Align) Node {
	n = n.free()
	n.boxW, n.boxH, n.boxX, n.boxY = w, h, x, y
	return n
}

// To also writes the rectangle of a node with children, for what is drawn below them.
func (n Node) To(at *kit.Rect) Node {
	n = n.free()
	n.at = at
	return n
}

// Of makes a touch of the node a touch of the spot.
func (n Node) Of(spot table.Spot) Node {
	n = n.free()
	n.spot = spot
	return n
}

// Inside calls do with the rectangle once it is known.
func (n Node) Inside(do func(kit.Rect)) Node {
	n = n.free()
	n.inside = do
	return n
}

// Holds is for things inside that are no nodes, such as the spaces of a map: each calls do for those that can be
// touched.
func (n Node) Holds(each func(do func(table.Spot, kit.Rect))) Node {
	n = n.free()
	n.holds = each
	return n
}

// At places the children at the start, middle or end of the space they leave free.
func (n Node) At(where kit.Align) Node {
	n = n.free()
	n.end = where
	return n
}

// Turned places the children from right to left if turned.
func (n Node) Turned(turned bool) Node {
	n = n.free()
	n.turn = turned
	return n
}

// Letters marks a node with words: fits returns the text size that fits in a place. The size is written to size, one
// for all that are Alike.
func (n Node) Letters(size *float64, fits func(kit.Rect) float64) Node {
	n = n.free()
	n.letters, n.fits = size, fits
	return n
}

// Alike gives all words inside the same text size, that of the longest.
func (n Node) Alike() Node {
	n = n.free()
	n.alike = true
	return n
}
