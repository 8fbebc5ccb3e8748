package play

import (
	"time"

	"onelongnight/game"
	"onelongnight/game/mission"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Idle passes for the person when nothing else is left to do, after showing that for a while. It does nothing in
// lessons and puzzles, where people do everything by hand, or if the person went back to that very moment.
type Idle struct {
	desk *desk.Desk
	play *Play
	busy func() bool // something else must be seen or answered first
	of   *table.Session
	step int       // step count when the moment came
	due  time.Time // when it passes, zero if there is something to do
}

// IdlePause is how long the person is shown that nothing is left to do.
const IdlePause = 1800 * time.Millisecond

// NewIdle waits for a moment in which nothing is left to do.
func NewIdle(d *desk.Desk, play *Play, busy func() bool) *Idle {
	return &Idle{desk: d, play: play, busy: busy}
}

// Waits reports whether Idle is about to pass.
func (i *Idle) Waits() bool { return !i.due.IsZero() }

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
	i.play.film.passes = i.Waits()
}

// left returns the only move that is left, false if there is more to choose or to see.
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
