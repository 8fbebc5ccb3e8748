package table

import (
	"slices"

	"onelongnight/game"
)

// Step is one event, and the position right after it. The rules do everything that follows from a move at once; steps
// let a screen show it one event at a time, as often as somebody wants to see it.
type Step struct {
	Event game.Event
	Text  string // the sentence for the log, "" if there is none
	Move  int    // the number of the move that caused it, from 1
	Mine  bool   // the viewer made that move, and no scripted seat has replied yet
	state game.State
}

// View returns what a seat could see right after the step.
func (s *Step) View(seat game.Seat) game.View { return s.state.View(seat) }

// Asks reports whether the viewer was already asked, right after a step, what they are asked now.
func (s *Session) Asks(step *Step) bool {
	if !s.MyTurn() || step.state.Turn() != s.viewer || step.state.Prompt() != s.state.Prompt() {
		return false
	}
	then, _ := s.Voice.Prompt(step.View(s.viewer))
	now, _ := s.Voice.Prompt(s.View())
	return then == now
}

// maxSteps limits memory: a State takes about 1 KiB. Few games have nearly as many steps.
const maxSteps = 2048

// Steps returns the latest steps, oldest first, and the number of the first. Steps are numbered through the whole game;
// once there are too many, the oldest are forgotten.
func (s *Session) Steps() (first int, list []Step) { return s.forgotten, s.steps }

// StepCount returns how many steps there have been, including those forgotten.
func (s *Session) StepCount() int { return s.forgotten + len(s.steps) }

// watch returns a log that keeps a step for every event of the coming move.
func (s *Session) watch(mine bool) *game.Log {
	log := &game.Log{}
	log.Watch = func(e game.Event) {
		mine = mine && !s.scripted(e.Who())
		at := s.Game.Blank()
		at.CopyFrom(s.state)
		s.tell(Step{Event: e, Move: len(s.record.Moves) + 1, Mine: mine, state: at})
		if len(s.steps) >= 2*maxSteps {
			s.forgotten += maxSteps
			s.steps = append([]Step(nil), s.steps[maxSteps:]...)
		}
	}
	return log
}

// tell adds a step, and its sentence to the log.
func (s *Session) tell(step Step) {
	step.Text = s.Voice.Sentence(step.Event, s.viewer)
	s.steps = append(s.steps, step)
	if step.Text != "" {
		s.lines = append(s.lines, Line{Text: step.Text, Event: step.Event, Step: s.StepCount() - 1})
	}
}

// retell writes the log anew for a viewer who has just sat down. It uses the steps that are kept; only if some were
// forgotten, or the game was given up, does it play the record again.
func (s *Session) retell() error {
	if s.forgotten > 0 || s.record.Conceded != game.NoSeat {
		record := s.record
		return s.replay(&record)
	}
	person := s.players[s.viewer].Kind == Person
	rest := s.steps
	s.steps, s.lines, s.floor, s.lock = make([]Step, 0, len(rest)), nil, 0, ""
	var events []game.Event
	for n := range s.made {
		s.made[n].with = false
		mine, still := person && s.made[n].by == s.viewer, s.MyTurn()
		if n+1 < len(s.made) {
			still = person && s.made[n+1].by == s.viewer
		}
		events = events[:0]
		for told := mine; len(rest) > 0 && rest[0].Move == n+1; rest = rest[1:] {
			step := rest[0]
			told = told && !s.scripted(step.Event.Who())
			step.Mine = told
			events = append(events, step.Event)
			s.tell(step)
		}
		s.barAt(n+1, mine, still, events)
	}
	return s.refresh()
}

// scripted reports whether the rules play a seat.
func (s *Session) scripted(seat game.Seat) bool {
	seats := s.Game.Seats()
	return int(seat) < len(seats) && seats[seat].Scripted
}

// Since returns the events since the viewer's last move, oldest first, including those of scripted seats that replied
// to it.
func (s *Session) Since() []game.Event {
	var list []game.Event
	for _, step := range slices.Backward(s.steps) {
		if step.Mine {
			break
		}
		list = append(list, step.Event)
	}
	slices.Reverse(list)
	return list
}
