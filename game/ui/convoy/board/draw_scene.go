package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// taken paints a card that goes from one pile or place to another.
func (d *drawing) taken(e *Effect, from, to kit.Rect, t float64) {
	if d.m.Battle == nil && d.owned(e) {
		return // it is already painted on its way into the hand
	}
	k := motion.OutCubic(t)
	p := point(from, to, k)
	h := d.f.Unit(96, 64) * (0.55 + 0.45*math.Sin(k*math.Pi))
	if d.m.Battle != nil {
		h *= 1.8 // nothing else shows where the card goes
	}
	d.small(e, kit.Rect{X: p.X - h*0.36, Y: p.Y - h/2, W: h * 0.72, H: h}, math.Min(1, 4*(1-t)))
}

// owned reports whether the effect is about a card that is in the hand.
func (d *drawing) owned(e *Effect) bool {
	for i := range d.f.Hand.Cards {
		if e.At == cardSpot(d.m.Hand[i].ID) {
			return true
		}
	}
	return false
}

// small paints a card that passes by: its picture or its back.
func (d *drawing) small(e *Effect, r kit.Rect, alpha float64) {
	d.PushAlpha(alpha)
	defer d.Pop()
	full := d.f.passing()
	d.WarpTo(full, r)
	defer d.Pop()
	if e.Card == nil || e.Card.Art == "" {
		d.back(e.Side, full)
		return
	}
	d.Halo(shapeOf(e.Side, full.W*0.1), full, 6, kit.Black.Fade(0.6))
	d.plainFace(e.Card, full)
}

func (d *drawing) back(side Faction, r kit.Rect) {
	s := shapeOf(side, r.W*0.1)
	top, bottom, edge, sign := art.SteelMid, art.SteelBlack, art.Steel, art.Sensor
	if side == Outpost {
		top, bottom, edge, sign = art.OliveMid, art.OliveBlack, kit.Brass, art.Stitch
	}
	d.FillShape(s, r, top, bottom)
	d.Outline(s, r, 2, edge)
	d.FillRect(r.Centred(r.W*0.5, 2.5), sign)
}

// burned paints a card lost from a deck: it turns up, glows, and is gone.
func (d *drawing) burned(e *Effect, from, to kit.Rect, t float64) {
	up := motion.OutCubic(math.Min(1, t*2.4))
	down := motion.InCubic(math.Max(0, (t-0.6)/0.4))
	h := d.f.millHeight()
	rise := from.Offset(0, h*0.9)
	p := point(from, rise, up)
	q := point(kit.Rect{X: p.X, Y: p.Y}, to, down)
	k := (0.4 + 0.6*up) * (1 - 0.6*down)
	r := kit.Rect{X: q.X - h*0.36*k, Y: q.Y - h*k/2, W: h * 0.72 * k, H: h * k}
	turn := math.Abs(math.Cos(up * math.Pi)) // turned over on the way
	r = kit.Rect{X: r.MidX() - r.W*turn/2, Y: r.Y, W: r.W * turn, H: r.H}
	if r.W < 2 {
		return
	}
	if up < 0.5 {
		d.back(e.Side, r)
		return
	}
	d.Halo(shapeOf(e.Side, 8), r, 10, art.Sensor.Fade(0.8*(1-down)))
	d.small(e, r, 1-down*0.6)
}

// held paints a card that is held up for both sides to read.
func (d *drawing) held(e *Effect, from kit.Rect, t float64) {
	if e.Card == nil {
		return
	}
	r := d.f.heldSpot()
	w, h := r.W, r.H
	in := motion.OutBack(math.Min(1, t*4))
	out := motion.InCubic(math.Max(0, (t-0.8)/0.2))
	if from.Empty() {
		from = r.Offset(0, -h*0.4)
	}
	d.PushAlpha(math.Min(1, t*6) * (1 - out))
	d.WarpTo(r, mixRect(from.Centred(w*0.4, h*0.4), r, in).Offset(0, -20*out))
	d.Halo(shapeOf(e.Side, 11), r, 18, kit.Gold.Fade(0.5))
	d.face(e.Card, r)
	d.Pop()
	d.Pop()
}

// bannerSpot returns where a banner goes across the road.
func (f *Layout) bannerSpot() kit.Rect {
	h := f.Unit(64, 44)
	return kit.Rect{Y: f.Road.Y - h*1.5, W: f.W, H: h}
}

// bannerAlpha returns how visible a banner is at the part t of its time, 0..1.
func bannerAlpha(t float64) float64 { return math.Min(1, math.Min(t*5, (1-t)*4)) }

// besideBanner returns how visible what stands in a banner's way is, 0..1. One goes as the other comes, so that words
// never lie over each other.
func (d *drawing) besideBanner(r kit.Rect) float64 {
	if d.before == nil || r.Intersect(d.f.bannerSpot()).Empty() {
		return 1
	}
	for i := range d.m.Effects {
		e := &d.m.Effects[i]
		if t := (d.now.T - e.Delay) / e.Length; e.Kind == FxBanner && t >= 0 && t < 1 {
			return math.Max(0, 1-4*bannerAlpha(t))
		}
	}
	return 1
}

// banner paints a word across the road.
func (d *drawing) banner(e *Effect, t float64) {
	f := d.f
	r := f.bannerSpot()
	h := r.H
	d.PushAlpha(bannerAlpha(t))
	mid := kit.Ink.Fade(0.86)
	d.FillH(kit.Rect{X: 0, Y: r.Y, W: f.W / 2, H: h}, kit.Ink.Fade(0), mid)
	d.FillH(kit.Rect{X: f.W / 2, Y: r.Y, W: f.W / 2, H: h}, mid, kit.Ink.Fade(0))
	across := goldWord
	if e.Side == Moloch {
		across = steelWord
	}
	text := r.InsetXY(12, 0)
	if grow := 0.94 + 0.06*motion.OutCubic(math.Min(1, t*3)); !d.now.Calm {
		// Stretched, not moved: letters that move sideways would be baked anew for each fraction of a pixel.
		d.WarpTo(text, text.Centred(text.W*grow, text.H*grow))
		defer d.Pop()
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: math.Min(h*0.72, f.Px(44)), Least: 20, Tracking: 2, Upper: true,
		Color: kit.White, Across: across, H: kit.Middle, V: kit.Middle, Shadow: 2}, e.Text, text)
	d.Pop()
}
