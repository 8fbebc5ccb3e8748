package library

import (
	"onelongnight/game"
	"onelongnight/game/table"
)

// Table begins games and takes them up again.
type Table interface {
	// Put puts a session that was just begun on the table, to be kept under a key, "" for one of its own.
	Put(s *table.Session, key string)
	// Start begins a new game for the person at a seat, the computer at all others.
	Start(viewer game.Seat)
	// StartOf begins a new game of a setup on a deal. What it is beside that is noted at once.
	StartOf(setup []byte, seed string, note func(*table.Session), players func(game.Game) []table.Player)
	// Resume continues the game that is kept under a key.
	Resume(key string)
	// Leave goes to the first screen of the game.
	Leave()
}
