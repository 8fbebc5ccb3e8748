package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

var (
	morning = kit.Stops(0.0, kit.Hex(0x232E58), 0.35, kit.Hex(0x6F5C8A), 0.72, kit.Hex(0xE2875C),
		1.0, kit.Hex(0xFFDB92))
	earth = kit.Stops(0.0, kit.Hex(0xA8693F), 0.16, kit.Hex(0x744629), 0.55, kit.Hex(0x4A2E20),
		1.0, kit.Hex(0x1E1410))
	sunDisc = kit.Hex(0xFFF4D2)
)

// Dawn fills the window behind the table: the sky of sunrise above the horizon, rusty ground below.
func Dawn(c *kit.Canvas, window kit.Rect, horizon float64) {
	sky, ground := window.CutTop(horizon - window.Y)
	k := math.Max(0.5, math.Min(sky.H/112, window.W/240)) // a narrow window has a small sun
	sunrise(c, sky, sky.X+sky.W*0.56, 40*k, k)
	c.FillStops(ground, earth...)
	rusty(c, ground, math.Max(0.6, math.Min(window.W, window.H*1.6)/1280))
	c.FillRect(kit.Rect{X: ground.X, Y: ground.Y - 0.8, W: ground.W, H: 1.6}, kit.Hex(0xFFD79A))
}

// sunrise fills r with a sky whose sun rises at the horizon, the lower edge of r; k is the scale of the ruins.
func sunrise(c *kit.Canvas, r kit.Rect, x, radius, k float64) {
	c.FillStops(r, morning...)
	foot := r.Bottom()
	type key struct{ x, radius, k float64 }
	kit.Mosaic(c, key{x - r.X, radius, k}, kit.Rect{X: r.X, Y: r.Y, W: math.Ceil(r.W), H: math.Ceil(r.H)},
		func(p *kit.Painter) {
			rays(p, x-r.X, r.H-radius*0.1, math.Hypot(r.W, r.H))
			clouds(p, seeded(4), r.W, r.H*0.75, k, kit.Hex(0xFFC98A))
		})
	c.PushClip(r)
	glow(c, x, foot, radius*7, radius*3.4, kit.Hex(0xFFD27A).Fade(0.5))
	glow(c, x, foot, radius*3.2, radius*2.6, kit.Hex(0xFFF1C4).Fade(0.8))
	c.Circle(x, foot-radius*0.15, radius, sunDisc)
	skyline(c, r, k)
	c.Pop()
}

// skyline draws the ruins along the lower edge of r.
func skyline(c *kit.Canvas, r kit.Rect, k float64) {
	type key struct{ k float64 }
	h := math.Ceil(44 * k)
	kit.Mosaic(c, key{k}, kit.Rect{X: r.X, Y: r.Bottom() - h, W: math.Ceil(r.W), H: h}, func(p *kit.Painter) {
		p.Push(kit.Translate(0, h-(groundY+6)*k).Mul(kit.Scale(k, k)))
		ruins{low: 6, high: 26, narrow: 12, wide: 30}.row(p, seeded(91), r.W/k, kit.Hex(0xC07A5C))
		ruins{low: 3, high: 12, narrow: 10, wide: 26, broken: true}.row(p, seeded(17), r.W/k, kit.Hex(0x9A5A48))
		p.Pop()
	})
}

// rays paints the rays of a sun at x, y.
func rays(p *kit.Painter, x, y, long float64) {
	const n = 16
	path := new(kit.Path)
	for i := range n {
		a := math.Pi + (float64(i)+0.2)/n*math.Pi
		path.Polygon(x, y, x+long*math.Cos(a), y+long*math.Sin(a), x+long*math.Cos(a+0.1), y+long*math.Sin(a+0.1))
	}
	light := kit.Hex(0xFFF1C4)
	p.Fill(path, kit.Radial(x, y, long, long, kit.Stops(0.0, light.Fade(0.3), 0.35, light.Fade(0.12), 1.0,
		light.Fade(0.04))...))
}

// rusty scatters bands of sand, stains and cracks over the ground r.
func rusty(c *kit.Canvas, r kit.Rect, k float64) {
	rnd := seeded(12)
	c.PushClip(r)
	for range 26 {
		y, x := r.Y+math.Pow(rnd.Float64(), 1.4)*r.H, r.X+rnd.Float64()*r.W
		rx, ry := (60+rnd.Float64()*200)*k, (3+rnd.Float64()*9)*k
		col := kit.Hex(0x0E0806).Fade(0.3)
		if rnd.Float64() < 0.5 {
			col = kit.Hex(0xC98A5A).Fade(0.16)
		}
		glow(c, x, y, rx, ry, col)
	}
	for range 44 { // joints of old plates, each a dark and a light line
		y, x, w := r.Y+10*k+rnd.Float64()*r.H, r.X+rnd.Float64()*r.W, (8+rnd.Float64()*60)*k
		c.FillRect(kit.Rect{X: x, Y: y, W: w, H: 1}, kit.Hex(0x0E0806).Fade(0.26))
		c.FillRect(kit.Rect{X: x, Y: y + 1, W: w, H: 1}, kit.Hex(0xC98A5A).Fade(0.12))
	}
	c.Pop()
}

// glow paints a soft light in an ellipse about x, y.
func glow(c *kit.Canvas, x, y, rx, ry float64, col kit.Color) {
	c.Glow(kit.Rect{X: x - rx, Y: y - ry, W: 2 * rx, H: 2 * ry}, col)
}
