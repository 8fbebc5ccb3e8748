package panel

import (
	"math"
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Title is the first screen: the game's name, up to four large buttons, one labelled row of small choices such as
// levels, and buttons in the corner. If there is room, the second lines of small choices serve as their labels.
type Title struct {
	Backdrop Backdrop // nil for none
	Word     string
	Across   []kit.Stop // the colours of the name, from left to right
	Tagline  string
	Buttons  []Button
	Row      string // label of the row of small choices
	Label    string // what is selected, if the choices themselves do not say
	Levels   []Button
	Corner   []Button
}

// CornerTip returns a tip with the name of the corner icon that the mouse rests on, nil if it is on none.
func CornerTip(corner []Button, peek table.Spot) *Tip {
	for i := range corner {
		if b := &corner[i]; peek != table.NoSpot && b.Spot() == peek {
			return &Tip{Of: peek, Text: b.Label}
		}
	}
	return nil
}

// place places the first screen.
func (t *Title) place(w kit.Window) *Placed {
	p := &Placed{buttons: t.Buttons, corner: t.Corner}
	p.Buttons = make([]ButtonPlace, len(t.Buttons))
	p.Corner = corner(w, len(t.Corner))
	n := len(t.Buttons)
	gap := w.Unit(18, 10)
	bottom := w.H - w.Unit(42, 14)
	if len(t.Levels) > 0 {
		bottom = t.levels(w, p, bottom)
	}
	large := clamp(w.TextScale, 1, 1.4)
	per, h := n, w.Unit(72, 60)*math.Min(large, 1.2)
	wide := w.Unit(236, 200) * large
	if w.Portrait {
		per, wide, h = 1, math.Min(w.W-32, 320*w.S), 62*math.Min(w.S, 1.3)
		switch {
		case n > 4:
			gap = 10
			per, wide = 2, (math.Min(w.W-24, 480)-gap)/2
		case n > 3:
			h, gap = 54*math.Min(w.S, 1.3), 8
		}
	} else if most := int((w.W - 32 + gap) / (wide + gap)); n > most {
		per = (n + 1) / 2
		wide = math.Min(wide, (w.W-24+gap)/float64(per)-gap)
	}
	rows := titleRows(n, max(per, 1), w.Portrait)
	top := bottom - float64(len(rows))*(h+gap) + gap
	i := 0
	for k, in := range rows {
		wide := wide
		if w.Portrait && in < per { // the first row has fewer
			wide = float64(per)*(wide+gap) - gap
		}
		left := w.W/2 - (float64(in)*(wide+gap)-gap)/2
		for at := range in {
			p.Buttons[i].Rect = kit.Rect{X: left + float64(at)*(wide+gap), Y: top + float64(k)*(h+gap), W: wide, H: h}
			i++
		}
	}
	t.letters(w, p)
	broad := math.Min(w.W-32, w.Unit(900, 600))
	tag := kit.TextHeight(kit.Label, tagSize(w), t.Tagline, broad)
	p.Body = kit.Rect{X: w.W/2 - broad/2, Y: top - tag - w.Unit(20, 12), W: broad, H: tag}
	inked := math.Min(broad, kit.Width(kit.Label, tagSize(w), 0, t.Tagline))
	p.tag = kit.Rect{X: w.W/2 - inked/2, Y: p.Body.Y, W: inked, H: tag}.InsetXY(-10, -2)
	word := w.Unit(146, 84)
	if w.Portrait {
		word = 66 * w.S
	}
	p.Title = kit.Rect{X: 8, Y: p.Body.Y - word - w.Unit(6, 2), W: w.W - 16, H: word}
	return p
}

// letters gives all buttons except the gold one the same text size. A label that would need a very small one gets its
// own.
func (t *Title) letters(w kit.Window, p *Placed) {
	size := w.Px(34)
	for i, b := range t.Buttons {
		if b.Style != StyleMain {
			size = min(size, b.fitsBig(w, p.Buttons[i].Rect))
		}
	}
	for i, b := range t.Buttons {
		if b.Style != StyleMain {
			p.Buttons[i].Letters = max(size, w.Px(15))
		}
	}
}

// tagGround is the background of the line below the name, which may stand in front of something bright.
var tagGround = kit.Ink.Fade(0.75)

// titleRows divides n buttons into rows of at most per. In a high window the shorter row comes first, otherwise last.
func titleRows(n, per int, high bool) (rows []int) {
	for ; n > 0; n -= per {
		rows = append(rows, min(n, per))
	}
	if high {
		slices.Reverse(rows)
	}
	return rows
}

// corner returns the places of n buttons in the corner of a first screen, from the left: in one row, closer together in
// a narrow window, without gaps in one of 360 pixels. Those that do not fit go below.
func corner(w kit.Window, n int) []kit.Rect {
	const side, gap, least = 44.0, 8.0, 46.0
	var list []kit.Rect
	right, y := w.W-w.Unit(18, 8), w.Unit(14, 8)
	pitch := side + gap
	per := max(1, int((right-4+gap)/pitch))
	if near := (w.W - 2*gap - side) / float64(n-1); n > per && near >= least {
		right, per, pitch = w.W-gap, n, near
	} else if edge := (w.W - float64(n)*side) / 2; n > per && edge >= 4 {
		right, per, pitch = w.W-edge, n, side // draw leaves gaps
	}
	for len(list) < n {
		row := min(per, n-len(list))
		for i := range row {
			list = append(list, kit.Rect{X: right - side - float64(row-1-i)*pitch, Y: y, W: side, H: side})
		}
		y += side + gap
	}
	return list
}

// tagSize returns the text size of the line below the title.
func tagSize(w kit.Window) float64 {
	if w.Portrait {
		return w.Px(18)
	}
	return w.Px(22)
}

// levels places the row of small choices with its label above, and returns its top.
func (t *Title) levels(w kit.Window, p *Placed, bottom float64) float64 {
	n := len(t.Levels)
	gap, h := w.Unit(10, 6), w.Unit(46, 44)
	most := (w.W - 24 - gap*float64(n-1)) / float64(n)
	named, longest := true, 0.0
	for _, b := range t.Levels {
		named = named && b.Sub != ""
		longest = math.Max(longest, kit.Width(kit.LabelBold, w.Px(18), 0.6, strings.ToUpper(b.Sub))+24)
	}
	named = named && longest <= most
	wide := math.Min(w.Unit(150, 110), most)
	if named {
		wide = math.Max(wide, longest)
	}
	x := w.W/2 - (float64(n)*(wide+gap)-gap)/2
	p.label, p.small = t.Label, slices.Clone(t.Levels)
	if named {
		p.label = t.Row
		for i := range p.small {
			p.small[i].Label = p.small[i].Sub
		}
	}
	for i := range p.small {
		p.small[i].Sub = ""
	}
	for range t.Levels {
		p.Small = append(p.Small, kit.Rect{X: x, Y: bottom - h, W: wide, H: h})
		x += wide + gap
	}
	top := bottom - h
	if p.label != "" {
		p.Label = kit.Rect{X: 12, Y: top - w.Px(16)*1.5, W: w.W - 24, H: w.Px(16) * 1.4}
		top = p.Label.Y
	}
	return top - w.Unit(14, 10)
}

// draw paints the name and the buttons in front of the skin's picture.
func (t *Title) draw(d *drawing, p *Placed) {
	if t.Backdrop != nil {
		t.Backdrop.DrawBackdrop(d.Canvas, d.f.Window, p.Title, d.clock)
	} else {
		d.FillRect(d.f.Rect(), kit.Ink)
	}
	d.Part("title", func() { t.words(d, p) })
}

func (t *Title) words(d *drawing, p *Placed) {
	f := d.f
	size := p.Title.H * 1.08
	d.Line(kit.Style{
		Face: kit.DisplayBlack, Size: size, Least: 40, Tracking: size * 0.05, Upper: true, Color: kit.White,
		Across: t.Across,
		H:      kit.Middle, V: kit.Middle, Shadow: 5 * math.Max(0.5, f.S),
	}, t.Word, p.Title)
	if t.Tagline != "" {
		d.FillShape(kit.Round(8), p.tag, tagGround, tagGround)
		d.Halo(kit.Round(8), p.tag, 10, tagGround.Fade(0.5))
	}
	d.Block(kit.Style{Face: kit.Label, Size: tagSize(f.Window), Least: kit.MinText, Color: kit.Text, H: kit.Middle,
		V: kit.Middle, Shadow: 1.5}, t.Tagline, p.Body)
	for i, b := range t.Buttons {
		b.drawBig(d.Canvas, f.Window, p.Buttons[i])
	}
	if !p.Label.Empty() {
		d.Line(kit.Style{Face: kit.LabelBold, Size: f.Px(16), Tracking: 0.8, Upper: true, Color: kit.TextSecond,
			H: kit.Middle, V: kit.Middle, Shadow: 1}, p.label, p.Label)
	}
	d.small(p)
	for i, b := range t.Corner {
		b.Draw(d.Canvas, f.Window, p.cornerSign(i), false)
	}
}

// cornerSign returns where a button in the corner is drawn. Those without gaps are drawn smaller, but a finger has all
// of their places.
func (p *Placed) cornerSign(i int) ButtonPlace {
	r := p.Corner[i]
	if len(p.Corner) > 1 && p.Corner[1].X-p.Corner[0].Right() < 1 {
		r = r.Inset(2)
	}
	return ButtonPlace{Rect: r, Square: true}
}
