package board

import (
	"math"
	"strconv"
	"strings"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// The ruler of a battle being shown has a plate for the present phase and for each one to come, with small tiles for
// who hits whom. The forecast and the report say the same in words.

// rulerTile returns the radius of a small tile, and rulerPair the width of two of them with the sign between.
func (d *drawing) rulerTile() float64 { return math.Max(24*d.f.S, 15) }
func (d *drawing) rulerPair() float64 { return 4.9 * d.rulerTile() }

// ruler paints the ruler in the place of the forecast. It reports whether there is room for it.
func (d *drawing) ruler() bool {
	f, ph := d.f, d.m.Phase
	var coming []PhaseWords
	if d.m.Outcome != nil {
		coming = d.m.Outcome.Phases
	}
	if f.Narrow || d.plate(&ph.PhaseWords) > f.Forecast.H {
		return false
	}
	box := f.Forecast
	gap := 8 * f.S
	for i, p := range append([]PhaseWords{ph.PhaseWords}, coming...) {
		high := d.plate(&p)
		if high > box.H {
			d.Line(kit.Style{Face: kit.LabelBold, Size: f.Px(20), Color: kit.TextSecond, H: kit.Finish}, "…", box)
			return true
		}
		var r kit.Rect
		r, box = box.CutTop(high)
		_, box = box.CutTop(gap)
		d.rulerRow(&p, r, i == 0)
	}
	return true
}

func (d *drawing) plate(p *PhaseWords) float64 {
	rows := (len(p.Damage) + d.pairs() - 1) / d.pairs()
	return float64(max(rows, 1))*2*d.rulerTile() + 16*d.f.S
}

// pairs returns how many hits fit side by side.
func (d *drawing) pairs() int {
	return max(1, int((d.f.Forecast.W-66*d.f.S)/d.rulerPair()))
}

// rulerRow paints the plate of one phase; the present one is gold.
func (d *drawing) rulerRow(p *PhaseWords, r kit.Rect, now bool) {
	f := d.f
	number, rest := r.InsetXY(8*f.S, 8*f.S).CutLeft(44 * f.S)
	if now {
		d.Panel(kit.Round(8), r, kit.Hex(0x5A4518), kit.Hex(0x2E220C), kit.Gold)
		d.Fill(kit.Round(6), number, kit.MainTop)
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: f.Fit(30, number.H), Color: kit.MainText, H: kit.Middle,
			V: kit.Middle}, strconv.Itoa(p.Phase), number)
	} else {
		d.Panel(kit.Round(8), r, kit.PanelTop.Fade(0.94), kit.PanelBottom.Fade(0.94), kit.PanelEdge)
		d.Outline(kit.Round(6), number, 2, kit.PanelEdge)
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: f.Fit(30, number.H), Color: kit.TextSecond, H: kit.Middle,
			V: kit.Middle}, strconv.Itoa(p.Phase), number)
	}
	_, rest = rest.CutLeft(10 * f.S)
	if len(p.Damage) == 0 {
		d.Line(kit.Style{Face: kit.Body, Size: f.Px(16), Color: kit.Text, V: kit.Middle}, strings.Join(p.Lines, " "),
			rest)
		return
	}
	tile, per := d.rulerTile(), d.pairs()
	for i := range p.Damage {
		d.pair(&p.Damage[i], rest.X+float64(i%per)*d.rulerPair()+tile, rest.Y+(1+2*float64(i/per))*tile, tile)
	}
}

// pair paints the damage of one tile to another: who hits whom, and the result.
func (d *drawing) pair(b *Damage, x, y, r float64) {
	art.Tile(d.Canvas, b.By, x, y, r*0.94)
	x += 1.15 * r
	d.DrawIcon(kit.IconPlay, around(x, y, r*0.25, r*0.25), kit.Gold, kit.Ink)
	x += 1.15 * r
	art.Tile(d.Canvas, b.On, x, y, r*0.94)
	x, y = x+0.62*r, y-0.55*r
	switch {
	case b.Kills:
		skull(d.Canvas, x, y, math.Max(r*0.42, 8), kit.Loss)
	case b.Kind == Absorbed:
		d.cross(x, y, r*0.42, Absorbed, 1)
	case b.On.Points >= 0:
		box := around(x, y, r*0.62, r*0.42)
		d.Fill(kit.Round(r*0.42), box, kit.Loss)
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: r * 0.8, Color: kit.LossText, H: kit.Middle, V: kit.Middle},
			"−"+strconv.Itoa(b.Wounds), box)
	default:
		d.cross(x, y, r*0.42, Wound, 1)
	}
}

// fallen paints the tiles that leave the field in the phase shown, above the hand.
func (d *drawing) fallen(in kit.Rect) {
	ph, f := d.m.Phase, d.f
	tile := math.Max(24*f.S, 16)
	title := f.Head(22) * 1.35
	if len(ph.Falls) == 0 || in.H < title+2*tile {
		return
	}
	low, _ := in.CutBottom(title + 2*tile)
	head, row := low.CutTop(title)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Head(22), Least: 13, Upper: true, Color: kit.NameText,
		V: kit.Middle, Shadow: 2}, ph.Leave, head)
	d.PushAlpha(0.7)
	defer d.Pop()
	for i, look := range ph.Falls {
		x := row.X + tile*(1+2.1*float64(i))
		if x+tile > row.Right() {
			return
		}
		art.Tile(d.Canvas, look, x, row.MidY(), tile*0.94)
	}
}
