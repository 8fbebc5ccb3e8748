package board

import (
	"math"

	"onelongnight/game/table"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// picks is who takes a card when, with what was taken.
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
		q := math.Min(r.H*0.66, f.Unit(38, 26))
		badge := r.Centred(q, q)
		if p.Print != nil {
			high := r.H - 6
			card := kit.Rect{W: high * 64 / 90, H: high}
			wide := card.W + q + 2
			if wide < r.W {
				badge.X = r.MidX() - wide/2
				card.X, card.Y = badge.X+q+2, r.Y+3
			} else {
				card.X, card.Y = r.MidX()-card.W/2, r.Y+3
				badge = kit.Rect{X: r.X, Y: r.Y, W: q * 0.6, H: q * 0.6}
			}
			art.Small(d.Canvas, p.Print, card, art.Look{})
		}
		art.Emblem(d.Canvas, p.Faction, badge)
		if p.Joins {
			d.joins(r)
		}
		if i == len(list)/2-1 && len(list) > 2 {
			d.FillRect(kit.Rect{X: r.Right() + f.Unit(3, 1), Y: r.Y + r.H*0.2, W: 1.5, H: r.H * 0.6}, rim)
		}
	}
}

// joins is the sign that a card joins the row after a pick.
func (d *drawing) joins(r kit.Rect) {
	size := d.f.Fit(14, r.H*0.3)
	chip := kit.Rect{X: r.Right() - size*1.9, Y: r.Bottom() - size*1.3, W: size * 2.2, H: size * 1.3}
	d.Fill(kit.Round(chip.H/2), chip, gain)
	d.Line(middle(label(size, kit.Hex(0x16200A))), "+1", chip)
}

// row are the cards that can be taken, each with the ways in which it could be played.
func (d *drawing) row() {
	f := d.f
	d.keep("row", func() {
		for i, r := range f.Draft.Cards {
			x := &d.m.Draft.Row[i]
			if x.Look.Picked && !f.Portrait {
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

// wayMarks say in which ways a card could be played after the coming production.
func (d *drawing) wayMarks(list []WayMark, r kit.Rect) {
	gap := d.f.Unit(5, 3)
	in := r.InsetXY(gap, d.f.Unit(3, 2))
	for i, w := range list {
		at := cell(in, i, len(list), gap)
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

// more stands for the deck: cards that will join, or that one may draw from it.
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
	d.DrawIcon(kit.IconDeck, kit.Rect{X: r.MidX() - q/2, Y: r.MidY() - q*1.3, W: q, H: q}, text, ink)
	st := kit.Style{Face: kit.LabelBold, Size: f.Fit(17, r.W*0.2), Least: kit.MinText, Color: text, H: kit.Middle}
	d.Block(st, d.m.Draft.More, kit.Rect{X: r.X + 6, Y: r.MidY(), W: r.W - 12, H: r.H/2 - 6})
}
