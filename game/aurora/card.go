package aurora

import "math/bits"

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
type Cards [2]uint64

// Has tells whether a card is in the set.
func (s *Cards) Has(c Card) bool { return s[c>>6]>>(c&63)&1 != 0 }

// Add puts a card in.
func (s *Cards) Add(c Card) { s[c>>6] |= 1 << (c & 63) }

// Remove takes a card out.
func (s *Cards) Remove(c Card) { s[c>>6] &^= 1 << (c & 63) }

// Len is how many cards are in the set.
func (s *Cards) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// Empty tells that no card is in the set.
func (s *Cards) Empty() bool { return s[0]|s[1] == 0 }

// And is the cards that are in both sets.
func (s Cards) And(t *Cards) Cards { return Cards{s[0] & t[0], s[1] & t[1]} }

// Or is the cards that are in one of the sets at least.
func (s Cards) Or(t *Cards) Cards { return Cards{s[0] | t[0], s[1] | t[1]} }

// Pop takes out the first card in the order of ids; NoCard from an empty set.
func (s *Cards) Pop() Card {
	for i, word := range s {
		if word != 0 {
			s[i] &= word - 1
			return Card(64*i + bits.TrailingZeros64(word))
		}
	}
	return NoCard
}

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
