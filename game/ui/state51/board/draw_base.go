package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// settlement draws the settlement shown: its base, its rows, its slots, and the next dawn.
func (d *drawing) settlement() {
	s := &d.m.Seats[d.m.Shown]
	d.base(s)
	d.rows(s)
	d.slots(s)
	d.dawn(s)
}

func (d *drawing) paperSheet(r kit.Rect, round, edge float64) {
	d.Halo(kit.Round(round), r.Offset(0, 3), 8, kit.Black.Fade(0.4))
	d.Fill(kit.Round(round), r, rust)
	d.FillShape(kit.Round(round-edge*0.5), r.Inset(edge), paper, paperLow)
}

// base paints the base with its goods.
func (d *drawing) base(s *Seat) {
	f, b := d.f, &d.f.Base
	d.paperSheet(b.Rect, f.Unit(10, 7), f.Unit(3, 2))
	d.baseHead(s, b.Head)
	for i := range b.Goods {
		d.stock(&s.Goods[i], b.Goods[i])
	}
	fold := func(y float64) {
		d.FillRect(kit.Rect{X: b.Goods[0].X, Y: y - 1, W: b.Right() - b.Goods[0].X - 6, H: 1.5}, fold)
	}
	if len(b.Tokens) > 0 {
		fold(b.Tokens[0].Y)
		if low := b.Contacts[0].Y; f.Portrait && low > b.Tokens[0].Bottom() {
			fold(low)
		}
	}
	for i, r := range b.Tokens {
		d.token(&s.Tokens[i], r)
	}
	for i, r := range b.Stores {
		edge, sign := kit.Hex(0x5A6068), "store"
		if s.Stores[i].Leader {
			edge, sign = kit.Hex(0xB9851F), ""
		}
		d.Fill(kit.Round(5), r.Inset(2), tray)
		d.Outline(kit.Round(5), r.Inset(2), 2, edge)
		d.token(&s.Stores[i], r)
		if q := math.Max(11, r.H*0.36); sign != "" && q < r.W*0.4 { // where the base is small, its frame shows it
			art.Sign(d.Canvas, sign, kit.Rect{X: r.X, Y: r.Y, W: q, H: q}, pen)
		}
	}
	d.counted("vp", s.VP, b.VP, pen)
	if !f.Portrait {
		low := b.Contacts[0]
		low.X, low.W = b.X+f.Unit(3, 2), b.W-2*f.Unit(3, 2)
		d.FillRect(kit.Rect{X: low.X, Y: low.Y - f.Unit(5, 3), W: low.W, H: b.Bottom() - low.Y + f.Unit(2, 1)}, tray)
	}
	for i, r := range b.Contacts {
		d.contact(&s.Contacts[i], r)
	}
}

// baseHead paints the name of a settlement, and its points.
func (d *drawing) baseHead(s *Seat, r kit.Rect) {
	f := d.f
	col := art.Faction(s.Faction)
	d.FillH(r, col.Dark, kit.Hex(0x3A2A21))
	if f.Portrait {
		q := 34 * f.S
		badge, rest := r.CutLeft(q + 4*f.S)
		art.Emblem(d.Canvas, s.Faction, badge.Centred(q, q))
		st := middle(number(32*f.S, kit.White))
		d.Line(st, strconv.Itoa(s.Points), rest)
		return
	}
	d.PushClip(r)
	town := kit.Rect{X: r.X + r.W*0.15, Y: r.Y, W: r.W * 0.8, H: r.H}
	art.Settlement(d.Canvas, s.Faction, s.Buildings, town)
	art.Stir(d.Canvas, s.Faction, s.Buildings, town, 0)
	d.Pop()
	d.FillH(r, ink.Fade(0.8), ink.Fade(0.25))
	if s.Active {
		d.FillRect(kit.Rect{X: r.X, Y: r.Bottom() - 3, W: r.W, H: 3}, gold)
	}
	q := math.Min(r.H*0.8, f.Unit(42, 28))
	badge, rest := r.CutLeft(q + f.Unit(10, 5))
	art.Emblem(d.Canvas, s.Faction, badge.Centred(q, q))
	points, rest := rest.CutRight(f.Unit(78, 52))
	name, note := rest, kit.Rect{}
	if s.Note != "" && r.H > f.Px(15)*2.2 {
		name, note = rest.InsetXY(0, rest.H*0.04).CutTop(rest.H * 0.46)
	}
	st := title(f.Fit(23, name.H), col.Word)
	st.Shadow = 2
	d.Line(st, s.Name, name)
	if !note.Empty() {
		st = label(f.Fit(15, note.H), text)
		st.Shadow = 1
		d.Line(st, s.Note, note)
	}
	star := math.Min(points.H*0.4, f.Unit(22, 15))
	art.Good(d.Canvas, "vp", kit.Rect{X: points.X, Y: points.MidY() - star/2, W: star, H: star})
	st = number(math.Min(points.H*0.8, f.Unit(44, 28)), kit.White)
	st.H, st.Shadow = kit.Middle, 2
	d.Line(st, strconv.Itoa(s.Points), kit.Rect{X: points.X + star, Y: points.Y, W: points.W - star, H: points.H})
}

// stock paints a kind of goods on the base: its sign with the number below, or beside it if the place is low.
func (d *drawing) stock(t *Token, r kit.Rect) {
	f := d.f
	col := pen
	if t.N == 0 {
		col = empty
	}
	d.rings(t, r)
	sign, count := r.CutTop(r.H * 0.56)
	size := math.Min(math.Min(r.W*0.92, sign.H), f.Unit(34, 24))
	beside := f.Portrait
	if beside {
		size = math.Min(r.H*0.9, r.W*0.52)
		sign, count = r.CutLeft(size + 2)
	} else if count.H < lowStock { // a number below would cover its sign
		beside = true
		wide := kit.Width(kit.DisplayBlack, kit.MinText, 0, strconv.Itoa(t.N)) + 2
		size = math.Min(r.H*0.8, r.W-wide-4)
		sign, count = r.InsetXY((r.W-size-wide)/2, 0).CutLeft(size + 1)
	}
	if t.N == 0 {
		d.PushAlpha(0.34)
	}
	art.Good(d.Canvas, t.Good, sign.Centred(size, size))
	if t.N == 0 {
		d.Pop()
	}
	st := number(math.Max(math.Min(f.Fit(24, count.H*0.9), count.H), kit.MinText), col)
	if !beside {
		st.H = kit.Middle
	}
	d.Line(st, strconv.Itoa(t.N), count)
}

// lowStock is the minimum height of the place for a number below a good, in CSS pixels.
const lowStock = 12.5

// rings paints a ring around a token that can be touched, or that the proposed way would take.
func (d *drawing) rings(t *Token, r kit.Rect) {
	switch {
	case t.Lit:
		d.Ring(kit.Round(7), r.Inset(1), 2.5, 5, kit.Hex(0xB97A16))
	case t.Ringed && t.N > 0:
		d.Outline(kit.Round(7), r.Inset(1), 2.5, kit.Hex(0xB97A16))
	}
}

// token paints a kind of contact tokens, with their number if there are several.
func (d *drawing) token(t *Token, r kit.Rect) {
	d.rings(t, r)
	at, chip := t.parts(r, d.f.Unit(32, 24))
	art.Good(d.Canvas, t.Good, at)
	if !chip.Empty() {
		d.Circle(chip.MidX(), chip.MidY(), chip.W/2, ink)
		d.Line(middle(number(kit.MinText, text)), strconv.Itoa(t.N), chip)
	}
}

// contact paints a contact of the faction: its price, an arrow, its reach, and its name. It is grey if it was used, or
// if its price cannot be paid.
func (d *drawing) contact(x *Contact, r kit.Rect) {
	f := d.f
	shape := kit.Round(f.Unit(7, 4))
	idle := x.Used || x.Poor && !x.Lit
	switch {
	case idle:
		d.Fill(shape, r, kit.Hex(0xC9B488))
		d.Dashed(shape, r, 1.5, 4, 3, kit.Hex(0x8A7450))
	case x.Lit:
		d.Fill(shape, r, kit.Hex(0xFFF6E0))
		d.Ring(shape, r, 2.5, 5, kit.Hex(0xB97A16))
	default:
		d.Fill(shape, r, kit.Hex(0xFFF6E0))
		d.Outline(shape, r, 2, kit.Hex(0x5E7A30))
	}
	if f.Portrait {
		d.littleContact(x, r, idle)
		return
	}
	size := f.Fit(15, r.H*0.36)
	high, low := r.CutTop(r.H - size*1.35)
	if high.H < size*1.1 {
		high, low = r, kit.Rect{}
	}
	if idle {
		d.PushAlpha(0.5)
	}
	art.EffectLine(d.Canvas, &x.Print.Effect, high.Inset(2), math.Min(high.H*0.72, f.Unit(24, 17)), pen, kit.Middle)
	if idle {
		d.Pop()
	}
	if low.Empty() {
		return
	}
	word, col := x.Name, pen
	switch {
	case x.Used:
		word, col = d.m.Words.Used, usedWord
	case idle:
		col = kit.Hex(0x5A4A30)
	}
	d.Line(middle(label(size, col)), word, low.InsetXY(2, 0).Offset(0, -2))
}

// littleContact paints a contact on a phone: its price and its reach, or only that. There is no room for words; a tick
// marks one that was used.
func (d *drawing) littleContact(x *Contact, r kit.Rect, idle bool) {
	if idle {
		d.PushAlpha(0.5)
	}
	if q := r.H - 4; r.W >= 36*d.f.S {
		d.priced(&x.Print.Effect, r.Inset(2))
	} else {
		art.Good(d.Canvas, x.Print.Effect.Colour+strconv.Itoa(x.Print.Effect.N), r.Centred(q, q))
	}
	if idle {
		d.Pop()
	}
	if x.Used {
		q := math.Min(r.H*0.7, r.W*0.6)
		d.DrawIcon(kit.IconCheck, r.Centred(q, q), usedWord, kit.Hex(0xFFF6E0))
	}
}

// priced paints a contact in little room: its price, with its reach close beside.
func (d *drawing) priced(e *art.Effect, r kit.Rect) {
	reach := art.Run{Good: e.Colour + strconv.Itoa(e.N), N: 1}
	q := r.H * 0.92
	size := math.Min(q*0.72, 15*d.f.S)
	pay := art.GoodsWidth(e.Pay, size)
	if pay+q > r.W {
		size *= (r.W - q) / pay
		pay = r.W - q
	}
	x := r.MidX() - (pay+q)/2
	art.Goods(d.Canvas, e.Pay, kit.Rect{X: x, Y: r.Y, W: pay + 1, H: r.H}, size, pen, kit.Start)
	art.Good(d.Canvas, reach.Good, kit.Rect{X: x + pay, Y: r.MidY() - q/2, W: q, H: q})
}
