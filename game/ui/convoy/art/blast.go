package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Streak draws a wedge of light to the point that it strikes. It begins at from, wide across and without light.
func Streak(c *kit.Canvas, from, to kit.Point, wide float64, col kit.Color) {
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if length < 1 {
		return
	}
	c.Warp(kit.Translate(from.X, from.Y).Mul(kit.Rotate(math.Atan2(to.Y-from.Y, to.X-from.X) * 180 / math.Pi)))
	c.Stamp("streak", 104, 40, kit.Rect{Y: -wide / 2, W: length, H: wide}, col, func(p *kit.Painter) {
		path := new(kit.Path)
		path.Polygon(0, 2, 0, 38, 104, 21.5, 104, 18.5)
		p.Fill(path, kit.Linear(0, 0, 104, 0, kit.Stops(0.0, kit.White.Fade(0), 0.5, kit.White.Fade(0.24),
			0.9, kit.White, 1.0, kit.White)...))
		p.Blur(1)
	})
	c.Pop()
}

// Burst draws n needles of light that point away from a place. They lie between the radii inner and outer, and differ
// in length.
func Burst(c *kit.Canvas, at kit.Point, n int, inner, outer, thick float64, col kit.Color) {
	s := scenery{Canvas: c, seed: n}
	for i := range n {
		angle := 360*float64(i)/float64(n) + 8*s.chance(i)
		length := (outer - inner) * (0.4 + 0.6*s.chance(i+50))
		c.Warp(kit.Translate(at.X, at.Y).Mul(kit.Rotate(angle)))
		c.Stamp("needle", 12, 96, kit.Rect{X: -thick / 2, Y: -inner - length, W: thick, H: length},
			col.Fade(0.6+0.4*s.chance(i+90)), func(p *kit.Painter) {
				path := new(kit.Path)
				path.Polygon(6, 0, 11, 78, 6, 96, 1, 78)
				p.Fill(path, kit.Linear(0, 0, 0, 96, kit.Stops(0.0, kit.White.Fade(0.2), 0.75, kit.White, 1.0,
					kit.White.Fade(0.1))...))
			})
		c.Pop()
	}
}

// Sparks draws n sparks that fly away from a place, at the part t of their way, which is as long as far.
func Sparks(c *kit.Canvas, at kit.Point, n int, far, t float64) {
	s := scenery{Canvas: c, seed: 5}
	for i := range n {
		angle := 2 * math.Pi * (float64(i) + 0.7*s.chance(i)) / float64(n)
		way := far * (0.25 + 0.75*s.chance(i+100)) * (1 - (1-t)*(1-t))
		length := far * 0.1 * (1 - 0.6*t)
		c.Warp(kit.Translate(at.X+math.Cos(angle)*way, at.Y+math.Sin(angle)*way+
			far*0.35*t*t).Mul(kit.Rotate(angle * 180 / math.Pi)))
		c.FillRect(kit.Rect{X: -length / 2, Y: -far * 0.008, W: length, H: far * 0.016}, emberColors[i%3].Fade(1-t*t))
		c.Pop()
	}
}

// Arc draws a spark that leaps from one place to another. Every way is another path.
func Arc(c *kit.Canvas, from, to kit.Point, thick float64, way int, col kit.Color) {
	const parts = 8
	s := scenery{Canvas: c, seed: way}
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Max(1, math.Hypot(dx, dy))
	at := from
	for i := 1; i <= parts; i++ {
		k := float64(i) / parts
		off := length * 0.09 * (2*s.chance(i) - 1)
		if i == parts {
			off = 0
		}
		next := kit.Point{X: from.X + dx*k - dy/length*off, Y: from.Y + dy*k + dx/length*off}
		leg := math.Hypot(next.X-at.X, next.Y-at.Y)
		c.Warp(kit.Translate(at.X, at.Y).Mul(kit.Rotate(math.Atan2(next.Y-at.Y, next.X-at.X) * 180 / math.Pi)))
		c.Glow(kit.Rect{X: -leg * 0.1, Y: -thick * 3, W: leg * 1.2, H: 6 * thick}, col.Fade(0.5))
		c.FillRect(kit.Rect{Y: -thick / 2, W: leg + thick/2, H: thick}, col)
		c.Pop()
		at = next
	}
}
