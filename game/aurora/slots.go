package aurora

import "onelongnight/game"

// clearSlots discards what is too much, slides the rest and fills the slots (11.5, 11.6).
func (p *play) clearSlots() {
	var kept [SlotCount + 1]Slot
	n := 0
	for i := 1; i <= SlotCount; i++ {
		if p.Slots[i].Card != NoCard {
			n++
			kept[n] = p.Slots[i]
		}
	}
	first := 1
	for ; n-first+1 > int(p.g.data.Keep[p.g.scale]); first++ {
		p.discardCard(kept[first].Card)
	}
	p.Slots = [SlotCount + 1]Slot{}
	copy(p.Slots[1:], kept[first:n+1])
	p.tell(game.Event{Type: EvSlide, Seat: game.NoSeat})
	for i := SlotCount; i >= 1 && p.Slots[i].Card == NoCard; i-- {
		p.reveal()
	}
}

// discardCard lays a card onto the discard pile of exploration.
func (p *play) discardCard(c Card) {
	p.Discard.push(c)
	p.tell(game.Event{Type: EvDiscard, Seat: game.NoSeat, Piece: uint16(c)})
}

// reveal turns the top card of exploration into the rightmost empty slot (5.6).
func (p *play) reveal() {
	for {
		c := p.Deck.pop()
		if c == NoCard {
			return
		}
		x := &p.g.data.of[c]
		if x.Kind == Course {
			p.tell(game.Event{Type: EvReveal, Seat: game.NoSeat, Piece: uint16(c), Reveals: true})
			p.happen(c)
			p.discardCard(c)
			continue
		}
		slot := SlotCount
		for p.Slots[slot].Card != NoCard {
			slot--
		}
		s := &p.Slots[slot]
		s.Card = c
		copy(s.Tokens[0][:], x.Blocks[0])
		copy(s.Tokens[1][:], x.Blocks[1])
		if x.Kind == Encounter {
			copy(s.Tokens[0][:], x.Tokens)
		}
		p.tell(game.Event{Type: EvReveal, Seat: game.NoSeat, Piece: uint16(c), To: uint16(slot), Reveals: true})
		return
	}
}

// happen does what an event says (7.12).
func (p *play) happen(c Card) {
	for _, e := range p.g.data.lists[p.g.data.of[c].Do] {
		if e.Do == DoAuroraRed && !p.OnRed {
			p.OnRed = true
			p.tell(game.Event{Type: EvAurora, Seat: game.NoSeat, Piece: uint16(c), N: int16(p.Number),
				To: uint16(p.AuroraSpace())})
		}
	}
}

// refill closes the gap that a card left in the slots (7.4 e).
func (p *play) refill(slot uint8) {
	for i := int(slot); i < SlotCount; i++ {
		p.Slots[i] = p.Slots[i+1]
	}
	p.Slots[SlotCount] = Slot{}
	p.tell(game.Event{Type: EvSlide, Seat: game.NoSeat})
	p.reveal()
}
