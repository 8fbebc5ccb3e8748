package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Options are rows of choices, such as settings. In each row one choice is selected.
type Options struct {
	Title   string
	Body    string
	Rows    []OptionRow
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

// OptionRow is a setting: one choice among several.
type OptionRow struct {
	Label   string
	Chosen  string // the label with the selected choice, for where that one is shortened; "" for none
	Choices []Button
}

func (o *Options) scrolled() float64 { return o.Scroll }

func (o *Options) says() (title, body string) { return o.Title, PlainText(o.Body) }

// place places rows of choices below their labels, with as many choices side by side as have room for their words.
func (o *Options) place(w kit.Window) *Placed {
	p := &Placed{}
	pad, gap := w.Unit(20, 12), w.Unit(8, 6)
	width := math.Min(w.W-16, w.Unit(720, 560))
	rows := o.rows(w, &Placed{}, kit.Rect{W: width - 2*pad}, gap)
	if broad := w.Unit(1120, 780); rows > w.H-rim(w, width-2*pad, o.Body, o.Buttons)-2*pad-16 && broad < w.W-16 {
		width = broad // two columns need less scrolling, if any
		rows = o.rows(w, &Placed{}, kit.Rect{W: width - 2*pad}, gap)
	}
	h := math.Min(w.H-16, rim(w, width-2*pad, o.Body, o.Buttons)+rows+2*pad)
	p.Rect = centre(w, width, h)
	p.View = p.foot(w, p.head(w, p.Rect.Inset(pad), o.Body, o.Buttons))
	p.Most = overflow(rows, p.View.H)
	box := p.View
	box.Y -= clamp(o.Scroll, 0, p.Most)
	o.rows(w, p, box, gap)
	return p
}

// rows places the rows from the top of a box and returns their height.
func (o *Options) rows(w kit.Window, p *Placed, box kit.Rect, gap float64) float64 {
	whole, far := box, 0.0
	pair := box.W > w.Unit(720, 560) && len(o.Rows) > 1 // two columns
	if pair {
		box.W = (whole.W - 4*gap) / 2
	}
	y := box.Y
	for n, row := range o.Rows {
		half := o.height(w, o.Rows, box.W, gap)/2 + gap*6
		if pair && n > 0 && far == 0 && o.height(w, o.Rows[:n+1], box.W, gap) > half {
			far, y = y, whole.Y
			box.X += box.W + 4*gap
		}
		p.Labels = append(p.Labels, kit.Rect{X: box.X, Y: y, W: box.W, H: w.Px(17) * 1.4})
		y += w.Px(17)*1.4 + gap*0.5
		cells, h := row.cells(w, box.W, gap)
		for i, r := range cells {
			p.Small = append(p.Small, r.Offset(box.X, y))
			p.small = append(p.small, row.Choices[i])
		}
		y += h + 2*gap
	}
	return math.Max(far, y) - 2*gap - whole.Y
}

// cells returns the places of a row's choices, from its upper left corner, and their total height. On a phone, each
// choice is only as wide as its words if that saves a line.
func (row *OptionRow) cells(w kit.Window, width, gap float64) (list []kit.Rect, high float64) {
	per, lines, h := row.grid(w, width, gap)
	if flow, n := row.flow(w, width, gap); w.Portrait && n < lines {
		return flow, float64(n)*(h+gap) - gap
	}
	wide := (width - gap*float64(per-1)) / float64(per)
	for i := range row.Choices {
		list = append(list, kit.Rect{X: float64(i%per) * (wide + gap), Y: float64(i/per) * (h + gap), W: wide, H: h})
	}
	return list, float64(lines)*(h+gap) - gap
}

// flow places the choices one after the other, and shares the rest of each line among the choices in it.
func (row *OptionRow) flow(w kit.Window, width, gap float64) (list []kit.Rect, lines int) {
	_, h := row.cell(w)
	x, from := 0.0, 0
	end := func() {
		each := (width - x + gap) / float64(len(list)-from)
		for i := from; i < len(list); i++ {
			list[i].X += each * float64(i-from)
			list[i].W += each
		}
		x, from, lines = 0, len(list), lines+1
	}
	for _, b := range row.Choices {
		wide, _ := b.onPhone(w).need(w)
		if x > 0 && x+wide > width {
			end()
		}
		list = append(list, kit.Rect{X: x, Y: float64(lines) * (h + gap), W: wide, H: h})
		x += wide + gap
	}
	end()
	return list, lines
}

// grid returns how many choices of a row fit side by side in a width, how many lines that takes, and the height of a
// line.
func (row *OptionRow) grid(w kit.Window, width, gap float64) (per, lines int, h float64) {
	cell, h := row.cell(w)
	per = min(len(row.Choices), max(1, int((width+gap)/(cell+gap))))
	lines = (len(row.Choices) + per - 1) / per
	return (len(row.Choices) + lines - 1) / lines, lines, h
}

// height returns the total height of rows below each other.
func (o *Options) height(w kit.Window, rows []OptionRow, width, gap float64) float64 {
	y := 0.0
	for i := range rows {
		_, h := rows[i].cells(w, width, gap)
		y += w.Px(17)*1.4 + h + gap*2.5
	}
	return y
}

// cell returns the width and height that a choice needs so that all words of the row fit.
func (row *OptionRow) cell(w kit.Window) (wide, high float64) {
	for _, b := range row.Choices {
		x, y := b.onPhone(w).need(w)
		wide, high = math.Max(wide, x), math.Max(high, y)
	}
	return wide, high
}

// name returns the label above the row. On a phone, where the choices are shortened, it includes the selected choice.
func (row *OptionRow) name(w kit.Window) string {
	for _, b := range row.Choices {
		if b.Selected && b.onPhone(w).Label != b.Label && row.Chosen != "" {
			return row.Chosen
		}
	}
	return row.Label
}

func (o *Options) draw(d *drawing, p *Placed) {
	d.scrim(0.75)
	d.sheet(p, o.Title, o.Body)
	d.PushClip(p.View.Inset(-2))
	for i, row := range o.Rows {
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Color: kit.TextSecond, V: kit.Middle},
			row.name(d.f.Window), p.Labels[i])
	}
	d.small(p)
	d.Pop()
	d.ScrollBar(p.View.Inset(-6), o.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
