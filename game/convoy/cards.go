package convoy

import "onelongnight/game"

// This file moves cards between decks, hands and discard piles, and keeps track of what the other side knows about them
// (7).

// drawCards draws up to n cards (3.3). Cards that were known to be on top of the deck are then known to be in the hand.
// If the whole deck was drawn, so are those that were known to be somewhere in it. Otherwise that knowledge is lost, as
// any of them may have been drawn.
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

// knowDrawn is called when the last card of a deck was drawn: cards that were known to be in the deck are now known to
// be in the hand.
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

// leaveHand removes a card from a hand.
func (p *play) leaveHand(side game.Seat, c Card) {
	p.Hand[side].take(c)
	p.Known[side].Hand.remove(c)
}

// pay discards a card from a hand as a cost. Cards of the same cost are discarded at the same time, so they lie in id
// order (3.4).
func (p *play) pay(f Task, c Card) {
	p.leaveHand(f.Seat, c)
	p.Discard[f.Seat].push(c)
	game.Add(p.log, Paid{f.Seat, About{Card: c, By: f.Cause}})
	if f.Left < f.Effect.N {
		p.settlePair(f.Seat)
	}
}

// payNext asks for the next card of a cost, if it takes more.
func (p *play) payNext(f Task) {
	if f.Left > 1 {
		f.Left--
		p.push(f)
	}
}

// council draws three cards. If there were three, one of them will be discarded again.
func (p *play) council(f Task) {
	if p.drawCards(Outpost, 3, f.Cause, "") == 3 {
		f.Op = OpCouncil
		p.push(f)
	}
}

// councilDiscard discards the card that was chosen for War Council.
func (p *play) councilDiscard(c Card, cause Card) {
	p.leaveHand(Outpost, c)
	p.Discard[Outpost].push(c)
	game.Add(p.log, Discarded{Seat: Outpost, About: About{Card: c, By: cause}})
}

// spy shows Moloch's hand to the Outpost, which knows these cards as long as they stay there (7).
func (p *play) spy(cause Card) {
	for _, c := range p.Hand[Moloch].Cards() {
		p.Known[Moloch].Hand.Add(c)
		game.Add(p.log, Spied{Seat: Moloch, About: About{Card: c, By: cause}})
	}
}

// millOne carries out one mill. It discards the top card of Moloch's deck; without a deck, a robot that the Outpost
// chooses; and without such a robot, a random card of Moloch's hand (6.1, 6.2).
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

// millScope returns the robots that may be discarded if the deck is empty: by a city's effect also immune ones, by a
// soldier's only others.
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

// revealTwo carries out what Iron Gate does if the Outpost wins there (6.3).
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

// millRevealed discards one of the two cards that were shown, and shuffles the other one into the deck, where both
// sides know it to be somewhere.
func (p *play) millRevealed(c Card) {
	deck, known := &p.Deck[Moloch], &p.Known[Moloch]
	other := p.Revealed[0]
	if other == c {
		other = p.Revealed[1]
	}
	// Cards that were known to be on top are shuffled too. From now on they are only known to be in the deck.
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

// recoverCard carries out the Defender's ability: a random card of Moloch's discard pile goes face up on top of its
// deck.
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
