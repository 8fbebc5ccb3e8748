package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51/art"
)

// Onto returns the lane that dropping the held card at a point stands for. On the rows that is annexing it, on a slot
// below the base taking a spoil or an agreement, and on the base the proposed way. If two ways lead there it returns
// the card itself, which then stays open; NoSpot if none does.
func (f *Layout) Onto(m *Model, x, y float64) table.Spot {
	t, rows := m.Ticket, f.Tabs[0]
	rows.W, rows.H = f.RowsAt[0].Right()-rows.X, f.RowsAt[2].Bottom()-rows.Y
	open := func(ways ...Way) (spot table.Spot) {
		for _, l := range t.Lanes {
			for _, w := range ways {
				switch {
				case l.Way != w || !l.Open || l.Spot == table.NoSpot:
				case spot != table.NoSpot:
					return t.Spot
				default:
					spot = l.Spot
				}
			}
		}
		return spot
	}
	for _, r := range f.Slots {
		if r.Contains(x, y) {
			return open(Pillage, Cooperate)
		}
	}
	switch {
	case rows.Contains(x, y):
		return open(Annex, Lead)
	case f.Base.Contains(x, y):
		for _, l := range t.Lanes {
			if l.Best {
				return l.Spot
			}
		}
	}
	return table.NoSpot
}

// fingered returns the place of a dragged card: higher than the finger, or lower so that the target is visible.
func (d *drawing) fingered(g *scene.Carried) kit.Rect {
	high := d.f.Unit(166, 122)
	if g.Over {
		high *= 0.66
	}
	w := high * handRatio
	return kit.Rect{X: g.X - w/2, Y: g.Y - high/2, W: w, H: high}
}

// carried paints the dragged card; its own place is dark.
func (d *drawing) carried() {
	g := d.now.Carried
	if g == nil {
		return
	}
	var p *art.Print
	var home kit.Rect
	if t := d.m.Ticket; t != nil && t.Spot == g.Spot {
		p, home = t.Print, d.f.Face
	}
	for i, r := range d.f.Draft.Cards {
		if x := &d.m.Draft.Row[i]; x.Spot == g.Spot {
			p, home = x.Print, r
		}
	}
	for i := range d.m.Hand { // it is flying back
		if x := &d.m.Hand[i]; x.Spot == g.Spot && i < len(d.f.Hand.Cards) {
			p, home = x.Print, d.f.Hand.Cards[i].Rect
		}
	}
	if p == nil {
		return
	}
	d.Fill(kit.Round(8), home.Inset(-2), ink.Fade(0.7))
	r := d.fingered(g)
	const high = 166.0 // it is painted at one size, and stretched
	at := kit.Rect{X: -high * handRatio / 2, Y: -high / 2, W: high * handRatio, H: high}
	d.Warp(kit.Translate(g.X, g.Y).Mul(kit.Rotate(g.Tilt)).Mul(kit.Scale(r.H/high, r.H/high)))
	d.Halo(kit.Round(8), at.Offset(0, 12), 14, kit.Black.Fade(0.7))
	art.Hand(d.Canvas, p, at, art.CardState{Picked: true})
	d.Pop()
}
