package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// chance returns a number 0..1 that is the same for the same k.
func chance(k int) float64 {
	h := uint32(k*104729) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float64(h>>8) / (1 << 24)
}

// wave swings between −1 and 1 once per period, in seconds, with a phase that depends on k.
func wave(clock, period float64, k int) float64 {
	return math.Sin(2 * math.Pi * (clock/period + chance(k)))
}

// tongues are the rows of flames in a fire: how many, how high, and their colour.
var tongues = []struct {
	n     int
	high  float64
	color kit.Color
}{
	{6, 1.25, kit.Hex(0xD8431A).Fade(0.85)}, {6, 0.95, kit.Hex(0xFF8226)}, {5, 0.6, kit.Hex(0xFFC24A)},
	{3, 0.32, kit.Hex(0xFFF0B8)},
}

// licks visits the flames of a fire of some size standing at x, y: each is the picture of a flame under a
// transformation.
func licks(x, y, size, clock float64, seed int, visit func(m kit.Matrix, c kit.Color)) {
	for row, t := range tongues {
		for i := range t.n {
			id := seed*31 + row*7 + i
			u := (float64(i)+0.5)/float64(t.n) - 0.5
			high := size * t.high * (1.05 - math.Abs(u)*1.1) * (0.7 + 0.6*chance(id)) * (1 +
				0.2*wave(clock, 0.6+0.5*chance(id+9), id))
			wide := size * 0.4 * (0.8 + 0.5*chance(id+3)) * math.Sqrt(t.high)
			lean := 0.12 + 0.1*wave(clock, 1.1+chance(id+5), id+1)
			visit(kit.Matrix{A: wide / 24, C: -lean * high / 64, D: high / 64, E: x + u*size*1.6 - wide/2 + lean*high,
				F: y - high*0.95}, t.color)
		}
	}
}

func fire(p *kit.Painter, x, y, size float64) {
	flame, light := outline("flame"), kit.Hex(0xFF8A2B)
	p.Fill(new(kit.Path).Ellipse(x, y-size*0.2, size*1.9, size*1.6), kit.Radial(x, y-size*0.2, size*1.9, size*1.6,
		kit.Stops(0.0, kit.Hex(0xFFE08A).Fade(0.8), 0.3, light.Fade(0.5), 1.0, light.Fade(0))...))
	licks(x, y, size, 0, int(x), func(m kit.Matrix, c kit.Color) {
		p.Push(m)
		p.Fill(flame, kit.Solid(c))
		p.Pop()
	})
}

// Flames draws a fire of some size standing at x, y, at a time in seconds. Fires with different seeds burn differently.
func Flames(c *kit.Canvas, x, y, size, clock float64, seed int) {
	glow(c, x, y-size*0.3, size*2.2, size*1.8, kit.Hex(0xFF8A2B).Fade(0.6*(1+0.08*wave(clock, 0.9, seed))))
	licks(x, y, size, clock, seed, func(m kit.Matrix, col kit.Color) {
		c.Warp(m)
		c.Stamp("flame", 28, 68, kit.Rect{W: 28, H: 68}, col,
			func(p *kit.Painter) { p.Fill(outline("flame"), kit.Solid(kit.White)) })
		c.Pop()
	})
}

// smoke paints a leaning plume that starts at x, y, about size wide.
func smoke(p *kit.Painter, x, y, size, lean float64) {
	dark := kit.Hex(0x1A1518)
	for i := range 11 {
		t := float64(i) / 10
		cx, cy := x+lean*t*size*1.1+(chance(i)-0.5)*size*0.5, y-t*size*2.4
		rx, ry := size*(0.35+t*0.8), size*(0.3+t*0.6)
		p.Fill(new(kit.Path).Ellipse(cx, cy, rx, ry),
			kit.Radial(cx, cy, rx, ry, kit.Stops(0.0, dark.Fade(0.7-0.45*t), 1.0, dark.Fade(0))...))
	}
}

// embers draws n embers that rise in r and drift east.
func embers(c *kit.Canvas, r kit.Rect, n int, clock float64) {
	colors := [3]kit.Color{kit.Hex(0xFFC15A), kit.Hex(0xFF8A3A), kit.Hex(0xFFE4A8)}
	for i := range n {
		u := math.Mod(chance(i+300)+clock*(0.05+0.06*chance(i+400)), 1)
		x := r.X + math.Mod(chance(i+500)+0.12*u, 1)*r.W
		size := 0.8 + 1.3*chance(i+600)
		c.FillRect(kit.Rect{X: x + 3*wave(clock, 3, i), Y: r.Bottom() - u*r.H, W: size * 1.5, H: size},
			colors[i%3].Fade((0.4+0.6*chance(i+700))*(1-u*u)))
	}
}
