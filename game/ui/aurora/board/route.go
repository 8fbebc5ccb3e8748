package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// The route is a field of this size: three lanes, one above the other, from the plateau at the foot to the coast.
const (
	routeW, routeH = 960.0, 600.0
	laneTop        = 122.0
	laneMiddle     = 318.0
	laneFoot       = 520.0
	bend           = 2 // so many spaces of a region lie in the bend before its lane
)

// nodes returns where the spaces of a road lie in the field.
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

// spline returns a smooth line through points, part from a to b of them.
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

// bow returns the middle of the bow of a shortcut: below the lowest lane, and towards the inside above.
func bow(a, b kit.Point) kit.Point {
	mid := kit.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	deep := 46 + math.Abs(b.X-a.X)*0.16
	switch {
	case math.Abs(b.X-a.X) < math.Abs(b.Y-a.Y): // round a bend
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

// wholeScale is from which scale on a phone one sees all three lanes at first, so that none is cut.
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

// begin has one begin with what can be chosen on the map in sight: all of it, or as much as there is room for from the
// truck on; where nothing is to be chosen the truck is.
func (f *Layout) begin(m *Model) {
	if !f.Portrait && !f.Narrow {
		return
	}
	const around, margin = 20, 8
	const badge = 18 // what it takes stands beside a space, and is as wide at any zoom
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
	if m.Road.Ship < len(pts) { // she is whole where one sees where she lies
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

// shipWide and shipHigh are how large she is on the map with her name, from the space at which she lies.
const shipWide, shipHigh = 134, 146

// middle returns where a part of the road can be touched.
func (e *Edge) middle(pts []kit.Point) kit.Rect {
	a, b := pts[e.From], pts[e.From+1]
	return kit.Rect{X: (a.X+b.X)/2 - 20, Y: (a.Y+b.Y)/2 - 20, W: 40, H: 40}
}

// zoom returns how many CSS pixels a unit of the field is.
func (f *Layout) zoom() float64 { return f.Pan.Within(f.Camera).Zoom }

// spot returns where in the window a point of the field is.
func (f *Layout) spot(p kit.Point) kit.Point {
	x, y := f.Pan.At(f.Camera, p.X, p.Y)
	return kit.Point{X: x, Y: y}
}
