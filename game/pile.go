package game

// Pile is a list of up to 95 cards, as the numbers of a game's cards from 1; 0 is no card. In a deck the last one is on
// top, in a hand it came last. Equal piles are equal values.
type Pile[Card ~uint8] struct {
	N uint8
	C [95]Card
}

// Cards returns the cards, the bottom first. Do not modify them.
func (p *Pile[Card]) Cards() []Card { return p.C[:p.N] }

// Push puts a card on top.
func (p *Pile[Card]) Push(c Card) {
	p.C[p.N] = c
	p.N++
}

// Pop takes the top card off and returns it, 0 if the pile is empty.
func (p *Pile[Card]) Pop() Card {
	if p.N == 0 {
		return 0
	}
	p.N--
	c := p.C[p.N]
	p.C[p.N] = 0
	return c
}

// Remove takes a card out and keeps the others in order. It reports whether the card was there.
func (p *Pile[Card]) Remove(c Card) bool {
	for i, x := range p.Cards() {
		if x == c {
			copy(p.C[i:], p.C[i+1:p.N])
			p.Pop()
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
