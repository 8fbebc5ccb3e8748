package panel

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Task is a mission before it is played or after it has ended: what it is about, what is asked for, and the stars.
type Task struct {
	scene.Task
	Buttons []Button
	Scroll  float64 // 0..Placed.Most
}

func (k *Task) scrolled() float64 { return k.Scroll }

func (k *Task) says() (title, body string) { return k.Title, PlainText(k.Kicker + "\n" + k.Text) }

// records lists what is asked for, each with its star.
func (k *Task) records() (list []Record) {
	for _, a := range k.Aims {
		list = append(list, Record{Text: a.Text, Face: starFace{lit: a.Reached, missed: a.Missed}})
	}
	return list
}

// stars returns the height of the row of large stars, 0 until one is earned.
func (k *Task) stars(w kit.Window) float64 {
	if !k.Judged && k.Stars == 0 {
		return 0
	}
	return w.Unit(64, 48)
}

// place places the words above, the stars, and below what they are given for.
func (k *Task) place(w kit.Window) *Placed {
	p := &Placed{}
	pad, text := w.Unit(24, 12), k.Text
	width := math.Min(w.W-16, w.Unit(640, 480)*clamp(w.TextScale, 1, 1.5))
	list, large := k.records(), k.stars(w)
	kicker := w.Px(16) * 1.5
	tall := rim(w, width-2*pad, text, k.Buttons) + recordsHeight(w, list, width-2*pad) + 2*pad + large + kicker +
		w.Unit(16, 8)
	p.Rect = centre(w, width, math.Min(w.H-16, tall))
	inner := p.Rect.Inset(pad)
	p.Label, inner = inner.CutTop(kicker)
	inner = p.foot(w, p.head(w, inner, text, k.Buttons))
	if large > 0 {
		p.Stars, inner = inner.CutTop(large)
		_, inner = inner.CutTop(w.Unit(12, 6))
	}
	p.View = inner.InsetXY(-4, 0)
	p.Most = new(Placed).records(w, inner, list, 0)
	p.records(w, inner, list, clamp(k.Scroll, 0, p.Most))
	return p
}

func (k *Task) draw(d *drawing, p *Placed) {
	d.scrim(0.7)
	d.sheet(p, k.Title, k.Text)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(16), Least: kit.MinText, Tracking: 0.8, Upper: true,
		Color: kit.Gold, V: kit.Middle}, k.Kicker, p.Label)
	if !p.Stars.Empty() {
		if k.Stars > 0 {
			d.Glow(p.Stars.Centred(p.Stars.H*6, p.Stars.H*2.4), kit.Gold.Fade(0.25))
		}
		drawStars(d.Canvas, p.Stars, k.Stars)
	}
	d.records(p)
	d.ScrollBar(p.View.Inset(-6), k.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}

// starFace is the star in front of what it is given for.
type starFace struct{ lit, missed bool }

// DrawImage implements Image.
func (s starFace) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	col := kit.Hex(0x8A93A0)
	switch {
	case s.lit:
		col = kit.Gold
	case s.missed:
		col = kit.Hex(0x46505C)
	}
	c.DrawIcon(kit.IconStar, r.Centred(math.Min(r.W, r.H)*0.7, math.Min(r.W, r.H)*0.7), col, col)
}
