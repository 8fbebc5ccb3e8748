package state51

import "onelongnight/game"

// beginRound begins the draft of a round (4).
func (p *play) beginRound() {
	p.Phase, p.Pick, p.Asked = PhaseDraft, 1, p.First
	game.Add(p.log, RoundBegan{Seat: p.First, Round: int(p.Public.Round)})
	p.trim(p.First)
}

// picks returns how many picks the draft has (4.2).
func (s *State) picks() int { return 2 * len(s.g.seats) }

// picker returns the seat that picks now.
func (s *State) picker() game.Seat {
	n := len(s.g.seats)
	return game.Seat((int(s.First) + int(s.Pick) - 1) % n)
}

// trim has seats discard down to the hand limit (4.1), from a seat on in turn order. Then it reveals the row.
func (p *play) trim(seat game.Seat) {
	for {
		if p.Hand[seat].N > handLimit {
			p.ask(AskTrim, seat)
			return
		}
		if seat = p.g.next(seat); seat == p.First {
			break
		}
	}
	for range rowSize {
		p.reveal()
	}
	p.pick()
}

// reveal puts the top card of the deck into the row.
func (p *play) reveal() {
	c := p.draw()
	if c == NoCard {
		return
	}
	p.Row.Push(c)
	game.Add(p.log, Revealed{Card: c})
}

// pick continues with the next pick, or ends the draft after the last one (4.2, 4.4).
func (p *play) pick() {
	for int(p.Pick) <= p.picks() {
		seat := p.picker()
		p.Asked = seat
		if p.Row.N == 0 {
			p.drawInDraft(seat)
		} else if !p.choose(AskDraft) {
			return
		}
		if !p.strikes(seat) {
			return
		}
		p.refillRow()
	}
	p.lastPicks(p.First, true)
}

// picked continues after a pick.
func (p *play) picked(seat game.Seat) {
	if p.strikes(seat) {
		p.refill()
	}
}

// strikes lets a seat that has the ability strike a card of the row after its first pick (9.5). It returns false if
// there is a choice to make.
func (p *play) strikes(seat game.Seat) bool {
	if int(p.Pick) > len(p.g.seats) || p.Row.N == 0 || !p.owns(seat, DraftStrike) {
		return true
	}
	return p.choose(AskStrike)
}

// refill continues after a strike.
func (p *play) refill() {
	p.refillRow()
	p.pick()
}

// refills has, by number of seats, the picks after which a card joins the row: bit n is for pick n (4.3).
var refills = [game.MaxSeats + 1]uint16{3: 1<<3 | 1<<4, 4: 1<<2 | 1<<3 | 1<<5 | 1<<6}

// RowGrows reports whether a card joins the row after pick n of a draft, counted from 1 (4.3).
func RowGrows(seats, n int) bool { return refills[seats]>>n&1 != 0 }

// refillRow ends a pick; a card may join the row.
func (p *play) refillRow() {
	if RowGrows(len(p.g.seats), int(p.Pick)) {
		p.reveal()
	}
	p.Pick++
}

// takeCard takes a card of the row into a hand, or discards it at once if the hand is full (4.1).
func (p *play) takeCard(seat game.Seat, c Card) {
	p.Row.Remove(c)
	full := p.Hand[seat].N >= handLimit
	if !full {
		p.Hand[seat].Push(c)
		p.Shown.Add(c)
	}
	game.Add(p.log, Took{Seat: seat, Card: c})
	if full {
		p.toDiscard(seat, c)
	}
}

// drawInDraft draws a card for a seat. It stays hidden, unless the hand is full and it is discarded (4.1, 4.4).
func (p *play) drawInDraft(seat game.Seat) {
	if p.Hand[seat].N < handLimit {
		p.drawTo(seat)
	} else if c := p.draw(); c != NoCard {
		p.Discard.Push(c)
		game.Add(p.log, Discarded{Seat: seat, Card: c, Drawn: true})
	}
}

// strike discards a card of the row.
func (p *play) strike(seat game.Seat, c Card) {
	p.Row.Remove(c)
	p.toDiscard(seat, c)
}

// lastPicks lets each seat that has the ability take a card of what is left of the row (9.5), in turn order from a seat
// on until it would be the first player's turn again, and then discards the rest. Begins is set if it begins with the
// first player.
func (p *play) lastPicks(seat game.Seat, begins bool) {
	for begins || seat != p.First {
		begins = false
		p.Asked = seat
		if p.owns(seat, DraftLast) {
			if p.Row.N == 0 {
				p.drawInDraft(seat)
			} else if !p.choose(AskLast) {
				return
			}
		}
		seat = p.g.next(seat)
	}
	for p.Row.N > 0 {
		c := p.Row.C[0]
		p.Row.Remove(c)
		p.toDiscard(game.NoSeat, c)
	}
	p.drawEach(p.First, true)
}

// drawEach has each seat draw one card, or two (4.5), in turn order from a seat on. Begins is as in lastPicks.
func (p *play) drawEach(seat game.Seat, begins bool) {
	for begins || seat != p.First {
		begins = false
		p.Asked = seat
		switch two := p.owns(seat, DraftTwo); {
		case !two:
			p.drawInDraft(seat)
		case p.Hand[seat].N >= handLimit:
			p.drawInDraft(seat)
			p.drawInDraft(seat)
		case p.drawTwo(seat):
			p.Ask = AskTwo
			return
		}
		seat = p.g.next(seat)
	}
	p.produce(p.First)
}

// drawTwo draws two cards into a hand. It returns false if there are fewer; a single one is then kept (9.5).
func (p *play) drawTwo(seat game.Seat) bool {
	drawn := p.drawTo(seat)
	return p.drawTo(seat) && drawn
}

// two returns the two cards of which one is kept (9.5).
func (s *State) two() [2]Card {
	h := &s.Hand[s.Asked]
	return [2]Card{h.C[h.N-2], h.C[h.N-1]}
}

// keepCard keeps one of the two cards, and discards the other.
func (p *play) keepCard(seat game.Seat, c Card) {
	two := p.two()
	other := two[0]
	if other == c {
		other = two[1]
	}
	p.discardFromHand(seat, other)
}
