package aurora

import "onelongnight/game"

// Skill returns a survivor's skill as it is now (3.1).
func (g *Game) Skill(m *Member) int {
	return int(g.data.of[m.Card].Printed) - int(m.Contamination) + int(m.Food) + 3*int(m.Antifreeze)
}

// member returns the index of a survivor in a crew, -1 if he is not there.
func (c *Convoy) member(card Card) int {
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Card == card {
			return i
		}
	}
	return -1
}

// at reports whether any of a crew is at a station.
func (c *Convoy) at(z Station) bool {
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Station == z {
			return true
		}
	}
	return false
}

// active returns the index of a survivor in Action who has an ability (3.5), -1 if there is none.
func (g *Game) active(c *Convoy, can Ability) int {
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Station == InAction && g.data.of[c.Crew[i].Card].Skill.Can == can {
			return i
		}
	}
	return -1
}

// Strength returns the most skill that a crew can bring to exploring: that of all in Action, with all the food aboard
// (7.4).
func (g *Game) Strength(c *Convoy) int {
	n := int(c.Goods[Food])
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Station == InAction {
			n += g.Skill(&c.Crew[i])
		}
	}
	return n
}

// used returns the total skill of those used in the action, and how many they are.
func (g *Game) used(c *Convoy) (skill, n int) {
	for i := range c.Crew[:c.CrewN] {
		if c.Crew[i].Used {
			skill += g.Skill(&c.Crew[i])
			n++
		}
	}
	return skill, n
}

// contamination returns how many tokens lie on those used in the action, or on the whole crew.
func (c *Convoy) contamination(used bool) (n int) {
	for i := range c.Crew[:c.CrewN] {
		if m := &c.Crew[i]; !used || m.Used {
			n += int(m.Contamination)
		}
	}
	return n
}

// candidates returns how many can be contaminated: those used in the action, or the whole crew (3.2).
func (c *Convoy) candidates(used bool) (n int) {
	for i := range c.Crew[:c.CrewN] {
		if !used || c.Crew[i].Used {
			n++
		}
	}
	return n
}

// canFeed reports whether there is food, and a survivor in Fatigue to feed (7.3).
func (c *Convoy) canFeed() bool { return c.Goods[Food] > 0 && c.at(InFatigue) }

// lose takes a survivor card from a crew; the caller takes the token (2.8). A seat whose last one is lost is out (3.6).
func (p play) lose(seat game.Seat, card Card) {
	c := &p.Convoys[seat]
	i := c.member(card)
	if c.Crew[i].Used {
		p.Explore.Lost = true
	}
	copy(c.Crew[i:], c.Crew[i+1:c.CrewN])
	c.CrewN--
	c.Crew[c.CrewN] = Member{}
	p.Discard.Push(card)
	game.Add(p.log, Lost{seat, OnCard{card}})
	if c.CrewN == 0 {
		p.out(seat)
	}
}

// die loses a survivor whose skill is gone, together with a token (3.3).
func (p play) die(seat game.Seat, card Card) {
	p.unload(seat, SurvivorToken)
	p.lose(seat, card)
}

// unload takes a token off the foremost place that holds its kind (2.8). Loose cargo lies on no place.
func (p play) unload(seat game.Seat, kind Token) {
	c := &p.Convoys[seat]
	if at := c.foremost(kind); at != NoSpot {
		c.Load[at] = NoToken
	}
}

// bury loses all survivors of a seat whose skill is 0 or less (3.3).
func (p play) bury(seat game.Seat) {
	c := &p.Convoys[seat]
	for i := 0; i < int(c.CrewN); i++ {
		if p.g.Skill(&c.Crew[i]) <= 0 {
			p.die(seat, c.Crew[i].Card)
			i--
		}
	}
}

// contaminate puts a token on a survivor. One whose skill is gone is lost at once, or at the end of the part of an
// explore action that is under way (3.3).
func (p play) contaminate(seat game.Seat, card Card) {
	c := &p.Convoys[seat]
	m := &c.Crew[c.member(card)]
	m.Contamination++
	game.Add(p.log, Contaminated{seat, OnCard{card}, int(m.Contamination)})
	if !p.Explore.InPart {
		p.bury(seat)
	}
}

// clean takes a contamination token off a survivor.
func (p play) clean(seat game.Seat, card Card) {
	c := &p.Convoys[seat]
	m := &c.Crew[c.member(card)]
	m.Contamination--
	game.Add(p.log, Cleaned{seat, OnCard{card}})
}

// station moves a survivor to another station.
func (p play) station(seat game.Seat, m *Member, to Station) {
	from := m.Station
	m.Station = to
	game.Add(p.log, Stationed{seat, OnCard{m.Card}, from, to})
}

// tire moves a used survivor to Fatigue, the leader to Rest (7.4 d, 3.5).
func (p play) tire(seat game.Seat, m *Member) {
	if p.g.data.of[m.Card].Skill.Can == TiresToRest {
		p.station(seat, m, InRest)
	} else {
		p.station(seat, m, InFatigue)
	}
}

// feed pays a food to move a survivor from Fatigue to Rest (7.3).
func (p play) feed(seat game.Seat, card Card) {
	c := &p.Convoys[seat]
	p.spend(seat, Food)
	p.station(seat, &c.Crew[c.member(card)], InRest)
}

// recruit adds a survivor, who starts in Rest (7.7). The caller has checked that his token fits.
func (p play) recruit(seat game.Seat, card Card) {
	c := &p.Convoys[seat]
	c.Crew[c.CrewN] = Member{Card: card, Station: InRest}
	c.CrewN++
	game.Add(p.log, Recruited{seat, OnCard{card}})
}
