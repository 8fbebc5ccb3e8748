package art

import (
	"math"
	"math/rand/v2"

	"convoy/game/ui/kit"
)

// Block is the state of a district's houses.
type Block int

// The states.
const (
	Whole Block = iota
	Burning
	Ruined
)

// Skyline paints a city with its ground at the bottom of a sheet of w by h CSS pixels: as many blocks as it has districts.
func Skyline(painter *kit.Painter, city string, w, h float64, blocks []Block) {
	p := pen{Painter: painter}
	r := seeded(city)
	build, ok := cities[city]
	if !ok {
		build = towersOf(kit.Hex(0x46506E), kit.Hex(0x262B42), 0.2)
	}
	lost := true
	for _, b := range blocks {
		lost = lost && b == Ruined
	}
	if haze, ok := hazes[city]; ok && !lost {
		strip{x1: w, y: h, low: h * 0.22, high: h * 0.46, narrow: w*0.02 + 3, wide: w*0.04 + 5, color: haze}.paint(p, seeded(city+"haze"))
	}
	n := float64(max(1, len(blocks)))
	for i, b := range blocks {
		x0, x1 := w*float64(i)/n, w*float64(i+1)/n
		switch b {
		case Ruined:
			p.ruins(r, x0, x1, h, lost)
		case Burning:
			p.burning(r, x0, x1, h)
		default:
			build(p, r, x0, x1, h, i, len(blocks))
		}
	}
}

// hazes colours the farthest towers of each city.
var hazes = map[string]kit.Color{
	"iron-gate": kit.Hex(0x6B3B35), "cleveland-harbour": kit.Hex(0x5B4A5C), "jersey-crust": kit.Hex(0x46506E),
	"new-york": kit.Hex(0x6A5C86), "ziggy-one": kit.Hex(0x6B4038),
}

type builder func(p pen, r *rand.Rand, x0, x1, h float64, i, n int)

var cities = map[string]builder{
	"ziggy-one":         ziggy,
	"iron-gate":         ironGate,
	"cleveland-harbour": cleveland,
	"jersey-crust":      jersey,
	"new-york":          newYork,
}

var windowGold = kit.Hex(0xFFD68A)

// ruins is a block that has fallen; in a lost city everything is ash.
func (p pen) ruins(r *rand.Rand, x0, x1, h float64, lost bool) {
	far, mid, near, edge := kit.Hex(0x4A3A3A), kit.Hex(0x3A3031), kit.Hex(0x211C1E), kit.Hex(0x5A4B49)
	if lost {
		far, mid, near, edge = kit.Hex(0x5C5755), kit.Hex(0x3F3B3B), kit.Hex(0x262425), kit.Hex(0x7D7672)
	}
	w := x1 - x0
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.3, high: h * 0.62, narrow: w * 0.12, wide: w * 0.24, gap: 5, color: far, broken: true}.paint(p, r)
	strip{x0: x0, x1: x1 - 3, y: h, low: h * 0.18, high: h * 0.42, narrow: w * 0.12, wide: w * 0.22, gap: 3, color: mid, edge: edge, broken: true}.paint(p, r)
	strip{x0: x0, x1: x1, y: h, low: h * 0.06, high: h * 0.2, narrow: w * 0.08, wide: w * 0.16, color: near, broken: true}.paint(p, r)
}

// burning is the block that is fought for.
func (p pen) burning(r *rand.Rand, x0, x1, h float64) {
	w := x1 - x0
	s := math.Min(h, w*1.3)
	p.smoke(r, x0+w*0.3, h*0.55, s*0.5)
	p.smoke(r, x0+w*0.7, h*0.6, s*0.45)
	p.light(x0+w/2, h*0.5, w*0.75, h*0.5, 0.3, kit.Hex(0xFFE08A), kit.Hex(0xFF8A2B))
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.42, high: h * 0.84, narrow: w * 0.16, wide: w * 0.28,
		color: kit.Hex(0x3B1E1C), edge: kit.Hex(0xFF8A3A), window: kit.Hex(0xFF8A3A), lit: 0.34}.paint(p, r)
	p.fire(r, x0+w*0.22, h*0.54, s*0.17)
	p.fire(r, x0+w*0.6, h*0.42, s*0.19)
	p.fire(r, x0+w*0.85, h*0.64, s*0.13)
	strip{x0: x0 + 2, x1: x1 - 2, y: h, low: h * 0.16, high: h * 0.38, narrow: w * 0.12, wide: w * 0.22,
		color: kit.Hex(0x1D0F10), window: kit.Hex(0xFFB053), lit: 0.4}.paint(p, r)
	p.fire(r, x0+w*0.34, h*0.87, s*0.17)
	p.fire(r, x0+w*0.78, h*0.94, s*0.15)
	p.embers(r, kit.Rect{X: x0 - w*0.1, Y: h * 0.05, W: w * 1.2, H: h * 0.8}, 30)
}

// towersOf is a plain block in two layers.
func towersOf(mid, near kit.Color, lit float64) builder {
	return func(p pen, r *rand.Rand, x0, x1, h float64, _, _ int) {
		w := x1 - x0
		strip{x0: x0 + 1, x1: x1 - 1, y: h, low: h * 0.36, high: h * 0.7, narrow: w * 0.14, wide: w * 0.26,
			color: mid, window: windowGold, lit: lit * 0.6}.paint(p, r)
		strip{x0: x0, x1: x1, y: h, low: h * 0.14, high: h * 0.34, narrow: w * 0.12, wide: w * 0.22,
			color: near, window: windowGold, lit: lit}.paint(p, r)
	}
}

func ziggy(p pen, r *rand.Rand, x0, x1, h float64, _, _ int) {
	w := x1 - x0
	strip{x0: x0 + 1, x1: x1 - 1, y: h, low: h * 0.35, high: h * 0.72, narrow: w * 0.12, wide: w * 0.22, gap: 3,
		color: kit.Hex(0x4B2F2C), edge: kit.Hex(0xC96A3A), window: kit.Hex(0xFFB870), lit: 0.16}.paint(p, r)
	strip{x0: x0, x1: x1, y: h, low: h * 0.12, high: h * 0.36, narrow: w * 0.1, wide: w * 0.2,
		color: kit.Hex(0x2A1B1C), window: kit.Hex(0xFFB870), lit: 0.3}.paint(p, r)
	x := x0 + w*(0.2+0.5*r.Float64())
	polygonFill(p, kit.Hex(0x2A1B1C), x, h, x+2, h*0.2, x+6, h*0.2, x+8, h)
	p.light(x+4, h*0.2, 8, 8, 1, kit.Hex(0xFFE08A), kit.Sensor)
}

func polygonFill(p pen, c kit.Color, pts ...float64) {
	path := new(kit.Path)
	polygon(path, pts...)
	p.Fill(path, kit.Solid(c))
}

// ironGate has walls with battlements; its last block is the gate with a portcullis.
func ironGate(p pen, r *rand.Rand, x0, x1, h float64, i, n int) {
	if i < n-1 {
		towersOf(kit.Hex(0x3A2630), kit.Hex(0x1E1620), 0.34)(p, r, x0, x1, h, i, n)
		return
	}
	x, w, wall := x0+4, x1-x0-8, kit.Hex(0x1E1A24)
	top, deck := h*0.28, h*0.4
	path := new(kit.Path)
	pts := []float64{x, h}
	for _, tower := range []float64{0, 0.72} {
		for k := range 3 {
			a := x + w*(tower+float64(k)*0.11)
			pts = append(pts, a, top, a, top-7, a+w*0.06, top-7, a+w*0.06, top)
		}
		if tower == 0 {
			pts = append(pts, x+w*0.28, top, x+w*0.28, deck, x+w*0.72, deck)
		}
	}
	pts = append(pts, x+w, top, x+w, h)
	polygon(path, pts...)
	p.Fill(path, kit.Solid(wall))
	p.rect(x, h*0.3, 2, h*0.7, kit.Hex(0xFF9A4A).Fade(0.8))
	gate := new(kit.Path)
	gate.MoveTo(x+w*0.34, h)
	gate.LineTo(x+w*0.34, h*0.72)
	gate.QuadTo(x+w*0.5, h*0.52, x+w*0.66, h*0.72)
	gate.LineTo(x+w*0.66, h)
	gate.Close()
	p.Fill(gate, kit.Solid(kit.Hex(0xB87A3E)))
	for k := 1; k < 6; k++ {
		p.rect(x+w*(0.34+float64(k)*0.053)-1.2, h*0.58, 2.4, h*0.42, wall)
	}
	windows := new(kit.Path)
	for _, tx := range []float64{0.07, 0.16, 0.79, 0.88} {
		for k := range 5 {
			if r.Float64() < 0.8 {
				windows.Rect(kit.Rect{X: x + w*tx, Y: h * (0.36 + float64(k)*0.1), W: math.Min(4, w*0.05), H: h * 0.05})
			}
		}
	}
	p.Fill(windows, kit.Solid(windowGold))
}
