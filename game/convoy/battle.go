package convoy

import "onelongnight/game"

// This file has the course of a battle (4.1 to 4.8).

// nextBattle begins a battle, or ends the game.
func (p *play) nextBattle() {
	if p.spent() {
		p.end(Outpost, MachinesSpent)
		return
	}
	p.Battle++
	p.Fight = 0
	game.Add(p.log, BattleBegan{About: About{City: p.Active}, Battle: int(p.Battle)})
	p.drawCards(Moloch, 2, NoCard, "battle")
	p.drawCards(Outpost, 2, NoCard, "battle")
	p.setPhase(DistrictPhase)
	p.settleDistrict()
}

// spent reports whether Moloch has nothing left to fight with (2.3).
func (s *State) spent() bool {
	return s.Deck[Moloch].N == 0 && s.Hand[Moloch].N == 0 && s.All()&^s.fallen()&robots == 0
}

// settleDistrict chooses the last district of the city by itself. A city without districts, which occurs only in
// positions that were loaded, falls at once.
func (p *play) settleDistrict() {
	open := p.Standing(p.Active)
	switch {
	case open == 0:
		p.push(Task{Op: OpFall})
	case open&(open-1) == 0:
		p.fightFor(lowestDistrict(open))
	}
}

// lowestDistrict returns the first district of a set, which must not be empty.
func lowestDistrict(set uint8) uint8 {
	d := uint8(1)
	for set&1 == 0 {
		set >>= 1
		d++
	}
	return d
}

func (p *play) fightFor(district uint8) {
	p.Fight = district
	game.Add(p.log, DistrictChosen{Moloch, About{City: p.Active}, int(district)})
	p.setPhase(MolochAttack)
}

func (p *play) setPhase(phase Phase) {
	p.Phase = phase
	p.Actions = 0
	game.Add(p.log, PhaseBegan{p.PhaseSeat(), About{City: p.Active}, phase})
}

// PhaseSeat returns who acts in the current phase if no choice is pending.
func (s *Public) PhaseSeat() game.Seat {
	switch s.Phase {
	case MulliganMoloch, DistrictPhase, MolochAttack, MolochModules:
		return Moloch
	case MulliganOutpost, OutpostAttack, OutpostModules:
		return Outpost
	}
	return game.NoSeat
}

// endPhase goes on after "done". It skips a module phase only if everybody can see that nothing could be done in it.
func (p *play) endPhase() {
	switch p.Phase {
	case MolochAttack:
		p.setPhase(OutpostAttack)
	case OutpostAttack:
		p.setPhase(MolochModules)
		p.settleModules()
	case MolochModules:
		p.setPhase(OutpostModules)
		p.settleModules()
	case OutpostModules:
		p.resolve()
	}
}

// settleModules skips the module phases in which nothing could be done.
func (p *play) settleModules() {
	if p.Phase == MolochModules && (p.NoModules || p.In[p.Active]&robots == 0) {
		p.setPhase(OutpostModules)
	}
	if p.Phase == OutpostModules && (p.NoModules || !p.capturedIn(p.Active)) {
		p.resolve()
	}
}

// capturedIn reports whether a captured Kasparov or Net module is in a city.
func (s *Public) capturedIn(c City) bool {
	for rest := s.In[c] & soldiers; rest != 0; {
		switch s.Units[rest.Pop()].Module {
		case KasparovModule, NetModule:
			return true
		}
	}
	return false
}

// resolve compares the strengths (4.7) and pushes what follows onto the stack.
func (p *play) resolve() {
	p.setPhase(Resolution)
	moloch, outpost := p.Total(p.Active, Moloch), p.Total(p.Active, Outpost)
	winner := p.WinnerOf(p.Active, moloch, outpost)
	game.Add(p.log, BattleDecided{winner, About{City: p.Active}, int(p.Fight), moloch, outpost})
	p.push(Task{Op: OpRavaged})
	benefit := p.Active.BenefitOf(int(p.Fight))
	if winner != game.NoSeat || benefit == Bomb {
		p.push(Task{Op: OpBenefit, Seat: winner, City: p.Active, Benefit: benefit})
	}
	if winner != game.NoSeat {
		p.push(Task{Op: OpCityWin, Seat: winner, City: p.Active})
		p.push(Task{Op: OpWins, Seat: winner, City: p.Active, Which: p.winners(winner)})
	}
}

// Leader returns who would win a battle in a city now, or NoSeat (4.7).
func (s *Public) Leader(c City) game.Seat {
	return s.WinnerOf(c, s.Total(c, Moloch), s.Total(c, Outpost))
}

// WinnerOf returns who wins a battle in a city with these totals, or NoSeat if nobody does (4.7).
func (s *Public) WinnerOf(c City, moloch, outpost int) game.Seat {
	switch {
	case moloch > outpost, moloch == outpost && s.AbleIn(Stormtrooper, c):
		return Moloch
	case outpost > moloch:
		return Outpost
	}
	return game.NoSeat
}

// winUnits are the cards with an on-win ability, in the order of the bits of a task.
var winUnits = [...]Card{Johnson, HeavyMachineGun, Defender}

// winners returns the set of a side's on-win abilities that would do something in the active city now (4.8 a).
func (s *State) winners(side game.Seat) (set uint8) {
	for i, u := range winUnits {
		if u.Side() != side || !s.AbleIn(u, s.Active) {
			continue
		}
		if u == Johnson && !s.canMill(s.Active, false) || u == Defender && s.Discard[Moloch].N == 0 {
			continue
		}
		set |= 1 << i
	}
	return set
}

// askWins lets the winner choose the next on-win ability if there are several. It returns true if it has to wait for
// that.
func (p *play) askWins(f Task) (waits bool) {
	if f.Which&(f.Which-1) != 0 {
		p.push(f)
		return true
	}
	if f.Which != 0 {
		p.winAbility(f, winUnits[lowestDistrict(f.Which)-1])
	}
	return false
}

// winAbility carries out one on-win ability, and leaves the others for later.
func (p *play) winAbility(f Task, u Card) {
	for i, w := range winUnits {
		if w == u {
			f.Which &^= 1 << i
		}
	}
	if f.Which != 0 {
		p.push(f)
	}
	game.Add(p.log, Triggered{f.Seat, About{Card: u, By: u, City: f.City}})
	p.push(Task{Op: OpEffect, Effect: cards[u].Win[0], Seat: f.Seat, City: f.City, Unit: u, Cause: u, Fresh: true})
}

// cityWin carries out what the active city does for the winner (4.8 b).
func (p *play) cityWin(f Task) {
	if f.Seat == Moloch {
		p.push(Task{Op: OpRavageMore, Seat: Moloch, City: f.City})
		return
	}
	p.push(Task{Op: OpEffect, Effect: cities[f.City].OutpostWins, Seat: Outpost, City: f.City, Fresh: true})
}

// endBattle carries out EMP Assault: the battle ends without a winner (4.9).
func (p *play) endBattle() {
	for p.Depth > 0 {
		p.pop()
	}
	p.setPhase(Resolution)
	p.push(Task{Op: OpRavaged})
	if p.Active.BenefitOf(int(p.Fight)) == Bomb {
		p.push(Task{Op: OpBenefit, Seat: game.NoSeat, City: p.Active, Benefit: Bomb})
	}
}

func (p *play) end(winner game.Seat, why Why) {
	p.Phase, p.Winner, p.Why = Over, winner, why
	p.Revealed = [2]Card{} // the choice that was pending is dropped
	game.Add(p.log, Ended{winner, why})
}
