package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// flight is where a unit comes from that is on its way to its place.
type flight struct {
	from kit.Rect
	turn float64 // degrees that it lies turned there
	card *Card   // as which it lay in the hand, nil for a unit that stood somewhere
}

// flightOf is how a unit comes to where it stands: from where it stood, from the hand or the finger that let it go, or
// out of the other side's hand.
func (d *drawing) flightOf(u *Unit, side Faction) flight {
	b := d.now.Before
	if b == nil {
		return flight{}
	}
	if r, ok := b.spot(unitSpot(u.ID)); ok {
		return flight{from: r}
	}
	for i := range b.Frame.Hand {
		if c := &b.Model.Hand[i]; c.ID == u.ID {
			f := flight{b.Frame.Hand[i].Rect, b.Frame.Hand[i].Angle, c}
			if g := d.now.Dropped; g != nil && g.ID == u.ID {
				f.from, f.turn = d.fingered(g), g.Tilt
			}
			return f
		}
	}
	r, _ := d.shot.spot(pileSpot(side, "hand"))
	return flight{from: r}
}

// under paints a unit that is under way to r, t of it; draw paints it there. What was a card turns into a unit.
func (d *drawing) under(f flight, r kit.Rect, t float64, draw func()) {
	at := mixRect(f.from, r, t)
	high := motion.Bump(t, 0, 1) // lifted towards the eye in the middle of its way
	at = at.Inset(-at.W * 0.05 * high)
	if f.turn != 0 {
		d.Warp(kit.Translate(at.MidX(), at.MidY()).Mul(kit.Rotate(f.turn * (1 - t))).Mul(kit.Translate(-at.MidX(), -at.MidY())))
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
		face := d.f.passing()
		d.PushAlpha(math.Min(1, 2-2*seen))
		d.WarpTo(face, at)
		d.plainFace(f.card, face)
		d.Pop()
		d.Pop()
	}
}
