package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// large is the height from which a plate has a name and shows each place for a token, in CSS pixels.
const large = 64

// wideLeader is the ratio of width to height from which a leader's plate shows his own face.
const wideLeader = 1.9

// plate draws a card in play.
type plate struct {
	*kit.Canvas
	p   *Print
	l   CardState
	k   float64
	r   kit.Rect
	out bool // cannot be used before the next dawn
}

// Plate draws a card in play: 122 by 82 in the design; a low one is 64 by 46, without a name. A leader has his own face
// if there is room: 190 by 82.
func Plate(c *kit.Canvas, p *Print, r kit.Rect, l CardState) {
	t := plate{c, p, l, r.H / 82, r, l.Dim || l.Used > 1 || l.Full}
	if r.H < large {
		t.k = r.H / 46
	} else if p.Kind == Leader && r.W > wideLeader*r.H {
		t.leader()
		t.gain()
		return
	}
	t.body()
	if r.H < large {
		t.marks()
	} else {
		t.name()
		t.tokens()
		t.corner()
	}
	t.gain()
}

func (t plate) rim() kit.Color {
	switch {
	case t.p.Kind == Leader:
		return gold
	case t.out:
		return kit.Hex(0x6A5F55)
	}
	return [...]kit.Color{None: rust, Production: kit.Hex(0xD99A3A), Ability: kit.Hex(0xD58FB6),
		Action: kit.Hex(0x6DB9B8)}[t.p.Class]
}

// light draws the halo of a marked card, and returns the colour of its rim.
func (t plate) light() kit.Color {
	rim, shape := t.rim(), kit.Round(6*t.k)
	switch {
	case t.l.Picked:
		t.Halo(shape, t.r.Inset(-2), 9, gold)
		rim = gold
	case t.l.Lit:
		t.Halo(shape, t.r.Inset(-1), 6, gold.Fade(0.85))
		rim = gold
	case t.l.Gain != "":
		t.Halo(shape, t.r.Inset(-1), 5, gain.Fade(0.5))
	}
	t.Fill(kit.Round(7*t.k), t.r.Inset(-1), ink)
	return rim
}

func (t plate) close(rim kit.Color) {
	width := 2.0
	if t.l.Lit || t.l.Picked {
		width = 2.6
	}
	t.Outline(kit.Round(6*t.k), t.r, width, rim)
}

// body draws the picture, the strip of the effect and the rim.
func (t plate) body() {
	k, rim := t.k, t.light()
	high := 28 * k
	if t.r.H < large {
		high = 21 * k
	}
	inner := t.r.Inset(2)
	effect, picture := inner.CutBottom(high)
	switch {
	case t.p.Kind == Leader: // beside the places of tokens
		at := 0.8
		if t.r.H < large {
			at = 0.26
		}
		drawPortrait(t.Canvas, t.p.ID, picture, at, t.out)
	case t.r.H < large:
		drawPicture(t.Canvas, t.p.ID, t.p.Class, picture, feet, t.out)
	default:
		drawPicture(t.Canvas, t.p.ID, t.p.Class, picture, waists, t.out)
	}
	top, foot := paperTop, paperFoot
	if t.out {
		top, foot = kit.Hex(0xA39F98), kit.Hex(0x8E8A83)
	}
	t.FillV(effect, top, foot)
	t.FillRect(kit.Rect{X: effect.X, Y: effect.Y - k, W: effect.W, H: 2 * k}, edge)
	size, pad := 21*k, 3*k
	if t.r.H < large {
		size, pad = 17*k, k
	}
	line(t.Canvas, t.p.Effect.parts(), effect.InsetXY(pad, 0), size, pen, kit.Middle)
	t.close(rim)
}

func (t plate) name() {
	k := t.k
	high := 25 * k
	foot := kit.Rect{X: t.r.X + 2, Y: t.r.Bottom() - 2 - 29*k - high, W: t.r.W - 4, H: high}
	t.FillV(foot, ink.Fade(0), ink.Fade(0.88))
	t.Line(kit.Style{Face: kit.Label, Size: math.Max(15*k, 14), Least: 14, Color: cream, V: kit.Finish, Shadow: 1},
		t.p.Name, kit.Rect{X: foot.X + 4*k, Y: foot.Y, W: foot.W - 6*k, H: foot.H})
}
