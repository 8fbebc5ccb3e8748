package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// moment is a decision as a hint looks at it.
type moment struct {
	*convoy.View
	legal []game.Move
	since []game.Event
}

// hints are told once each in a first game, when they fit.
var hints = game.HintTable[moment]{
	{"tie", func(m *moment) bool {
		return slices.ContainsFunc(m.since, func(e game.Event) bool {
			return game.Is[convoy.BattleDecided](e) && e.Who() == game.NoSeat
		})
	}},
	{"opening", func(m *moment) bool { return m.may(convoy.DoMulligan) }},
	{"attack", func(m *moment) bool { return m.attacks() && m.Battle <= 2 && m.may(convoy.DoPlay) }},
	{"counts", func(m *moment) bool { return m.attacks() && (m.Battle == 2 || m.Battle == 3) }},
	{"district", func(m *moment) bool { return m.Phase == convoy.DistrictPhase && m.may(convoy.DoDistrict) }},
	{"last-district", func(m *moment) bool {
		return m.attacks() && m.Active != convoy.NewYork && m.StandingIn(m.Active) == 1
	}},
	{"hopeless", func(m *moment) bool { return m.attacks() && Hopeless(m.View, m.legal) }},
	{"york", func(m *moment) bool { return m.attacks() && m.Active == convoy.Jersey }},
	{"deck", func(m *moment) bool { return m.attacks() && m.DeckSize[convoy.Moloch] <= lowDeck }},
	{"bomb", func(m *moment) bool { return m.attacks() && m.Active.BenefitOf(int(m.Fight)) == convoy.Bomb }},
	{"module", func(m *moment) bool { return m.may(convoy.DoAttach) }},
	{"support", func(m *moment) bool { return m.may(convoy.DoSupport) }},
	{"instant", func(m *moment) bool { return m.may(convoy.DoInstant) }},
	{"ability", func(m *moment) bool { return m.attacks() && m.may(convoy.DoUse) }},
	{"ahead", func(m *moment) bool { return Ahead(m.View, m.legal) != convoy.Nowhere }},
}

// lowDeck is how many cards of Moloch's deck are few enough to count them.
const lowDeck = 10

var hintNames = hints.Names()

// Hints implements game.Hinter.
func (Rules) Hints() []string { return hintNames }

// Fitting implements game.Hinter.
func (Rules) Fitting(view game.View, legal []game.Move, since []game.Event, buf []string) []string {
	m := moment{view.(*convoy.View), legal, since}
	if m.Turn() != m.Who {
		return buf
	}
	return hints.Fitting(&m, buf)
}

// may reports whether there is a legal move of a verb.
func (m *moment) may(verb convoy.Verb) bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool { return convoy.ActOf(x).Verb == verb })
}

// attacks reports whether the seat can choose freely in its attack.
func (m *moment) attacks() bool {
	return m.Depth == 0 && (m.Phase == convoy.MolochAttack || m.Phase == convoy.OutpostAttack)
}

// far is by how much strength alone may fall short if an ability can still help.
const far = 2

// OutOfReach reports whether the enemy leads in the active city by much more than the strength of the whole hand.
func OutOfReach(v *convoy.View) bool {
	behind := v.Total(v.Active, convoy.Other(v.Who)) - v.Total(v.Active, v.Who)
	for _, c := range v.Own.Cards() {
		behind -= c.Strength()
	}
	return behind > far
}

// Hopeless reports whether the battle is out of reach and nothing that may be done could take any of the enemy's lead
// away: no support, no ability of a unit, and of the hand neither an instant nor a unit that helps others or does
// something to one when it enters. legal are the moves of the view's seat.
func Hopeless(v *convoy.View, legal []game.Move) bool {
	onUnit := func(e convoy.Effect) bool { return e.Do.String() != "" }
	return OutOfReach(v) && !slices.ContainsFunc(legal, func(m game.Move) bool {
		verb := convoy.ActOf(m).Verb
		return verb == convoy.DoSupport || verb == convoy.DoUse
	}) && !slices.ContainsFunc(v.Own.Cards(), func(c convoy.Card) bool {
		return c.Kind() == convoy.Instant || c.Printed().Aura || slices.ContainsFunc(c.Printed().Entry, onUnit)
	})
}

// Ahead returns the first city further on in which no enemy stands and into which one of some moves plays a robot or a
// soldier, which would get a +1 marker there (5.2). It returns Nowhere if there is none.
func Ahead(v *convoy.View, moves []game.Move) convoy.City {
	for _, x := range moves {
		act := convoy.ActOf(x)
		to := convoy.City(act.B)
		if act.Verb == convoy.DoPlay && to > v.Active && convoy.Card(act.A).Kind() != convoy.Building &&
			len(v.UnitsIn(to, convoy.Other(v.Who))) == 0 {
			return to
		}
	}
	return convoy.Nowhere
}
