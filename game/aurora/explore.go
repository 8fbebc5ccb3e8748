package aurora

import "onelongnight/game"

// begin begins the action of exploring a slot (7.4 a).
func (p play) begin(seat game.Seat, slot uint8) {
	p.push(Task{Do: toNext, Seat: everybody})
	p.push(Task{Do: toAfter, Seat: seat})
	p.push(Task{Do: toExplore, Seat: seat})
	p.Explore = Explore{Slot: slot, Seat: seat}
	game.Add(p.log, Explored{seat, OnCard{p.Slots[slot].Card}, slot})
}

// depart ends the choice of the survivors who are used, and notes those whose abilities count (7.4 b, 3.5).
func (p play) depart(seat game.Seat) {
	e, c := &p.Explore, &p.Convoys[seat]
	e.Went = true
	for i := range c.Crew[:c.CrewN] {
		if !c.Crew[i].Used {
			continue
		}
		switch p.g.data.of[c.Crew[i].Card].Skill.Can {
		case NoContamination:
			e.Hermit = true
		case NoFameLoss:
			e.Pastor = true
		}
	}
}

// explore goes on with the action: the party, then the card action and the bonus in either order (7.4 c, 7.5).
func (p play) explore(t *Task) {
	e, seat := &p.Explore, t.Seat
	if e.InPart { // the part under way has just ended
		e.InPart, e.ForCard = false, false
		if p.bury(seat); e.Slot == 0 {
			return // the seat is out
		}
	}
	switch {
	case !e.Went:
		p.choose(AskCrew, seat)
	case e.Card && e.Bonus, e.Lost && (e.Card || e.Bonus):
		p.conclude(seat)
	case e.Card:
		p.choose(AskBonus, seat)
	case e.Bonus:
		p.cardPart(seat)
	default:
		p.choose(AskPart, seat)
	}
}

// conclude ends the action: those used tire, and a slot that was emptied is filled (7.4 d, e).
func (p play) conclude(seat game.Seat) {
	p.done()
	c := &p.Convoys[seat]
	for i := range c.Crew[:c.CrewN] {
		if m := &c.Crew[i]; m.Used {
			m.Used, m.Food = false, 0
			p.tire(seat, m)
		}
	}
	p.bury(seat)
	e := p.Explore
	p.Explore = Explore{}
	if e.Gone && p.Phase != PhaseOver {
		p.refill(e.Slot)
	}
}

// cardPart does the card action; if it cannot be done it is skipped (7.5).
func (p play) cardPart(seat game.Seat) {
	e := &p.Explore
	e.Card = true
	if p.cardRefused(seat, e.Slot) != "" {
		return
	}
	e.InPart, e.ForCard = true, true
	card := p.Slots[e.Slot].Card
	x := &p.g.data.of[card]
	switch x.Kind {
	case Location:
		p.push(Task{Do: toBlock, Seat: seat})
		p.push(Task{Do: toEffects, Seat: seat, List: x.Do})
	case Survivor:
		p.clearSlot()
		p.recruit(seat, card)
	case Encounter:
		p.push(Task{Do: toChoose, Seat: seat, Card: card})
	default:
		p.push(Task{Do: toInstall, Seat: seat, Card: card, From: fromSlot})
	}
}

// bonusPart takes a bonus (7.9).
func (p play) bonusPart(seat game.Seat, slot uint8, b Bonus) {
	p.Explore.Bonus, p.Explore.InPart = true, true
	game.Add(p.log, BonusTaken{seat, b, slot})
	p.push(Task{Do: toEffects, Seat: seat, List: p.g.bonuses[slot][b]})
}

// clearSlot takes the explored card out of its slot.
func (p play) clearSlot() {
	p.Slots[p.Explore.Slot] = Slot{}
	p.Explore.Gone = true
}

// cardLeaves discards the explored encounter after its effects (7.8).
func (p play) cardLeaves(*Task) {
	p.done()
	p.leaveSlot()
}

// leaveSlot discards the explored card.
func (p play) leaveSlot() {
	card := p.Slots[p.Explore.Slot].Card
	p.clearSlot()
	p.discardCard(card)
}

// block asks which block of the explored location is taken, or discards the card if both are empty (7.6).
func (p play) block(t *Task) {
	if s := &p.Slots[p.Explore.Slot]; s.Tokens[0][0] == NoToken && s.Tokens[1][0] == NoToken {
		p.done()
		p.leaveSlot()
		return
	}
	p.choose(AskBlock, t.Seat)
}

// takeBlock takes the tokens of a block, 0 for the left one, and discards the card if the other is empty too (7.6).
func (p play) takeBlock(seat game.Seat, side int) {
	s := &p.Slots[p.Explore.Slot]
	block := s.Tokens[side]
	s.Tokens[side] = [4]Token{}
	game.Add(p.log, BlockTaken{seat, OnCard{s.Card}, p.Explore.Slot, uint8(side)})
	by := s.Card
	if s.Tokens[1-side][0] == NoToken {
		p.leaveSlot()
	}
	p.takeTokens(seat, block, by)
}

// takeTokens gains the resources of a block at once; its objects are drawn afterwards.
func (p play) takeTokens(seat game.Seat, block [4]Token, by Card) {
	var goods Tokens
	for _, t := range block {
		goods[t]++
	}
	if n := goods[ObjectToken]; n > 0 {
		p.push(Task{Do: toDraw, Seat: seat, Left: int8(n)})
	}
	p.gains(seat, &goods, by)
}

// option does an option of a card, counted from 0: of the encounter being explored, or of an enemy's ambush.
func (p play) option(seat game.Seat, card Card, i int) {
	x := &p.g.data.of[card]
	if x.Kind == Encounter && !x.Stays {
		p.push(Task{Do: toLeaveSlot, Seat: seat})
	}
	p.push(Task{Do: toEffects, Seat: seat, List: x.Choose[i]})
}

// pass carries out the action of passing (7.10).
func (p play) pass(seat game.Seat, card Card) {
	p.push(Task{Do: toNext, Seat: everybody})
	p.push(Task{Do: toAfter, Seat: seat})
	c := &p.Convoys[seat]
	m := &c.Crew[c.member(card)]
	game.Add(p.log, Passed{seat, OnCard{card}})
	p.station(seat, m, InRest)
	p.push(Task{Do: toRepair, Seat: seat, Left: int8(p.g.Skill(m))})
}

// after asks what else a seat does after its action (7.2). A seat that holds no object and can feed nobody is not
// asked.
func (p play) after(t *Task) {
	if c := &p.Convoys[t.Seat]; c.Held == 0 && !c.canFeed() {
		p.done()
		return
	}
	p.choose(AskAfter, t.Seat)
}
