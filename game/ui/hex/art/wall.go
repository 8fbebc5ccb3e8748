package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// grounds are the backgrounds of each army's wall.
var grounds = [Armies]kit.Color{
	Borgo: kit.Hex(0x110C1C), Hegemony: kit.Hex(0x160C08), Moloch: kit.Hex(0x0B1016), Outpost: kit.Hex(0x15150D),
}

// units are the widths of a unit of each army's wall.
var units = [Armies]float64{Borgo: 204, Hegemony: 240, Moloch: 216, Outpost: 240}

// Wall paints an army's low wall in r, behind its hand; in the design it is 46 high. Tips of stakes and nails rise
// above r by the height of the wall, and its foot fades into the dark background of the hand. To hide an end, let r
// extend beyond the window.
func Wall(c *kit.Canvas, a Army, r kit.Rect) {
	k := r.H / 46
	ground := grounds[a]
	c.FillV(kit.Rect{X: r.X, Y: r.Y + 14*k, W: r.W, H: 44 * k}, ground.Fade(0.95), ground.Fade(0))
	type wall struct{ a Army }
	sheet := kit.Rect{X: r.X, Y: math.Round(r.Y - 40*k), W: math.Ceil(r.W), H: math.Ceil(92 * k)}
	kit.Mosaic(c, wall{a}, sheet, func(p *kit.Painter) {
		// Two rows with round ends, below the tips.
		ends := new(kit.Path).Rect(kit.Rect{W: sheet.W, H: 44 * k})
		ends.Round(kit.Rect{Y: 38 * k, W: sheet.W, H: 26 * k}, 10*k).Round(kit.Rect{Y: 57 * k, W: sheet.W, H: 40 * k},
			10*k)
		p.Clip(ends)
		for x := 0.0; x < sheet.W; x += units[a] * k {
			draw(p, "wall-"+a.String(), x, 0, k)
		}
		p.Clip(nil)
		p.FadeOut(58*k, 92*k)
	})
}
