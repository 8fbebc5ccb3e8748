package art

import (
	"strings"

	"onelongnight/game/ui/kit"
)

// The minimum widths of cards that show everything, of cards with a line of signs, and of cards with a name.
const (
	fullWide   = 180
	middleWide = 90
	namedWide  = 44
)

// Card draws a card in r: in full, with its name and a line of signs, small, or its picture alone, depending on the
// width.
func Card(c *kit.Canvas, x *Print, r kit.Rect, l CardState) {
	f := face{c, x, &l, r, kinds[x.Kind].color, tiny, max(1, min(r.W/66, r.H/80))}
	switch {
	case r.W >= fullWide && r.H > r.W*1.3:
		f.size, f.u = whole, r.W/220
	case r.W >= middleWide:
		f.size, f.u = middling, max(1, min(r.W/160, r.H/165))
	}
	f.back()
	switch {
	case f.size == whole:
		f.full()
	case f.size == middling:
		f.middle()
	case r.W >= namedWide:
		f.small()
	}
	f.frame()
	if r.W >= namedWide {
		f.corners()
	}
	f.marks()
}

// face is a card being drawn.
type face struct {
	*kit.Canvas
	x    *Print
	l    *CardState
	r    kit.Rect
	col  kit.Color
	size size
	u    float64 // scale of its text, 1 in the design
}

// size says how much a card shows.
type size uint8

// The sizes.
const (
	tiny size = iota
	middling
	whole
)

// car reports whether the picture of a card is the car itself.
func (f *face) car() bool { return f.x.Kind == Truck || f.x.Kind == Trailer || f.x.Kind == Equipment }

// whole reports whether the picture reaches down to the foot of the card.
func (f *face) whole() bool {
	return f.size != whole && (f.x.Kind == Survivor || f.x.Kind == Object || f.size == tiny && !f.car())
}

func (f *face) pictureHigh() float64 {
	switch {
	case f.size == whole:
		return f.r.H * 0.46
	case f.whole():
		return f.r.H
	case f.size == middling:
		return f.r.H * 0.62
	}
	return f.r.H * 0.66
}

// back paints the shadow, the background and the picture, inside the outline.
func (f *face) back() {
	type key struct {
		id    string
		kind  Kind
		tired bool
		dim   bool
	}
	w, h := f.r.W, f.r.H
	high := f.pictureHigh()
	if f.l.Picked {
		f.Halo(kit.Round(w*0.07), f.r, 12, Gold.Fade(0.55))
	}
	const pad = 4
	f.Art(key{f.x.ID, f.x.Kind, f.l.Tired, f.l.Dim}, f.r.Inset(-pad), func(p *kit.Painter) {
		p.Push(kit.Translate(pad, pad))
		p.Push(kit.Translate(1, 3))
		p.Fill(Outline(f.x.Kind, w, h), kit.Solid(kit.Hex(0x02060A).Fade(0.6)))
		p.Pop()
		p.Fill(Outline(f.x.Kind, w, h), kit.Solid(kit.Hex(0x0D1F2B)))
		p.Clip(Outline(f.x.Kind, w, h))
		picture := kit.Rect{W: w, H: high}
		switch {
		case !f.car():
			paintPicture(p, f.x.ID, picture)
			p.Fill(new(kit.Path).Rect(kit.Rect{Y: high, W: w, H: h - high}), kit.Solid(kit.Hex(0x0D1F2B)))
		default:
			p.Fill(new(kit.Path).Rect(picture), kit.Linear(0, 0, 0, high, nightSky...))
			stars(p, w, high*0.5, 14, uint64(len(f.x.ID)))
			curtain(p, w, high*0.5, high*0.45, uint64(len(f.x.ID))%7, green, 0.45)
			p.Fill(new(kit.Path).Rect(kit.Rect{Y: high * 0.78, W: w, H: high * 0.22}), kit.Linear(0, high*0.78, 0, high,
				kit.Stops(0.0, kit.Hex(0x5E93A4), 1.0, kit.Hex(0x14303F))...))
		}
		if f.whole() && w >= namedWide { // what is written there must be read
			p.Fill(new(kit.Path).Rect(kit.Rect{Y: h * 0.42, W: w, H: h * 0.58}), kit.Linear(0, h*0.42, 0, h,
				kit.Stops(0.0, kit.Hex(0x04090F).Fade(0), 0.7, kit.Hex(0x04090F).Fade(0.8), 1.0,
					kit.Hex(0x04090F).Fade(0.95))...))
		}
		switch {
		case f.l.Tired:
			p.Grey(0.85)
			p.Fill(Outline(f.x.Kind, w, h), kit.Solid(Ink.Fade(0.42)))
		case f.l.Dim:
			p.Fill(Outline(f.x.Kind, w, h), kit.Solid(Ink.Fade(0.5)))
		}
		p.Pop()
	})
	if f.car() {
		f.drawCar(kit.Rect{X: f.r.X, Y: f.r.Y, W: w, H: high})
	}
}

// drawCar draws the car of a card as its picture.
func (f *face) drawCar(box kit.Rect) {
	x := f.x.Car
	x.ID = f.x.ID
	nc, nr := x.Grid()
	head := 0.0
	if f.size != tiny {
		head = box.H * 0.2
	}
	const gap = 3.0
	gw, gh := float64(nc)*(cellSize+gap)-gap, float64(nr)*(cellSize+gap)-gap
	w, h := gw+26, 2*cellSize+gap+12
	switch {
	case x.Top:
		w, h = gw+12, gh+12
	case x.Truck:
		w = gw + 84
	}
	room := kit.Rect{X: box.X + box.W*0.05, Y: box.Y + head, W: box.W * 0.9, H: box.H - head - box.H*0.08}
	k := min(room.W/(w+12), room.H/(h+wheelHigh+10))
	side := cellSize * k
	body := kit.Rect{X: box.MidX() - w*k/2, W: w * k, H: h * k}
	if x.Truck {
		body.X -= 4 * k
	}
	body.Y = room.Bottom() - (h+wheelHigh)*k
	glow(f.Canvas, box.MidX(), body.MidY(), box.W*0.6, box.H*0.6, lamp.Fade(0.28))
	if x.Top {
		body.Y = box.Y + box.H*0.55 - body.H/2
		DrawTop(f.Canvas, x, body, side)
	} else {
		DrawBody(f.Canvas, x, body, side, false, false)
	}
	for i, at := range x.Cells(body, side, gap*k) {
		DrawPlace(f.Canvas, Place{Kind: x.Places[i]}, at)
		if x.Top && i == 0 && strings.HasPrefix(x.Places[i], "gun") {
			DrawBarrel(f.Canvas, at)
		}
	}
}

// frame draws the outline.
func (f *face) frame() {
	type key struct {
		kind  Kind
		col   kit.Color
		width float64
		loot  bool
	}
	col, width := f.col, 2.2
	switch {
	case f.l.Picked:
		col, width = Gold, 3.4
	case f.l.Doomed:
		col, width = kit.Hex(0xFF4A3D), 3
	case f.l.Legal && f.l.Hovered:
		col, width = Bright, 3.6
	case f.l.Legal:
		col, width = Bright, 2.8
	case f.l.Dim || f.l.Tired:
		col = col.Mix(Ink, 0.45)
	}
	const pad = 4
	f.Art(key{f.x.Kind, col, width, f.x.Loot}, f.r.Inset(-pad), func(p *kit.Painter) {
		p.Push(kit.Translate(pad, pad))
		path := Outline(f.x.Kind, f.r.W, f.r.H)
		p.Stroke(path, width+2.6, kit.Solid(kit.Hex(0x050B12)))
		p.Stroke(path, width, kit.Solid(col))
		if f.x.Loot {
			p.Dash(path, width+2.4, 2.5, 5, kit.Solid(Gold))
		}
		p.Pop()
	})
}
