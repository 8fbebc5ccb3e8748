package table

import "onelongnight/game"

// Restriction leaves the viewer fewer moves than are legal, as a lesson does, or
// a mission that has come to its end.
type Restriction struct {
	Allows func(m game.Move) bool // tells whether a legal move may be made; nil: all may
	Why    string                 // is said where another is tried
}

// Restrict has the viewer choose among fewer moves from now on. The zero value
// gives all back.
func (s *Session) Restrict(r Restriction) error {
	s.only = r
	return s.refresh()
}

// Record returns the game so far: what it began with, and the moves. It must not be changed.
func (s *Session) Record() *game.Record { return &s.record }

// LegalMoves returns all moves that whoever decides now may make, whatever the viewer is
// restricted to.
func (s *Session) LegalMoves() []game.Move { return s.state.Legal(nil) }
