package state51

import "math/bits"

// Card is one of the 94 cards of the deck, numbered from 1 in the order of their ids.
type Card uint8

const (
	// NoCard means no card; in views, a hidden one.
	NoCard Card = 0
	// CardCount is the number of cards in the deck (1.1).
	CardCount = 94
)

// Cards is a set of cards.
type Cards [2]uint64

// Has reports whether a card is in the set.
func (s *Cards) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *Cards) Add(c Card) { s[c>>6] |= 1 << (c & 63) }

func (s *Cards) Remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

func (s *Cards) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

func (s *Cards) Empty() bool { return s[0]|s[1] == 0 }

func (s Cards) And(t *Cards) Cards { return Cards{s[0] & t[0], s[1] & t[1]} }

func (s Cards) Or(t *Cards) Cards { return Cards{s[0] | t[0], s[1] | t[1]} }

func (s Cards) Without(t *Cards) Cards { return Cards{s[0] &^ t[0], s[1] &^ t[1]} }

// Pop removes and returns the first card in id order, NoCard from an empty set.
func (s *Cards) Pop() Card {
	switch {
	case s[0] != 0:
		c := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return Card(c)
	case s[1] != 0:
		c := 64 + bits.TrailingZeros64(s[1])
		s[1] &= s[1] - 1
		return Card(c)
	}
	return NoCard
}

// Pile is a list of cards. In the deck and the discard pile the last is on top; in a hand it came last.
type Pile struct {
	N uint8
	C [CardCount]Card
}

// Cards returns the list. Do not modify it.
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

// Set returns the cards as a set.
func (p *Pile) Set() (s Cards) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	s.Remove(NoCard)
	return s
}

// remove removes a card and keeps the order of the others; false if it is not there.
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
