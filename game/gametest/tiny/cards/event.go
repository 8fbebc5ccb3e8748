package cards

import "onelongnight/game"

// The events. Cards are counted from 1.
type (
	// Played means that a card was played. If the house played it, nobody knew before which it would be.
	Played struct {
		game.Seat
		Card    int
		ByHouse bool
	}
	// Swapped means that a seat swapped a card for one from the deck. Card is the one drawn, 0 for seats that may not
	// know it.
	Swapped struct {
		game.Seat
		game.Revealing
		Card int
	}
	// Ended means that the game is over.
	Ended struct{ game.Nobody }
)

// Name returns the event's name in the protocol.
func (Played) Name() string  { return "play" }
func (Swapped) Name() string { return "swap" }
func (Ended) Name() string   { return "over" }

// Reveals reports whether the house has played.
func (e Played) Reveals() bool { return e.ByHouse }

// Seen hides the card from all other seats.
func (e Swapped) Seen(by game.Seat) game.Event {
	if by != e.Seat && by != game.NoSeat {
		e.Card = 0
	}
	return e
}
