package layout

import "math"

// Level makes the growing children equally large, or their parts (see Shares) if they differ: the smallest get the rest
// first.
func (n Node) Level() Node {
	n = n.free()
	n.level = true
	return n
}

// raise gives what is left to the growing children, up to a level that is the same for all.
func (n *node) raise(left float64) {
	const rounding = 1e-9
	level := math.Inf(1)
	for range n.kids { // each pass drops those that are above the level already
		sum, parts := left, 0.0
		for i := range n.kids {
			if kid := n.kids[i].node; !kid.gone && kid.grow > 0 && kid.got <= level*kid.grow+rounding {
				sum, parts = sum+kid.got, parts+kid.grow
			}
		}
		level = sum / parts
	}
	for i := range n.kids {
		if kid := n.kids[i].node; !kid.gone && kid.grow > 0 {
			kid.got = math.Max(kid.got, level*kid.grow)
		}
	}
}
