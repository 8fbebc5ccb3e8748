package aurora

import "onelongnight/game"

// clearSlots discards the leftmost cards beyond the number that is kept, slides the rest left and fills the slots
// (11.5, 11.6).
func (p play) clearSlots() {
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
	game.Add(p.log, SlotsClosed{})
	for i := SlotCount; i >= 1 && p.Slots[i].Card == NoCard; i-- {
		p.reveal()
	}
}

// discardCard puts a card on the exploration discard pile.
func (p play) discardCard(c Card) {
	p.Discard.Push(c)
	game.Add(p.log, Discarded{OnCard: OnCard{c}})
}

// reveal turns the top card of exploration over into the rightmost empty slot; events on the way are carried out and
// discarded (5.6).
func (p play) reveal() {
	for {
		c := p.Deck.Pop()
		if c == NoCard {
			return
		}
		x := &p.g.data.of[c]
		if x.Kind == Course {
			game.Add(p.log, Revealed{OnCard: OnCard{c}})
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
		game.Add(p.log, Revealed{OnCard: OnCard{c}, Slot: uint8(slot)})
		return
	}
}

// happen carries out an event (7.12).
func (p play) happen(c Card) {
	for _, e := range p.g.data.EffectsOf(c) {
		if e.Do == DoAuroraRed && !p.OnRed {
			p.OnRed = true
			game.Add(p.log, Sailed{Number: int(p.Number), Space: int(p.AuroraSpace()), Course: c})
		}
	}
}

// refill closes the gap that an explored card left in the slots, and reveals a card (7.4 e).
func (p play) refill(slot uint8) {
	for i := int(slot); i < SlotCount; i++ {
		p.Slots[i] = p.Slots[i+1]
	}
	p.Slots[SlotCount] = Slot{}
	game.Add(p.log, SlotsClosed{})
	p.reveal()
}
