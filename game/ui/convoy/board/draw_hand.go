package board

import (
	"math"
	"strings"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

func upper(s string) string { return strings.ToUpper(s) }

// hand paints the player's cards.
func (d *drawing) hand() { d.f.Hand.Draw(d.Canvas, d.f.Window, d.handCard) }

// dragged reports whether a card is under the finger.
func (d *drawing) dragged(id string) bool { return d.now.Carried != nil && d.now.Carried.Spot.ID == id }

// carried paints the card that is under the finger.
func (d *drawing) carried() {
	g := d.now.Carried
	if g == nil {
		return
	}
	for i := range d.m.Hand {
		if d.m.Hand[i].ID != g.Spot.ID {
			continue
		}
		c := d.m.Hand[i]
		w, h := d.f.carriedSize()
		r := kit.Rect{X: -w / 2, Y: -h / 2, W: w, H: h}
		d.Warp(kit.Translate(g.X, g.Y).Mul(kit.Rotate(g.Tilt)).Mul(kit.Scale(carriedScale(g), carriedScale(g))))
		d.Halo(shapeOf(c.Faction, 10), r.Offset(0, 14), 16, kit.Black.Fade(0.7))
		d.plainFace(&c, r)
		d.Pop()
	}
}

// carriedSize returns the size of a card under the finger, before carriedScale makes it larger or smaller.
func (f *Layout) carriedSize() (w, h float64) {
	h = f.Unit(handH, 124)
	if f.Portrait {
		h = phoneH * f.S * 1.25
	}
	return h * handW / handH, h
}

// carriedScale returns the factor for a card under the finger: larger as it is lifted, smaller over a place, so that
// the place is seen.
func carriedScale(g *scene.Carried) float64 {
	if g.Over {
		return 0.8
	}
	return 1.06
}

// fingered returns where a card is that a finger holds.
func (d *drawing) fingered(g *scene.Carried) kit.Rect {
	w, h := d.f.carriedSize()
	k := carriedScale(g)
	return kit.Rect{X: g.X - w*k/2, Y: g.Y - h*k/2, W: w * k, H: h * k}
}

// handCard paints card i at its place in the hand, or on its way there: from its former place, from the city that it
// comes back from, or from its deck.
func (d *drawing) handCard(i int) {
	c, h := &d.m.Hand[i], d.f.Hand.Cards[i]
	if d.dragged(c.ID) {
		return
	}
	from, known := d.was(cardSpot(c.ID), unitSpot(c.ID))
	t := d.fly()
	if d.before != nil && !known {
		from, _ = d.shot.spot(pileSpot(d.m.Seat, "deck"))
		t = d.drawn(c.ID)
		if t <= 0 {
			return
		}
	}
	type handKey struct {
		Card
		furniture.HandCard
	}
	card := func() { d.keepAs(handKey{*c, h}, func() { d.restingCard(c, h) }) }
	if t >= 1 && d.sways(h) {
		d.swayed(i, h.Rect, card)
		return
	}
	draw := func() { d.between(from, h.Rect, t, card) }
	if t < 1 && from.Y < d.f.Deck.Y { // it comes from outside the hand, whose box may be narrower
		d.aloft = append(d.aloft, draw)
		return
	}
	draw()
}

// sways reports whether a card moves a little by itself. Upright cards do not, as their letters keep to the pixel grid.
func (d *drawing) sways(h furniture.HandCard) bool {
	return d.now.Clock > 0 && h.Angle != 0 && !d.now.Calm
}

// swayed paints card i of the hand as if somebody held it.
func (d *drawing) swayed(i int, r kit.Rect, draw func()) {
	at := d.now.Clock + 1.7*float64(i)
	turn, lift := 0.45*math.Sin(at*1.1), 1.2*d.f.S*math.Sin(at*0.8+1)
	d.Warp(kit.Translate(r.MidX(), r.Bottom()+lift).Mul(kit.Rotate(turn)).Mul(kit.Translate(-r.MidX(), -r.Bottom())))
	draw()
	d.Pop()
}

func (d *drawing) restingCard(c *Card, h furniture.HandCard) {
	r := h.Rect
	if c.Aimed && !h.Full {
		r.Y -= 10 * d.f.S
	}
	if h.Angle != 0 {
		d.Push(kit.Translate(r.MidX(), r.MidY()).Mul(kit.Rotate(h.Angle)).Mul(kit.Translate(-r.MidX(), -r.MidY())))
		defer d.Pop()
	}
	switch {
	case h.Full:
		d.face(c, r)
	case d.f.Portrait:
		d.phoneFace(c, r, h.Up)
	default:
		d.handFace(c, r, h.Seen)
	}
}

// picture draws the picture and frame of a face in the hand, darkened towards the name.
func (d *drawing) picture(c *Card, r kit.Rect, fade float64) {
	s := shapeOf(c.Faction, 10*r.W/handW+1)
	if g := glowColor(c.Glow); g.A > 0 {
		blur, strong := 5.0, 0.5
		if c.Glow == GlowSelected || c.Aimed {
			blur, strong = 11, 0.9
		}
		d.Halo(s, r, blur, g.Fade(strong))
	} else {
		d.Halo(s, r.Offset(0, 4), 8, kit.Black.Fade(0.6))
	}
	type handKey struct {
		art   string
		side  Faction
		plain bool
	}
	const pad = 1.0 // keeps the edge of a turned card smooth
	d.Art(handKey{"hand " + c.Art, c.Faction, d.f.Portrait}, r.Inset(-pad), func(p *kit.Painter) {
		p.Push(kit.Translate(pad, pad))
		box := kit.Rect{W: r.W, H: r.H}
		p.Clip(s.Path(box))
		cover(p, art.Crop(c.Art, false), kit.Rect{W: r.W, H: r.H * 0.84}, c.Art)
		dark := kit.Hex(0x10140A)
		if c.Faction == Moloch {
			dark = kit.Hex(0x0A0F14)
		}
		low := kit.Rect{Y: r.H * fade, W: r.W, H: r.H * (1 - fade)}
		p.Fill(new(kit.Path).Rect(low), kit.Linear(0, low.Y, 0, low.Y+low.H*0.5,
			kit.Stop{At: 0, Color: dark.Fade(0)}, kit.Stop{At: 1, Color: dark.Fade(0.96)}))
		if d.f.Portrait {
			frame := kit.Linear(0, 0, r.W, r.H, brassFrame...)
			if c.Faction == Moloch {
				frame = kit.Linear(0, 0, r.W, r.H, steelFrame...)
			}
			p.Stroke(s.Path(box.Inset(1)), 2.4, frame)
			return
		}
		k := r.W / handW
		p.Push(kit.Scale(k, k))
		faceFrame(p, c.Faction, handW, handH)
		p.Pop()
	})
}

// handFace paints a card of the fan; the next card leaves a width of seen uncovered.
func (d *drawing) handFace(c *Card, r kit.Rect, seen float64) {
	k := r.W / handW
	d.picture(c, r, 0.46)
	d.corner(c, kit.Rect{X: r.X + 8*k, Y: r.Y + 8*k, W: 34 * k, H: 38 * k})
	size := math.Max(MinText, 20*k)
	wide := math.Min(r.W-18*k, seen-14*k)
	name := kit.Rect{X: r.X + 10*k, Y: r.Bottom() - 56*k, W: wide, H: 24 * k}
	st := kit.Style{Face: kit.DisplayBold, Size: size, Upper: true, Color: kit.NameText, V: kit.Middle,
		Least: math.Max(MinText, 16*k), Leading: 1, Squeeze: 0.72}
	d.NameUp(st, c.Name, name, 1)
	line := kit.Rect{X: r.X + 10*k, Y: r.Bottom() - 30*k, W: wide, H: 20 * k}
	icon := c.TriggerIcon
	if icon == "" {
		icon = c.KindIcon
	}
	q := math.Max(MinText, 15*k)
	word := c.gistStyle(q)
	if gistFits(c.Gist, line.W-q-5) || !gistFits(c.Gist, line.W) { // else the gist says more than the icon
		d.DrawIcon(icon, kit.Rect{X: line.X, Y: line.MidY() - q/2, W: q, H: q}, word.Color, kit.Hex(0x10140A))
		line.X, line.W = line.X+q+5, line.W-q-5
	}
	if gistFits(c.Gist, line.W) {
		d.Line(word, c.Gist, line)
	} else if kit.Width(word.Face, MinText*0.85, 0, upper(c.KindWord)) <= line.W {
		word.Tracking, word.Upper, word.Squeeze = 0.5, true, 0
		d.Line(word, c.KindWord, line)
	}
	d.finish(c, r)
}

// phoneFace paints a card of the row on a phone. Up is set for the one that is picked up.
func (d *drawing) phoneFace(c *Card, r kit.Rect, up bool) {
	s := d.f.S
	d.picture(c, r, 0.42)
	b := math.Min(25*s, r.W*0.46)
	if up {
		b = 32 * s
	}
	d.corner(c, kit.Rect{X: r.X + 3*s, Y: r.Y + 3*s, W: b, H: b * 1.12})
	box := kit.Rect{X: r.X + 3, Y: r.Bottom() - 42*s, W: r.W - 6, H: 38 * s}
	st := kit.Style{Face: kit.LabelBold, Size: math.Max(MinText, 14*s), Color: kit.NameText, H: kit.Middle,
		V: kit.Finish, Leading: 1.06}
	if up {
		q := MinText * s
		line := kit.Rect{X: r.X + 3, Y: r.Bottom() - q - 7*s, W: r.W - 6, H: q + 2}
		w := math.Min(line.W-q-3, kit.Width(kit.LabelBold, q, 0, upper(c.KindWord)))
		x := line.MidX() - (w+q+3)/2
		d.DrawIcon(c.KindIcon, kit.Rect{X: x, Y: line.MidY() - q/2, W: q, H: q}, kit.Gold, kit.Hex(0x10140A))
		d.Line(kit.Style{Face: kit.LabelBold, Size: q, Upper: true, Color: kit.Gold, V: kit.Middle, Least: MinText},
			c.KindWord, kit.Rect{X: x + q + 3, Y: line.Y, W: w + 1, H: line.H})
		box.Y, box.H = line.Y-40*s, 38*s
		st.Face, st.Size, st.Upper, st.Least = kit.DisplayBlack, 19*s, true, MinText
		if kit.Width(st.Face, st.Size, 0, upper(longestWord(c.Name))) > box.W {
			st.Size = math.Max(MinText, 15*s)
		}
	} else if gistFits(c.Gist, box.W) {
		gist := c.gistStyle(st.Size)
		gist.H = kit.Middle
		line := kit.Rect{X: box.X, Y: box.Bottom() - gist.Size*1.1, W: box.W, H: gist.Size * 1.1}
		d.Line(gist, c.Gist, line)
		box.Y -= line.H
	}
	high := math.Max(st.Size, MinText) * st.Leading
	st.Squeeze = gistSqueeze
	d.NameUp(st, c.Name, kit.Rect{X: box.X, Y: box.Bottom() - high, W: box.W, H: high}, 1)
	d.finish(c, r)
}

// gistSqueeze is how narrow a gist may be set, as a part of its normal width.
const gistSqueeze = 0.72

// gistStyle returns the type style of a card's gist, in the colour of its side.
func (c *Card) gistStyle(size float64) kit.Style {
	st := kit.Style{Face: kit.LabelBold, Size: size, Color: kit.Gold, V: kit.Middle, Least: MinText,
		Squeeze: gistSqueeze}
	if c.Faction == Moloch {
		st.Color = kit.RedNumber
	}
	return st
}

// gistFits reports whether a gist is not empty and fits the width.
func gistFits(gist string, width float64) bool {
	return gist != "" && kit.Width(kit.LabelBold, MinText, 0, gist)*gistSqueeze <= width
}

func longestWord(s string) string {
	best := ""
	for _, w := range strings.Fields(s) {
		if len(w) > len(best) {
			best = w
		}
	}
	return best
}

// corner paints a card's strength or, if it has none, a disc.
func (d *drawing) corner(c *Card, r kit.Rect) {
	if c.Strength != "" {
		d.strength(c, r)
		return
	}
	disc := kit.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W}
	ground, edge, icon, s := art.OliveGround, kit.Brass, kit.Hex(0xFFE3A0), kit.Round(r.W/2)
	if c.Faction == Moloch {
		ground, edge, icon, s = kit.Hex(0x0C1218), art.Steel, kit.RedNumber, kit.Cut(r.W*0.25)
	}
	d.Fill(s, disc, ground)
	d.Outline(s, disc, 1.8, edge)
	d.DrawIcon(c.KindIcon, disc.Centred(r.W*0.64, r.W*0.64), icon, ground)
}

// finish paints what lies over a hand face: note, dimming and the outline of a glow.
func (d *drawing) finish(c *Card, r kit.Rect) {
	s := shapeOf(c.Faction, 10*r.W/handW+1)
	d.note(c, r)
	if c.Dimmed {
		d.Fill(s, r, kit.Ink.Fade(0.5))
	}
	if g := glowColor(c.Glow); g.A > 0 {
		d.Outline(s, r.Inset(-1), 2.4, g)
	}
}
