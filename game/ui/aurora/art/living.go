package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// What moves by itself in the night. clock is a time in seconds; the picture depends on nothing else.

// veils are the curtains of northern lights that sway in front of the still ones.
var veils = [...]struct {
	col            kit.Color
	seed           uint64
	period, breath float64 // seconds
}{{green, 6, 12, 7}, {purple, 9, 17, 11}}

// The sheet of a veil.
const veilW, veilH = 480.0, 72.0

// Sway draws the moving northern lights in the sky of r.
func Sway(c *kit.Canvas, r kit.Rect, clock float64) {
	c.PushClip(r)
	defer c.Pop()
	type veil struct{ seed uint64 }
	for i, v := range veils {
		swing := math.Sin(clock / v.period * 2 * math.Pi)
		bright := 0.45 + 0.35*math.Sin(clock/v.breath*2*math.Pi+float64(i))
		wide := r.W * (1.12 + 0.04*swing)
		at := kit.Rect{X: r.X - r.W*0.06 + swing*r.W*0.03, Y: r.Y + r.H*(0.02+0.03*float64(i)), W: wide, H: r.H * 0.8}
		c.Stamp(veil{v.seed}, veilW, veilH, at, kit.White.Fade(bright), func(p *kit.Painter) {
			curtain(p, veilW, veilH*0.9, veilH*0.7, v.seed, v.col, 0.5)
			p.Blur(3)
		})
	}
}

// Snow draws flakes drifting through r. The stronger the wind, 0..1, the more there are.
func Snow(c *kit.Canvas, r kit.Rect, clock, wind float64) {
	rnd := seeded(17)
	n := int(r.W * r.H / 16000 * (0.5 + wind*1.5))
	for range n {
		x, y, near := rnd.Float64(), rnd.Float64(), rnd.Float64()
		sway := math.Sin(clock*(0.5+near)+x*40) * 6
		_, x = math.Modf(x + 1000 - clock*(0.008+0.03*near)*(0.6+2.4*wind))
		_, y = math.Modf(y + clock*(0.02+0.04*near))
		c.Circle(r.X+x*r.W, r.Y+y*r.H+sway, 0.7+1.5*near, kit.Hex(0xEAF8FF).Fade(0.18+0.4*near))
	}
}

// Flicker returns the brightness of an unsteady lamp, about 1.
func Flicker(clock, seed float64) float64 {
	return 1 + 0.14*math.Sin(clock*7.3+seed*5) + 0.1*math.Sin(clock*17.1+seed*11) + 0.06*math.Sin(clock*31+seed*3)
}

// Lamp draws the light around a lamp at x, y, size wide.
func Lamp(c *kit.Canvas, x, y, size, clock, seed float64) {
	glow(c, x, y, size, size, lamp.Fade(0.3*Flicker(clock, seed)))
}

// axles are the places of the wheels of a convoy seen from afar, see Mini.
var axles = [...]float64{-38, -18, 4, 18, 34}

// Wheels draws the spokes of the wheels that Mini drew, rotated by an angle in degrees, and the snow they throw up.
func Wheels(c *kit.Canvas, x, y, long, angle float64) {
	k := long / 92
	for _, at := range axles {
		c.Push(kit.Translate(x+at*k, y-3*k).Mul(kit.Rotate(angle)))
		c.FillRect(kit.Rect{X: -5.2 * k, Y: -0.9 * k, W: 10.4 * k, H: 1.8 * k}, kit.Hex(0xDFF2F6).Fade(0.9))
		c.FillRect(kit.Rect{X: -0.9 * k, Y: -5.2 * k, W: 1.8 * k, H: 10.4 * k}, kit.Hex(0xDFF2F6).Fade(0.9))
		c.Pop()
	}
	for i := range 7 {
		_, t := math.Modf(angle/360 + float64(i)/7)
		r := (2 + 5*t) * k
		c.Circle(x-(48+30*t)*k, y-(2+9*math.Sin(t*3))*k, r, kit.Hex(0xEAF8FF).Fade(0.55*(1-t)))
	}
}
