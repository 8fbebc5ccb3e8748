package convoy

import "onelongnight/game"

// discardUnit discards a unit or, in its place, the Blocker of its city (5.5).
func (p *play) discardUnit(u Card, f Task) {
	if robots.Has(u) && u != Blocker && p.AbleIn(Blocker, p.Units[u].City) {
		game.Add(p.log, Blocked{Moloch, About{Card: u, By: Blocker, City: p.Units[u].City}})
		u = Blocker
	}
	p.discardNow(u, f)
}

// discardNow discards a unit that nothing can stand in for. Its module is discarded first, so that it lies under the
// unit (3.4).
func (p *play) discardNow(u Card, f Task) {
	side := u.Side()
	second := f.Effect.Do == kill && f.Effect.Among == soldiersHere && f.Effect.N == 1 // of two; a kill of one has no N
	m := p.drop(u)
	from := p.lift(u)
	p.forget(u)
	p.Discard[side].push(u)
	if about := (About{Card: u, By: f.Cause, From: from}); f.Effect.Do == kill {
		game.Add(p.log, Killed{side, about, f.Unit})
	} else {
		game.Add(p.log, Discarded{Seat: side, About: about, Doer: f.Unit})
	}
	p.tellDropped(m, u, from)
	if second {
		p.settlePair(side)
	}
}

// settlePair puts the top two cards of a discard pile into id order. They were picked one after the other, but are
// discarded at the same time (3.4).
func (p *play) settlePair(side game.Seat) {
	pile := &p.Discard[side]
	a, b := &pile.C[pile.N-2], &pile.C[pile.N-1]
	if rank[*a] > rank[*b] {
		*a, *b = *b, *a
	}
}

// forget clears all that a unit had in play.
func (p *play) forget(u Card) {
	p.Units[u] = Unit{}
	for f := range p.Flagged {
		p.Flagged[f] &^= u.Set()
	}
}

// drop discards the module of a unit that leaves play. Every module belongs to Moloch, even if it was captured (5.9).
func (p *play) drop(u Card) (module Card) {
	if !p.Loaded.Has(u) {
		return NoCard
	}
	m, _ := p.strip(u)
	p.Discard[Moloch].push(m)
	return m
}

// tellDropped logs the module that drop has discarded, if there was one.
func (p *play) tellDropped(m, u Card, from City) {
	if m != NoCard {
		game.Add(p.log, Discarded{Seat: Moloch, About: About{Card: m, From: from}, Under: u})
	}
}

// returnUnit takes a unit back to its owner's hand. Its module is discarded, its markers are removed, and the other
// side knows that it is in the hand (7).
func (p *play) returnUnit(u Card, f Task) {
	m := p.drop(u)
	p.tellDropped(m, u, p.Units[u].City)
	from := p.lift(u)
	p.forget(u)
	p.toHand(u.Side(), u)
	game.Add(p.log, Returned{Seat: u.Side(), About: About{Card: u, By: f.Cause, From: from}})
}
