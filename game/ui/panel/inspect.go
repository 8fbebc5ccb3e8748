package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Inspect shows one card's face large, with its present state in rows beside it.
type Inspect struct {
	Card    Card
	List    []Record
	Buttons []Button
	Ratio   float64 // width by height of the face, 0 for a playing card's
	Scroll  float64 // of the rows, 0..Placed.Most
}

// place places the face with the list beside it, or below it if the window is too narrow. On a phone it stands at the
// bottom, so that the table stays visible.
func (in *Inspect) place(w kit.Window) *Placed {
	strip := 0.0 // for the buttons other than the cross
	if len(but(in.Buttons)) > 0 {
		strip = w.Unit(48, 44) + w.Unit(10, 8)
	}
	p, beside := in.lay(w, strip)
	if strip > 0 && !beside {
		w.H -= strip
		p, _ = in.lay(w, 0)
		p.strip(w, strip)
	}
	return p
}

// lay places everything except the buttons at the bottom. beside reports that the list is beside the face, in which
// case strip is the height kept free for buttons below the list.
func (in *Inspect) lay(w kit.Window, strip float64) (p *Placed, beside bool) {
	p = &Placed{cards: []table.Spot{in.Card.Spot}, buttons: in.Buttons, Buttons: make([]ButtonPlace, len(in.Buttons))}
	pad, gap := w.Unit(18, 10), w.Unit(18, 10)
	k := clamp(1.6*w.S, 1.25, (w.H-2*pad-24)/faceH)
	if w.Portrait {
		k = clamp(w.S*1.1, 1, (w.H*0.55)/faceH)
	}
	wide, high := faceSize(k, in.Ratio)
	slim := wide / high
	room := w.W - 16 - 2*pad - gap - wide
	var list kit.Rect
	switch {
	case len(in.List) == 0:
		p.face(w, pad, wide, high, kit.Rect{W: gap + 48, H: high})
	case room >= 13*w.Px(17):
		beside = true
		side := math.Min(room, w.Unit(340, 230)*clamp(w.TextScale, 1, 1.5))
		p.face(w, pad, wide, high, kit.Rect{W: gap + side, H: high})
		list = kit.Rect{X: p.Cards[0].Right() + gap, Y: p.Rect.Y + pad, W: side, H: high}
		_, list = list.CutTop(50) // below the cross
		if strip > 0 {
			var row kit.Rect
			row, list = list.CutBottom(strip)
			p.beside(row, w)
		}
	default:
		p.Rect.W = w.W - 16
		below := math.Min(recordsHeight(w, in.List, p.Rect.W-2*pad), math.Max(w.H-16-2*pad-high-gap, 3*w.Px(17)))
		high = math.Min(high, w.H-16-2*pad-gap-below) // for a low window with large text
		wide = high * slim
		p.face(w, pad, wide, high, kit.Rect{W: p.Rect.W - 2*pad - wide, H: high + gap + below})
		list = kit.Rect{X: p.Rect.X + pad, Y: p.Cards[0].Bottom() + gap, W: p.Rect.W - 2*pad, H: below}
		p.Cards[0].X = p.Rect.MidX() - wide/2
	}
	p.View = list.InsetXY(-4, 0)
	p.Most = new(Placed).records(w, list, in.List, 0)
	p.records(w, list, in.List, clamp(in.Scroll, 0, p.Most))
	return p, beside
}

// face places the panel, the face in its upper left corner, and the cross. more is the room needed to the right of the
// face, and below it if more is the higher one.
func (p *Placed) face(w kit.Window, pad, wide, high float64, more kit.Rect) {
	p.Rect = centre(w, wide+more.W+2*pad, math.Max(high, more.H)+2*pad)
	if w.Portrait {
		p.Rect.Y = w.H - p.Rect.H - 4
	}
	p.Cards = []kit.Rect{{X: p.Rect.X + pad, Y: p.Rect.Y + pad, W: wide, H: high}}
	for i, b := range p.buttons {
		if isClose(b) {
			p.Buttons[i] = ButtonPlace{Rect: kit.Rect{X: p.Rect.Right() - pad - 44, Y: p.Rect.Y + pad, W: 44, H: 44},
				Square: true}
		}
	}
}

// strip makes a panel higher by a strip, and places the buttons other than the cross there.
func (p *Placed) strip(w kit.Window, high float64) {
	pad := w.Unit(18, 10)
	p.beside(kit.Rect{X: p.Rect.X + pad, Y: p.Rect.Bottom() - pad, W: p.Rect.W - 2*pad, H: high}, w)
	p.Rect.H += high
}

// beside places the buttons other than the cross in a row at the bottom of a box, from the right.
func (p *Placed) beside(box kit.Rect, w kit.Window) {
	rest, high := but(p.buttons), w.Unit(48, 44)
	wide := math.Min(w.Unit(340, 340), (box.W-8*float64(len(rest)-1))/float64(len(rest)))
	for n, i := range rest {
		p.Buttons[i].Rect = kit.Rect{X: box.Right() - wide - float64(n)*(wide+8), Y: box.Bottom() - high, W: wide,
			H: high}
	}
}

// draw paints the face, with the card's state in words.
func (in *Inspect) draw(d *drawing, p *Placed) {
	d.scrim(0.55)
	d.ground(p)
	if in.Card.Image != nil {
		in.Card.Image.DrawImage(d.Canvas, d.f.Window, p.Cards[0])
	}
	d.records(p)
	d.ScrollBar(p.View, in.Scroll, p.Most, kit.TextQuiet)
	d.buttons(p, false)
}
