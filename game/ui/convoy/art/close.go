package art

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// From close up every house is a picture of its own, which can lean, break, lose its lights and sink by itself. Walls
// and lights are painted white and take the colour of the city and of the hour, so that all cities share them. They lie
// on one sheet, as a picture of a battle draws all of them in turn.

// The size of a house, and the scale at which it is painted.
const (
	houseW, houseH = 96.0, 352.0
	houseFine      = 1.25

	housesWide, housesHigh = sorts * 2 * 120, 546 // of the sheet
)

// house is a sort of house: its outline, from the left wall over the roof to the right wall; how far down its windows
// begin; and where it breaks, as heights from the left wall to the right one. Torn houses have broken already.
type house struct {
	roof    string
	windows float64
	breaks  []float64
}

// houses are the sorts of houses, in the order of the table.
var houses = sync.OnceValue(func() []house {
	blocks := kit.Blocks(houseTable)
	all := make([]house, sorts)
	for i := range all {
		for _, line := range blocks[strconv.Itoa(i+1)] {
			switch word, rest, _ := strings.Cut(line, " "); word {
			case "roof":
				all[i].roof = rest
			case "windows":
				all[i].windows = picture.Numbers(rest)[0]
			case "breaks":
				all[i].breaks = picture.Numbers(rest)
			}
		}
	}
	return all
})

// There are eight sorts of houses. From the sort torn on they are broken, as a war leaves them.
const sorts, torn = 8, 6

// piece is one of the two parts of a house that can break.
type piece int

const (
	lower piece = iota // what still stands when the head has broken off
	upper
)

// span returns the part of a house's height that a piece takes, measured from the top.
func (p piece) span() (y, h float64) {
	if p == lower {
		return 128, houseH - 128
	}
	return 0, 212
}

// place returns where a piece lies on the sheet, in the measure of a house. Each sort has two columns, one for walls
// and one for lights, with its two pieces one below the other; a torn house is in one piece.
func (p piece) place(sort int, lit bool) kit.Rect {
	x := houseW * float64(2*sort)
	if lit {
		x += houseW
	}
	switch {
	case sort >= torn:
		return kit.Rect{X: x, W: houseW, H: houseH}
	case p == lower:
		return kit.Rect{X: x, W: houseW, H: houseH - 128}
	}
	return kit.Rect{X: x, Y: houseH - 128, W: houseW, H: 212}
}

// house draws a house of a sort that fills r.
func (s scenery) house(sort int, r kit.Rect, wall, light kit.Color) {
	s.piece(sort, lower, r, wall, light)
	if sort < torn {
		s.piece(sort, upper, r, wall, light)
	}
}

// piece draws a piece of a house that as a whole would fill r: its walls, then its windows and lit edges.
func (s scenery) piece(sort int, p piece, r kit.Rect, wall, light kit.Color) {
	y, h := p.span()
	if sort >= torn {
		y, h = 0, houseH
	}
	k := r.H / houseH
	box := kit.Rect{X: r.X, Y: r.Y + y*k, W: r.W, H: h * k}
	for _, lit := range [2]bool{false, true} {
		col := wall
		if lit {
			col = light
		}
		if part := p.place(sort, lit); col.A > 0 {
			part = kit.Rect{X: part.X * houseFine, Y: part.Y * houseFine, W: part.W * houseFine, H: part.H * houseFine}
			s.StampPart("houses", housesWide, housesHigh, part, box, col, paintHouses)
		}
	}
}

func paintHouses(q *kit.Painter) {
	q.Push(kit.Scale(houseFine, houseFine))
	for sort, h := range houses() {
		for _, p := range [2]piece{lower, upper} {
			if sort >= torn && p == upper {
				continue
			}
			y, _ := p.span()
			if sort >= torn {
				y = 0
			}
			for _, lit := range [2]bool{false, true} {
				at := p.place(sort, lit)
				q.Push(kit.Translate(at.X, at.Y-y))
				if lit {
					h.lights(q, sort, p)
				} else {
					h.walls(q, sort, p)
				}
				q.Pop()
			}
		}
	}
}

// outline returns the outline of a piece. The lower one reaches a little above the break, so that there is no gap as
// long as the upper one stands on it.
func (h house) outline(p piece) *kit.Path {
	var line strings.Builder
	over := 0.0
	if p == lower {
		over = 3
	}
	for i, y := range h.breaks {
		fmt.Fprintf(&line, "L%g %g", 4+88*float64(i)/float64(len(h.breaks)-1), y-over)
	}
	switch {
	case h.breaks == nil:
		return kit.SVG("M4 352" + h.roof + "V352Z")
	case p == lower:
		return kit.SVG("M4 352" + line.String() + "V352Z")
	}
	var back strings.Builder
	for i := len(h.breaks) - 1; i >= 0; i-- {
		fmt.Fprintf(&back, "L%g %g", 4+88*float64(i)/float64(len(h.breaks)-1), h.breaks[i])
	}
	return kit.SVG(fmt.Sprintf("M4 %g", h.breaks[0]) + h.roof + back.String() + "Z")
}

func (h house) walls(q *kit.Painter, sort int, p piece) {
	q.Fill(h.outline(p), kit.Linear(0, 0, houseW, 0, kit.Stops(0.0, kit.White, 0.62, kit.Hex(0xE4E4E4), 0.66,
		kit.Hex(0xB4B4B4), 1.0, kit.Hex(0x9C9C9C))...))
	dark := new(kit.Path)
	h.panes(sort, p, func(r kit.Rect, _, _ float64) { dark.Rect(r) })
	q.Fill(dark, kit.Solid(kit.Black.Fade(0.35)))
}

func (h house) lights(q *kit.Painter, sort int, p piece) {
	h.panes(sort, p, func(r kit.Rect, lit, bright float64) {
		if lit < 0.52 {
			q.Fill(new(kit.Path).Rect(r), kit.Solid(kit.White.Fade(0.35+0.65*bright)))
		}
	})
	q.Stroke(h.outline(p), 3.4, kit.Linear(0, 0, houseW*0.3, 0, kit.Stops(0.0, kit.White, 0.2, kit.White.Fade(0.9), 0.3,
		kit.White.Fade(0.16), 1.0, kit.White.Fade(0))...))
}

// panes calls visit for each window of a piece, with two random numbers 0..1 that say whether it is lit and how bright.
func (h house) panes(sort int, p piece, visit func(r kit.Rect, lit, bright float64)) {
	rnd := rand.New(rand.NewPCG(uint64(sort), 3))
	for y := h.windows; y < houseH-8; y += 17 {
		for x := 13.0; x < houseW-16; x += 14 {
			lit, bright := rnd.Float64(), rnd.Float64()
			if h.breaks == nil || p == lower && y > h.crack(x+3) || p == upper && y+9 < h.crack(x+3) {
				visit(kit.Rect{X: x, Y: y, W: 6, H: 9}, lit, bright)
			}
		}
	}
}

// crack returns the height of the break at x.
func (h house) crack(x float64) float64 {
	at := (x - 4) / 88 * float64(len(h.breaks)-1)
	i := min(int(at), len(h.breaks)-2)
	return h.breaks[i] + (h.breaks[i+1]-h.breaks[i])*(at-float64(i))
}

// landmarkAt draws a landmark that stands on the ground at x, y, k times its size.
func (s scenery) landmarkAt(mark string, l cityStyle, x, y, k float64, tint kit.Color) {
	const fine = 2.2
	type markKey struct{ mark string }
	s.Stamp(markKey{mark}, 246, 334, kit.Rect{X: x - 56*k, Y: y - 151*k, W: 112 * k, H: 152 * k}, tint,
		func(p *kit.Painter) {
			p.Push(kit.Scale(fine, fine))
			p.Push(kit.Translate(6, 1))
			penOf(p, l.Planes).Draw(mark)
		})
}
