package lab

import (
	"fmt"

	"onelongnight/game"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
)

// Puzzles returns where puzzles come from: games of two in which one seat has passed, and the other one, with a few
// cards in hand, is asked for the most points that it can have in the round.
func Puzzles() *lab.PuzzleSource {
	games := Setups()
	return &lab.PuzzleSource{Game: games[0], Games: games, Positions: puzzlePositions, Aims: aims, Subjects: subjects,
		Terms: mission.Terms{Bound: 60_000, Free: []string{"reach", "pay", "cost", "means"}}}
}

// Limits for puzzles: how many cards are in hand, and how many points there are at least to be gained. The search for
// the most points gives up after mostSearched positions.
const (
	fewestCards  = 2
	mostCards    = 4
	leastGain    = 4
	mostSearched = 20_000
)

// puzzlePositions returns the position with the rival's pass, and with a few cards in the hand of the seat that is to
// move.
func puzzlePositions(state game.State, rng *game.Stream) [][][]byte {
	s := state.(*state51.State)
	seat := s.Turn()
	if s.Ask != state51.AskAct || s.Round() < 3 || int(s.Hand[seat].N) < fewestCards {
		return nil
	}
	doc := lab.Document(s)
	delete(doc, "discard")
	for i, x := range doc["seats"].([]any) {
		holding := x.(map[string]any)
		if game.Seat(i) != seat {
			holding["passed"] = true
			delete(holding, "hand")
			delete(holding, "shown")
			continue
		}
		hand := holding["hand"].([]any)
		game.Shuffle(rng, hand)
		holding["hand"] = hand[:min(len(hand), mostCards)]
		delete(holding, "shown")
	}
	return [][][]byte{{lab.Encode(doc)}}
}

// aims returns the aim of the most points that are certain to be had in the round.
func aims(state game.State) []string {
	s := state.(*state51.State)
	seat := s.Turn()
	points, ok := most(s, seat)
	if !ok || points < s.Points(seat)+leastGain {
		return nil
	}
	return []string{fmt.Sprintf("points %d by round %d", points, s.Round())}
}

// most returns the most points that a seat can have in the round without luck, or false if the search gave up.
func most(start *state51.State, seat game.Seat) (points int, ok bool) {
	aim, err := think.Game{Game: start.Game()}.Aim("win", seat, start)
	if err != nil {
		return 0, false
	}
	ok = lab.Reach(start.Game(), start, aim.(game.Provable), mostSearched, func(s *state51.State) {
		points = max(points, s.Points(seat))
	}, func(s *state51.State, m game.Move) bool {
		var log game.Log
		return state51.ActOf(m).Verb != state51.DoPass && s.Apply(m, &log) == nil && !game.Reveals(log.Events...)
	})
	return points, ok
}

// subjects returns the designs of the cards that a solution plays, works or visits.
func subjects(state game.State, _ string, line []game.Move) (list []string) {
	d := state.(*state51.State).Game().Data()
	for _, m := range line {
		switch act := state51.ActOf(m); act.Verb {
		case state51.DoPillage, state51.DoCooperate, state51.DoAnnex, state51.DoRedevelop, state51.DoLead,
			state51.DoWork:
			list = append(list, d.Of(state51.Card(act.A)).ID)
		}
	}
	return list
}
