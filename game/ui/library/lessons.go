package library

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
)

// Lessons lead through the lesson on the table: what is said at each step, and what can be done there. Where it stands
// follows from the moves, so that undo and a reload lead back to the right step.
type Lessons struct {
	*Missions
	course *mission.Course // nil without a lesson
	of     *table.Session  // of which it is
	freed  bool            // it has said that the rest is free
}

// NewLessons lead through the lessons among missions.
func NewLessons(missions *Missions) *Lessons {
	out := &Lessons{Missions: missions}
	missions.teach(out.lead)
	return out
}

// lead goes on to where the lesson stands now. It reports whether it has nothing more to teach.
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

// step says what is said where the lesson stands, and leaves the person what makes sense there.
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

// allows tells what makes sense at the step. A touch may make two moves, and the second is one of where the first has
// led.
func (l *Lessons) allows() func(game.Move) bool {
	var allowed []game.Move
	known := -1 // the number of moves they were found after
	return func(m game.Move) bool {
		if moves := l.desk.Session().Record().Moves; len(moves) != known {
			if l.course.Follow(moves) != nil {
				return false // the update says why
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
		return // it is on the way, see Missions.Retell
	}
	l.freed = stand == mission.Free
	n, of := l.course.Progress()
	s := speech{title: l.desk.T("lesson.step", "n", n, "of", of), text: text, of: step.Points,
		follows: stand == mission.Moving}
	if stand == mission.Moving && l.course.Stage() > 0 { // what it is about was touched already
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

// on reports whether a lesson is on the table, and goes on.
func (l *Lessons) on() bool {
	return l.course != nil && l.of == l.desk.Session() && l.desk.Decided() == nil
}

// reading reports whether the lesson waits for something to be read: nobody moves before.
func (l *Lessons) reading() bool {
	if !l.on() {
		return false
	}
	_, stand := l.course.Now()
	return stand == mission.Reading || stand == mission.Free && l.coach.speech != nil
}

// Waits reports whether nobody moves yet.
func (l *Lessons) Waits() bool { return l.Missions.waits() || l.reading() }

// Reply returns what another seat does by the lesson, or by a puzzle.
func (l *Lessons) Reply() (game.Move, bool) {
	if l.on() {
		if move, ok := l.course.Reply(); ok {
			return move, true
		}
	}
	return l.defend()
}
