package board

import (
	"math"
	"strconv"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/state51/art"
)

// rivals draws the rivals at the horizon.
func (d *drawing) rivals() {
	for i := range d.f.Rivals {
		s, r := &d.m.Seats[i+1], &d.f.Rivals[i]
		if d.f.Portrait {
			d.rivalUpright(s, r.Head, d.m.Shown == i+1)
			continue
		}
		d.rivalHead(s, r.Head)
		if d.m.Staged() {
			d.dawned(s, r.Strip)
			continue
		}
		d.rivalStrip(s, r)
	}
}

// townAt returns the place of a rival's settlement.
func (f *Layout) townAt(r *RivalBox) kit.Rect {
	h := r.Head
	if f.Portrait {
		return kit.Rect{X: h.X + h.W*0.1, Y: h.Y + 4*f.S, W: h.W * 0.8, H: h.H * 0.5}
	}
	return kit.Rect{X: h.X + h.W*0.12, Y: f.Top.Bottom(), W: h.W * 0.7, H: f.Horizon - f.Top.Bottom()}
}

// towns paints the rivals' settlements, behind the words.
func (d *drawing) towns() {
	for i := range d.f.Rivals {
		s, r := &d.m.Seats[i+1], &d.f.Rivals[i]
		if d.f.Portrait {
			d.FillShape(kit.Round(8*d.f.S), r.Head, ink.Fade(0.36), ink.Fade(0.88))
		}
		art.Settlement(d.Canvas, s.Faction, s.Buildings, d.f.townAt(r))
	}
}

// stir paints smoke and flags moving above the rivals' settlements, if things may move by themselves.
func (d *drawing) stir() {
	for i := range d.f.Rivals {
		s, r := &d.m.Seats[i+1], &d.f.Rivals[i]
		d.PushClip(r.Head)
		art.Stir(d.Canvas, s.Faction, s.Buildings, d.f.townAt(r), d.now.Clock)
		d.Pop()
	}
}

// rivalHead paints what is in front of a rival's settlement: its emblem, what it has, and its points.
func (d *drawing) rivalHead(s *Seat, r kit.Rect) {
	f := d.f
	d.FillH(kit.Rect{X: r.X, Y: r.Y, W: r.W * 0.7, H: r.H}, ink.Fade(0.82), ink.Fade(0))
	if s.Active {
		d.Outline(kit.Round(8), r.Inset(1), 2, gold)
	}
	q := math.Min(r.H*0.86, f.Unit(50, 32))
	badge, rest := r.CutLeft(q + f.Unit(8, 6))
	art.Emblem(d.Canvas, s.Faction, badge.Centred(q, q))
	points, rest := rest.CutRight(f.Unit(96, 64))
	name, low := rest.CutTop(rest.H * 0.54)
	st := title(f.Fit(25, name.H), art.Faction(s.Faction).Word)
	st.Shadow = 2
	wide := kit.Width(st.Face, st.Size, 0, strings.ToUpper(s.Name))
	if s.LastSign != "" && !s.Passed && name.W-wide > f.Unit(96, 70) {
		_, last := name.CutLeft(wide + f.Unit(14, 10))
		d.last(s, last)
		name.W = wide + 4
	}
	d.Line(st, s.Name, name)
	d.counters(s, low)
	d.points(s.Points, points)
}

// last paints a rival's last action.
func (d *drawing) last(s *Seat, r kit.Rect) {
	size := d.f.Fit(16, r.H*0.72)
	q := size * 1.05
	if !label(size, textTwo).Holds(s.Last, r.W-q-18) {
		return // the log tells it
	}
	w := math.Min(r.W, q+kit.Width(kit.LabelBold, size, 0, s.Last)*0.9+16)
	box := kit.Rect{X: r.X, Y: r.MidY() - size*0.72, W: w, H: size * 1.44}
	d.Fill(kit.Round(box.H/2), box, ink.Fade(0.78))
	sign, word := box.InsetXY(6, 0).CutLeft(q)
	art.Sign(d.Canvas, s.LastSign, sign.Centred(q*0.9, q*0.9), gold)
	d.Line(label(size, textTwo), s.Last, word.InsetXY(3, 0))
}

// recall paints what the others did last, side by side, with a sign that it can be shown again.
func (d *drawing) recall() {
	r := d.f.Recall
	if r.Empty() {
		return
	}
	box := r.InsetXY(0, 2*d.f.S)
	d.Fill(kit.Round(box.H/2), box, lane)
	d.Outline(kit.Round(box.H/2), box, 1, rim)
	sign, rest := box.InsetXY(6*d.f.S, 0).CutRight(box.H)
	d.DrawIcon(kit.IconEye, sign.Centred(box.H*0.6, box.H*0.6), gold, ink)
	list := d.m.Recall.Actions
	for i, at := range layout.Split(rest, len(list), 4*d.f.S) {
		q := box.H * 0.74
		badge, at := at.CutLeft(q)
		art.Emblem(d.Canvas, list[i].Faction, badge.Centred(q, q))
		mark, word := at.CutLeft(q + 4)
		art.Sign(d.Canvas, list[i].Sign, mark.Centred(q*0.8, q*0.8), gold)
		if st := label(d.f.Fit(15, box.H*0.62), textTwo); st.Holds(list[i].Card, word.W) {
			d.Line(st, list[i].Card, word)
		}
	}
}

// points paints a rival's points on a dark plate.
func (d *drawing) points(n int, r kit.Rect) {
	f := d.f
	box := r.Centred(r.W-f.Unit(10, 6), math.Min(f.Unit(40, 28), r.H-4))
	d.Fill(kit.Round(8*math.Max(f.S, 0.7)), box, ink.Fade(0.82))
	star, rest := box.CutLeft(box.H * 0.8)
	art.Good(d.Canvas, "vp", star.Centred(box.H*0.52, box.H*0.52))
	st := number(box.H*0.84, kit.Hex(0xFFF4DF))
	st.H = kit.Middle
	d.Line(st, strconv.Itoa(n), rest)
}

// rivalStrip paints what can be taken and visited at a rival.
func (d *drawing) rivalStrip(s *Seat, r *RivalBox) {
	f := d.f
	box := r.Strip
	d.Fill(kit.Round(8), box, ink.Fade(0.72))
	d.Outline(kit.Round(8), box, 1, kit.Hex(0x55402F))
	sign := f.Unit(34, 24)
	pad := f.Unit(6, 3)
	d.signed("rob", d.m.Words.Rob, kit.Rect{X: box.X + pad, Y: box.Y, W: sign, H: box.H}, redWord)
	x := box.X + pad + sign
	for i, at := range r.Robs {
		d.rob(&s.Robs[i], at)
		x = at.Right()
	}
	col := legal
	if s.Passed || len(s.Visits) == 0 {
		col = quiet.Fade(0.7)
	}
	d.signed("visit", d.m.Words.Visit, kit.Rect{X: x + f.Unit(5, 3), Y: box.Y, W: sign, H: box.H}, col)
	for i, at := range r.Visits {
		d.visit(s, &s.Visits[i], at)
	}
	for i, at := range r.Built {
		art.Plate(d.Canvas, s.Built[i].Print, at, s.Built[i].State)
	}
	if n := len(s.Built) - len(r.Built); !r.Rest.Empty() {
		d.Line(middle(label(f.Fit(16, r.Rest.H*0.5), textTwo)), "+"+strconv.Itoa(n), r.Rest)
	}
	if !r.More.Empty() {
		at := r.More.InsetXY(1, 1)
		d.Fill(kit.Round(8), at, lane)
		d.Outline(kit.Round(8), at, 1.5, legal)
		d.Line(middle(number(f.Fit(20, at.H*0.6), gain)), "+"+strconv.Itoa(len(s.Visits)-len(r.Visits)), at)
	}
}

// signed paints a sign, with a word below if there is room.
func (d *drawing) signed(sign, word string, r kit.Rect, col kit.Color) {
	f := d.f
	size := f.Fit(15, r.H*0.3)
	if kit.Width(kit.LabelBold, size, 0, word)*0.8 > r.W || r.H < 2.6*size {
		art.Sign(d.Canvas, sign, r.Centred(r.W*0.72, r.W*0.72), col)
		return
	}
	high, low := r.InsetXY(0, r.H*0.12).CutTop(r.H * 0.42)
	art.Sign(d.Canvas, sign, high.Centred(high.H*0.9, high.H*0.9), col)
	d.Line(middle(label(size, col)), word, low)
}

// rob paints a kind of tokens that can be stolen.
func (d *drawing) rob(t *Token, r kit.Rect) {
	at := r.InsetXY(1, r.H*0.06)
	d.Fill(kit.Round(8), at, kit.Hex(0x2E1712))
	if t.Lit {
		d.Outline(kit.Round(8), at, 2.5, gold)
	} else {
		d.Dashed(kit.Round(8), at, 1.5, 4, 3, redWord)
	}
	d.counted(t.Good, t.N, at.Inset(2), text)
}

// counted paints a good with its number beside it, or on it if there is little room.
func (d *drawing) counted(good string, n int, r kit.Rect, col kit.Color) {
	size := math.Min(r.H*0.56, d.f.Unit(26, 18))
	wide := number(math.Max(kit.MinText, size*0.8), col)
	word := strconv.Itoa(n)
	w := kit.Width(wide.Face, wide.Size, 0, word)
	if size+w+1 > r.W {
		high, low := r.CutTop(r.H * 0.55)
		art.Good(d.Canvas, good, high)
		d.Line(middle(number(math.Min(wide.Size, low.H*1.1), col)), word, low)
		return
	}
	x := r.MidX() - (size+w+2)/2
	art.Good(d.Canvas, good, kit.Rect{X: x, Y: r.MidY() - size/2, W: size, H: size})
	d.Line(wide, word, kit.Rect{X: x + size + 2, Y: r.Y, W: w + 2, H: r.H})
}

// visit paints an open place of a rival: what it gives, and its name.
func (d *drawing) visit(s *Seat, p *Plate, r kit.Rect) {
	f := d.f
	at := r.InsetXY(1, 1)
	shape := kit.Round(8)
	open := p.State.Lit || p.State.Picked
	switch {
	case p.State.Picked:
		d.Fill(shape, at, bestLane)
		d.Outline(shape, at, 2.5, gold)
	case open:
		d.Fill(shape, at, lane)
		d.Outline(shape, at, 2, legal)
	default:
		d.Fill(shape, at, sheet)
		if p.Shut {
			d.Dashed(shape, at, 1.5, 4, 3, rim)
		} else {
			d.Outline(shape, at, 1.5, rim)
		}
		d.PushAlpha(0.66)
		defer d.Pop()
	}
	size := f.Fit(14.5, at.H*0.34)
	name := size * 1.2
	if !label(size, text).Holds(p.Print.Name, at.W-4) && at.H >= 48 { // in two lines
		name = 2*kit.MinText + 2
	}
	high, low := at.CutTop(at.H - name)
	goods := p.Print.Effect.Gain
	if at.W < 50 || at.H < 40 {
		high, low = at, kit.Rect{}
	}
	art.Goods(d.Canvas, goods, high.InsetXY(2, 1), math.Min(f.Unit(24, 18), high.H*0.8), text, kit.Middle)
	if !low.Empty() {
		col := text
		if !open {
			col = quiet
		}
		d.Name(middle(label(size, col)), p.Print.Name, low.InsetXY(2, 0).Offset(0, -2))
	}
	if p.Been {
		q := f.Unit(20, 14)
		art.Emblem(d.Canvas, d.m.Seats[0].Faction, kit.Rect{X: at.Right() - q*0.8, Y: at.Y - q*0.3, W: q, H: q})
	}
}
