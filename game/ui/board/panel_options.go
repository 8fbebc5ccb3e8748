package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Options are rows of choices, such as settings: of each row one choice is so.
type Options struct {
	Title   string
	Rows    []OptionRow
	Buttons []Button
	Scroll  float64 // CSS pixels, 0..Frame.ScrollMax
}

// OptionRow is one choice among several.
type OptionRow struct {
	Label   string
	Choices []Button
}

// optionsPanel places rows of choices below their labels, as many side by side
// as have room for their words.
func (f *Frame) optionsPanel(o *Options) *Panel {
	p := &Panel{}
	pad, gap := f.u(20, 12), f.u(8, 6)
	w := math.Min(f.W-16, f.u(720, 560))
	inner := kit.Rect{W: w - 2*pad, H: 1e4}
	probe := &Panel{}
	left := f.foot(probe, f.head(probe, inner, "", o.Buttons))
	chrome := inner.H - left.H
	rows := f.optionRows(&Panel{}, o, kit.Rect{W: inner.W}, gap)
	h := math.Min(f.H-16, chrome+rows+2*pad)
	p.Rect = kit.Rect{X: f.W/2 - w/2, Y: f.H/2 - h/2, W: w, H: h}
	p.View = f.foot(p, f.head(p, p.Rect.Inset(pad), "", o.Buttons))
	f.ScrollMax = math.Max(0, rows-p.View.H)
	box := p.View
	box.Y -= clamp(o.Scroll, 0, f.ScrollMax)
	f.optionRows(p, o, box, gap)
	return p
}

// optionRows places the rows from the top of a box and returns their height.
func (f *Frame) optionRows(p *Panel, o *Options, box kit.Rect, gap float64) float64 {
	y := box.Y
	for _, row := range o.Rows {
		p.Labels = append(p.Labels, kit.Rect{X: box.X, Y: y, W: box.W, H: f.Px(17) * 1.4})
		y += f.Px(17)*1.4 + gap*0.5
		cell, h := f.choiceSize(row.Choices)
		per := min(len(row.Choices), max(1, int((box.W+gap)/(cell+gap))))
		lines := (len(row.Choices) + per - 1) / per
		per = (len(row.Choices) + lines - 1) / lines
		w := (box.W - gap*float64(per-1)) / float64(per)
		for i, b := range row.Choices {
			p.Levels = append(p.Levels, kit.Rect{X: box.X + float64(i%per)*(w+gap), Y: y + float64(i/per)*(h+gap), W: w, H: h})
			p.levels = append(p.levels, b)
		}
		y += float64(lines)*(h+gap) + gap
	}
	return y - 2*gap - box.Y
}

// choiceSize is how wide and high a choice has to be for all words of its row.
func (f *Frame) choiceSize(list []Button) (w, h float64) {
	h = math.Max(f.u(46, 44), f.Px(18)*1.7)
	for _, b := range list {
		w = math.Max(w, kit.Width(kit.LabelBold, f.Px(18), 0.5, b.Label)+28)
		if b.Sub != "" {
			w = math.Max(w, kit.Width(kit.Label, f.Px(14), 0, b.Sub)+24)
			h = math.Max(h, f.Px(18)*1.3+f.Px(14)*1.3+12)
		}
	}
	return math.Max(w, 60), h
}

// options paints rows of choices.
func (d *drawing) options(p *Panel, o *Options) {
	f := d.f
	d.sheet(p, o.Title, "")
	d.PushClip(p.View.Inset(-2))
	for i, row := range o.Rows {
		d.Line(kit.Style{Face: kit.LabelBold, Size: f.Px(17), Color: kit.TextSecond, V: kit.Middle}, row.Label, p.Labels[i])
	}
	d.choices(p)
	d.Pop()
	d.ScrollBar(p.View.Inset(-6), o.Scroll, f.ScrollMax, kit.TextQuiet)
	d.buttons(p, false)
	d.closeButton(p)
}

// choices paints the small choices of a panel.
func (d *drawing) choices(p *Panel) {
	for i, b := range p.levels {
		d.Button(p.Levels[i], look(b), kit.ButtonText{Label: b.Label, Sub: b.Sub, LabelSize: d.f.Px(18), SubSize: d.f.Px(14), Face: kit.LabelBold, Disabled: b.Disabled})
	}
}
