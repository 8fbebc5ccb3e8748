package board

import (
	"fmt"
	"strconv"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// slide draws what follows, until Pop, moved as far as column i still is from its new place. If stretch is set it is
// stretched too, as the ground is; words only move.
func (d *drawing) slide(i int, stretch bool) {
	to := d.f.Columns[i].Rect
	from := to
	if b := d.before; b != nil && !d.now.Calm && !d.f.Portrait && b.Layout.Columns[i].Shown {
		from = b.Layout.Columns[i].Rect
	}
	at := mixRect(from, to, motion.Tween{Length: d.now.Length, Ease: motion.InOut}.At(d.now.T))
	switch {
	case from == to:
		d.Push(kit.Identity)
	case stretch:
		d.WarpTo(to, kit.Rect{X: at.X, Y: to.Y, W: at.W, H: to.H})
	default:
		d.Warp(kit.Translate(at.MidX()-to.MidX(), 0))
	}
}

// units paints the units of a city: where they stand, on their way there, or leaving.
func (d *drawing) units(c *City, col *Column) {
	for side := Moloch; side <= Outpost; side++ {
		for i, r := range col.Units[side] {
			u := &c.row(side).Units[i]
			draw := func() { d.keepAs(tokenAt(u, r), func() { d.token(u, r) }) }
			f := d.flightOf(u, side)
			if t := d.progress(&f); t < 1 && f.from != r {
				d.aloft = append(d.aloft, func() { d.under(f, r, t, draw) })
				continue
			}
			draw()
		}
	}
	b := d.before
	if b == nil || !b.Layout.Columns[c.N-1].Shown {
		return
	}
	old := &b.Layout.Columns[c.N-1]
	for side := Moloch; side <= Outpost; side++ {
		for i, r := range old.Units[side] {
			if u := &b.Model.Cities[c.N-1].row(side).Units[i]; i < len(old.Units[side]) {
				d.leaving(u, side, r)
			}
		}
	}
}

// tokenAt names the picture of a unit at a place.
func tokenAt(u *Unit, r kit.Rect) any {
	type key struct {
		Unit
		clip Clip
		at   kit.Rect
	}
	k := key{Unit: *u, at: r}
	if u.Module != nil {
		k.Module, k.clip = nil, *u.Module
	}
	return k
}

// leaving paints a unit that no longer stands in this city: it goes to the hand, into the count of a destroyed city, or
// down to a pile.
func (d *drawing) leaving(u *Unit, side Faction, r kit.Rect) {
	ids := []table.Spot{cardSpot(u.ID), unitSpot(u.ID)}
	for _, id := range ids {
		if to, ok := d.shot.spot(id); ok {
			if d.seen(u.ID) {
				return // it is painted where it is now
			}
			d.departing(u, r, to, d.fly(), 1)
			return
		}
	}
	pile := "discard"
	struck := d.effectOn(unitSpot(u.ID), FxKill)
	for i := range d.m.Effects {
		if e := &d.m.Effects[i]; e.Kind == FxTake && e.From == unitSpot(u.ID) && e.At == pileSpot(side, "hand") {
			pile = "hand"
		}
	}
	start := 0.0
	if struck != nil {
		start = struck.Delay + struck.Length*0.45
		r = r.Offset(r.W*0.12*motion.Shake(d.now.T, struck.Delay, struck.Length), 0)
	}
	t := motion.Tween{Start: start, Length: max(1, min(d.now.Length-start, FlightTime)),
		Ease: motion.InCubic}.At(d.now.T)
	if d.now.Calm && d.now.T > start {
		t = 1
	}
	to, _ := d.shot.spot(pileSpot(side, pile))
	d.departing(u, r, to.Centred(r.W*0.4, r.H*0.4), t, 1-t*0.7)
}

// departing paints a token made for r on its way to another place, at the part t of it.
func (d *drawing) departing(u *Unit, r, to kit.Rect, t, alpha float64) {
	if t >= 1 {
		return
	}
	draw := func() {
		d.PushAlpha(alpha)
		d.WarpTo(r, mixRect(r, to, t))
		d.token(u, r)
		d.Pop()
		d.Pop()
	}
	if t == 0 { // it has not left yet
		draw()
		return
	}
	d.aloft = append(d.aloft, draw)
}

// seen reports whether a unit or card has a picture of its own in this layout.
func (d *drawing) seen(id string) bool {
	for i := range d.f.Hand.Cards {
		if d.m.Hand[i].ID == id {
			return true
		}
	}
	for i := range d.f.Columns {
		for side := Moloch; side <= Outpost; side++ {
			for k := range d.f.Columns[i].Units[side] {
				if d.m.Cities[i].row(side).Units[k].ID == id {
					return true
				}
			}
		}
	}
	return false
}

// rolled returns a total as shown on its way from the number before the change to the one now.
func (d *drawing) rolled(city int, side Faction, total string) string {
	b := d.before
	if b == nil || d.now.Calm {
		return total
	}
	from, err := strconv.Atoi(b.Model.Cities[city-1].row(side).Total)
	to, bad := strconv.Atoi(total)
	if err != nil || bad != nil {
		return total
	}
	return fmt.Sprint(roll(from, to, motion.Tween{Length: min(d.now.Length, 250)}.At(d.now.T)))
}

// roll returns the whole number at the part t of the way from a to b.
func roll(a, b int, t float64) int {
	return a + int(float64(b-a)*t+map[bool]float64{true: 0.5, false: -0.5}[b > a])
}

// effectOn returns the effect of a kind on a thing, or nil.
func (d *drawing) effectOn(id table.Spot, kind EffectKind) *Effect {
	for i := range d.m.Effects {
		if e := &d.m.Effects[i]; e.Kind == kind && e.At == id {
			return e
		}
	}
	return nil
}

// drawn returns how far a card is that has just been drawn, 0..1. Several come one after the other.
func (d *drawing) drawn(id string) float64 {
	if e := d.effectOn(cardSpot(id), FxTake); e != nil {
		return motion.Tween{Start: e.Delay, Length: e.Length}.At(d.now.T)
	}
	return d.fly()
}

// shake moves the table up and down when something breaks. If it returns true, the caller has to pop.
func (d *drawing) shake() bool {
	if d.before == nil || d.now.Calm {
		return false
	}
	for i := range d.m.Effects {
		e := &d.m.Effects[i]
		if e.Kind != FxFall && e.Kind != FxRuin {
			continue
		}
		if y := motion.Shake(d.now.T, e.Delay, 150); y != 0 {
			d.Warp(kit.Translate(0, 6*d.f.S*y))
			return true
		}
	}
	return false
}
