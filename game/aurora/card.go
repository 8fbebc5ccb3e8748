package aurora

import "onelongnight/game"

// Card is a start, exploration, enemy or loot card, numbered from 1 in the order of ids.
type Card uint8

const (
	// NoCard is no card, and in views a card that is hidden.
	NoCard Card = 0
	// CardCount is the number of cards.
	CardCount = 84
)

// Kind is what sort of card it is.
type Kind uint8

// The kinds.
const (
	Survivor Kind = iota
	Truck
	Trailer
	Equipment
	Location
	Encounter
	Course // the event, which changes the Aurora's course
	Enemy
	kindCount
)

// Rides reports whether cards of a kind become part of a convoy: trucks, trailers and equipment.
func (k Kind) Rides() bool { return k == Truck || k == Trailer || k == Equipment }

// Cards is a set of cards.
type Cards = game.Set[Card]

// Pile is a list of cards; the last is on top.
type Pile = game.Pile[Card]

// Stack is a pile of objects, results or action cards of the Automa, by number; the last is on top.
type Stack struct {
	N uint8
	C [16]uint8
}

// All returns the numbers, the bottom first. The slice must not be changed.
func (p *Stack) All() []uint8 { return p.C[:p.N] }

func (p *Stack) push(x uint8) { game.Push(p.C[:], &p.N, x) }
func (p *Stack) pop() uint8   { return game.Pop(p.C[:], &p.N) }
