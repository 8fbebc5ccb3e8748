package convoy

import (
	"math/bits"
	"slices"
	"strings"

	"onelongnight/game"
)

// Set is a set of units, with a bit for each.
type Set uint64

// Set returns the set of just this unit. The mask tells the compiler that units are numbered below 64, which saves a
// check.
func (c Card) Set() Set { return 1 << (c & 63) }

// Has reports whether a unit is in the set.
func (s Set) Has(c Card) bool { return s>>(c&63)&1 != 0 && c < 64 }

// Len returns the number of units.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// first returns the unit with the lowest number. The set must not be empty.
func (s Set) first() Card { return Card(bits.TrailingZeros64(uint64(s))) }

// Pop removes and returns the first unit. The set must not be empty.
func (s *Set) Pop() Card {
	c := s.first()
	*s &= *s - 1
	return c
}

// CardSet is a set of one side's cards of any kind: bit n is the side's card n in id order.
type CardSet uint64

func cardSetOf(c Card) CardSet { return 1 << slot[c] }

// Has reports whether a card of the set's side is in it.
func (s CardSet) Has(c Card) bool { return s>>slot[c]&1 != 0 }

// Add adds a card of the set's side.
func (s *CardSet) Add(c Card) { *s |= cardSetOf(c) }

func (s *CardSet) remove(c Card) { *s &^= cardSetOf(c) }

// Pop removes and returns the first card in id order. The set must not be empty.
func (s *CardSet) Pop(side game.Seat) Card {
	c := ofSide[side][bits.TrailingZeros64(uint64(*s))]
	*s &= *s - 1
	return c
}

// Cards returns the cards of the set in id order.
func (s CardSet) Cards(side game.Seat) []Card {
	var list []Card
	for s != 0 {
		list = append(list, s.Pop(side))
	}
	return list
}

func sortByID(list []Card) {
	slices.SortStableFunc(list, func(a, b Card) int { return strings.Compare(a.ID(), b.ID()) })
}

// Pile is a pile of one side's cards. In a deck or discard pile the last card is on top; a hand is in the order in
// which cards came.
type Pile struct {
	N uint8
	C [DeckSize]Card
}

// Len returns the number of cards.
func (p *Pile) Len() int { return int(p.N) }

// Cards returns the pile's own array. It is valid until the pile changes.
func (p *Pile) Cards() []Card { return p.C[:p.N] }

func (p *Pile) push(c Card) {
	p.C[p.N] = c
	p.N++
}

// pop removes and returns the last card. The pile must not be empty.
func (p *Pile) pop() Card { return p.takeAt(int(p.N) - 1) }

// takeAt removes the card at an index. It clears the place that becomes free, so that equal piles are equal values.
func (p *Pile) takeAt(i int) Card {
	c := p.C[i]
	copy(p.C[i:p.N], p.C[i+1:p.N])
	p.N--
	p.C[p.N] = NoCard
	return c
}

// find returns the index of a card, or -1.
func (p *Pile) find(c Card) int { return slices.Index(p.C[:p.N], c) }

// take removes a card, which must be in the pile.
func (p *Pile) take(c Card) { p.takeAt(p.find(c)) }

// topDown returns the cards of the pile, the top one first.
func (p *Pile) topDown() []Card {
	list := slices.Clone(p.Cards())
	slices.Reverse(list)
	return list
}
