package convoy

import "onelongnight/game"

// applyTo does an effect to the unit that was picked for it.
func (p *play) applyTo(f Task, u Card) {
	unit := &p.Units[u]
	switch f.Effect.Do {
	case kill, expel:
		p.discardUnit(u, f)
	case returnHome:
		p.returnUnit(u, f)
	case hack:
		p.flag(u, Hacked)
		game.Add(p.log, SwitchedOff(p.struck(u, f)))
		p.lostAbility(u.Set(), unit.City)
	case weaken:
		p.marker(f, u, &unit.Minus2, -2)
	case encourage:
		p.marker(f, u, &unit.Plus1, 1)
	case strengthen:
		p.marker(f, u, &unit.Plus2, 2)
	case giveShield:
		p.flag(u, Shielded)
		game.Add(p.log, GaveShield(p.struck(u, f)))
	case entangle:
		p.flag(u, Netted)
		game.Add(p.log, CaughtInNet(p.struck(u, f)))
	case copyEntry:
		game.Add(p.log, Copied(p.struck(u, f)))
		f.Cause = u
		p.pushAll(cards[u].Entry, f)
	case march, shove:
		f.Op, f.Unit, f.Effect.N = OpWhere, u, 0
		p.push(f)
	case takeModule:
		f.Unit, f.Effect = u, must(giveModule, bareSoldiersHere)
		p.push(f)
	case giveModule:
		p.capture(f.Unit, u, f)
	case recycle:
		p.recycleModule(u, f)
	case sendAhead:
		p.move(u, NewYork, f)
	case redeploy:
		p.move(u, unit.City.next(), f)
	case crossJersey:
		p.move(u, Jersey+NewYork-unit.City, f)
	}
}

// happen does an effect that has no target.
func (p *play) happen(f Task) {
	switch f.Effect.Do {
	case draw:
		p.drawCards(f.Seat, int(f.Effect.N), f.Cause, "")
	case mill:
		for range f.Effect.N {
			p.push(Task{Op: OpMill, Seat: Outpost, City: f.City, Cause: f.Cause})
		}
	case council:
		p.council(f)
	case spy:
		p.spy(f.Cause)
	case forbidInstant:
		p.NoInstants = true
	case forbidModules:
		p.NoModules = true
	case endBattle:
		p.endBattle()
	case recoverCard:
		p.recoverCard(f)
	case revealTwo:
		p.revealTwo(f)
	case widenCity:
		p.Towns[f.City].ExtraPosition = true
		game.Add(p.log, Widened{Outpost, About{City: f.City}, p.Capacity(f.City, Outpost)})
	case addDistrict:
		p.Towns[f.City].ExtraDistrict = true
		game.Add(p.log, DistrictAdded{Outpost, About{City: f.City}, int(p.districts(f.City))})
	}
}

// hackModule disables a robot's module, which is the other thing that the Hacker can choose.
func (p *play) hackModule(f Task, u Card) {
	p.flag(u, ModuleHacked)
	game.Add(p.log, ModuleSwitchedOff{f.Seat, About{Card: u, By: f.Cause, City: p.Units[u].City}, p.Units[u].Module})
}

// struck returns the event for an effect on a unit where it stands.
func (p *play) struck(u Card, f Task) struck {
	return struck{f.Seat, About{Card: u, By: f.Cause, City: p.Units[u].City}, f.Unit}
}

// marker puts a marker with a value onto a unit (5.8).
func (p *play) marker(f Task, u Card, count *uint8, value int) {
	before := p.seen(u)
	if *count < maxMarkers {
		*count++
	}
	game.Add(p.log, Marked{f.Seat, About{Card: u, By: f.Cause, City: p.Units[u].City}, value, before, p.seen(u)})
}

// seen returns a unit's strength for the log. It is computed only if there is a log.
func (p *play) seen(u Card) int {
	if p.log == nil {
		return 0
	}
	return p.Strength(u)
}

// maxMarkers is how many markers of a kind a unit can have. No game comes near it; a unit that is loaded with that many
// keeps them.
const maxMarkers = 99

// capture moves a robot's module under a soldier (Nestugov), with the Hacker's marker if there is one (5.6). A
// Contamination module then affects the other side.
func (p *play) capture(robot, soldier Card, f Task) {
	to := &p.Units[soldier]
	module, hacked := p.strip(robot)
	p.setModule(soldier, module)
	if hacked {
		p.flag(soldier, ModuleHacked)
	}
	game.Add(p.log, Captured{Outpost, About{Card: to.Module, By: f.Cause}, robot, soldier})
	if to.Module == ContaminationModule && p.moduleAble(soldier) {
		p.reduce(Outpost, to.City, to.Module)
	}
}

// attach puts a module from Moloch's hand under a robot (4.5).
func (p *play) attach(module, robot Card) {
	p.leaveHand(Moloch, module)
	unit := &p.Units[robot]
	before := p.seen(robot)
	p.setModule(robot, module)
	game.Add(p.log, Attached{Moloch, About{Card: module, City: unit.City}, robot, before, p.seen(robot)})
	if module == ContaminationModule && p.moduleAble(robot) {
		p.reduce(Moloch, unit.City, module)
	}
}

// reduce is called when something has come that takes away positions of the other side. Once earlier tasks on the stack
// are done, makeRoom follows.
func (p *play) reduce(by game.Seat, c City, cause Card) {
	p.push(Task{Op: OpRoom, Seat: by, City: c, Cause: cause})
}

// makeRoom lets a side discard one unit of the other side, if a reducer of its own has just come and the other side has
// more units than positions (5.1).
func (p *play) makeRoom(f Task) {
	if p.Excess(f.City, Other(f.Seat)) <= 0 {
		return
	}
	f.Op, f.Effect = OpEffect, must(expel, outpostHolders)
	if f.Seat == Outpost {
		f.Effect.Among = robotHolders
	}
	p.push(f)
}

// recycleModule takes a module back to Moloch's hand.
func (p *play) recycleModule(u Card, f Task) {
	m, _ := p.strip(u)
	p.toHand(Moloch, m)
	game.Add(p.log, Returned{Moloch, About{Card: m, By: f.Cause, From: p.Units[u].City}, u})
}

// lostAbility is called with units of a city that were just disabled. If there are Spiders among them, these now need
// positions (5.1).
func (p *play) lostAbility(units Set, c City) {
	var which uint8
	for i, u := range spiderUnits {
		if units.Has(u) {
			which |= 1 << i
		}
	}
	if which != 0 {
		p.push(Task{Op: OpCrowd, Seat: Moloch, City: c, Which: which})
	}
}

// crowd discards Spiders until the others have positions. Moloch chooses which ones, unless all of them must go.
func (p *play) crowd(f Task) {
	excess := p.Excess(f.City, Moloch)
	spiders := p.crowded(&f)
	if excess <= 0 || spiders == 0 {
		return
	}
	p.push(f) // the Blocker may be discarded instead, so look again afterwards
	pick := Task{Op: OpEffect, Effect: must(expel, crowdedSpiders), Seat: Moloch, City: f.City, Which: f.Which}
	if excess >= spiders.Len() {
		p.discardUnit(p.lowest(spiders), pick)
		return
	}
	p.push(pick)
}

// spiderUnits are the Spiders, in the order of the bits of a task.
var spiderUnits = [...]Card{Spiders1, Spiders2, Spiders3}

// crowded returns those of a task's Spiders that are still in its city.
func (s *State) crowded(f *Task) (units Set) {
	for i, u := range spiderUnits {
		if f.Which>>i&1 != 0 {
			units |= u.Set()
		}
	}
	return units & s.In[f.City]
}
