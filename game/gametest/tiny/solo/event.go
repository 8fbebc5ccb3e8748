package solo

import "onelongnight/game"

// The events.
type (
	// Stepped means that the walker went to a place.
	Stepped struct {
		game.Seat
		To int
	}
	// Gathered means that the walker gathered what lay at a place.
	Gathered struct {
		game.Seat
		Place, N int
	}
	// Hunted means that the hunter came a step nearer. ByLot is set if chance decided where.
	Hunted struct {
		game.Seat
		To    int
		ByLot bool
	}
	// Ended means that the game is over.
	Ended struct{ game.Nobody }
)

// Name returns the event's name in the protocol.
func (Stepped) Name() string  { return "step" }
func (Gathered) Name() string { return "gather" }
func (Hunted) Name() string   { return "hunt" }
func (Ended) Name() string    { return "over" }

// Reveals reports whether chance decided.
func (e Hunted) Reveals() bool { return e.ByLot }
