package art

import (
	"math"
	"slices"
	"strconv"

	"onelongnight/game/ui/kit"
)

// part is a piece of a line of effects: a good, a number or a sign.
type part struct {
	what piece
	name string // of a good or sign; a number as text
}

type piece uint8

const (
	good   piece = iota
	number       // before a good
	arrow        // "for this you get that"
	disc         // a good that stands for a type of cards
	sign         // in the colour of the text
	way          // a sign in the colour of a way to play a card
	gap
)

// width returns the width of a part whose line has goods of a size.
func (p part) width(size float64) float64 {
	switch p.what {
	case number:
		return kit.Width(kit.DisplayBlack, numberSize(size), 0, p.name) + 1
	case arrow:
		return size * 0.74
	case disc:
		return math.Round(size*1.22) + 1
	case gap:
		return math.Max(2, size*0.14)
	}
	return size + 1
}

// numberSize returns the text size of a number beside goods: large enough to read, but otherwise hardly higher than the
// goods.
func numberSize(size float64) float64 {
	return math.Max(kit.MinText, math.Min(math.Max(14.5, size*0.88), size*1.14))
}

func width(parts []part, size float64) (w float64) {
	for _, p := range parts {
		w += p.width(size)
	}
	return w
}

// smallest is the size to which goods shrink to fit a line, in CSS pixels. If that is not enough, they overlap.
const smallest = 11

// leastToken is the least size of a token with a digit, in CSS pixels.
const leastToken = 13.5

// line draws parts in r, with goods as high as size or as fits, and returns the width of what was drawn.
func line(c *kit.Canvas, parts []part, r kit.Rect, size float64, ink kit.Color, align kit.Align) float64 {
	w := width(parts, size)
	for w > r.W && size > smallest {
		size = math.Max(smallest, size-0.5)
		w = width(parts, size)
	}
	step := 1.0
	if w > r.W && len(parts) > 1 {
		last := parts[len(parts)-1].width(size)
		step = (r.W - last) / (w - last)
		w = r.W
	}
	x := r.X + (r.W-w)*float64(align)/2
	for _, p := range parts {
		pw := p.width(size)
		p.draw(c, kit.Rect{X: x, Y: r.Y, W: pw, H: r.H}, size, ink)
		x += pw * step
	}
	return w
}

func (p part) draw(c *kit.Canvas, r kit.Rect, size float64, ink kit.Color) {
	box := r.Centred(size, size)
	switch p.what {
	case good:
		if _, digit := contact(p.name); digit != "" && size < leastToken {
			box = r.Centred(leastToken, leastToken)
		}
		Good(c, p.name, box)
	case number:
		c.Line(kit.Style{Face: kit.DisplayBlack, Size: numberSize(size), Color: ink, V: kit.Middle}, p.name,
			r.Grow(r.W+2, r.H).Offset(1, 0))
	case arrow:
		w := size * 0.62
		c.Figure("M0 5.4H6.4V0L14 8L6.4 16V10.6H0Z", 14, 16, r.Centred(w, size*0.7), 0, ink)
	case disc:
		typeDisc(c, p.name, r.Centred(size*1.22, size*1.22))
	case sign:
		Sign(c, p.name, box, ink)
	case way:
		waySign(c, p.name, box)
	}
}

// typeDisc draws a type of cards: its good on a dark disc.
func typeDisc(c *kit.Canvas, name string, r kit.Rect) {
	c.Fill(kit.Round(r.W/2), r, ink.Fade(0.86))
	c.Outline(kit.Round(r.W/2), r, math.Max(1, r.W*0.05), cream)
	Good(c, name, r.Centred(r.W*0.74, r.W*0.74))
}

// EffectLine draws what an effect does, with goods as high as size, or as fits. In a narrow place that is high enough,
// what the effect gives is drawn below what it takes.
func EffectLine(c *kit.Canvas, e *Effect, r kit.Rect, size float64, ink kit.Color, align kit.Align) {
	parts := e.parts()
	at := slices.IndexFunc(parts, func(p part) bool { return p.what == arrow })
	if at < 2 || r.H < 2*smallest+8 || width(parts, math.Min(size, r.H*0.42)) <= r.W {
		line(c, parts, r, size, ink, align)
		return
	}
	takes, gives := r.CutTop(r.H / 2)
	size = math.Min(size, r.H*0.42)
	line(c, parts[:at], takes, size, ink, align)
	line(c, parts[at:], gives, size, ink, align)
}

// parts returns the pieces of an effect's line.
func (e *Effect) parts() []part {
	var out []part
	pays := func() {
		if out = ofRuns(e.price()); len(out) > 0 {
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
	return append(out, ofRuns(e.Gain)...)
}

// price returns what an effect takes, workers first.
func (e *Effect) price() []Run {
	if e.Workers == 0 {
		return e.Pay
	}
	n, rest := e.Workers, e.Pay
	if len(rest) > 0 && rest[0].Good == "worker" {
		n, rest = n+rest[0].N, rest[1:]
	}
	return append([]Run{{"worker", n}}, rest...)
}

// drafts are the lines of what a place does in the draft: its owner gets the last card of the row, draws one unseen
// from the deck, keeps one of two, or strikes one off the row.
var drafts = map[string][]part{
	"last":   {{sign, "row-last"}, {arrow, ""}, {good, "card"}},
	"deck":   {{sign, "deck"}, {arrow, ""}, {good, "card"}},
	"two":    {{number, "2"}, {good, "card"}, {arrow, ""}, {number, "1"}, {good, "card"}},
	"strike": {{good, "card"}, {sign, "strike"}},
}

// reach returns the name of the contact token for an effect's colour and reach.
func (e *Effect) reach() string { return e.Colour + strconv.Itoa(e.N) }
