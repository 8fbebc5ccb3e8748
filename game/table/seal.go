package table

import "onelongnight/game"

// Seal returns the seal noted before the first move, see [game.SealOf]. It is "" for a game that began from a position,
// or in a program that had no seals yet.
func (s *Session) Seal() string { return s.notes.of(noteSeal) }

// Proof is what somebody can check to see that nothing was arranged during the game.
type Proof struct {
	Sealed string // the text that was sealed, see [game.Record.Sealed]
	Seal   string // its seal, computed now
	Same   bool   // Seal is the one noted before the first move
	Played bool   // the moves, replayed from that deal, lead to the position on the table
}

// Prove computes it. It reveals what was hidden: only use it once the game is over.
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
