package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
)

// fact is a tile: one thing to know about a game that is over.
type fact struct{ label, value, more string }

// split separates facts from plain lines. A fact is "label: **value**, more", with whatever the language puts between
// these; a line that has no bold part, or begins with one, is plain.
func split(lines []string) (facts []fact, plain []string) {
	for _, line := range lines {
		label, rest, bold := strings.Cut(line, "**")
		value, more, closed := strings.Cut(rest, "**")
		if !bold || !closed || label == "" {
			plain = append(plain, line)
			continue
		}
		facts = append(facts, fact{strings.TrimRight(label, ": \u00a0"), value, strings.TrimLeft(more, ", \u00a0")})
	}
	return facts, plain
}

// Text sizes of a tile in the design, and the minimum width of a tile in the design and on a phone.
const (
	factValue, factLabel = 30.0, 15.0
	factValuePortrait    = 25.0
	factWide, factNarrow = 140.0, 88.0
)

// valueOf returns the text size of a tile's value in a window.
func valueOf(w kit.Window) float64 {
	if w.Portrait {
		return factValuePortrait
	}
	return factValue
}

// factTiles places tiles in rows within a width, from the origin, and returns their height. On a phone long ones have a
// row each, see factRows.
func factTiles(w kit.Window, width float64, facts []fact) (list []kit.Rect, height float64) {
	n := len(facts)
	if n == 0 {
		return nil, 0
	}
	gap := w.Unit(10, 6)
	least := w.Unit(factWide, factNarrow)
	if w.Portrait {
		least = factNarrow
	}
	per := min(n, max(2, int((width+gap)/(least*math.Max(1, w.TextScale)+gap))))
	wide := func() float64 { return (width - gap*float64(per-1)) / float64(per) }
	if w.Portrait && cutsMore(facts, wide()) {
		return factRows(w, width, facts)
	}
	for per > 2 && cutsMore(facts, wide()) {
		per--
	}
	most := w.Unit(240, 200)
	for _, f := range facts {
		most = math.Max(most, kit.Width(kit.Body, kit.MinText, 0, f.more)+2*factPad+2)
	}
	rows := (n + per - 1) / per
	per = (n + rows - 1) / rows
	high := w.Px(valueOf(w))*1.15 + 2*w.Px(factLabel)*1.25 + 10
	for i := range facts {
		row := i / per
		in := min(per, n-row*per)
		across := math.Min(wide(), most)
		left := (width - float64(in)*(across+gap) + gap) / 2
		list = append(list, kit.Rect{X: left + float64(i%per)*(across+gap), Y: float64(row) * (high + gap), W: across,
			H: high})
	}
	return list, float64(rows)*(high+gap) - gap
}

// fact paints a tile: the value in large type, with the label and the rest below.
func (d *drawing) fact(f fact, r kit.Rect) {
	d.Fill(kit.Round(8), r, kit.Ink.Fade(0.55))
	d.Outline(kit.Round(8), r, 1, kit.PanelEdge.Fade(0.7))
	r = r.InsetXY(factPad, 4)
	high := d.f.Px(valueOf(d.f.Window)) * 1.15
	if f.more == "" { // a long label takes room from the value
		high = math.Min(high, math.Max(16, r.H-kit.TextHeight(kit.Body, kit.MinText, f.label, r.W)))
	}
	line := kit.Style{Face: kit.DisplayBold, Size: math.Min(d.f.Px(valueOf(d.f.Window)), high), Least: 14,
		Color: kit.Gold, H: kit.Middle, V: kit.Middle}
	long := kit.Width(line.Face, line.Least, 0, f.value) > r.W
	if long { // a long name takes two lines
		line.Size, line.Least, line.Leading = line.Least, kit.MinText, 1.05
		high = math.Max(high, 2*line.Size*1.1)
	}
	value, r := r.CutTop(high)
	if long {
		d.Block(line, f.value, value)
	} else {
		d.Line(line, f.value, value)
	}
	label, more := r.CutTop(r.H / 2)
	if f.more == "" { // it may take two lines
		label = r
	}
	small := factSmall(d.f.Window)
	d.Block(small, f.label, label)
	small.Color = kit.TextQuiet
	d.Line(small, f.more, more)
}
