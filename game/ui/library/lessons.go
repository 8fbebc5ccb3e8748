package library

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// Lessons run the lesson on the table: they say what belongs to each step, and restrict the moves. The step follows
// from the moves made, so that undo and a reload lead back to the right one.
type Lessons struct {
	*Missions
	course *mission.Course // nil without a lesson
	of     *table.Session  // the session it belongs to
	freed  bool            // it has said that the rest is free
}

// NewLessons lead through the lessons among missions.
func NewLessons(missions *Missions) *Lessons {
	out := &Lessons{Missions: missions}
	missions.teach(out.lead)
	return out
}

// lead finds the present step of the lesson. It reports whether the lesson has nothing more to teach.
func (l *Lessons) lead() (taught bool) {
	if l.playing == nil || l.playing.Chapter != mission.Lesson || l.desk.Decided() != nil {
		l.course = nil
		return true
	}
	if l.course == nil || l.of != l.desk.Session() {
		g, start, err := l.desk.Session().Record().Start(l.desk.Offer().Kind)
		if err == nil {
			l.course, err = l.playing.NewCourse(g, start)
		}
		if err != nil {
			l.toasts.Warn("error.input", err)
			return true
		}
		l.of, l.freed = l.desk.Session(), false
	}
	if err := l.course.Follow(l.desk.Session().Record().Moves); err != nil {
		l.toasts.Warn("error.input", err)
		return true
	}
	l.step()
	_, stand := l.course.Now()
	return stand == mission.Free || stand == mission.Finished
}

// step says what belongs to the present step and restricts the person's moves.
func (l *Lessons) step() {
	_, stand := l.course.Now()
	var only table.Restriction
	if stand == mission.Reading || stand == mission.Moving {
		only.Allows = l.allows()
		if only.Why = l.say(l.playing.WrongKey(l.course.At())); stand == mission.Reading {
			only.Why = l.desk.T("lesson.read")
		}
	}
	if err := l.desk.Session().Restrict(only); err != nil {
		l.toasts.Warn("error.input", err)
	}
	l.speak()
}

// allows returns the filter for the step's moves. One touch may make two moves; the second is checked where the first
// has led.
func (l *Lessons) allows() func(game.Move) bool {
	var allowed []game.Move
	known := -1 // number of moves when they were found
	return func(m game.Move) bool {
		if moves := l.desk.Session().Record().Moves; len(moves) != known {
			if l.course.Follow(moves) != nil {
				return false // the update reports the error
			}
			allowed, known = l.course.Allowed(l.desk.Session().LegalMoves()), len(moves)
		}
		return slices.Contains(allowed, m)
	}
}

// speak says what belongs to the step.
func (l *Lessons) speak() {
	step, stand := l.course.Now()
	if stand == mission.Watching || stand == mission.Finished || stand == mission.Free && l.freed {
		return
	}
	text := l.say(l.playing.StepKey(l.course.At()))
	if text == "" {
		return // still loading, see Missions.Retell
	}
	l.freed = stand == mission.Free
	n, of := l.course.Progress()
	s := speech{title: l.desk.T("lesson.step", "n", n, "of", of), text: text, of: step.Points,
		follows: stand == mission.Moving}
	if stand == mission.Moving && l.course.Stage() > 0 { // its things have been touched already
		s.of = l.desk.Session().Next()
	}
	switch stand {
	case mission.Reading:
		s.commands = []desk.Command{l.desk.Named("lesson-on", func() {
			l.coach.Hush()
			l.course.Read()
			l.step()
		})}
	case mission.Free:
		s.commands = []desk.Command{l.desk.Named("lesson-free", l.coach.Hush)}
	}
	for i := range s.commands {
		s.commands[i].Main = true
	}
	l.coach.say(s)
}

// on reports whether a lesson is on the table, and finds its present step.
func (l *Lessons) on() bool {
	return l.course != nil && l.of == l.desk.Session() && l.desk.Decided() == nil
}

// reading reports whether the lesson waits for something to be read. Until then nobody moves.
func (l *Lessons) reading() bool {
	if !l.on() {
		return false
	}
	_, stand := l.course.Now()
	return stand == mission.Reading || stand == mission.Free && l.coach.speech != nil
}

// Waits reports whether nobody may move yet.
func (l *Lessons) Waits() bool { return l.Missions.waits() || l.reading() }

// Reply returns another seat's scripted move, or its defence in a puzzle.
func (l *Lessons) Reply() (game.Move, bool) {
	if l.on() {
		if move, ok := l.course.Reply(); ok {
			return move, true
		}
	}
	return l.defend()
}
