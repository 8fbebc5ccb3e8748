package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Refusal says why a move is not legal and, if the position tells, what is.
func (v *Voice) Refusal(s game.State, err *game.Illegal) string {
	act := convoy.ActOf(err.Move)
	card, other, city := convoy.NoCard, convoy.NoCard, convoy.City(act.B)
	switch act.Verb {
	case convoy.DoCity, convoy.DoDistrict:
		city = convoy.City(act.A)
	case convoy.DoAttach:
		card, other = convoy.Card(act.A), convoy.Card(act.B)
	case convoy.DoPlay, convoy.DoInstant, convoy.DoUse, convoy.DoDiscard, convoy.DoPick, convoy.DoPickModule,
		convoy.DoFirst, convoy.DoMill:
		card = convoy.Card(act.A)
	}
	st, _ := s.(*convoy.State)
	card = atFault(st, err.Reason, act, card)
	args := []any{"card", v.cardOrBlank(card), "other", v.cardOrBlank(other), "city", v.cityOrBlank(city)}
	key := "illegal." + err.Reason
	if st != nil {
		more, extra := v.circumstance(&st.Public, err.Reason, act, card)
		if v.Has(key + more) {
			key, args = key+more, append(args, extra...)
		}
	}
	return v.T(key, args...)
}

// atFault returns the card that a refusal is about. Usually it is the one played. If the robot is not in play, it is
// the robot; in a module phase, the unit's module.
func atFault(s *convoy.State, reason string, act convoy.Act, played convoy.Card) convoy.Card {
	switch why := convoy.Reason(reason); {
	case act.Verb == convoy.DoAttach && why == convoy.NotInPlay:
		return convoy.Card(act.B)
	case s == nil || act.Verb != convoy.DoUse || s.Phase != convoy.MolochModules && s.Phase != convoy.OutpostModules:
	case why == convoy.NoTarget || why == convoy.Disabled:
		return s.Units[played].Module
	}
	return played
}

// circumstance returns the ending of a refusal's key, which depends on the position, and further values for its places.
func (v *Voice) circumstance(s *convoy.Public, reason string, act convoy.Act, card convoy.Card) (end string,
	args []any) {
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
		if act.Verb == convoy.DoInstant || act.Verb == convoy.DoUse {
			return ".text", []any{"text", v.Text(card)}
		}
	}
	return "", nil
}
