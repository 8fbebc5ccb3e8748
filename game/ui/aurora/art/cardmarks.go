package art

import "onelongnight/game/ui/kit"

func (f *face) disc(sign string, x, y, r float64, col kit.Color) {
	f.Circle(x, y, r, col)
	f.Circle(x, y, r-1.8, dark)
	Sign(f.Canvas, sign, kit.Rect{X: x - r*0.62, Y: y - r*0.62, W: r * 1.24, H: r * 1.24}, col)
}

// sized returns one of three lengths: that for a whole card, for a usual one, or for a tiny one.
func (f *face) sized(wide, usual, small float64) float64 {
	switch f.size {
	case whole:
		return wide
	case tiny:
		return small
	}
	return usual
}

// corners draws the signs in the upper corners: the kind, and a number.
func (f *face) corners() {
	w := f.r.W
	r := f.sized(17*f.u, 13*f.u, max(9, w*0.15))
	if f.size != tiny || f.x.Kind != Survivor && f.x.Kind != Object {
		f.disc(kinds[f.x.Kind].sign, f.r.Right()-r-4, f.r.Y+r+4, r, f.col)
		if f.x.Loot {
			f.disc("loot", f.r.Right()-3*r-8, f.r.Y+r+4, r, Gold)
		}
	}
	switch f.x.Kind {
	case Survivor:
		f.shield()
	case Enemy:
		q := r * 1.3
		f.Circle(f.r.X+q+4, f.r.Y+q+4, q, Loss)
		f.Circle(f.r.X+q+4, f.r.Y+q+4, q-2, kit.Hex(0x3A0E12))
		f.number(f.x.Skill, kit.Rect{X: f.r.X + 4, Y: f.r.Y + 4, W: 2 * q, H: 2 * q}, max(kit.MinText, q*1.35), Text)
	case Truck:
		f.plates()
	}
	if f.l.N > 1 {
		q := max(11.0, w*0.13)
		at := kit.Rect{X: f.r.Right() - 2*q, Y: f.r.Y, W: 2 * q, H: 2 * q}
		f.Circle(at.MidX(), at.MidY(), q, f.col)
		f.Circle(at.MidX(), at.MidY(), q-1.6, dark)
		f.number(string(rune('0'+f.l.N)), at, q*1.4, Text)
	}
}

// number draws one large number.
func (f *face) number(n string, r kit.Rect, size float64, col kit.Color) {
	f.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: col, H: kit.Middle, V: kit.Middle}, n, r)
}

// plates draws a truck's speed, tow and tracks.
func (f *face) plates() {
	r := f.sized(20*f.u, 15*f.u, 11*f.u)
	x := f.r.X + 4
	plate := func(sign, n string, col kit.Color) {
		w := r * 2.3
		if n == "" {
			w = r * 1.8
		}
		at := kit.Rect{X: x, Y: f.r.Y + 4, W: w, H: r * 1.7}
		f.Fill(kit.Round(5), at, dark)
		f.Outline(kit.Round(5), at, 1.6, col)
		Sign(f.Canvas, sign, kit.Rect{X: at.X + 3, Y: at.MidY() - r*0.48, W: r * 0.96, H: r * 0.96}, col)
		f.number(n, kit.Rect{X: at.X + r, Y: at.Y, W: w - r, H: at.H}, max(kit.MinText, r*1.25), Text)
		x += w + 3
	}
	plate("speed", string(rune('0'+f.x.Car.Speed)), Gold)
	if f.size == tiny {
		return
	}
	plate("tow", f.x.Tow, Second)
	if f.x.Car.Tracks {
		plate("tracks", "", Second)
	}
}

// shield draws a survivor's skill.
func (f *face) shield() {
	w := f.sized(46*f.u, 34*f.u, min(27*f.u, f.r.W*0.42))
	n := f.l.Skill
	if n == "" {
		n = f.x.Skill
	}
	col, text := kit.Hex(0xF4E3CC), Text
	switch {
	case f.l.Tone < 0:
		col, text = Violet, kit.Hex(0xF0D2FF)
	case f.l.Tone > 0:
		col, text = Legal, Bright
	}
	type key struct{ col kit.Color }
	at := kit.Rect{X: f.r.X + 3, Y: f.r.Y + 3, W: w, H: w * 1.12}
	f.Art(key{col}, at.Inset(-2), func(p *kit.Painter) {
		p.Push(kit.Translate(2, 2))
		path := new(kit.Path).Polygon(0, 0, w, 0, w, w*0.72, w/2, w*1.1, 0, w*0.72)
		p.Fill(path, kit.Solid(dark))
		p.Stroke(path, 2.2, kit.Solid(col))
		p.Pop()
	})
	f.number(n, kit.Rect{X: at.X, Y: at.Y, W: w, H: w * 0.84}, max(kit.MinText, w*0.78), text)
}

// marks draws what lies on a card: contamination, food, and whether it is used, tired or resting.
func (f *face) marks() {
	w := f.r.W
	r := min(14*f.u, max(9, w*0.15))
	for i := range f.l.Tokens {
		x := f.r.Right() - r - 3 - float64(i)*r*1.5
		y := f.r.Y + f.r.H*0.4
		f.Circle(x, y, r+1.5, Violet)
		f.Circle(x, y, r-0.5, kit.Hex(0x2C1440))
		Sign(f.Canvas, "contam", kit.Rect{X: x - r*0.8, Y: y - r*0.8, W: r * 1.6, H: r * 1.6}, Violet)
	}
	for i := range f.l.Fed {
		Token(f.Canvas, "food", kit.Rect{X: f.r.X + 4 + float64(i)*r*1.7, Y: f.r.Y + f.r.H*0.4, W: r * 1.8, H: r * 1.8})
	}
	x, y := f.r.Right()-r-2, f.r.Y+r+2
	switch {
	case f.l.Used:
		f.Circle(x, y, r+1, kit.Hex(0x1D1403))
		f.Circle(x, y, r, Gold)
		Sign(f.Canvas, "check", kit.Rect{X: x - r*0.6, Y: y - r*0.6, W: r * 1.2, H: r * 1.2}, kit.Hex(0x1D1403))
	case f.l.Tired:
		f.disc("tired", x, y, r, Quiet)
	case f.l.Resting:
		f.disc("rest", x, y, r, Ice)
	}
	if f.l.Note != "" {
		st := kit.Style{Face: kit.LabelBold, Size: 15 * f.u, Least: kit.MinText, Color: Second, Leading: 1.1,
			H: kit.Middle, V: kit.Middle}
		foot := f.r.Y + f.r.H*0.62 // the picture's
		high := min(kit.TextHeight(st.Face, st.Size, f.l.Note, w-18)+6, f.r.H*0.26)
		box := kit.Rect{X: f.r.X + 6, Y: foot - high - 2, W: w - 12, H: high}
		f.Fill(kit.Round(6), box, Ink.Fade(0.86))
		f.Block(st, f.l.Note, box.Inset(3))
	}
}
