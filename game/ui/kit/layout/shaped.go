package layout

import (
	"math"

	"onelongnight/game/ui/kit"
)

// shape has the sizes of a Shaped row.
type shape struct {
	tall float64 // height for a width of 1
	most float64 // maximum width
	wide float64 // maximum gap
}

// Shaped is a row of things that keep their shape, tall high for a width of 1. They are as large as fits, at most most
// wide; what is left becomes gaps, at most wide. A child's part (see Shares) scales it; no child gets narrower than its
// least size, unless all do. They stand on one line.
func Shaped(tall, most, gap, wide float64, kids ...Node) Node {
	n := of(row, gap, kids)
	n.shape = &shape{tall, most, wide}
	return n
}

// partOf returns the width of a child when a child with part 1 has that width.
func (n *node) partOf(width float64) float64 {
	return math.Max(n.grow*width, math.Min(width, n.least))
}

// allOf returns the width of all children together.
func (n *node) allOf(width float64) (sum float64) {
	for i := range n.kids {
		sum += n.kids[i].partOf(width)
	}
	return sum
}

// fit returns the greatest width with which all children fit in a length.
func (n *node) fit(most, length float64) float64 {
	if n.allOf(most) <= length {
		return most
	}
	low := 0.0
	for range 20 { // by bisection
		if middle := (low + most) / 2; n.allOf(middle) <= length {
			low = middle
		} else {
			most = middle
		}
	}
	return low
}

func (n *node) putShaped(r kit.Rect) {
	gaps := float64(len(n.kids) - 1)
	width := n.fit(math.Min(n.shape.most, r.H/n.shape.tall), r.W-n.gap*gaps)
	gap, all := n.gap, n.allOf(width)
	if gaps > 0 {
		gap = math.Max(gap, math.Min(n.shape.wide, (r.W-all)/gaps))
	}
	x := r.X + (r.W-all-gap*gaps)*float64(n.end)/2
	foot := r.MidY() + width*n.shape.tall/2
	for i := range n.kids {
		w := n.kids[i].partOf(width)
		n.kids[i].put(kit.Rect{X: x, Y: foot - w*n.shape.tall, W: w, H: w * n.shape.tall})
		x += w + gap
	}
}
