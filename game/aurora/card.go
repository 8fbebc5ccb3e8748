package aurora

import "onelongnight/game"

// Card is one of the cards of start, exploration, enemies and loot, from 1, in the order of their ids.
type Card uint8

const (
	// NoCard stands where there is none, and in views for one that is hidden.
	NoCard Card = 0
	// CardCount is how many cards there are.
	CardCount = 84
)

// Kind is what sort of card a card is.
type Kind uint8

// The kinds.
const (
	Survivor Kind = iota
	Truck
	Trailer
	Equipment
	Location
	Encounter
	Course // the event
	Enemy
	kindCount
)

var kindNames = [kindCount]string{"survivor", "truck", "trailer", "equipment", "location", "encounter", "event",
	"enemy"}

// String is the word of the data.
func (k Kind) String() string { return kindNames[k] }

// Rides tells whether cards of a kind become part of a convoy's vehicles.
func (k Kind) Rides() bool { return k == Truck || k == Trailer || k == Equipment }

// Cards is a set of cards.
type Cards = game.Set[Card]

// Pile is a list of cards; the last is on top.
type Pile struct {
	N uint8
	C [CardCount]Card
}

// Cards is the list. It must not be changed.
func (p *Pile) Cards() []Card { return p.C[:p.N] }

func (p *Pile) push(c Card) {
	p.C[p.N] = c
	p.N++
}

// pop takes the top card, NoCard from an empty pile.
func (p *Pile) pop() Card {
	if p.N == 0 {
		return NoCard
	}
	p.N--
	c := p.C[p.N]
	p.C[p.N] = NoCard // equal piles are equal values
	return c
}

// remove takes one card out and keeps the order of the others; false if it is not there.
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

// Set is which cards are in the list.
func (p *Pile) Set() (s Cards) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	return s
}

// Stack is a list of objects, results or Automa actions by their numbers; the last is on top.
type Stack struct {
	N uint8
	C [16]uint8
}

// All is the list. It must not be changed.
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
