package art

import "onelongnight/game/ui/kit"

// Hand draws a card as in hand: 110 by 154 in its design.
func Hand(c *kit.Canvas, p *Print, r kit.Rect, l Look) {
	f := begin(c, p, r, l, r.W/110, 3, 8)
	switch p.Kind {
	case Location:
		f.handLocation()
	case Leader:
		f.handLeader()
	case Contact:
		f.handContact()
	}
	f.end(r)
}

func (f *face) handName(r kit.Rect) {
	f.Line(kit.Style{Face: kit.LabelBold, Size: 15.5 * f.k, Least: 14, Color: pen, V: kit.Middle}, f.p.Name,
		r.InsetXY(4*f.k, 0))
}

func (f *face) handLocation() {
	k := f.k
	picture, rest := f.r.CutTop(61 * k)
	f.picture(picture)
	f.shield(kit.Rect{X: picture.X + 3*k, Y: picture.Y + 2*k, W: 28 * k, H: 31 * k})
	f.discs(picture.Right()-3*k, picture.Y+3*k, 25*k, 2*k)
	foot, rest := rest.CutBottom(24 * k)
	second, rest := rest.CutBottom(22 * k)
	first, name := rest.CutBottom(22 * k)
	paper := f.below(picture)
	f.paper("hand", paper, band{r: paper, rule: 2 * k}, pillage.band(first, 1.5*k), cooperate.band(second, 1.5*k),
		annex.band(foot, 1.5*k))
	f.handName(name.Offset(0, 0.5*k))
	f.strips([3]kit.Rect{first, second, foot}, 23*k, 1.5*k, 19*k, 19*k, 3*k, kit.Start)
}

// strips draws the three strips of a card on which no words stand.
func (f *face) strips(r [3]kit.Rect, tab, rule, size, effect, pad float64, align kit.Align) {
	for i, s := range [2]struct {
		strip
		runs []Run
	}{{pillage, f.p.Spoil}, {cooperate, f.p.Agreement}} {
		at := f.strip(s.strip, r[i], tab, rule)
		Goods(f.Canvas, s.runs, kit.Rect{X: at.X + pad, Y: at.Y, W: at.W - pad - 1, H: at.H}, size, pen, align)
	}
	at := f.strip(annex, r[2], tab, rule)
	parts := f.p.Effect.parts(false)
	if room := at.W - pad - 1; width(parts, effect*0.86) > room {
		parts = f.p.Effect.parts(true)
	}
	line(f.Canvas, parts, kit.Rect{X: at.X + pad, Y: at.Y, W: at.W - pad - 1, H: at.H}, effect, pen, align)
}

func (f *face) handLeader() {
	k := f.k
	picture, rest := f.r.CutTop(78 * k)
	f.picture(picture)
	f.tag(14 * k)
	name, rest := rest.CutTop(20 * k)
	effect, goods := rest.CutBottom(27 * k)
	paper := f.below(picture)
	f.paper("hand", paper, band{r: paper, rule: 2 * k}, band{effect, 1.5 * k, brass.Fade(0.3), brass.Fade(0.3)})
	f.handName(name.Offset(0, 1.5*k))
	Goods(f.Canvas, f.p.Goods, goods.InsetXY(6*k, 0), 21*k, pen, kit.Start)
	line(f.Canvas, f.p.Effect.parts(false), effect.InsetXY(6*k, 0), 20*k, pen, kit.Start)
}

func (f *face) handContact() {
	k := f.k
	foot, picture := f.r.CutBottom(46 * k)
	f.picture(picture)
	f.Fill(kit.Round(0), foot, ink)
	f.token(kit.Rect{X: f.r.X, Y: f.r.Y + 10*k, W: f.r.W, H: 60 * k})
	name, tag := foot.CutTop(23 * k)
	style := kit.Style{Face: kit.LabelBold, Size: 16 * k, Least: 14, Color: cream, H: kit.Middle, V: kit.Middle}
	f.Line(style, f.p.Name, name.InsetXY(3*k, 0).Offset(0, 1*k))
	style.Size, style.Color = 15*k, gold
	f.Line(style, f.p.Tag, tag.InsetXY(3*k, 0).Offset(0, -2*k))
}
