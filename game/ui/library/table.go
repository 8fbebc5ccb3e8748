package library

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Table begins games and resumes them. [Matches] implements it.
type Table interface {
	// Put puts a new session on the table and saves it under a key, "" for a new one.
	Put(s *table.Session, key string)
	// Start begins a new game with the person at a seat and the computer at all others.
	Start(viewer game.Seat)
	// StartOf begins a new game of a setup on a deal. note may add notes to the session before it is saved.
	StartOf(setup []byte, seed string, note func(*table.Session), players func(game.Game) []table.Player)
	// Resume continues the game saved under a key.
	Resume(key string)
	// Leave goes to the game's first screen.
	Leave()
}
