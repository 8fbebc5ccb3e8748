package art

import (
	"math"
	"slices"
	"strconv"

	"onelongnight/game/ui/kit"
)

// part is a piece of a line of goods, numbers and signs.
type part struct {
	what piece
	name string // of a good or a sign; a number as text
}

type piece uint8

const (
	good   piece = iota
	number       // before a good
	arrow        // "for this you get that"
	disc         // a good that stands for a type of cards
	sign         // in the colour of words
	way          // a sign in the colour of a way to play a card
	gap
)

// width is of a part, as a part of the height of goods in its line.
func (p part) width(size float64) float64 {
	switch p.what {
	case number:
		return kit.Width(kit.DisplayBlack, numberSize(size), 0, p.name) + 1
	case arrow:
		return size * 0.78
	case disc:
		return math.Round(size*1.22) + 1
	case gap:
		return math.Max(2, size*0.14)
	}
	return size + 1
}

func numberSize(size float64) float64 { return math.Max(14.5, size*0.88) }

func width(parts []part, size float64) (w float64) {
	for _, p := range parts {
		w += p.width(size)
	}
	return w
}

func trimmed(parts []part) []part {
	for len(parts) > 0 && parts[len(parts)-1].what == gap {
		parts = parts[:len(parts)-1]
	}
	return parts
}

// smallest is how small goods become to fit a line.
const smallest = 10.5

// line draws parts in r, with goods as high as size or as fits, and returns the width of what was drawn.
func line(c *kit.Canvas, parts []part, r kit.Rect, size float64, ink kit.Color, align kit.Align) float64 {
	w := width(parts, size)
	for w > r.W && size > smallest {
		size = math.Max(smallest, size-0.5)
		w = width(parts, size)
	}
	x := r.X + math.Max(0, (r.W-w)*float64(align)/2)
	for _, p := range parts {
		pw := p.width(size)
		p.draw(c, kit.Rect{X: x, Y: r.Y, W: pw, H: r.H}, size, ink)
		x += pw
	}
	return w
}

func (p part) draw(c *kit.Canvas, r kit.Rect, size float64, ink kit.Color) {
	box := r.Centred(size, size)
	switch p.what {
	case good:
		Good(c, p.name, box)
	case number:
		c.Line(kit.Style{Face: kit.DisplayBlack, Size: numberSize(size), Color: ink, V: kit.Middle}, p.name,
			r.Grow(r.W+2, r.H).Offset(1, 0))
	case arrow:
		w := size * 0.62
		c.Figure("M1 6.6H7V1.2L13 8L7 14.8V9.4H1Z", 14, 16, r.Centred(w, size*0.7), 0, ink)
	case disc:
		typeDisc(c, p.name, r.Centred(size*1.22, size*1.22))
	case sign:
		Sign(c, p.name, box, ink)
	case way:
		Sign(c, p.name, box, map[string]kit.Color{"pillage": red, "cooperate": blue, "redevelop": build}[p.name])
	}
}

// typeDisc draws a type: its good on a dark disc.
func typeDisc(c *kit.Canvas, name string, r kit.Rect) {
	c.Fill(kit.Round(r.W/2), r, ink.Fade(0.86))
	c.Outline(kit.Round(r.W/2), r, math.Max(1, r.W*0.05), cream)
	Good(c, name, r.Centred(r.W*0.7, r.W*0.7))
}

// EffectLine draws what an effect does, with goods as high as size, or as fits.
func EffectLine(c *kit.Canvas, e *Effect, r kit.Rect, size float64, ink kit.Color, align kit.Align) {
	line(c, e.parts(false), r, size, ink, align)
}

// parts are the pieces of an effect's line. Bare leaves the workers out, where the sign of the class stands for them.
func (e *Effect) parts(bare bool) []part {
	var out []part
	pays := func() {
		if e.Workers > 0 && !bare {
			out = append(out, ofRuns(nil, []Run{{"worker", e.Workers}})...)
		}
		out = ofRuns(out, e.Pay)
		if len(out) > 0 || bare {
			out = append(out, part{arrow, ""})
		}
	}
	switch e.Do {
	case "each":
		out = append(out, part{disc, e.Type}, part{arrow, ""})
	case "slots":
		return []part{{number, "+" + strconv.Itoa(e.N)}, {sign, "slot"}}
	case "store":
		return []part{{number, strconv.Itoa(e.N)}, {sign, "store"}}
	case "draft":
		return slices.Clone(drafts[e.How])
	case "act", "combine":
		pays()
	case "when":
		if e.On == "play" {
			out = append(out, part{disc, e.Type})
		} else {
			out = append(out, part{way, e.On})
		}
		out = append(out, part{arrow, ""})
	case "reach":
		pays()
		return append(out, part{good, e.reach()})
	}
	return ofRuns(out, e.Gain)
}

// drafts are the lines of what a place does in the draft: the last card of the row goes to its owner, one comes from
// the deck unseen, one of two is kept, one is struck off the row.
var drafts = map[string][]part{
	"last":   {{sign, "row-last"}, {arrow, ""}, {good, "card"}},
	"deck":   {{sign, "deck"}, {arrow, ""}, {good, "card"}},
	"two":    {{number, "2"}, {good, "card"}, {arrow, ""}, {number, "1"}, {good, "card"}},
	"strike": {{good, "card"}, {sign, "strike"}},
}

// reach is the token of the contact that an effect is.
func (e *Effect) reach() string { return e.Colour + strconv.Itoa(e.N) }
