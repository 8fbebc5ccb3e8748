package state51

import "onelongnight/game"

// workersFor returns how many workers it takes to work a card now: one more the second time (6.11, 9.7).
func (s *State) workersFor(c Card) int {
	return s.g.data.of[c].Effect.Workers + int(s.Marks[c].Used)
}

// work begins to use an action (6.11). Workers, and the goods on a combination, are removed at once.
func (p *play) work(seat game.Seat, c Card) {
	e := &p.g.data.of[c].Effect
	p.begin(Playing{As: DoWork, Card: c})
	game.Add(p.log, Worked{Seat: seat, Card: c})
	if !e.Free {
		p.spend(Worker, p.workersFor(c))
		p.Marks[c].Used++
	}
	if e.Do == Combine {
		p.Marks[c].Holds = 0
		return
	}
	p.Playing.owe(e.Pay...)
}

// finishWork gives what the action yields, once its price is paid.
func (p *play) finishWork() {
	seat, c := p.Asked, p.Playing.Card
	for _, k := range p.g.data.of[c].Effect.Gain {
		if k == Steal {
			if p.choose(AskTarget) {
				p.endAction()
			}
			return
		}
	}
	p.gainOn(seat, c)
	p.endAction()
}

// loot returns the purse that a kind of resource is stolen from, and whether the seat has any to steal (9.10).
func (s *State) loot(victim game.Seat, kind Good) (Purse, bool) {
	h := &s.Seats[victim]
	if h.Base[kind] > 0 {
		return FromBase, true
	}
	return FromLeader, s.g.onLeader(h, kind) > 0
}

// rob takes a resource token from another seat.
func (p *play) rob(thief, victim game.Seat, kind Good) {
	from, _ := p.loot(victim, kind)
	p.takeFrom(victim, from, kind)
	game.Add(p.log, Robbed{Seat: thief, Card: p.Playing.Card, Good: kind, Whom: victim, From: from})
	p.gain(thief, []Good{kind}, Giver(p.Playing.Card))
}

// visit gives another seat a worker, and takes the production of one of its open locations (6.12).
func (p *play) visit(seat game.Seat, c Card) {
	owner := p.Owner(c)
	p.begin(Playing{As: DoVisit, Card: c})
	p.Seats[seat].Visits++
	p.Marks[c].Visitors |= 1 << seat
	game.Add(p.log, Visit{Seat: seat, Card: c, Owner: owner})
	p.spend(Worker, 1)
	p.gain(owner, []Good{Worker}, byRule)
	p.gainOn(seat, c)
}
