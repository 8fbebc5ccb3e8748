package aurora

import "onelongnight/game"

// automaMove plays the Automa's turn of Movement (15.6).
func (p play) automaMove() {
	a := &p.Automa
	shortcut := false
	for _, card := range a.Shown.All() {
		switch p.g.data.Actions[card].Move {
		case FuelOrAmmo:
			if a.Goods[Fuel] == 0 {
				p.automaGain(Fuel)
			} else {
				p.automaGain(Ammo)
			}
		case RecruitIfFewer:
			if a.Survivors+a.Contaminated < p.Convoys[0].CrewN {
				a.Recruit(p.g.data.AutomaCrew)
				game.Add(p.log, Recruited{Seat: p.g.automa})
			}
		case TakesShortcut:
			shortcut = true
		}
	}
	steps := p.automaSteps()
	if fuel := a.Goods[Fuel]; fuel > 0 {
		a.Goods[Fuel] = 0
		game.Add(p.log, Spent{p.g.automa, Fuel, int(fuel)})
	}
	from := a.Space
	way := p.automaWay(steps, shortcut)
	if way.To == from {
		return
	}
	p.advance(p.g.automa, &a.Space, way)
	for at := from; at != way.To; {
		var edge Edge
		edge, at = p.g.route.edge(at, way)
		if p.mineExplodes(p.g.automa, edge) {
			p.automaDamage(1)
		}
		if edge >= firstShortcut {
			p.automaSuffer(p.g.route.Ways[edge-firstShortcut].Do)
			p.closeAvalanche(edge)
		}
	}
	p.automaBeacon()
}

// automaSteps returns how many edges the Automa drives (15.6).
func (s *State) automaSteps() int {
	a := &s.Automa
	steps := int(s.g.data.AutomaSpeed) + int(a.Goods[Fuel])
	for row := range s.g.data.Board {
		for column, kind := range s.g.data.Board[row] {
			if kind == SpeedPlace && a.Damage[row]>>column&1 == 0 {
				steps++
			}
		}
	}
	const far = 6
	if int(s.Convoys[0].Space)-int(a.Space) >= far {
		steps++
	}
	return steps
}

// automaWay returns the path that the Automa drives. If a card looks for a shortcut it takes the first open one whose
// start it reaches with a step left, of two at one space the longer; otherwise it stays on the road.
func (s *State) automaWay(steps int, shortcut bool) path {
	way := path{To: s.Automa.Space}
	for ; steps > 0 && way.To < s.g.route.Last; steps-- {
		to := way.To + 1
		best := -1
		if shortcut && way.Ways == 0 {
			for set := s.g.route.leaving[way.To] &^ s.Closed; set != 0; set &= set - 1 {
				if i := first8(set); s.g.route.Ways[i].To > to || best < 0 {
					best, to = i, s.g.route.Ways[i].To
				}
			}
		}
		if best >= 0 {
			way.Ways |= 1 << best
		}
		way.To = to
	}
	return way
}

// automaBeacon resolves the beacon where the Automa's drive ends (9.6).
func (p play) automaBeacon() {
	space := p.Automa.Space
	b := p.Beacons[space]
	if b == NoBeacon {
		return
	}
	game.Add(p.log, BeaconFound{p.g.automa, b, space})
	switch b {
	case BeaconContamination:
		p.automaContaminate()
		return
	case BeaconObject:
		p.automaDraw()
	default:
		p.automaGain(Food + Token(b-BeaconFood))
	}
	p.Beacons[space] = NoBeacon
}

// automaStruck is an ambush on the Automa: it takes the first option, or the second if it cannot pay for the first
// (15.7).
func (p play) automaStruck(enemy Card) {
	options := p.g.data.of[enemy].Choose
	l := options[0]
	if p.g.data.lists[l][0].Do == DoDropResource && p.Automa.Goods.Resources() == 0 {
		l = options[1]
	}
	p.automaSuffer(l)
}

// automaFiredAt is the enemies' fire at the Automa: the damage falls on the row of the result's first letter, then the
// ambushes strike (15.7).
func (p play) automaFiredAt(region uint8) {
	row := p.g.data.Results[p.Revealed[0]].Letters[0]
	for range p.lineDamage(p.g.automa, region) {
		p.automaHit(row)
	}
	for c, n := p.ambusher(region, firstNumber); c != NoCard; c, n = p.ambusher(region, n+1) {
		p.automaStruck(c)
	}
}

// automaWeapon returns the weapon that the Automa fires next, the rightmost one (15.7); the level is 0 if there is
// none.
func (s *State) automaWeapon() (row, column, level int) {
	a := &s.Automa
	for column := Wide - 1; column >= 0; column-- {
		for row := range Rows {
			if level := s.g.data.Board[row][column].Gun(); level > 0 && (a.Damage[row]|a.Fired[row])>>column&1 == 0 {
				return row, column, level
			}
		}
	}
	return 0, 0, 0
}

// automaTarget returns the index of the enemy that the Automa fires at, -1 if there is none (15.7).
func (s *State) automaTarget() int {
	a := &s.Automa
	highest := a.Shown.N > 0 && s.g.data.Actions[a.Shown.C[0]].Right
	found, number := -1, uint8(0)
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		n := s.g.data.of[f.Card].Number
		if f.Region == s.region(s.g.automa) && (found < 0 || n > number == highest) {
			found, number = i, n
		}
	}
	return found
}

// automaFire plays the Automa's turn to fire (15.7).
func (p play) automaFire() {
	a := &p.Automa
	for a.Goods[Ammo] > 0 {
		row, column, level := p.automaWeapon()
		i := p.automaTarget()
		if level == 0 || i < 0 {
			return
		}
		a.Goods[Ammo]--
		a.Fired[row] |= 1 << column
		r := p.result()
		damage, jam := p.g.data.Results[r].Hit[level], p.g.data.Results[r].Jam[level]
		f := &p.Foes[i]
		f.Damage = min(f.Damage+uint8(damage), p.Defence(f))
		game.Add(p.log, Fired{Seat: p.g.automa, OnCard: OnCard{f.Card}, Weapon: automaPlace(row, column), Level: level,
			Result: r, Damage: int(damage), Jam: jam})
		if jam {
			a.Damage[row] |= 1 << column
			game.Add(p.log, Damaged{Seat: p.g.automa, Place: automaPlace(row, column)})
		}
		if damage > 0 {
			p.automaFame(1)
			p.automaMark(i)
			if f.Damage == p.Defence(f) {
				p.fall(i)
			}
		}
		p.settled(r)
	}
}

// automaMark puts the Automa's target on an enemy (10.6, 15.7).
func (p play) automaMark(i int) {
	if p.markers(p.g.automa) == targets {
		foe, box := p.automaLift()
		p.Foes[foe].lift(box)
		game.Add(p.log, Lifted{p.g.automa, OnCard{p.Foes[foe].Card}, box + 1})
	}
	f := &p.Foes[i]
	if f.Boxes < boxes {
		f.Targets[f.Boxes] = p.g.automa
		f.Boxes++
		game.Add(p.log, Marked{p.g.automa, OnCard{f.Card}, int(f.Boxes)})
		return
	}
	for box, whose := range f.Targets {
		if whose != p.g.automa {
			f.Targets[box] = p.g.automa
			game.Add(p.log, Ousted{p.g.automa, OnCard{f.Card}, box + 1, whose})
			return
		}
	}
}

// automaLift returns the target that the Automa lifts: its own on the lowest-numbered enemy, in the leftmost box
// (15.7).
func (s *State) automaLift() (foe, box int) {
	lowest := uint8(0xFF)
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		n := s.g.data.of[f.Card].Number
		for b, whose := range f.Targets[:f.Boxes] {
			if whose == s.g.automa && n < lowest {
				lowest, foe, box = n, i, b
			}
		}
	}
	return foe, box
}
