package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// hold moves what belongs to visible spaces fully into view. It comes last, since the layout of the map itself must not
// depend on which part of it is visible.
func (f *Layout) hold(m *Model, pts []kit.Point) {
	for i := range f.Spaces {
		b := &f.Spaces[i]
		b.Lamps, b.Fuel = f.held(b.Lamps, b.At), f.held(b.Fuel, b.At)
	}
	f.holdTokens(m)
	// The ship only moves sideways: it is so high that further down it would lie on the road.
	aside := func(ship, words *kit.Rect, space int) kit.Point {
		at := f.spot(pts[min(space, len(pts)-1)])
		by := f.held(*ship, at).X - ship.X
		ship.X, words.X = ship.X+by, words.X+by
		return at
	}
	f.Signs.Ship = f.held(f.Signs.Ship, aside(&f.Ship, &f.Signs.Ship, m.Road.Ship))
	for i, c := range m.Road.Course {
		aside(&f.Ghosts[i], &f.Signs.Courses[i], c.Space)
	}
	for _, r := range f.Tokens { // her picture matters more than a half-covered name
		if overlap(r, f.Signs.Ship) > 1 {
			f.Signs.Ship = kit.Rect{}
		}
	}
}

// holdTokens moves the convoys into view, keeping those of one space together.
func (f *Layout) holdTokens(m *Model) {
	groups := map[int]kit.Rect{}
	for i, t := range m.Road.Tokens {
		groups[t.Space] = joined(groups[t.Space], f.Tokens[i])
	}
	for i, t := range m.Road.Tokens {
		all := groups[t.Space]
		to := f.held(all, f.Spaces[min(t.Space, len(f.Spaces)-1)].At)
		f.Tokens[i] = f.Tokens[i].Offset(to.X-all.X, to.Y-all.Y)
	}
}

// held returns a box that belongs to a point, moved into the map's room, but only as far as it still touches the point.
func (f *Layout) held(r kit.Rect, at kit.Point) kit.Rect {
	if r.Empty() {
		return r
	}
	room := f.Pan.Room.Inset(2)
	r.X = slid(r.X, r.W, room.X, room.Right(), at.X)
	r.Y = slid(r.Y, r.H, room.Y, room.Bottom(), at.Y)
	return r
}

// slid returns the new beginning of a stretch that is moved into from..to. It does not move further from at than it
// was, and does not go past it.
func slid(begin, long, from, to, at float64) float64 {
	least, most := math.Min(begin, at-long), math.Max(begin, at)
	return math.Min(math.Max(math.Max(math.Min(begin, to-long), from), least), most)
}

// joined returns the smallest box around two boxes; an empty one does not count.
func joined(a, b kit.Rect) kit.Rect {
	switch {
	case a.Empty():
		return b
	case b.Empty():
		return a
	}
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return kit.Rect{X: x, Y: y, W: math.Max(a.Right(), b.Right()) - x, H: math.Max(a.Bottom(), b.Bottom()) - y}
}
