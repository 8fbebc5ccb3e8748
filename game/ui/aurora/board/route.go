package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// The size of the map, in units of the field: three lanes, one above the other, from the plateau at the bottom to the
// coast at the top.
const (
	routeW, routeH = 960.0, 600.0
	laneTop        = 122.0
	laneMiddle     = 318.0
	laneFoot       = 520.0
	bend           = 2 // number of a region's spaces that lie in the bend before its lane
)

// nodes returns the places of a road's spaces in the field.
func nodes(spaces []Space) (list []kit.Point) {
	var count [4]int
	for i := range spaces {
		count[spaces[i].Region]++
	}
	lane := func(n int, from, to, y float64, phase float64) {
		for i := range n {
			u := 0.0
			if n > 1 {
				u = float64(i) / float64(n-1)
			}
			list = append(list, kit.Point{X: from + (to-from)*u, Y: y + math.Sin(float64(i)*1.35+phase)*20})
		}
	}
	lane(count[1], 66, 790, laneFoot, 0)
	list = append(list, kit.Point{X: 878, Y: laneFoot - 68}, kit.Point{X: 872, Y: laneMiddle + 50})
	lane(count[2]-bend, 782, 186, laneMiddle, 1)
	list = append(list, kit.Point{X: 100, Y: laneMiddle - 58}, kit.Point{X: 100, Y: laneTop + 52})
	lane(count[3]-bend, 184, 890, laneTop, 2)
	return list
}

// spline returns a smooth line through points, from the a-th to the b-th.
func spline(pts []kit.Point, a, b int) *kit.Path {
	p := new(kit.Path)
	p.MoveTo(pts[a].X, pts[a].Y)
	at := func(i int) kit.Point { return pts[min(max(i, 0), len(pts)-1)] }
	for i := a; i < b; i++ {
		o, q, r, s := at(i-1), at(i), at(i+1), at(i+2)
		p.CubeTo(q.X+(r.X-o.X)/6, q.Y+(r.Y-o.Y)/6, r.X-(s.X-q.X)/6, r.Y-(s.Y-q.Y)/6, r.X, r.Y)
	}
	return p
}

// bow returns the middle of a shortcut's curve: below the lowest lane, otherwise towards the inside of the bend.
func bow(a, b kit.Point) kit.Point {
	mid := kit.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	deep := 46 + math.Abs(b.X-a.X)*0.16
	switch {
	case math.Abs(b.X-a.X) < math.Abs(b.Y-a.Y): // around a bend
		if mid.X > routeW/2 {
			mid.X -= deep
		} else {
			mid.X += deep
		}
	case mid.Y > laneMiddle+100:
		mid.Y += deep
	case mid.Y > laneTop+100:
		mid.Y -= deep * 1.9
	default:
		mid.Y += deep * 1.7
	}
	return mid
}

// wholeScale is the scale from which a phone shows all three lanes at first, so that none is cut.
const wholeScale = 0.5

// route lays the map out in a room.
func (f *Layout) route(m *Model, room kit.Rect) {
	least := room.W / routeW
	if f.Portrait || f.Narrow {
		least = math.Max(least, room.H/routeH)
	}
	pts := nodes(m.Road.Spaces)
	own := kit.Point{X: routeW / 2, Y: routeH / 2}
	if m.Road.Own < len(pts) {
		own = pts[min(m.Road.Own+2, len(pts)-1)]
	}
	f.Pan = kit.Field{W: routeW, H: routeH, Room: room, Least: least, Most: 2.5, Anew: true}
	if f.Portrait || f.Narrow {
		zoom := math.Max(least, 0.75*f.S)
		if f.Portrait && least >= wholeScale*f.S {
			zoom = least
		}
		f.Pan.Start = kit.Camera{X: own.X, Y: own.Y, Zoom: zoom}
	}
	for i, p := range pts {
		f.lies[m.Road.Spaces[i].Spot] = kit.Rect{X: p.X - 24, Y: p.Y - 24, W: 48, H: 48}
	}
	for i := range m.Road.Ways {
		w := &m.Road.Ways[i]
		mid := bow(pts[w.From], pts[w.To])
		f.lies[w.Spot] = kit.Rect{X: mid.X - 44, Y: mid.Y - 20, W: 88, H: 40}
	}
	for i := range m.Edges {
		f.lies[m.Edges[i].Spot] = m.Edges[i].middle(pts)
	}
	f.begin(m)
	f.labels(m)
}

// begin makes the first view of the map, on a small screen, show what can be chosen: all of it, or as much as fits,
// starting from the viewer's convoy. If nothing can be chosen, it shows the convoy.
func (f *Layout) begin(m *Model) {
	if !f.Portrait && !f.Narrow {
		return
	}
	const around, margin = 20, 8
	const badge = 18 // the cost stands beside a space, and is equally wide at any zoom
	pts := nodes(m.Road.Spaces)
	at, all := f.Pan.Home(), kit.Rect{}
	show := func(r kit.Rect) bool {
		r = joined(r.Inset(-around), all)
		fits := f.Pan.Least*r.W <= f.Pan.Room.W && f.Pan.Least*r.H <= f.Pan.Room.H
		if fits {
			all, at = r, f.Pan.Show(at, r, margin)
		}
		return fits
	}
	if m.Road.Own < len(pts) {
		show(f.lies[m.Road.Spaces[m.Road.Own].Spot])
	}
	for i := range m.Road.Spaces {
		if s := &m.Road.Spaces[i]; s.Legal {
			r := f.lies[s.Spot]
			whole := r
			whole.W += badge / at.Zoom
			if !show(whole) {
				show(r)
			}
		}
	}
	for i := range m.Edges {
		show(m.Edges[i].middle(pts))
	}
	for i := range m.Road.Ways {
		if w := &m.Road.Ways[i]; w.Legal {
			show(f.lies[w.Spot])
		}
	}
	if m.Road.Ship < len(pts) { // if the ship's space is visible, the whole ship should be
		p := pts[m.Road.Ship]
		if x, y := f.Pan.At(at, p.X, p.Y); f.Pan.Room.Contains(x, y) {
			k := math.Min(math.Max(at.Zoom, leastScale), mostScale) / at.Zoom
			r := kit.Rect{X: p.X - shipWide/2*k, Y: p.Y - shipHigh*k, W: shipWide * k, H: shipHigh * k}
			if whole := joined(r, all); at.Zoom*whole.W <= f.Pan.Room.W && at.Zoom*whole.H <= f.Pan.Room.H {
				at = f.Pan.Show(at, whole, margin)
			}
		}
	}
	f.Pan.Start = at
}

// shipWide and shipHigh are the size of the ship with its name on the map, measured from its space.
const shipWide, shipHigh = 134, 146

// middle returns the place at which a part of the road can be touched.
func (e *Edge) middle(pts []kit.Point) kit.Rect {
	a, b := pts[e.From], pts[e.From+1]
	return kit.Rect{X: (a.X+b.X)/2 - 20, Y: (a.Y+b.Y)/2 - 20, W: 40, H: 40}
}

// zoom returns the number of CSS pixels per unit of the field.
func (f *Layout) zoom() float64 { return f.Pan.Within(f.Camera).Zoom }

// spot converts a point of the field to the window.
func (f *Layout) spot(p kit.Point) kit.Point {
	x, y := f.Pan.At(f.Camera, p.X, p.Y)
	return kit.Point{X: x, Y: y}
}
