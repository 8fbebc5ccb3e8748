package layout

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Touch enlarges the touch area to at least least in both directions, around the middle of what is seen.
func (n Node) Touch(least float64) Node {
	n = n.free()
	n.touch = least
	return n
}

// touched returns the touch area, from the rectangle that was written, since Inside may have changed it.
func (n *node) touched() kit.Rect {
	r := n.place
	if n.at != nil {
		r = *n.at
	}
	if r.Empty() {
		return kit.Rect{}
	}
	return r.Grow(n.touch, n.touch)
}

// Each calls do for everything that can be touched, topmost last; of a scrolling row only the visible part.
func (n Node) Each(do func(table.Spot, kit.Rect)) {
	if n.node != nil {
		n.each(nil, do)
	}
}

func (n *node) each(seen *kit.Rect, do func(table.Spot, kit.Rect)) {
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
func (n Node) Reveal(spot table.Spot) (by float64, ok bool) {
	if n.node == nil {
		return 0, false
	}
	return n.reveal(spot, nil)
}

func (n *node) reveal(spot table.Spot, in *node) (by float64, ok bool) {
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
