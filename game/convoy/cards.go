package convoy

import "onelongnight/game"

// This file moves cards between decks, hands and discard piles, and keeps
// what the other side knows of them (7).

// drawCards draws up to n cards (3.3). Cards known on top of the deck are
// known in the hand afterwards; one known to be somewhere in it is forgotten,
// unless the whole deck was drawn.
func (p *play) drawCards(side game.Seat, n int, cause Card, why string) (drawn int) {
	deck, known := &p.Deck[side], &p.Known[side]
	for ; drawn < n && deck.N > 0; drawn++ {
		c := deck.pop()
		p.Hand[side].push(c)
		seen := known.Top > 0
		if seen {
			known.Top--
			known.Hand.Add(c)
		}
		if deck.N == 0 && known.Deck != 0 {
			p.knowDrawn(side)
		}
		game.Add(p.log, Drew{Seat: side, About: About{Card: c, By: cause}, Why: why, Known: seen, Left: int(deck.N)})
	}
	if drawn > 0 {
		known.Deck = 0
	}
	return drawn
}

// knowDrawn is the last card of a deck drawn: cards known to have been in it
// and not seen since are in the hand.
func (p *play) knowDrawn(side game.Seat) {
	known := &p.Known[side]
	for _, c := range p.Hand[side].Cards() {
		if known.Deck.Has(c) {
			known.Hand.Add(c)
		}
	}
}

// toHand puts a card that everybody has seen into a hand.
func (p *play) toHand(side game.Seat, c Card) {
	p.Hand[side].push(c)
	p.Known[side].Hand.Add(c)
}

// leaveHand takes a card out of a hand.
func (p *play) leaveHand(side game.Seat, c Card) {
	p.Hand[side].take(c)
	p.Known[side].Hand.remove(c)
}

// pay discards a card from a hand as a cost. The cards of one cost go at once,
// so they lie in id order (3.4).
func (p *play) pay(f Task, c Card) {
	p.leaveHand(f.Seat, c)
	p.Discard[f.Seat].push(c)
	game.Add(p.log, Paid{f.Seat, About{Card: c, By: f.Cause}})
	if f.Left < f.Effect.N {
		p.settlePair(f.Seat)
	}
}

// payNext goes on with a cost after its first card.
func (p *play) payNext(f Task) {
	if f.Left > 1 {
		f.Left--
		p.push(f)
	}
}

// council draws three cards, of which one goes again if there were three.
func (p *play) council(f Task) {
	if p.drawCards(Outpost, 3, f.Cause, "") == 3 {
		f.Op = OpCouncil
		p.push(f)
	}
}

// councilDiscard ends a War Council.
func (p *play) councilDiscard(c Card, cause Card) {
	p.leaveHand(Outpost, c)
	p.Discard[Outpost].push(c)
	game.Add(p.log, Discarded{Seat: Outpost, About: About{Card: c, By: cause}})
}

// spy shows Moloch's hand to the Outpost; the cards stay known while they
// stay there (7).
func (p *play) spy(cause Card) {
	for _, c := range p.Hand[Moloch].Cards() {
		p.Known[Moloch].Hand.Add(c)
		game.Add(p.log, Spied{Seat: Moloch, About: About{Card: c, By: cause}})
	}
}

// millOne is one mill: the top card of Moloch's deck, else a robot of the
// Outpost's choice, else a random card of Moloch's hand (6.1, 6.2).
func (p *play) millOne(f Task) {
	if p.Deck[Moloch].N > 0 {
		p.millCard(f.Cause)
		return
	}
	among := millScope(f.Cause == NoCard)
	pick := Task{Op: OpEffect, Effect: must(expel, among), Seat: Outpost, City: f.City, Cause: f.Cause}
	if units, _ := p.scope(&pick); units != 0 {
		p.push(pick)
		return
	}
	if hand := &p.Hand[Moloch]; hand.N > 0 {
		c := hand.C[p.Rand.Below(int(hand.N))]
		p.leaveHand(Moloch, c)
		p.Discard[Moloch].push(c)
		game.Add(p.log, Milled{Seat: Moloch, About: About{Card: c, By: f.Cause}, How: "hand"})
	}
}

// millScope returns who may be discarded for an empty deck: by a city's effect
// immune robots too, by a soldier's not.
func millScope(byCity bool) Scope {
	if byCity {
		return robotsHere
	}
	return vulnerableHere
}

// canMill reports whether a mill in a city would do anything.
func (s *State) canMill(c City, byCity bool) bool {
	if s.Deck[Moloch].N > 0 || s.Hand[Moloch].N > 0 {
		return true
	}
	units, _ := s.scope(&Task{Effect: must(expel, millScope(byCity)), City: c})
	return units != 0
}

// millCard discards the top card of Moloch's deck, which is not empty.
func (p *play) millCard(cause Card) {
	deck, known := &p.Deck[Moloch], &p.Known[Moloch]
	c := deck.pop()
	known.Top -= min(known.Top, 1)
	known.Deck = 0
	p.Discard[Moloch].push(c)
	game.Add(p.log, Milled{Seat: Moloch, About: About{Card: c, By: cause}, Left: int(deck.N)})
}

// revealTwo is Iron Gate's win effect (6.3).
func (p *play) revealTwo(f Task) {
	deck := &p.Deck[Moloch]
	switch deck.N {
	case 0:
		p.push(Task{Op: OpMill, Seat: Outpost, City: f.City})
	case 1:
		p.millCard(NoCard)
	default:
		for i := range p.Revealed {
			c := deck.C[int(deck.N)-1-i]
			p.Revealed[i] = c
			game.Add(p.log, Revealed{Seat: Moloch, About: About{Card: c}})
		}
		f.Op, f.Seat = OpReveal, Outpost
		p.push(f)
	}
}

// millRevealed discards one of the two cards shown and shuffles the other
// into the deck, where it is known to be somewhere.
func (p *play) millRevealed(c Card) {
	deck, known := &p.Deck[Moloch], &p.Known[Moloch]
	other := p.Revealed[0]
	if other == c {
		other = p.Revealed[1]
	}
	// Cards known on top are shuffled too: what is left of the knowledge is
	// that they are in the deck.
	known.Deck = 0
	for i := range int(known.Top) {
		known.Deck.Add(deck.C[int(deck.N)-1-i])
	}
	known.Deck.Add(other)
	known.Deck.remove(c)
	known.Top = 0
	deck.take(c)
	p.Revealed = [2]Card{}
	p.Discard[Moloch].push(c)
	game.Add(p.log, Milled{Seat: Moloch, About: About{Card: c}, How: "iron-gate", Left: int(deck.N)})
	game.ShuffleBy(&p.Rand, deck.Cards())
	game.Add(p.log, ShuffledBack{Seat: Moloch, About: About{Card: other}})
}

// recoverCard is the Defender's: a random card of Moloch's discard pile goes
// on top of its deck, for all to see.
func (p *play) recoverCard(f Task) {
	pile := &p.Discard[Moloch]
	if pile.N == 0 {
		return
	}
	c := pile.takeAt(p.Rand.Below(int(pile.N)))
	p.Deck[Moloch].push(c)
	p.Known[Moloch].Top++
	game.Add(p.log, Recovered{Seat: Moloch, About: About{Card: c, By: f.Cause}, Left: int(p.Deck[Moloch].N)})
}
