package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// route paints the map from above.
func (d *drawing) route() {
	f := d.f
	d.PushClip(f.Map)
	d.land()
	d.trail() // below numbers, costs and names
	d.Part("route", d.spaces)
	d.standing()
	d.Part("legend", d.legend)
	all := f.Pan.Rect(f.Camera, kit.Rect{W: routeW, H: routeH})
	const shore = 40 // the map's edges are empty
	d.goesOn(f.Map, all.X < f.Map.X-shore, all.Right() > f.Map.Right()+shore)
	d.Pop()
}

// land paints the ground with the road. It is painted once and then stretched.
func (d *drawing) land() {
	f, m := d.f, d.m
	to := f.Pan.Rect(f.Camera, kit.Rect{W: routeW, H: routeH})
	sea, snow := f.Map.CutTop(math.Max(0, to.MidY()-f.Map.Y))
	d.FillRect(sea, kit.Hex(0x0A2A3C))
	d.FillRect(snow, kit.Hex(0x163B4E))
	const scale = 1.0
	from := kit.Rect{X: to.X, Y: to.Y, W: routeW * scale, H: routeH * scale}
	d.WarpTo(from, to)
	type land struct {
		spaces int
		state  string
	}
	state := ""
	for i := range m.Road.Ways {
		w := &m.Road.Ways[i]
		state += map[bool]string{true: "o", false: "-"}[w.Open]
		if w.Shut {
			state += "x"
		}
	}
	d.Art(land{len(m.Road.Spaces), state}, from, func(p *kit.Painter) { paintLand(p, m) })
	d.Pop()
}

// spaces paints everything on the map except the convoys.
func (d *drawing) spaces() {
	f, m := d.f, d.m
	pts := nodes(m.Road.Spaces)
	k := f.scale()
	for i, c := range m.Road.Course {
		g := f.Ghosts[i]
		d.moored(g, f.spot(pts[c.Space]), kit.Hex(0xBFF2EE))
		art.Ship(d.Canvas, g.MidX(), g.Bottom()-5*k, 90*k, true)
		st := centred(label(f.Px(15), kit.Hex(0xBFF2EE)))
		st.Shadow = 1.5
		d.Line(st, c.Text, f.Signs.Courses[i])
	}
	d.moored(f.Ship, f.spot(pts[min(m.Road.Ship, len(pts)-1)]), kit.Hex(0xFFE3A0))
	art.Ship(d.Canvas, f.Ship.MidX(), f.Ship.Bottom()-5*k, 130*k, false)
	st := centred(number(f.Head(22), kit.Hex(0xFFE3A0)))
	st.Shadow = 2
	d.Line(st, m.Words.Aurora, f.Signs.Ship)
	for i := range m.Road.Ways {
		d.way(&m.Road.Ways[i], f.Signs.Ways[i])
	}
	for i := range m.Edges {
		e := &m.Edges[i]
		a, b := f.spot(pts[e.From]), f.spot(pts[e.From+1])
		d.Circle((a.X+b.X)/2, (a.Y+b.Y)/2, 15, art.Bright)
		d.Circle((a.X+b.X)/2, (a.Y+b.Y)/2, 12, art.Ink)
		q := 16.0
		art.Sign(d.Canvas, "damage", kit.Rect{X: (a.X+b.X)/2 - q/2, Y: (a.Y+b.Y)/2 - q/2, W: q, H: q}, art.Loss)
	}
	for i := range m.Road.Spaces {
		d.spaceAt(i, k)
	}
}

// moored draws a dotted line from a ship that had to be moved aside to its space.
func (d *drawing) moored(ship kit.Rect, space kit.Point, col kit.Color) {
	k := d.f.scale()
	from := kit.Point{X: math.Min(math.Max(space.X, ship.X), ship.Right()),
		Y: math.Min(math.Max(space.Y, ship.Y), ship.Bottom())}
	far := math.Hypot(space.X-from.X, space.Y-from.Y)
	if far < 30*k {
		return
	}
	for at := 4.0; at < far-15*k; at += 8 {
		d.Circle(from.X+(space.X-from.X)*at/far, from.Y+(space.Y-from.Y)*at/far, 1.6, col)
	}
}

// way paints the plate of a shortcut.
func (d *drawing) way(w *Way, r kit.Rect) {
	f := d.f
	st := label(f.Px(15), art.Second)
	edge := kit.Hex(0x8FB3C0)
	switch {
	case w.Shut:
		st.Color, edge = art.Loss, art.Loss
	case w.Picked:
		st.Color, edge = art.Gold, art.Gold
	case w.Legal || w.Open:
		st.Color, edge = art.Bright, art.Legal
	}
	d.Fill(kit.Round(7), r, art.Ink.Fade(0.92))
	width := 1.6
	if w.Legal {
		width = 2.6
	}
	d.Outline(kit.Round(7), r, width, edge)
	in := r.InsetXY(7, 0)
	if w.Tracks {
		art.Sign(d.Canvas, "tracks", kit.Rect{X: in.X, Y: in.MidY() - waySign/2, W: waySign, H: waySign},
			st.Color)
		_, in = in.CutLeft(waySign + 4)
	}
	text := kit.Width(st.Face, st.Size, 0, w.Name)
	d.Line(st, w.Name, kit.Rect{X: in.X, Y: in.Y, W: text + 2, H: in.H})
	_, in = in.CutLeft(text + 5)
	art.Effects(d.Canvas, w.Danger, in, wayDanger, true)
}

// spaceAt paints a space: its number, the cost of driving there, its beacon, and the numbers of the Aurora.
func (d *drawing) spaceAt(i int, k float64) {
	s, b := &d.m.Road.Spaces[i], &d.f.Spaces[i]
	p, r := b.At, b.R
	ground, edge, col, width := kit.Hex(0x0F2735), kit.Hex(0x8FB3C0), kit.Hex(0xC4D6DC), 1.8
	switch {
	case s.Picked:
		ground, edge, col, width = kit.Hex(0x4A3308), art.Gold, kit.Hex(0xFFF6DC), 3.5
		d.Glow(kit.Rect{X: p.X - 40*k, Y: p.Y - 40*k, W: 80 * k, H: 80 * k}, art.Gold.Fade(0.6))
	case s.Legal:
		ground, edge, col, width = kit.Hex(0x23401A), art.Bright, kit.Hex(0xF1FFE0), 3
		if s.Hovered {
			width = 4.5
		}
	}
	d.Circle(p.X, p.Y+2, r+1.5, kit.Hex(0x02070C).Fade(0.6))
	d.Circle(p.X, p.Y, r, edge)
	d.Circle(p.X, p.Y, r-width, ground)
	at := kit.Rect{X: p.X - r, Y: p.Y - r, W: 2 * r, H: 2 * r}
	d.Line(centred(number(math.Max(kit.MinText, r*1.05), col)), itoa(i), at)
	if s.Beacon != "" {
		sign, col := beacon(s.Beacon)
		q, bx, by := b.Beacon.W/2, b.Beacon.MidX(), b.Beacon.MidY()
		d.FillRect(kit.Rect{X: bx - 1, Y: by + q, W: 2, H: p.Y - r - by - q + 4}, kit.Hex(0xDCE8EC))
		d.Circle(bx, by, q, col)
		d.Circle(bx, by, q-2, art.Ink)
		art.Sign(d.Canvas, sign, kit.Rect{X: bx - q*0.66, Y: by - q*0.66, W: q * 1.32, H: q * 1.32}, col)
	}
	if s.Fuel != "" {
		pill := b.Fuel
		h := pill.H
		d.Fill(kit.Round(h/2), pill, art.Ink)
		d.Outline(kit.Round(h/2), pill, 1.6, edge)
		art.Sign(d.Canvas, "fuel", kit.Rect{X: pill.X + 5, Y: pill.MidY() - h*0.36, W: h * 0.72, H: h * 0.72},
			art.Tint("fuel"))
		d.Line(centred(number(math.Max(kit.MinText, h*0.8), art.Text)), s.Fuel,
			kit.Rect{X: pill.X + h*0.8, Y: pill.Y, W: pill.W - h*0.85, H: h})
	}
	d.lamps(s, b.Lamps)
}

// lamps paints the discs that tell when the Aurora is at a space.
func (d *drawing) lamps(s *Space, r kit.Rect) {
	x, y := r.Right()-lampSize-1.5, r.MidY()
	disc := func(n int, ground, text kit.Color) {
		if n == 0 {
			return
		}
		const q = lampSize
		d.Circle(x, y, q+1.4, art.Ink)
		d.Circle(x, y, q, ground)
		d.Line(centred(label(kit.MinText, text)), itoa(n), kit.Rect{X: x - q, Y: y - q, W: 2 * q, H: 2 * q})
		x -= 2*q + 2
	}
	disc(s.Red, kit.Hex(0xFF6A5C), kit.Hex(0x2A0805))
	disc(s.White, kit.Hex(0xEAFBFF), kit.Hex(0x0A1B28))
}

// trail paints the drive under the pointer.
func (d *drawing) trail() {
	f := d.f
	pts := nodes(d.m.Road.Spaces)
	const dots = 9
	for _, leg := range d.m.Road.Trail {
		a, b := pts[leg.From], pts[leg.To]
		mid := kit.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
		if leg.Short {
			mid = bow(a, b)
		}
		for i := range dots {
			t := (float64(i) + 0.5) / dots
			p := f.spot(kit.Point{X: a.X*(1-t)*(1-t) + 2*mid.X*t*(1-t) + b.X*t*t,
				Y: a.Y*(1-t)*(1-t) + 2*mid.Y*t*(1-t) + b.Y*t*t})
			d.Circle(p.X, p.Y, 4.5, art.Ink.Fade(0.6))
			d.Circle(p.X, p.Y, 3.2, art.Gold)
		}
	}
}

// standing paints the convoys on the map, including one that is driving.
func (d *drawing) standing() {
	f, m := d.f, d.m
	for i := len(m.Road.Tokens) - 1; i >= 0; i-- {
		t, r := m.Road.Tokens[i], f.Tokens[i]
		for _, move := range m.Drives {
			if move.Seat == t.Seat && d.now.Length > 0 && !d.now.Calm {
				u := float64(move.From) + float64(move.To-move.From)*motion.InOut(min(1, d.now.T/d.now.Length))
				n := int(u)
				a, b := f.Spaces[n].At, f.Spaces[min(n+1, len(f.Spaces)-1)].At
				end := f.Spaces[min(t.Space, len(f.Spaces)-1)].At
				r = r.Offset(a.X+(b.X-a.X)*(u-float64(n))-end.X, a.Y+(b.Y-a.Y)*(u-float64(n))-end.Y)
			}
		}
		if t.Own {
			d.Glow(r.Grow(r.W*1.3, r.H*1.5), art.Gold.Fade(0.5))
		}
		d.mini(t.Seat, r.MidX(), r.Bottom()-r.H/8, r.W*0.92)
	}
}

// legend returns the place of the legend of discs and dashed lines; empty if there is no room.
func (f *Layout) legend(m *Model) kit.Rect {
	if f.Portrait || f.Narrow {
		return kit.Rect{}
	}
	wide := 30.0
	for _, text := range m.Words.Legend {
		wide += kit.Width(kit.LabelBold, f.Px(15), 0, text) + 44
	}
	const high = 28.0 // the ship lies at the coast, along the upper edge
	return kit.Rect{X: f.Map.X + f.Unit(16, 8), Y: f.Map.Bottom() - f.Unit(6, 4) - high, W: wide, H: high}
}

// legend explains the discs and the dashed lines.
func (d *drawing) legend() {
	f, m := d.f, d.m
	r := f.legend(m)
	if r.Empty() {
		return
	}
	st := label(f.Px(15), art.Second)
	d.Fill(kit.Round(8), r, art.Ink.Fade(0.82))
	x := r.X + 18
	for i, text := range m.Words.Legend {
		switch i {
		case 0:
			d.Circle(x, r.MidY(), 9, kit.Hex(0xEAFBFF))
		case 1:
			d.Circle(x, r.MidY(), 9, kit.Hex(0xFF6A5C))
		default:
			for k := range 3 {
				d.FillRect(kit.Rect{X: x - 1.5, Y: r.Y + 6 + float64(k)*8, W: 3, H: 5}, art.Loss)
			}
		}
		w := kit.Width(st.Face, st.Size, 0, text)
		d.Line(st, text, kit.Rect{X: x + 16, Y: r.Y, W: w + 2, H: r.H})
		x += w + 44
	}
}
