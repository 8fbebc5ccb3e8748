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
type Pile struct {
	N uint8
	C [CardCount]Card
}

// Cards returns the cards, the bottom first. The slice must not be changed.
func (p *Pile) Cards() []Card { return p.C[:p.N] }

func (p *Pile) push(c Card) {
	p.C[p.N] = c
	p.N++
}

// pop removes the top card and returns it, NoCard if the pile is empty.
func (p *Pile) pop() Card {
	if p.N == 0 {
		return NoCard
	}
	p.N--
	c := p.C[p.N]
	p.C[p.N] = NoCard // equal piles are equal values
	return c
}

// remove takes a card out and keeps the others in order. It reports whether the card was there.
func (p *Pile) remove(c Card) bool {
	for i, x := range p.Cards() {
		if x == c {
			copy(p.C[i:], p.C[i+1:p.N])
			p.pop()
			return true
		}
	}
	return false
}

// Set returns the set of cards in the pile.
func (p *Pile) Set() (s Cards) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	return s
}

// Stack is a pile of objects, results or action cards of the Automa, by number; the last is on top.
type Stack struct {
	N uint8
	C [16]uint8
}

// All returns the numbers, the bottom first. The slice must not be changed.
func (p *Stack) All() []uint8 { return p.C[:p.N] }

func (p *Stack) push(x uint8) {
	p.C[p.N] = x
	p.N++
}

func (p *Stack) pop() uint8 {
	p.N--
	x := p.C[p.N]
	p.C[p.N] = 0
	return x
}
