package table

import "onelongnight/game"

// Seal returns what was noted of the deal before the first move, see [game.SealOf]; "" for a game that began with a
// position, or was begun by a program without seals.
func (s *Session) Seal() string { return s.notes.of(noteSeal) }

// Proof is what somebody can convince themselves by that nothing of a game was arranged while it was played.
type Proof struct {
	Sealed string // the text that was sealed
	Seal   string // and the seal of it, as it is worked out now
	Same   bool   // it is the one that was noted before the first move
	Played bool   // the moves, played again from that deal, lead to the position on the table
}

// Prove works it out. It tells what was hidden, so it is for a game that has ended.
func (s *Session) Prove() (Proof, error) {
	sealed, err := s.record.Sealed(s.Game.Kind())
	if err != nil {
		return Proof{}, err
	}
	p := Proof{Sealed: sealed, Seal: game.SealOf(sealed)}
	p.Same = p.Seal == s.Seal()
	_, end, err := s.record.Play(s.Game.Kind(), nil)
	p.Played = err == nil && string(end.Position()) == string(s.state.Position())
	return p, nil
}
