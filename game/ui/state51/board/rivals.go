package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// rivalsAcross gives each rival a column: its head at the horizon, and below it what can be taken and visited there.
func (f *Layout) rivalsAcross(m *Model, box kit.Rect, gap float64) {
	for i, col := range layout.Split(box, len(f.Rivals), gap) {
		r := RivalBox{}
		r.Head, col = col.CutTop(f.Horizon - box.Y - f.Unit(4, 0))
		_, col = col.CutTop(f.Unit(10, 2))
		r.Strip = col
		s := &m.Seats[i+1]
		if m.Staged() { // nothing can be taken there now
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

// builtSize returns the size of the plates for a rival's other cards in play, and the gap between them.
func (f *Layout) builtSize() (wide, high, gap float64) {
	high = f.Unit(42, 34)
	return high * lowRatio, high, f.Unit(4, 2)
}

// builtRoom returns the width of shown of those n plates, with a number for the others if there are any.
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

// built places a rival's other cards in play at the right end of the strip, if there is room. With more room the plates
// get wider, so that effects need not be squeezed.
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

// visits places the open places of a rival, as many as are large enough to touch, and one more place that stands for
// the rest. It returns what is left of the strip.
func (f *Layout) visits(r *RivalBox, s *Seat, in kit.Rect) (rest kit.Rect) {
	n, gap, least := len(s.Visits), f.Unit(4, 2), f.Unit(42, 44)
	wide := math.Min(f.Unit(84, 72), (in.W+gap)/float64(max(n, 1))-gap)
	for _, others := range [...]int{2, 1} { // leave room for the first of the other cards, if names stay readable
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

// lowRatio is a low plate's width by height.
const lowRatio = 58.0 / 46

// wideRatio is the width by height of a plate in which no effect is squeezed.
const wideRatio = 1.7
