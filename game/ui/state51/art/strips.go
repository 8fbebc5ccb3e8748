package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// StripKind is the kind of a strip below a base.
type StripKind uint8

// The kinds of strips.
const (
	AgreementStrip StripKind = iota
	SpoilStrip
)

// Strip draws a card of which only a strip is visible: an agreement or a spoil below a base. It is 76 by 50 in the
// design.
func Strip(c *kit.Canvas, kind StripKind, runs []Run, r kit.Rect) {
	k := min(r.H/50, r.W/76)
	s, sign := cooperate, "cooperate"
	if kind == SpoilStrip {
		s, sign = pillage, "pillage"
	}
	shape := kit.Round(6 * k)
	c.FillShape(shape, r, paperTop, paperFoot)
	inner := r.Inset(2 * k)
	c.FillH(inner, s.color.Fade(s.tint[0]), s.color.Fade(s.tint[1]))
	tab, rest := inner.CutLeft(24 * k)
	Tab(c, s.way, sign, tab, false)
	in := rest.InsetXY(3*k, 0)
	size := math.Min(math.Max(26*r.H/50, math.Min(17, in.H-3)), in.W)
	if rows := float64(len(runs)); GoodsWidth(runs, size*0.8) > in.W && in.H >= rows*(smallest+2) {
		size = math.Min(size, in.H/rows-2) // below each other
		for _, run := range runs {
			var at kit.Rect
			at, in = in.CutTop(in.H / rows)
			rows--
			Goods(c, []Run{run}, at, size, pen, kit.Middle)
		}
	} else {
		Goods(c, runs, in, size, pen, kit.Middle)
	}
	c.Outline(shape, r, 2*k+0.3, rust)
}
