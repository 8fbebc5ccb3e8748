package layout

import "onelongnight/game/ui/kit"

// Touch enlarges the touch area to at least least in both directions, around the middle of what is seen.
func (n Node) Touch(least float64) Node {
	n.touch = least
	return n
}

// touched returns the touch area, from the rectangle that was written, since Inside may have changed it.
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
