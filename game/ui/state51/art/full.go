package art

import "onelongnight/game/ui/kit"

// Full draws a card at its largest: 220 by 308 in the design.
func Full(c *kit.Canvas, p *Print, r kit.Rect) {
	f := begin(c, p, r, CardState{}, r.W/220, 5, 10)
	switch p.Kind {
	case Location:
		f.fullLocation()
	case Leader:
		f.fullLeader()
	case Contact:
		f.fullContact()
	}
	f.end(r)
}

func (f *face) fullName(r kit.Rect) {
	f.Line(kit.Style{Face: kit.DisplayBold, Size: 25 * f.k, Least: 18 * f.k, Color: pen, Upper: true,
		Tracking: 0.3 * f.k, V: kit.Middle}, f.p.Name, r.InsetXY(9*f.k, 0))
}

func (f *face) words(text string, r kit.Rect) {
	f.Line(kit.Style{Face: kit.Label, Size: 15 * f.k, Least: 14, Color: penQuiet, V: kit.Middle}, text, r)
}

func (f *face) fullLocation() {
	k := f.k
	picture, rest := f.r.CutTop(120 * k)
	f.picture(picture)
	f.shield(kit.Rect{X: picture.X + 5*k, Y: picture.Y + 5*k, W: 40 * k, H: 44 * k})
	f.discs(picture.Right()-6*k, picture.Y+6*k, 30*k, 3*k)
	foot, rest := rest.CutBottom(64 * k)
	second, rest := rest.CutBottom(43 * k)
	first, name := rest.CutBottom(43 * k)
	paper := f.below(picture)
	f.paper("full", paper, band{r: paper, rule: 3 * k}, pillage.band(first, 2*k), cooperate.band(second, 2*k),
		annex.band(foot, 2*k))
	f.fullName(kit.Rect{X: name.X, Y: picture.Bottom() + 2*k, W: name.W, H: name.Bottom() - picture.Bottom() - 2*k})
	for _, s := range [2]struct {
		strip
		runs []Run
		r    kit.Rect
	}{{pillage, f.p.Spoil, first}, {cooperate, f.p.Agreement, second}} {
		at := f.strip(s.strip, s.r, 40*k, 2*k)
		Goods(f.Canvas, s.runs, kit.Rect{X: at.X + 8*k, Y: at.Y, W: at.W - 12*k, H: at.H}, 29*k, pen, kit.Start)
	}
	at := f.strip(annex, foot, 40*k, 2*k).InsetXY(8*k, 0)
	if f.p.Words == "" {
		line(f.Canvas, f.p.Effect.parts(), at, 30*k, pen, kit.Start)
		return
	}
	effect, words := at.CutTop(at.H * 0.6)
	line(f.Canvas, f.p.Effect.parts(), effect.Offset(0, 2*k), 30*k, pen, kit.Start)
	f.words(f.p.Words, words.Offset(0, -2*k))
}

func (f *face) fullLeader() {
	k := f.k
	picture, rest := f.r.CutTop(150 * k)
	f.picture(picture)
	f.tag(17 * k)
	name, rest := rest.CutTop(36 * k)
	effect, goods := rest.CutBottom(72 * k)
	paper := f.below(picture)
	f.paper("full", paper, band{r: paper, rule: 3 * k}, band{r: goods, rule: 2 * k},
		band{effect, 2 * k, brass.Fade(0.32), brass.Fade(0.32)})
	f.fullName(name.Offset(0, 2*k))
	f.brings(goods.InsetXY(9*k, 0), 16*k, 29*k)
	effect = effect.InsetXY(9*k, 4*k)
	signs, words := effect.CutTop(38 * k)
	line(f.Canvas, f.p.Effect.parts(), signs.Offset(0, 2*k), 31*k, pen, kit.Start)
	f.words(f.p.Words, words)
}

// brings draws what a leader comes with. The word before it tells it from a price; goods are as large as size.
func (f *face) brings(r kit.Rect, word, size float64) {
	st := kit.Style{Face: kit.Label, Size: word, Color: pen, V: kit.Middle}
	x := kit.Width(st.Face, st.Size, 0, f.p.Brings) + word/2
	if f.p.Brings != "" && x+GoodsWidth(f.p.Goods, size) <= r.W {
		f.Line(st, f.p.Brings, r)
		_, r = r.CutLeft(x)
	}
	Goods(f.Canvas, f.p.Goods, r, size, pen, kit.Start)
}

func (f *face) fullContact() {
	k := f.k
	foot, picture := f.r.CutBottom(66 * k)
	f.picture(picture)
	f.paper("full", f.below(picture), band{r: f.below(picture), rule: 3 * k})
	f.token(kit.Rect{X: f.r.X, Y: f.r.Y + 26*k, W: f.r.W, H: 104 * k})
	name, words := foot.CutTop(36 * k)
	f.fullName(name.Offset(0, 2*k))
	f.words(f.p.Words, words.InsetXY(9*k, 0).Offset(0, -3*k))
}

// token draws the good of a contact, with a shadow.
func (f *face) token(r kit.Rect) {
	good := f.p.Effect.reach()
	side := min(r.W, r.H)
	f.Glow(r.Centred(side*1.35, side*1.35).Offset(0, side*0.05), ink.Fade(0.75))
	Good(f.Canvas, good, r)
}
