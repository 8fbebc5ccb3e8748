package convoy

import "onelongnight/game"

// This file has what happens to districts and cities (4.8 to 4.13).

// askRavage lets Moloch choose its second district in the active city, or in the next one if the active city has no
// other (4.10). It returns true if it has to wait for that.
func (p *play) askRavage(f Task) (waits bool) {
	city, options := p.ravageable()
	if options == 0 {
		return false
	}
	if options&(options-1) == 0 {
		p.ravageMore(city, lowestDistrict(options))
		return false
	}
	p.push(f)
	return true
}

// ravageable returns the city of Moloch's second district, and which districts it may choose: bit d-1 for district d
// (4.10).
func (s *Public) ravageable() (City, uint8) {
	if here := s.Standing(s.Active) &^ (1 << s.Fight >> 1); here != 0 {
		return s.Active, here
	}
	if next := s.Active.next(); next != Nowhere {
		return next, s.Standing(next)
	}
	return Nowhere, 0
}

// ravageMore ravages Moloch's second district. That brings no benefit, except that a bomb goes off and that Cleveland
// gives the benefit (4.10).
func (p *play) ravageMore(c City, district uint8) {
	p.ravage(c, district)
	benefit := c.BenefitOf(int(district))
	if benefit == Bomb || cities[p.Active].ApplyRavaged {
		p.push(Task{Op: OpBenefit, Seat: Moloch, City: c, Benefit: benefit})
	}
}

func (p *play) ravage(c City, district uint8) {
	p.Towns[c].Ravaged |= 1 << (district - 1)
	game.Add(p.log, DistrictFell{Moloch, About{City: c}, int(district)})
}

// benefit gives the benefit of a district in its city (4.11).
func (p *play) benefit(f Task) {
	side, what := f.Seat, f.Benefit
	pick := Task{Op: OpEffect, Seat: side, City: f.City, Fresh: true}
	game.Add(p.log, Benefited{side, About{City: f.City}, what, p.gains(what, side, f.City)})
	switch what {
	case Kill:
		pick.Effect = must(kill, enemiesHere(side))
		p.push(pick)
	case Draw:
		p.drawCards(side, 1, NoCard, "benefit")
	case Send:
		pick.Effect = may(sendAhead, senders)
		p.push(pick)
	case Bomb:
		// Moloch chooses first, so its task is pushed last.
		for _, s := range [...]game.Seat{Outpost, Moloch} {
			pick.Seat, pick.Effect = s, must(kill, enemiesHere(s))
			p.push(pick)
		}
	}
}

// gains returns how many units or cards a benefit can affect. It is computed only if there is a log.
func (p *play) gains(what Benefit, side game.Seat, c City) int {
	if p.log == nil {
		return 0
	}
	pick := Task{Seat: side, City: c}
	switch what {
	case Kill:
		pick.Effect = must(kill, enemiesHere(side))
	case Send:
		pick.Effect = may(sendAhead, senders)
	case Draw:
		return int(min(1, p.Deck[side].N))
	case Bomb:
		return (p.In[c] & (soldiers | robots)).Len()
	default:
		return 0
	}
	units, _ := p.scope(&pick)
	return units.Len()
}

// Benefits reports whether a benefit in a city could do anything for a side with the units that stand there now. Immune
// ones are counted; drawing cards always does something.
func (s *Public) Benefits(side game.Seat, c City, what Benefit) bool {
	switch what {
	case Kill:
		foes := map[game.Seat]Set{Moloch: soldiers, Outpost: robots}[side]
		return s.In[c]&foes != 0
	case Send:
		return s.senders(side, c) != 0
	}
	return true
}

// enemiesHere returns what a side kills by a benefit or a bomb: Moloch a soldier, the Outpost a robot (4.11).
func enemiesHere(side game.Seat) Scope {
	if side == Moloch {
		return soldiersHere
	}
	return robotsHere
}

// ravaged ends the battle. The district that was fought for is ravaged, and effects that last for the battle end
// (4.13).
func (p *play) ravaged() {
	p.ravage(p.Active, p.Fight)
	p.Fight = 0
	p.NoInstants, p.NoModules = false, false
	p.Flagged[Netted], p.Flagged[Moved] = 0, 0
	if p.Standing(p.Active) == 0 {
		p.push(Task{Op: OpFall})
		if p.Active != NewYork {
			p.push(Task{Op: OpEffect, Effect: must(redeploy, redeployable), Seat: Moloch, City: p.Active, Fresh: true})
		}
		return
	}
	p.push(Task{Op: OpBattle})
}

// fall destroys the active city (4.12). New York's fall ends the game (2.2).
func (p *play) fall() {
	c := p.Active
	if c == NewYork {
		p.lastBattleOver()
		return
	}
	struck := p.In[c] & robots &^ p.DisabledIn(c)
	p.Towns[c] = Town{Destroyed: true}
	p.Active = p.firstStanding()
	game.Add(p.log, CityFell{Moloch, About{City: c}})
	p.push(Task{Op: OpBattle})
	p.lostAbility(struck, c)
}

// firstStanding returns the first city that is not destroyed, which is the active one (2.1).
func (s *Public) firstStanding() City {
	c := ZiggyOne
	for c < NewYork && s.Towns[c].Destroyed {
		c++
	}
	return c
}

// lastBattleOver decides the game after the last battle (2.2).
func (p *play) lastBattleOver() {
	switch {
	case p.In[NewYork]&robots != 0:
		p.end(Moloch, RobotsInYork)
	case p.Deck[Moloch].N > 0:
		p.end(Moloch, CardsInDeck)
	default:
		p.end(Outpost, Exhausted)
	}
}
