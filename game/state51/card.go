package state51

import "math/bits"

// Card is one of the 94 cards of the deck, from 1, in the order of their ids.
type Card uint8

const (
	// NoCard stands where there is none, and in views for one that is hidden.
	NoCard Card = 0
	// CardCount is how many cards the deck has (1.1).
	CardCount = 94
)

// Cards is a set of cards.
type Cards [2]uint64

// Has reports whether a card is in the set.
func (s *Cards) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// Add puts a card in.
func (s *Cards) Add(c Card) { s[c>>6] |= 1 << (c & 63) }

// Remove takes a card out.
func (s *Cards) Remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

// Len returns how many cards are in the set.
func (s *Cards) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Empty tells that no card is in the set.
func (s *Cards) Empty() bool { return s[0]|s[1] == 0 }

// And returns the cards that are in both sets.
func (s Cards) And(t *Cards) Cards { return Cards{s[0] & t[0], s[1] & t[1]} }

// Or returns the cards that are in one of the sets at least.
func (s Cards) Or(t *Cards) Cards { return Cards{s[0] | t[0], s[1] | t[1]} }

// Without returns the cards that are not in the other set.
func (s Cards) Without(t *Cards) Cards { return Cards{s[0] &^ t[0], s[1] &^ t[1]} }

// Pop takes out the first card in the order of ids; NoCard from an empty set.
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

// Pile is a list of cards: of the deck and the discard pile the last is on top, in a hand it came last.
type Pile struct {
	N uint8
	C [CardCount]Card
}

// Cards returns the list. It must not be changed.
func (p *Pile) Cards() []Card { return p.C[:p.N] }

func (p *Pile) push(c Card) {
	p.C[p.N] = c
	p.N++
}

func (p *Pile) pop() Card {
	p.N--
	c := p.C[p.N]
	p.C[p.N] = NoCard // equal piles are equal values
	return c
}

// Set returns which cards are in the list.
func (p *Pile) Set() (s Cards) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	s.Remove(NoCard)
	return s
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
