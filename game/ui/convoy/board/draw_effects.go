package board

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// effects paints what is seen only while it happens, over everything else.
func (d *drawing) effects() {
	if d.before == nil {
		return
	}
	for i := range d.m.Effects {
		e := &d.m.Effects[i]
		t := (d.now.T - e.Delay) / e.Length
		if t < 0 || t >= 1 {
			continue
		}
		at, ok := d.spot(e.At)
		if !ok && e.Kind != FxShow && e.Kind != FxBanner {
			continue
		}
		from, _ := d.spot(e.From)
		if g := d.now.Dropped; g != nil && e.From == cardSpot(g.Spot.ID) {
			from = d.fingered(g)
		}
		d.effect(e, from, at, t)
	}
}

// spot returns where a thing is now or, if it is gone, where it was before the change.
func (d *drawing) spot(id table.Spot) (kit.Rect, bool) {
	if id == table.NoSpot {
		return kit.Rect{}, false
	}
	if r, ok := d.shot.spot(id); ok {
		return r, true
	}
	return d.was(id)
}

// effect paints an effect at the part t of its time, 0..1.
func (d *drawing) effect(e *Effect, from, at kit.Rect, t float64) {
	switch e.Kind {
	case FxPulse:
		if d.m.Battle == nil || at != d.f.Battle.City { // the list of results tells of the fought city
			d.pulse(at, t, kit.Gold)
		}
	case FxTrigger:
		d.beam(from, at, t)
	case FxKill:
		d.sight(at, t)
	case FxShield:
		d.shieldUp(at, t, e.Side)
	case FxHack:
		d.scan(at, t)
	case FxNet:
		d.net(at, t)
	case FxMarker:
		d.rising(e, at, t)
	case FxMill:
		d.burned(e, from, at, t)
	case FxTake:
		d.taken(e, from, at, t)
	case FxShow:
		d.held(e, from, t)
	case FxModule:
		d.clamps(at, t)
	case FxWave:
		d.wave(at, t)
	case FxTrail:
		d.trail(from, at, t)
	case FxBanner:
		d.banner(e, t)
	case FxBenefit:
		d.benefit(e, at, t)
	case FxArrive:
		d.arrival(e, at, t)
	} // FxFall and FxRuin are painted with their skyline
}

// pulse paints a ring that widens around a thing.
func (d *drawing) pulse(r kit.Rect, t float64, col kit.Color) {
	grow := 3 + 12*motion.OutCubic(t)
	if r.W > d.f.W*0.12 && r.H > d.f.H*0.12 {
		grow -= 18 // a city has no room around it: its ring starts inside
	}
	r = r.Inset(-grow)
	d.Ring(kit.Round(10), r, 4, 4, col.Fade(0.9*(1-t)))
	d.Outline(kit.Round(10), r, 2.5, col.Fade(1-t))
}

// beam paints a card at work: a ring around it, then a line of light to its target.
func (d *drawing) beam(from, to kit.Rect, t float64) {
	if !from.Empty() {
		d.pulse(from, math.Min(1, t*1.6), kit.Gold)
	}
	if from.Empty() || to.Empty() || from == to {
		return
	}
	head, tail := motion.OutCubic(math.Min(1, t*1.7)), motion.InCubic(math.Max(0, t*1.7-0.7))
	a, b := point(from, to, tail), point(from, to, head)
	d.ray(a, b, 6, kit.Gold.Fade(0.45))
	d.ray(a, b, 2.5, kit.Hex(0xFFF4DA))
	d.Glow(kit.Rect{X: b.X - 16, Y: b.Y - 16, W: 32, H: 32}, kit.Gold)
}

// point returns the point between the middles of two rectangles, at the part t of the way.
func point(a, b kit.Rect, t float64) kit.Point {
	return kit.Point{X: motion.Mix(a.MidX(), b.MidX(), t), Y: motion.Mix(a.MidY(), b.MidY(), t)}
}

// ray paints a straight line of light.
func (d *drawing) ray(a, b kit.Point, width float64, col kit.Color) {
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	if length < 1 {
		return
	}
	d.Warp(kit.Translate(a.X, a.Y).Mul(kit.Rotate(math.Atan2(b.Y-a.Y, b.X-a.X) * 180 / math.Pi)))
	// A baked picture has soft edges, where a turned rectangle would have steps.
	d.Stamp("ray", 8, 16, kit.Rect{Y: -width, W: length, H: 2 * width}, col, func(p *kit.Painter) {
		p.Fill(new(kit.Path).Rect(kit.Rect{Y: 2, W: 8, H: 12}),
			kit.Linear(0, 2, 0, 14, kit.Stop{At: 0, Color: kit.White.Fade(0)},
				kit.Stop{At: 0.3, Color: kit.White}, kit.Stop{At: 0.7, Color: kit.White},
				kit.Stop{At: 1, Color: kit.White.Fade(0)}))
	})
	d.Pop()
}

// sight paints a sight that closes on a unit, and a burst.
func (d *drawing) sight(r kit.Rect, t float64) {
	q := r.W * (2.1 - 1.2*motion.OutCubic(math.Min(1, t*2.2)))
	box := kit.Rect{X: r.MidX() - q/2, Y: r.MidY() - q/2, W: q, H: q}
	if t < 0.6 {
		size := r.W * 0.9
		icon := kit.Rect{X: r.MidX() - size/2, Y: r.MidY() - size/2, W: size, H: size}
		d.WarpTo(icon, box)
		d.DrawIcon(IconKill, icon, art.Sensor, kit.Ink)
		d.Pop()
	}
	if burst := (t - 0.42) / 0.58; burst > 0 {
		d.Glow(r.Inset(-r.W*(0.3+0.7*burst)), kit.Hex(0xFF8A2B).Fade(1-burst))
		d.splinters(r, burst, 12, art.FoughtEdge)
	}
}

// splinters paints n splinters that fly from the middle of a thing and fall.
func (d *drawing) splinters(r kit.Rect, t float64, n int, col kit.Color) {
	for i := range n {
		angle := float64(i)*2.4 + 0.4
		far := r.W * (0.35 + 0.5*float64(i%3)/2) * motion.OutCubic(t)
		x, y := r.MidX()+math.Cos(angle)*far, r.MidY()+math.Sin(angle)*far+r.H*0.4*t*t
		size := math.Min(r.W*(0.03+0.02*float64(i%4)), 9*math.Max(d.f.S, 0.6)) * (1 - t*0.6)
		d.Warp(kit.Translate(x, y).Mul(kit.Rotate(angle*60 + t*200)))
		d.FillRect(kit.Rect{X: -size, Y: -size / 2, W: 2 * size, H: size}, col.Fade(1-t))
		d.Pop()
	}
}

// shieldUp paints two outlines that close around a unit.
func (d *drawing) shieldUp(r kit.Rect, t float64, side Faction) {
	for k := range 2 {
		in := motion.OutCubic(math.Min(1, math.Max(0, t*1.5-0.2*float64(k))))
		box := r.Inset(-3 - 3*float64(k) - 26*(1-in))
		d.Ring(shapeOf(side, 12), box, 3, 5, kit.Cyan.Fade(0.7*in*(1-t*t)))
		d.Outline(shapeOf(side, 12), box, 2.4, kit.Cyan.Fade(in*(1-t*t*t)))
	}
}

// scan paints broken lines over a unit that is being hacked.
func (d *drawing) scan(r kit.Rect, t float64) {
	d.FillRect(r, kit.Hex(0x04140A).Fade(0.5*motion.Bump(t, 0, 1)))
	for i := range 9 {
		y := r.Y + r.H*(float64(i)+0.5)/9
		off := r.W * 0.18 * math.Sin(float64(i*7)+math.Floor(t*10)*2.1) * (1 - t)
		d.FillRect(kit.Rect{X: r.X + off, Y: y - 1.5,
			W: r.W * (0.5 + 0.5*math.Abs(math.Cos(float64(i*5)+math.Floor(t*10)))), H: 3}, kit.Legal.Fade(0.85*(1-t)))
	}
}

// net paints a net that falls over a soldier.
func (d *drawing) net(r kit.Rect, t float64) {
	fall := motion.OutCubic(math.Min(1, t*1.8))
	box := r.Inset(-r.W*0.7*(1-fall)).Offset(0, -r.H*0.9*(1-fall))
	col := kit.Text.Fade(math.Min(1, 2.2*(1-t)))
	for i := range 6 {
		k := (float64(i) + 0.5) / 6
		d.ray(kit.Point{X: box.X + box.W*k, Y: box.Y}, kit.Point{X: box.X + box.W*(1-k), Y: box.Bottom()}, 2, col)
		d.ray(kit.Point{X: box.X, Y: box.Y + box.H*k}, kit.Point{X: box.Right(), Y: box.Y + box.H*(1-k)}, 2, col)
	}
}

func (d *drawing) rising(e *Effect, r kit.Rect, t float64) {
	col, ground := kit.LegalBright, kit.GainText
	if !e.Gain {
		col, ground = kit.RedNumber, kit.LossText
	}
	d.pulse(r, t, col)
	size := d.f.Px(26)
	w := kit.Width(kit.DisplayBlack, size, 0, e.Text) + 14
	box := kit.Rect{X: r.MidX() - w/2, Y: r.Y + r.H*0.2 - r.H*0.55*motion.OutCubic(t), W: w, H: size * 1.2}
	d.PushAlpha(math.Min(1, 3*(1-t)))
	d.Fill(kit.Round(8), box, ground.Fade(0.85))
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: col, H: kit.Middle, V: kit.Middle}, e.Text, box)
	d.Pop()
}

// clamps paints clamps that bite a unit from both sides.
func (d *drawing) clamps(r kit.Rect, t float64) {
	in := motion.InCubic(math.Min(1, t*2.2))
	for side := range 2 {
		dir := float64(side*2 - 1)
		x := r.MidX() + dir*(r.W*0.5+r.W*0.9*(1-in))
		box := kit.Rect{X: x - r.W*0.09, Y: r.Y + r.H*0.2, W: r.W * 0.18, H: r.H * 0.6}
		d.Fill(kit.Cut(3), box, art.Steel.Fade(math.Min(1, 2.5*(1-t))))
		d.Outline(kit.Cut(3), box, 1.5, art.SteelBlack.Fade(math.Min(1, 2.5*(1-t))))
	}
	if t > 0.45 {
		d.pulse(r, (t-0.45)/0.55, art.Steel)
	}
}

// wave paints the pulse that switches machines off.
func (d *drawing) wave(r kit.Rect, t float64) {
	x := r.X + r.W*motion.InOut(t)
	d.PushClip(r)
	d.FillH(kit.Rect{X: x - r.W*0.35, Y: r.Y, W: r.W * 0.35, H: r.H}, kit.Cyan.Fade(0), kit.Cyan.Fade(0.45*(1-t)))
	d.FillRect(kit.Rect{X: x - 2, Y: r.Y, W: 4, H: r.H}, kit.White.Fade(0.8*(1-t)))
	d.Pop()
}

// trail paints the dust behind a unit that moves.
func (d *drawing) trail(from, to kit.Rect, t float64) {
	for i := range 10 {
		k := float64(i) / 10
		if k > t*1.3 {
			break
		}
		p := point(from, to, k)
		age := t*1.3 - k
		q := 6 + 18*age
		d.Glow(kit.Rect{X: p.X - q, Y: p.Y + from.H*0.35 - q/2, W: 2 * q, H: q},
			art.Stitch.Fade(0.5*math.Max(0, 1-age*1.2)))
	}
}
