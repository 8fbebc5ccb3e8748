package table

import (
	"cmp"

	"onelongnight/game"
)

// Answerer is a voice that can tell what somebody else's move changed about what is being fought for.
type Answerer interface {
	// Answered returns what a move did to the outcome that the viewer could expect; false if it is no worse than
	// before. steps[0] is the step before the move, the others are those of the move.
	Answered(steps []Step, viewer game.Seat) (Answer, bool)
}

// Answer tells what somebody else's move changed.
type Answer struct {
	Title string   // what it was before and what it is now
	Lines []string // how that came about
	Cause []Spot   // the things that caused it
	At    int      // index of the step that did it
}

// AnswerOf goes through the steps of a move, as in Answered, and stops at the first event for which of returns ends:
// from there on it is consequences. The cause is the first piece that did something, the zero value if none did.
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

// Answers returns what others' moves changed for the viewer, in the steps numbered from and up, oldest first. Answer.At
// counts the steps of the whole game.
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
