package aurora

import "onelongnight/game"

// attack begins the Attack phase: the convoys that will face an enemy stow (10.2). Without any enemy the phase is
// skipped (10.1).
func (p play) attack(*Task) {
	p.done()
	if !p.anyEnemy() {
		p.push(Task{Do: toEnd, Seat: everybody})
		return
	}
	p.push(Task{Do: toTurns, Seat: everybody}) // done in reverse order: the last pushed comes first
	p.push(Task{Do: toAppear, Seat: everybody, Next: 1})
	p.push(Task{Do: toSpare, Seat: everybody})
	for _, seat := range p.Order[:p.Sides] {
		if seat != p.g.automa && p.faced(seat) != (Cards{}) {
			p.push(Task{Do: toStow, Seat: seat})
		}
	}
}

// spare asks every seat with a Renegade in Action which enemy spares it (10.3).
func (p play) spare(*Task) {
	p.done()
	for _, seat := range p.Order[:p.Sides] {
		if seat != p.g.automa && p.g.active(&p.Convoys[seat], IgnoresEnemy) >= 0 {
			p.push(Task{Do: toRenegade, Seat: seat})
		}
	}
}

// appearNext brings the next enemy that lies in a slot onto the map, from left to right (10.4).
func (p play) appearNext(t *Task) {
	for t.Next <= SlotCount {
		s := &p.Slots[t.Next]
		t.Next++
		if c := s.Card; p.g.data.enemies.Has(c) {
			*s = Slot{}
			p.appear(c)
			return
		}
	}
	p.done()
}

// turns begins the turns in which the convoys fire, in falling order (10.5).
func (p play) turns(*Task) {
	p.done()
	p.At = int8(p.Sides) - 1
}

// anyEnemy reports whether an enemy lies in a slot or stands in a region (10.1).
func (s *State) anyEnemy() bool {
	for _, slot := range s.Slots {
		if s.g.data.enemies.Has(slot.Card) {
			return true
		}
	}
	return s.FoeN > 0
}

// faced returns the enemies that a seat will face: those in its region and, if the rightmost marker's convoy is in that
// region, those in the slots (10.2).
func (s *State) faced(seat game.Seat) (set Cards) {
	here := s.region(seat)
	if s.region(s.Order[s.Sides-1]) == here {
		for _, slot := range s.Slots {
			if s.g.data.enemies.Has(slot.Card) {
				set.Add(slot.Card)
			}
		}
	}
	for i := range s.Foes[:s.FoeN] {
		if s.Foes[i].Region == here {
			set.Add(s.Foes[i].Card)
		}
	}
	return set
}

// renegade asks a seat which enemy spares it, if it faces any (10.3).
func (p play) renegade(t *Task) {
	if p.faced(t.Seat) == (Cards{}) {
		p.done()
		return
	}
	p.choose(AskRenegade, t.Seat)
}

func (p play) ignore(seat game.Seat, enemy Card) {
	p.Convoys[seat].Ignores = enemy
	game.Add(p.log, Ignored{seat, OnCard{enemy}})
}

// appear brings an enemy from its slot to the region of the rightmost marker's convoy, with a loot card if one is left
// (10.4).
func (p play) appear(c Card) {
	region := p.region(p.Order[p.Sides-1])
	f := &p.Foes[p.FoeN]
	*f = Foe{Card: c, Region: region}
	if loot := p.Loot.Pop(); loot != NoCard {
		f.Tier = p.g.data.of[loot].Tier
		p.FoeLoot[p.FoeN] = loot
	}
	p.FoeN++
	game.Add(p.log, Ambushed{OnCard: OnCard{c}, Region: region})
	p.push(Task{Do: toAmbush, Seat: everybody, Card: c, Left: int8(p.Sides)})
}

// ambush strikes the next convoy of the enemy's region, in falling order (10.4).
func (p play) ambush(t *Task) {
	seat := p.nextIn(t, p.Foes[p.foe(t.Card)].Region)
	switch seat {
	case game.NoSeat:
		p.done()
	case p.g.automa:
		p.automaStruck(t.Card)
	default:
		p.push(Task{Do: toStrike, Seat: seat, Card: t.Card})
	}
}

// strike is an ambush on one convoy, unless the enemy spares it (10.3). A convoy that is still loose stows first.
func (p play) strike(t *Task) {
	c := &p.Convoys[t.Seat]
	switch {
	case c.Ignores == t.Card:
		p.done()
	case !c.Stowed:
		p.push(Task{Do: toStow, Seat: t.Seat})
	default:
		t.Do = toChoose
	}
}

// canFire reports whether a seat gets a turn to fire (10.5). One that holds objects gets it even without ammo, as it
// may hold an incendiary.
func (s *State) canFire(seat game.Seat) bool {
	c := &s.Convoys[seat]
	return s.anyFoe(s.region(seat)) && s.g.weapons(c)&^c.Fired != 0 && (c.Goods[Ammo] > 0 || c.Held > 0)
}

// result turns the top result over. It counts as discarded only once it has been carried out: see settled. If the deck
// is empty the discard pile is shuffled into a new one (1.3).
func (p play) result() uint8 {
	p.restack()
	r := p.Results.pop()
	if p.Revealed[0] == 0 {
		p.Revealed[0] = r
	} else {
		p.Revealed[1] = r
	}
	return r
}

// restack shuffles the discarded results into a new deck if the deck is empty (1.3).
func (p play) restack() {
	if p.Results.N == 0 {
		p.Results, p.ResultDiscard = p.ResultDiscard, Stack{}
		game.ShuffleBy(&p.rng, p.Results.C[:p.Results.N])
	}
}

// settled discards a result that has been carried out.
func (p play) settled(r uint8) {
	if p.Revealed[1] == r {
		p.Revealed[1] = 0
	} else {
		p.Revealed[0], p.Revealed[1] = p.Revealed[1], 0
	}
	p.ResultDiscard.push(r)
}

// fire carries out one attack of a convoy: the turn's own (10.5), or that of the bonus (13.3), which marks no weapon as
// fired.
func (p play) fire(seat game.Seat, at Spot, enemy Card, incendiary bool) {
	c := &p.Convoys[seat]
	once := p.TaskN > 0 && p.top().Do == toFireOnce
	if once {
		p.done()
	} else {
		c.Fired |= 1 << at
	}
	if incendiary {
		p.shelve(seat, Incendiary)
		game.Add(p.log, ObjectPlayed{seat, Incendiary})
	} else {
		p.spend(seat, Ammo)
	}
	r := p.result()
	level := p.g.kindAt(c, at).Gun()
	damage, jam := p.g.data.Results[r].Hit[level], p.g.data.Results[r].Jam[level]
	if damage > 0 {
		damage += int8(flag(incendiary))
		if !once {
			if i := p.g.active(c, HitsMore); i >= 0 && !c.Hit {
				damage += p.g.data.of[c.Crew[i].Card].Skill.N
			}
			c.Hit = true
		}
	}
	f := &p.Foes[p.foe(enemy)]
	f.Damage = min(f.Damage+uint8(damage), p.Defence(f))
	game.Add(p.log, Fired{Seat: seat, OnCard: OnCard{enemy}, Weapon: PlaceNumber(at), Level: level, Result: r,
		Damage: int(damage), Jam: jam})
	if jam {
		p.hit(seat, at)
	}
	if damage > 0 {
		if once {
			p.push(Task{Do: toSpoils, Seat: everybody}) // 13.3
		}
		p.push(Task{Do: toDefeat, Seat: seat, Card: enemy, Result: r})
		p.push(Task{Do: toMark, Seat: seat, Card: enemy})
		p.fame(seat, 1)
	} else {
		p.settled(r)
	}
}

// markers returns how many targets a side has on enemies.
func (s *State) markers(seat game.Seat) (n int) {
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		for _, who := range f.Targets[:f.Boxes] {
			if who == seat {
				n++
			}
		}
	}
	return n
}

// lift takes the target off a box, counted from 0; those to its right close up.
func (f *Foe) lift(box int) {
	copy(f.Targets[box:], f.Targets[box+1:f.Boxes])
	f.Boxes--
	f.Targets[f.Boxes] = 0
}

// mark puts a target on an enemy that was hit; with none in hand, or no free box, the seat first chooses which one goes
// (10.6).
func (p play) mark(t *Task) {
	if p.markers(t.Seat) == targets {
		p.chooseLift(t.Seat)
		return
	}
	f := &p.Foes[p.foe(t.Card)]
	if f.Boxes == boxes {
		p.choose(AskOust, t.Seat)
		return
	}
	f.Targets[f.Boxes] = t.Seat
	f.Boxes++
	game.Add(p.log, Marked{t.Seat, OnCard{t.Card}, int(f.Boxes)})
	p.done()
}

// chooseLift asks which of its own targets a seat lifts, unless the two lie side by side on one enemy, where either
// comes to the same.
func (p play) chooseLift(seat game.Seat) {
	var at [targets]struct{ foe, box int }
	n := 0
	for i := range p.Foes[:p.FoeN] {
		f := &p.Foes[i]
		for box, who := range f.Targets[:f.Boxes] {
			if who == seat {
				at[n].foe, at[n].box = i, box
				n++
			}
		}
	}
	if at[0].foe == at[1].foe && at[1].box == at[0].box+1 {
		p.lift(seat, p.Foes[at[0].foe].Card, at[0].box)
		return
	}
	p.choose(AskLift, seat)
}

func (p play) lift(seat game.Seat, enemy Card, box int) {
	p.Foes[p.foe(enemy)].lift(box)
	game.Add(p.log, Lifted{seat, OnCard{enemy}, box + 1})
}

// oust takes the target out of a box of the enemy that was hit, and puts the seat's own there.
func (p play) oust(seat game.Seat, box int) {
	t := p.done()
	f := &p.Foes[p.foe(t.Card)]
	whose := f.Targets[box]
	f.Targets[box] = seat
	game.Add(p.log, Ousted{seat, OnCard{t.Card}, box + 1, whose})
}

// defeat checks whether an enemy that was hit is defeated (10.7), and discards the result of the hit.
func (p play) defeat(*Task) {
	hit := p.done()
	i := p.foe(hit.Card)
	if f := &p.Foes[i]; f.Damage >= p.Defence(f) {
		p.fall(i)
	}
	p.settled(hit.Result)
}

// fall takes a defeated enemy off the map and keeps its spoils; a result decides who wins (10.7).
func (p play) fall(i int) {
	f := p.Foes[i]
	r := p.result()
	s := &p.Spoils[p.SpoilN]
	*s = Spoil{Enemy: f.Card, Loot: p.FoeLoot[i], Tier: f.Tier, Winner: game.NoSeat}
	for _, letter := range p.g.data.Results[r].Letters {
		if letter < f.Boxes {
			s.Winner = f.Targets[letter]
			break
		}
	}
	for n := int(p.Sides) - 1; n >= 0; n-- {
		for _, who := range f.Targets[:f.Boxes] {
			if who == p.Order[n] && who != s.Winner {
				s.Draws[s.DrawN] = who
				s.DrawN++
			}
		}
	}
	if s.Winner == p.g.automa {
		p.SpoilLoot[p.SpoilN], s.Loot = s.Loot, NoCard
	}
	p.SpoilN++
	p.removeFoe(i)
	game.Add(p.log, Defeated{Seat: s.Winner, OnCard: OnCard{f.Card}, Loot: s.Loot, Result: r})
	p.discardCard(f.Card)
	p.settled(r)
}

// removeFoe takes an enemy off the map.
func (p play) removeFoe(i int) {
	n := int(p.FoeN) - 1
	copy(p.Foes[i:n], p.Foes[i+1:n+1])
	copy(p.FoeLoot[i:n], p.FoeLoot[i+1:n+1])
	p.Foes[n], p.FoeLoot[n] = Foe{}, NoCard
	p.FoeN--
}
