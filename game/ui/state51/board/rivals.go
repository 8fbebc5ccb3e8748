package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// rivalsAcross gives each rival a column: its head on the horizon, below it what can be taken and visited there.
func (f *Layout) rivalsAcross(m *Model, box kit.Rect, gap float64) {
	for i, col := range layout.Split(box, len(f.Rivals), gap) {
		r := RivalBox{}
		r.Head, col = col.CutTop(f.Horizon - box.Y - f.Unit(4, 0))
		_, col = col.CutTop(f.Unit(10, 2))
		r.Strip = col
		s := &m.Seats[i+1]
		if m.Staged() { // nothing is taken there now
			f.Rivals[i] = r
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
		f.Rivals[i] = r
	}
}

// builtSize returns how large a plate is that shows what else a rival has in play, and the gap beside it.
func (f *Layout) builtSize() (wide, high, gap float64) {
	high = f.Unit(42, 34)
	return high * lowRatio, high, f.Unit(4, 2)
}

// builtRoom returns the width of so many of those plates, of n, with a number for the others where there are any.
func (f *Layout) builtRoom(shown, n int) float64 {
	if n == 0 {
		return 0
	}
	wide, _, gap := f.builtSize()
	room := f.Unit(10, 4) + float64(shown)*(wide+gap) - gap
	if shown < n {
		room += f.Unit(30, 24) + gap
	}
	return room
}

// built paints what else a rival has in play, at the right end of what is left of the strip, where there is room for
// that. With more room the plates are wider: the line of what a place does has room then without being pressed
// together.
func (f *Layout) built(r *RivalBox, s *Seat, in kit.Rect) {
	wide, high, gap := f.builtSize()
	n := len(s.Built)
	fits := n
	for fits > 0 && f.builtRoom(fits, n) > in.W+0.5 {
		fits--
	}
	if fits == 0 {
		return
	}
	room := f.builtRoom(fits, n)
	more := math.Min(high*wideRatio-wide, (in.W-room)/float64(fits))
	if more = math.Floor(more); more > 0 {
		room, wide = room+more*float64(fits), wide+more
	}
	in, _ = in.CutRight(room - f.Unit(10, 4))
	for range fits {
		var at kit.Rect
		at, in = in.CutLeft(wide)
		_, in = in.CutLeft(gap)
		r.Built = append(r.Built, at.Centred(wide, math.Min(high, at.H)))
	}
	if fits < n {
		r.Rest = in
	}
}

// visits returns the open places of a rival, as many as can be touched; one more place stands for the others. It
// returns what is left.
func (f *Layout) visits(r *RivalBox, s *Seat, in kit.Rect) (rest kit.Rect) {
	n, gap, least := len(s.Visits), f.Unit(4, 2), f.Unit(42, 44)
	wide := math.Min(f.Unit(84, 72), (in.W+gap)/float64(max(n, 1))-gap)
	for _, others := range [...]int{2, 1} { // leave room for the first of what else is there, if names can be read then
		room := f.builtRoom(min(others, len(s.Built)), len(s.Built))
		if w := (in.W-room+gap)/float64(max(n, 1)) - gap; w >= f.Unit(56, 44) {
			wide = math.Min(wide, w)
			break
		}
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
	return in
}

// lowRatio is the width of a low plate as a part of its height.
const lowRatio = 58.0 / 46

// wideRatio is that of one in which no line of an effect is pressed together.
const wideRatio = 1.7
