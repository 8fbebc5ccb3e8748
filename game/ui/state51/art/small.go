package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// leastStrips is the height from which a small card shows its strips, leastShield the minimum width of the sign with
// its distance; in CSS pixels.
const leastStrips, leastShield = 64, 19

// Small draws a card for a phone, without words: 64 by 90 in the design. In even less room it has no strips, and no
// distance if that would be unreadable.
func Small(c *kit.Canvas, p *Print, r kit.Rect, l CardState) {
	f := begin(c, p, r, l, r.W/64, 2, 6)
	k, kind := f.k, p.Kind
	if r.H < leastStrips && kind != Contact {
		f.picture(f.r)
		if side := math.Max(32*k, leastShield); kind == Location && side < 0.8*r.W {
			f.shield(kit.Rect{X: f.r.X + k, Y: f.r.Y, W: side, H: side * 1.1})
		}
		f.end(r)
		return
	}
	switch kind {
	case Location:
		picture, rest := f.r.CutTop(34 * k)
		f.picture(picture)
		side := math.Max(22*k, leastShield)
		f.shield(kit.Rect{X: picture.X + k, Y: picture.Y, W: side, H: side * 1.1})
		foot, rest := rest.CutBottom(18 * k)
		first, second := rest.CutTop(rest.H / 2)
		paper := f.below(picture)
		f.paper("small", paper, pillage.band(first, k), cooperate.band(second, k), annex.band(foot, k))
		f.strips([3]kit.Rect{first, second, foot}, 16*k, k, 15*k, 15*k, k, kit.Start)
	case Leader:
		picture, effect := f.r.CutTop(58 * k)
		f.picture(picture)
		f.paper("small", f.below(picture), band{f.below(picture), 1.5 * k, brass.Fade(0.3), brass.Fade(0.3)})
		line(c, p.Effect.parts(), effect.InsetXY(2*k, 0), 17*k, pen, kit.Middle)
	case Contact:
		f.picture(f.r)
		f.token(f.r.Centred(40*k, 40*k).Offset(0, -12*k))
	}
	f.end(r)
}
