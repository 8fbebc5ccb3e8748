package voice

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// account is what a seat has done in a game.
type account struct {
	ways   map[state51.Verb]int // number of cards played, by the way in which they were played
	visits int                  // made by the seat
	paid   map[state51.Card]int // points, by the card that brought them
	behind int                  // the most points that it was behind another seat when a round was scored
}

// accountOf returns a seat's account from the log.
func accountOf(seat game.Seat, seats int, lines []table.Line) account {
	a := account{ways: map[state51.Verb]int{}, paid: map[state51.Card]int{}}
	for _, l := range lines {
		if e, ok := l.Event.(state51.Scored); ok {
			for _, n := range e.Points[:seats] {
				a.behind = max(a.behind, n-e.Points[seat])
			}
		}
		if l.Event.Who() != seat {
			continue
		}
		switch e := l.Event.(type) {
		case state51.Played:
			a.ways[e.As]++
		case state51.Visit:
			a.visits++
		case state51.Gained:
			if c, value := e.By.Card(), e.Good.Value(); value > 0 && c != state51.NoCard {
				a.paid[c] += e.N * value
			}
		}
	}
	return a
}

// best returns the card that brought the most points, the first by id if there are several, or NoCard if none brought
// any.
func (a *account) best() (best state51.Card) {
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if a.paid[c] > a.paid[best] {
			best = c
		}
	}
	return best
}

// Chronicle sums up a finished game for the view's seat: its best card, what it did with its cards, and how long it
// took. Where everybody's points came from is shown beside it on the last screen.
func (s *Speaker) Chronicle(view game.View, lines []table.Line) []string {
	v := view.(*state51.View)
	a := accountOf(v.Who, len(s.game.Seats()), lines)
	var list []string
	if c := a.best(); c != state51.NoCard {
		list = append(list, s.T("chronicle.best", "card", s.Card(c), "n", a.paid[c]))
	}
	return append(list,
		s.T("chronicle.ways", "pillaged", a.ways[state51.DoPillage], "agreed", a.ways[state51.DoCooperate],
			"annexed", a.ways[state51.DoAnnex], "rebuilt", a.ways[state51.DoRedevelop]),
		s.T("chronicle.rounds", "n", finished(int(v.Round), lines), "visits", a.visits))
}

// finished returns how many of the rounds that began were scored. The last one was not if somebody gave up in it.
func finished(begun int, lines []table.Line) int {
	for _, l := range slices.Backward(lines) {
		if e, ok := l.Event.(state51.Scored); ok && e.Round == begun {
			return begun
		}
	}
	return begun - 1
}
