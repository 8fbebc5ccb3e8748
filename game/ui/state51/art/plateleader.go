package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// leader draws a leader's own face: his portrait, and beside it his name, the places of his tokens and his effect.
func (t plate) leader() {
	k, rim := t.k, t.light()
	portrait, paper := t.r.Inset(2).CutLeft(t.r.H - 4)
	drawPicture(t.Canvas, t.p.ID, None, portrait, feet, t.out)
	t.FillV(paper, paperTop, paperFoot)
	t.FillRect(kit.Rect{X: paper.X - k, Y: paper.Y, W: 2 * k, H: paper.H}, edge)
	effect, rest := paper.CutBottom(28 * k)
	t.FillRect(effect, brass.Fade(0.3))
	t.FillRect(kit.Rect{X: effect.X, Y: effect.Y - k, W: effect.W, H: 1.5 * k}, edge)
	line(t.Canvas, t.p.Effect.parts(), effect.InsetXY(4*k, 0), 21*k, pen, kit.Middle)
	name, rings := rest.CutTop(rest.H * 0.5)
	t.Line(kit.Style{Face: kit.LabelBold, Size: math.Max(16*k, 14), Least: 14, Color: pen, V: kit.Middle}, t.p.Name,
		name.InsetXY(5*k, 0))
	size := math.Min(18*k, (rings.W-8*k)/float64(max(1, t.l.MaxTokens)))
	for i := range t.l.MaxTokens {
		ring(t.Canvas, kit.Rect{X: rings.X + 5*k + size*float64(i), Y: rings.MidY() - size/2, W: size, H: size},
			i < t.l.Tokens)
	}
	t.close(rim)
}

// ring paints a place for a token on a leader's paper.
func ring(c *kit.Canvas, r kit.Rect, taken bool) {
	if taken {
		Good(c, "vp", r)
		return
	}
	r = r.Centred(r.W*0.62, r.W*0.62)
	c.Outline(kit.Round(r.W/2), r, math.Max(1.4, r.W*0.13), kit.Hex(0x77654C))
}
