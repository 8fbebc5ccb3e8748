package lab

import (
	"fmt"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// Puzzles returns where puzzles come from. What to pay with may be left free.
func Puzzles() *lab.PuzzleSource {
	return &lab.PuzzleSource{Game: think.Rules{}, Positions: puzzlePositions, Aims: aims, Subjects: subjects,
		Terms: mission.Terms{Bound: 50_000, Free: []string{"cost"}}}
}

// Limits for puzzles. More than mostCards cards in hand are more than people want to think through, and more than can
// be searched. A side that has more loses some at random, and so does an Outpost that answers Moloch's attack with more
// than mostAnswers.
const (
	mostCards   = 6
	mostAnswers = 3
	thinnings   = 2 // how many ways to take cards away are tried
)

// puzzlePositions returns the position with the enemy's hand open, and with it as hidden as it was.
func puzzlePositions(state game.State, rng *game.Stream) (rows [][][]byte) {
	s := state.(*convoy.State)
	seat := s.Turn()
	enemy := convoy.Other(seat)
	if s.Phase < convoy.MolochAttack {
		return nil
	}
	tries := 1
	if s.Hand[seat].Len() > mostCards {
		tries = thinnings
	}
	for range tries {
		hidden, open := document(s), document(s)
		own := thinned(&s.Hand[seat], mostCards, rng)
		other := thinned(&s.Hand[enemy], convoy.DeckSize, rng)
		if s.Phase == convoy.MolochAttack {
			other = thinned(&s.Hand[enemy], mostAnswers, rng)
		}
		for _, doc := range []map[string]any{hidden, open} {
			hold(doc, seat, own, false)
			hold(doc, enemy, other, false)
		}
		hold(open, enemy, other, true)
		row := [][]byte{lab.Encode(open)}
		if len(other) > 0 {
			row = append(row, lab.Encode(hidden))
		}
		rows = append(rows, row)
	}
	return rows
}

// thinned returns a hand without cards that are too many, which are taken away at random.
func thinned(hand *convoy.Pile, most int, rng *game.Stream) (ids []any) {
	cards := append([]convoy.Card(nil), hand.Cards()...)
	for len(cards) > most {
		at := rng.Below(len(cards))
		cards = append(cards[:at], cards[at+1:]...)
	}
	for _, c := range cards {
		ids = append(ids, c.ID())
	}
	return ids
}

// hold gives a side in a document a hand. If all is set the enemy knows it, otherwise as much of it as before.
func hold(doc map[string]any, seat game.Seat, hand []any, all bool) {
	side := doc[game.SeatName(think.Rules{}, seat)].(map[string]any)
	side["hand"] = hand
	known, _ := side["known"].(map[string]any)
	if known == nil {
		known = map[string]any{}
	}
	if all {
		known["hand"] = hand
	} else if was, ok := known["hand"].([]any); ok {
		known["hand"] = slices.DeleteFunc(slices.Clone(was), func(id any) bool { return !slices.Contains(hand, id) })
	}
	side["known"] = known
}

// document returns a position without the discard piles, which do not matter.
func document(s *convoy.State) map[string]any {
	doc := lab.Document(s)
	for _, side := range []string{"moloch", "outpost"} {
		delete(doc[side].(map[string]any), "discard")
	}
	return doc
}

// aims returns what may be asked of the side that is to move.
func aims(state game.State) (list []string) {
	s := state.(*convoy.State)
	side := s.Turn()
	enemy := convoy.Other(side)
	if s.Phase < convoy.MolochAttack || s.Phase > convoy.OutpostModules || len(s.Legal(nil)) < 4 {
		return nil
	}
	add := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	last := s.Active == convoy.NewYork && s.StandingIn(convoy.NewYork) == 1
	answered := s.Phase == convoy.MolochAttack && s.Hand[convoy.Outpost].Len() > mostAnswers
	switch {
	case last && !answered:
		add("game: win")
	case s.Leader(s.Active) != side && !answered:
		add("battle: win")
		add("battle: win, lose 0")
		if s.Leader(s.Active) == enemy {
			add("battle: defeats 0")
		}
	}
	if side == convoy.Outpost && !last {
		if len(s.UnitsIn(convoy.NewYork, convoy.Moloch)) > 0 {
			add("battle: clear %d", convoy.NewYork)
		}
		if s.StandingIn(s.Active) > 1 && len(s.UnitsIn(s.Active, convoy.Moloch)) > 1 {
			add("battle: win, clear %d", s.Active)
		}
	}
	if s.Phase == convoy.MolochAttack || s.Phase == convoy.OutpostAttack {
		for n := 2; n <= 3; n++ {
			add("turn: kill %d", n)
		}
		if deck := s.Deck[convoy.Moloch].Len(); side == convoy.Outpost && deck > 1 && deck <= 4 {
			add("turn: mill %d", deck)
		}
	}
	if side == convoy.Moloch && !last && !answered && len(s.UnitsIn(convoy.NewYork, convoy.Moloch)) == 0 {
		add("battle: stand %d", convoy.NewYork)
	}
	return list
}

// subjects returns the aim, and the cards that decide.
func subjects(state game.State, aim string, line []game.Move) (list []string) {
	s := state.(*convoy.State)
	about := []string{aim}
	for _, m := range line {
		if act := convoy.ActOf(m); act.Verb == convoy.DoPlay || act.Verb == convoy.DoInstant ||
			act.Verb == convoy.DoUse || act.Verb == convoy.DoAttach || act.Verb == convoy.DoSupport {
			name := convoy.Card(act.A).ID()
			if act.Verb == convoy.DoSupport {
				name = "support"
			}
			list = append(list, strings.TrimRight(name, "-1234"))
		}
	}
	return append(about, append(list, "city "+s.Active.ID())...)
}
