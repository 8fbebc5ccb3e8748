package layout

import "onelongnight/game/ui/kit"

// begins returns the first child of the line that ends before end: as many children as fit, at most n.most. Lines are
// filled from the end, so that the last children keep their place when the number before them changes.
func (n *node) begins(end int, width float64, wanted bool) int {
	for count := min(n.most, end); count > 1; count-- {
		if n.inLine(n.kids[end-count:end], width, wanted) {
			return end - count
		}
	}
	return end - 1
}

// lines returns how many lines a flow needs at a width if each child gets what it wants, or only what it can do with.
func (n *node) lines(width float64, wanted bool) (count int) {
	if n.kind == lines {
		return n.lineCount(width)
	}
	for end := len(n.kids); end > 0; end = n.begins(end, width, wanted) {
		count++
	}
	return count
}

// cellWidth returns the width of each of count children of a line.
func (n *node) cellWidth(count int, width float64) float64 {
	return (width+n.gap)/float64(max(count, 1)) - n.gap
}

// inLine reports whether some children fit in a line.
func (n *node) inLine(kids []Node, width float64, wanted bool) bool {
	cell := n.cellWidth(len(kids), width)
	for i := range kids {
		least, want := kids[i].measure(row, n.high)
		if wanted {
			least = want
		}
		if least > cell+0.5 {
			return false
		}
	}
	return true
}

// flowHeight returns the height of that many lines.
func (n *node) flowHeight(lines int) float64 {
	if lines == 0 {
		return 0
	}
	return float64(lines)*(n.high+n.gap) - n.gap
}

// putFlow places the children of a flow in lines.
func (n *node) putFlow(r kit.Rect) {
	wanted := true
	lines := n.lines(r.W, wanted)
	if n.flowHeight(lines) > r.H+0.5 {
		wanted = false
		lines = n.lines(r.W, wanted)
	}
	high := min(n.high, (r.H+n.gap)/float64(max(lines, 1))-n.gap)
	y := r.Bottom() - (r.H-float64(lines)*(high+n.gap)+n.gap)*(1-float64(n.end)/2)
	for end := len(n.kids); end > 0; {
		from := n.begins(end, r.W, wanted)
		wide := n.cellWidth(end-from, r.W)
		for i := from; i < end; i++ {
			at := kit.Rect{X: r.X + float64(i-from)*(wide+n.gap), Y: y - high, W: wide, H: high}
			if n.turn {
				at.X = r.X + r.Right() - at.Right()
			}
			n.kids[i].put(at)
		}
		y, end = y-high-n.gap, from
	}
}

// lineEnd returns the end of the line that begins with child from, and how much its children want without the gaps.
func (n *node) lineEnd(from int, width float64) (end int, wanted float64) {
	for end = from; end < len(n.kids); end++ {
		want := n.wide(end, width)
		if end > from && wanted+want+n.gap*float64(end-from) > width+0.5 {
			break
		}
		wanted += want
	}
	return end, wanted
}

// wide returns the width that a child of lines wants.
func (n *node) wide(i int, width float64) float64 {
	_, want := n.kids[i].measure(row, n.high)
	return min(want, width)
}

// lineCount returns how many lines the children need at a width.
func (n *node) lineCount(width float64) (count int) {
	for from := 0; from < len(n.kids); count++ {
		from, _ = n.lineEnd(from, width)
	}
	return count
}

// putLines places the children of lines.
func (n *node) putLines(r kit.Rect) {
	high := min(n.high, (r.H+n.gap)/float64(max(n.lineCount(r.W), 1))-n.gap)
	at := kit.Rect{Y: r.Y, H: high}
	for from := 0; from < len(n.kids); at.Y += high + n.gap {
		end, wanted := n.lineEnd(from, r.W)
		by := (r.W - n.gap*float64(end-from-1)) / wanted
		for at.X = r.X; from < end; from++ {
			at.W = n.wide(from, r.W) * by
			n.kids[from].put(at)
			at.X += at.W + n.gap
		}
	}
}

// scroll returns the length that a scrolling row's children need at least, and limits how far it is scrolled.
func (n *node) scroll(length, across float64) float64 {
	least := n.gap * float64(max(len(n.kids)-1, 0))
	for i := range n.kids {
		l, _ := n.kids[i].measure(row, across)
		least += l
	}
	*n.ends = max(0, least-length)
	n.moved = max(0, min(n.moved, *n.ends))
	return max(length, least)
}

// oneSize finds the text size that fits in all children with words, and writes it to them.
func (n *node) oneSize() {
	size := 0.0
	n.worded(func(kid *node) {
		if fits := kid.fits(kid.place); size == 0 || fits < size {
			size = fits
		}
	})
	n.worded(func(kid *node) { *kid.letters = size })
}

// worded calls do for each child with words, at any depth.
func (n *node) worded(do func(*node)) {
	for i := range n.kids {
		kid := n.kids[i].node
		if kid.gone || n.kind == either && i != n.took {
			continue
		}
		if kid.letters != nil && !kid.place.Empty() {
			do(kid)
		}
		kid.worded(do)
	}
}

// Split returns n equal parts of a line with gaps between them.
func Split(line kit.Rect, n int, gap float64) []kit.Rect {
	parts := make([]kit.Rect, n)
	for i := range parts {
		parts[i] = Cell(line, i, n, gap)
	}
	return parts
}

// Cell returns the i-th of n equal parts of a line with gaps between them.
func Cell(line kit.Rect, i, n int, gap float64) kit.Rect {
	w := (line.W - gap*float64(n-1)) / float64(n)
	return kit.Rect{X: line.X + float64(i)*(w+gap), Y: line.Y, W: w, H: line.H}
}

// Spread returns n rectangles of a ratio (width by height) in lines, centred in a box, as large as fits but at most
// most wide.
func Spread(box kit.Rect, n int, most, ratio, gap float64) (list []kit.Rect) {
	best, per := 0.0, 1
	for columns := 1; columns <= n; columns++ {
		rows := (n + columns - 1) / columns
		w := min(box.W/float64(columns)-gap, (box.H/float64(rows)-gap)*ratio)
		if w > best {
			best, per = w, columns
		}
	}
	best = min(best, most)
	rows := (n + per - 1) / per
	h := best / ratio
	y := box.MidY() - (float64(rows)*(h+gap)-gap)/2
	for i := range n {
		row := i / per
		in := min(per, n-row*per)
		x := box.MidX() - (float64(in)*(best+gap)-gap)/2
		list = append(list, kit.Rect{X: x + float64(i%per)*(best+gap), Y: y + float64(row)*(h+gap), W: best, H: h})
	}
	return list
}
