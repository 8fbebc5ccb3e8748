package board

import (
	"math"

	"onelongnight/game/table"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/state51/art"
)

// picks paints the order of picks, with the cards already taken.
func (d *drawing) picks() {
	f, list := d.f, d.m.Draft.Picks
	if len(f.Draft.Picks) == 0 {
		return
	}
	first, last := f.Draft.Picks[0], f.Draft.Picks[len(list)-1]
	d.Fill(kit.Round(8), kit.Rect{X: first.X - 2, Y: first.Y, W: last.Right() - first.X + 4, H: first.H},
		ink.Fade(0.74))
	for i, r := range f.Draft.Picks {
		p := &list[i]
		if p.Now {
			d.FillShape(kit.Round(8), r, kit.Hex(0x4F3D1C), kit.Hex(0x3A2C10))
			d.Outline(kit.Round(8), r, 2, gold)
		}
		at := pickOf(d.f, p, r)
		if p.Print != nil {
			art.Small(d.Canvas, p.Print, at.card, art.CardState{})
		}
		art.Emblem(d.Canvas, p.Faction, at.emblem)
		if p.Joins {
			d.joins(at.joins)
		}
		if i == len(list)/2-1 && len(list) > 2 {
			d.FillRect(kit.Rect{X: r.Right() + f.Unit(3, 1), Y: r.Y + r.H*0.2, W: 1.5, H: r.H * 0.6}, rim)
		}
	}
}

// pickBox holds the places of a pick: who takes a card, the card taken, and the sign that another card then joins the
// row.
type pickBox struct{ emblem, card, joins kit.Rect }

// pickOf lays a pick out in a box: the card beside the emblem, or below it in a narrow box, so that they do not
// overlap.
func pickOf(f *Layout, p *Pick, r kit.Rect) (b pickBox) {
	in := r.Inset(3)
	size := f.Fit(14, r.H*0.3)
	chip := kit.Rect{W: size * 2.2, H: size * 1.3}
	q := math.Min(r.H*0.66, f.Unit(38, 26))
	card := kit.Rect{W: in.H * cardShape, H: in.H}
	left := math.Min(q, in.W-card.W-2)
	switch {
	case p.Print == nil:
	case left >= chip.H:
		q = left
		beside := q + 2 + card.W
		b.card = card.Offset(in.MidX()-beside/2+q+2, in.Y)
		in = kit.Rect{X: in.MidX() - beside/2, Y: in.Y, W: q, H: in.H}
		chip.W = math.Min(chip.W, q)
	default:
		var foot kit.Rect
		foot, in = in.CutBottom(in.H * 0.58)
		b.card = foot.Centred(foot.H*cardShape, foot.H)
		q = math.Min(in.H, chip.H)
		if p.Joins { // side by side
			chip.W, chip.H = math.Min(chip.W, in.W-q-1), math.Min(chip.H, in.H)
			b.emblem = kit.Rect{X: in.MidX() - (q+1+chip.W)/2, Y: in.Y, W: q, H: q}
			b.joins = chip.Offset(b.emblem.Right()+1, in.Y)
			return b
		}
	}
	if p.Joins {
		var foot kit.Rect
		foot, in = in.CutBottom(chip.H)
		_, in = in.CutBottom(1)
		b.joins = foot.Centred(chip.W, chip.H)
		q = math.Min(q, in.H)
	}
	b.emblem = in.Centred(q, q)
	return b
}

// cardShape is a small card's width by height.
const cardShape = 64.0 / 90

// joins paints the sign that a card joins the row after a pick.
func (d *drawing) joins(chip kit.Rect) {
	d.Fill(kit.Round(chip.H/2), chip, gain)
	d.Line(middle(label(chip.H/1.3, kit.Hex(0x16200A))), "+1", chip)
}

// row paints the cards that can be taken, each with the ways in which it could be played.
func (d *drawing) row() {
	f := d.f
	d.Part("row", func() {
		for i, r := range f.Draft.Cards {
			x := &d.m.Draft.Row[i]
			if x.State.Picked && !f.Portrait {
				r = r.Offset(0, -f.Unit(6, 2))
			}
			d.card(x, r)
			d.wayMarks(x.Ways, f.Draft.Marks[i])
		}
		if !f.Draft.More.Empty() {
			d.more(f.Draft.More)
		}
	})
}

// wayMarks paints the ways in which a card could be played after the coming production.
func (d *drawing) wayMarks(list []WayMark, r kit.Rect) {
	gap := d.f.Unit(5, 3)
	in := r.InsetXY(gap, d.f.Unit(3, 2))
	for i, at := range layout.Split(in, len(list), gap) {
		w := list[i]
		shape := kit.Round(at.H / 2)
		if w.Open {
			d.Fill(shape, at, ways[w.Way])
		} else {
			d.Fill(shape, at, ink.Fade(0.7))
			d.Dashed(shape, at, 1.5, 4, 3, rim)
		}
		q := at.H * 0.76
		icon, col := kit.IconCheck, gain
		if !w.Open {
			icon, col = kit.IconClose, lossWord
		}
		sign, mark := at.CutLeft(at.W / 2)
		art.Sign(d.Canvas, waySigns[w.Way], sign.Centred(q, q), text)
		d.DrawIcon(icon, mark.Centred(q*0.9, q*0.9), col, ink)
	}
}

// more paints the deck: cards that will join the row, or can be drawn.
func (d *drawing) more(r kit.Rect) {
	f := d.f
	shape := kit.Round(8)
	d.Fill(shape, r, ink.Fade(0.5))
	if d.m.Draft.Deck != table.NoSpot {
		d.Ring(shape, r, 3, 8, gold)
	} else {
		d.Dashed(shape, r, 2, 7, 5, textTwo)
	}
	q := math.Min(r.W*0.3, f.Unit(40, 28))
	st := kit.Style{Face: kit.LabelBold, Size: f.Fit(17, r.W*0.2), Least: kit.MinText, Color: text, H: kit.Middle}
	low := kit.Rect{X: r.X + 6, Y: r.MidY(), W: r.W - 12, H: r.H/2 - 6}
	if over := kit.TextHeight(st.Face, st.Least, d.m.Draft.More, low.W) - low.H; over > 0 { // the sign moves up
		over = math.Min(over, r.H/2-q*1.3-3)
		low.Y, low.H = low.Y-over, low.H+over
	}
	d.DrawIcon(kit.IconDeck, kit.Rect{X: r.MidX() - q/2, Y: low.Y - q*1.3, W: q, H: q}, text, ink)
	d.Block(st, d.m.Draft.More, low)
}
