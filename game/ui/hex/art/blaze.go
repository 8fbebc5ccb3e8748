package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// tongues are the rows of a fire's flames: how many, how high, and their colour.
var tongues = []struct {
	n     int
	high  float64
	color kit.Color
}{
	{6, 1.25, kit.Hex(0xD8431A).Fade(0.85)}, {6, 0.95, kit.Hex(0xFF8226)}, {5, 0.6, kit.Hex(0xFFC24A)}, {3, 0.32, kit.Hex(0xFFF0B8)},
}

// fire paints a fire of size size standing at x, y.
func fire(p *kit.Painter, x, y, size float64) {
	rnd, flame := seeded(uint64(x)), outline("flame")
	light := kit.Hex(0xFF8A2B)
	p.Fill(new(kit.Path).Ellipse(x, y-size*0.2, size*1.9, size*1.6), kit.Radial(x, y-size*0.2, size*1.9, size*1.6,
		stops(0.0, kit.Hex(0xFFE08A).Fade(0.8), 0.3, light.Fade(0.5), 1.0, light.Fade(0))...))
	for _, t := range tongues {
		for i := range t.n {
			u := (float64(i)+0.5)/float64(t.n) - 0.5
			high := size * t.high * (1.05 - math.Abs(u)*1.1) * (0.65 + 0.6*rnd.Float64())
			wide := size * 0.36 * (0.8 + 0.5*rnd.Float64()) * math.Sqrt(t.high)
			p.Push(kit.Matrix{A: wide / 24, C: -0.1 * high / 64, D: high / 64, E: x + u*size*1.7 - wide/2, F: y - high})
			p.Fill(flame, kit.Solid(t.color))
			p.Pop()
		}
	}
}

// smoke paints a plume that starts at x, y, about size wide, and leans.
func smoke(p *kit.Painter, x, y, size, lean float64) {
	rnd, dark := seeded(uint64(x)+1), kit.Hex(0x1A1518)
	for i := range 11 {
		t := float64(i) / 10
		cx, cy := x+lean*t*size*1.1+(rnd.Float64()-0.5)*size*0.5, y-t*size*2.4
		rx, ry := size*(0.35+t*0.8), size*(0.3+t*0.6)
		p.Fill(new(kit.Path).Ellipse(cx, cy, rx, ry), kit.Radial(cx, cy, rx, ry, stops(0.0, dark.Fade(0.7-0.45*t), 1.0, dark.Fade(0))...))
	}
}
