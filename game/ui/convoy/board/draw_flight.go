package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// flight is how a unit comes to its place. The zero value is no flight.
type flight struct {
	from kit.Rect
	turn float64 // how far it is turned there, in degrees
	card *Card   // the card as which it lay in the hand; nil for a unit that stood somewhere
	full bool    // the card shows its full face
	way  motion.Tween
}

// flightOf returns how a unit comes to where it stands: from where it stood before, from the hand or from the finger
// that let it go, or out of the other side's hand.
func (d *drawing) flightOf(u *Unit, side Faction) flight {
	b := d.before
	if b == nil {
		return flight{}
	}
	way := motion.Tween{Length: min(d.now.Length, FlightTime), Ease: motion.InOut}
	if r, ok := b.spot(unitSpot(u.ID)); ok {
		return flight{from: r, way: way}
	}
	if e := d.effectOn(unitSpot(u.ID), FxArrive); e != nil && e.Card != nil {
		at, _ := d.shot.spot(e.At)
		aim, _ := d.spot(e.Aim)
		return flight{from: d.f.arrivalSpot(at, aim), card: e.Card, full: true,
			way: motion.Tween{Start: e.Delay + e.Length*arrivalHeld, Length: min(FlightTime, e.Length*(1-arrivalHeld)),
				Ease: motion.InOut}}
	}
	for i := range b.Layout.Hand.Cards {
		if c := &b.Model.Hand[i]; c.ID == u.ID {
			f := flight{from: b.Layout.Hand.Cards[i].Rect, turn: b.Layout.Hand.Cards[i].Angle, card: c, way: way}
			if g := d.now.Dropped; g != nil && g.Spot.ID == u.ID {
				f.from, f.turn = d.fingered(g), g.Tilt
			}
			return f
		}
	}
	r, _ := d.shot.spot(pileSpot(side, "hand"))
	return flight{from: r, way: way}
}

// progress returns how far a flight is, 0..1. If things are not to move, a unit is there at once, unless its card is
// held up first.
func (d *drawing) progress(f *flight) float64 {
	switch {
	case d.before == nil:
		return 1
	case !d.now.Calm:
		return f.way.At(d.now.T)
	case f.full && d.now.T < f.way.Start:
		return 0
	}
	return 1
}

// under paints a unit in flight to r, at the part t of its way. Draw paints the unit at r; what was a card turns into
// it.
func (d *drawing) under(f flight, r kit.Rect, t float64, draw func()) {
	at := mixRect(f.from, r, t)
	high := motion.Bump(t, 0, 1) // lifted towards the eye, most in the middle of its way
	at = at.Inset(-at.W * 0.05 * high)
	if f.turn != 0 {
		d.Warp(kit.Translate(at.MidX(), at.MidY()).Mul(kit.Rotate(f.turn * (1 - t))).Mul(kit.Translate(-at.MidX(),
			-at.MidY())))
		defer d.Pop()
	}
	d.Halo(kit.Round(10), at.Offset(0, 10*high), 10, kit.Black.Fade(0.6*high))
	seen := 1.0
	if f.card != nil {
		seen = clamp((t-0.35)/0.4, 0, 1)
	}
	if seen > 0 {
		d.PushAlpha(seen)
		d.WarpTo(r, at)
		draw()
		d.Pop()
		d.Pop()
	}
	if seen < 1 {
		face, paint := d.f.passing(), d.plainFace
		if f.full {
			face, paint = f.from, d.face
			at = d.presented(at)
		}
		d.PushAlpha(math.Min(1, 2-2*seen))
		d.WarpTo(face, at)
		paint(f.card, face)
		d.Pop()
		d.Pop()
	}
}

// presented returns where a card is that is held up: it comes up quickly, and grows a little while it is read.
func (d *drawing) presented(at kit.Rect) kit.Rect {
	if d.now.Calm {
		return at
	}
	k := 0.5 + 0.5*motion.Tween{Length: 160, Ease: motion.OutBack}.At(d.now.T)
	return at.Centred(at.W*k, at.H*k)
}
