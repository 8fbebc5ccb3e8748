package table

import (
	"cmp"

	"onelongnight/game"
)

// Answerer is a voice that tells what somebody else's move changed of what is being fought for.
type Answerer interface {
	// Answered returns what a move did to the outcome that the viewer could expect; false if it is as it was, or
	// better. The first of the steps is the one before the move, the others are the move's own.
	Answered(steps []Step, viewer game.Seat) (Answer, bool)
}

// Answer is what somebody else's move changed.
type Answer struct {
	Title string   // what it was before and is now
	Lines []string // how that came about
	Cause []Spot   // the things that did it
	At    int      // with which of the steps it was done
}

// AnswerOf returns an answer of what the steps of a move tell, see Answered, up to the first event that is of what the
// move leads to: with that of ends is true. Cause is the first piece that did something, zero for none.
func AnswerOf[P comparable](steps []Step, of func(e game.Event) (cause P, ends bool)) (a Answer, cause P) {
	for i, step := range steps[1:] {
		by, ends := of(step.Event)
		if ends {
			break
		}
		cause = cmp.Or(cause, by)
		a.At = i + 1
		if step.Text != "" {
			a.Lines = append(a.Lines, step.Text)
		}
	}
	return a, cause
}

// Answers returns what others' moves changed for the viewer, in steps from a number on, oldest first. At is the number
// of a step in the game.
func (s *Session) Answers(from int) (list []Answer) {
	voice, ok := s.Voice.(Answerer)
	if !ok {
		return nil
	}
	for begin := max(from-s.forgotten, 1); begin < len(s.steps); {
		end := begin + 1
		for end < len(s.steps) && s.steps[end].Move == s.steps[begin].Move &&
			s.steps[end].Mine == s.steps[begin].Mine {
			end++
		}
		if !s.steps[begin].Mine {
			if a, told := voice.Answered(s.steps[begin-1:end], s.viewer); told {
				a.At += s.forgotten + begin - 1
				list = append(list, a)
			}
		}
		begin = end
	}
	return list
}
