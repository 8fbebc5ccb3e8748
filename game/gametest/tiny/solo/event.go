package solo

import "onelongnight/game"

// What can happen.
type (
	// Stepped is the walker who goes to a place.
	Stepped struct {
		game.Seat
		To int
	}
	// Gathered is what was found at a place.
	Gathered struct {
		game.Seat
		Place, N int
	}
	// Hunted is the hunter who comes nearer, perhaps by lot.
	Hunted struct {
		game.Seat
		To    int
		ByLot bool
	}
	// Ended is the end of the game.
	Ended struct{ game.Nobody }
)

// Name returns the protocol's; so are the others.
func (Stepped) Name() string  { return "step" }
func (Gathered) Name() string { return "gather" }
func (Hunted) Name() string   { return "hunt" }
func (Ended) Name() string    { return "over" }

// Reveals reports whether chance decided.
func (e Hunted) Reveals() bool { return e.ByLot }
