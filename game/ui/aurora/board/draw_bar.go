package board

import (
	"fmt"
	"math"
	"strings"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// phaseSigns are the signs of the phases.
var phaseSigns = [...]string{"explore", "rest", "move", "attack", "end"}

// bar paints the strip at the top: the viewer's seat, the phases, the round, the turn order and the deck.
func (d *drawing) bar() {
	f, m := d.f, d.m
	d.FillRect(f.Top, art.Ink.Fade(0.82))
	d.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, art.Line.Fade(0.7))
	f.Buttons.DrawCorners(d.Canvas, f.Unit(24, 22))
	in := f.Score
	q := f.Unit(24, 20)
	art.Emblem(d.Canvas, m.Seat, kit.Rect{X: in.X, Y: in.MidY() - q/2, W: q, H: q})
	x := in.X + q + f.Unit(8, 4)
	if !f.Narrow {
		st := number(f.Head(28), art.Seat(m.Seat))
		st.Upper = true
		w := kit.Width(st.Face, st.Size, 0.6, strings.ToUpper(m.Name)) + 16
		d.Line(st, m.Name, kit.Rect{X: x, Y: in.Y, W: w, H: in.H})
		x += w
	}
	d.score(x, in, m.Score, f.Unit(26, 20))
	d.phases(f.Phases)
	d.round()
	d.order(f.Order)
}

func (d *drawing) round() {
	f, m, r := d.f, d.m, d.f.Round
	if f.Narrow && m.Of == "" { // the last round has no number
		d.Block(kit.Style{Face: kit.LabelBold, Size: kit.MinText, Least: kit.MinText, Leading: 1.1, Color: art.Gold,
			V: kit.Middle}, m.Round, r)
		return
	}
	st := number(f.Head(24), art.Text)
	w := kit.Width(st.Face, st.Size, 0, m.Round+" ")
	d.Line(st, m.Round+" ", kit.Rect{X: r.X, Y: r.Y, W: min(w+6, r.W), H: r.H})
	of := label(f.Px(16), art.Quiet)
	if room := r.W - w; room >= kit.Width(of.Face, of.Least, 0, m.Of) {
		d.Line(of, m.Of, kit.Rect{X: r.X + w, Y: r.Y + 2, W: room + 2, H: r.H})
	}
}

// seatWidth returns the width of the viewer's emblem, name and points.
func (f *Layout) seatWidth(m *Model) float64 {
	wide := f.Unit(24, 20) + f.Unit(8, 4)
	if !f.Narrow {
		wide += kit.Width(kit.DisplayBlack, f.Head(28), 0.6, strings.ToUpper(m.Name)) + 16
	}
	return wide + f.scoreWidth(m.Score, f.Unit(26, 20))
}

// scoreWidth returns the width of points with their word, in a text size.
func (f *Layout) scoreWidth(x Score, size float64) float64 {
	return kit.Width(kit.DisplayBlack, math.Max(kit.MinText, size), 0, kit.Minus(x.N)) + 4 +
		kit.Width(kit.LabelBold, f.Px(15), 0, x.Word)
}

// score draws points with their word, or while they change with by how much, and returns the x of their end.
func (d *drawing) score(x float64, line kit.Rect, s Score, size float64) float64 {
	st := number(size, art.Gold)
	w := kit.Width(st.Face, math.Max(kit.MinText, size), 0, kit.Minus(s.N))
	d.Line(st, kit.Minus(s.N), kit.Rect{X: x, Y: line.Y, W: w + 2, H: line.H})
	end := x + d.f.scoreWidth(s, size)
	beside := kit.Rect{X: x + w + 4, Y: line.Y + size*0.1, W: end - x - w - 2, H: line.H}
	switch {
	case s.By > 0:
		d.Line(label(d.f.Px(17), art.Legal), kit.Signed(s.By), beside)
	case s.By < 0:
		d.Line(label(d.f.Px(17), art.Loss), kit.Signed(s.By), beside)
	default:
		d.Line(label(d.f.Px(15), art.Second), s.Word, beside)
	}
	return end
}

// order paints the turn track, with the contents of the deck to its right.
func (d *drawing) order(in kit.Rect) {
	if in.Empty() {
		return
	}
	f, m, x := d.f, d.m, in.X
	st := label(f.Px(15), art.Second)
	w := kit.Width(st.Face, st.Size, 0, m.Words.Order)
	d.Line(st, m.Words.Order, kit.Rect{X: x, Y: in.Y, W: w + 2, H: in.H})
	x += w + f.Unit(12, 8)
	q := f.Unit(24, 18)
	for _, o := range m.Order {
		at := kit.Rect{X: x, Y: in.MidY() - q/2, W: q, H: q}
		if o.Active {
			d.Circle(at.MidX(), at.MidY(), q*0.75, art.Gold)
			d.Circle(at.MidX(), at.MidY(), q*0.75-2, art.Ink)
		}
		art.Emblem(d.Canvas, o.Seat, at.Inset(q*0.1))
		x += q * 1.5
	}
	right := in.Right()
	for i := len(m.Periods) - 1; i >= 0; i-- {
		p := m.Periods[i]
		text := p.Name + " " + p.N
		w := kit.Width(kit.LabelBold, f.Px(16), 0, text)
		if right -= w + f.Unit(10, 6); right < x+f.Unit(30, 24) {
			return
		}
		d.Line(label(f.Px(16), art.Second), text, kit.Rect{X: right, Y: in.Y, W: w + 2, H: in.H})
	}
	d.DrawIcon(kit.IconDeck, kit.Rect{X: right - f.Unit(26, 20), Y: in.MidY() - f.Unit(10, 8), W: f.Unit(20, 16),
		H: f.Unit(20, 16)}, art.Ice, art.Ink)
}

// phases paints the phases of a round as chevrons.
func (d *drawing) phases(r kit.Rect) {
	f, m := d.f, d.m
	words := !f.Narrow
	n := len(phaseSigns)
	for i := range phaseSigns {
		at := layout.Cell(r, i, n, 2)
		ground, text := kit.Hex(0x14273A), art.Quiet
		if i == m.Phase {
			ground, text = kit.Hex(0xF0BB55), kit.Hex(0x1D1403)
		}
		q := at.H * 0.66
		if !words {
			if i == m.Phase {
				d.Fill(kit.Round(6), at, ground)
			}
			art.Sign(d.Canvas, phaseSigns[i], at.Centred(q, q), text)
			continue
		}
		wide := math.Round(at.W / at.H * 26)
		d.Figure(fmt.Sprintf("M0 0H%gL%g 13L%g 26H0L8 13Z", wide-8, wide, wide-8), wide, 26, at, 0, ground)
		st := label(f.Fit(17, at.H*0.8), text)
		st.Squeeze = 0.7
		w := math.Min(kit.Width(st.Face, st.Size, 0, m.Phases[i]), at.W-q-f.Unit(28, 16))
		x := at.MidX() - (w+q+5)/2
		art.Sign(d.Canvas, phaseSigns[i], kit.Rect{X: x, Y: at.MidY() - q/2, W: q, H: q}, text)
		d.Line(st, m.Phases[i], kit.Rect{X: x + q + 5, Y: at.Y, W: w + 2, H: at.H})
	}
}
