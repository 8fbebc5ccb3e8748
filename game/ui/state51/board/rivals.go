package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// rivalsAcross gives each rival a column: its head on the horizon, below it what can be taken and visited there.
func (f *Frame) rivalsAcross(m *Model, box kit.Rect, gap float64) {
	n := len(m.Seats) - 1
	for i := range n {
		col := cell(box, i, n, gap)
		r := RivalBox{}
		r.Head, col = col.CutTop(f.Horizon - box.Y - f.Unit(4, 0))
		_, col = col.CutTop(f.Unit(10, 2))
		r.Strip = col
		s := &m.Seats[i+1]
		if m.Staged() { // nothing is taken there now
			f.Rivals = append(f.Rivals, r)
			continue
		}
		in := col.InsetXY(f.Unit(6, 3), f.Unit(5, 2))
		sign := f.Unit(34, 24)
		_, in = in.CutLeft(sign)
		tile := math.Max(math.Min(f.Unit(48, 34), in.W*0.4/float64(max(len(s.Robs), 1))), 24)
		for range s.Robs {
			var at kit.Rect
			at, in = in.CutLeft(tile)
			r.Robs = append(r.Robs, at.InsetXY(1.5, 1))
		}
		_, in = in.CutLeft(sign + f.Unit(8, 4))
		f.built(&r, s, f.visits(&r, s, in))
		f.Rivals = append(f.Rivals, r)
	}
}

// built is what else a rival has in play, where the strip has room for that.
func (f *Frame) built(r *RivalBox, s *Seat, in kit.Rect) {
	gap, high := f.Unit(4, 2), math.Min(f.Unit(42, 34), in.H)
	wide := high * lowRatio
	fits := min(len(s.Built), int((in.W+gap)/(wide+gap)))
	if fits < len(s.Built) { // a number needs room too
		fits = int((in.W - f.Unit(30, 24) + gap) / (wide + gap))
	}
	if fits <= 0 {
		return
	}
	row := float64(fits)*(wide+gap) + (f.Unit(30, 24)+gap)*float64(min(1, len(s.Built)-fits))
	_, in = in.CutLeft(math.Max(0, in.W-row))
	for range fits {
		var at kit.Rect
		at, in = in.CutLeft(wide)
		_, in = in.CutLeft(gap)
		r.Built = append(r.Built, at.Centred(wide, high))
	}
	if fits < len(s.Built) {
		r.Rest = in
	}
}

// visits are the open places of a rival, as many as can be touched; one more place stands for the others. It returns
// what is left.
func (f *Frame) visits(r *RivalBox, s *Seat, in kit.Rect) (rest kit.Rect) {
	n, gap, least := len(s.Visits), f.Unit(4, 2), f.Unit(42, 44)
	others := math.Min(float64(len(s.Built)), 2) * f.Unit(58, 46) // room for the first of them
	if others > 0 {
		others += f.Unit(12, 6)
	}
	wide := math.Min(f.Unit(84, 72), math.Max(least, (in.W-others+gap)/float64(max(n, 1))-gap))
	if n > 0 && (wide+gap)*float64(n)-gap > in.W {
		wide = (in.W+gap)/float64(n) - gap
	}
	fits := n
	if wide < least {
		fits = max(0, int((in.W+gap)/(least+gap))-1)
		wide = least
	}
	for range fits {
		var at kit.Rect
		at, in = in.CutLeft(wide)
		_, in = in.CutLeft(gap)
		r.Visits = append(r.Visits, at)
	}
	if fits < n {
		r.More, in = in.CutLeft(math.Min(in.W, least))
	}
	_, in = in.CutLeft(f.Unit(10, 4))
	return in
}

// lowRatio is the width of a low plate as a part of its height.
const lowRatio = 58.0 / 46
