package cards

import "onelongnight/game"

// What can happen. Cards are counted from 1.
type (
	// Played is a card that comes to the table; which one the house has nobody knew.
	Played struct {
		game.Seat
		Card    int
		ByHouse bool
	}
	// Swapped is a card drawn instead of another: 0 for who may not know which.
	Swapped struct {
		game.Seat
		game.Revealing
		Card int
	}
	// Ended is the end of the game.
	Ended struct{ game.Nobody }
)

// Name returns the protocol's; so are the others.
func (Played) Name() string  { return "play" }
func (Swapped) Name() string { return "swap" }
func (Ended) Name() string   { return "over" }

// Reveals reports whether the house has played.
func (e Played) Reveals() bool { return e.ByHouse }

// Seen hides the card from all others.
func (e Swapped) Seen(by game.Seat) game.Event {
	if by != e.Seat && by != game.NoSeat {
		e.Card = 0
	}
	return e
}
