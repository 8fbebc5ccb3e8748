package table

import (
	"slices"

	"onelongnight/game"
)

// CanUndo tells whether the last move can be taken back: it was the person's
// own, in a turn that still is, and nothing hidden or random came of it.
func (s *Session) CanUndo() bool { return len(s.record.Moves) > s.floor && !s.state.Result().Over }

// Locked returns the sentence about what came to light by the person's last move,
// which therefore cannot be taken back. It is "" if it can, if there is none
// yet, and once somebody else has moved: nobody then thinks of going back.
func (s *Session) Locked() string {
	if s.CanUndo() || !s.MyTurn() {
		return ""
	}
	return s.lock
}

// bar notes whether the move just made, and what came of it, bars the way back.
func (s *Session) bar(mine bool, events []game.Event) {
	s.barAt(len(s.record.Moves), mine, s.MyTurn(), events)
}

// barAt notes it of a move, the n-th from 1, after which the viewer is on turn or not.
func (s *Session) barAt(n int, mine, still bool, events []game.Event) {
	at := slices.IndexFunc(events, func(e game.Event) bool { return game.Reveals(e) })
	if mine && still && at < 0 {
		return
	}
	s.floor, s.lock = n, ""
	if mine && at >= 0 {
		s.lock = s.Voice.Sentence(events[at], s.viewer)
	}
}

// CanRedo tells whether a move taken back can be made again.
func (s *Session) CanRedo() bool { return len(s.undone) > 0 }

// Undo takes the last move back, and what it paid for with it. It does nothing where CanUndo is false.
func (s *Session) Undo() error {
	if !s.CanUndo() {
		return nil
	}
	record, n := s.record, len(s.record.Moves)-1
	for n > s.floor && s.made[n].with {
		n--
	}
	undone, before := slices.Clone(record.Moves[n:]), s.made
	slices.Reverse(undone)
	undone = append(s.undone, undone...)
	record.Moves = slices.Clone(record.Moves[:n])
	if err := s.replay(&record); err != nil {
		return err
	}
	for i := range s.made {
		s.made[i].with = before[i].with
	}
	s.undone = undone
	return nil
}

// Redo makes the move again that was taken back last. It does nothing where
// CanRedo is false.
func (s *Session) Redo() error {
	n := len(s.undone) - 1
	if n < 0 {
		return nil
	}
	rest := s.undone[:n]
	if err := s.Play(s.undone[n]); err != nil {
		return err
	}
	s.undone = rest
	return nil
}

// Final tells whether an action could not be taken back: something comes to
// light by it, or the turn passes on. It is tried on a copy, of which nothing
// but this is told.
func (s *Session) Final(a Action) bool {
	var log game.Log
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	if trial.Apply(a.Move, &log) != nil {
		return false
	}
	return trial.Turn() != s.viewer || game.Reveals(log.Events...)
}
