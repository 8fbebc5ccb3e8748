package art

import (
	"math"
	"math/rand/v2"

	"convoy/game/ui/kit"
)

// cleveland has cranes, containers and a lighthouse at its east end.
func cleveland(p pen, r *rand.Rand, x0, x1, h float64, i, n int) {
	w := x1 - x0
	strip{x0: x0, x1: x0 + w*0.6, y: h, low: h * 0.3, high: h * 0.56, narrow: w * 0.16, wide: w * 0.26,
		color: kit.Hex(0x33293C), edge: kit.Hex(0xB07A6A), window: windowGold, lit: 0.22}.paint(p, r)
	p.crane(x0+w*0.5, h, h*(0.62+0.12*r.Float64()), math.Min(1.1, w/80), kit.Hex(0x241E2D))
	boxes := []kit.Color{kit.Hex(0x6E3B33), kit.Hex(0x3D4C57), kit.Hex(0x5B5A33), kit.Hex(0x4A3550), kit.Hex(0x8A5A34)}
	for row := range 2 {
		for k := range 4 - row {
			p.rect(x0+w*(0.3+0.17*float64(k)), h-float64(row+1)*h*0.085, w*0.16, h*0.078, boxes[r.IntN(len(boxes))])
		}
	}
	if i == n-1 {
		x := x1 - 10
		polygonFill(p, kit.Hex(0x8F857C), x-5, h, x-2.5, h*0.5, x+2.5, h*0.5, x+5, h)
		p.light(x, h*0.46, 20, 20, 1, kit.Hex(0xFFE7AE), kit.Hex(0xFFB84D))
		p.dot(x, h*0.46, 3.4, kit.Hex(0xFFF1C9))
	}
}

func (p pen) crane(x, y, h, s float64, c kit.Color) {
	path := new(kit.Path)
	polygon(path, x-s*8, y, x-s*3, y-h, x+s*3, y-h, x+s*8, y, x+s*5, y, x, y-h*0.5, x-s*5, y)
	polygon(path, x-s*22, y-h, x+s*40, y-h-s*12, x+s*40, y-h-s*7, x-s*22, y-h+s*6)
	p.Fill(path, kit.Solid(c))
	ropes := new(kit.Path)
	ropes.MoveTo(x, y-h)
	ropes.LineTo(x, y-h-s*22)
	ropes.LineTo(x+s*36, y-h-s*11)
	ropes.MoveTo(x, y-h-s*22)
	ropes.LineTo(x-s*20, y-h)
	ropes.MoveTo(x+s*32, y-h-s*9)
	ropes.LineTo(x+s*32, y-h+s*16)
	p.Stroke(ropes, 1.5, kit.Solid(c))
	p.rect(x+s*27, y-h+s*16, s*10, s*6, kit.Hex(0xB5523A))
}

// jersey has tanks with a flare in the west and a bridge in the east.
func jersey(p pen, r *rand.Rand, x0, x1, h float64, i, n int) {
	w := x1 - x0
	near := kit.Hex(0x161A2A)
	strip{x0: x0, x1: x1, y: h, low: h * 0.26, high: h * 0.54, narrow: w * 0.1, wide: w * 0.18,
		color: kit.Hex(0x262B42), edge: kit.Hex(0x6F7BA5), window: windowGold, lit: 0.2}.paint(p, r)
	if i < n-1 || n == 1 {
		for k, th := range []float64{0.3, 0.38, 0.3} {
			x, tw := x0+w*(0.42+0.19*float64(k)), w*0.17
			tank := new(kit.Path)
			tank.MoveTo(x, h)
			tank.LineTo(x, h*(1-th))
			tank.QuadTo(x+tw/2, h*(1-th)-h*0.1, x+tw, h*(1-th))
			tank.LineTo(x+tw, h)
			tank.Close()
			p.Fill(tank, kit.Solid(kit.Hex(0x1F2438)))
			p.rect(x+0.5, h*(1-th), 1.4, h*th, kit.Hex(0x7C88B4))
		}
		p.rect(x0+w*0.26, h*0.22, 5, h*0.78, near)
		p.fire(r, x0+w*0.26+2.5, h*0.2, h*0.08)
		return
	}
	bridge := new(kit.Path)
	for _, t := range []float64{0.3, 0.8} {
		p.rect(x0+w*t-2, h*0.34, 4, h*0.66, near)
	}
	bridge.MoveTo(x0-w*0.1, h*0.82)
	bridge.QuadTo(x0+w*0.18, h*0.7, x0+w*0.3, h*0.36)
	bridge.QuadTo(x0+w*0.55, h*1.2, x0+w*0.8, h*0.36)
	bridge.QuadTo(x0+w*0.9, h*0.7, x1+w*0.1, h*0.84)
	p.Stroke(bridge, 2, kit.Solid(near))
	p.rect(x0, h*0.85, w, 3, near)
}

// Beams paints the search lights of New York on a sheet of w by h, from its bottom up.
func Beams(painter *kit.Painter, w, h float64) {
	p := pen{Painter: painter}
	for _, beam := range [][2]float64{{0.04, 0.36}, {0.55, 0.6}, {0.96, 0.8}} {
		path := new(kit.Path)
		polygon(path, w*beam[1], h, w*beam[0]-10, 0, w*beam[0]+16, 0)
		p.Fill(path, kit.Linear(0, 0, 0, h,
			kit.Stop{At: 0, Color: kit.Hex(0xFFE9B8).Fade(0)}, kit.Stop{At: 1, Color: kit.Hex(0xFFE9B8).Fade(0.2)}))
	}
}

// newYork rises to a hill of spires in the middle of the city.
func newYork(p pen, r *rand.Rand, x0, x1, h float64, i, n int) {
	w := x1 - x0
	hill := func(u float64) float64 {
		all := (float64(i) + u) / float64(n)
		return 0.55 + 0.55*math.Exp(-math.Pow((all-0.55)/0.3, 2))
	}
	strip{x0: x0, x1: x1, y: h, low: h * 0.52, high: h * 0.82, narrow: w * 0.12, wide: w * 0.22, hill: hill, spires: 0.3,
		color: kit.Hex(0x8C7AA0), window: kit.Hex(0xFFF0C8), lit: 0.16}.paint(p, r)
	strip{x0: x0 + 2, x1: x1, y: h, low: h * 0.4, high: h * 0.7, narrow: w * 0.15, wide: w * 0.25, hill: hill, spires: 0.4,
		color: kit.Hex(0x4A4468), edge: kit.Hex(0xFFD99A), window: kit.Hex(0xFFE3A0), lit: 0.42}.paint(p, r)
	strip{x0: x0, x1: x1, y: h, low: h * 0.18, high: h * 0.42, narrow: w * 0.12, wide: w * 0.24, hill: hill,
		color: kit.Hex(0x221F3A), window: kit.Gold, lit: 0.5}.paint(p, r)
}
