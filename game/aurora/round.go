package aurora

import (
	"math/bits"

	"onelongnight/game"
)

// turn begins or continues the turn of the seat whose turn it is. A seat with nothing to decide is passed over.
func (p play) turn() {
	if p.Phase == PhaseExploration && p.explored() {
		p.endPhase()
		return
	}
	seat := p.InTurn()
	if seat == p.g.automa {
		p.automaTurn()
		return
	}
	c := &p.Convoys[seat]
	switch p.Phase {
	case PhaseExploration: // 7.2
		if c.at(InAction) || c.Held > 0 || c.canFeed() {
			p.choose(AskExplore, seat)
			return
		}
	case PhaseRest: // 8
		if c.canFeed() {
			p.choose(AskRest, seat)
		} else {
			p.rise(seat)
		}
		return
	case PhaseMovement: // 9.1
		if c.Held > 0 || p.canGo(seat) || p.jackal(seat) != 0 || p.medic(c) {
			p.choose(AskDrive, seat)
			return
		}
	case PhaseAttack: // 10.5
		if p.canFire(seat) {
			p.choose(AskFire, seat)
			return
		}
	}
	p.next()
}

// nextTurn goes on to the next turn once everything that a turn set off is done.
func (p play) nextTurn(*Task) {
	p.done()
	p.next()
}

// next ends a turn and gives the turn to the next seat of the phase (6.1).
func (p play) next() {
	for i := range p.Convoys {
		c := &p.Convoys[i]
		c.Nitrous, c.FreeStart, c.JackalUsed, c.MedicUsed = 0, false, false, false
	}
	if p.Phase == PhaseExploration {
		p.At = (p.At + 1) % int8(p.Sides)
		return
	}
	if p.At--; p.At < 0 {
		p.endPhase()
	}
}

// explored reports whether nobody can explore any more, which ends the phase (7.1).
func (p play) explored() bool {
	for _, seat := range p.Order[:p.Sides] {
		if seat == p.g.automa && p.Dealt.N > 0 || seat != p.g.automa && p.Convoys[seat].at(InAction) {
			return false
		}
	}
	return true
}

// endPhase ends the phase and begins the next one.
func (p play) endPhase() {
	switch p.Phase {
	case PhaseExploration:
		p.thaw()
		if p.g.beta { // 13.1
			p.update()
		}
		p.begins(PhaseRest)
	case PhaseRest:
		p.begins(PhaseMovement)
	case PhaseMovement:
		p.update()
		p.begins(PhaseAttack)
		p.push(Task{Do: toAttack, Seat: everybody})
	case PhaseAttack:
		p.push(Task{Do: toEnd, Seat: everybody})
		p.push(Task{Do: toLeave, Seat: everybody})
		p.push(Task{Do: toFire, Seat: everybody, Region: pastRegions})
		p.push(Task{Do: toSpoils, Seat: everybody})
	}
}

// pastRegions is the number after that of the last region, where enemies fire first (10.9).
const pastRegions = 4

// begins begins a phase that is played in falling order.
func (p play) begins(phase Phase) {
	if p.Phase == PhaseOver {
		return // the end of antifreeze cost a seat its last survivor, and so ended the game
	}
	p.Phase = phase
	p.At = int8(p.Sides) - 1
	game.Add(p.log, PhaseBegan{Phase: phase})
}

// thaw ends the effect of antifreeze, which may cost survivors (3.3, 4).
func (p play) thaw() {
	for i := int(p.Sides) - 1; i >= 0 && p.Phase != PhaseOver; i-- {
		seat := p.Order[i]
		if seat == p.g.automa {
			continue
		}
		c := &p.Convoys[seat]
		for n := range c.Crew[:c.CrewN] {
			c.Crew[n].Antifreeze = 0
		}
		p.bury(seat)
	}
}

// update sorts the turn markers by space; those on one space keep their order (6.2).
func (p play) update() {
	order := p.Order[:p.Sides]
	moved := false
	for i := 1; i < len(order); i++ {
		for j := i; j > 0 && p.space(order[j-1]) > p.space(order[j]); j-- {
			order[j-1], order[j] = order[j], order[j-1]
			moved = true
		}
	}
	if moved {
		game.Add(p.log, Reordered{Order: p.Order, Sides: len(order)})
	}
}

// rise moves the survivors up after feeding in the Rest phase, then lets the Mechanic repair (8).
func (p play) rise(seat game.Seat) {
	c := &p.Convoys[seat]
	p.push(Task{Do: toNext, Seat: everybody})
	for i := range c.Crew[:c.CrewN] {
		switch m := &c.Crew[i]; m.Station {
		case InRest:
			p.station(seat, m, InAction)
		case InFatigue:
			p.station(seat, m, InRest)
		}
	}
	if i := p.g.active(c, Repairs); i >= 0 && c.Damage != 0 {
		p.push(Task{Do: toRepair, Seat: seat, Left: p.g.data.of[c.Crew[i].Card].Skill.N})
	}
}

// endRound begins the end of the round: food places give food, then come the Automa's end effects (11.1, 11.2).
func (p play) endRound(*Task) {
	p.done()
	p.push(Task{Do: toNewRound, Seat: everybody})
	p.push(Task{Do: toEndEffects, Seat: everybody})
	for i := range p.Order[:p.Sides] { // done in reverse order: the last pushed comes first
		if seat := p.Order[i]; seat != p.g.automa {
			p.grow(seat)
		}
	}
}

// endEffects does the end effects of the Automa's next card, and discards the cards after the last (15.8).
func (p play) endEffects(t *Task) {
	a := &p.Automa
	if t.Next < a.Shown.N {
		t.Next++
		p.automaEnd(a.Shown.C[t.Next-1])
		return
	}
	p.done()
	a.Discard = appended(a.Discard, a.Shown)
	a.Shown = Stack{}
}

// roundOver ends the game or begins the next round (11.3). There are at most six.
func (p play) roundOver(*Task) {
	p.done()
	if p.Reached() || p.Number == LastRound || p.Public.Round == LastRound {
		p.finished()
		return
	}
	p.newRound()
}

// appended returns stack a with the cards of b on top, the first of them lowest.
func appended(a, b Stack) Stack {
	for _, x := range b.All() {
		a.push(x)
	}
	return a
}

// grow gives a seat the food of its intact food places (11.1); what does not fit is dropped unasked.
func (p play) grow(seat game.Seat) {
	c := &p.Convoys[seat]
	if on := p.g.Intact(c, FoodPlace); on != 0 { // the card of the first place is named for all of them
		p.gain(seat, Food, bits.OnesCount64(on), c.Cars[Spot(bits.TrailingZeros64(on)).Car()])
	}
}

// Reached reports whether a convoy is at or past the Aurora (11.3).
func (s *State) Reached() bool {
	for _, seat := range s.Order[:s.Sides] {
		if s.space(seat) >= s.AuroraSpace() {
			return true
		}
	}
	return false
}

// newRound moves the Aurora and the slots on and begins the next round (11.4 to 11.6).
func (p play) newRound() {
	p.Number++
	game.Add(p.log, Sailed{Number: int(p.Number), Space: int(p.AuroraSpace())})
	p.automaAdvance()
	p.clearSlots()
	p.Public.Round++
	p.beginRound()
}

// beginRound begins a round with its exploration.
func (p play) beginRound() {
	p.Phase, p.At = PhaseExploration, 0
	game.Add(p.log, RoundBegan{Round: int(p.Public.Round)})
	p.automaDeal()
}
