package art

import "onelongnight/game/ui/kit"

// strip is the strip of one way to play a card: a tab of a certain shape, and what the way brings.
type strip struct {
	way   Ways
	color kit.Color
	tint  [2]float64 // strength of the background's tint, left and right
}

var (
	pillage   = strip{Pillage, red, [2]float64{0.22, 0.1}}
	cooperate = strip{Cooperate, blue, [2]float64{0.24, 0.1}}
	annex     = strip{Annex, grey, [2]float64{0.3, 0.14}}
	redevelop = strip{Redevelop, build, [2]float64{0.3, 0.14}}
)

// stripOf returns the strip of one way. Anything else is grey.
func stripOf(way Ways) strip {
	for _, s := range [...]strip{pillage, cooperate, redevelop} {
		if s.way == way {
			return s
		}
	}
	return annex
}

var classSigns = [...]string{None: "annex", Production: "production", Ability: "ability", Action: "action"}

// band returns the strip's part of the paper.
func (s strip) band(r kit.Rect, rule float64) band {
	return band{r, rule, s.color.Fade(s.tint[0]), s.color.Fade(s.tint[1])}
}

// strip draws a strip's tab, and returns the place beside it. The sign of the third strip shows the class.
func (f *face) strip(s strip, r kit.Rect, tab, rule float64) kit.Rect {
	r = kit.Rect{X: r.X, Y: r.Y + rule, W: r.W, H: r.H - rule}
	sign := classSigns[f.p.Class]
	switch s.way {
	case Pillage:
		sign = "pillage"
	case Cooperate:
		sign = "cooperate"
	}
	Tab(f.Canvas, s.way, sign, kit.Rect{X: r.X, Y: r.Y, W: tab, H: r.H}, f.l.Dim || f.l.Shut&s.way != 0)
	return kit.Rect{X: r.X + tab, Y: r.Y, W: r.W - tab, H: r.H}
}

// edges are the outlines of tabs on a sheet of 100 by 100: torn, round, straight, an arrow.
var edges = map[Ways]string{
	Pillage:   "M0 0H84L100 16L84 33L100 50L84 67L100 84L84 100H0Z",
	Cooperate: "M0 0H50Q100 0 100 50T50 100H0Z",
	Annex:     "M0 0H100V100H0Z",
	Redevelop: "M0 0H74L100 50L74 100H0Z",
}

// Tab draws the tab of a way with a sign. It is dark if the way is not possible. It is painted as a picture, which
// keeps its colours in every tone: its shape already tells it from the others, and a white sign would be lost on a
// lighter red.
func Tab(c *kit.Canvas, way Ways, sign string, r kit.Rect, shut bool) {
	s := stripOf(way)
	col, mark := s.color, kit.White
	if shut {
		col, mark = s.shut(), kit.Hex(0xCFC6B8)
	}
	type key struct {
		way  Ways
		shut bool
	}
	c.Art(key{s.way, shut}, r, func(p *kit.Painter) {
		p.Push(kit.Scale(r.W/100, r.H/100))
		p.Fill(kit.SVG(edges[s.way]), kit.Solid(col))
		p.Pop()
	})
	side := min(r.H*0.66, r.W*0.7, 26)
	at := r.Centred(side, side)
	if s.way != Annex {
		at = at.Offset(-r.W*0.06, 0)
	}
	Sign(c, sign, at, mark)
}

func (s strip) shut() kit.Color { return s.color.Mix(kit.Hex(0x2A2521), 0.72) }

// waySign draws the sign of a way in its colour, as a picture for the same reason.
func waySign(c *kit.Canvas, name string, r kit.Rect) {
	type key struct{ way string }
	way := map[string]Ways{"pillage": Pillage, "cooperate": Cooperate, "redevelop": Redevelop}[name]
	unit := r.W / 24
	c.Art(key{name}, r.Inset(-unit), func(p *kit.Painter) {
		b := *signs()
		b.Colors = map[byte]kit.Color{'c': stripOf(way).color}
		draw(p, &b, name, unit, unit, unit)
	})
}
