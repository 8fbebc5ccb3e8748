package tiles

import "onelongnight/game"

// The events. Squares are counted from 1.
type (
	// Placed means that a tile was put on a square.
	Placed struct {
		game.Seat
		Square int
	}
	// Turned means that a tile was turned, so that its arrow points that way.
	Turned struct {
		game.Seat
		Square, Turn int
	}
	// Taken means that the tile to which an arrow points was taken from its owner.
	Taken struct {
		game.Seat
		Square int
	}
	// Ended means that the game is over.
	Ended struct{ game.Nobody }
)

// Name returns the event's name in the protocol.
func (Placed) Name() string { return "place" }
func (Turned) Name() string { return "turn" }
func (Taken) Name() string  { return "take" }
func (Ended) Name() string  { return "over" }
