package think

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// moment is a decision as a hint looks at it.
type moment struct {
	*state51.View
	legal []game.Move
}

// near is how many points make the end of the game near (2.4).
const near = 22

// hints are told once each in a first game, when they fit, the most important first.
var hints = game.HintTable[moment]{
	{"draft", func(m *moment) bool { return m.Ask == state51.AskDraft }},
	{"joins", (*moment).joins},
	{"ways", func(m *moment) bool {
		return m.may(state51.DoPillage) || m.may(state51.DoCooperate) || m.may(state51.DoAnnex)
	}},
	{"contacts", func(m *moment) bool { return m.Ask == state51.AskAct && len(m.Hand[m.Who].Cards()) > 0 }},
	{"spoils", func(m *moment) bool { return m.Ask == state51.AskSpoils }},
	{"work", (*moment).works},
	{"visit", func(m *moment) bool { return m.may(state51.DoVisit) }},
	{"leader", func(m *moment) bool { return m.may(state51.DoLead) }},
	{"full", func(m *moment) bool { return m.Ask == state51.AskAct && m.Full() != state51.NoCard }},
	{"rob", (*moment).robs},
	{"redevelop", func(m *moment) bool { return m.may(state51.DoRedevelop) }},
	{"near", func(m *moment) bool { return m.Ask == state51.AskAct && m.best() >= near }},
	{"pass", func(m *moment) bool { return m.Ask == state51.AskAct && m.Round > 1 }},
}

var hintNames = hints.Names()

// Hints implements game.Hinter.
func (Game) Hints() []string { return hintNames }

// Fitting implements game.Hinter.
func (Game) Fitting(view game.View, legal []game.Move, _ []game.Event, buf []string) []string {
	m := moment{view.(*state51.View), legal}
	if m.Asked != m.Who {
		return buf
	}
	return hints.Fitting(&m, buf)
}

// may reports whether there is a move of a verb.
func (m *moment) may(verb state51.Verb) bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool { return state51.ActOf(x).Verb == verb })
}

// works reports whether something can be worked that takes a worker.
func (m *moment) works() bool {
	return slices.ContainsFunc(m.legal, func(x game.Move) bool {
		act := state51.ActOf(x)
		return act.Verb == state51.DoWork && !m.Game().Data().Of(state51.Card(act.A)).Effect.Free
	})
}

// robs reports whether a rival has something that can be stolen. There may be cards that steal from the second round
// on.
func (m *moment) robs() bool {
	for i := range m.Game().Seats() {
		for k := range state51.Good(state51.ResourceCount) {
			if seat := game.Seat(i); seat != m.Who && m.Loot(seat, k) > 0 {
				return m.Ask == state51.AskAct && m.Round > 1
			}
		}
	}
	return false
}

// joins reports whether a card will still join the row in this draft.
func (m *moment) joins() bool {
	seats := len(m.Game().Seats())
	for n := max(1, int(m.Pick)); m.Ask == state51.AskDraft && n <= 2*seats; n++ {
		if state51.RowGrows(seats, n) {
			return true
		}
	}
	return false
}

// best returns the highest score.
func (m *moment) best() (points int) {
	for i := range m.Game().Seats() {
		points = max(points, m.Points(game.Seat(i)))
	}
	return points
}
