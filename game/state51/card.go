package state51

import "onelongnight/game"

// Card is one of the 94 cards of the deck, numbered from 1 in the order of their ids.
type Card uint8

const (
	// NoCard means no card; in views it is a hidden one.
	NoCard Card = 0
	// CardCount is the number of cards in the deck (1.1).
	CardCount = 94
)

// Cards is a set of cards.
type Cards = game.Set[Card]

// Pile is a list of cards. In the deck and the discard pile the last one is on top; in a hand it came last.
type Pile = game.Pile[Card]
