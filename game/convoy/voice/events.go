package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Sentence tells an event to one side; "" if there is nothing to say.
func (v *Voice) Sentence(e game.Event, to game.Seat) string {
	card, other, cause := convoy.Card(e.Piece), convoy.Card(e.Other), convoy.Card(e.Cause)
	args := []any{"side", v.T("side." + sideKey(e.Seat) + ".acts"), "card", v.cardOrBlank(card), "other",
		v.cardOrBlank(other), "cause", v.cardOrBlank(cause),
		"from", v.cityOrBlank(convoy.City(e.From)), "city", v.cityOrBlank(convoy.City(e.To)),
		"n", int(e.N), "before", int(e.Before), "after", int(e.After)}
	say := func(key string, more ...any) string { return v.T("say."+key, append(more, args...)...) }
	switch e.Type {
	case convoy.EvPhase:
		return ""
	case convoy.EvDistrict:
		return say("district", "stake", v.T("prompt.stake."+convoy.City(e.To).BenefitOf(int(e.N)).String()))
	case convoy.EvMarker:
		if e.N < 0 {
			return say("marker.minus", "n", -int(e.N))
		}
	case convoy.EvCapture:
		return say("capture", "from", v.Card(convoy.Card(e.From)), "to", v.Card(convoy.Card(e.To)))
	case convoy.EvMill:
		if e.Rule == "hand" {
			return say("mill.hand")
		}
		lost := say("mill", "n", int(e.After))
		if cause != convoy.NoCard { // else it is the winner's reward
			return say("mill.by", "text", lost)
		}
		return lost
	case convoy.EvWiden:
		return say("widen", "n", int(e.After))
	case convoy.EvBattle:
		return say("battle."+sideKey(e.Seat), "moloch", int(e.Before), "outpost", int(e.After))
	case convoy.EvBenefit:
		if e.Rule == convoy.None.String() {
			return ""
		}
	}
	return say(e.Type + variant(e, to))
}

// variant is the end of the key of an event that is told in one of several sentences.
func variant(e game.Event, to game.Seat) string {
	card, cause := convoy.Card(e.Piece), convoy.Card(e.Cause)
	switch e.Type {
	case convoy.EvDraw:
		if e.Hidden.From(to) {
			return ".hidden"
		}
	case convoy.EvUse:
		if card != cause {
			return ".module"
		}
	case convoy.EvMove:
		if e.Rule != "" {
			return "." + e.Rule
		}
	case convoy.EvMarker:
		switch cause {
		case convoy.NoCard:
			return ".rule"
		case card:
			return ".self"
		}
		return ".plus"
	case convoy.EvKill:
		if cause == convoy.NoCard {
			return ".rule"
		}
	case convoy.EvAttach:
		if card.Kind() == convoy.SpecialModule {
			return ".special"
		}
	case convoy.EvBenefit:
		return "." + e.Rule + emptyHanded(e)
	case convoy.EvOver:
		return "." + sideKey(e.Seat)
	}
	return ""
}

// emptyHanded is the end of a benefit's key where it finds nothing to be about.
func emptyHanded(e game.Event) string {
	if e.N == 0 {
		return ".none"
	}
	return ""
}

func sideKey(seat game.Seat) string {
	switch seat {
	case convoy.Moloch:
		return "moloch"
	case convoy.Outpost:
		return "outpost"
	}
	return "none"
}
