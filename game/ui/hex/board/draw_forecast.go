package board

import (
	"math"
	"slices"
	"strconv"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// forecastGap is the gap around a phase of the forecast, at a scale of 1.
const forecastGap = 8

// forecast paints the forecast of a battle, phase by phase.
func (d *drawing) forecast() {
	o, f := d.m.Outcome, d.f
	if o == nil || f.Forecast.H < 80*f.S {
		return
	}
	box := f.Forecast
	pad, size := 12*f.S, f.Px(16)
	if f.Narrow {
		pad = 8
	}
	inner := box.InsetXY(pad, pad*0.6)
	box.H = math.Min(box.H, f.forecastHeight(o, size, inner.W)+pad*1.4)
	d.Panel(kit.Round(10), box, kit.PanelTop.Fade(0.94), kit.PanelBottom.Fade(0.94), kit.PanelEdge)
	var row kit.Rect
	row, inner = inner.CutTop(f.Head(24) * 1.3)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Head(24), Least: 13, Upper: true, Color: kit.NameText,
		V: kit.Middle}, o.Title, row)
	row, inner = inner.CutTop(f.Head(40) * 1.1)
	for i, at := range layout.Split(row, len(d.m.Sides), 0) {
		d.outcome(&d.m.Sides[i], at)
	}
	inner = d.told(o.Notes, kit.Style{Face: kit.Body, Size: size, Color: kit.TextSecond, Bold: kit.Text}, inner)
	if o.Empty != "" {
		if kit.TextHeight(kit.Body, size, o.Empty, inner.W) <= inner.H { // the points show it too
			d.Block(kit.Style{Face: kit.Body, Size: size, Color: kit.TextSecond}, o.Empty, inner)
		}
		return
	}
	d.phases(o, size, inner, box.Bottom())
}

func (f *Layout) forecastHeight(o *Forecast, size, width float64) float64 {
	high := f.Head(24)*1.3 + f.Head(40)*1.1
	gap := forecastGap * f.S
	for _, p := range o.Phases {
		for _, l := range p.Lines {
			high += kit.TextHeight(kit.Body, size, l, width-gutter(size))
		}
		high += gap
	}
	for _, l := range o.Notes {
		high += kit.TextHeight(kit.Body, size, l, width)
	}
	if o.Empty != "" {
		high += kit.TextHeight(kit.Body, size, o.Empty, width) + gap
	}
	return high
}

// gutter returns the room for a phase's number, left of its lines.
func gutter(size float64) float64 { return size * 1.5 }

// phases paints the phases of a battle. Dots at the foot stand for those that do not fit.
func (d *drawing) phases(o *Forecast, size float64, r kit.Rect, foot float64) {
	gap, wide := forecastGap*d.f.S, gutter(size)
	for i, p := range o.Phases {
		need := 0.0
		for _, l := range p.Lines {
			need += kit.TextHeight(kit.Body, size, l, r.W-wide)
		}
		if r.Y+gap/2+need > r.Bottom() {
			d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: kit.TextQuiet, H: kit.Finish}, "…",
				kit.Rect{X: r.X, Y: foot - size*1.5, W: r.W, H: size * 1.2})
			return
		}
		if i > 0 {
			d.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, kit.PanelEdge.Fade(0.8))
		}
		_, r = r.CutTop(gap / 2)
		num := kit.Rect{X: r.X, Y: r.Y - size*0.1, W: wide, H: size * 1.4}
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size * 1.45, Color: kit.Gold, V: kit.Middle},
			strconv.Itoa(p.Phase), num)
		_, lines := r.CutLeft(wide)
		left := d.told(p.Lines, kit.Style{Face: kit.Body, Size: size, Color: kit.Text, Bold: kit.NameText}, lines)
		r.Y, r.H = left.Y, left.H
		_, r = r.CutTop(gap / 2)
	}
}

// told draws lines below each other, and returns the rest of the box.
func (d *drawing) told(lines []string, st kit.Style, r kit.Rect) (rest kit.Rect) {
	for _, l := range lines {
		d.Block(st, l, r)
		_, r = r.CutTop(kit.TextHeight(st.Face, st.Size, l, r.W))
	}
	return r
}

// outcome paints a side's points now and after the battle.
func (d *drawing) outcome(s *Side, r kit.Rect) {
	size := r.H * 0.62
	art.Emblem(d.Canvas, s.Army, kit.Rect{X: r.X, Y: r.MidY() - size/2, W: size, H: size})
	rest := kit.Rect{X: r.X + size + 5*d.f.S, Y: r.Y, W: r.W - size - 5*d.f.S, H: r.H}
	if s.After == s.Points {
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.8, Least: 12, Color: kit.Text, V: kit.Middle},
			strconv.Itoa(s.Points), rest)
		return
	}
	old := strconv.Itoa(s.Points)
	w := kit.Width(kit.DisplayBold, r.H*0.45, 0, old)
	if rest.W > w*3.4 {
		d.Line(kit.Style{Face: kit.DisplayBold, Size: r.H * 0.45, Color: kit.TextQuiet, V: kit.Middle}, old, rest)
		d.FillRect(kit.Rect{X: rest.X - 2, Y: rest.MidY(), W: w + 4, H: 2}, kit.Loss)
		_, rest = rest.CutLeft(w + 8*d.f.S)
	}
	col := kit.Loss
	if slices.Contains(d.m.Foes, s.Army) != s.Counts {
		col = kit.Legal
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.9, Least: 12, Color: col, V: kit.Middle},
		strconv.Itoa(s.After), rest)
}

// forecastKnob paints the button that opens the forecast on a phone.
func (d *drawing) forecastKnob() {
	f := d.f
	if d.m.Outcome == nil || f.Forecast.Empty() {
		return
	}
	r := f.Forecast.Inset(5 * f.S)
	d.Fill(kit.Round(8), r, kit.Hex(0x2A1C12))
	d.Outline(kit.Round(8), r, 1.5, kit.Brass)
	skullSign(d.Canvas, r.MidX(), r.MidY(), r.W*0.27, kit.Gold) // crossed swords are a Battle tile
}
