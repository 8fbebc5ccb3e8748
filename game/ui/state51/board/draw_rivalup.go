package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/state51/art"
)

func (d *drawing) rivalUpright(s *Seat, r kit.Rect, shown bool) {
	f, u := d.f, d.f.S
	edge, wide := rim, 1.0
	switch {
	case shown:
		edge, wide = kit.Hex(0xFBF1DC), 2.5
	case s.Active:
		edge, wide = gold, 2
	}
	d.Outline(kit.Round(8*u), r, wide, edge)
	high, low := r.Inset(4 * u).CutTop(r.H * 0.52)
	badge, rest := high.CutLeft(high.H)
	art.Emblem(d.Canvas, s.Faction, badge)
	st := number(math.Min(30*u, high.H), kit.White)
	st.H, st.Shadow = kit.Finish, 2
	d.Line(st, strconv.Itoa(s.Points), rest.InsetXY(3*u, 0))
	d.pips(s, rest, kit.Width(st.Face, st.Size, 0, strconv.Itoa(s.Points)))
	visits, robs := 0, 0
	for _, p := range s.Visits {
		if !p.Shut && !p.Been {
			visits++
		}
	}
	for _, t := range s.Robs {
		robs += t.N
	}
	left, right := low.CutLeft(low.W * 0.54)
	if s.Passed {
		d.Line(middle(label(f.Fit(15, low.H), kit.Hex(0xFFC79A))), d.m.Words.Passed, left)
	} else {
		d.signNumber("visit", d.m.Words.Visit, visits, left, gain)
	}
	d.signNumber("rob", d.m.Words.Rob, robs, right, redWord)
}

// pips paints a mark for each card that a rival has in play, in the colour of its class and in three rows, left of
// points of some width.
func (d *drawing) pips(s *Seat, r kit.Rect, points float64) {
	u := d.f.S
	const side, gap = 6.0, 1.5
	room := r.W - points - 10*u
	per := int((room - 6*u) / ((side + gap) * u))
	most := 0
	for row := range s.Rows {
		most = max(most, len(s.Rows[row]))
	}
	if per < 3 || most == 0 {
		return
	}
	most = min(most, per)
	box := kit.Rect{X: r.X + 3*u, Y: r.MidY() - (1.5*(side+gap)+1.5)*u, W: (float64(most)*(side+gap) + 4) * u,
		H: (3*(side+gap) + 3) * u}
	d.Fill(kit.Round(3*u), box, ink.Fade(0.7))
	for row := range s.Rows {
		for i := range min(len(s.Rows[row]), per) {
			at := kit.Rect{X: box.X + (2.5+float64(i)*(side+gap))*u, Y: box.Y + (2.2+float64(row)*(side+gap))*u,
				W: side * u, H: side * u}
			d.Fill(kit.Round(1.5*u), at, classes[row])
		}
	}
}

// signNumber paints a sign with a number beside it, and if there is room, with a word for what is counted.
func (d *drawing) signNumber(sign, word string, n int, r kit.Rect, col kit.Color) {
	size := d.f.Fit(16, r.H*0.9)
	q := math.Min(r.H*0.86, 17*d.f.S)
	count := strconv.Itoa(n)
	if w := kit.Width(kit.LabelBold, size, 0, word+" "+count); q+4+w < r.W-8*d.f.S {
		x := r.MidX() - (q+4+w)/2
		art.Sign(d.Canvas, sign, kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q}, col)
		d.Line(label(size, col), word+" "+count, kit.Rect{X: x + q + 4, Y: r.Y, W: w + 2, H: r.H})
		return
	}
	x := r.MidX() - (q+size)/2
	art.Sign(d.Canvas, sign, kit.Rect{X: x, Y: r.MidY() - q/2, W: q, H: q}, col)
	d.Line(label(size, col), count, kit.Rect{X: x + q + 4, Y: r.Y, W: r.Right() - x - q - 4, H: r.H})
}
