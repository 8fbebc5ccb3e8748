package table

import (
	"slices"

	"onelongnight/game"
)

// Restriction leaves the viewer fewer moves than are legal. Lessons use it, and missions that have ended.
type Restriction struct {
	Allows func(m game.Move) bool // reports whether a legal move may be made; nil allows all
	Why    string                 // shown when another move is tried
}

// Restrict sets the restriction. The zero value lifts it.
func (s *Session) Restrict(r Restriction) error {
	s.only = r
	return s.refresh()
}

// Withholds reports whether the restriction forbids a move that is legal otherwise.
func (s *Session) Withholds(m game.Move) bool { return s.only.Allows != nil && !s.only.Allows(m) }

// Record returns the record of the game so far. Do not modify it.
func (s *Session) Record() *game.Record { return &s.record }

// LegalMoves returns all legal moves of whoever decides now, ignoring any restriction.
func (s *Session) LegalMoves() []game.Move { return s.state.Legal(nil) }

// Ways lists the directions in which what is being placed may be put down by the rules. A restriction leaves them all
// to be tried, and says why only where one is chosen that it forbids.
func (s *Session) Ways() (list []Spot) {
	if !slices.ContainsFunc(s.Next(), func(spot Spot) bool { return spot.Kind == KindTurn }) {
		return nil
	}
	view, n := s.View(), len(s.touched)
	for _, m := range s.LegalMoves() {
		path := s.Voice.Path(view, m)
		if len(path) > n && slices.Equal(path[:n], s.touched) && path[n].Kind == KindTurn {
			list = append(list, path[n])
		}
	}
	return list
}
