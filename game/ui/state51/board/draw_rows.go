package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

// rows paints the cards in play by class. Cards that do not fit are cut at the edge, with a sign that there are more.
func (d *drawing) rows(s *Seat) {
	f := d.f
	for i := range f.RowsAt {
		d.rowGround(i)
	}
	if f.Scrolls() {
		d.PushClip(f.Rows.Room)
	}
	for row := range f.Plates {
		for i, r := range f.Plates[row] {
			d.plate(&s.Rows[row][i], r)
		}
	}
	if s.Leader != nil && !f.Leader.Empty() {
		d.plate(s.Leader, f.Leader)
	}
	if !f.Ghost.Empty() {
		d.ghost(f.Ghost)
	}
	if f.Scrolls() {
		d.Pop()
		d.beyond()
	}
}

// rowGround paints a row's tab, and the background of its cards.
func (d *drawing) rowGround(i int) {
	f := d.f
	tab, row := f.Tabs[i], f.RowsAt[i]
	col := classes[i]
	d.FillH(kit.Rect{X: tab.X, Y: tab.Y, W: row.Right() - tab.X, H: row.H}, col.Fade(0.36), col.Fade(0.06))
	d.Fill(kit.Round(f.Unit(7, 5)), tab, col)
	word := d.m.Words.Classes[i]
	size := f.Fit(18, tab.H*0.3)
	if tab.W < 60 {
		q := math.Min(tab.W*0.8, tab.H*0.6)
		art.Sign(d.Canvas, classSigns[i], tab.Centred(q, q), onBright)
		return
	}
	in := tab.InsetXY(3, tab.H*0.06)
	sign, in := in.CutTop(in.H * 0.38)
	q := math.Min(sign.H, f.Unit(26, 18))
	art.Sign(d.Canvas, classSigns[i], sign.Centred(q, q), onBright)
	name, when := in.CutTop(in.H * 0.55)
	d.Line(middle(title(math.Min(size, name.H), onBright)), word, name)
	d.Line(middle(label(f.Fit(15, when.H), onBright)), d.m.Words.When[i], when)
}

// plate paints a card in play with what lies on it.
func (d *drawing) plate(p *Plate, r kit.Rect) {
	art.Plate(d.Canvas, p.Print, r, p.State)
	if len(p.Holds) > 0 {
		size := math.Max(14, r.H*0.24)
		top := art.FreeTop(p.Print, r)
		box := kit.Rect{X: r.X + 4, Y: r.Y + 3 + top, W: art.GoodsWidth(p.Holds, size) + 6, H: size + 4}
		if top > 0 { // below the places for tokens, and not on the name, which begins at the left
			box.X = r.Right() - 4 - box.W
		}
		d.Fill(kit.Round(5), box, ink.Fade(0.72))
		art.Goods(d.Canvas, p.Holds, box.InsetXY(3, 0), size, text, kit.Middle)
	}
}

// ghost paints the place where the held card would go.
func (d *drawing) ghost(r kit.Rect) {
	d.Fill(kit.Round(7), r, kit.Hex(0x283414).Fade(0.7))
	d.Dashed(kit.Round(7), r, 2, 6, 4, gain)
	high, low := r.CutTop(r.H * 0.6)
	d.Line(middle(number(math.Min(28, high.H), gain)), "+", high)
	if r.H > 60 && d.m.Ticket != nil {
		d.Line(middle(label(d.f.Fit(15, low.H), gain)), d.m.Ticket.Name, low.InsetXY(3, 0))
	}
}

// beyond paints how many cards of each row are out of view: on the right in a place of its own, on the left on the
// row's tab.
func (d *drawing) beyond() {
	f := d.f
	size := math.Max(kit.MinText+1, f.goesOn()*0.55)
	chip := func(words string, r kit.Rect) {
		r = r.Centred(math.Min(r.W, size*2), size*1.5)
		d.Fill(kit.Round(size*0.75), r, ink.Fade(0.92))
		d.Outline(kit.Round(size*0.75), r, 1.5, gold)
		d.Line(middle(label(size, gold)), words, r.InsetXY(2, 0))
	}
	for row := range f.Plates {
		left, right := f.Beyond(row)
		if left > 0 {
			high, _ := f.Tabs[row].Offset(f.Tabs[row].W-f.goesOn(), 0).CutTop(size * 1.5)
			high.W = f.goesOn()
			chip("‹"+strconv.Itoa(left), high)
		}
		if right > 0 {
			chip("›"+strconv.Itoa(right), f.GoesOn(row))
		}
	}
}

// slots paints the slots below the base.
func (d *drawing) slots(s *Seat) {
	f := d.f
	if !f.SlotsAt.Empty() {
		d.Line(title(f.Fit(18, f.SlotsAt.H), text), d.m.Words.Slots, f.SlotsAt)
		st := label(f.Fit(16, f.SlotsAt.H), textTwo)
		st.H = kit.Finish
		d.Line(st, s.Taken, f.SlotsAt)
	}
	for i, r := range f.Slots {
		if !r.Empty() {
			d.slot(&s.Slots[i], r)
		}
	}
}

// slot paints one slot, with its content.
func (d *drawing) slot(x *Slot, r kit.Rect) {
	shape := kit.Round(6)
	switch x.Kind {
	case Agreement:
		art.Strip(d.Canvas, art.AgreementStrip, x.Goods, r)
	case Spoil:
		art.Strip(d.Canvas, art.SpoilStrip, x.Goods, r)
	default:
		d.Fill(shape, r, ink.Fade(0.5))
		if x.Next {
			d.Fill(shape, r, kit.Hex(0x283414).Fade(0.7))
			d.Dashed(shape, r, 2, 6, 4, gain)
			d.Line(middle(number(min(28, max(kit.MinText, r.H*0.7)), gain)), "+", r)
			return
		}
		d.Dashed(shape, r, 1.5, 5, 4, kit.Hex(0x8A684E))
		if x.Kind == ForSpoils {
			q := r.H * 0.4
			art.Sign(d.Canvas, "pillage", r.Centred(q, q), kit.Hex(0xA87A5A))
		}
	}
	switch {
	case x.Picked:
		d.Ring(shape, r, 3, 8, gold)
	case x.Lit:
		d.Ring(shape, r, 2.5, 5, gold)
	}
}

// dawn paints what the next production brings.
func (d *drawing) dawn(s *Seat) {
	f, r := d.f, d.f.Dawn
	if r.Empty() || r.H < 24 {
		return
	}
	in := r.InsetXY(f.Unit(8, 4), f.Unit(5, 3))
	if len(s.Dawn) == 0 && len(s.Cash) == 0 { // nothing will come: a slip with nothing on it says less than none
		d.Block(middle(label(f.Fit(16, in.H), textTwo)), d.m.Words.Dawn, in)
		return
	}
	d.paperSheet(r, f.Unit(8, 5), 2)
	orange := kit.Hex(0xA8540C)
	if f.Portrait {
		q := math.Min(18*f.S, in.H*0.5)
		sign, rest := in.CutLeft(q)
		art.Sign(d.Canvas, "production", sign.Centred(q, q), orange)
		d.goodsIn(s.Dawn, rest.InsetXY(3, 0), 17*f.S, pen)
		return
	}
	size := f.Fit(18, in.H*0.3)
	head, in := in.CutTop(size * 1.25)
	sign, head := head.CutLeft(size * 1.25)
	art.Sign(d.Canvas, "production", sign.Centred(size*1.1, size*1.1), orange)
	d.Line(title(size, pen), d.m.Words.Dawn, head)
	line := f.Fit(15, in.H) * 1.4
	note := func(draw func(r kit.Rect)) {
		if in.H < line+size*1.4 {
			return
		}
		var low kit.Rect
		low, in = in.CutBottom(line)
		draw(low)
		d.FillRect(kit.Rect{X: low.X, Y: low.Y, W: low.W, H: 1.5}, fold)
	}
	if s.Brings != "" {
		note(func(r kit.Rect) { d.Line(label(f.Fit(15, r.H), gainPaper), s.Brings, r) })
	}
	if len(s.Cash) > 0 {
		note(func(r kit.Rect) {
			st := label(f.Fit(15, r.H), kit.Hex(0x4A3A28))
			w := math.Min(kit.Width(st.Face, st.Size, 0, d.m.Words.Cash)+1, r.W*0.6)
			d.Line(st, d.m.Words.Cash, kit.Rect{X: r.X, Y: r.Y, W: w, H: r.H})
			w += f.Unit(8, 6)
			art.Goods(d.Canvas, s.Cash, kit.Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: r.H}, line*0.8, st.Color, kit.Start)
		})
	}
	d.goodsIn(s.Dawn, in, math.Min(f.Unit(32, 19), in.H*0.7), pen)
}

// goodsIn draws goods in a box, in the number of lines that makes them largest.
func (d *drawing) goodsIn(list []art.Run, r kit.Rect, size float64, col kit.Color) {
	if len(list) == 0 {
		return
	}
	lines, best := 1, 0.0
	for n := 1; n <= min(3, len(list)); n++ {
		per := (len(list) + n - 1) / n
		s := math.Min(size, r.H/float64(n)/1.12)
		for i := 0; i < len(list); i += per {
			if w := art.GoodsWidth(list[i:min(i+per, len(list))], s); w > r.W {
				s *= r.W / w
			}
		}
		if s > best+0.5 {
			lines, best = n, s
		}
	}
	per := (len(list) + lines - 1) / lines
	high := math.Min(r.H/float64(lines), best*1.4)
	y := r.MidY() - high*float64(lines)/2
	for i := 0; i < len(list); i += per {
		line := kit.Rect{X: r.X, Y: y, W: r.W, H: high}
		art.Goods(d.Canvas, list[i:min(i+per, len(list))], line, best, col, kit.Start)
		y += high
	}
}
