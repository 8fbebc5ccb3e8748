package layout

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Solve divides a rectangle. What is left out gets an empty rectangle.
func (n Node) Solve(r kit.Rect) {
	n.begin(column)
	n.put(r)
}

// begin empties all rectangles and tells each node its parent's direction.
func (n *node) begin(in kind) {
	if n.in = in; n.at != nil {
		*n.at = kit.Rect{}
	}
	if n.ends != nil {
		*n.ends = 0
	}
	switch n.kind {
	case row, column:
		in = n.kind
	case flow, lines:
		in = row
	}
	for i := range n.kids {
		n.kids[i].begin(in)
	}
}

// along returns the size of a rectangle along rows or columns, and across.
func along(k kind, r kit.Rect) (size, across float64) {
	if k == row {
		return r.W, r.H
	}
	return r.H, r.W
}

// measure returns the least and the wanted size of a node along rows or columns; across is its size in the other
// direction, 0 if unknown.
func (n *node) measure(k kind, across float64) (least, want float64) {
	pad, side := 2*n.padY, 2*n.padX
	if k == row {
		pad, side = side, pad
	}
	across = max(0, across-side)
	switch {
	case n.need != nil && n.in == k:
		if n.asked != across || across == 0 {
			n.asked, n.want = across, n.need(across)
		}
		want = n.want
		return min(n.least, want) + pad, want + pad
	case n.sized && n.in == k:
		return n.least + pad, n.want + pad
	case n.ratio > 0 && n.kind != cards && n.in == k:
		return n.least + pad, max(n.least, across*n.ratio) + pad
	case (n.kind == flow || n.kind == lines) && k == column:
		return n.flowHeight(n.lines(across, false)) + pad, n.flowHeight(n.lines(across, true)) + pad
	case n.kind == either:
		first := n.narrow(k, across)
		least, want = n.kids[first].measure(k, across)
		for i := first + 1; i < len(n.kids); i++ {
			l, _ := n.kids[i].measure(k, across)
			least = min(least, l)
		}
		return least + pad, want + pad
	case n.kind == row && k == column:
		n.share(row, across, 0)
	case n.same:
		return n.equals(across, pad)
	}
	count := 0
	for i := range n.kids {
		kid, beside := n.kids[i].node, across
		if n.kind == row && k == column {
			if beside = kid.got; kid.gone {
				continue
			}
		}
		l, w := kid.measure(k, beside)
		if n.kind != k {
			least, want = max(least, l), max(want, w)
			continue
		}
		if kid.out == 0 {
			least += l
			count++
		}
		want += w
	}
	if n.kind == k {
		least += n.gap * float64(max(count-1, 0))
		want += n.gap * float64(max(len(n.kids)-1, 0))
	}
	if n.ends != nil && k == row {
		least = 0
	}
	return least + pad, want + pad
}

// narrow returns the first way of an Either that fits a width, 0 if the width is what is being measured.
func (n *node) narrow(k kind, width float64) int {
	if k == row {
		return 0
	}
	for i := range n.kids {
		if least, _ := n.kids[i].measure(row, 0); least <= width+0.5 {
			return i
		}
	}
	return len(n.kids) - 1
}

// equals is measure for a row of equal children, along the row.
func (n *node) equals(across, pad float64) (least, want float64) {
	for i := range n.kids {
		l, w := n.kids[i].measure(row, across)
		least, want = max(least, l), max(want, w)
	}
	count := float64(len(n.kids))
	gaps := n.gap*max(count-1, 0) + pad
	return least*count + gaps, want*count + gaps
}

// share divides a length among the children.
func (n *node) share(k kind, length, across float64) {
	if n.same {
		for i := range n.kids {
			n.kids[i].got = n.cellWidth(len(n.kids), length)
		}
		return
	}
	least, count, grow := 0.0, len(n.kids), 0.0
	for i := range n.kids {
		kid := n.kids[i].node
		kid.gone = false
		kid.little, kid.much = kid.measure(k, across)
		if kid.got = kid.little; kid.need != nil {
			kid.got = kid.much
		}
		least += kid.got
	}
	room := func() float64 { return length - n.gap*float64(max(count-1, 0)) }
	for least > room()+0.5 {
		kid := n.spare()
		if kid == nil {
			break
		}
		kid.gone = true
		least, count = least-kid.got, count-1
	}
	left := n.squeeze(room() - least)
	if left < 0 && least > 0 {
		n.scale(max(0, room()/(room()-left)))
		return
	}
	for order := n.highest(math.MaxInt); left > 0 && order > math.MinInt; order = n.highest(order) {
		left = n.give(left, order)
	}
	for i := range n.kids {
		if !n.kids[i].gone {
			grow += n.kids[i].grow
		}
	}
	if n.level && grow > 0 {
		n.raise(left)
		return
	}
	for i := range n.kids {
		if kid := n.kids[i].node; !kid.gone && grow > 0 {
			kid.got += left * kid.grow / grow
		}
	}
}

// give gives the children of an order what they want, as far as it goes, and returns the rest.
func (n *node) give(left float64, order int) float64 {
	want := 0.0
	for i := range n.kids {
		if kid := n.kids[i].node; !kid.gone && kid.first == order {
			want += kid.much - kid.got
		}
	}
	part := 1.0
	if want > left {
		part = left / want
	}
	for i := range n.kids {
		if kid := n.kids[i].node; !kid.gone && kid.first == order {
			kid.got += (kid.much - kid.got) * part
		}
	}
	return left - want*part
}

// squeeze takes size from children with a need that have more than their least, when nothing more can be left out. It
// returns what is left.
func (n *node) squeeze(left float64) float64 {
	for i := range n.kids {
		if kid := n.kids[i].node; left < 0 && !kid.gone && kid.need != nil {
			by := min(-left, kid.got-kid.little)
			kid.got, left = kid.got-by, left+by
		}
	}
	return left
}

// spare returns the next child to leave out, nil if there is none.
func (n *node) spare() (found *node) {
	for i := range n.kids {
		if kid := n.kids[i].node; !kid.gone && kid.out > 0 && (found == nil || kid.out >= found.out) {
			found = kid
		}
	}
	return found
}

// highest returns the highest order below another, the smallest int if there is none.
func (n *node) highest(below int) int {
	order := math.MinInt
	for i := range n.kids {
		if f := n.kids[i].first; f < below {
			order = max(order, f)
		}
	}
	return order
}

// scale makes all children smaller.
func (n *node) scale(by float64) {
	for i := range n.kids {
		n.kids[i].got *= by
	}
}

// put places a node and its children.
func (n *node) put(r kit.Rect) {
	r = n.boxed(r)
	if n.kind == leaf {
		r = r.InsetXY(n.padX, n.padY)
	}
	n.place = r
	if n.at != nil {
		*n.at = r
	}
	if n.kind != leaf {
		r = r.InsetXY(n.padX, n.padY)
	}
	switch n.kind {
	case row, column:
		if n.shape != nil {
			n.putShaped(r)
		} else {
			n.putLine(r)
		}
	case flow:
		n.putFlow(r)
	case lines:
		n.putLines(r)
	case cards:
		for i, at := range Spread(r, len(n.kids), n.high, n.ratio, n.gap) {
			n.kids[i].put(at)
		}
	case either:
		n.took = n.choose(r)
		n.kids[n.took].put(r)
	default:
		for i := range n.kids {
			n.kids[i].put(r)
		}
	}
	if n.alike {
		n.oneSize()
	}
	if n.inside != nil {
		n.inside(r)
	}
}

// boxed returns the part of its place that a node with a Box takes.
func (n *node) boxed(r kit.Rect) kit.Rect {
	if n.boxW > 0 && n.boxW < r.W {
		r.X, r.W = r.X+(r.W-n.boxW)*float64(n.boxX)/2, n.boxW
	}
	if n.boxH > 0 && n.boxH < r.H {
		r.Y, r.H = r.Y+(r.H-n.boxH)*float64(n.boxY)/2, n.boxH
	}
	return r
}

// choose returns the first way that fits.
func (n *node) choose(r kit.Rect) int {
	for i := range n.kids {
		w, _ := n.kids[i].measure(row, r.H)
		h, _ := n.kids[i].measure(column, r.W)
		if w <= r.W+0.5 && h <= r.H+0.5 {
			return i
		}
	}
	return len(n.kids) - 1
}

func (n *node) putLine(r kit.Rect) {
	length, across := along(n.kind, r)
	if n.ends != nil {
		length = n.scroll(length, across)
	}
	n.share(n.kind, length, across)
	used := -n.gap
	for i := range n.kids {
		if !n.kids[i].gone {
			used += n.kids[i].got + n.gap
		}
	}
	at := (length-used)*float64(n.end)/2 - n.moved
	for i := range n.kids {
		kid := n.kids[i].node
		if kid.gone {
			continue
		}
		part := kit.Rect{X: r.X, Y: r.Y + at, W: r.W, H: kid.got}
		if n.kind == row {
			part = kit.Rect{X: r.X + at, Y: r.Y, W: kid.got, H: r.H}
			if n.turn {
				part.X = r.Right() - at - kid.got
			}
		}
		kid.put(part)
		at += kid.got + n.gap
	}
}
