package board

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// words paints the prompt, and the latest event.
func (d *drawing) words() {
	f := d.f
	f.DrawAsked(d.Canvas)
	f.DrawSaid(d.Canvas)
}

// LeastNamed is the height from which a card in hand shows its name, in CSS pixels.
const LeastNamed = 118

// card draws a card of the hand in the largest form that can be read.
func (d *drawing) card(x *HandCard, r kit.Rect) {
	switch {
	case r.H >= 285:
		if x.State.Picked { // below the card
			d.Halo(kit.Round(12), r.Inset(-4), 10, gold.Fade(0.7))
		}
		art.Full(d.Canvas, x.Print, r)
		d.rim(&x.State, r)
	case r.H >= LeastNamed:
		art.Hand(d.Canvas, x.Print, r, x.State)
	default:
		art.Small(d.Canvas, x.Print, r, x.State)
	}
}

// rim paints the edge of a full face.
func (d *drawing) rim(l *art.CardState, r kit.Rect) {
	switch {
	case l.Picked:
		d.Outline(kit.Round(12), r.Inset(-2), 4, gold)
	case l.Lit:
		d.Outline(kit.Round(12), r, 2, gold.Fade(0.75))
	}
}

func (d *drawing) hand() {
	f := d.f
	if len(f.Hand.Cards) == 0 {
		return
	}
	d.Part("hand", func() {
		if f.Whole > 0 {
			d.PushClip(kit.Rect{Y: f.Hand.Y, W: f.W, H: f.Hand.H})
			defer d.Pop()
		}
		f.Hand.Draw(d.Canvas, f.Window, func(i int) {
			at := f.Hand.Cards[i]
			r := at.Rect
			r.H = math.Max(r.H, f.Whole)
			card := d.m.Hand[i]
			if at.Seen < r.W-1 {
				card.State.Seen = at.Seen
			}
			if at.Angle == 0 || f.Portrait {
				d.card(&card, r)
				return
			}
			d.Push(kit.Translate(r.MidX(), r.MidY()).Mul(kit.Rotate(at.Angle)).Mul(kit.Translate(-r.MidX(), -r.MidY())))
			d.card(&card, r)
			d.Pop()
		})
	})
}

// ticket paints the held card, whose strips continue as the lanes of its ways.
func (d *drawing) ticket() {
	t := d.m.Ticket
	if t == nil {
		return
	}
	f := d.f
	d.Halo(kit.Round(8), f.Face, 14, gold.Fade(0.35))
	d.face(t, f.Face)
	st := d.wayStyle(t)
	for i, r := range f.Lanes {
		d.lane(&t.Lanes[i], r, f.Fares[i], st)
	}
}

// wayStyle returns how the names of an open card's ways look, all in letters of one size. A name that has no room even
// in the smallest letters does not count, see way.
func (d *drawing) wayStyle(t *Ticket) kit.Style {
	st := title(0, text)
	st.Squeeze = 0.66 // narrow letters, for Hungarian, rather than none
	for i, r := range d.f.Lanes {
		in := d.f.wayIn(r, d.f.Fares[i])
		if i == 0 {
			st.Size = d.f.Fit(20, in.H*0.5)
		}
		if wide := kit.Width(st.Face, st.Size, 0, strings.ToUpper(t.Lanes[i].Title)); st.Holds(t.Lanes[i].Title, in.W) {
			st.Size = math.Max(st.Least, st.Size*math.Min(1, in.W/wide))
		}
	}
	return st
}

// face paints the left part of an open card: its picture and its name.
func (d *drawing) face(t *Ticket, r kit.Rect) {
	f := d.f
	edge := f.Unit(4, 3)
	d.Fill(kit.Round(8), r, gold)
	in := r.Inset(edge)
	size := f.Fit(22, in.W*0.2)
	lines := kit.Wrap(kit.DisplayBold, size, t.Name, in.W-8)
	// If the picture is much higher than wide, only its middle would be visible.
	low := math.Max(math.Min(in.H*0.4, float64(len(lines))*size*1.1+8), in.H-1.5*in.W)
	name, art2 := in.CutBottom(low)
	art.Picture(d.Canvas, t.Print.ID, t.Print.Class, art2)
	if t.Print.Distance > 0 {
		q := math.Min(art2.W*0.34, f.Unit(46, 32))
		d.shield(t.Print.Distance, kit.Rect{X: art2.X + 4, Y: art2.Y + 4, W: q, H: q * 1.1})
	}
	d.FillRect(name, paper)
	d.FillRect(kit.Rect{X: name.X, Y: name.Y, W: name.W, H: 2}, rust)
	st := kit.Style{Face: kit.DisplayBold, Size: size, Least: kit.MinText, Upper: true, Color: pen, Leading: 1.06,
		H: kit.Middle,
		V: kit.Middle}
	eye := 22 * f.S
	if f.Portrait && name.H > float64(len(lines))*size*1.1+2*eye { // shows that it can be read
		var foot kit.Rect
		foot, name = name.CutBottom(1.4 * eye)
		d.DrawIcon(kit.IconEye, foot.Centred(eye, eye), pen, paper)
	}
	if in := name.InsetXY(3, 2); float64(len(lines))*size*st.Leading <= in.H {
		d.Block(st, t.Name, in)
	} else { // narrower letters need fewer lines
		st.Squeeze = 0.74
		d.Name(st, t.Name, in)
	}
}

// linedShield is the width from which a road sign has a line around its number, in CSS pixels.
const linedShield = 20

// shield paints a road sign with a distance.
func (d *drawing) shield(n int, r kit.Rect) {
	const shape = "M2 4Q7 5 12 1Q17 5 22 4Q24 12 21 18Q18 23 12 26Q6 23 3 18Q0 12 2 4Z"
	d.Figure(shape, 24, 27, r.Inset(-1.5), 0, ink)
	d.Figure(shape, 24, 27, r, 0, text)
	if r.W >= linedShield {
		d.Figure(shape, 24, 27, r.Inset(r.W*0.08), 1.6, ink)
	}
	d.Line(middle(number(math.Max(r.W*0.58, kit.MinText), ink)), strconv.Itoa(n), r)
}

// lane paints the lane of a way: a strip of paper with what it gives, then its name and what it brings, what it takes,
// and whether it is possible.
func (d *drawing) lane(l *Lane, r kit.Rect, fares []kit.Rect, st kit.Style) {
	f := d.f
	shape := kit.Round(f.Unit(8, 6))
	switch {
	case l.Best:
		d.Halo(shape, r, 8, gold.Fade(0.4))
		d.Fill(shape, r, bestLane)
	case l.Open:
		d.Fill(shape, r, lane)
	default:
		d.Fill(shape, r, shutLane)
	}
	strip, _, mark := f.laneParts(r)
	d.strip(l, strip)
	d.mark(l, mark)
	for i, at := range fares {
		d.fare(&l.Sources[i], at)
	}
	if !l.Open {
		st.Color = quiet
	}
	d.way(l, f.wayIn(r, fares), st)
	switch {
	case l.Best:
		d.Outline(shape, r, 2.5, gold)
	case l.Open:
		d.Outline(shape, r, 2, legal)
	default:
		d.Dashed(shape, r, 2, 6, 4, rim)
	}
}

// way paints the name of a way, and below it what it brings, or why it is not possible. If there is too little room,
// the reason comes first, and the way is only known by the sign on its tab.
func (d *drawing) way(l *Lane, r kit.Rect, st kit.Style) {
	if l.Note == "" && len(l.Brings) == 0 {
		d.Name(st, l.Title, r)
		return
	}
	if why := label(kit.MinText, lossWord); !l.Open && !why.Holds(l.Note, r.W) {
		d.Name(why, l.Note, r)
		return
	}
	high, low := r.CutTop(r.H * 0.52)
	if st.Holds(l.Title, high.W) {
		d.Line(st, l.Title, high)
	}
	d.brings(l, low)
}

// brings paints what a way gives and when, or why it is not possible.
func (d *drawing) brings(l *Lane, r kit.Rect) {
	f := d.f
	size := f.Fit(15, r.H*0.95)
	if !l.Open {
		d.Line(label(size, lossWord), l.Note, r)
		return
	}
	goods := l.Brings
	fits := func() bool { return kit.Width(kit.LabelBold, math.Min(size, kit.MinText), 0, l.Note)*0.74 <= r.W }
	dawn := func(x float64) { // the sign of dawn, as everywhere
		art.Sign(d.Canvas, "production", kit.Rect{X: x, Y: r.MidY() - size*0.6, W: size * 1.2, H: size * 1.2}, gain)
	}
	if l.Way == Pillage && !fits() {
		const once = "1×"
		if !label(size, gain).Holds(once, r.W) {
			return
		}
		d.Line(label(size, gain), once, r)
		dawn(r.X + kit.Width(kit.LabelBold, size, 0, once) + 2)
		return
	}
	if len(goods) > 0 {
		word := l.Range
		if word == "" {
			word = strconv.Itoa(goods[0].N)
		}
		word = "+" + word
		w := kit.Width(kit.LabelBold, size, 0, word) + 2
		d.Line(label(size, gain), word, kit.Rect{X: r.X, Y: r.Y, W: w + 2, H: r.H})
		_, r = r.CutLeft(w)
		first := append([]art.Run{{Good: goods[0].Good, N: 1}}, goods[1:]...)
		w = art.GoodsWidth(first, size*1.1) + 4
		art.Goods(d.Canvas, first, kit.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, size*1.1, gain, kit.Start)
		_, r = r.CutLeft(w)
	}
	switch {
	case fits() || len(goods) == 0:
		d.Line(label(size, gain), l.Note, r)
	case l.Dawn:
		dawn(r.X)
	}
}

// strip paints the paper at the beginning of a lane, with the tab of its way.
func (d *drawing) strip(l *Lane, r kit.Rect) {
	f := d.f
	in := r.Inset(2)
	d.FillH(in, paper, paperLow)
	tab, rest := in.CutLeft(math.Min(f.Unit(44, 30), in.W*0.36))
	d.FillRect(tab, ways[l.Way])
	d.tabEdge(l.Way, tab)
	q := math.Min(tab.W*0.66, tab.H*0.6)
	art.Sign(d.Canvas, waySigns[l.Way], tab.Centred(q, q), kit.White)
	size := math.Min(rest.H*0.6, f.Unit(28, 19))
	box := rest.InsetXY(f.Unit(8, 3), 0)
	if l.Effect != nil {
		art.EffectLine(d.Canvas, l.Effect, box, size, pen, kit.Middle)
	} else {
		art.Goods(d.Canvas, l.Strip, box, size, pen, kit.Start)
	}
	if !l.Open {
		d.FillRect(in, shutLane.Fade(0.5))
	}
}

// tabEdge gives a tab the shape of its way: torn, round, straight, or an arrow.
func (d *drawing) tabEdge(w Way, tab kit.Rect) {
	high := math.Round(tab.H)
	reach := math.Min(10, tab.W*0.28)
	at := kit.Rect{X: tab.Right() - 0.5, Y: tab.Y, W: reach, H: tab.H}
	var shape string
	switch w {
	case Pillage:
		n := 3.0
		shape = "M0 0"
		for i := range 3 {
			y := float64(i) * high / n
			shape += fmt.Sprintf("L%g %gL0 %g", reach*0.7, y+high/n/2, y+high/n)
		}
		shape += "Z"
	case Cooperate:
		shape = fmt.Sprintf("M0 0Q%g %g 0 %gZ", reach*2, high/2, high)
	case Redevelop:
		shape = fmt.Sprintf("M0 0L%g %gL0 %gZ", reach, high/2, high)
	default:
		return
	}
	d.Figure(shape, reach, high, at, 0, ways[w])
}

// need paints how much the viewer has of what a way requires: reach for the distance, on a road sign as on the card, or
// workers.
func (d *drawing) need(l *Lane, r kit.Rect, col kit.Color) {
	r.W -= d.f.Unit(5, 4) // clear of the frame
	st := number(d.f.Fit(20, r.H*0.9), col)
	have := fmt.Sprintf("%d/", l.Have)
	w, q := kit.Width(st.Face, st.Size, 0, have), math.Min(r.H, st.Size*1.3)
	tail := q * 0.92
	word := strconv.Itoa(l.Need)
	workers := l.Way > Annex
	if workers {
		tail = kit.Width(st.Face, st.Size, 0, word) + q*0.9
	}
	if over := (w + tail) / (r.W - 2); over > 1 {
		st.Size, w, q, tail = st.Size/over, w/over, q/over, tail/over
	}
	x := r.MidX() - (w+tail)/2
	d.Line(st, have, kit.Rect{X: x, Y: r.Y, W: w + 1, H: r.H})
	at := kit.Rect{X: x + w, Y: r.MidY() - q/2, W: q * 0.92, H: q}
	if !workers {
		d.shield(l.Need, at)
		return
	}
	d.Line(st, word, kit.Rect{X: at.X, Y: r.Y, W: tail, H: r.H})
	art.Good(d.Canvas, "worker", kit.Rect{X: x + w + tail - q*0.85, Y: at.Y, W: q * 0.85, H: q})
}

// mark paints whether a way is possible, and how much the viewer has of what it requires.
func (d *drawing) mark(l *Lane, r kit.Rect) {
	f := d.f
	col, icon := gain, kit.IconCheck
	switch {
	case l.Best:
		col = gold
	case !l.Open:
		col, icon = lossWord, kit.IconClose
	}
	q := math.Min(r.H*0.44, f.Unit(24, 17))
	if l.Need == 0 {
		d.DrawIcon(icon, r.Centred(q, q), col, ink)
		return
	}
	high, low := r.InsetXY(0, r.H*0.06).CutTop(r.H * 0.42)
	d.DrawIcon(icon, high.Centred(q, q), col, ink)
	if !l.Open && l.Have >= l.Need { // it is not this that is missing
		col = quiet
	}
	d.need(l, low, col)
}
