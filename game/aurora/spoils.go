package aurora

import "onelongnight/game"

// spoils settles the defeated enemies in the order of their defeat: first the loot, then the objects (10.8).
func (p play) spoils(*Task) {
	if p.SpoilN == 0 {
		p.done()
		return
	}
	s := &p.Spoils[0]
	if s.Winner != game.NoSeat {
		winner := s.Winner
		s.Winner = game.NoSeat
		p.award(winner, s)
		return
	}
	if s.DrawN > 0 {
		seat := s.Draws[0]
		copy(s.Draws[:], s.Draws[1:s.DrawN])
		s.DrawN--
		s.Draws[s.DrawN] = 0
		if seat == p.g.automa {
			p.automaDraw()
		} else if p.Convoys[seat].In {
			p.push(Task{Do: toDraw, Seat: seat, Left: 1})
		}
		return
	}
	copy(p.Spoils[:], p.Spoils[1:p.SpoilN])
	copy(p.SpoilLoot[:], p.SpoilLoot[1:p.SpoilN])
	p.SpoilN--
	p.Spoils[p.SpoilN], p.SpoilLoot[p.SpoilN] = Spoil{}, NoCard
}

// award offers the loot to the winner; the Automa takes it at once.
func (p play) award(winner game.Seat, s *Spoil) {
	switch {
	case winner == p.g.automa:
		if loot := p.SpoilLoot[0]; loot != NoCard {
			p.HeldLoot.Add(loot)
			p.Automa.Held++
			p.SpoilLoot[0] = NoCard
			game.Add(p.log, Looted{winner, OnCard{loot}, true})
		}
	case s.Loot != NoCard && p.Convoys[winner].In:
		p.Prize = s.Loot
		s.Loot = NoCard
		p.push(Task{Do: toLoot, Seat: winner})
	}
}

// takePrize takes the loot on offer. A stowed convoy is unstowed, and stowed again afterwards (10.2).
func (p play) takePrize(seat game.Seat) {
	p.done()
	c, card := &p.Convoys[seat], p.Prize
	game.Add(p.log, Looted{Seat: seat, OnCard: OnCard{card}})
	if c.Stowed {
		c.unstow()
		p.push(Task{Do: toStow, Seat: seat})
	}
	if p.g.data.of[card].Kind == Survivor {
		p.Prize = NoCard
		p.recruit(seat, card)
		return
	}
	p.push(Task{Do: toInstall, Seat: seat, Card: card, From: fromLoot})
}

// declinePrize removes the loot on offer from the game.
func (p play) declinePrize(seat game.Seat) {
	game.Add(p.log, Declined{seat, OnCard{p.Prize}})
	p.Prize = NoCard
}

// enemyFire lets the enemies of the next region fire, from region 3 down (10.9). Regions without an enemy or without a
// convoy are passed over.
func (p play) enemyFire(t *Task) {
	if r := p.Revealed[0]; r != 0 {
		p.settled(r)
	}
	for t.Region--; t.Region > 0; t.Region-- {
		if p.anyFoe(t.Region) && p.anyConvoy(t.Region) {
			break
		}
	}
	if t.Region == 0 {
		p.done()
		return
	}
	r := p.result()
	p.restack()
	zone := p.grid()
	game.Add(p.log, EnemiesFired{Region: t.Region, Result: r, Zone: zone})
	p.push(Task{Do: toVolley, Seat: everybody, Region: t.Region, Zone: zone, Left: int8(p.Sides)})
}

// volley is the enemies' fire at the next convoy of a region, in falling order (10.9).
func (p play) volley(t *Task) {
	seat := p.nextIn(t, t.Region)
	switch seat {
	case game.NoSeat:
		p.done()
	case p.g.automa:
		p.automaFiredAt(t.Region)
	default:
		p.push(Task{Do: toLines, Seat: seat, Next: firstNumber})
		n := p.lineDamage(seat, t.Region)
		p.push(Task{Do: toDamage, Seat: seat, Zone: t.Zone, Left: int8(n)})
		if n > 0 && !p.Convoys[seat].Stowed {
			p.push(Task{Do: toStow, Seat: seat})
		}
	}
}

// nextIn returns the next side in a region, in falling order, of those that the task has not dealt with; NoSeat if
// there is none.
func (p play) nextIn(t *Task, region uint8) game.Seat {
	for t.Left > 0 {
		t.Left--
		if t.Left >= int8(p.Sides) {
			continue // sides have gone out since
		}
		if seat := p.Order[t.Left]; p.region(seat) == region {
			return seat
		}
	}
	return game.NoSeat
}

// grid returns the grid on the back of the top result (10.9), AllZone if the deck is empty.
func (s *State) grid() Zone {
	if s.Results.N == 0 {
		return AllZone
	}
	return s.g.data.Results[s.Results.C[s.Results.N-1]].Grid
}

// anyConvoy reports whether a side stands in a region.
func (s *State) anyConvoy(region uint8) bool {
	for _, seat := range s.Order[:s.Sides] {
		if s.region(seat) == region {
			return true
		}
	}
	return false
}

// lineDamage returns the damage that the result gives for all enemies in a region, but for the one that spares the
// seat.
func (s *State) lineDamage(seat game.Seat, region uint8) (n int) {
	line := &s.g.data.Results[s.Revealed[0]].Fire
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		if f.Region == region && (seat == s.g.automa || f.Card != s.Convoys[seat].Ignores) {
			n += int(max(0, line[s.g.data.of[f.Card].Number]))
		}
	}
	return n
}

// firstNumber is the lowest number of an enemy.
const firstNumber = 1

// ambusher returns the first enemy of a region, in order of numbers starting with from, for which the result shows an
// ambush, and its number; NoCard if there is none.
func (s *State) ambusher(region, from uint8) (Card, uint8) {
	line := &s.g.data.Results[s.Revealed[0]].Fire
	for n := from; n < uint8(len(line)); n++ {
		c := s.g.data.byNumber[n]
		if i := s.foe(c); i >= 0 && s.Foes[i].Region == region && line[n] == ambushLine {
			return c, n
		}
	}
	return NoCard, 0
}

// lines strikes a convoy with the next ambush that the result shows (10.9).
func (p play) lines(t *Task) {
	c, n := p.ambusher(p.region(t.Seat), t.Next)
	if c == NoCard {
		p.done()
		return
	}
	t.Next = n + 1
	p.push(Task{Do: toStrike, Seat: t.Seat, Card: c})
}

// leave ends the Attack phase: enemies in a region without a convoy leave, and cargo is loose again (10.10).
func (p play) leave(*Task) {
	p.done()
	for i := 0; i < int(p.FoeN); i++ {
		f := &p.Foes[i]
		if p.anyConvoy(f.Region) {
			continue
		}
		if loot := p.FoeLoot[i]; loot != NoCard {
			p.Lost.Push(loot)
		}
		c := f.Card
		p.removeFoe(i)
		game.Add(p.log, Left{OnCard: OnCard{c}})
		p.discardCard(c)
		i--
	}
	for i := range p.Convoys {
		c := &p.Convoys[i]
		c.unstow()
		c.Fired, c.Hit, c.Ignores = 0, false, NoCard
	}
	p.Automa.Fired = [Rows]uint8{}
}
