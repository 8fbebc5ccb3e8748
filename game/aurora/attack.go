package aurora

import "onelongnight/game"

// The stages of the beginning of an attack.
const (
	attackStow = iota
	attackRenegade
	attackAmbush
	attackFire
)

// attack goes on with the Attack phase up to the convoys' fire.
func (p play) attack(t *Task) {
	switch t.A {
	case attackStow:
		t.A = attackRenegade
		if !p.anyEnemy() {
			p.done()
			p.push(Task{Do: toEnd, Seat: everybody}) // 10.1
			return
		}
		for _, seat := range p.Order[:p.Sides] { // the last pushed is the first
			if seat != p.g.automa && p.faced(seat) != (Cards{}) {
				p.push(Task{Do: toStow, Seat: seat})
			}
		}
	case attackRenegade:
		t.A = attackAmbush
		for _, seat := range p.Order[:p.Sides] {
			if seat != p.g.automa && p.g.active(&p.Convoys[seat], IgnoresEnemy) >= 0 {
				p.push(Task{Do: toRenegade, Seat: seat})
			}
		}
	case attackAmbush:
		for t.B < SlotCount {
			t.B++
			if c := p.Slots[t.B].Card; p.g.data.enemies.Has(c) {
				p.Slots[t.B] = Slot{}
				p.appear(c)
				return
			}
		}
		t.A = attackFire
	case attackFire:
		p.done()
		p.At = int8(p.Sides) - 1
	}
}

// anyEnemy tells whether there is one in a slot or a region (10.1).
func (s *State) anyEnemy() bool {
	for _, slot := range s.Slots {
		if s.g.data.enemies.Has(slot.Card) {
			return true
		}
	}
	return s.FoeN > 0
}

// faced are the enemies that a seat will face (10.2).
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

// renegade lets a seat name an enemy that spares it (10.3).
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

// appear brings an enemy from its slot to the region of the convoy furthest ahead (10.4).
func (p play) appear(c Card) {
	region := p.region(p.Order[p.Sides-1])
	f := &p.Foes[p.FoeN]
	*f = Foe{Card: c, Region: region}
	if loot := p.Loot.pop(); loot != NoCard {
		f.Tier = p.g.data.of[loot].Tier
		p.FoeLoot[p.FoeN] = loot
	}
	p.FoeN++
	game.Add(p.log, Ambushed{OnCard: OnCard{c}, Region: region})
	p.push(Task{Do: toAmbush, Seat: everybody, A: uint8(c), B: p.Sides})
}

// ambush strikes the convoys of the region in falling order.
func (p play) ambush(t *Task) {
	for t.B > 0 {
		t.B--
		if t.B >= p.Sides {
			continue
		}
		seat := p.Order[t.B]
		f := p.foe(Card(t.A))
		if p.region(seat) != p.Foes[f].Region {
			continue
		}
		if seat == p.g.automa {
			p.automaStruck(Card(t.A))
		} else {
			p.push(Task{Do: toStrike, Seat: seat, A: t.A})
		}
		return
	}
	p.done()
}

// strike is an ambush on one convoy: one still loose stows first.
func (p play) strike(t *Task) {
	c, enemy := &p.Convoys[t.Seat], Card(t.A)
	switch {
	case c.Ignores == enemy:
		p.done()
	case !c.Stowed:
		p.push(Task{Do: toStow, Seat: t.Seat})
	default:
		t.Do = toChoose
	}
}

// canFire tells whether a seat is asked to fire (10.5).
func (s *State) canFire(seat game.Seat) bool {
	c := &s.Convoys[seat]
	return s.anyFoe(s.region(seat)) && s.g.weapons(c)&^c.Fired != 0 && (c.Goods[Ammo] > 0 || c.Held > 0)
}

// result turns the top result; the discard pile becomes a deck when it is empty (1.3). It is not discarded before
// done with, see settled.
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

// restack makes a deck of results if there is none.
func (p play) restack() {
	if p.Results.N == 0 {
		p.Results, p.ResultDiscard = p.ResultDiscard, Stack{}
		game.ShuffleBy(&p.rng, p.Results.C[:p.Results.N])
	}
}

// settled discards a result.
func (p play) settled(r uint8) {
	if p.Revealed[1] == r {
		p.Revealed[1] = 0
	} else {
		p.Revealed[0], p.Revealed[1] = p.Revealed[1], 0
	}
	p.ResultDiscard.push(r)
}

// fire is one attack of a convoy (10.5).
func (p play) fire(seat game.Seat, at Spot, enemy Card, incendiary bool) {
	c := &p.Convoys[seat]
	var later uint8
	if p.TaskN > 0 && p.top().Do == toFireOnce {
		p.done()
		later = 1
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
		if later == 0 {
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
		p.push(Task{Do: toDefeat, Seat: seat, A: uint8(enemy), B: later, C: r})
		p.push(Task{Do: toMark, Seat: seat, A: uint8(enemy)})
		p.fame(seat, 1)
	} else {
		p.settled(r)
	}
}

// markers is how many targets a side has on enemies.
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

// lift takes a target off a box; those to the right close up.
func (f *Foe) lift(box int) {
	copy(f.Targets[box:], f.Targets[box+1:f.Boxes])
	f.Boxes--
	f.Targets[f.Boxes] = 0
}

// mark sets a target on an enemy that was hit (10.6).
func (p play) mark(t *Task) {
	if p.markers(t.Seat) == targets {
		p.chooseLift(t.Seat)
		return
	}
	f := &p.Foes[p.foe(Card(t.A))]
	if f.Boxes == boxes {
		p.choose(AskOust, t.Seat)
		return
	}
	f.Targets[f.Boxes] = t.Seat
	f.Boxes++
	game.Add(p.log, Marked{t.Seat, OnCard{Card(t.A)}, int(f.Boxes)})
	p.done()
}

// chooseLift asks which target is lifted, unless it comes to the same.
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

// oust takes any target off the enemy that was hit, and sets the seat's own in its box.
func (p play) oust(seat game.Seat, box int) {
	t := p.done()
	f := &p.Foes[p.foe(Card(t.A))]
	whose := f.Targets[box]
	f.Targets[box] = seat
	game.Add(p.log, Ousted{seat, OnCard{Card(t.A)}, box + 1, whose})
}

// defeat sees whether an enemy is (10.7).
func (p play) defeat(t *Task) {
	i := p.foe(Card(t.A))
	f := &p.Foes[i]
	if f.Damage < p.Defence(f) {
		p.settled(p.done().C)
		return
	}
	task := p.done()
	p.fall(i)
	p.settled(task.C)
	if task.B != 0 {
		p.push(Task{Do: toSpoils, Seat: everybody}) // 13.3
	}
}

// fall takes a defeated enemy off the map: a result says who wins.
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
