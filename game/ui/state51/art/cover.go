package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Cover fills r with the game's cover for the shelf: the road into the sunrise between the settlements, and a road sign
// with the plates of all factions. Words will cover its foot; if r is wide, the sign is on the right, and the left is
// free for words.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) {
	d := newDoor(c, r)
	d.land()
	d.road()
	d.sign()
}

// newDoor returns the measurements of a cover in r.
func newDoor(c *kit.Canvas, r kit.Rect) door {
	d := door{c, r, r.MidX(), r.Y + math.Round(r.H*0.6), r.H * 0.34 / 44, r.Y + r.H*0.1}
	d.k = math.Min(d.k, r.W*0.5/40)
	if r.W > r.H*1.2 {
		d.x, d.horizon = r.X+r.W*0.81, r.Y+math.Round(r.H*0.74)
		d.k = math.Min(r.H*0.5/44, r.W*0.235/40)
		d.top = r.Y + r.H*0.07
	}
	return d
}

// door has the measurements of a cover: the middle of its road, the height of its horizon, and the upper edge and the
// scale of its sign.
type door struct {
	*kit.Canvas
	r          kit.Rect
	x, horizon float64
	k, top     float64
}

func (d door) land() {
	sky, ground := d.r.CutTop(d.horizon - d.r.Y)
	unit := sky.H / 250
	sunrise(d.Canvas, sky, d.x, d.k*23, unit*1.5)
	d.FillStops(ground, earth...)
	rusty(d.Canvas, ground, unit)
	d.PushClip(d.r)
	wide := math.Max(150*unit, d.r.W*0.36)
	high := wide * townH / townW
	for i, f := range [4]string{"mutants", "new-york", "appalachians", "merchants"} {
		at := kit.Rect{X: d.x - wide*1.62 + wide*0.62*float64(i%2), Y: d.horizon - high, W: wide, H: high}
		if i > 1 {
			at.X = d.x + wide*0.62 - wide*0.62*float64(i%2) + wide*0.02
		}
		Settlement(d.Canvas, f, 7, at)
		Stir(d.Canvas, f, 7, at, 0)
	}
	d.Pop()
	d.FillRect(kit.Rect{X: d.r.X, Y: d.horizon - 1, W: d.r.W, H: 2}, kit.Hex(0xFFD79A))
}

// road draws the road from the lower edge to the sun.
func (d door) road() {
	w, h := d.r.W, d.r.Bottom()-d.horizon
	x := d.x - d.r.X
	foot := math.Max(d.r.W*0.42, h*0.9)
	type road struct{}
	d.Art(road{}, kit.Rect{X: d.r.X, Y: d.horizon, W: w, H: h}, func(p *kit.Painter) {
		lane := func(from, to, near, far float64) *kit.Path { // a strip of the road between two distances
			path := new(kit.Path)
			a, b := from*foot*near, from*foot*far
			e, f := to*foot*near, to*foot*far
			path.Polygon(x+a, h*near, x+b, h*far, x+f, h*far, x+e, h*near)
			return path
		}
		p.Fill(lane(-0.56, 0.56, 1, 0), kit.Linear(0, 0, 0, h, kit.Stops(0.0, kit.Hex(0xFFC98A),
			0.12, kit.Hex(0x8A5636), 1.0, kit.Hex(0x2A1A12))...))
		p.Fill(lane(-0.5, 0.5, 1, 0), kit.Linear(0, 0, 0, h, kit.Stops(0.0, kit.Hex(0xE2A070),
			0.1, kit.Hex(0x5A4238), 0.4,
			kit.Hex(0x2E2420), 1.0, kit.Hex(0x14100E))...))
		for far, near := 0.03, 0.0; far < 1; far = near * 1.5 {
			near = far * 1.5
			p.Fill(lane(-0.02, 0.02, math.Min(near, 1), far), kit.Solid(kit.Hex(0xFFD27A).Fade(0.85)))
		}
	})
}

// sign draws the road sign: the number of the state, with the plates of the factions below.
func (d door) sign() {
	w, h := 40*d.k, 44*d.k
	shield := kit.Rect{X: d.x - w/2, Y: d.top, W: w, H: h}
	for _, x := range [2]float64{-0.3, 0.3} {
		top := shield.Y + h*0.3
		post := kit.Rect{X: d.x + x*w - 1.1*d.k, Y: top, W: 2.2 * d.k, H: d.horizon - top + 9*d.k}
		d.FillH(post, kit.Hex(0x2A1C16), kit.Hex(0x5A4032))
	}
	glow(d.Canvas, shield.MidX(), shield.MidY()+2*d.k, w*0.7, h*0.62, ink.Fade(0.4))
	type sign struct{}
	d.Art(sign{}, shield.Inset(-2*d.k), func(p *kit.Painter) { draw(p, emblems(), "state-sign", 2*d.k, 2*d.k, d.k) })
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: h * 0.56, Color: pen, H: kit.Middle, V: kit.Middle}, "51",
		kit.Rect{X: shield.X, Y: shield.Y + h*0.3, W: w, H: h * 0.5})
	for i, f := range [4]string{"new-york", "appalachians", "mutants", "merchants"} {
		Emblem(d.Canvas, f, d.plate(i))
	}
}

// plate returns the place of a faction's plate, below the sign.
func (d door) plate(i int) kit.Rect {
	side := 40 * d.k * 0.36
	return kit.Rect{X: d.x + float64(i-2)*side*0.98, Y: d.top + 44*d.k*1.02, W: side, H: side}
}
