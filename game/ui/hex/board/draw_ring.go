package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// notches is the distance of the ring's notches from the centre of a tile, as a multiple of half a hex's width. It is
// short enough not to cover the numbers on neighbouring tiles.
const notches = 1.0

// ring paints the ring for turning a tile: a notch for each rotation, and an arc from the present rotation to the one
// being tried.
func (d *drawing) ring() {
	t, f := d.m.Turning, d.f
	if t == nil {
		return
	}
	x, y := f.At(t.At)
	r := notches * f.R
	type sign struct {
		mark string
		r    float64
	}
	d.Art(sign{"ring", r}, around(x, y, r+4, r+4), func(p *kit.Painter) {
		p.Push(kit.Translate(r+4, r+4))
		circle := new(kit.Path).Ellipse(0, 0, r, r)
		p.Stroke(circle, 5, kit.Solid(kit.Ink.Fade(0.55)))
		p.Dash(circle, 2, 7, 6, kit.Solid(kit.Gold.Fade(0.75)))
		p.Pop()
	})
	for i := range t.Ways {
		if t.Ways[i] == t.Way {
			continue
		}
		nx, ny := f.onRing(t, t.Ways[i], notches)
		d.Circle(nx, ny, 0.1*f.R, kit.Ink)
		d.Circle(nx, ny, 0.07*f.R, kit.Gold.Fade(0.9))
	}
	nx, ny := f.Notch(t, t.Way)
	pulse := 0.0
	if !d.now.Calm {
		pulse = 0.015 * f.R * math.Sin(d.now.Clock*4)
	}
	d.knob(nx, ny, 0.38*f.R+pulse)
}

// knob paints the handle of the ring. It is hollow and wide, so that a number on the neighbouring tile can be read
// inside.
func (d *drawing) knob(x, y, r float64) {
	box := around(x, y, r, r)
	d.Outline(kit.Round(r), box, 0.24*r, kit.Ink)
	d.Outline(kit.Round(r), box, 0.14*r, kit.Gold)
}

// wheel paints the wheel for the thumb on a phone: a dial, with the button that puts the tile down in its middle.
func (d *drawing) wheel() {
	t, f := d.m.Turning, d.f
	if t == nil || f.Wheel.Empty() {
		return
	}
	r := f.Wheel.W / 2
	x, y := f.Wheel.MidX(), f.Wheel.MidY()
	type sign struct {
		mark string
		r    float64
	}
	d.Circle(x, y, r+2, kit.Hex(0x5A6878))
	d.Circle(x, y, r, kit.Hex(0x141B25))
	d.Push(kit.Translate(x, y).Mul(kit.Rotate(float64(t.Way) * 60)))
	d.Art(sign{"dial", r}, around(0, 0, r, r), func(p *kit.Painter) {
		p.Push(kit.Translate(r, r))
		for i := range 36 {
			a := float64(i) * math.Pi / 18
			in, w, col := 0.9, 1.2, kit.TextQuiet
			if i%6 == 0 {
				in, w, col = 0.8, 3, kit.Gold
			}
			path := new(kit.Path)
			path.MoveTo(r*in*math.Sin(a), -r*in*math.Cos(a))
			path.LineTo(r*0.96*math.Sin(a), -r*0.96*math.Cos(a))
			p.Stroke(path, w, kit.Solid(col))
		}
		p.Pop()
	})
	d.Pop()
	for _, a := range arrows(d.m.Left) {
		ax, ay := f.arrowAt(a)
		d.Push(kit.Translate(ax, ay).Mul(kit.Rotate(a.angle)))
		d.DrawIcon(a.icon, around(0, 0, 0.13*r, 0.13*r), kit.Gold, kit.Ink)
		d.Pop()
	}
	b := f.PlaceButton()
	d.Circle(b.MidX(), b.MidY(), b.W/2, kit.MainBottom)
	d.Circle(b.MidX(), b.MidY()-1.5, b.W/2-1.5, kit.MainTop)
	label, st := b.InsetXY(5, 0), kit.Style{Face: kit.DisplayBlack, Size: f.Fit(20, b.H*0.4), Least: 11, Upper: true,
		Color: kit.MainText, H: kit.Middle, V: kit.Middle}
	if t.Sub != "" {
		sub := kit.Rect{X: label.X, Y: b.MidY(), W: label.W, H: b.H * 0.28}
		d.Line(kit.Style{Face: kit.LabelBold, Size: f.Fit(14, sub.H), Least: 10, Color: kit.MainText, H: kit.Middle,
			V: kit.Middle}, t.Sub, sub)
		label.Y, label.H = b.Y+b.H*0.18, b.H*0.34
	}
	d.Line(st, t.Label, label)
}

// phase announces the phase of the battle being shown: its number drops in, then come the hits.
func (d *drawing) phase() {
	ph, f := d.m.Phase, d.f
	if ph == nil {
		return
	}
	t := 1.0
	if d.now.Before != nil {
		t = motion.Tween{Length: NumberTime, Ease: motion.OutBack}.At(d.now.T)
	}
	num, word := strconv.Itoa(ph.Phase), f.Prompt
	if f.Portrait {
		d.FillRect(kit.Rect{Y: word.Y - 2, W: f.W, H: word.H + 4}, kit.Ink.Fade(0.8))
		size := math.Min(word.H*0.95, 80*f.S)
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size * math.Max(t, 0.05), Color: kit.MainTop, H: kit.Middle,
			V: kit.Middle}, num, kit.Rect{X: word.X, Y: word.Y, W: size, H: size})
		_, word = word.CutLeft(size + 4)
		word.W = f.W - word.X - 8
	} else {
		size := 200 * f.S
		box := kit.Rect{X: word.X, Y: word.Y - 10*f.S, W: size * 0.62, H: size}
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size * 1.05 * math.Max(t, 0.05), Color: kit.MainTop,
			H: kit.Middle, V: kit.Middle, Shadow: 6 * f.S}, num, box)
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: f.Head(40), Upper: true, Color: kit.NameText, V: kit.Middle,
			Shadow: 2}, ph.Word, kit.Rect{X: box.Right() + 14*f.S, Y: word.Y + 40*f.S, W: word.W - box.W - 14*f.S,
			H: 60 * f.S})
		word = kit.Rect{X: word.X, Y: box.Bottom() + 8*f.S, W: word.W, H: f.HandBox.Y - box.Bottom() - 16*f.S}
	}
	for _, l := range ph.Lines {
		high := kit.TextHeight(kit.Body, f.Px(16), l, word.W)
		if high > word.H+2 {
			break
		}
		d.Block(kit.Style{Face: kit.Body, Size: f.Px(16), Color: kit.Text, Bold: kit.NameText, Shadow: 1}, l, word)
		_, word = word.CutTop(high)
	}
	d.fallen(word)
}
