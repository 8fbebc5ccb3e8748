package board

import (
	"math"
	"strings"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// convoy paints the viewer's convoy in section.
func (d *drawing) convoy() {
	f := d.f
	d.Part("placeChoice", d.placeChoice)
	if f.Pans() {
		d.PushClip(f.Convoy)
		defer d.Pop()
	}
	d.Part("convoy", func() {
		for i := len(f.Cars) - 1; i >= 0; i-- {
			d.car(&d.m.Cars[i], &f.Cars[i], i == 0)
		}
		d.notes()
		d.left()
	})
	if n := len(f.Cars); f.Pans() && n > 0 {
		body := f.Cars[0].Body // what is cut off; the sky above it is not
		cut := kit.Rect{X: f.Convoy.X, Y: body.Y, W: f.Convoy.W, H: body.H}
		d.goesOn(cut, f.Cars[n-1].Body.X < f.Convoy.X-1, body.Right() > f.Convoy.Right()+1)
	}
	if len(f.Cars) > 0 {
		b := &f.Cars[0]
		k := b.Side / placeSide
		art.Lamp(d.Canvas, b.Body.Right()+17*k, b.Body.Y+b.Body.H*0.59, 30*k, d.now.Clock, 2)
	}
}

// car paints a truck or trailer with everything on it, the first one without a drawbar.
func (d *drawing) car(col *Column, b *CarBox, first bool) {
	k := b.Side / placeSide
	if col.Ghost {
		d.Dashed(kit.Round(8*k), b.Body.Inset(-2), 2, 6, 5, art.Bright)
		d.PushAlpha(0.45)
		defer d.Pop()
	}
	if !first {
		d.FillRect(kit.Rect{X: b.Body.Right() - 2*k, Y: b.Body.Bottom() + 2*k, W: 16 * k, H: 4 * k}, kit.Hex(0x8FA9B5))
	}
	if col.Legal {
		d.Halo(kit.Round(8*k), b.Body, 10, art.Bright.Fade(0.5))
	}
	art.DrawBody(d.Canvas, col.Car, b.Body, b.Side, true, col.Top == nil)
	if col.Legal {
		d.Outline(kit.Round(8*k), b.Body.Inset(-2), 2.4, art.Bright)
	}
	for n, r := range b.Cells {
		art.DrawPlace(d.Canvas, d.placeNow(&col.Places[n]), r)
	}
	d.speed(col, b)
	if col.Lost {
		d.goes(b.Body, k)
	}
	if col.Top != nil {
		d.top(col.Top, b)
	} else if !d.f.Low {
		at := kit.Rect{X: b.Top.X, Y: b.Top.Y + b.Top.H*0.2, W: b.Top.W, H: b.Top.H * 0.8}
		edge, sign := kit.Hex(0x6F93A2).Fade(0.8), kit.Hex(0x8FB3C0)
		if d.m.Roofs {
			edge, sign = art.Bright, art.Bright
		}
		d.Dashed(kit.Round(6*k), at, 1.5, 5, 5, edge)
		q := 14 * k
		art.Sign(d.Canvas, "plus", at.Centred(q, q), sign)
	}
	if b.Name.H > kit.MinText {
		st := centred(label(d.f.Px(15), art.Second))
		st.Shadow, st.Squeeze = 1.5, 0.7
		d.Line(st, col.Name, b.Name.InsetXY(5, 0)) // the next car's name is beside it
		if col.Top != nil {
			d.Line(st, col.Top.Name, b.Above.InsetXY(5, 0))
		}
	}
}

func (d *drawing) placeNow(p *Place) art.Place { return p.Place }

// top paints equipment.
func (d *drawing) top(col *Column, b *CarBox) {
	x := col.Car
	x.Top = true
	art.DrawTop(d.Canvas, x, b.Top, b.Side)
	if col.Legal {
		d.Outline(kit.Round(6), b.Top.Inset(-2), 2.4, art.Bright)
	}
	for n, r := range b.Tops {
		p := d.placeNow(&col.Places[n])
		art.DrawPlace(d.Canvas, p, r)
		if n == 0 && strings.HasPrefix(p.Kind, "gun") && !p.Torn {
			art.DrawBarrel(d.Canvas, r)
		}
	}
	if col.Lost {
		d.goes(b.Top, b.Side/placeSide)
	}
}

// goes crosses out a car or equipment that would be lost.
func (d *drawing) goes(r kit.Rect, k float64) {
	q := kit.Round(8 * k)
	d.Fill(q, r, art.Ink.Fade(0.6))
	d.Dashed(q, r.Inset(-1), 2.4, 6, 5, art.Loss)
	size := min(r.H*0.7, 48)
	art.Stamp(d.Canvas, "cross", r.Centred(size, size), art.Loss)
}

// speed paints the plate on a truck's bonnet.
func (d *drawing) speed(col *Column, b *CarBox) {
	k := b.Side / placeSide
	if !col.Car.Truck || b.Side < 26 {
		return
	}
	at := kit.Rect{X: b.Body.Right() - 36*k, Y: b.Body.Y + b.Body.H*0.68, W: 35 * k, H: 25 * k}
	d.Fill(kit.Round(5*k), at, art.Ink)
	d.Outline(kit.Round(5*k), at, 1.5, art.Gold)
	q := 15 * k
	art.Sign(d.Canvas, "speed", kit.Rect{X: at.X + 2*k, Y: at.MidY() - q/2, W: q, H: q}, art.Gold)
	d.Line(centred(number(max(kit.MinText, 20*k), art.Text)), itoa(col.Car.Speed),
		kit.Rect{X: at.X + q, Y: at.Y, W: at.W - q, H: at.H})
}

// notes paints the notes beside the convoy: how far it can drive, what is damaged, how many cars it can tow.
func (d *drawing) notes() {
	f := d.f
	if f.Notes.Empty() {
		return
	}
	line := kit.Rect{X: f.Notes.X + f.Unit(6, 3), Y: f.Notes.Y + f.Unit(4, 2), W: f.Notes.W,
		H: max(f.Unit(30, 22), f.Px(26)*1.05)}
	for _, n := range d.m.Notes {
		col := art.Gold
		if n.Bad {
			col = art.Loss
		}
		q := f.Unit(20, 15)
		art.Sign(d.Canvas, n.Sign, kit.Rect{X: line.X, Y: line.MidY() - q/2, W: q, H: q}, col)
		x := line.X + q + f.Unit(8, 4)
		st := number(f.Px(26), art.Text)
		w := kit.Width(st.Face, st.Size, 0, n.N)
		d.Line(st, n.N, kit.Rect{X: x, Y: line.Y, W: w + 2, H: line.H})
		x += w + f.Unit(8, 4)
		d.Line(label(f.Px(16), art.Second), n.Text, kit.Rect{X: x, Y: line.Y, W: line.Right() - x, H: line.H})
		line.Y += line.H
	}
}

// left paints the tokens that have no room. They lie in the snow behind the convoy.
func (d *drawing) left() {
	if len(d.m.Excess) == 0 {
		return
	}
	f := d.f
	q := f.Unit(38, 26)
	x := f.Convoy.X + 2
	if n := len(f.Cars); n > 0 {
		x = max(x, f.Cars[n-1].Body.X-float64(len(d.m.Excess))*(q+4)-6)
	}
	for i, token := range d.m.Excess {
		r := kit.Rect{X: x + float64(i)*(q+4), Y: f.Convoy.Bottom() - q - 4, W: q, H: q}
		d.Fill(kit.Round(q/7), r, art.Ink.Fade(0.85))
		art.Token(d.Canvas, token, r.Centred(q*0.7, q*0.7))
		d.Dashed(kit.Round(q/7), r, 2.2, 5, 4, art.Loss)
		cross := q * 0.52
		art.Sign(d.Canvas, "cross", kit.Rect{X: r.Right() - q*0.42, Y: r.Y - q*0.14, W: cross, H: cross}, art.Loss)
	}
}

// hand paints the crew by zone, the stock aboard, and the objects.
func (d *drawing) hand() {
	d.Part("zones", d.zones)
	f := d.f
	if !f.Hand.Empty() {
		d.PushClip(f.Hand.Inset(-3))
		defer d.Pop()
	}
	d.Part("crew", func() {
		for i, r := range f.Crew {
			if !r.Empty() {
				art.Card(d.Canvas, d.m.Crew[i].Print, r, d.m.Crew[i].State)
			}
		}
		d.things()
		d.more()
	})
}

// more shows that the row of crew and objects goes on beyond its ends.
func (d *drawing) more() {
	f := d.f
	at := math.Min(d.m.Scroll, f.Hand.Most)
	d.goesOn(f.Hand.Rect, at > 1, f.Hand.Most-at > 1)
}

// goesOn shows at the ends of something that scrolls that there is more.
func (d *drawing) goesOn(r kit.Rect, left, right bool) {
	w := 22 * d.f.S
	shade := art.Ink.Fade(0.9)
	mark := func(r kit.Rect, icon kit.Icon, from, to kit.Color) {
		d.FillH(r, from, to)
		d.DrawIcon(icon, r.Centred(w*0.8, w*0.8), art.Gold, art.Ink)
	}
	if left {
		end, _ := r.CutLeft(w)
		mark(end, kit.IconBack, shade, shade.Fade(0))
	}
	if right {
		end, _ := r.CutRight(w)
		mark(end, kit.IconForward, shade.Fade(0), shade)
	}
}

func (d *drawing) things() {
	for i, r := range d.f.Objects {
		if !r.Empty() {
			art.Card(d.Canvas, d.m.Objects[i].Print, r, d.m.Objects[i].State)
		}
	}
}

// zones paints the frames around the crew, and the stock aboard.
func (d *drawing) zones() {
	f, w := d.f, d.m.Words
	frame := func(r kit.Rect, name, sign string, col kit.Color) {
		if r.Empty() {
			return
		}
		q := kit.Round(f.Unit(9, 6))
		d.Fill(q, r, art.PanelLo.Fade(0.88))
		d.Outline(q, r, 1.5, col)
		head := kit.Rect{X: r.X + f.Unit(8, 3), Y: r.Y + 2, W: r.W - f.Unit(12, 4), H: f.Unit(20, 15)}
		size := head.H * 0.8
		st := label(f.Px(15), col)
		st.Squeeze = 0.7
		if kit.Width(st.Face, kit.MinText, 0, name)*st.Squeeze <= head.W-size-4 { // otherwise without the sign
			art.Sign(d.Canvas, sign, kit.Rect{X: head.X, Y: head.MidY() - size/2, W: size, H: size}, col)
			_, head = head.CutLeft(size + 4)
		}
		d.Line(st, name, head)
	}
	frame(f.Zones[0], w.Action, "explore", art.Gold)
	frame(f.Zones[1], w.Rest, "rest", art.Ice)
	frame(f.Zones[2], w.Tired, "tired", art.Quiet)
	frame(f.Things, w.Objects, "object", kit.Hex(0x9CD0FF))
	d.aboard(f.Aboard)
}

// Goods returns the place of each kind of goods in the box of the stock on a phone: in two columns, or in lines if
// these are high enough for their numbers.
func (f *Layout) Goods(m *Model, r kit.Rect) (at []kit.Rect) {
	in := r.InsetXY((r.W-leastAboard*f.S)/4+2*f.S, 3*f.S)
	columns := 2
	if in.H >= float64(len(m.Stock))*kit.MinText*1.4 {
		columns = 1
	}
	lines := (len(m.Stock) + columns - 1) / columns
	for i := range m.Stock {
		cell := layout.Cell(in, i%columns, columns, 0)
		cell.H = in.H / float64(max(lines, 1))
		cell.Y += float64(i/columns) * cell.H
		at = append(at, cell)
	}
	return at
}

// aboard paints how much of each kind of goods the convoy has.
func (d *drawing) aboard(r kit.Rect) {
	f, m := d.f, d.m
	if r.Empty() {
		return
	}
	d.Fill(kit.Round(f.Unit(9, 6)), r, art.PanelLo.Fade(0.88))
	d.Outline(kit.Round(f.Unit(9, 6)), r, 1.2, art.Line)
	if f.Portrait {
		for i, at := range f.Goods(m, r) {
			d.sign(at.X, at, m.Stock[i].Token, itoa(m.Stock[i].N), min(14*f.S, at.H*0.8, at.W*0.48), art.Text)
		}
		return
	}
	in, head := r.Inset(f.Unit(8, 4)), kit.Rect{}
	if !f.Narrow {
		head, in = in.CutTop(f.Px(15) * 1.15)
		d.Line(label(f.Px(15), art.Second), m.Words.Aboard, head)
		var foot kit.Rect
		foot, in = in.CutBottom(f.Px(15) * 1.25)
		d.Line(label(f.Px(15), art.Quiet), m.Room, foot)
	}
	for i, s := range m.Stock {
		col := layout.Cell(in, i%2, 2, 4)
		col.H = in.H / 2
		col.Y += float64(i/2) * col.H
		d.sign(col.X, col, s.Token, itoa(s.N), min(f.Unit(24, 16), col.H*0.8), art.Text)
	}
}
