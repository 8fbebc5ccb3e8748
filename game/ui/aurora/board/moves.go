package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// moves paints everything that moves over the table at this moment.
func (d *drawing) moves() {
	if d.now.Length == 0 {
		d.held()
		return
	}
	u := math.Min(1, d.now.T/d.now.Length)
	if !d.now.Calm {
		for _, one := range d.m.Tracers {
			d.tracer(&one, u)
		}
	}
	for _, b := range d.m.Bursts {
		d.burst(&b, u)
	}
	if !d.now.Calm {
		for _, one := range d.m.Flights {
			d.fly(&one, u)
		}
	}
	switch {
	case d.m.RoundSummary != nil:
		d.roundSummary(d.m.RoundSummary, u)
	case d.m.Action != nil:
		d.action(d.m.Action)
	case d.m.Playing != nil:
		r := d.stage()
		h := math.Min(math.Min(r.H, 330*math.Max(d.f.S, 1)), r.W*1.4)
		art.Card(d.Canvas, d.m.Playing, r.Centred(h/1.5, h), art.CardState{})
	}
}

// held paints the card that the question is about, if there is room.
func (d *drawing) held() {
	f := d.f
	if d.m.Held == nil {
		return
	}
	r := f.Log.Rect
	if f.Portrait {
		r = f.Main
	}
	if r.H < 100 {
		return
	}
	h := math.Min(math.Min(r.H, 330*math.Max(f.S, 1)), r.W*1.4)
	art.Card(d.Canvas, d.m.Held, r.Centred(h/1.5, h), art.CardState{Picked: true})
}

// at returns the place of the first visible thing of a list, now or before the change.
func (d *drawing) at(list []table.Spot) (kit.Rect, bool) {
	for _, spot := range list {
		if r, ok := d.f.hits.Anchor(spot); ok && !r.Empty() {
			return r, true
		}
		if r, ok := d.f.Cell(d.m, spot); ok {
			return r, true
		}
		if b := d.now.Before; b != nil {
			if r, ok := b.Layout.hits.Anchor(spot); ok && !r.Empty() {
				return r, true
			}
		}
	}
	return kit.Rect{}, false
}

// Cell returns the place of a cell of the convoy or of the Automa's board that cannot be touched now.
func (f *Layout) Cell(m *Model, spot table.Spot) (kit.Rect, bool) {
	for i := range f.Cars {
		col := &m.Cars[i]
		for k, r := range f.Cars[i].Cells {
			if col.Places[k].Spot == spot {
				return r, true
			}
		}
		for k, r := range f.Cars[i].Tops {
			if col.Top.Places[k].Spot == spot {
				return r, true
			}
		}
	}
	if m.Automa != nil && !f.Automa.Empty() {
		for row := range m.Automa.Rows {
			for i := range m.Automa.Rows[row] {
				if HullSpot(row, i) == spot {
					return f.Hull(row, i), true
				}
			}
		}
	}
	return kit.Rect{}, false
}

// fly moves tokens from one thing to another, one after the other.
func (d *drawing) fly(x *Flight, u float64) {
	from, ok := d.at(x.From)
	to, ok2 := d.at(x.To)
	if !ok || !ok2 {
		return
	}
	q := d.f.Unit(28, 22)
	for i := range x.N {
		start := 0.12 * float64(i)
		t := motion.InOut(math.Max(0, math.Min(1, (u-start)/math.Max(0.2, 0.85-start))))
		if t <= 0 || t >= 1 {
			continue
		}
		px, py := from.MidX()+(to.MidX()-from.MidX())*t, from.MidY()+(to.MidY()-from.MidY())*t-40*math.Sin(t*math.Pi)
		art.Token(d.Canvas, x.Token, kit.Rect{X: px - q/2, Y: py - q/2, W: q, H: q})
	}
}

// tracer paints a shot on its way, with a trail.
func (d *drawing) tracer(x *Tracer, u float64) {
	from, ok := d.at(x.From)
	to, ok2 := d.at(x.To)
	if !ok || !ok2 || u > 0.6 {
		return
	}
	ax, ay, bx, by := from.Right(), from.MidY(), to.MidX(), to.MidY()
	long := math.Hypot(bx-ax, by-ay)
	d.Glow(kit.Rect{X: ax - 24, Y: ay - 24, W: 48, H: 48}, art.Gold.Fade(0.9))
	d.Push(kit.Translate(ax, ay).Mul(kit.Rotate(math.Atan2(by-ay, bx-ax) * 180 / math.Pi)))
	head := long * math.Min(1, u*4)
	tail := long * math.Max(0, math.Min(1, u*4-1))
	d.FillH(kit.Rect{X: tail, Y: -5, W: head - tail, H: 10}, art.Gold.Fade(0), art.Gold.Fade(0.5))
	d.FillH(kit.Rect{X: tail, Y: -1.5, W: head - tail, H: 3}, art.Gold.Fade(0.2), kit.White)
	d.Pop()
}

// burst paints a sign and a word on a thing.
func (d *drawing) burst(x *Burst, u float64) {
	r, ok := d.at(x.At)
	if !ok {
		return
	}
	alpha := 1.0
	if !d.now.Calm {
		alpha = math.Min(1, 4*(1-u))
	}
	col := art.Bright
	if x.Bad {
		col = kit.Hex(0xFF6A5C)
	}
	d.PushAlpha(alpha)
	defer d.Pop()
	size := math.Min(math.Max(math.Min(r.W, r.H)*1.2, 16), d.f.Unit(60, 44))
	words := kit.Rect{X: r.MidX() - 60, Y: r.MidY() + size*0.4, W: 120, H: 30}
	if face, ok := d.face(x.At[0]); ok { // side by side, clear of name and damage
		size = math.Min(size, math.Min(face.H*0.8, face.W/2.3))
		words = kit.Rect{X: face.MidX() - size*0.2, Y: face.MidY() - 15, W: face.W/2 + size*0.2, H: 30}
		r = face.Centred(size, size).Offset(-size*0.7, 0)
	}
	d.Glow(r.Centred(size*2.4, size*2.4), col.Fade(0.7))
	grown := size
	if !d.now.Calm {
		grown = size * (0.7 + 0.3*motion.OutBack(math.Min(1, u*3)))
	}
	art.Stamp(d.Canvas, x.Sign, r.Centred(grown, grown), art.Tint(x.Sign))
	if x.Text != "" {
		st := centred(number(d.f.Px(24), art.Text))
		st.Shadow = 2
		d.Line(st, x.Text, words)
	}
}

// face returns the part of a large enemy above its name and beside its number.
func (d *drawing) face(spot table.Spot) (kit.Rect, bool) {
	for i, b := range d.f.Foes {
		if d.m.Foes[i].Spot == spot && !b.Plate {
			_, r := kit.Rect{X: b.X, Y: b.Y, W: b.W, H: b.Name.Y - b.Y}.CutLeft(2*d.f.foeNumber() + 6)
			return r, true
		}
	}
	return kit.Rect{}, false
}

// stage returns the place for a card that somebody else is using.
func (d *drawing) stage() kit.Rect {
	f := d.f
	switch {
	case f.Portrait && f.Convoy.H > 110: // the slots stay visible
		return f.Convoy
	case f.Log.H > 120:
		return f.Log.Rect
	case !f.Main.Empty():
		return f.Main
	}
	return f.Map
}

// action paints a card that the Automa is turning: what it looks for, and why it does what it does. Its height depends
// on the words.
func (d *drawing) action(x *Action) {
	f := d.f
	const pad, title = 12, 36
	scale := math.Max(f.S, 0.9)
	words := kit.Style{Face: kit.Body, Size: f.Px(17), Color: art.Second, H: kit.Middle, Leading: 1.2}
	w := math.Min(math.Max(300*scale, 320), f.W-16)
	said := float64(len(kit.Balanced(words.Face, words.Size, x.Words, w-2*pad))) * words.Size * words.Leading
	signs := 0.0
	if len(x.Kinds) > 0 {
		signs = 40
	}
	h := 2*pad + title + signs + 6 + said
	r := d.stage().Centred(w, h)
	r.X = math.Max(8, math.Min(r.X, f.W-8-w))
	r.Y = math.Max(f.Top.Bottom()+4, math.Min(r.Y, f.H-8-h))
	d.Panel(kit.Cut(14), r, kit.Hex(0x24323C), kit.Hex(0x101A22), art.Seat("automa"))
	in := r.Inset(pad)
	head, in := in.CutTop(title)
	art.Emblem(d.Canvas, "automa", kit.Rect{X: head.X, Y: head.Y, W: 30, H: 34})
	st := number(f.Head(26), art.Text)
	st.Upper, st.Squeeze = true, 0.7
	d.Line(st, x.Name, kit.Rect{X: head.X + 40, Y: head.Y, W: head.W - 80, H: head.H})
	if x.Skill != "" {
		art.Sign(d.Canvas, "shield", kit.Rect{X: head.Right() - 36, Y: head.Y, W: 36, H: 36}, art.Text)
		d.Line(centred(number(22, art.Ink)), x.Skill, kit.Rect{X: head.Right() - 36, Y: head.Y, W: 36, H: 32})
	}
	if signs > 0 {
		var row kit.Rect
		row, in = in.CutTop(signs)
		d.sought(x.Kinds, row)
	}
	_, in = in.CutTop(6)
	d.Block(words, x.Words, in)
}

// sought paints the kinds of cards that the Automa looks for, in order.
func (d *drawing) sought(kinds []string, row kit.Rect) {
	q := 26.0
	at := row.MidX() - float64(len(kinds))*(q+18)/2
	for i, sign := range kinds {
		art.Sign(d.Canvas, sign, kit.Rect{X: at, Y: row.MidY() - q/2, W: q, H: q}, art.Gold)
		at += q + 4
		if i < len(kinds)-1 {
			art.Sign(d.Canvas, "arrow", kit.Rect{X: at, Y: row.MidY() - 6, W: 12, H: 12}, art.Quiet)
		}
		at += 14
	}
}
