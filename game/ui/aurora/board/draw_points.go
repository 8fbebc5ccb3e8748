package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

func (f *Layout) pointsRow() float64 { return math.Max(f.Unit(21, 16), f.Px(15)*1.15) }

// gave reports whether anybody got or lost points from a source.
func gave(list []Points, source int) bool {
	return slices.ContainsFunc(list, func(p Points) bool { return p.Sources[source] != 0 })
}

// Sources says which sources of points are shown.
type Sources uint8

// The sources.
const (
	AllSources  Sources = iota
	SomeSources         // those that gave somebody points
	Totals              // none: only the totals, in one row
)

func (f *Layout) pointsHigh(m *Model, shown Sources) float64 {
	n := len(m.Words.Sources)
	switch shown {
	case Totals:
		return math.Max(f.Unit(30, 22), f.Px(18)*1.2)
	case SomeSources:
		n = 0
		for i := range m.Words.Sources {
			if gave(m.Points, i) {
				n++
			}
		}
	}
	return float64(n+2)*f.pointsRow() + f.Unit(6, 3)
}

// points paints everybody's points by source: a column for each seat, a row for each source.
func (d *drawing) points() {
	f := d.f
	if f.Points.Empty() {
		return
	}
	d.FillRect(kit.Rect{X: f.Points.X, Y: f.Points.Y - 3, W: f.Points.W, H: 1}, art.Line)
	if f.Shown == Totals {
		d.totals()
		return
	}
	d.pointRows(f.Points, f.pointsRow(), func(source int) bool {
		return f.Shown == AllSources || gave(d.m.Points, source)
	})
}

// pointRows paints the table's rows in a box, for the sources that are shown.
func (d *drawing) pointRows(r kit.Rect, row float64, shown func(source int) bool) {
	f, m := d.f, d.m
	line := kit.Rect{X: r.X, Y: r.Y, W: r.W, H: row}
	cells := func() kit.Rect {
		_, right := line.CutLeft(line.W * 0.4)
		return right
	}
	n := len(m.Points)
	d.Line(label(f.Px(15), art.Quiet), m.Words.Points, kit.Rect{X: line.X, Y: line.Y, W: line.W * 0.4, H: row})
	q := row * 0.74
	for k := range m.Points {
		art.Emblem(d.Canvas, m.Points[k].Seat, layout.Cell(cells(), k, n, 0).Centred(q, q))
	}
	for i, source := range m.Words.Sources {
		if !shown(i) {
			continue
		}
		line.Y += row
		if i%2 == 0 {
			d.Fill(kit.Round(4), line, art.Ink.Fade(0.35))
		}
		art.Sign(d.Canvas, source.Sign, kit.Rect{X: line.X + 4, Y: line.MidY() - q/2, W: q, H: q}, art.Quiet)
		d.Line(label(f.Px(15), art.Second), source.Name, kit.Rect{X: line.X + q + f.Unit(12, 8), Y: line.Y,
			W: line.W*0.4 - q - f.Unit(12, 8), H: row})
		for k := range m.Points {
			v, col := m.Points[k].Sources[i], art.Second
			if v == 0 {
				col = kit.Hex(0x8CA2AC)
			}
			d.Line(centred(label(f.Px(16), col)), kit.Minus(v), layout.Cell(cells(), k, n, 0))
		}
	}
	line.Y += row
	d.Line(label(f.Px(15), art.Gold), m.Words.Total, kit.Rect{X: line.X + 4, Y: line.Y, W: line.W * 0.4, H: row})
	for k := range m.Points {
		d.Line(centred(number(f.Px(19), art.Gold)), kit.Minus(m.Points[k].Total), layout.Cell(cells(), k, n, 0))
	}
}

// totals paints everybody's points in one row.
func (d *drawing) totals() {
	f, m := d.f, d.m
	words, line := f.Points.CutLeft(math.Min(f.Points.W*0.3, kit.Width(kit.LabelBold, f.Px(15), 0, m.Words.Points)+8))
	d.Line(label(f.Px(15), art.Quiet), m.Words.Points, words)
	q := math.Min(f.Unit(18, 14), line.H*0.7)
	for k := range m.Points {
		at := layout.Cell(line, k, len(m.Points), 4)
		art.Emblem(d.Canvas, m.Points[k].Seat, kit.Rect{X: at.X, Y: at.MidY() - q/2, W: q, H: q})
		d.Line(number(f.Px(18), art.Gold), kit.Minus(m.Points[k].Total), kit.Rect{X: at.X + q + 5, Y: at.Y,
			W: at.W - q - 5, H: at.H})
	}
}
