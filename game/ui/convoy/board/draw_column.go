package board

import (
	"fmt"
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// columnKey names what column paints, for it to be remembered; a total may be on its way from one number to the next.
func (d *drawing) columnKey(c *City) any {
	type key struct {
		kit.Part
		moloch, outpost string
	}
	return key{kit.Part{Layout: d.f, Name: "column", N: c.N}, d.rolled(c.N, Moloch, c.Moloch.Total),
		d.rolled(c.N, Outpost, c.Outpost.Total)}
}

// column paints what stands on a city's ground apart from units: rows, plates, name and totals.
func (d *drawing) column(c *City, col *Column) {
	f := d.f
	if !f.Portrait {
		if c.Active {
			d.Outline(kit.Round(2), col.Rect.InsetXY(2, 0), 1.5, art.FoughtEdge.Fade(0.55))
		} else if col.Rect.Right() < f.W-1 {
			d.FillRect(kit.Rect{X: col.Rect.Right(), Y: col.Rect.Y + 20, W: 1, H: col.Rect.H - 26}, kit.Text.Fade(0.1))
		}
	}
	d.legalRow(c, col)
	for i, r := range col.Districts {
		d.plate(c.Districts[i], r)
	}
	d.plateWords(c, col)
	d.cityName(c, col)
	for side := Moloch; side <= Outpost; side++ {
		row := c.row(side)
		if col.Folded {
			d.fold(side, row, col.Fold[side])
			continue
		}
		d.total(c, col, side, row)
		for i, r := range col.Sockets[side] {
			lit := i == 0 && c.LitSocket != "" && c.LitSide == side
			d.socket(side, r, lit, c.LitSocket)
		}
	}
}

// legalRow paints a ring around the row where a card may go.
func (d *drawing) legalRow(c *City, col *Column) {
	if c.Glow == GlowNone || c.LitSide == FactionNone || col.Folded {
		return
	}
	col1 := glowColor(c.Glow)
	r := col.Rows[c.LitSide]
	s := shapeOf(c.LitSide, 10)
	light, ground, edge := 0.55, 0.12, 2.0
	if c.Aimed {
		light, ground, edge = 1, 0.3, 4
	}
	d.Ring(s, r, 5, 6, col1.Fade(light))
	d.Fill(s, r, col1.Fade(ground))
	d.Outline(s, r, edge, col1)
}

const plateShape = "M4 1H40L43 14L34 39H10L1 14Z"

// plate paints a district's sign on the road.
func (d *drawing) plate(p District, r kit.Rect) {
	ground, icon, edge := kit.Hex(0x1B222C), kit.Text, kit.Hex(0x8A97A6)
	switch {
	case p.Taken:
		ground, icon = art.FoughtGround, art.RavagedIcon
	case p.State == Fought:
		ground, icon, edge = art.FoughtGround, art.FoughtIcon, art.FoughtEdge
		d.Glow(r.Inset(-r.W*0.55), kit.Hex(0xFF8A2B).Fade(0.8))
	case p.State == Ravaged:
		ground, icon, edge = art.RavagedGround, art.RavagedIcon, kit.Hex(0x5D5853)
	}
	if g := glowColor(p.Glow); g.A > 0 {
		edge = g
		d.Glow(r.Inset(-r.W*0.5), g)
	}
	if p.Aimed {
		ground, edge = art.FoughtGround, art.FoughtIcon
	}
	d.Figure(plateShape, 44, 40, r, 0, ground)
	d.Figure(plateShape, 44, 40, r, 2, edge)
	size := r.H * 0.6
	d.DrawIcon(p.Benefit, r.Centred(size, size).Offset(0, -r.H*0.02), icon, ground)
	if p.State == Ravaged || p.Taken {
		d.Figure("M4 36L40 4", 44, 40, r, 4*r.W/44, art.RavagedSlash)
	}
}

// totalLook is the colours and the shape of a side's total.
type totalLook struct {
	shape             kit.Shape
	light             kit.Color // around the total of who leads
	ground, end, edge kit.Color
	number, word      kit.Color
}

func totalLookOf(side Faction, high float64) totalLook {
	if side == Outpost {
		return totalLook{shape: kit.Round(math.Min(12, high*0.2)), light: kit.Hex(0x8FBF5A), ground: kit.Hex(0x3B4A22),
			end: kit.Hex(0x1E2712), edge: kit.Brass, number: kit.NameText, word: kit.Gold}
	}
	return totalLook{shape: shapeOf(side, 6), light: art.Sensor, ground: kit.Hex(0x16202A), end: art.SteelBlack,
		edge: art.Steel, number: kit.White, word: kit.RedWord}
}

// total paints a side's strength: a plate with the forecast in a large column, half of the pair at the top elsewhere.
func (d *drawing) total(c *City, col *Column, side Faction, row *Row) {
	r := col.Totals[side]
	if r.Empty() || row.Total == "" {
		return
	}
	look := totalLookOf(side, r.H)
	if row.Leads {
		d.Halo(look.shape, r, 10, look.light.Fade(0.85))
	}
	d.FillShape(look.shape, r, look.ground, look.end)
	number := d.rolled(c.N, side, row.Total)
	if !col.Large {
		d.smallTotal(col, side, row, look, number)
		return
	}
	d.Outline(look.shape, r, 2, look.edge)
	d.largeTotal(side, r, look, number)
	d.ribbon(side, row, col.Forecasts[side])
}

// smallTotal paints what is on one half of the pair: the number, or what a move would make of it.
func (d *drawing) smallTotal(col *Column, side Faction, row *Row, look totalLook, number string) {
	r := col.Totals[side]
	if row.Leads {
		d.Ring(look.shape, r.Inset(2), 4, 4, look.light.Fade(0.5))
	}
	d.Outline(look.shape, r, 1.5, look.edge.Fade(0.8))
	ink, box := look.number, r.Inset(2)
	if row.Changes {
		number, ink, box = row.Forecast, kit.Gold, d.planned(box)
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: d.f.Fit(25, r.H*0.95), Color: ink, H: kit.Middle, V: kit.Middle,
		Least: MinText}, number, box)
	if side == Outpost {
		a := col.Totals[Moloch]
		d.FillRect(kit.Rect{X: a.Right() + 4, Y: r.MidY() - 1, W: r.X - a.Right() - 8, H: 2},
			kit.TextQuiet.Fade(0.8))
	}
}

// largeTotal paints the number on a plate, above the name of its side where there is room for that.
func (d *drawing) largeTotal(side Faction, r kit.Rect, look totalLook, number string) {
	f := d.f
	size := f.Px(52)
	if f.Portrait {
		size = f.Px(42)
	}
	box := r.Inset(2)
	if r.H >= 62 && !f.Portrait {
		var label kit.Rect
		size := f.Fit(15, r.H*0.25)
		label, box = box.CutBottom(size * 1.35)
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: look.word, Upper: true, Tracking: 0.8, H: kit.Middle,
			V: kit.Middle, Least: MinText},
			d.m.Sides[side].Name, label.Offset(0, -3))
		box = box.Offset(0, 2)
	}
	size = math.Min(size, box.H*1.12)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: look.number, H: kit.Middle, V: kit.Middle, Least: 20},
		number, box)
}

// planned paints the sign that a small number is what a move would make of it, and returns the room for the number.
func (d *drawing) planned(r kit.Rect) kit.Rect {
	sign, rest := r.CutLeft(r.H * 0.36)
	d.DrawIcon(kit.IconPlay, sign, kit.Gold, kit.Gold)
	return rest
}

// ribbon shows the forecast beside the total.
func (d *drawing) ribbon(side Faction, row *Row, r kit.Rect) {
	if row.Forecast == "" {
		return
	}
	col := kit.RedNumber
	shape := kit.Round(1)
	if side == Outpost {
		col, shape = kit.LegalBright, kit.Round(6)
	}
	d.Fill(shape, r, kit.Hex(0x080B10).Fade(0.85))
	size := math.Min(d.f.Px(27), r.H*0.98)
	w := kit.Width(kit.DisplayBlack, size, 0, row.Forecast)
	arrow := size * 0.42
	left := math.Max(r.X+3, r.MidX()-(w+arrow+5)/2)
	d.DrawIcon(kit.IconPlay, kit.Rect{X: left, Y: r.MidY() - arrow/2, W: arrow, H: arrow}, col, col)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: col, V: kit.Middle, Least: MinText},
		row.Forecast, kit.Rect{X: left + arrow + 5, Y: r.Y, W: r.Right() - left - arrow - 7, H: r.H})
}

// fold paints the count of a side's units in a destroyed city, lit if one of them is.
func (d *drawing) fold(side Faction, row *Row, r kit.Rect) {
	n := len(row.Units)
	if n == 0 {
		return
	}
	icon := IconRobot
	if side == Outpost {
		icon = IconSoldier
	}
	d.FillRect(r, kit.Black.Fade(0.5))
	d.Dashed(shapeOf(side, 4), r, 1.2, 4, 3, kit.Hex(0x7A746F))
	for _, u := range row.Units {
		if u.Glow != GlowNone {
			d.Halo(shapeOf(side, 4), r, 10, glowColor(u.Glow).Fade(0.6))
			d.Outline(shapeOf(side, 4), r, 2.5, glowColor(u.Glow))
			break
		}
	}
	size := math.Min(20*math.Max(1, d.f.S), r.H*0.6)
	d.DrawIcon(icon, kit.Rect{X: r.MidX() - size - 2, Y: r.MidY() - size/2, W: size, H: size}, kit.Hex(0x9A948E),
		kit.Black)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Fit(20, r.H*0.8), Color: kit.Hex(0xB8B2AB), V: kit.Middle},
		fmt.Sprint(n), kit.Rect{X: r.MidX() + 4, Y: r.Y, W: r.W / 2, H: r.H})
}
