package art

import "onelongnight/game/ui/kit"

// leastStrips is the height from which a small card shows its strips.
const leastStrips = 64

// Small draws a card as a phone has it: 64 by 90 in its design, without words; in still less room without its strips.
func Small(c *kit.Canvas, p *Print, r kit.Rect, l CardState) {
	f := begin(c, p, r, l, r.W/64, 2, 6)
	k, kind := f.k, p.Kind
	if r.H < leastStrips && kind != Contact {
		f.picture(f.r)
		if kind == Location {
			f.shield(kit.Rect{X: f.r.X + k, Y: f.r.Y, W: 32 * k, H: 35 * k})
		}
		f.end(r)
		return
	}
	switch kind {
	case Location:
		picture, rest := f.r.CutTop(34 * k)
		f.picture(picture)
		f.shield(kit.Rect{X: picture.X + k, Y: picture.Y, W: 22 * k, H: 24 * k})
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
