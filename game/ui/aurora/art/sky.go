package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

var (
	nightSky = kit.Stops(0.0, kit.Hex(0x040B16), 0.5, kit.Hex(0x08263A), 0.85, kit.Hex(0x135064),
		1.0, kit.Hex(0x3F8A97))
	snow = kit.Stops(0.0, kit.Hex(0x8FBAC6), 0.12, kit.Hex(0x4C7C8E), 0.4, kit.Hex(0x1B3F52),
		1.0, kit.Hex(0x0A1B28))
	far     = kit.Hex(0x1F5163)
	near    = kit.Hex(0x123647)
	snowcap = kit.Hex(0x7FB6C2)
	green   = kit.Hex(0x5CF2B8)
	purple  = kit.Hex(0x7F9CFF)
)

// Night fills the window: the sky with northern lights from top to horizon, mountains on the horizon, and snow below.
func Night(c *kit.Canvas, window kit.Rect, top, horizon float64) {
	sky, ground := window.CutTop(horizon - window.Y)
	c.FillStops(sky, nightSky...)
	band := kit.Rect{X: window.X, Y: top, W: math.Ceil(window.W), H: math.Ceil(horizon - top + 1)}
	type key struct{ w, h float64 }
	c.Art(key{band.W, band.H}, band, func(p *kit.Painter) {
		lights(p, band.W, band.H*0.82, band.H*0.7)
		p.Blur(3)
		stars(p, band.W, band.H*0.7, int(band.W/16), 21)
		ridge(p, band.W, band.H, band.H*0.36, 7, far, snowcap)
		ridge(p, band.W, band.H, band.H*0.18, 12, near, kit.Color{})
	})
	c.FillStops(ground, snow...)
	flakes(c, ground)
}

// stars paints n stars in the upper part of a sheet.
func stars(p *kit.Painter, w, h float64, n int, seed uint64) {
	rnd := seeded(seed)
	for range n {
		r := 0.5 + rnd.Float64()*0.9
		p.Fill(new(kit.Path).Ellipse(rnd.Float64()*w, rnd.Float64()*h, r, r),
			kit.Solid(kit.Hex(0xE8F4FF).Fade(0.25+rnd.Float64()*0.6)))
	}
}

// lights paints the two curtains of northern lights, whose lower edge is at y.
func lights(p *kit.Painter, w, y, high float64) {
	curtain(p, w, y, high*0.9, 4, purple, 0.3)
	curtain(p, w, y-high*0.12, high, 2, green, 0.42)
}

// curtain paints one curtain as narrow rays that fade towards both ends.
func curtain(p *kit.Painter, w, y0, high float64, seed uint64, col kit.Color, alpha float64) {
	rnd := seeded(seed)
	s := float64(seed)
	const step = 3.0
	for x := -step; x < w; x += step {
		u := x / w
		y := y0 + math.Sin(u*5+s)*high*0.16 - u*high*0.12
		h := high * (0.62 + 0.38*math.Sin(u*9+s*2)*math.Sin(u*3.3+s))
		a := alpha * (0.55 + 0.45*math.Abs(math.Sin(u*23+s*3))) * (0.8 + 0.2*rnd.Float64())
		p.Fill(new(kit.Path).Rect(kit.Rect{X: x, Y: y - h, W: step + 0.6, H: h}),
			kit.Linear(0, y-h, 0, y, kit.Stops(0.0, col.Fade(0), 0.7, col.Fade(a), 1.0, col.Mix(kit.White,
				0.4).Fade(0))...))
	}
}

// ridge paints mountains whose foot is at y, with snow of the colour cap unless that is zero.
func ridge(p *kit.Painter, w, y, h float64, seed uint64, col, cap kit.Color) {
	rnd := seeded(seed)
	path, caps := new(kit.Path), new(kit.Path)
	path.MoveTo(-5, y+2)
	k := h / 34
	for x := -5.0; x < w+60; {
		wide := (40 + rnd.Float64()*90) * max(k, 0.5)
		top, ny := y-h*(0.35+rnd.Float64()*0.65), y-h*0.12*rnd.Float64()
		mx := x + wide*(0.35+rnd.Float64()*0.3)
		path.LineTo(mx, top)
		path.LineTo(x+wide, ny)
		caps.Polygon(mx, top, mx+wide*0.14, top+(ny-top)*0.45, mx+wide*0.04, top+(ny-top)*0.4, mx-wide*0.08,
			top+(ny-top)*0.5)
		x += wide
	}
	path.LineTo(w+60, y+2)
	path.Close()
	p.Fill(path, kit.Solid(col))
	if cap.A > 0 {
		p.Fill(caps, kit.Solid(cap))
	}
}

// flakes scatters snow over the ground.
func flakes(c *kit.Canvas, r kit.Rect) {
	rnd := seeded(5)
	for range int(r.W * r.H / 9000) {
		s := 0.6 + rnd.Float64()*1.2
		c.Circle(r.X+rnd.Float64()*r.W, r.Y+rnd.Float64()*r.H, s, kit.Hex(0xEAF8FF).Fade(0.1+rnd.Float64()*0.3))
	}
}

// The sheet of the ship.
const seaW, seaH, waterline = 240.0, 170.0, 162.0

// Ship draws the ship, long CSS pixels long, with the waterline at y. A ghost, where the ship will be later, is an
// outline.
func Ship(c *kit.Canvas, x, y, long float64, ghost bool) {
	type key struct{ ghost bool }
	k := long / 232
	name := "ship"
	if ghost {
		name = "ghost"
	}
	r := kit.Rect{X: x - seaW/2*k, Y: y - waterline*k, W: seaW * k, H: seaH * k}
	if !ghost {
		glow(c, x, y-80*k, 130*k, 130*k, lamp.Fade(0.5))
	}
	c.Art(key{ghost}, r, func(p *kit.Painter) {
		p.Push(kit.Scale(k, k))
		draw(p, sea(), name)
		p.Pop()
	})
}

// Mini draws a convoy seen from afar, long CSS pixels long, with its wheels at y.
func Mini(c *kit.Canvas, seat string, x, y, long float64) {
	type key struct{ seat string }
	k := long / 92
	r := kit.Rect{X: x - 50*k, Y: y - 42*k, W: 100 * k, H: 48 * k}
	col := Seat(seat)
	c.Art(key{seat}, r, func(p *kit.Painter) {
		p.Push(kit.Translate(50*k, 42*k).Mul(kit.Scale(k, k)))
		body := new(kit.Path)
		body.Polygon(-46, -6, -46, -34, -8, -34, -8, -6)
		body.Polygon(-4, -6, -4, -38, 22, -38, 22, -6)
		body.Polygon(24, -6, 24, -32, 31, -32, 41, -19, 41, -6)
		p.Stroke(body, 7, kit.Solid(Ink))
		p.Fill(body, kit.Solid(col))
		p.Fill(new(kit.Path).Polygon(27, -29, 31, -29, 37, -20, 27, -20), kit.Solid(Ink))
		for _, at := range axles {
			p.Fill(new(kit.Path).Ellipse(at, -3, 6.5, 6.5), kit.Solid(Ink))
			p.Fill(new(kit.Path).Ellipse(at, -3, 2.6, 2.6), kit.Solid(col))
		}
		p.Fill(new(kit.Path).Rect(kit.Rect{X: -42, Y: -30, W: 30, H: 4}), kit.Solid(Ink.Fade(0.35)))
		p.Pop()
	})
}
