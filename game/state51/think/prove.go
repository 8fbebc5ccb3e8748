package think

import (
	"onelongnight/game"
	"onelongnight/game/state51"
)

// WorstCase implements game.Provable, for points in the current round once all rivals have passed. These can do nothing
// then, and what is hidden matters only to a seat that draws, which Count calls luck.
func (a aim) WorstCase(view game.View, into game.State) bool {
	v := view.(*state51.View)
	if a.Points == 0 || a.Round != int(v.Round) || v.Phase != state51.PhaseActions || v.Asked != a.seat {
		return false
	}
	for i := range v.Game().Seats() {
		if game.Seat(i) != a.seat && !v.Seats[i].Passed {
			return false
		}
	}
	rng := game.NewStream(game.Seed{})
	view.Sample(&rng, into)
	return true
}

// What is far off plays no part in a key: the limit of actions in a round (6.4), and the end of the deck, as nobody
// draws so many cards in one round.
const (
	farActions = state51.ActionLimit - 20
	farCards   = 40
)

// Key implements game.Provable. It leaves out the order in which cards came to a hand, and what others have that cannot
// be robbed.
func (a aim) Key(state game.State, buf []byte) []byte {
	s := state.(*state51.State)
	h, p := &s.Seats[a.seat], &s.Playing
	buf = append(buf, byte(s.Phase), byte(s.Ask), byte(s.Asked), s.Public.Round, byte(p.As), byte(p.Card), byte(p.Old),
		byte(p.Kind), p.Sum, byte(p.With), p.Source, p.Owed)
	for _, k := range p.Owes {
		buf = append(buf, byte(k))
	}
	buf = append(buf, h.Base[:]...)
	buf = append(buf, h.Store[:]...)
	buf = append(buf, byte(h.VP), byte(h.VP>>8), byte(h.Leader), h.LeaderGoods, h.LeaderTokens, h.Used, h.Visits,
		max(h.Actions, farActions), flag(h.Redeveloped), flag(h.Passed))
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		m := &s.Marks[c]
		buf = append(buf, byte(c), m.Tokens, m.Used, m.Holds)
	}
	for _, set := range [...]state51.Cards{h.Agreements, h.Spoils, s.Hand[a.seat].Set()} {
		buf = append(buf, 0)
		for !set.Empty() {
			buf = append(buf, byte(set.Pop()))
		}
	}
	for i := range s.Game().Seats() {
		if other := &s.Seats[i]; game.Seat(i) != a.seat {
			buf = append(append(buf, other.Base[:state51.ResourceCount]...), byte(other.Leader), other.LeaderGoods)
		}
	}
	buf = append(buf, s.Deck.N)
	if s.Deck.N < farCards {
		for _, c := range s.Discard.Cards() {
			buf = append(buf, byte(c))
		}
	}
	return buf
}

func flag(on bool) byte {
	if on {
		return 1
	}
	return 0
}
