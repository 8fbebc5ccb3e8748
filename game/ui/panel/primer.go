package panel

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Primer introduces a game on one page: how to win, and pictures with words, side by side in a wide window and below
// each other in a high one.
type Primer struct {
	scene.Primer
	Title   string
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

type primerPlace struct{ picture, text kit.Rect }

func (m *Primer) scrolled() float64 { return m.Scroll }

func (m *Primer) says() (title, body string) {
	lines := []string{m.Aim}
	for _, part := range m.Parts {
		lines = append(lines, part.Says, part.Text)
	}
	return m.Title, PlainText(strings.Join(lines, "\n"))
}

// place places the aim of the game above the parts.
func (m *Primer) place(w kit.Window) *Placed {
	p := &Placed{}
	pad := w.Unit(24, 12)
	width := math.Min(w.W-16, w.Unit(1000, 640)*clamp(w.TextScale, 1, 1.5))
	inside := width - 2*pad
	list, tall := m.parts(w, kit.Rect{W: inside})
	high := math.Min(w.H-16, rim(w, inside, m.Aim, m.Buttons)+tall+2*pad)
	p.Rect = centre(w, width, high)
	p.View = p.foot(w, p.head(w, p.Rect.Inset(pad), m.Aim, m.Buttons))
	p.Most = overflow(tall, p.View.H)
	dy := p.View.Y - clamp(m.Scroll, 0, p.Most)
	for _, one := range list {
		p.parts = append(p.parts, primerPlace{one.picture.Offset(p.View.X, dy), one.text.Offset(p.View.X, dy)})
	}
	return p
}

// primerText returns the text size of the words beside the pictures.
func primerText(w kit.Window) float64 { return w.Px(17) }

// parts places the parts from the top of a box, and returns their total height.
func (m *Primer) parts(w kit.Window, box kit.Rect) (list []primerPlace, tall float64) {
	if w.Portrait {
		return m.rows(w, box)
	}
	return m.columns(w, box)
}

// columns places the parts side by side, with widths that suit their pictures.
func (m *Primer) columns(w kit.Window, box kit.Rect) (list []primerPlace, tall float64) {
	gap, all := w.Unit(24, 14), 0.0
	for _, part := range m.Parts {
		all += share(part)
	}
	room, x := box.W-gap*float64(len(m.Parts)-1), box.X
	high := w.Unit(170, 118)
	for _, part := range m.Parts {
		wide := room * share(part) / all
		text := kit.TextHeight(kit.Body, primerText(w), part.Text, wide)
		size := math.Min(wide, high*part.Ratio)
		list = append(list, primerPlace{
			kit.Rect{X: x, Y: box.Y, W: wide, H: high}.Centred(size, size/part.Ratio),
			kit.Rect{X: x, Y: box.Y + high + w.Unit(12, 8), W: wide, H: text},
		})
		tall = math.Max(tall, high+w.Unit(12, 8)+text)
		x += wide + gap
	}
	for i, part := range m.Parts {
		if part.Text == "" { // the picture takes the room of the words
			cell := list[i].picture.Centred(room*share(part)/all, high)
			cell.Y, cell.H = box.Y, tall
			size := math.Min(cell.W, tall*part.Ratio)
			list[i].picture = cell.Centred(size, size/part.Ratio)
		}
	}
	return list, tall
}

// rows places the parts below each other, with the words beside their picture. A picture without words has the whole
// width.
func (m *Primer) rows(w kit.Window, box kit.Rect) (list []primerPlace, tall float64) {
	gap := 12.0
	y := box.Y
	for i, part := range m.Parts {
		if i > 0 {
			y += gap
		}
		if part.Text == "" {
			list = append(list, primerPlace{picture: kit.Rect{X: box.X, Y: y, W: box.W, H: box.W / part.Ratio}})
			y += box.W / part.Ratio
			continue
		}
		wide := math.Min(72*math.Max(1, w.S), box.W*0.28)
		if broad(part) {
			wide = box.W * 0.36
		}
		text := kit.TextHeight(kit.Body, primerText(w), part.Text, box.W-wide-gap)
		high := math.Max(wide/part.Ratio, text)
		size := wide
		list = append(list, primerPlace{
			kit.Rect{X: box.X, Y: y, W: wide, H: high}.Centred(size, size/part.Ratio),
			kit.Rect{X: box.X + wide + gap, Y: y + (high-text)/2, W: box.W - wide - gap, H: text},
		})
		y += high
	}
	return list, y - box.Y
}

func (m *Primer) draw(d *drawing, p *Placed) {
	d.scrim(0.75)
	d.sheet(p, m.Title, m.Aim)
	d.PushClip(p.View.Inset(-2))
	for i, part := range m.Parts {
		part.Picture.DrawImage(d.Canvas, d.f.Window, p.parts[i].picture)
		st := kit.Style{Face: kit.Body, Size: primerText(d.f.Window), Color: kit.Text, Bold: kit.Gold}
		if !d.f.Portrait {
			st.H = kit.Middle
		}
		d.Block(st, part.Text, p.parts[i].text)
	}
	d.Pop()
	d.ScrollBar(p.View.Inset(-6), m.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}

// broadRatio is the ratio of width to height from which a picture gets a row of its own, or twice the room in a column.
const broadRatio = 1.5

func broad(part scene.PrimerPart) bool { return part.Ratio > broadRatio }

// share returns the part of the width that a part wants, relative to the others.
func share(part scene.PrimerPart) float64 {
	if broad(part) {
		return 2
	}
	return 1
}
