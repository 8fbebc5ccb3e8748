package layout

import "onelongnight/game/ui/kit"

// Touch makes the place that is touched at least so wide and high, about the middle of what is seen.
func (n Node) Touch(least float64) Node {
	n.touch = least
	return n
}

// touched returns the place that is touched: what was written, for an inside may change that.
func (n *Node) touched() kit.Rect {
	r := n.place
	if n.at != nil {
		r = *n.at
	}
	if r.Empty() {
		return kit.Rect{}
	}
	return r.Grow(n.touch, n.touch)
}
