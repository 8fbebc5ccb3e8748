package furniture

import (
	"math"
	"strconv"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Seat is a seat in the top bar. The game draws its emblem, and a gauge if it has one.
type Seat struct {
	Name     string
	Spot     table.Spot // what shows its details
	Color    kit.Color  // of its name and icons
	Counters []Counter
	Score    int
	Then     int // the score to expect; Score if nothing is forecast
	Good     bool
	Active   bool // it is this seat's turn
	Out      bool // it is out of the game
	Emblem   func(c *kit.Canvas, r kit.Rect)
	Gauge    func(c *kit.Canvas, r kit.Rect, mirrored bool) // nil for none
}

// narrow is how far the letters of a seat's name may be squeezed.
const narrow = 0.7

// side is a seat's plate, filled from its outer edge inward. If mirrored, it is the right one of two.
type side struct {
	kit.Rect
	mirrored bool
}

// put returns a part of the plate at a distance from its outer edge.
func (s side) put(x, w float64) kit.Rect {
	if s.mirrored {
		return kit.Rect{X: s.Right() - x - w, Y: s.Y, W: w, H: s.H}
	}
	return kit.Rect{X: s.X + x, Y: s.Y, W: w, H: s.H}
}

// align returns the alignment of words that begin at the outer edge.
func (s side) align() kit.Align {
	if s.mirrored {
		return kit.Finish
	}
	return kit.Start
}

// Draw paints a seat: emblem, name, counters, gauge, score. The second of two is mirrored; if marked, a line shows
// whose turn it is.
func (s *Seat) Draw(c *kit.Canvas, w kit.Window, r kit.Rect, mirrored, marked bool) {
	if s.Active && marked {
		c.FillRect(kit.Rect{X: r.X, Y: r.Bottom() - 3, W: r.W, H: 3}, kit.Gold)
		c.FillRect(r, kit.White.Fade(0.05))
	}
	if s.Out {
		c.PushAlpha(0.4)
		defer c.Pop()
	}
	p := side{r, mirrored}
	if w.Portrait {
		s.narrow(c, w, p)
		return
	}
	badge := math.Min(r.H*0.86, r.W*0.16)
	s.emblem(c, p.put(4, badge).Centred(badge, badge))
	x := badge + 10*w.S
	score := math.Max(r.H, 44)
	chip := 0.0
	if s.Then != s.Score {
		chip = score * 0.72
	}
	room := r.W - x - score - chip
	named := math.Min(math.Max(104*w.S, 62), room*0.55)
	letters := kit.Width(kit.DisplayBold, kit.MinText, 0, strings.ToUpper(s.Name))*narrow + 2
	named = math.Min(room, math.Max(named, letters)) // the name gives way before the gauge
	low, high := p.put(x, named).InsetXY(0, 5*w.S).CutBottom(r.H * 0.38)
	c.Line(kit.Style{
		Face: kit.DisplayBold, Size: w.Fit(24, high.H), Least: kit.MinText, Squeeze: narrow, Upper: true,
		Color: s.Color, H: p.align(), V: kit.Middle,
	}, s.Name, high)
	s.counters(c, w, side{low, mirrored})
	x += named + 8*w.S
	if gauge := p.put(x, r.W-x-score-chip-8*w.S); gauge.W > 20 && s.Gauge != nil {
		s.Gauge(c, gauge.InsetXY(0, r.H*0.3), mirrored)
	}
	c.Line(kit.Style{
		Face: kit.DisplayBlack, Size: r.H * 0.78, Least: 18, Color: kit.White, H: kit.Middle, V: kit.Middle,
	}, strconv.Itoa(s.Score), p.put(r.W-score-chip, score))
	if chip > 0 {
		s.then(c, side{p.put(r.W-chip, chip), mirrored})
	}
}

// narrow paints a seat on a phone: emblem, score, the forecast or the first counter, and the gauge below.
func (s *Seat) narrow(c *kit.Canvas, w kit.Window, p side) {
	row := 44 * w.S
	badge := math.Min(30*w.S, p.W*0.3)
	num := math.Min(34*w.S, p.W*0.4)
	const least = 24.0
	if p.W-badge-num-8 <= least { // forecast and counter go below
		row = 29 * w.S
		s.under(c, w, side{kit.Rect{X: p.X + 2, Y: p.Y + row, W: p.W - 4, H: 16 * w.S}, p.mirrored})
	}
	at := p.put(2, badge)
	s.emblem(c, kit.Rect{X: at.X, Y: p.Y + (row-badge)/2, W: badge, H: badge})
	score := p.put(badge+4, num)
	score.H = row
	c.Line(kit.Style{
		Face: kit.DisplayBlack, Size: 32 * w.S, Least: 14, Color: kit.White, H: kit.Middle, V: kit.Middle,
	}, strconv.Itoa(s.Score), score)
	if left := p.W - badge - num - 8; left > least {
		q := p.put(badge+num+6, left)
		q.H = row
		if s.Then != s.Score {
			a := q
			a.W = math.Min(q.W, 38*w.S)
			if p.mirrored {
				a.X = q.Right() - a.W
			}
			if a.H = row - 8*w.S; left > 40 { // the counter goes below
				a.Y, q.Y, q.H = q.Y-3*w.S, q.Y+row*0.56, row*0.4
			} else {
				a.Y += 4 * w.S
			}
			s.then(c, side{a, p.mirrored})
		}
		if left > 40 && len(s.Counters) > 0 {
			n := s.Counters[0]
			n.beside(c, w, side{q, p.mirrored}, math.Min(14*w.S, q.H*0.8), s.Color)
		}
	}
	if s.Gauge != nil {
		s.Gauge(c, kit.Rect{X: p.X + 2, Y: p.Y + 46*w.S, W: p.W - 4, H: 8 * w.S}, p.mirrored)
	}
}

// under paints the first counter below the emblem, and below the score by how much it is to change: an arrow beside the
// counter would seem to speak of that.
func (s *Seat) under(c *kit.Canvas, w kit.Window, p side) {
	half := p.W / 2
	if len(s.Counters) > 0 {
		s.Counters[0].beside(c, w, side{p.put(0, half), p.mirrored}, math.Min(13*w.S, p.H), s.Color)
	}
	if s.Then != s.Score {
		c.Line(kit.Style{Face: kit.DisplayBold, Size: p.H * 1.1, Least: 10, Color: s.changeColor(), H: kit.Middle,
			V: kit.Middle}, kit.Signed(s.Then-s.Score), p.put(half, half))
	}
}

// changeColor returns the colour of a score to expect.
func (s *Seat) changeColor() kit.Color {
	if s.Good {
		return kit.Legal
	}
	return kit.Loss
}

// emblem paints the emblem, with a light behind it if it is the seat's turn.
func (s *Seat) emblem(c *kit.Canvas, r kit.Rect) {
	if s.Active {
		c.Glow(r.Inset(-r.W*0.35), kit.Gold.Fade(0.5))
	}
	if s.Emblem != nil {
		s.Emblem(c, r)
	}
}

// then paints the score to expect.
func (s *Seat) then(c *kit.Canvas, p side) {
	col := s.changeColor()
	size := math.Min(p.H*0.24, p.W*0.3)
	arrow := p.put(0, size)
	arrow.Y, arrow.H = p.MidY()-size/2, size
	if p.mirrored {
		c.Push(kit.Translate(2*arrow.MidX(), 0).Mul(kit.Scale(-1, 1)))
	}
	c.DrawIcon(kit.IconPlay, arrow, col, kit.Ink)
	if p.mirrored {
		c.Pop()
	}
	c.Line(kit.Style{
		Face: kit.DisplayBold, Size: p.H * 0.5, Least: 10, Color: col, H: kit.Middle, V: kit.Middle,
	}, strconv.Itoa(s.Then), p.put(size, p.W-size))
}

// counters paints the counters side by side, from the outer edge inward.
func (s *Seat) counters(c *kit.Canvas, w kit.Window, p side) {
	size := w.Fit(15, p.H)
	one := size * 2.5
	for i, n := range s.Counters {
		r := p.put(float64(i)*one, one)
		c.DrawIcon(n.Icon, kit.Rect{X: r.X, Y: r.MidY() - size/2, W: size, H: size}, s.Color.Fade(0.85), kit.Ink)
		r.X += size * 1.15
		c.Line(kit.Style{
			Face: kit.LabelBold, Size: size, Least: 9, Color: kit.TextSecond, V: kit.Middle,
		}, strconv.Itoa(n.N), r)
	}
}
