package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
)

// Losses say what a seat loses if a location of its hand replaces one in play, a sentence each, lasting losses first;
// lasting reports whether there are any.
func (s *Speaker) Losses(v *state51.View, seat game.Seat, old, new state51.Card) (list []string, lasting bool) {
	lost := foresee.Lost(v, seat, old, new)
	if e := lost.Effect; e != nil {
		list = append(list, s.T("lose", "card", s.Card(old), "what", s.lost(e)))
	}
	if lost.Crowd > 0 {
		list = append(list, s.T("lose.room", "n", lost.Crowd))
	}
	if len(lost.Stored) > 0 {
		list = append(list, s.T("lose.stored", "goods", s.Goods(lost.Stored)))
	}
	comes := lost.Comes
	for range lost.Points {
		comes = append(comes, state51.VP)
	}
	if len(comes) > 0 {
		list = append(list, s.T("lose.comes", "goods", s.Goods(comes)))
	}
	return list, lost.Lasting()
}

// lost names what goes with an effect.
func (s *Speaker) lost(e *state51.Effect) string {
	key := "lose." + e.Do.String()
	switch {
	case e.Do == state51.Slots && e.Spoils:
		key += ".spoils"
	case e.Do == state51.Combine:
		key = "lose." + state51.DoAct.String()
	}
	return s.T(key, "goods", s.Goods(e.Gain), "n", e.N, "type", s.T("type."+e.Type.String()))
}

// mostLosses is the number of places up to which losses are listed one by one.
const mostLosses = 3

// AllLosses say what each location in play that a card of the hand could replace would lose, a line each; if there are
// many, what they have in common. There are none if nothing can be replaced.
func (s *Speaker) AllLosses(v *state51.View, card state51.Card) (list []string) {
	for rest := v.Seats[v.Who].Locations; !rest.Empty(); {
		old := rest.Pop()
		if v.Refusal(state51.Act{Verb: state51.DoRedevelop, A: uint8(card), B: uint8(old)}.Move()) == "" {
			said, _ := s.Losses(v, v.Who, old, card)
			list = append(list, strings.Join(said, " "))
		}
	}
	if len(list) > mostLosses {
		return []string{s.T("lose.any")}
	}
	return list
}
