package hex

import (
	"slices"

	"onelongnight/game"
)

// battle begins a battle (7) and runs it until somebody has to be asked or it ends.
func (p *play) battle(why Start) {
	p.Phase, p.Ask = PhaseBattle, NoPrompt
	p.Fight = Fight{Start: why}
	p.judged = false
	p.Fight.Phase = int8(p.highest(p.now()))
	game.Add(p.log, BattleBegan{Why: why})
	p.fight()
}

// fight runs the phases from where the battle stands.
func (p *play) fight() {
	for {
		switch p.Fight.Stage {
		case Opening:
			game.Add(p.log, PhaseBegan{Initiative: int(p.Fight.Phase)})
			p.Fight.Attack = p.Attackers(p.now(), int(p.Fight.Phase))
			p.Fight.Stage = Choosing
		case Choosing:
			if !p.choose() {
				return
			}
			p.Fight.Stage = Healing
		case Healing:
			if !p.heal() {
				return
			}
			p.Fight.Stage = Closing
		case Closing:
			p.closePhase()
			switch {
			case p.g.mode == Score && p.leads() >= WinningScore:
				p.endBattle()
				if !p.only {
					p.rankBySide(Twenty)
				}
				return
			case p.Fight.Phase == 0 && p.only:
				p.endBattle()
				return
			case p.Fight.Phase == 0:
				p.afterBattle(p.endBattle())
				return
			}
			p.Fight.Phase--
			p.Fight.clear()
		}
	}
}

// inAskingOrder returns the i-th seat to ask: the one whose turn it is, then the others in order (11.2).
func (s *State) inAskingOrder(i int) game.Seat {
	first := s.player()
	switch seat := game.Seat(i); {
	case i == 0:
		return first
	case seat <= first:
		return seat - 1
	default:
		return seat
	}
}

// choose asks who may explode or convert, seat by seat and unit by unit (7.5, 7.6, 11.2). done means that all have
// answered.
func (p *play) choose() (done bool) {
	f, w := &p.Fight, p.now()
	for i := range p.g.seats {
		seat := p.inAskingOrder(i)
		for rest := f.Attack & p.Of[seat]; rest != 0; {
			h := rest.Pop()
			if kinds[p.Cells[h].Tile.Kind()].Explodes && !f.Explode.Has(h) {
				p.Tile, p.At = p.Cells[h].Tile, h
				p.ask(AskExplode, seat)
				return false
			}
			if f.Convert.Has(h) || f.Exploding.Has(h) || p.Cells[h].Converted {
				continue
			}
			if !w.Convert.Has(h) {
				continue
			}
			if p.conversions(w, h) != 0 {
				p.Tile, p.At = p.Cells[h].Tile, h
				p.ask(AskConvert, seat)
				return false
			}
			f.Convert |= h.Set() // nothing to convert, after the choices so far (11.3)
		}
	}
	return true
}

// conversions returns the conversions that would change a hit of the phase, after the choices so far: bit 2d for
// direction d to melee, 2d+1 to ranged (7.6, 11.3).
func (s *State) conversions(w *Works, h Hex) (out uint16) {
	var plain, turned hits
	face := s.Cells[h].Tile.Kind().Turned(s.Cells[h].Rot)
	s.attacks(w, &plain)
	was := s.Fight.Conversions[h]
	for d := range Dir(DirCount) {
		for kind, has := range [...]bool{face.Ranged[d] > 0 || face.Gauss>>d&1 != 0, face.Melee[d] > 0} {
			if !has {
				continue
			}
			s.Fight.Conversions[h] = conversionTo(d, kind == 1)
			if s.attacks(w, &turned); !slices.Equal(plain.all(), turned.all()) {
				out |= 1 << (2*int(d) + kind)
			}
		}
	}
	s.Fight.Conversions[h] = was
	return out
}

// closePhase deals the remaining hits and removes the dead (7.9).
func (p *play) closePhase() {
	var l hits
	p.attacks(p.now(), &l)
	p.wound(&l)
	p.removeGone()
}

// wound deals the hits that no Medic took.
func (p *play) wound(l *hits) {
	var points [game.MaxSeats]int16
	for i := range l.all() {
		h := &l.list[i]
		if p.Fight.absorbed(i) {
			continue
		}
		c := &p.Cells[h.To]
		if c.Tile.Is(Headquarters) {
			p.score(&points, h)
		} else {
			c.Wounds = min(c.Wounds+h.Wounds, kinds[c.Tile.Kind()].HP)
		}
		game.Add(p.log, Hit{Unit: c.Tile, By: p.by(h), Wounds: int(h.Wounds), Aimed: h.From != NoHex, Dir: h.Dir})
	}
	for seat, n := range points {
		if n == 0 {
			continue
		}
		before := p.Points[seat]
		p.Points[seat] = uint8(max(0, int(before)+int(n)))
		game.Add(p.log, PointsChanged{Seat: game.Seat(seat), Before: int(before), After: int(p.Points[seat]),
			Won: p.g.mode == Score})
	}
}

// removeGone removes, in hex order, the units that do not survive the phase or the instant (7.9).
func (p *play) removeGone() {
	for rest := p.Taken(); rest != 0; {
		h := rest.Pop()
		c := &p.Cells[h]
		d := &kinds[c.Tile.Kind()]
		switch {
		case p.Fight.Exploding.Has(h):
			p.remove(h, GoneExplosion)
		case p.Fight.Spent.Has(h):
			p.remove(h, GoneMedic)
		case d.Class != Headquarters && c.Wounds >= d.HP:
			p.remove(h, GoneWounds)
		case d.Class == Headquarters && p.g.mode != Score && p.Points[p.Owner(h)] == 0:
			p.remove(h, GoneHQ)
		}
	}
}

// remove takes a unit off the board: onto its owner's discard pile, or for good if it is an HQ or its army is dead
// (3.7).
func (p *play) remove(h Hex, why Gone) {
	c := p.lift(h)
	p.judged = false
	game.Add(p.log, Removed{Tile: c.Tile, From: h, Why: why})
	if seat := p.g.seat(c.Tile); !c.Tile.Is(Headquarters) && why != GoneOut {
		p.Discard[seat].push(c.Tile)
	}
}

// hq returns the hex of a seat's HQ, NoHex if it is not on the board.
func (s *State) hq(seat game.Seat) Hex { return s.Find(s.g.armies[seat].HQ()) }

// endBattle clears the state of the battle, and returns why it was begun.
func (p *play) endBattle() Start {
	why := p.Fight.Start
	for h := range p.Cells {
		p.Cells[h].Spent, p.Cells[h].Converted = 0, false
	}
	p.Fight = Fight{}
	game.Add(p.log, BattleEnded{})
	return why
}
