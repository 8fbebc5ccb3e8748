package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// moment is a decision that a hint may fit.
type moment struct {
	*aurora.View
	legal []game.Move
}

// near is how many spaces away the ship is when the hint about it is given.
const near = 8

// hints lists what is told in a first game, each once, when it fits; the most important come first.
var hints = game.HintTable[moment]{
	{"explore", func(m *moment) bool { return m.may(aurora.VerbExplore) }},
	{"crew", func(m *moment) bool { return m.Ask == aurora.AskCrew }},
	{"contaminate", func(m *moment) bool {
		return m.Ask == aurora.AskContaminate || m.Ask == aurora.AskExplore && m.tainted() ||
			slices.ContainsFunc(m.legal, m.Contaminates)
	}},
	{"part", func(m *moment) bool { return m.Ask == aurora.AskPart || m.Ask == aurora.AskBonus }},
	{"points", func(m *moment) bool { return m.Ask == aurora.AskExplore && m.Public.Round > 1 }},
	{"wolves", func(m *moment) bool { return m.Ask == aurora.AskExplore && m.lurking() }},
	{"pass", func(m *moment) bool { return m.may(aurora.VerbPass) && m.Convoys[m.Who].Damage != 0 }},
	{"damage", func(m *moment) bool { return m.Ask == aurora.AskDamage }},
	{"drop", func(m *moment) bool { return m.Ask == aurora.AskDrop }},
	{"drive", func(m *moment) bool { return m.may(aurora.VerbDrive) }},
	{"ship", func(m *moment) bool {
		return m.may(aurora.VerbDrive) && int(m.AuroraSpace())-int(m.Convoys[m.Who].Space) <= near
	}},
	{"stow", func(m *moment) bool { return m.Ask == aurora.AskStow }},
	{"fire", func(m *moment) bool { return m.may(aurora.VerbFire) }},
}

var hintNames = hints.Names()

// Hints implements game.Hinter.
func (Game) Hints() []string { return hintNames }

// patient lists the hints that can wait for another occasion; the others are about decisions that come up once and cost
// dearly.
var patient = map[string]bool{"crew": true, "part": true, "pass": true, "points": true}

// Urgent implements game.UrgentHinter.
func (Game) Urgent(hint string) bool { return !patient[hint] }

// Fitting implements game.Hinter.
func (Game) Fitting(view game.View, legal []game.Move, _ []game.Event, buf []string) []string {
	m := moment{view.(*aurora.View), legal}
	if m.Asked != m.Who {
		return buf
	}
	return hints.Fitting(&m, buf)
}

// may reports whether there is a legal move with a verb.
func (m *moment) may(verb aurora.Verb) bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool { return aurora.ActOf(x).Verb == verb })
}

// tainted reports whether anybody in the crew is contaminated.
func (m *moment) tainted() bool {
	c := &m.Convoys[m.Who]
	return slices.ContainsFunc(c.Crew[:c.CrewN], func(x aurora.Member) bool { return x.Contamination > 0 })
}

// lurking reports whether an enemy lies in a slot.
func (m *moment) lurking() bool {
	return slices.ContainsFunc(m.Slots[1:], func(slot aurora.Slot) bool {
		return m.Game().Data().Of(slot.Card).Kind == aurora.Enemy && slot.Card != aurora.NoCard
	})
}
