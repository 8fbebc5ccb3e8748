package convoy

import "onelongnight/game"

// place puts a unit that is in no city into a city.
func (p *play) place(u Card, c City) {
	p.Units[u].City = c
	p.In[c] |= u.Set()
}

// lift takes a unit out of its city. Its markers stay with it. A robot's protection from the EMP Launcher ends when
// either of the two leaves (5.3).
func (p *play) lift(u Card) (from City) {
	unit := &p.Units[u]
	from = unit.City
	p.In[from] &^= u.Set()
	unit.City = Nowhere
	p.unflag(u, EMPProof)
	if u == EMPLauncher {
		p.Flagged[EMPProof] &^= p.In[from]
	}
	return from
}

// moveTo moves a unit to the city that was chosen for a march or a push.
func (p *play) moveTo(f Task, to City) { p.move(f.Unit, to, f) }

// move moves a unit in play to a city. A unit that is forced into a full city is discarded and never enters it (5.1).
func (p *play) move(u Card, to City, f Task) {
	forced := f.Effect.Do == shove || f.Effect.Do == redeploy
	if forced && !p.Fits(u, to) {
		from := p.Units[u].City
		game.Add(p.log, Crushed{u.Side(), About{Card: u, By: f.Cause, From: from, City: to}})
		p.discardNow(u, f)
		return
	}
	from := p.lift(u)
	p.place(u, to)
	game.Add(p.log, MovedTo{u.Side(), About{Card: u, By: f.Cause, From: from, City: to}, howMoved(f.Effect.Do)})
	p.arrive(u, to, f.Effect.Do != redeploy)
}

func howMoved(do EffectKind) string {
	switch do {
	case sendAhead:
		return "send"
	case redeploy:
		return "redeploy"
	case crossJersey:
		return "support"
	}
	return ""
}

// arrive does what happens when a unit has entered a city: it gets its +1 marker, the EMP Launcher strikes, units
// without a position are discarded, and its entry ability begins (5.2).
func (p *play) arrive(u Card, c City, plusOne bool) {
	if !p.Stands(c) {
		return
	}
	side := u.Side()
	enemies := robots
	if side == Moloch {
		enemies = outpostUnits
	}
	if plusOne && c > p.Active && !buildings.Has(u) && p.In[c]&enemies == 0 {
		p.marker(Task{Seat: side}, u, &p.Units[u].Plus1, 1)
	}
	// The task on top is done first, so they are pushed from the last to the first.
	p.push(Task{Op: OpEnter, Seat: side, Unit: u})
	if u == EMPLauncher {
		p.launch(c)
	}
	if p.Units[u].Module == ContaminationModule && p.moduleAble(u) {
		p.reduce(side, c, ContaminationModule)
	}
	if u == Annihilator && p.able(u) {
		p.reduce(Moloch, c, u)
	}
}

// launch does what happens when the EMP Launcher arrives: robots that were immune stay immune, and Spiders that were
// not now need positions (5.3, 5.1).
func (p *play) launch(c City) {
	p.In[c] &^= EMPLauncher.Set() // as it was before the Launcher came
	proof := p.immuneIn(c)
	p.In[c] |= EMPLauncher.Set()
	p.Flagged[EMPProof] |= proof
	struck := p.In[c] & robots &^ proof &^ p.Flagged[Hacked]
	if struck != 0 {
		game.Add(p.log, Launched{Outpost, About{By: EMPLauncher, City: c}, struck.Len()})
	}
	p.lostAbility(struck, c)
}

// enter begins a unit's entry ability, once per action at most, if its city stands and the unit is able (4.14, 5.2).
func (p *play) enter(u Card) {
	entry := cards[u].Entry
	if len(entry) == 0 || !p.able(u) || p.Worked.Has(u) {
		return
	}
	f := Task{Op: OpEffect, Effect: entry[0], Seat: u.Side(), City: p.Units[u].City, Unit: u, Cause: u}
	if p.would(&f) {
		p.Worked |= u.Set()
		p.push(f)
	}
}
