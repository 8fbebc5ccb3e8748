package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// stageAcross is a production in a wide window: at the left what gives something, in the middle the base that it comes
// to, at the right the sheet on which it is told.
func (f *Layout) stageAcross(m *Model, box kit.Rect, gap float64) {
	gap *= 2
	ledger, rest := box.CutRight(math.Min(box.W*0.34, f.Unit(430, 260)))
	rest.W -= gap
	wide := math.Min(rest.W*0.46, f.Unit(350, 230))
	f.Ledger = ledger
	base, sources := rest.CutRight(wide)
	if sourceCount(m) == 0 { // the base alone gives something
		base = rest.Centred(wide, rest.H)
	}
	sources.W -= gap
	f.baseSheet(&m.Seats[m.Shown], base)
	f.sources(m, sources)
}

// stageUpright is the same on a phone, from the base downwards; the sheet lies at the foot.
func (f *Layout) stageUpright(m *Model, box kit.Rect, spare float64) (rest kit.Rect) {
	u := f.S
	box = f.baseUpright(&m.Seats[m.Shown], box)
	if sourceCount(m) == 0 {
		return box
	}
	sources, rest := box.CutTop(112*u + 0.2*spare)
	f.sources(m, sources.InsetXY(2*u, 0))
	_, rest = rest.CutTop(4 * u)
	return rest
}

// sourceCount is how many cards give something in a production.
func sourceCount(m *Model) (n int) {
	for i := range m.Ledger.Lines {
		if m.Ledger.Lines[i].Print != nil {
			n++
		}
	}
	return n
}

// sources puts what gives something side by side, in as many lines as let it be largest.
func (f *Layout) sources(m *Model, box kit.Rect) {
	f.Sources = make([]kit.Rect, len(m.Ledger.Lines))
	n := sourceCount(m)
	if n == 0 {
		return
	}
	gap, most := f.Unit(12, 6), f.Unit(100, 62)
	lines, high := 1, 0.0
	for k := 1; k <= n; k++ {
		per := float64((n + k - 1) / k)
		h := math.Min((box.H+gap)/float64(k)-gap, ((box.W+gap)/per-gap)/plateRatio)
		if h > high+0.5 {
			lines, high = k, h
		}
	}
	high = math.Min(high, most)
	per := (n + lines - 1) / lines
	wide := high * plateRatio
	top := box.MidY() - (float64(lines)*(high+gap)-gap)/2
	i := 0
	for k := range m.Ledger.Lines {
		if m.Ledger.Lines[k].Print == nil {
			continue
		}
		in := min(per, n-i/per*per)
		left := box.MidX() - (float64(in)*(wide+gap)-gap)/2
		x, y := left+float64(i%per)*(wide+gap), top+float64(i/per)*(high+gap)
		f.Sources[k] = kit.Rect{X: x, Y: y, W: wide, H: high}
		i++
	}
}
