package board

import (
	"fmt"
	"math"
	"strings"

	"convoy/game/ui/kit"
	"convoy/game/ui/motion"
)

// falls paints what breaks down in a city, over its skyline: the blocks as
// they stood before sink into dust where a district, or all of them, is lost.
func (d *drawing) falls(c *City, sky kit.Rect) {
	if d.now.Before == nil {
		return
	}
	for i := range d.m.Effects {
		e := &d.m.Effects[i]
		t := (d.now.T - e.Delay) / e.Length
		if t < 0 || t >= 1 {
			continue
		}
		district, isDistrict := strings.CutPrefix(e.At, fmt.Sprintf("district:%d-", c.N))
		switch {
		case e.Kind == FxFall && isDistrict:
			n := max(1, len(c.Districts))
			d.sinks(c.N, sky, part(sky, int(district[0]-'1')%n, n), t)
		case e.Kind == FxRuin && e.At == fmt.Sprintf("city:%d", c.N):
			d.ruins(c.N, sky, t)
		}
	}
}

// ruins lets a whole city go, block after block from the west.
func (d *drawing) ruins(city int, sky kit.Rect, t float64) {
	const n = 4
	for i := range n {
		if local := clamp(t*2-0.32*float64(i), 0, 1); local < 1 {
			d.sinks(city, sky, part(sky, i, n), local)
		}
	}
	d.FillRect(kit.Rect{X: sky.X, Y: 0, W: sky.W, H: sky.Bottom()}, kit.Hex(0x0B0C0E).Fade(0.45*motion.Bump(t, 0, 1)))
}

// sinks lets the part where of a city's old skyline go down in slices, each
// at its own time, with a flash, dust and splinters.
func (d *drawing) sinks(city int, sky, where kit.Rect, t float64) {
	const slices = 7
	old := &d.now.Before.Model.Cities[city-1]
	if !d.now.Calm {
		for i := range slices {
			s := part(where, i, slices)
			gone := motion.InCubic(clamp(t*1.5-0.07*float64((i*5)%slices), 0, 1))
			if gone >= 1 {
				continue
			}
			s.Y, s.H = sky.Y-sky.H, 2*sky.H
			d.PushClip(s)
			sway := sky.H * 0.05 * gone * math.Sin(float64(i)*2.6)
			d.Warp(kit.Translate(sway, sky.H*1.15*gone))
			d.skyline(old, sky)
			d.Pop()
			d.Pop()
		}
	}
	base, w := sky.Bottom(), where.W
	d.Glow(kit.Rect{X: where.MidX() - w, Y: base - sky.H*1.1, W: 2 * w, H: sky.H * 1.6}, kit.Hex(0xFF8A2B).Fade(0.75*math.Max(0, 1-t*1.6)))
	for i := range 9 {
		k := float64(i)/8 - 0.5
		q := w * (0.13 + 0.22*t)
		d.Glow(kit.Rect{X: where.MidX() + k*w*(1+0.5*t) - q, Y: base - q*(0.7+0.5*math.Sin(float64(i)*2.2)+0.6*t), W: 2 * q, H: 1.3 * q}, kit.Hex(0x9A8A78).Fade(0.6*motion.Bump(t, 0, 1)))
	}
	q := math.Min(sky.H, w) * 0.7
	d.splinters(kit.Rect{X: where.MidX() - q/2, Y: base - q*1.1, W: q, H: q}, t, 18, kit.FoughtEdge)
}
