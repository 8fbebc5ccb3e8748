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
type Pile struct {
	N uint8
	C [CardCount]Card
}

// Cards returns the cards of the pile. Do not modify them.
func (p *Pile) Cards() []Card { return p.C[:p.N] }

func (p *Pile) push(c Card) {
	p.C[p.N] = c
	p.N++
}

func (p *Pile) pop() Card {
	p.N--
	c := p.C[p.N]
	p.C[p.N] = NoCard // so that equal piles are equal values
	return c
}

// Set returns the cards as a set, without NoCard.
func (p *Pile) Set() (s Cards) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	s.Remove(NoCard)
	return s
}

// remove removes a card and keeps the others in order. It returns false if the card is not there.
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
