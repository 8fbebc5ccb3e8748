package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Emblem paints the sign of an army, as beside its name, in the largest square in the middle of r: the outline of its
// tiles with its emblem.
func Emblem(c *kit.Canvas, a Army, r kit.Rect) {
	type emblem struct{ a Army }
	side := math.Min(r.W, r.H)
	c.Art(emblem{a}, r.Centred(side, side), func(p *kit.Painter) { paintEmblem(p, a, side) })
}

func paintEmblem(p *kit.Painter, a Army, side float64) {
	col, k := ColorsOf(a), side/100
	path := outline("badge-" + a.String())
	p.Push(kit.Scale(k, k).Mul(kit.Translate(50, 50)).Mul(kit.Scale(0.94, 0.94)).Mul(kit.Translate(-50, -50)))
	p.Stroke(path, 9.5, kit.Solid(kit.Hex(0x07090D)))
	p.Fill(path, kit.Radial(50, 34, 62, 62, kit.Stops(0.0, col.Light, 0.5, col.Middle, 1.0, col.Dark)...))
	p.Stroke(path, 4, kit.Solid(col.Edge))
	p.Pop()
	draw(p, "emblem-"+a.String(), 0, 0, k)
}
