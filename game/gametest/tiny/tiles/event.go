package tiles

import "onelongnight/game"

// What can happen. Squares are counted from 1.
type (
	// Placed is a tile put on a square.
	Placed struct {
		game.Seat
		Square int
	}
	// Turned is how its arrow points.
	Turned struct {
		game.Seat
		Square, Turn int
	}
	// Taken is the tile of another, to which it points.
	Taken struct {
		game.Seat
		Square int
	}
	// Ended is the end of the game.
	Ended struct{ game.Nobody }
)

// Name returns the protocol's; so are the others.
func (Placed) Name() string { return "place" }
func (Turned) Name() string { return "turn" }
func (Taken) Name() string  { return "take" }
func (Ended) Name() string  { return "over" }
