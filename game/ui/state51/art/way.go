package art

import "onelongnight/game/ui/kit"

// strip is one of the ways to play a card: a tab of its shape, and what it brings.
type strip struct {
	way   Ways
	color kit.Color
	tint  [2]float64 // how strongly its ground is tinted, left and right
}

var (
	pillage   = strip{Pillage, red, [2]float64{0.22, 0.1}}
	cooperate = strip{Cooperate, blue, [2]float64{0.24, 0.1}}
	annex     = strip{Annex, grey, [2]float64{0.3, 0.14}}
	redevelop = strip{Redevelop, build, [2]float64{0.3, 0.14}}
)

// stripOf is the strip of one way. What is none of the ways is grey.
func stripOf(way Ways) strip {
	for _, s := range [...]strip{pillage, cooperate, redevelop} {
		if s.way == way {
			return s
		}
	}
	return annex
}

var classSigns = [...]string{None: "annex", Production: "production", Ability: "ability", Action: "action"}

// strip draws a strip's ground and tab, and returns the place beside it. The third strip's sign tells the class.
func (f *face) strip(s strip, r kit.Rect, tab, rule float64) kit.Rect {
	f.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: rule}, edge)
	r = kit.Rect{X: r.X, Y: r.Y + rule, W: r.W, H: r.H - rule}
	f.FillH(r, s.color.Fade(s.tint[0]), s.color.Fade(s.tint[1]))
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

// Tab draws the tab of a way with a sign on it: torn, round, straight or an arrow. It is dark where the way is shut.
func Tab(c *kit.Canvas, way Ways, sign string, r kit.Rect, shut bool) {
	col, mark := stripOf(way).color, kit.White
	if shut {
		col, mark = col.Mix(kit.Hex(0x2A2521), 0.72), kit.Hex(0xCFC6B8)
	}
	switch way {
	case Pillage:
		c.Figure("M0 0H84L100 16L84 33L100 50L84 67L100 84L84 100H0Z", 100, 100, r, 0, col)
	case Cooperate:
		c.Figure("M0 0H50Q100 0 100 50T50 100H0Z", 100, 100, r, 0, col)
	case Redevelop:
		c.Figure("M0 0H74L100 50L74 100H0Z", 100, 100, r, 0, col)
	default:
		c.FillRect(r, col)
	}
	side := min(r.H*0.66, r.W*0.7, 26)
	at := r.Centred(side, side)
	if way&(Pillage|Cooperate|Redevelop) != 0 {
		at = at.Offset(-r.W*0.06, 0)
	}
	Sign(c, sign, at, mark)
}

// Ground draws the paper of a way, on which goods stand; darker where the way is shut.
func Ground(c *kit.Canvas, way Ways, r kit.Rect, shut bool) {
	s := stripOf(way)
	left, right := s.color.Fade(s.tint[0]).Over(paperTop), s.color.Fade(s.tint[1]).Over(paperFoot)
	if shut {
		left, right = left.Mix(ink, 0.36), right.Mix(ink, 0.36)
	}
	c.FillH(r, left, right)
}
