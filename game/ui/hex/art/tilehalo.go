package art

import (
	"math"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// halo is the light round a tile, and a line along its edge.
func halo(c *kit.Canvas, a hex.Army, h Halo, x, y, r float64) {
	type key struct {
		army hex.Army
		wide float64
	}
	col, wide := mine, 18.0
	switch h {
	case Picked:
		col, wide = kit.Hex(0xFFE3A0), 30
	case Target:
		col = hit
	}
	out, k := 136.0, r/100
	c.Tinted(key{a, wide}, kit.Rect{X: x - out*k, Y: y - out*k, W: 2 * out * k, H: 2 * out * k}, col, func(p *kit.Painter) {
		edge := outlineOf(a)
		p.Push(kit.Scale(k, k).Mul(kit.Translate(out, out)).Mul(kit.Scale(1.05, 1.05)))
		p.Stroke(edge, wide, kit.Solid(kit.White.Fade(0.85)))
		p.Blur(int(math.Round(7 * k * pixels(p, out*k))))
		p.Stroke(edge, 5, kit.Solid(kit.White))
		p.Pop()
	})
}

// pixels is how many device pixels a CSS pixel is on a picture that is so many CSS pixels wide, from its middle.
func pixels(p *kit.Painter, half float64) float64 {
	return float64(p.Image().Rect.Dx()) / (2 * half)
}
