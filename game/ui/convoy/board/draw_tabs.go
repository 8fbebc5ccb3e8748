package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// tabEdge is how much of a tab's width its letters leave free.
const tabEdge = 10

// tabs paints the strip of five cities in portrait.
func (d *drawing) tabs() {
	for i, r := range d.f.Tabs {
		if r.Empty() {
			continue
		}
		d.tab(&d.m.Cities[i], r, i, i == looked(d.m))
	}
}

func (d *drawing) tab(c *City, r kit.Rect, i int, here bool) {
	s := d.f.S
	edge, width := kit.Hex(0x3A4452), 1.5
	if here {
		edge, width = art.FoughtEdge, 2
	}
	if g := glowColor(c.holds()); g.A > 0 {
		edge, width = g, 2
	}
	if c.Aimed {
		edge, width = kit.LegalBright, 4
	}
	if here || c.holds() != GlowNone {
		d.Halo(kit.Round(6), r, 5, edge.Fade(0.7))
	}
	d.Fill(kit.Round(5), r, kit.Hex(0x0E131A))
	inner := r.Inset(width)
	view := kit.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: inner.H - 19*s}
	d.PushClip(view)
	d.FillV(view, kit.Hex(0x1B2140), d.tint([2]float64{0, 1}, (float64(i)+0.5)/5).Over(kit.Hex(0x4D3459)))
	_, sky := view.CutTop(view.H * 0.2)
	art.City(d.Canvas, c.ID, built(sky), c.blocks(), 0) // the picture is kept, so nothing in it moves
	d.FillV(view, kit.Ink.Fade(0.55), kit.Ink.Fade(0.1))
	if c.Destroyed {
		d.FillRect(view, kit.Ink.Fade(0.45))
	}
	d.Pop()
	d.tabTotals(c, view)
	d.tabGoal(c, view)
	col := kit.Text
	switch {
	case c.Glow == GlowLegal:
		col = kit.LegalBright
	case c.Destroyed:
		col = kit.Hex(0xC4BEB8)
	}
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Fit(15, 16*s), Least: MinText, Color: col, H: kit.Middle,
		V: kit.Middle}, c.short(),
		kit.Rect{X: inner.X + 1, Y: view.Bottom(), W: inner.W - 2, H: 19 * s})
	d.Outline(kit.Round(5), r, width, edge)
}

// tabGoal paints, at the foot of New York's small picture, how many robots stand there.
func (d *drawing) tabGoal(c *City, view kit.Rect) {
	if c.Goal == nil {
		return
	}
	s, q := d.f.S, 13*d.f.S
	r := kit.Rect{X: view.MidX() - 17*s, Y: view.Bottom() - 18*s, W: 34 * s, H: 17 * s}
	col := kit.TextSecond
	if c.Goal.Value > 0 {
		col = kit.RedNumber
	}
	d.Fill(kit.Round(3), r, kit.Ink.Fade(0.75))
	sign, number := r.CutLeft(r.W * 0.5)
	d.DrawIcon(IconRobot, sign.Centred(q, q), col, kit.Ink)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Fit(14, r.H), Least: MinText, Color: col, H: kit.Middle,
		V: kit.Middle}, strconv.Itoa(c.Goal.Value), number)
}

// tabTotals paints both totals at the top of a city's small picture. A destroyed city has a cross instead.
func (d *drawing) tabTotals(c *City, view kit.Rect) {
	s := d.f.S
	if c.Destroyed {
		q := 16 * s
		d.DrawIcon(kit.IconClose, kit.Rect{X: view.MidX() - q/2, Y: view.Y + 5*s, W: q, H: q}, art.RavagedSlash,
			kit.Ink)
		return
	}
	size := d.f.Fit(17, 19*s)
	wide := func(row *Row) float64 {
		if row.Changes {
			return math.Max(20*s, kit.Width(kit.LabelBold, size, 0, row.Forecast)+8+7*s)
		}
		return math.Max(20*s, kit.Width(kit.LabelBold, size, 0, row.Total)+8)
	}
	left := view.MidX() - (wide(&c.Moloch)+wide(&c.Outpost)+2)/2
	for side := Moloch; side <= Outpost; side++ {
		row, ground, text := &c.Moloch, art.SteelGround, kit.RedNumber
		if side == Outpost {
			row, ground, text = &c.Outpost, kit.Hex(0x26311A), kit.LegalBright
		}
		number, sign := row.Total, 0.0
		if number == "" {
			continue
		}
		if row.Changes {
			number, sign, text = row.Forecast, 7*s, kit.Gold
		}
		r := kit.Rect{X: left, Y: view.Y + 2, W: wide(row), H: 20 * s}
		left = r.Right() + 2
		d.Fill(shapeOf(side, 3), r, ground.Fade(0.92))
		if row.Leads {
			d.Outline(shapeOf(side, 3), r, 1.2, text.Fade(0.8))
		}
		if row.Changes {
			var at kit.Rect
			at, r = r.CutLeft(sign + 2)
			d.DrawIcon(kit.IconPlay, at.Centred(sign, sign), text, text)
		}
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle, Least: MinText},
			number, r)
		if row.Changes && side == c.LitSide && len(c.LitSocket) > 1 {
			// The reason why the total grows by more than the card's strength. A large city says it in its first
			// socket.
			pill := kit.Rect{X: r.Right() - 24*s, Y: r.Bottom() + 2, W: 24 * s, H: 17 * s}
			d.Fill(kit.Round(pill.H/2), pill, kit.Legal)
			d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Fit(MinText, 14*s), Color: kit.GainText, H: kit.Middle,
				V: kit.Middle}, c.LitSocket, pill)
		}
	}
}
