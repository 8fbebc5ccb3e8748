package table

import (
	"cmp"

	"onelongnight/game"
)

// Answerer is a voice that can tell what somebody else's action changed about what is being fought for.
type Answerer interface {
	// Answered returns what an action did to the outcome that the viewer could expect; false if it is no worse than
	// before. steps[0] is the step before it, the others are its own.
	Answered(steps []Step, viewer game.Seat) (Answer, bool)
}

// Answer tells what somebody else's action changed.
type Answer struct {
	Title string   // what it was before and what it is now
	Lines []string // how that came about
	Cause []Spot   // the things that caused it
	At    int      // index of the step that did it
}

// AnswerOf goes through the steps of an action, as in Answered, and stops at the first event for which of returns ends:
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

// Answers returns what others' actions changed for the viewer, oldest first, in the steps numbered from and up, and
// from where to ask the next time: an action that is not finished, with the choices that belong to it, is told later.
// Answer.At counts the steps of the whole game.
func (s *Session) Answers(from int) (list []Answer, next int) {
	voice, ok := s.Voice.(Answerer)
	if !ok {
		return nil, s.StepCount()
	}
	for begin := max(from-s.forgotten, 1); begin < len(s.steps); {
		end := begin + 1
		for end < len(s.steps) && s.continues(end) {
			end++
		}
		if end == len(s.steps) && s.open() && !s.MyTurn() {
			return list, s.forgotten + begin
		}
		if !s.steps[begin].Mine {
			if a, told := voice.Answered(s.steps[begin-1:end], s.viewer); told {
				a.At += s.forgotten + begin - 1
				list = append(list, a)
			}
		}
		begin = end
	}
	return list, s.StepCount()
}

// continues reports whether a step belongs to the same action as the one before it.
func (s *Session) continues(i int) bool {
	was, is := &s.steps[i-1], &s.steps[i]
	return was.Mine == is.Mine && (was.Move == is.Move || s.made[is.Move-2].open)
}

// open reports whether the last move left something of its action to be chosen.
func (s *Session) open() bool { return len(s.made) > 0 && s.made[len(s.made)-1].open }
