package art

import (
	"fmt"
	"math"

	"onelongnight/game/ui/kit"
)

// Size of the sheet of a figure; its feet are in the middle of the lower edge.
const figureW, figureH = 200.0, 200.0

const figures = 3

// heights are the heights of each army's first figure, without horns and hair.
var heights = [Armies]float64{Borgo: 166, Hegemony: 160, Moloch: 134, Outpost: 132}

// figure returns the name of an army's figure, 0 to 2.
func figure(a Army, i int) string { return fmt.Sprintf("%s-%d", a, i+1) }

// stand draws an army's figure with its feet at x, y, k times its size, multiplied by a colour.
func stand(c *kit.Canvas, a Army, i int, x, y, k float64, mirrored bool, tint kit.Color) {
	type key struct {
		figure   string
		mirrored bool
	}
	r := kit.Rect{X: x - figureW/2*k, Y: y - figureH*k, W: figureW * k, H: figureH * k}
	c.Tinted(key{figure(a, i), mirrored}, r, tint, func(p *kit.Painter) {
		if mirrored {
			p.Push(kit.Translate(r.W, 0).Mul(kit.Scale(-1, 1)))
		}
		draw(p, figure(a, i), 0, 0, k)
		if mirrored {
			p.Pop()
		}
	})
}

// muster draws the armies standing at the horizon: at the left edge, or mirrored at the right one. room is the height
// between the bars and the horizon. A single army shows all its figures, several show fewer each.
func muster(c *kit.Canvas, w, horizon, room float64, armies []Army, right bool) {
	type place struct {
		a Army
		i int
	}
	var all []place
	for i := range figures {
		for _, a := range armies {
			if len(all) < max(3, 2*len(armies)) && (len(armies) < 3 || i == 0) {
				all = append(all, place{a, i})
			}
		}
	}
	if len(all) > 0 {
		// A light behind them makes them stand out.
		x := room * 0.9
		if right {
			x = w - x
		}
		glow(c, x, horizon-room*0.2, room*2, room*0.7, kit.Hex(0xFFA25A).Fade(0.3))
	}
	high := max(0.68*room, min(0.92*room, 34))
	for n := len(all) - 1; n >= 0; n-- {
		k := high / heights[all[n].a] * math.Max(0.55, 1-0.14*float64(n))
		at := high * (0.56 + 0.86*float64(n) - 0.06*float64(n*n))
		if right {
			at = w - at
		}
		shade := 0.44 - 0.05*float64(n)
		tint := kit.Black.Mix(kit.Hex(0xFFE0C8), shade)
		if right {
			tint = kit.Black.Mix(kit.Hex(0xFFF0E4), shade)
		}
		stand(c, all[n].a, all[n].i, at, horizon+1, k, right, tint)
	}
}
