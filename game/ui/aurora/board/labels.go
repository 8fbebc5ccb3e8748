package board

import (
	"cmp"
	"math"
	"slices"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// SpaceBox holds the places of a space on the map and of everything that belongs to it.
type SpaceBox struct {
	At     kit.Point
	R      float64  // radius of its disc
	Beacon kit.Rect // empty where there is none
	Fuel   kit.Rect // the cost of driving there
	Lamps  kit.Rect // the discs that tell when the Aurora is there
}

func (b *SpaceBox) disc() kit.Rect {
	return kit.Rect{X: b.At.X - b.R, Y: b.At.Y - b.R, W: 2 * b.R, H: 2 * b.R}
}

// lampSize is half the width of a disc that tells when the Aurora is at a space.
const lampSize = 9.5

// scale returns the scale of things on the map, 1 in the design.
func (f *Layout) scale() float64 { return math.Min(math.Max(f.zoom(), leastScale), mostScale) }

const leastScale, mostScale = 0.62, 1.5

// spaceBox computes the places of a space and of what belongs to it.
func (f *Layout) spaceBox(s *Space, at kit.Point) SpaceBox {
	k := f.scale()
	b := SpaceBox{At: at, R: 15 * k}
	switch {
	case s.Picked:
		b.R = 22 * k
	case s.Legal:
		b.R = 21 * k
	}
	if s.Beacon != "" {
		q := 12 * math.Max(k, 0.8)
		b.Beacon = kit.Rect{X: at.X - 14*k - q, Y: at.Y - b.R - 2*q - 6*k, W: 2 * q, H: 2 * q}
	}
	n := 0.0
	if s.White != 0 {
		n++
	}
	if s.Red != 0 {
		n++
	}
	if n > 0 {
		wide := n*(2*lampSize+2) + 1
		b.Lamps = kit.Rect{X: at.X - b.R*0.5 + lampSize + 1.5 - wide, Y: at.Y + b.R + 2, W: wide, H: 2*lampSize + 3}
	}
	return b
}

// legendGap is the gap between the legend and the cost of a space.
const legendGap = 4

// fuel places the cost of driving to a space below it, or diagonally if more of it is visible there.
func (f *Layout) fuel(i int, legend kit.Rect) {
	b := &f.Spaces[i]
	h := math.Max(19, 21*f.scale())
	box := kit.Rect{W: h * 1.75, H: h}
	least := math.Inf(1)
	for k, at := range [...]kit.Point{{X: b.At.X - box.W/2, Y: b.At.Y + b.R*0.8},
		{X: b.At.X + b.R*0.4, Y: b.At.Y + b.R*0.5}, {X: b.At.X - b.R*0.4 - box.W, Y: b.At.Y + b.R*0.5}} {
		r := box.Offset(at.X, at.Y)
		bad := 0.01 * float64(k)
		for _, n := range f.Spaces[max(0, i-1):min(i+2, len(f.Spaces))] {
			if n.At != b.At {
				bad += overlap(r, n.disc())
			}
			bad += overlap(r, n.Lamps) + overlap(r, n.Beacon) + overlap(r, n.Fuel)
		}
		bad += r.W*r.H - overlap(r, f.ground()) + overlap(r.Inset(-legendGap), legend)
		if bad < least {
			b.Fuel, least = r, bad
		}
	}
}

// overlap returns the area that two boxes share.
func overlap(a, b kit.Rect) float64 {
	o := a.Intersect(b)
	if o.Empty() {
		return 0
	}
	return o.W * o.H
}

// labels lays out everything on the map except the road: the convoys side by side, the ship and its later places, and
// the names, each where it covers as little as possible.
func (f *Layout) labels(m *Model) {
	pts := nodes(m.Road.Spaces)
	l := labeller{all: f.ground()} // the whole map, so that panning moves nothing on it
	f.spaces(m, pts, &l)
	f.crowds(m)
	l.take(f.Tokens...)
	k := f.scale()
	ship := f.spot(pts[min(m.Road.Ship, len(pts)-1)])
	f.Ship = l.put(134*k, 95*k, around(ship, 134*k, 95*k, 16*k)...)
	for _, c := range m.Road.Course {
		p := f.spot(pts[c.Space])
		f.Ghosts = append(f.Ghosts, l.put(93*k, 66*k, around(p, 93*k, 66*k, 18*k)...))
	}
	for i, c := range m.Road.Course {
		w := kit.Width(kit.LabelBold, f.Px(15), 0, c.Text) + 6
		f.Signs.Courses = append(f.Signs.Courses, l.put(w, 18, beside(f.Ghosts[i], w, 18)...))
	}
	f.Signs.Ways = make([]kit.Rect, len(m.Road.Ways))
	for _, i := range f.widest(m.Road.Ways) {
		w := &m.Road.Ways[i]
		f.Signs.Ways[i] = l.put(f.wayWidth(w), 26, f.wayPoints(pts[w.From], pts[w.To])...)
	}
	name := kit.Width(kit.DisplayBlack, f.Head(22), 0, m.Words.Aurora) + 6
	f.Signs.Ship = l.put(name, 26, beside(f.Ship, name, 26)...)
	f.hold(m, pts)
}

// spaces lays out the spaces and what belongs to each, clear of the legend if that is on the map.
func (f *Layout) spaces(m *Model, pts []kit.Point, l *labeller) {
	for i := range m.Road.Spaces {
		f.Spaces = append(f.Spaces, f.spaceBox(&m.Road.Spaces[i], f.spot(pts[i])))
	}
	var legend kit.Rect
	if !f.Pan.Moves(f.Camera) {
		legend = f.legend(m)
		l.take(legend)
	}
	for i := range m.Road.Spaces {
		if m.Road.Spaces[i].Fuel != "" {
			f.fuel(i, legend)
		}
		b := f.Spaces[i]
		l.take(b.disc(), b.Beacon, b.Fuel, b.Lamps)
	}
}

// labeller places things on the map one after the other, each clear of those before it.
type labeller struct {
	all   kit.Rect // where things may be
	taken []kit.Rect
}

// take keeps later things away from some places.
func (l *labeller) take(list ...kit.Rect) {
	for _, r := range list {
		if !r.Empty() {
			l.taken = append(l.taken, r)
		}
	}
}

// put finds a place of a size for a thing. Among the places with the given centres it takes the one that covers least,
// or the first of several equal ones.
func (l *labeller) put(w, h float64, at ...kit.Point) kit.Rect {
	best, least := kit.Rect{}, math.Inf(1)
	for i, p := range at {
		r := kit.Rect{X: p.X - w/2, Y: p.Y - h/2, W: w, H: h}
		bad := 0.01 * float64(i)
		for _, t := range l.taken {
			if o := overlap(t, r); o > 0 {
				bad += 1 + o
			}
		}
		if out := r.W*r.H - overlap(r, l.all); out > 0.01 {
			bad += 1 + out
		}
		if bad < least {
			best, least = r, bad
		}
	}
	l.take(best)
	return best
}

// beside returns centres for words of a size around a thing: above it, below it, at its sides, then diagonally.
func beside(r kit.Rect, w, h float64) (list []kit.Point) {
	x, y := r.MidX(), r.MidY()
	list = []kit.Point{{X: x, Y: r.Y - h/2}, {X: x, Y: r.Bottom() + h/2}, {X: r.Right() + w/2, Y: y},
		{X: r.X - w/2, Y: y}}
	for _, out := range [...]float64{0.5, 1} {
		for _, dy := range [...]float64{-1, 1} {
			for _, dx := range [...]float64{1, -1} {
				list = append(list, kit.Point{X: x + dx*out*(r.W+w)/2, Y: y + dy*(r.H+h)/2})
			}
		}
	}
	for _, dx := range [...]float64{0, 0.5, -0.5} {
		list = append(list, kit.Point{X: x + dx*r.W, Y: r.Y - 1.5*h}, kit.Point{X: x + dx*r.W, Y: r.Bottom() + 1.5*h})
	}
	return list
}

// around returns centres for a box of a size around a point: above it, at its sides, diagonally and below, close enough
// to show that they belong together.
func around(p kit.Point, w, h, gap float64) []kit.Point {
	list := []kit.Point{{X: p.X, Y: p.Y - h/2 - gap}}
	for _, dx := range [...]float64{0.25, -0.25, 0.5, -0.5} {
		list = append(list, kit.Point{X: p.X + dx*w, Y: p.Y - h/2 - gap})
	}
	list = append(list, kit.Point{X: p.X + w/2 + gap, Y: p.Y}, kit.Point{X: p.X - w/2 - gap, Y: p.Y})
	for _, dx := range [...]float64{0.75, -0.75} {
		list = append(list, kit.Point{X: p.X + dx*w, Y: p.Y - h/2}, kit.Point{X: p.X + dx*w, Y: p.Y + h/2})
	}
	const lamps = 2*lampSize + 5
	for _, dx := range [...]float64{0, 0.25, -0.25, 0.5, -0.5} {
		list = append(list, kit.Point{X: p.X + dx*w, Y: p.Y + h/2 + gap + lamps})
	}
	return list
}

// wayPoints returns places for the plate of a shortcut: along its curve from the middle on, then beside it.
func (f *Layout) wayPoints(a, b kit.Point) (list []kit.Point) {
	mid, k := bow(a, b), math.Max(1, f.scale())
	for _, by := range [...]kit.Point{{}, {Y: -24}, {Y: 24}, {X: 40}, {X: -40}, {X: 40, Y: 24}, {X: -40, Y: 24},
		{X: 40, Y: -24}, {X: -40, Y: -24}, {Y: -48}, {Y: 48}, {X: 80}, {X: -80}, {X: 80, Y: 24}, {X: -80, Y: 24},
		{X: 80, Y: -24}, {X: -80, Y: -24}, {X: 110}, {X: -110}} {
		for _, t := range [...]float64{0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8} {
			p := f.spot(kit.Point{X: a.X*(1-t)*(1-t) + 2*mid.X*t*(1-t) + b.X*t*t,
				Y: a.Y*(1-t)*(1-t) + 2*mid.Y*t*(1-t) + b.Y*t*t})
			list = append(list, kit.Point{X: p.X + by.X*k, Y: p.Y + by.Y*k})
		}
	}
	return list
}

// waySign is the size of the sign on a shortcut's plate, wayDanger that of the sign for its effect.
const waySign, wayDanger = 17.0, 14.0

// wayWidth returns the width of a shortcut's plate.
func (f *Layout) wayWidth(w *Way) float64 {
	wide := kit.Width(kit.LabelBold, f.Px(15), 0, w.Name) + 16
	if w.Tracks {
		wide += waySign + 4
	}
	if len(w.Danger) > 0 {
		wide += art.EffectsWidth(w.Danger, wayDanger) + 4
	}
	return wide
}

// widest returns the indices of the shortcuts, widest plates first, since those are hardest to place.
func (f *Layout) widest(ways []Way) []int {
	list := make([]int, len(ways))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(f.wayWidth(&ways[b]), f.wayWidth(&ways[a])) })
	return list
}

// ground returns the place of the whole map in the window.
func (f *Layout) ground() kit.Rect { return f.Pan.Rect(f.Camera, kit.Rect{W: routeW, H: routeH}) }

// crowds places the convoys on the map. Those of one space stand side by side, two in a row, or above each other if
// there are others on the neighbouring spaces.
func (f *Layout) crowds(m *Model) {
	k := f.scale()
	f.Tokens = make([]kit.Rect, len(m.Road.Tokens))
	groups := map[int][]int{}
	for i, t := range m.Road.Tokens {
		groups[t.Space] = append(groups[t.Space], i)
	}
	for space, list := range groups {
		at := f.Spaces[min(space, len(f.Spaces)-1)].At
		foot, per := at.Y-12*k, 2
		if len(groups[space-1])+len(groups[space+1]) > 0 {
			per = 1
		}
		for len(list) > 0 {
			n := min(per, len(list))
			row := list[:n]
			wide, high := 0.0, 0.0
			for _, i := range row {
				w, h := tokenSize(&m.Road.Tokens[i], k)
				wide, high = wide+w, math.Max(high, h)
			}
			all := f.ground()
			x := math.Min(math.Max(at.X+wide/2, all.X+wide+8*k), all.Right()-8*k)
			for _, i := range row {
				w, h := tokenSize(&m.Road.Tokens[i], k)
				f.Tokens[i] = kit.Rect{X: x - w, Y: foot - h, W: w, H: h}
				x -= w
			}
			foot -= high
			list = list[n:]
		}
	}
}

// tokenSize returns the size of a convoy on the map.
func tokenSize(t *Standing, k float64) (w, h float64) {
	long := 52 * k
	if t.Own {
		long = 74 * k
	}
	return long * 100 / 92, long * 48 / 92
}
