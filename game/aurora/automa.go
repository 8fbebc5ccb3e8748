package aurora

import "onelongnight/game"

// automaDeal deals the Automa its cards for the round: one for each survivor, contaminated or not (15.4). It does
// nothing in a game without one.
func (p play) automaDeal() {
	if p.g.automa == game.NoSeat {
		return
	}
	a := &p.Automa
	for range a.Survivors + a.Contaminated {
		if p.Actions.N == 0 {
			if a.Discard.N == 0 {
				return
			}
			p.Actions, a.Discard = a.Discard, Stack{}
			game.ShuffleBy(&p.rng, p.Actions.C[:p.Actions.N])
		}
		p.Dealt.push(p.Actions.pop())
	}
}

// automaTurn plays a turn of the Automa in the phase at hand.
func (p play) automaTurn() {
	a := &p.Automa
	switch p.Phase {
	case PhaseExploration:
		if p.Dealt.N > 0 {
			card := firstOf(&p.Dealt)
			a.Shown.push(card)
			p.automaExplore(&p.g.data.Actions[card], card)
		}
	case PhaseRest: // 15.6
		for a.Goods[Food] > 0 && p.Actions.N > 0 {
			a.Goods[Food]--
			card := p.Actions.pop()
			a.Shown.push(card)
			game.Add(p.log, ActionTurned{Seat: p.g.automa, Action: card, Ate: true})
		}
	case PhaseMovement:
		p.automaMove()
	case PhaseAttack:
		p.automaFire()
	}
	if p.Phase != PhaseOver {
		p.next()
	}
}

// firstOf takes the first card off a stack, from the bottom: cards are turned in the order in which they were dealt.
func firstOf(s *Stack) uint8 { return game.TakeAt(s.C[:], &s.N, 0) }

// automaSlot returns the slot that an action card explores, 0 if it finds nothing (15.4).
func (s *State) automaSlot(x *Action) int {
	switch x.Skill {
	case 1:
		return 1
	case 3:
		return SlotCount
	}
	for _, sort := range x.Priority {
		found := 0
		for slot := 2; slot <= 4; slot++ {
			c := s.Slots[slot].Card
			if c != NoCard && sortOf(s.g.data.of[c].Kind) == sort && (found == 0 || x.Right) {
				found = slot
			}
		}
		if found != 0 {
			return found
		}
	}
	return 0
}

// automaExplore carries out an action card (15.4, 15.5).
func (p play) automaExplore(x *Action, card uint8) {
	a := &p.Automa
	slot := p.automaSlot(x)
	c := NoCard
	if slot != 0 {
		c = p.Slots[slot].Card
	}
	game.Add(p.log, ActionTurned{Seat: p.g.automa, Action: card, Slot: uint8(slot), Found: c})
	if c == NoCard {
		return
	}
	switch d := &p.g.data.of[c]; d.Kind {
	case Enemy:
		p.automaSuffer(x.Enemy)
		return
	case Location:
		p.automaSuffer(d.Do)
		s := &p.Slots[slot]
		side := int(flag(x.Right))
		if s.Tokens[side][0] == NoToken {
			side = 1 - side
		}
		for _, t := range s.Tokens[side] {
			p.automaGain(t)
		}
		s.Tokens[side] = [4]Token{}
		game.Add(p.log, BlockTaken{p.g.automa, OnCard{c}, uint8(slot), uint8(side)})
		if s.Tokens[1-side][0] != NoToken {
			return
		}
	case Truck, Trailer, Equipment:
		p.automaRepair(1)
	case Survivor:
		a.Recruit(p.g.data.AutomaCrew)
		game.Add(p.log, Recruited{Seat: p.g.automa})
	}
	p.Slots[slot] = Slot{}
	p.discardCard(c)
	p.refill(uint8(slot))
}

// Recruit adds a survivor; if the Automa already has the most it can have, a contaminated one returns instead (15.5).
func (a *Automa) Recruit(most uint8) {
	if a.Survivors+a.Contaminated < most {
		a.Survivors++
	} else {
		a.cure()
	}
}

// cure makes a contaminated survivor healthy, if there is one.
func (a *Automa) cure() {
	if a.Contaminated > 0 {
		a.Contaminated--
		a.Survivors++
	}
}

// automaGain gives the Automa a token; a resource beyond its room is dropped (15.1).
func (p play) automaGain(t Token) {
	switch t {
	case NoToken:
	case ObjectToken:
		p.automaDraw()
	default:
		if n := &p.Automa.Goods[t]; *n < p.g.data.AutomaRoom {
			*n++
			game.Add(p.log, Gained{Seat: p.g.automa, Token: t, N: 1})
		}
	}
}

// automaDraw draws an object for the Automa, which nobody sees.
func (p play) automaDraw() {
	o := p.draw()
	if o == NoObject {
		return
	}
	p.HeldThings[o]++
	p.Automa.Held++
	game.Add(p.log, ObjectDrawn{Seat: p.g.automa, Object: Object(o), Unseen: true})
}

// automaSuffer does a list of effects to the Automa. Effects that mean nothing to it are skipped.
func (p play) automaSuffer(l list) {
	for _, e := range p.g.data.lists[l] {
		switch e.Do {
		case DoDamage:
			p.automaDamage(int(e.N))
		case DoContaminate:
			for range e.N {
				p.automaContaminate()
			}
		case DoFame:
			p.automaFame(int(e.N))
		case DoGain:
			for range e.N {
				p.automaGain(e.Token)
			}
		case DoDropResource:
			most := Food
			for t := Fuel; t <= Ammo; t++ {
				if p.Automa.Goods[t] > p.Automa.Goods[most] {
					most = t
				}
			}
			p.Automa.Goods[most]--
			game.Add(p.log, Spent{p.g.automa, most, 1})
		}
	}
}

// automaDamage deals n damage to the Automa: for each one a result tells the row (15.3).
func (p play) automaDamage(n int) {
	for range n {
		r := p.result()
		game.Add(p.log, ResultDrawn{Seat: p.g.automa, Result: r})
		p.automaHit(p.g.data.Results[r].Letters[0])
		p.settled(r)
	}
}

// automaHit damages the first intact place of a row, from the marker's column leftwards; nothing happens if there is
// none.
func (p play) automaHit(row uint8) {
	a := &p.Automa
	for column := int(a.Marker) - 1; column >= 0; column-- {
		if a.Damage[row]>>column&1 == 0 {
			a.Damage[row] |= 1 << column
			game.Add(p.log, Damaged{Seat: p.g.automa, Place: automaPlace(int(row), column)})
			return
		}
	}
}

// automaPlace returns the number that events use for a place of the Automa's board. Row and column count from 0.
func automaPlace(row, column int) PlaceNumber { return PlaceNumber(row*Wide + column) }

// AutomaPlaceName returns a place of the Automa's board in the words of the protocol, such as "B3".
func AutomaPlaceName(place PlaceNumber) string {
	return boxNames[place/Wide] + string(rune('1'+place%Wide))
}

// automaRepair repairs n places: each time the first damaged one down the marker's column, then down the columns to its
// left (15.3).
func (p play) automaRepair(n int) {
	a := &p.Automa
	for range n {
		for column := int(a.Marker) - 1; column >= 0; column-- {
			if row := a.damagedRow(column); row >= 0 {
				a.Damage[row] &^= 1 << column
				game.Add(p.log, Repaired{Seat: p.g.automa, Place: automaPlace(row, column)})
				break
			}
		}
	}
}

// damagedRow returns the first damaged row of a column, -1 if there is none.
func (a *Automa) damagedRow(column int) int {
	for row := range a.Damage {
		if a.Damage[row]>>column&1 != 0 {
			return row
		}
	}
	return -1
}

// automaContaminate contaminates the Automa's last survivor; if all are contaminated already it loses one (15.3).
func (p play) automaContaminate() {
	a := &p.Automa
	switch {
	case a.Survivors > 0:
		a.Survivors--
		a.Contaminated++
	case a.Contaminated > 0:
		a.Contaminated--
	default:
		return
	}
	game.Add(p.log, Contaminated{Seat: p.g.automa})
}

// automaFame moves the Automa by n on its fame track; beyond the ends it repairs 1 or takes 1 damage (15.7).
func (p play) automaFame(n int) {
	a := &p.Automa
	switch {
	case n > 0 && a.Fame == p.g.data.Top:
		p.automaRepair(1)
	case n < 0 && a.Fame == p.g.data.Low:
		p.automaDamage(1)
	default:
		a.Fame += int8(n)
		game.Add(p.log, FameChanged{p.g.automa, n, int(a.Fame)})
	}
}

// automaEnd does the end effects of an action card (15.8).
func (p play) automaEnd(card uint8) {
	a := &p.Automa
	const you game.Seat = 0
	l := p.g.data.Actions[card].End
	if l != 0 {
		game.Add(p.log, ActionEnded{p.g.automa, card})
	}
	for _, e := range p.g.data.lists[l] {
		switch e.Do {
		case DoDamage:
			p.push(Task{Do: toDamage, Seat: you, Zone: e.Zone, Left: e.N})
		case DoFameIfAhead:
			if p.Convoys[you].Fame > a.Fame {
				p.fame(you, int(e.N))
			}
		case DoCure:
			for range e.N {
				a.cure()
			}
		case DoContaminate:
			p.push(Task{Do: toContaminate, Seat: you, Left: e.N})
		}
	}
}

// automaAdvance moves the Automa's marker one column to the right and repairs that place of row A (15.8).
func (p play) automaAdvance() {
	if a := &p.Automa; p.g.automa != game.NoSeat && a.Marker < Wide {
		a.Marker++
		a.Damage[0] &^= 1 << (a.Marker - 1)
	}
}
