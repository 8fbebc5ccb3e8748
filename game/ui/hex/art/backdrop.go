package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// The colours of dusk, from the zenith to the horizon.
var dusk = kit.Stops(0.0, kit.Hex(0x0A0E1A), 0.45, kit.Hex(0x1B2140), 0.78, kit.Hex(0x4D3459), 1.0, kit.Hex(0xA8564B))

// Backdrop fills the window behind the table: dusk above the horizon, the armies standing on it, sand below. On the
// left are the armies of the viewer and its friends, on the right all others. top is the lower edge of the bars, which
// hide the sky above.
func Backdrop(c *kit.Canvas, w kit.Window, top, horizon float64, left, right []Army) {
	sky(c, kit.Rect{W: w.W, H: horizon}, dusk)
	k := (horizon - top) / 96
	if w.Portrait {
		k *= 1.4
	}
	glow(c, w.W*0.13, horizon-8*k, w.W*0.24, horizon*0.9, kit.Hex(0xFF8A2B).Fade(0.5))
	c.Circle(w.W*0.155, horizon-16*k, 34*k, kit.Hex(0xFFB066).Fade(0.9))
	glow(c, w.W*0.9, horizon-8*k, w.W*0.22, horizon*0.8, kit.Hex(0xFFB84D).Fade(0.4))
	strip := kit.Rect{W: w.W, H: math.Ceil(horizon)}
	kit.Mosaic(c, "skyline", strip, func(p *kit.Painter) { skyline(p, w.W, strip.H, k) })
	ground(c, kit.Rect{Y: strip.H, W: w.W, H: w.H - strip.H}, k)
	for side, armies := range [2][]Army{left, right} {
		muster(c, w.W, horizon, horizon-top, armies, side == 1)
	}
}

// sky fills r with a sky that is warmer in the west and colder in the east.
func sky(c *kit.Canvas, r kit.Rect, colors []kit.Stop) {
	c.FillStops(r, colors...)
	across := kit.Stops(0.0, kit.Hex(0xC2411F).Fade(0.75), 0.3, kit.Hex(0xD9642A).Fade(0.6), 0.6,
		kit.Hex(0x6A3F66).Fade(0.1), 1.0, kit.Hex(0x23406E).Fade(0.55))
	for i, a := range across[:3] {
		b := across[i+1]
		c.FillRect4(kit.Rect{X: r.X + r.W*a.At, Y: r.Y + r.H*0.2, W: r.W * (b.At - a.At), H: r.H * 0.8},
			[4]kit.Color{a.Color.Fade(0), b.Color.Fade(0), b.Color, a.Color})
	}
}

// ground fills r with sand that gets darker towards the viewer; k is the scale of what lies on it.
func ground(c *kit.Canvas, r kit.Rect, k float64) {
	c.FillStops(r, kit.Stops(0.0, kit.Hex(0x5A3323), 0.1, kit.Hex(0x3B261E), 0.45, kit.Hex(0x201916), 1.0,
		kit.Hex(0x0D0D0E))...)
	c.FillH(kit.Rect{X: r.X, Y: r.Y, W: r.W / 2, H: r.H}, kit.Hex(0xC2411F).Fade(0.28), kit.Hex(0x3A2A30).Fade(0))
	c.FillH(kit.Rect{X: r.MidX(), Y: r.Y, W: r.W / 2, H: r.H}, kit.Hex(0x3A2A30).Fade(0), kit.Hex(0x23406E).Fade(0.34))
	litter(c, r, k)
	// Dark at the foot and at both sides, where panels lie.
	night := kit.Hex(0x0A0B0E)
	c.FillV(kit.Rect{X: r.X, Y: r.Y + r.H*0.45, W: r.W, H: r.H * 0.55}, night.Fade(0), night.Fade(0.7))
	for i, x := range [2]float64{r.X, r.X + r.W*0.74} {
		a := [2]kit.Color{night.Fade(0.5 * float64(1-i)), night.Fade(0.5 * float64(i))}
		c.FillH(kit.Rect{X: x, Y: r.Y, W: r.W * 0.26, H: r.H}, a[0], a[1])
	}
	for _, at := range [2][3]float64{{0.345, 20, 0.5}, {0.66, 18, 0.42}} {
		size := math.Ceil(88 * at[2] * k)
		c.Art("wreck", kit.Rect{X: r.X + r.W*at[0] - size/2, Y: r.Y + at[1]*k - size*0.4, W: size, H: size * 0.45},
			func(p *kit.Painter) { draw(p, "wreck", 0, 0, size/88) })
	}
	glow(c, r.MidX(), r.Y+r.H*0.42, r.W*0.4, r.H*0.7, kit.Hex(0xC98A55).Fade(0.3))
	rim(c, r)
}

// rim paints the line of light along the horizon above the ground r.
func rim(c *kit.Canvas, r kit.Rect) {
	c.FillRect(kit.Rect{X: r.X, Y: r.Y - 0.8, W: r.W, H: 1.6}, kit.Hex(0xFF9A55).Fade(0.6))
}

// litter scatters bands of sand, and stones, over the ground r.
func litter(c *kit.Canvas, r kit.Rect, k float64) {
	rnd := seeded(12)
	near := func(y float64) float64 { return k * (0.4 + (y-r.Y)/r.H) }
	for range 34 {
		// Bands of darker and lighter sand.
		y, x := r.Y+4*k+math.Pow(rnd.Float64(), 1.7)*r.H, r.X+rnd.Float64()*r.W
		rx, ry := (60+rnd.Float64()*190)*k, (3+rnd.Float64()*7)*near(y)
		col := kit.Hex(0x07080A).Fade(0.4)
		if rnd.Float64() < 0.45 {
			col = kit.Hex(0x9A6040).Fade(0.22)
		}
		glow(c, x, max(y, r.Y+ry), rx, ry, col)
	}
	for range 70 {
		y, x := r.Y+6*k+rnd.Float64()*(r.H-6*k), r.X+rnd.Float64()*r.W
		size := (3 + rnd.Float64()*11) * near(y)
		c.Stamp("stone", 56, 40, kit.Rect{X: x, Y: y, W: size, H: size * 0.71}, kit.White.Fade(0.8),
			func(p *kit.Painter) { draw(p, "stone", 0, 0, 4) })
	}
}
