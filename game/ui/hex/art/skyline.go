package art

import (
	"math"
	"math/rand/v2"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// row is a row of towers side by side.
type row struct {
	from, to    float64 // extent, 0..1 of the sheet's width
	low, high   float64 // heights
	narrow      float64 // widths, from narrow to wide
	wide        float64
	gap         float64
	color, edge uint32 // edge is the light on the left side, 0 for none
	window      uint32 // 0 for none
	lit         float64
	broken      bool
	city        bool // highest in its middle
}

// far, west and east are the rows of the skyline, the farthest first.
var (
	far  = []row{{from: -0.01, to: 1.01, low: 14, high: 44, narrow: 18, wide: 52, color: 0x5A3446}}
	west = []row{
		{from: -0.01, to: 0.4, low: 24, high: 78, narrow: 14, wide: 34, gap: 5, color: 0x3A2229, edge: 0xA8502F,
			broken: true},
		{from: -0.01, to: 0.43, low: 8, high: 30, narrow: 10, wide: 22, color: 0x1B1216, broken: true},
	}
	east = []row{
		{from: 0.56, to: 0.78, low: 18, high: 58, narrow: 12, wide: 24, color: 0x262B42, edge: 0x6F7BA5,
			window: 0xFFD68A, lit: 0.3},
		{from: 0.755, to: 1.01, low: 44, high: 104, narrow: 12, wide: 26, color: 0x8C7AA0, window: 0xFFF0C8, lit: 0.16,
			city: true},
		{from: 0.745, to: 1.01, low: 34, high: 86, narrow: 16, wide: 32, color: 0x4A4468, edge: 0xFFD99A,
			window: 0xFFE3A0, lit: 0.42, city: true},
		{from: 0.72, to: 1.01, low: 20, high: 49, narrow: 17, wide: 34, color: 0x221F3A, window: 0xFFD27A, lit: 0.5,
			city: true},
		{from: 0.42, to: 0.75, low: 5, high: 16, narrow: 8, wide: 20, color: 0x1B1420, broken: true},
	}
)

// skyline paints buildings on the ground at the lower edge of a sheet of w by h, k times their size, and clouds and
// stars above.
func skyline(p *kit.Painter, w, h, k float64) {
	heaven(p, w, h)
	for i, r := range far {
		r.paint(p, seeded(uint64(91+i)), w, h, k)
	}
	smoke(p, w*0.25, h-30*k, 46*k, 0.9)
	smoke(p, w*0.05, h-24*k, 38*k, 1)
	west[0].paint(p, seeded(5), w, h, k)
	for _, f := range [3][3]float64{{0.245, 15, 24}, {0.07, 9, 18}, {0.33, 5, 16}} {
		fire(p, w*f[0], h-f[1]*k, f[2]*k)
	}
	west[1].paint(p, seeded(6), w, h, k)
	p.Fill(new(kit.Path).Ellipse(w*0.88, h-34*k, w*0.24, 106*k), kit.Radial(w*0.88, h-34*k, w*0.24, 106*k,
		kit.Stops(0.0, kit.Hex(0xFFE7AE).Fade(0.55),
			0.4, kit.Hex(0xFFB84D).Fade(0.25), 1.0, kit.Hex(0xFFB84D).Fade(0))...))
	for _, b := range [3][2]float64{{-0.14, -0.03}, {0.01, 0.03}, {0.12, 0.08}} {
		beam := new(kit.Path)
		x, y := w*(0.88+b[1]), h-50*k
		beam.Polygon(x, y, w*(0.88+b[0])-14*k, h-196*k, w*(0.88+b[0])+22*k, h-196*k)
		p.Fill(beam, kit.Solid(kit.Hex(0xFFE9B8).Fade(0.1)))
	}
	for i, r := range east {
		r.paint(p, seeded(uint64(71+i)), w, h, k)
	}
}

// heaven paints stars in the east and long clouds.
func heaven(p *kit.Painter, w, h float64) {
	rnd := seeded(3)
	light := new(kit.Path)
	for range int(w / 20) {
		r := 0.4 + 0.6*rnd.Float64()
		light.Ellipse(w*(0.35+0.65*rnd.Float64()), h*0.75*rnd.Float64(), r, r)
	}
	p.Fill(light, kit.Solid(kit.Hex(0xE8ECFF).Fade(0.45)))
	for i := range 8 {
		x, y := w*(0.85*rnd.Float64()-0.06), h*(0.44+0.06*float64(i))
		long := min(w*(0.16+0.16*rnd.Float64()), h*2.4)
		high := long * (0.035 + 0.03*rnd.Float64())
		cloud := new(kit.Path)
		cloud.MoveTo(x, y)
		cloud.QuadTo(x+long*0.4, y-high, x+long, y)
		cloud.QuadTo(x+long*0.6, y-high*0.25, x, y)
		col := kit.Hex(0xE77A45)
		if i%2 == 0 {
			col = kit.Hex(0x3A2740)
		}
		p.Fill(cloud, kit.Solid(col.Fade(0.34)))
	}
}

// paint draws the row on a sheet of w by h, k times its size: towers, lines of light, and windows.
func (s row) paint(p *kit.Painter, rnd *rand.Rand, w, h, k float64) {
	towers, edges, windows := new(kit.Path), new(kit.Path), new(kit.Path)
	x0, x1 := w*s.from, w*s.to
	for x := x0; x < x1-2*k; {
		wide := min((s.narrow+rnd.Float64()*(s.wide-s.narrow))*k, x1-x)
		high := (s.low + rnd.Float64()*(s.high-s.low)) * k
		if s.city {
			high *= 0.55 + 0.6*math.Exp(-math.Pow(((x-x0)/(x1-x0)-0.55)/0.3, 2))
		}
		y := h - high
		if s.broken {
			picture.TornTower(towers, rnd, x, h, wide, high, wide*0.04)
		} else {
			roof(towers, rnd.IntN(6), x, wide, h, high)
		}
		if s.edge != 0 {
			edges.MoveTo(x+0.6*k, h)
			edges.LineTo(x+0.6*k, y+high*0.3)
		}
		if s.window != 0 {
			for wy := y + high*0.24; wy < h-5*k; wy += 7 * k {
				for wx := x + 3*k; wx < x+wide-4*k; wx += 5.5 * k {
					if rnd.Float64() < s.lit {
						windows.Rect(kit.Rect{X: wx, Y: wy, W: 2.6 * k, H: 3.4 * k})
					}
				}
			}
		}
		x += wide + rnd.Float64()*s.gap*k
	}
	p.Fill(towers, kit.Solid(kit.Hex(s.color)))
	p.Stroke(edges, 1.2*k, kit.Solid(kit.Hex(s.edge).Fade(0.75)))
	p.Fill(windows, kit.Solid(kit.Hex(s.window).Fade(0.8)))
}

// roof adds a tower of w by h standing on y, with one of six tops: flat, stepped, sloped, a mast, a setback, a spire.
func roof(p *kit.Path, top int, x, w, y, h float64) {
	if top < picture.Tops {
		picture.Tower(p, top, x, y, w, h, h*0.06, h*0.13)
		return
	}
	t := y - h
	p.Polygon(x, y, x, t+h*0.2, x+w*0.16, t+h*0.2, x+w*0.16, t+h*0.1, x+w*0.32, t+h*0.1, x+w*0.44, t,
		x+w*0.48, t-h*0.18,
		x+w*0.52, t-h*0.18, x+w*0.56, t, x+w*0.68, t+h*0.1, x+w*0.84, t+h*0.1, x+w*0.84, t+h*0.2, x+w, t+h*0.2, x+w, y)
}
