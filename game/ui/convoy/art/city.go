package art

import (
	"math/rand/v2"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// State is what is left of a district's houses.
type State int

// The states of a district's houses.
const (
	Whole State = iota
	Burning
	Ruined
)

// Block is a city's block of houses, which stands for a district.
type Block struct {
	State State
	// Fall is 0 for houses that stand as State says, and goes up to 1 while they fall to ruins.
	Fall float64
}

// cityStyle is the character of a city: its colours, how tall its houses are and how many windows are lit, and what
// rises above them.
type cityStyle struct {
	picture.Planes          // K is near, D the middle row, M far houses, L light on edges, H windows
	low, high, lit  float64 // heights of the middle row, and the part of its windows that is lit
	spires          float64
	hill            bool
	marks           []string // landmarks of the blocks, from west to east
	haze            kit.Color
	water, searches bool
}

// cityStyles are the styles by city; the one called any is for cities that have none.
var cityStyles = sync.OnceValue(func() map[string]cityStyle {
	all := map[string]cityStyle{}
	for id, lines := range kit.Blocks(cityTable) {
		var l cityStyle
		for _, line := range lines {
			l.read(line)
		}
		all[id] = l
	}
	return all
})

// read reads a line from the city's block of the table.
func (l *cityStyle) read(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "planes":
		f := strings.Fields(rest)
		l.Planes = picture.Planes{
			K: picture.Color(f[0]), D: picture.Color(f[1]), M: picture.Color(f[2]), L: picture.Color(f[3]),
			H: picture.Color(f[4]),
		}
	case "houses":
		n := picture.Numbers(rest)
		l.low, l.high, l.lit, l.spires = n[0], n[1], n[2], n[3]
	case "marks":
		l.marks = strings.Fields(rest)
	case "haze":
		l.haze = picture.Color(rest)
	case "hill":
		l.hill = true
	case "water":
		l.water = true
	case "lights":
		l.searches = true
	default:
		panic("art: no line of a city: " + line)
	}
}

func cityStyleOf(city string) cityStyle {
	if l, ok := cityStyles()[city]; ok {
		return l
	}
	return cityStyles()["any"]
}

// City draws a city at the time t in seconds, with its ground at the lower edge of r and a block for each district. At
// time 0 it is a still picture. Flames and smoke may reach out of r, by up to half its height.
func City(c *kit.Canvas, id string, r kit.Rect, blocks []Block, t float64) {
	l := cityStyleOf(id)
	n := max(1, len(blocks))
	lost := true
	for _, b := range blocks {
		lost = lost && b.State == Ruined && b.Fall == 0
	}
	s := scenery{Canvas: c, t: t, seed: len(id)}
	if l.searches && !lost {
		s.dome(r)
	}
	if !lost {
		type hazeKey struct{ city string }
		c.Art(hazeKey{id}, r, func(p *kit.Painter) {
			w := r.W
			strip{x1: w, y: r.H, low: r.H * 0.2, high: r.H * 0.44, narrow: w*0.02 + 3, wide: w*0.04 + 5,
				color: l.haze}.paint(penOf(p, l.Planes), seeded(id+"haze"))
		})
	}
	part := r.W / float64(n)
	for i, b := range blocks {
		box := kit.Rect{X: r.X + part*float64(i), Y: r.Y, W: part, H: r.H}
		s.block(id, l, box, i, n, b, lost)
	}
	if l.water && !lost {
		s.water(r)
	}
}

// block draws block i of n in box.
func (s scenery) block(id string, l cityStyle, box kit.Rect, i, n int, b Block, lost bool) {
	s.seed += 17 * (i + 1)
	if b.Fall > 0 {
		s.falling(id, l, box, i, n, b)
		return
	}
	s.houses(id, l, box, i, n, b.State, lost)
	switch b.State {
	case Whole:
		s.windows(box, l.H)
		s.movingParts(landmark(l, i), box)
	case Burning:
		s.burn(box)
	case Ruined:
		if !lost {
			s.smoulder(box)
		}
	}
}

// landmark returns the name of block i's landmark, or "".
func landmark(l cityStyle, i int) string {
	if len(l.marks) == 0 {
		return ""
	}
	return l.marks[i%len(l.marks)]
}

// houses draws the baked picture of block i of n.
func (s scenery) houses(id string, l cityStyle, box kit.Rect, i, n int, state State, lost bool) {
	type key struct {
		city  string
		i, n  int
		state State
		lost  bool
	}
	// Spires reach above the box.
	top := box.H * 0.2
	sheet := kit.Rect{X: box.X - 6, Y: box.Y - top, W: box.W + 12, H: box.H + top}
	s.Art(key{id, i, n, state, lost}, sheet, func(p *kit.Painter) {
		p.Push(kit.Translate(6, top))
		q := penOf(p, l.Planes)
		r := seeded(id + string(rune('0'+i)))
		switch state {
		case Ruined:
			q.ruins(r, 0, box.W, box.H, lost)
		case Burning:
			q.charred(r, 0, box.W, box.H)
		default:
			q.standing(r, l, box.W, box.H, i, n)
		}
		p.Pop()
	})
}

// fit returns where the sheet of a landmark, 100 by 150, goes in a block, and its scale.
func fit(box kit.Rect) (x, y, k float64) {
	k = min(box.W/100, box.H*0.96/150)
	return box.MidX() - 50*k, box.Bottom() - 150*k, k
}

// standing paints a block of whole houses with its landmark.
func (p pen) standing(r *rand.Rand, l cityStyle, w, h float64, i, n int) {
	var hill func(u float64) float64
	if l.hill {
		hill = hillOf(i, n)
	}
	u := broad(w, h)
	strip{x1: w, y: h, low: h * l.low * 1.2, high: h * l.high * 1.15, narrow: u * 0.12, wide: u * 0.22, hill: hill,
		spires: l.spires,
		color:  l.M, window: l.H, lit: l.lit * 0.4}.paint(p, r)
	strip{x0: 1, x1: w - 1, y: h, low: h * l.low, high: h * l.high, narrow: u * 0.13, wide: u * 0.24, hill: hill,
		spires: l.spires, color: l.D, edge: l.L, window: l.H, lit: l.lit}.paint(p, r)
	if mark := landmark(l, i); mark != "" {
		x, y, k := fit(kit.Rect{W: w, H: h})
		p.at(x, y, k)
		p.Draw(mark)
		p.Pop()
	}
	strip{x1: w, y: h, low: h * 0.07, high: h * 0.17, narrow: u * 0.1, wide: u * 0.2, color: l.K.Mix(kit.Black, 0.25),
		window: l.H, lit: l.lit}.paint(p, r)
}
