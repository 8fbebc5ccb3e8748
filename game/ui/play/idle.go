package play

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Idle goes on by itself where nothing is left to the person but to pass: it lets them read that, and passes. In a
// lesson or a puzzle, where everything is done by hand, and where they went back to that very moment it does not.
type Idle struct {
	desk *desk.Desk
	play *Play
	busy func() bool // something else is shown that has to be seen or answered first
	of   *table.Session
	step int       // how many there were when the moment came
	due  time.Time // when it goes on, zero while there is something to do
}

// IdlePause is how long it is shown that nothing is left to do.
const IdlePause = 1800 * time.Millisecond

// NewIdle waits for a moment in which nothing is left to do.
func NewIdle(d *desk.Desk, play *Play, busy func() bool) *Idle {
	return &Idle{desk: d, play: play, busy: busy}
}

// Waits reports whether it is about to go on.
func (i *Idle) Waits() bool { return !i.due.IsZero() }

// Poll is called once a frame.
func (i *Idle) Poll(now time.Time) {
	move, ok := i.left()
	s := i.desk.Session()
	switch {
	case !ok:
		i.due = time.Time{}
	case !i.Waits() || i.of != s || i.step != s.StepCount():
		i.of, i.step, i.due = s, s.StepCount(), now.Add(IdlePause)
	case !now.Before(i.due):
		i.due = time.Time{}
		if err := i.play.Answer(move); err != nil {
			i.play.toasts.Warn("error.input", err)
		}
	}
}

// left returns the one move that is left to the person now, false if there is more to choose or to see.
func (i *Idle) left() (game.Move, bool) {
	s := i.desk.Session()
	if s == nil || i.desk.Panel() != scene.NoPanel || i.desk.Inspected() != table.NoSpot || !s.MyTurn() ||
		s.Result().Over || s.CanRedo() || i.busy() {
		return 0, false
	}
	chapter, _ := s.Mission()
	if IsBrief(mission.Chapter(chapter)) {
		return 0, false
	}
	legal := s.LegalMoves()
	return legal[0], len(legal) == 1 && i.desk.Offer().Voice.Idle(s.View(), legal[0])
}
