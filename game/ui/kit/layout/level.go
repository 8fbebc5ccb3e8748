package layout

import "math"

// Level has the children that grow as large as each other, or as their parts are: what is left goes to those first that
// have less than others.
func (n Node) Level() Node {
	n.level = true
	return n
}

// raise gives what is left to the children that grow, up to a level that is the same for all.
func (n *Node) raise(left float64) {
	const rounding = 1e-9
	level := math.Inf(1)
	for range n.kids { // in each round those leave the reckoning that have more already
		sum, parts := left, 0.0
		for i := range n.kids {
			if kid := &n.kids[i]; !kid.gone && kid.grow > 0 && kid.got <= level*kid.grow+rounding {
				sum, parts = sum+kid.got, parts+kid.grow
			}
		}
		level = sum / parts
	}
	for i := range n.kids {
		if kid := &n.kids[i]; !kid.gone && kid.grow > 0 {
			kid.got = math.Max(kid.got, level*kid.grow)
		}
	}
}
