package aurora

import (
	"math/bits"

	"onelongnight/game"
)

// jobs lists the effects that become tasks of their own, as they may take a decision.
var jobs = [...]Job{DoDamage: toDamage, DoContaminate: toContaminate, DoClean: toClean, DoRepair: toRepair,
	DoDraw: toDraw, DoDropResource: toPayResource, DoDropSurvivor: toPaySurvivor, DoDropObject: toGive, DoSwap: toSwap,
	DoDriveOn: toDriveOn, DoFireOnce: toFireOnce, DoSalvage: toSalvage, DoFameIfAhead: NoJob}

// effects does the next effect of the task's list.
func (p play) effects(t *Task) {
	seat, effects := t.Seat, p.g.data.lists[t.List]
	if int(t.Next) == len(effects) {
		p.done()
		return
	}
	e := effects[t.Next]
	t.Next++
	switch e.Do {
	case DoFame:
		p.fame(seat, int(e.N))
	case DoGain:
		p.gain(seat, e.Token, int(e.N), NoCard)
	case DoTakeTokens:
		s := &p.Slots[p.Explore.Slot]
		tokens := s.Tokens[0]
		s.Tokens[0] = [4]Token{}
		p.takeTokens(seat, tokens, s.Card)
	default:
		if job := jobs[e.Do]; job != NoJob {
			p.push(Task{Do: job, Seat: seat, Zone: e.Zone, Used: e.Used, Left: e.N})
		}
	}
}

func flag(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

// would reports whether an effect would change anything for a seat now (7.9). Costs, swaps and takings count as no
// change.
func (s *State) would(seat game.Seat, e *Effect) bool {
	c := &s.Convoys[seat]
	switch e.Do {
	case DoDamage:
		return s.breakable(c, e.Zone) != 0
	case DoContaminate:
		return !s.Explore.Hermit && c.candidates(e.Used) > 0
	case DoClean:
		return c.contamination(e.Used) > 0
	case DoRepair:
		return c.Damage != 0
	case DoFame:
		switch {
		case e.N > 0 && c.Fame == s.g.data.Top:
			return c.Damage != 0
		case e.N < 0 && c.Fame == s.g.data.Low:
			return s.breakable(c, AnyZone) != 0
		}
		return true
	case DoGain:
		return s.g.Fits(c, e.Token)
	case DoDraw:
		return s.drawable()
	case DoDriveOn:
		return c.Goods[Fuel] > 0 && s.g.drivable(c) && c.Space < s.g.route.Last
	case DoFireOnce:
		return c.Goods[Ammo] > 0 && s.anyFoe(s.region(seat)) && s.g.weapons(c) != 0
	case DoSalvage:
		return s.salvageable(seat) != Cards{}
	}
	return false
}

// breakable returns the places of a zone that can be damaged: the intact ones (2.6).
func (s *State) breakable(c *Convoy, zone Zone) uint64 {
	return zones[zone] & s.g.allPlaces(c) &^ c.Damage
}

// anyOf reports whether at least one effect of a list would change anything for a seat.
func (s *State) anyOf(seat game.Seat, l list) bool {
	effects := s.g.data.lists[l]
	for i := range effects {
		if s.would(seat, &effects[i]) {
			return true
		}
	}
	return false
}

// payable reports whether a seat could pay for an option of the encounter in a slot, or of an ambush (7.8, 10.4).
func (s *State) payable(seat game.Seat, slot uint8, l list) bool {
	c := &s.Convoys[seat]
	switch s.g.data.lists[l][0].Do {
	case DoDropResource:
		return c.Goods.Resources() > 0
	case DoDropSurvivor:
		return s.spares(c, slot)
	case DoDropObject:
		return c.Held > 0
	case DoSwap:
		on := s.Slots[slot].Tokens[0][0]
		return on != NoToken && c.Goods.Resources() > int(c.Goods[on])
	}
	return true
}

// spares reports whether a survivor is left who is not used in exploring a slot. Before the party is chosen it reports
// whether one could be: at least one survivor has to be used, however much food there is.
func (s *State) spares(c *Convoy, slot uint8) bool {
	ready := 0
	for i := range c.Crew[:c.CrewN] {
		ready += int(flag(c.Crew[i].Station == InAction))
	}
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		switch {
		case s.Explore.Went:
			if !m.Used {
				return true
			}
		case m.Station != InAction || ready > 1 && s.g.Strength(c)-s.g.Skill(m) >= int(s.g.data.Costs[slot]):
			return true
		}
	}
	return false
}

// suffer puts the next damage on a place of the zone (2.6). Nobody is asked once all places have to be damaged.
func (p play) suffer(t *Task) {
	c := &p.Convoys[t.Seat]
	open := p.breakable(c, t.Zone)
	switch {
	case t.Left <= 0 || open == 0:
		p.done()
	case bits.OnesCount64(open) <= int(t.Left):
		t.Left--
		p.hit(t.Seat, Spot(first64(open)))
	default:
		p.choose(AskDamage, t.Seat)
	}
}

// hit damages a place. A token stowed there is lost; a loose convoy drops what no longer fits, of the kinds that the
// place could hold (2.6).
func (p play) hit(seat game.Seat, at Spot) {
	c := &p.Convoys[seat]
	c.Damage |= 1 << at
	lost := c.Load[at]
	c.Load[at] = NoToken
	if lost > SurvivorToken {
		c.Goods[lost]--
	}
	game.Add(p.log, Damaged{seat, PlaceNumber(at), c.Cars[at.Car()], lost})
	if lost == SurvivorToken {
		p.push(Task{Do: toLose, Seat: seat})
		return
	}
	if !c.Stowed && !p.g.fits(c) {
		kind, could := p.g.kindAt(c, at), uint8(0)
		for t := SurvivorToken; t <= Ammo; t++ {
			could |= flag(kind.Holds(t)) << t
		}
		p.push(Task{Do: toDrop, Seat: seat, Kinds: could})
	}
}

// mend repairs the next place (2.7). Nobody is asked if all damage goes.
func (p play) mend(t *Task) {
	c := &p.Convoys[t.Seat]
	switch {
	case t.Left <= 0 || c.Damage == 0:
		p.done()
	case bits.OnesCount64(c.Damage) <= int(t.Left):
		p.repair(t.Seat, Spot(first64(c.Damage)))
	default:
		p.choose(AskRepair, t.Seat)
	}
}

// repair takes the damage off a place.
func (p play) repair(seat game.Seat, at Spot) {
	c := &p.Convoys[seat]
	c.Damage &^= 1 << at
	game.Add(p.log, Repaired{seat, PlaceNumber(at), c.Cars[at.Car()]})
}

// sicken contaminates the next survivor, unless a Hermit is used in the action (3.2, 3.5).
func (p play) sicken(t *Task) {
	if c := &p.Convoys[t.Seat]; t.Left <= 0 || p.Explore.Hermit || c.candidates(t.Used) == 0 {
		p.done()
		return
	}
	p.choose(AskContaminate, t.Seat)
}

// cleanse takes the next contamination token off a survivor (3.4). Nobody is asked if all tokens go.
func (p play) cleanse(t *Task) {
	c := &p.Convoys[t.Seat]
	n := c.contamination(t.Used)
	switch {
	case t.Left <= 0 || n == 0:
		p.done()
	case n <= int(t.Left):
		for i := range c.Crew[:c.CrewN] {
			if m := &c.Crew[i]; m.Contamination > 0 && (!t.Used || m.Used) {
				p.clean(t.Seat, m.Card)
				return
			}
		}
	default:
		p.choose(AskClean, t.Seat)
	}
}

// fame moves a seat by n on its fame track. Each step beyond the top repairs 1 place instead, beyond the bottom damages
// 1 (7.11).
func (p play) fame(seat game.Seat, n int) {
	c := &p.Convoys[seat]
	if n < 0 && p.Explore.ForCard && p.Explore.Pastor {
		return // 3.5
	}
	for ; n > 0; n-- {
		if c.Fame == p.g.data.Top {
			p.push(Task{Do: toRepair, Seat: seat, Left: 1})
			continue
		}
		c.Fame++
		game.Add(p.log, FameChanged{seat, 1, int(c.Fame)})
	}
	for ; n < 0; n++ {
		if c.Fame == p.g.data.Low {
			p.push(Task{Do: toDamage, Seat: seat, Zone: AnyZone, Left: 1})
			continue
		}
		c.Fame--
		game.Add(p.log, FameChanged{seat, -1, int(c.Fame)})
	}
}
