package hex

import "onelongnight/game"

// Forecast makes into the board and the points as they would be after a battle
// fought now (7), whoever's turn it is; piles, turns and what would follow from
// fallen HQs are left alone. Questions in it are answered by a simple rule: a
// Clown explodes if that wounds more enemies than friends, nobody converts, and
// Medics save what is worth most. The log, which may be nil, takes the events.
func (s *State) Forecast(into *State, log *game.Log) {
	*into = *s
	p := play{State: into, log: log, only: true}
	if into.Public.Turn == 0 {
		into.Public.Turn = 1 // somebody has to be asked first
	}
	p.battle(ByTile)
	p.answer()
	p.Ask = NoPrompt
}

// answer answers the questions of a battle, or about an instant, by that rule until there are none left.
func (p *play) answer() {
	for {
		switch p.Ask {
		case AskExplode:
			p.explode(p.wouldExplode())
		case AskConvert:
			p.attackAsIs()
		case AskMedic:
			p.saveBest()
		default:
			return
		}
	}
}

// wouldExplode tells whether a blast wounds more enemies than friends, the
// Clown itself counted; an HQ counts twice.
func (p *play) wouldExplode() bool {
	seat := p.seatAt(p.At)
	gain := -1
	for rest := around[p.At] & p.taken(); rest != 0; {
		h := rest.pop()
		n := 1
		if p.Cells[h].Tile.Is(Headquarters) {
			n = 2
		}
		if p.g.team[seat].has(p.seatAt(h)) {
			n = -n
		}
		gain += n
	}
	return gain > 0
}

// saveBest has the Medic that is worth least take the hit that costs most.
func (p *play) saveBest() {
	x := healing{s: p.State, w: p.now(), done: p.Fight}
	p.current(x.w, &x.hits)
	var room [16]cure
	_, options := x.asked(room[:0])
	best, most := 0, float32(-1000)
	for i, c := range options {
		h := &x.hits.list[c.hit]
		cell := &p.Cells[h.To]
		d := &kinds[cell.Tile.Kind()]
		cost := float32(h.Wounds)
		if d.Class != Headquarters {
			cost = 0.1 * cost
			if cell.Wounds+h.Wounds >= d.HP {
				cost += first.worth[cell.Tile.Kind()]
			}
		}
		if cost -= first.worth[p.Cells[c.medic].Tile.Kind()]; cost > most {
			best, most = i, cost
		}
	}
	p.absorb(&x, options[best])
	p.goOn()
}
