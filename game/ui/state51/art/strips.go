package art

import "onelongnight/game/ui/kit"

// StripKind is what lies in a slot under a base.
type StripKind uint8

// The kinds of strips.
const (
	AgreementStrip StripKind = iota
	SpoilStrip
)

// Strip draws a card of which only a strip is left: an agreement or a spoil under a base. It is 76 by 50 in its design.
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
	Goods(c, runs, rest.InsetXY(3*k, 0), 26*k, pen, kit.Middle)
	c.Outline(shape, r, 2*k+0.3, rust)
}
