package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// portrait lays out a window that is higher than wide: the bar, the rivals, a settlement, and below it what is asked,
// the hand or the held card, and the actions where a thumb reaches.
func (f *Layout) portrait(m *Model) {
	u := f.S
	spare := math.Max(0, f.H-640*u)
	f.Top = kit.Rect{W: f.W, H: 44 * u}
	var in kit.Rect
	bar := f.Buttons.Bar(44*u, layout.Leaf(&in), true)
	bar.Solve(f.Top)
	f.Round, in = in.CutLeft(80 * u)
	f.DeckAt, in = in.CutRight(34 * u)
	f.Race = in.InsetXY(14*u, 0)
	f.Race.X, f.Race.W = f.Race.X+10*u, f.Race.W-10*u // where nobody has points yet their pawns stand beside each other
	f.Horizon = f.Top.Bottom() + 52*u
	rest := kit.Rect{X: 4 * u, Y: f.Top.Bottom() + 3*u + m.Badge, W: f.W - 8*u, H: f.H - f.Top.Bottom() - 7*u - m.Badge}
	foot := layout.Column(6*u, layout.Leaf(&rest).Grows(), f.Buttons.Foot(m.Mirror))
	foot.Solve(rest)
	var line kit.Rect
	if m.Draft != nil {
		line, rest = rest.CutTop(48*u + 0.06*spare)
		f.Draft.Picks = cells(line, len(m.Draft.Picks), 3*u)
		high := math.Min(152*u+0.2*spare, rest.H*0.4)
		f.Deck, rest = rest.CutBottom(high)
		f.draftUpright(m, rest.InsetXY(2*u, 3*u))
	} else {
		line, rest = rest.CutTop(60 * u)
		n := len(m.Seats) - 1
		for _, r := range cells(line, n, 4*u) {
			f.Rivals = append(f.Rivals, RivalBox{Head: r})
		}
		_, rest = rest.CutTop(4 * u)
		if m.Staged() {
			rest = f.stageUpright(m, rest, spare)
		} else {
			rest = f.settlementUpright(m, rest, spare)
		}
		f.Deck = rest
	}
	f.Deck = kit.Rect{Y: f.Deck.Y, W: f.W, H: f.H - f.Deck.Y}
	box := kit.Rect{X: 6 * u, Y: f.Deck.Y + 4*u, W: f.W - 12*u, H: rest.Bottom() - f.Deck.Y - 4*u}
	if m.Draft != nil {
		box.H = f.deckFoot(m) - box.Y
	}
	f.deckUpright(m, box)
}

// deckFoot is where the buttons at the foot begin.
func (f *Layout) deckFoot(*Model) float64 {
	foot := f.H - 4*f.S
	for i, at := range f.Buttons.Place {
		if f.Buttons.List[i].Slot < furniture.SlotTopLeft && !at.Rect.Empty() {
			foot = math.Min(foot, at.Rect.Y)
		}
	}
	return foot - 4*f.S
}

// settlementUpright is the settlement that is shown. It returns what is left below it.
func (f *Layout) settlementUpright(m *Model, box kit.Rect, spare float64) (rest kit.Rect) {
	u := f.S
	s := &m.Seats[m.Shown]
	box = f.baseUpright(s, box)
	high := 48*u + 0.07*spare
	dawn := 118 * u
	for i := range f.RowsAt {
		var row kit.Rect
		row, box = box.CutTop(high)
		_, box = box.CutTop(2 * u)
		f.Tabs[i], f.RowsAt[i] = row.CutLeft(24 * u)
		_, f.RowsAt[i] = f.RowsAt[i].CutLeft(3 * u)
	}
	slots, box := box.CutTop(44 * u)
	f.Dawn, slots = slots.CutRight(dawn)
	slots.W -= 4 * u
	f.Slots = cells(slots.InsetXY(0, 2*u), len(s.Slots), 3*u)
	f.rows(m, s, 3*u)
	return box
}

// baseUpright is the sheet of goods, in two lines. It returns what is left below it.
func (f *Layout) baseUpright(s *Seat, box kit.Rect) (rest kit.Rect) {
	u, b := f.S, &f.Base
	b.Rect, box = box.CutTop(58 * u)
	_, box = box.CutTop(3 * u)
	in := b.Rect.Inset(2)
	b.Head, in = in.CutLeft(76 * u)
	line, low := in.CutTop(in.H / 2)
	b.Goods = cells(line.InsetXY(4*u, 0), len(s.Goods), 0)
	low = low.InsetXY(5*u, 1)
	var contacts kit.Rect
	n := len(s.Tokens) + len(s.Stores)
	const bare, priced, token = 126, 182, 23 // the widths of points with contacts, without and with prices, of a token
	contacts, low = low.CutRight(math.Max(bare*u, math.Min(priced*u, low.W-float64(n)*token*u)))
	b.VP, contacts = contacts.CutRight(38 * u)
	for i := range b.Contacts {
		b.Contacts[i] = cell(contacts, i, len(b.Contacts), 2*u)
	}
	each := math.Min(low.H*1.25, low.W/float64(max(n, 1)))
	at := kit.Rect{X: low.X, Y: low.Y, W: each, H: low.H}
	for range s.Tokens {
		b.Tokens = append(b.Tokens, at)
		at.X += each
	}
	for range s.Stores {
		b.Stores = append(b.Stores, at)
		at.X += each
	}
	return box
}

// draftUpright is the row, in two lines.
func (f *Layout) draftUpright(m *Model, box kit.Rect) {
	u, d := f.S, &f.Draft
	n := len(m.Draft.Row)
	if m.Draft.More != "" {
		n++
	}
	per := max(3, (n+1)/2)
	gap, marks := 6*u, 22*u
	high := (box.H-gap)/2 - marks
	wide := math.Min(high*handRatio, (box.W+gap)/float64(per)-gap)
	high = math.Min(high, wide/handRatio)
	for i := range n {
		in := min(per, n-i/per*per)
		x := box.MidX() - (float64(in)*(wide+gap)-gap)/2
		r := kit.Rect{X: x + float64(i%per)*(wide+gap), Y: box.Y + float64(i/per)*(high+marks+gap), W: wide, H: high}
		if i < len(m.Draft.Row) {
			d.Cards = append(d.Cards, r)
			d.Marks = append(d.Marks, kit.Rect{X: r.X, Y: r.Bottom(), W: wide, H: marks})
		} else {
			d.More = r
		}
	}
}
