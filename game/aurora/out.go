package aurora

import "onelongnight/game"

// out takes a seat that has lost its last survivor out of the game (3.6).
func (p play) out(seat game.Seat) {
	c := &p.Convoys[seat]
	game.Add(p.log, WentOut{seat})
	for o := range p.Hands[seat] {
		for range p.Hands[seat][o] {
			p.ObjectDiscard.push(uint8(o))
		}
	}
	p.Hands[seat] = Hand{}
	for _, card := range c.Cars {
		if card != NoCard {
			p.discardCard(card)
		}
	}
	*c = Convoy{}
	for i := range p.Foes[:p.FoeN] {
		f := &p.Foes[i]
		for box := int(f.Boxes) - 1; box >= 0; box-- {
			if f.Targets[box] == seat {
				f.lift(box)
			}
		}
	}
	p.leaveOrder(seat)
	p.Agenda.drop(seat)
	if p.Explore.Slot != 0 && p.Explore.Seat == seat {
		e := p.Explore
		p.Explore = Explore{}
		if e.Gone {
			p.refill(e.Slot)
		}
	}
	if p.g.automa != game.NoSeat {
		p.end(LostCrew, p.g.automa, game.NoSeat)
	} else if p.Sides == 1 {
		p.end(LastConvoy, p.Order[0], game.NoSeat)
	}
}

// leaveOrder takes a seat's marker off the turn track, and keeps the turn with the seat that has it.
func (p play) leaveOrder(seat game.Seat) {
	for i, s := range p.Order[:p.Sides] {
		if s != seat {
			continue
		}
		copy(p.Order[i:], p.Order[i+1:p.Sides])
		p.Sides--
		p.Order[p.Sides] = 0
		if int8(i) < p.At || int8(i) == p.At && p.Phase == PhaseExploration {
			p.At--
		}
		return
	}
}
