package panel

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Options are rows of choices, such as settings: of each row one choice is so.
type Options struct {
	Title   string
	Body    string
	Rows    []OptionRow
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

// OptionRow is one choice among several.
type OptionRow struct {
	Label   string
	Choices []Button
}

func (o *Options) scrolled() float64 { return o.Scroll }

// place places rows of choices below their labels, as many side by side as
// have room for their words.
func (o *Options) place(w kit.Window) *Placed {
	p := &Placed{}
	pad, gap := w.Unit(20, 12), w.Unit(8, 6)
	width := math.Min(w.W-16, w.Unit(720, 560))
	rows := o.rows(w, &Placed{}, kit.Rect{W: width - 2*pad}, gap)
	if broad := w.Unit(1120, 780); rows > w.H-rim(w, width-2*pad, o.Body, o.Buttons)-2*pad-16 && broad < w.W-16 {
		width = broad // two columns scroll less, if at all
		rows = o.rows(w, &Placed{}, kit.Rect{W: width - 2*pad}, gap)
	}
	h := math.Min(w.H-16, rim(w, width-2*pad, o.Body, o.Buttons)+rows+2*pad)
	p.Rect = centre(w, width, h)
	p.View = p.foot(w, p.head(w, p.Rect.Inset(pad), o.Body, o.Buttons))
	p.Most = math.Max(0, rows-p.View.H)
	box := p.View
	box.Y -= clamp(o.Scroll, 0, p.Most)
	o.rows(w, p, box, gap)
	return p
}

// rows places the rows from the top of a box and returns their height.
func (o *Options) rows(w kit.Window, p *Placed, box kit.Rect, gap float64) float64 {
	whole, far := box, 0.0
	pair := box.W > w.Unit(720, 560) // two columns
	if pair {
		box.W = (whole.W - 4*gap) / 2
	}
	y := box.Y
	for n, row := range o.Rows {
		if pair && far == 0 && 2*o.height(w, o.Rows[:n+1], box.W, gap) > o.height(w, o.Rows, box.W, gap)+gap*12 {
			far, y = y, whole.Y
			box.X += box.W + 4*gap
		}
		p.Labels = append(p.Labels, kit.Rect{X: box.X, Y: y, W: box.W, H: w.Px(17) * 1.4})
		y += w.Px(17)*1.4 + gap*0.5
		per, lines, h := row.grid(w, box.W, gap)
		wide := (box.W - gap*float64(per-1)) / float64(per)
		for i, b := range row.Choices {
			p.Small = append(p.Small, kit.Rect{X: box.X + float64(i%per)*(wide+gap), Y: y + float64(i/per)*(h+gap),
				W: wide, H: h})
			p.small = append(p.small, b)
		}
		y += float64(lines)*(h+gap) + gap
	}
	return math.Max(far, y) - 2*gap - whole.Y
}

// grid is how many choices of a row stand side by side in a width, in how many
// lines of what height.
func (row *OptionRow) grid(w kit.Window, width, gap float64) (per, lines int, h float64) {
	cell, h := row.cell(w)
	per = min(len(row.Choices), max(1, int((width+gap)/(cell+gap))))
	lines = (len(row.Choices) + per - 1) / per
	return (len(row.Choices) + lines - 1) / lines, lines, h
}

// height is that of rows below each other.
func (o *Options) height(w kit.Window, rows []OptionRow, width, gap float64) float64 {
	y := 0.0
	for i := range rows {
		_, lines, h := rows[i].grid(w, width, gap)
		y += w.Px(17)*1.4 + float64(lines)*(h+gap) + gap*1.5
	}
	return y
}

// cell is how wide and high a choice has to be for all words of its row.
func (row *OptionRow) cell(w kit.Window) (wide, high float64) {
	high = math.Max(w.Unit(46, 44), w.Px(18)*1.7)
	for _, b := range row.Choices {
		wide = math.Max(wide, kit.Width(kit.LabelBold, w.Px(18), 0.5, b.Label)+28)
		if b.Rated {
			wide = math.Max(wide, mostStars*1.25*starSize(w)+20)
			high = math.Max(high, w.Px(18)*1.3+starSize(w)+20)
			if b.Sub != "" {
				wide = math.Max(wide, kit.Width(kit.Label, w.Px(14), 0, b.Sub)+24)
				high = math.Max(high, (w.Px(18)+w.Px(14))*1.3+starSize(w)+20)
			}
		} else if b.Sub != "" {
			wide = math.Max(wide, kit.Width(kit.Label, w.Px(14), 0, b.Sub)+24)
			high = math.Max(high, w.Px(18)*1.3+w.Px(14)*1.3+12)
		}
	}
	return math.Max(wide, 60), high
}

func (o *Options) draw(d *drawing, p *Placed) {
	d.scrim(0.75)
	d.sheet(p, o.Title, o.Body)
	d.PushClip(p.View.Inset(-2))
	for i, row := range o.Rows {
		d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Color: kit.TextSecond, V: kit.Middle}, row.Label,
			p.Labels[i])
	}
	d.small(p)
	d.Pop()
	d.ScrollBar(p.View.Inset(-6), o.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
