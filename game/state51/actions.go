package state51

import "onelongnight/game"

// playCard begins to play a card of a hand: a leader, or a location, which may replace an old one in a redevelopment
// (6.5 to 6.9).
func (p *play) playCard(seat game.Seat, as Verb, c, old Card) {
	p.begin(Playing{As: as, Card: c, Old: old})
	p.Hand[seat].Remove(c)
	p.Shown.Remove(c)
	game.Add(p.log, Played{Seat: seat, Card: c, Old: old, As: as})
	if as == DoLead && p.Seats[seat].Leader != NoCard {
		p.Playing.owe(Gun)
	}
}

// swap begins to swap two cards of a hand for one of the deck (6.10).
func (p *play) swap(seat game.Seat) {
	p.begin(Playing{As: DoSwap})
	p.Playing.owe(GoodCard, GoodCard)
	game.Add(p.log, Swapped{Seat: seat})
}

// hire sends two workers to get a resource (6.13).
func (p *play) hire(seat game.Seat, kind Good) {
	p.begin(Playing{As: DoHire, Kind: kind})
	game.Add(p.log, Hired{Seat: seat})
	p.spend(Worker, 2)
}

// pass ends a seat's actions for this round (6.2).
func (p *play) pass(seat game.Seat) {
	p.Playing = Playing{As: DoPass}
	game.Add(p.log, Passed{Seat: seat})
	p.emptyStore(seat)
}

// carryOn continues the action once everything that it owes is paid.
func (p *play) carryOn() {
	switch p.Playing.As {
	case DoPillage, DoCooperate, DoAnnex:
		p.reachOut()
	case DoRedevelop:
		if p.Playing.With == NoRedevelopMeans {
			if p.choose(AskMeans) {
				p.settle()
			}
			return
		}
		p.replace()
	case DoLead:
		p.lead()
	case DoSwap:
		p.drawTo(p.Asked)
		p.endAction()
	case DoWork:
		p.finishWork()
	case DoHire:
		p.gain(p.Asked, []Good{p.Playing.Kind}, byRule)
		p.endAction()
	case DoPlace:
		p.place()
	case DoPass:
		p.fillStore()
	case DoVisit:
		p.endAction()
	default: // a free deed for which nothing is owed
		p.Ask = AskAct
	}
}

// reachOut asks for sources until the distance is covered, and then plays the card (7.2).
func (p *play) reachOut() {
	seat := p.Asked
	if p.Playing.Source > 0 {
		p.Playing.Sum += uint8(p.g.Base(seat).Contacts[p.Playing.Source-1].N)
		p.Playing.Source = 0
	}
	if p.missing() > 0 {
		if p.choose(AskReach) {
			p.settle()
		}
		return
	}
	c, h := p.Playing.Card, &p.Seats[seat]
	switch p.Playing.As {
	case DoPillage:
		h.Spoils.Add(c)
		game.Add(p.log, Settled{Seat: seat, Card: c, As: asSpoil})
		p.reward(OnPillage, c)
	case DoCooperate:
		h.Agreements.Add(c)
		game.Add(p.log, Settled{Seat: seat, Card: c, As: asAgreement})
		p.reward(OnCooperate, c)
	default:
		p.enter(c)
		p.reward(OnPlay, c)
	}
	p.endAction()
}

// useToken counts a contact token of the base or leader towards the distance (7.1).
func (p *play) useToken(kind Good) {
	p.Playing.Sum += uint8(kind.Reach(colourOf(p.Playing.As)))
	p.spendToken(kind)
}

// useCard counts a contact card of the hand towards the distance, and discards it (7.1).
func (p *play) useCard(seat game.Seat, c Card) {
	p.Playing.Sum += uint8(p.g.data.of[c].Effect.N)
	p.discardFromHand(seat, c)
}

// useContact uses the faction contact n, whose price is owed from now on (7.1).
func (p *play) useContact(seat game.Seat, n uint8) {
	colour := n % 3
	contact := &p.g.Base(seat).Contacts[colour]
	p.Seats[seat].Used |= 1 << colour
	p.Playing.Source = colour + 1
	game.Add(p.log, Used{Seat: seat, Contact: firstContact + Giver(n)})
	p.Playing.owe(contact.Pay...)
}

// reward gives what the leader gains when a card is played (9.8). It does not matter in which way it is played.
func (p *play) reward(on Occasion, c Card) {
	leader := p.Seats[p.Asked].Leader
	if leader == NoCard {
		return
	}
	e := &p.g.data.of[leader].Effect
	if e.Do == When && (e.On == on && on != OnPlay || e.On == OnPlay && p.g.data.of[c].Types.Has(e.Type)) {
		p.gainOn(p.Asked, leader)
	}
}

// enter puts a location into play, with what it and the owner's other locations gain from that (8.1).
func (p *play) enter(c Card) {
	seat, d := p.Asked, p.g.data
	h, x := &p.Seats[seat], d.of[c]
	h.Locations.Add(c)
	p.Marks[c] = Mark{}
	game.Add(p.log, Settled{Seat: seat, Card: c, As: asLocation})
	switch e := &x.Effect; e.Do {
	case Produce:
		p.gainOn(seat, c)
	case Each:
		counted := h.Locations.And(&d.typed[e.Type])
		p.gainTimes(seat, c, x, counted.Len())
	}
	for t := range TypeCount {
		if !x.Types.Has(t) {
			continue
		}
		for rest := h.Locations.And(&d.each[t]); !rest.Empty(); {
			if other := rest.Pop(); other != c {
				p.gainOn(seat, other)
			}
		}
	}
}

// with chooses by which means to redevelop (6.8).
func (p *play) with(seat game.Seat, m RedevelopMeans) {
	p.Playing.With = m
	switch m {
	case WithBrick:
		p.Seats[seat].Redeveloped = true
		p.Playing.owe(Brick)
	case WithRebuild:
		p.spendToken(Rebuild)
	case WithRebuildFree:
		p.spendToken(RebuildFree)
	}
}

// replace puts the new location in place of the old one (6.8).
func (p *play) replace() {
	seat := p.Asked
	h, old, d := &p.Seats[seat], p.Playing.Old, p.g.data
	e := &d.of[old].Effect
	m := p.Marks[old]
	h.Locations.Remove(old)
	p.Marks[old] = Mark{}
	h.VP += uint16(int(m.Tokens) * e.Token())
	for i, k := range e.Pay {
		if e.Do == Combine && m.Holds>>i&1 != 0 {
			h.Base[k]++
		}
	}
	if d.stores.Has(old) {
		for k, n := range h.Store {
			h.Base[k] += n
		}
		h.Store = Resources{}
	}
	p.toDiscard(seat, old)
	p.gain(seat, []Good{VP2}, byRule)
	p.enter(p.Playing.Card)
	p.reward(OnRedevelop, p.Playing.Card)
	p.makeRoom()
}

// makeRoom has the owner discard agreements and spoils that no longer fit after slots were lost (8.2).
func (p *play) makeRoom() {
	for p.crowded(p.Asked) {
		if !p.choose(AskRoom) {
			return
		}
	}
	p.endAction()
}

// crowded reports whether a seat has more agreements and spoils than it has slots for.
func (s *State) crowded(seat game.Seat) bool {
	h := &s.Seats[seat]
	general, all := s.g.General(seat, h)
	return h.Agreements.Len() > general || h.Agreements.Len()+h.Spoils.Len() > all
}

// drop discards an agreement or a spoil. The seat gets nothing for it.
func (p *play) drop(seat game.Seat, c Card) {
	h := &p.Seats[seat]
	h.Agreements.Remove(c)
	h.Spoils.Remove(c)
	p.toDiscard(seat, c)
}

// lead plays the leader. What lay on the old one goes to the base (6.9).
func (p *play) lead() {
	seat := p.Asked
	h, d := &p.Seats[seat], p.g.data
	if old := h.Leader; old != NoCard {
		if k, n := p.g.LeaderGood(h); n > 0 {
			h.Base[k] += uint8(n)
		}
		h.VP += uint16(int(h.LeaderTokens) * d.of[old].Effect.Token())
		h.Leader, h.LeaderGoods, h.LeaderTokens = NoCard, 0, 0
		p.toDiscard(seat, old)
		p.gain(seat, []Good{VP2}, byRule)
	}
	h.Leader = p.Playing.Card
	for _, k := range d.of[h.Leader].Goods {
		if k != GoodCard {
			h.LeaderGoods++
		}
	}
	game.Add(p.log, Settled{Seat: seat, Card: h.Leader, As: asLeader})
	for _, k := range d.of[h.Leader].Goods {
		if k == GoodCard {
			p.drawTo(seat)
		}
	}
	p.endAction()
}

// beginPlace begins to place a resource on a combination; the resource is owed from now on (9.7).
func (p *play) beginPlace(c Card, kind Good) {
	p.Playing = Playing{As: DoPlace, Card: c, Kind: kind}
	p.Playing.owe(kind)
}

// place puts the resource that was paid on the combination (9.7).
func (p *play) place() {
	e := &p.g.data.of[p.Playing.Card].Effect
	for i, k := range e.Pay {
		if k == p.Playing.Kind {
			p.Marks[p.Playing.Card].Holds |= 1 << i
		}
	}
	game.Add(p.log, Placed{Seat: p.Asked, Card: p.Playing.Card, Good: p.Playing.Kind})
	p.Playing = Playing{}
	p.Ask = AskAct
}
