package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Picture draws a card's picture, with its sky if it has a class, so that it fills r.
func Picture(c *kit.Canvas, id string, class Class, r kit.Rect) { drawPicture(c, id, class, r, false) }

// drawPicture is Picture, in grey where it is out of use.
func drawPicture(c *kit.Canvas, id string, class Class, r kit.Rect, out bool) {
	type key struct {
		id    string
		class Class
		out   bool
	}
	c.Art(key{id, class, out}, r, func(p *kit.Painter) {
		k := math.Max(r.W/sheetW, r.H/sheetH)
		// Of a wide picture the sky is seen and the feet of what stands there, not the ground before it.
		seen := r.H / k
		top := math.Max(0, math.Max(118, seen)-seen)
		p.Push(kit.Scale(k, k).Mul(kit.Translate((r.W/k-sheetW)/2, -top)))
		if class != None {
			backcloth(p, id, class)
		}
		draw(p, cards(), id, 0, 0, 1)
		p.Pop()
		if out {
			p.Grey(0.55)
		}
	})
}
