package game

// Push, Pop and TakeAt change a list that begins an array: its first n places, the last of which is on top. The other
// places stay zero, so that equal lists are equal values.

// Push puts x on top of a list.
func Push[T any](list []T, n *uint8, x T) {
	list[*n] = x
	*n++
}

// Pop takes off what is on top of a list, which must not be empty.
func Pop[T any](list []T, n *uint8) T {
	var none T
	*n--
	x := list[*n]
	list[*n] = none
	return x
}

// TakeAt takes out what is at an index and keeps the others in order.
func TakeAt[T any](list []T, n *uint8, i int) T {
	x := list[i]
	copy(list[i:], list[i+1:*n])
	Pop(list, n)
	return x
}

// Pile is a list of up to 95 cards, as the numbers of a game's cards from 1; 0 is no card. In a deck the last one is on
// top, in a hand it came last. Equal piles are equal values.
type Pile[Card ~uint8] struct {
	N uint8
	C [95]Card
}

// Cards returns the cards, the bottom first. Do not modify them.
func (p *Pile[Card]) Cards() []Card { return p.C[:p.N] }

// Push puts a card on top.
func (p *Pile[Card]) Push(c Card) { Push(p.C[:], &p.N, c) }

// Pop takes the top card off and returns it, 0 if the pile is empty.
func (p *Pile[Card]) Pop() Card {
	if p.N == 0 {
		return 0
	}
	return Pop(p.C[:], &p.N)
}

// Remove takes a card out and keeps the others in order. It reports whether the card was there.
func (p *Pile[Card]) Remove(c Card) bool {
	for i, x := range p.Cards() {
		if x == c {
			TakeAt(p.C[:], &p.N, i)
			return true
		}
	}
	return false
}

// Set returns the cards as a set, without those that are hidden, which are 0.
func (p *Pile[Card]) Set() (s Set[Card]) {
	for _, c := range p.Cards() {
		s.Add(c)
	}
	s.Remove(0)
	return s
}
