package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Hand draws a card in hand: 110 by 154 in the design.
func Hand(c *kit.Canvas, p *Print, r kit.Rect, l CardState) {
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

// lineMore is the height that each further line of a name adds; leastSeen is the least visible width at which a part of
// a name is of use.
const lineMore, leastSeen = 13, 44

// nameStyle returns the style of a name of a size.
func nameStyle(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.LabelBold, Size: math.Max(size, kit.MinText), Least: kit.MinText, Squeeze: 0.7,
		Color: col, V: kit.Middle}
}

// sight returns the part of a line of text that no other card covers.
func (f *face) sight(r kit.Rect) kit.Rect {
	if seen := f.l.Seen; seen >= leastSeen {
		r.W = math.Min(r.W, f.r.X+seen-f.w-3*f.k-r.X)
	}
	return r
}

// extra returns the height that a name in several lines adds.
func (f *face) extra() float64 {
	n := len(kit.NameLines(nameStyle(15.5*f.k, pen), f.p.Name, f.nameRoom(f.r).W, 1))
	return float64(n-1) * math.Max(lineMore*f.k, 12)
}

// nameRoom returns the part of a line that the name may use, clear of both edges.
func (f *face) nameRoom(r kit.Rect) kit.Rect {
	pad := math.Max(4*f.k, 3)
	in := f.sight(r)
	right := math.Min(in.Right(), f.r.Right()-pad)
	return kit.Rect{X: r.X + pad, Y: r.Y, W: right - r.X - pad, H: r.H}
}

func (f *face) handName(r kit.Rect) {
	f.Name(nameStyle(15.5*f.k, pen), f.p.Name, f.nameRoom(r))
}

func (f *face) handLocation() {
	k := f.k
	picture, rest := f.r.CutTop(61*k - f.extra())
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

// narrowTab is the width of the third strip's tab relative to the others, for long effects that need the room.
const narrowTab = 0.6

// strips draws a card's three strips, without words.
func (f *face) strips(r [3]kit.Rect, tab, rule, size, effect, pad float64, align kit.Align) {
	for i, s := range [2]struct {
		strip
		runs []Run
	}{{pillage, f.p.Spoil}, {cooperate, f.p.Agreement}} {
		at := f.strip(s.strip, r[i], tab, rule)
		Goods(f.Canvas, s.runs, kit.Rect{X: at.X + pad, Y: at.Y, W: at.W - pad - 1, H: at.H}, size, pen, align)
	}
	parts := f.p.Effect.parts()
	if width(parts, smallest) > r[2].W-tab-pad-1 {
		tab *= narrowTab
	}
	at := f.strip(annex, r[2], tab, rule)
	line(f.Canvas, parts, kit.Rect{X: at.X + pad, Y: at.Y, W: at.W - pad - 1, H: at.H}, effect, pen, align)
}

func (f *face) handLeader() {
	k := f.k
	extra := f.extra()
	picture, rest := f.r.CutTop(78*k - extra)
	f.picture(picture)
	f.tag(math.Max(14*k, kit.MinText))
	name, rest := rest.CutTop(20*k + extra)
	effect, goods := rest.CutBottom(27 * k)
	paper := f.below(picture)
	f.paper("hand", paper, band{r: paper, rule: 2 * k}, band{effect, 1.5 * k, brass.Fade(0.3), brass.Fade(0.3)})
	f.handName(name.Offset(0, 1.5*k))
	f.brings(goods.InsetXY(6*k, 0), math.Max(14*k, kit.MinText), 21*k)
	line(f.Canvas, f.p.Effect.parts(), effect.InsetXY(6*k, 0), 20*k, pen, kit.Start)
}

func (f *face) handContact() {
	k := f.k
	foot, picture := f.r.CutBottom(46*k + f.extra())
	f.picture(picture)
	f.Fill(kit.Round(0), foot, ink)
	f.token(kit.Rect{X: f.r.X, Y: f.r.Y + 10*k, W: f.r.W, H: 60 * k})
	tag, name := foot.CutBottom(23 * k)
	style := nameStyle(16*k, cream)
	style.H = kit.Middle
	f.Name(style, f.p.Name, f.sight(name.InsetXY(3*k, 0)).Offset(0, 1*k))
	style.Size, style.Color = math.Max(15*k, kit.MinText), gold
	f.Line(style, f.p.Tag, f.sight(tag.InsetXY(3*k, 0)).Offset(0, -2*k))
}
