package foresee

import (
	"onelongnight/game"
	"onelongnight/game/state51"
)

// Loss is what happens in a redevelopment besides the old location being discarded (6.8).
type Loss struct {
	Effect *state51.Effect // of the old location; nil if the new one has as much of the same lasting kind
	Crowd  int             // how many agreements and spoils no longer fit (8.2)
	Stored []state51.Good  // goods that go from the store to the base (8.3)
	Comes  []state51.Good  // goods on the old location, which go to the base
	Points int             // points on the old location, which go to the base
}

// Lost returns what a seat loses if a location of its hand replaces one that it has in play.
func Lost(v *state51.View, seat game.Seat, old, new state51.Card) Loss {
	g, h := v.Game(), v.Seats[seat]
	was, is := &g.Data().Of(old).Effect, &g.Data().Of(new).Effect
	out := Loss{Effect: was, Points: int(v.Marks[old].Tokens) * was.Token()}
	switch {
	case was.Do != is.Do:
	case was.Do == state51.Slots && is.N >= was.N && (was.Spoils || !is.Spoils),
		was.Do == state51.Draft && was.How == is.How,
		was.Do == state51.Store && is.N >= was.N:
		out.Effect = nil
	}
	h.Locations.Remove(old)
	h.Locations.Add(new)
	general, all := g.General(seat, &h)
	agreements := h.Agreements.Len()
	out.Crowd = max(0, agreements-general, agreements+h.Spoils.Len()-all)
	for k, n := range h.Store {
		for range n {
			if was.Do == state51.Store {
				out.Stored = append(out.Stored, state51.Good(k))
			}
		}
	}
	for i, k := range was.Pay {
		if was.Do == state51.Combine && v.Marks[old].Holds>>i&1 != 0 {
			out.Comes = append(out.Comes, k)
		}
	}
	return out
}

// Lasting reports whether what is lost was of use all the time, not only when it was worked: slots, a store, or a draft
// ability.
func (l *Loss) Lasting() bool {
	if l.Crowd > 0 || len(l.Stored) > 0 {
		return true
	}
	return l.Effect != nil && (l.Effect.Do == state51.Slots || l.Effect.Do == state51.Store ||
		l.Effect.Do == state51.Draft)
}
