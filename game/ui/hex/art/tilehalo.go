package art

import (
	"onelongnight/game/ui/kit"
)

// halo paints the light around a tile, and a line along its edge.
func halo(c *kit.Canvas, a Army, h Halo, x, y, r float64) {
	type (
		light struct {
			army Army
			wide float64
		}
		edge struct{ army Army }
	)
	col, wide := mine, 18.0
	switch h {
	case Picked:
		col, wide = kit.Hex(0xFFE3A0), 30
	case Target:
		col = hit
	}
	const out = 136 // how far it reaches, in hundredths of r
	paint := func(p *kit.Painter, k, wide, alpha float64) {
		p.Push(kit.Scale(k, k).Mul(kit.Translate(out, out)).Mul(kit.Scale(1.05, 1.05)))
		p.Stroke(outlineOf(a), wide, kit.Solid(kit.White.Fade(alpha)))
		p.Pop()
	}
	k := r / 100
	box := kit.Rect{X: x - out*k, Y: y - out*k, W: 2 * out * k, H: 2 * out * k}
	// The light has no hard edges, so one small picture serves for all sizes.
	const side = 96
	c.Stamp(light{a, wide}, side, side, box, col, func(p *kit.Painter) {
		paint(p, side/2/float64(out), wide, 0.9)
		p.Blur(2)
	})
	c.Tinted(edge{a}, box, col, func(p *kit.Painter) { paint(p, k, 5, 1) })
}
