package table

import (
	"slices"

	"onelongnight/game"
)

// Decision is one choice of the viewer among several moves.
type Decision struct {
	Before, After game.View // what the viewer saw right before and right after it
	Move          game.Move
	Plan          []game.Move // the move and those after it that completed its action
	Seed          string      // for the player who is asked about it: that of TurnView, so that a hint was the same
	N             int         // the number of the move, counted from 1
	Round         int         // number of the round before it
}

// Decisions replays the record and lists the viewer's choices so far.
func (s *Session) Decisions() ([]Decision, error) {
	_, state, err := s.record.Start(s.Game.Kind())
	if err != nil {
		return nil, err
	}
	var list []Decision
	open := 0 // the first decision whose action is not complete
	moves := slices.Clone(s.record.Moves)
	for i, m := range moves {
		choice := state.Turn() == s.viewer && len(state.Legal(nil)) > 1
		before, round := state.View(s.viewer), state.Round()
		if err := state.Apply(m, nil); err != nil {
			return nil, err
		}
		if choice {
			list = append(list, Decision{Before: before, After: state.View(s.viewer), Move: m, Seed: s.seedAt(i),
				N: i + 1, Round: round})
		}
		if state.Quiet() || state.Turn() != s.viewer || i == len(moves)-1 {
			for ; open < len(list); open++ {
				list[open].Plan = moves[list[open].N-1 : i+1]
			}
		}
	}
	return list, nil
}

// ViewsAfter replays the record and returns what the viewer saw right before the moves from one to another, which are
// counted from 1 and include both, and right after each of them.
func (s *Session) ViewsAfter(from, to int) ([]game.View, error) {
	_, state, err := s.record.Start(s.Game.Kind())
	if err != nil {
		return nil, err
	}
	var list []game.View
	for i, m := range s.record.Moves[:to] {
		if i == from-1 {
			list = append(list, state.View(s.viewer))
		}
		if err := state.Apply(m, nil); err != nil {
			return nil, err
		}
		if i >= from-1 {
			list = append(list, state.View(s.viewer))
		}
	}
	return list, nil
}

// Seed returns the text that the game was dealt from.
func (s *Session) Seed() string { return s.record.Seed }

func (s *Session) MoveCount() int { return len(s.record.Moves) }

// StepOf returns the number of the first step of a move, or of the first step after it if the move has none; false if
// there is no such step or it has been forgotten.
func (s *Session) StepOf(move int) (step int, ok bool) {
	for i := range s.steps {
		if s.steps[i].Move >= move && (i > 0 || s.forgotten == 0 || s.steps[i].Move == move) {
			return s.forgotten + i, true
		}
	}
	return 0, false
}

// Unanswered returns how many moves the viewer made before anybody else made one.
func (s *Session) Unanswered() int {
	if n := slices.IndexFunc(s.made, func(m made) bool { return m.by != s.viewer }); n >= 0 {
		return n
	}
	return len(s.made)
}
