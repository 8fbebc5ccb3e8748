package art

import (
	"math"
	"math/rand/v2"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// strip is a row of towers side by side.
type strip struct {
	x0, x1, y    float64 // left and right end, and the ground
	low, high    float64 // range of the towers' heights
	narrow, wide float64 // range of their widths
	gap          float64
	color        kit.Color
	edge         kit.Color // the line of light on the left side; none if zero
	window       kit.Color
	lit          float64 // the part of the windows that is lit
	broken       bool
	spires       float64 // the part of the towers that has a spire
	hill         func(u float64) float64
}

// paint draws the row: one path for the towers, one for their edges and one for the lit windows.
func (s strip) paint(p pen, r *rand.Rand) {
	towers, edges, windows := new(kit.Path), new(kit.Path), new(kit.Path)
	for x := s.x0; x < s.x1-1.5; {
		w := math.Min(s.narrow+r.Float64()*(s.wide-s.narrow), s.x1-x)
		h := s.low + r.Float64()*(s.high-s.low)
		if s.hill != nil {
			h *= s.hill((x - s.x0) / (s.x1 - s.x0))
		}
		spire := s.spires > 0 && r.Float64() < s.spires && w > 9
		switch {
		case s.broken:
			brokenTower(towers, r, x, w, s.y, h)
		case spire:
			spireTower(towers, x, w, s.y, h)
		default:
			picture.Tower(towers, r.IntN(picture.Tops), x, s.y, w, h, 6, 9)
		}
		if s.edge.A > 0 && !s.broken {
			edges.MoveTo(x+0.6, s.y)
			edges.LineTo(x+0.6, s.y-h*0.8)
		}
		if s.lit > 0 && w > 7 {
			litWindows(windows, r, s.lit, x, w, s.y, h*0.86)
		}
		x += w + r.Float64()*s.gap
	}
	p.Fill(towers, kit.Solid(s.color))
	if s.edge.A > 0 {
		p.Stroke(edges, 1.2, kit.Solid(s.edge.Fade(0.8)))
	}
	if s.lit > 0 {
		p.Fill(windows, kit.Solid(s.window.Fade(0.85)))
	}
}

// litWindows adds windows of 2.6 by 3.4 on a grid of 5.5 by 7; lit is how many of them are lit, 0..1.
func litWindows(path *kit.Path, r *rand.Rand, lit, x, w, y, h float64) {
	for wy := y - h + 5; wy < y-6; wy += 7 {
		for wx := x + 3; wx < x+w-4; wx += 5.5 {
			if r.Float64() < lit {
				path.Rect(kit.Rect{X: wx, Y: wy, W: 2.6, H: 3.4})
			}
		}
	}
}

func spireTower(p *kit.Path, x, w, y, h float64) {
	t := y - h
	p.Polygon(x, y, x, t+h*0.22, x+w*0.14, t+h*0.22, x+w*0.14, t+h*0.12, x+w*0.3, t+h*0.12, x+w*0.3, t+h*0.04,
		x+w*0.44, t, x+w*0.48, t-h*0.16, x+w*0.52, t-h*0.16, x+w*0.56, t, x+w*0.7, t+h*0.04, x+w*0.7, t+h*0.12,
		x+w*0.86, t+h*0.12, x+w*0.86, t+h*0.22, x+w, t+h*0.22, x+w, y)
}

// brokenTower adds a tower whose top is torn to teeth.
func brokenTower(p *kit.Path, r *rand.Rand, x, w, y, h float64) {
	t := y - h
	p.MoveTo(x, y)
	p.LineTo(x, t+r.Float64()*h*0.3)
	n := 3 + r.IntN(3)
	for i := 1; i < n; i++ {
		k := w * float64(i) / float64(n)
		p.LineTo(x+k-1, t+r.Float64()*h*0.45)
		p.LineTo(x+k+1, t+r.Float64()*h*0.55)
	}
	p.LineTo(x+w, t+h*0.2+r.Float64()*h*0.3)
	p.LineTo(x+w, y)
	p.Close()
}

// hillOf returns the heights of block i of n as part of one hill under the whole city.
func hillOf(i, n int) func(u float64) float64 {
	return func(u float64) float64 {
		all := (float64(i) + u) / float64(n)
		return 0.55 + 0.55*math.Exp(-math.Pow((all-0.5)/0.3, 2))
	}
}

// broad returns the width that houses in a block of w by h are measured by. In a wide block there are more houses, not
// wider ones.
func broad(w, h float64) float64 { return math.Min(w, h*0.75) }

// ruins paints a block that has fallen. In a lost city everything is ash.
func (p pen) ruins(r *rand.Rand, x0, x1, h float64, lost bool) {
	far, mid, near, edge := kit.Hex(0x4A3A3A), kit.Hex(0x3A3031), kit.Hex(0x211C1E), kit.Hex(0x5A4B49)
	if lost {
		far, mid, near, edge = kit.Hex(0x5C5755), kit.Hex(0x3F3B3B), kit.Hex(0x262425), kit.Hex(0x7D7672)
	}
	w := broad(x1-x0, h)
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.3, high: h * 0.62, narrow: w * 0.12, wide: w * 0.24, gap: 5,
		color: far, broken: true}.paint(p, r)
	strip{x0: x0, x1: x1 - 3, y: h, low: h * 0.18, high: h * 0.42, narrow: w * 0.12, wide: w * 0.22, gap: 3, color: mid,
		edge: edge, broken: true}.paint(p, r)
	strip{x0: x0, x1: x1, y: h, low: h * 0.06, high: h * 0.2, narrow: w * 0.08, wide: w * 0.16, color: near,
		broken: true}.paint(p, r)
}

// charred paints the block that is fought for, without its fires.
func (p pen) charred(r *rand.Rand, x0, x1, h float64) {
	w := broad(x1-x0, h)
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.42, high: h * 0.84, narrow: w * 0.16, wide: w * 0.28,
		color: kit.Hex(0x3B1E1C), edge: kit.Hex(0xFF8A3A), window: kit.Hex(0xFF8A3A), lit: 0.34}.paint(p, r)
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.16, high: h * 0.38, narrow: w * 0.12, wide: w * 0.22,
		color: kit.Hex(0x1D0F10), window: kit.Hex(0xFFB053), lit: 0.4}.paint(p, r)
}
