package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Refusal says why a move is not legal, and what is, where the position tells.
func (v *Voice) Refusal(s game.State, err *game.Illegal) string {
	act := convoy.ActOf(err.Move)
	card, other, city := convoy.NoCard, convoy.NoCard, convoy.City(act.B)
	switch act.Verb {
	case convoy.DoCity, convoy.DoDistrict:
		city = convoy.City(act.A)
	case convoy.DoAttach:
		card, other = convoy.Card(act.A), convoy.Card(act.B)
	case convoy.DoPlay, convoy.DoInstant, convoy.DoUse, convoy.DoDiscard, convoy.DoPick, convoy.DoPickModule, convoy.DoFirst, convoy.DoMill:
		card = convoy.Card(act.A)
	}
	args := []any{"card", v.cardOrBlank(card), "other", v.cardOrBlank(other), "city", v.cityOrBlank(city)}
	key := "illegal." + err.Reason
	if st, ok := s.(*convoy.State); ok {
		more, extra := v.circumstance(&st.Public, err.Reason, act)
		if v.Has(key + more) {
			key, args = key+more, append(args, extra...)
		}
	}
	return v.T(key, args...)
}

// circumstance is what of a position a refusal depends on: the end of its key,
// and more for its places.
func (v *Voice) circumstance(s *convoy.Public, reason string, act convoy.Act) (end string, args []any) {
	f := s.Asked()
	switch convoy.Reason(reason) {
	case convoy.WrongMoment:
		switch {
		case f != nil:
			return ".choice", nil
		case act.Verb == convoy.DoAttach:
			return ".module", nil
		}
		return "." + s.Phase.String(), nil
	case convoy.NotOffered:
		if f != nil && f.Cause != convoy.NoCard && act.Verb == convoy.DoPick {
			return ".cause", []any{"cause", v.Card(f.Cause), "text", v.Text(f.Cause)}
		}
	case convoy.NoTarget:
		if c := convoy.Card(act.A); act.Verb == convoy.DoInstant || act.Verb == convoy.DoUse {
			return ".text", []any{"text", v.Text(c)}
		}
	}
	return "", nil
}
