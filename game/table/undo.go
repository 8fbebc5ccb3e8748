package table

import (
	"slices"

	"onelongnight/game"
)

// CanUndo reports whether the last move can be taken back. It must be the viewer's own, in the present turn, and must
// not have revealed anything or involved chance.
func (s *Session) CanUndo() bool { return len(s.record.Moves) > s.floor && !s.state.Result().Over }

// Locked returns a sentence saying what the viewer's last move revealed, so that it cannot be taken back. It is "" if
// the move can be taken back, if there is none, or if it is another seat's turn.
func (s *Session) Locked() string {
	if s.CanUndo() || !s.MyTurn() {
		return ""
	}
	return s.lock
}

// bar checks whether the last move, which caused these events, can be taken back, and notes the answer.
func (s *Session) bar(mine bool, events []game.Event) {
	s.barAt(len(s.record.Moves), mine, s.MyTurn(), events)
}

// barAt does so for move n, counted from 1. still says whether it is the viewer's turn after it.
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

func (s *Session) CanRedo() bool { return len(s.undone) > 0 }

// Undo takes back the last move, and what paid for it. It does nothing if CanUndo is false.
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

// Undone returns the label of the move taken back last, "" if none was.
func (s *Session) Undone() string {
	if len(s.undone) == 0 {
		return ""
	}
	return s.Voice.Label(s.View(), s.undone[len(s.undone)-1])
}

// Redo repeats the move taken back last. It does nothing if CanRedo is false.
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

// Final reports whether an action could not be taken back, because it reveals something or ends the turn. It tries the
// action on a copy, and gives nothing else of that copy away.
func (s *Session) Final(a Action) bool {
	var log game.Log
	trial := s.Game.Blank()
	trial.CopyFrom(s.state)
	if trial.Apply(a.Move, &log) != nil {
		return false
	}
	return trial.Turn() != s.viewer || game.Reveals(log.Events...)
}
