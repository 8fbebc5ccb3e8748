package art

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// The skies of the last screen, from the zenith to the horizon.
var (
	dawn  = kit.Stops(0.0, kit.Hex(0x22335A), 0.45, kit.Hex(0x75607A), 0.78, kit.Hex(0xE39A5C), 1.0, kit.Hex(0xFFDF9A))
	ashes = kit.Stops(0.0, kit.Hex(0x0A0508), 0.45, kit.Hex(0x2A0C10), 0.78, kit.Hex(0x6A1A14), 1.0, kit.Hex(0xD2481E))
)

// planes returns the colours in which an army's flag and house are painted.
func planes(a Army) picture.Planes {
	col := ColorsOf(a)
	return picture.Planes{K: kit.Hex(0x0B090B), D: col.Dark.Mix(kit.Hex(0x1A1616), 0.3),
		M: col.Middle.Mix(col.Dark, 0.45), L: col.Middle, H: col.Rim}
}

// paint draws a drawing in an army's planes, k times its size.
func paint(p *kit.Painter, name string, a Army, k float64) {
	p.Push(kit.Scale(k, k))
	(&picture.Pen{Painter: p, Book: scenery(), Planes: planes(a)}).Draw(name)
	p.Pop()
}

// Dusk fills r with the backdrop of the last screen for an army: it stands in front of a victorious sky, or its HQ
// burns in a ruined land. clock is a time in seconds.
func Dusk(c *kit.Canvas, w kit.Window, r kit.Rect, won bool, army Army, clock float64) {
	horizon := r.Y + math.Round(r.H*0.78)
	strip := kit.Rect{X: r.X, Y: r.Y, W: math.Ceil(r.W), H: horizon - r.Y}
	k := math.Min(strip.H/400, r.W/520)
	unit := math.Min(r.H, r.W*0.9) / 1000 // so that figures fit a narrow window
	if won {
		c.FillStops(strip, dawn...)
		x := r.X + r.W*0.3
		glow(c, x, horizon, r.H*0.8, r.H*0.66, kit.Hex(0xFFE9B0).Fade(0.9))
		rays(c, x, horizon, r, clock)
		c.Circle(x, horizon-r.H*0.02, r.H*0.1, kit.Hex(0xFFF4D0))
	} else {
		c.FillStops(strip, ashes...)
	}
	type land struct{ won bool }
	kit.Mosaic(c, land{won}, strip, func(p *kit.Painter) { ruinedLand(p, strip.W, strip.H, k, won) })
	ground := [2]kit.Color{kit.Hex(0x4A3A22), kit.Hex(0x14110C)}
	if !won {
		ground = [2]kit.Color{kit.Hex(0x2A1410), kit.Hex(0x0A0606)}
	}
	sand := kit.Rect{X: r.X, Y: horizon, W: r.W, H: r.Bottom() - horizon}
	c.FillV(sand, ground[0], ground[1])
	litter(c, sand, k)
	rim(c, sand)
	if won {
		victors(c, r, army, unit, clock)
	} else {
		lost(c, r, horizon, army, unit, clock)
	}
	embers(c, r, 40, clock)
}

// rays paints the rays of the rising sun, which turn slowly.
func rays(c *kit.Canvas, x, y float64, r kit.Rect, clock float64) {
	long := math.Hypot(r.W, r.H)
	c.PushClip(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: y - r.Y})
	for i := range 12 {
		c.Push(kit.Translate(x, y).Mul(kit.Rotate(-90 + 15*(float64(i)-0.5) + 4*math.Sin(clock/9))))
		c.Stamp("ray", 8, 64, kit.Rect{X: -long * 0.055, Y: -long, W: long * 0.11, H: long},
			kit.Hex(0xFFF1C4).Fade(0.3), func(p *kit.Painter) {
				path := new(kit.Path)
				path.Polygon(0, 0, 8, 0, 4, 64)
				p.Fill(path, kit.Linear(0, 0, 0, 64, kit.Stops(0.0, kit.White.Fade(0), 0.4, kit.White.Fade(0.35), 1.0,
					kit.White)...))
			})
		c.Pop()
	}
	c.Pop()
}

// ruinedLand paints the horizon of the last screen on a sheet of w by h, k times its size.
func ruinedLand(p *kit.Painter, w, h, k float64, won bool) {
	heaven(p, w, h)
	back, front, edge := uint32(0x6A4A4A), uint32(0x2E2022), uint32(0xFFD99A)
	if !won {
		back, front, edge = 0x3A1A1C, 0x16090C, 0xB4501F
	}
	row{from: -0.02, to: 1.02, low: 30, high: 90, narrow: 20, wide: 52, color: back}.paint(p, seeded(31), w, h, k)
	if !won {
		smoke(p, w*0.3, h-20*k, 70*k, 0.5)
		smoke(p, w*0.8, h-20*k, 90*k, 0.3)
	}
	row{from: -0.02, to: 1.02, low: 14, high: 70, narrow: 16, wide: 40, gap: 14, color: front, edge: edge,
		broken: true}.paint(p, seeded(33), w, h, k)
}

// victors paints the army's figures and its flag.
func victors(c *kit.Canvas, r kit.Rect, a Army, unit, clock float64) {
	foot := r.Bottom() + 10*unit
	flag(c, r.X+r.W*0.5-440*unit*r.W/r.H*0.9, foot, a, 3.4*unit, clock)
	for i, at := range [figures]struct{ x, size float64 }{{0.13, 0.48}, {0.91, 0.38}, {0.71, 0.26}} {
		stand(c, a, i, r.X+r.W*at.x, foot, at.size*1000*unit/heights[a], at.x > 0.5, kit.White)
	}
}

// flag paints the army's colours on a pole whose foot is at x, y, waving.
func flag(c *kit.Canvas, x, y float64, a Army, k, clock float64) {
	type key struct {
		what string
		a    Army
	}
	c.Art("pole", kit.Rect{X: x - 4*k, Y: y - 240*k, W: 8 * k, H: 240 * k},
		func(p *kit.Painter) { draw(p, "pole", 0, 0, k) })
	c.Warp(kit.Translate(x, y-232*k).Mul(kit.Matrix{A: 1 - 0.03*wave(clock, 2.3, 1), B: 0.05 * wave(clock, 3.1, 2),
		C: 0, D: 1}))
	c.Art(key{"cloth", a}, kit.Rect{Y: -8 * k, W: 156 * k, H: 124 * k}, func(p *kit.Painter) {
		p.Push(kit.Translate(0, 8*k))
		paint(p, "cloth", a, k)
		draw(p, "emblem-"+a.String(), 30*k, 6*k, 0.88*k)
		p.Pop()
	})
	c.Pop()
}

// lost paints the remains of the army's HQ.
func lost(c *kit.Canvas, r kit.Rect, horizon float64, a Army, unit, clock float64) {
	k := 3.8 * unit
	type key struct{ a Army }
	x, y := r.X+r.W*0.04, r.Y+r.H*0.96-150*k
	Flames(c, x+60*k, y+66*k, 34*k, clock, 5)
	Flames(c, x+150*k, y+104*k, 22*k, clock, 6)
	c.Art(key{a}, kit.Rect{X: x - 8*k, Y: y, W: 224 * k, H: 152 * k}, func(p *kit.Painter) {
		p.Push(kit.Translate(8*k, 0))
		paint(p, "ruin", a, k)
		p.Push(kit.Translate(122*k, 96*k).Mul(kit.Rotate(-14)))
		paintEmblem(p, a, 44*k)
		p.Pop()
		p.Pop()
	})
	Flames(c, x+112*k, y+150*k, 16*k, clock, 7)
	Flames(c, x+24*k, y+148*k, 12*k, clock, 8)
	for i, at := range [4][2]float64{{0.57, 22}, {0.69, 40}, {0.75, 28}, {0.93, 64}} {
		Flames(c, r.X+r.W*at[0], horizon+2*unit, at[1]*1.5*unit, clock, 11+i)
	}
}
