package hex

import "onelongnight/game"

// Apply plays a move, and then everything that happens without a decision, up to the next one.
func (s *State) Apply(m game.Move, log *game.Log) error {
	act := ActOf(m)
	if reason := s.refuse(m, act); reason != "" {
		return &game.Illegal{Reason: reason, Move: m}
	}
	p := play{State: s, log: log}
	p.do(m, act)
	return nil
}

// do plays a legal move.
func (p *play) do(m game.Move, act Act) {
	switch act.Verb {
	case DoPlace:
		p.place(Tile(act.A), Hex(act.B))
	case DoPlay:
		p.playInstant(Tile(act.A))
	case DoMove:
		p.step(Tile(act.A), Hex(act.B))
	case DoDiscard:
		p.discard(Tile(act.A))
	case DoEnd:
		p.end()
	case DoRedraw:
		p.redraw()
	case DoKeep:
		p.keep()
	case DoTurn:
		p.turn(act.A)
	case DoPush:
		p.push(Tile(act.A), Tile(act.B))
	case DoDestination:
		p.pushTo(Hex(act.A))
	case DoPick:
		p.aim(p.Find(Tile(act.A)))
	case DoStrike:
		p.aim(Hex(act.A))
	case DoExplode:
		p.explode(true)
	case DoAttack:
		p.attackAsIs()
	case DoConvert:
		p.convert(Dir(act.B), act.C == 0)
	case DoAbsorb:
		p.absorbAs(m)
	}
}

// keep keeps a bad draw and goes on with the turn (3.2).
func (p *play) keep() {
	seat := p.player()
	if full := p.g.HandSize(int(p.Public.Turn)); full >= 3 && int(p.Hand[seat].N) >= full {
		p.askDiscard(seat)
		return
	}
	p.askAct()
}

// end ends the turn; in a puzzle the battle follows (3.4, 10.3).
func (p *play) end() {
	if p.g.mode == Puzzle {
		p.battle(PuzzleBattle)
		return
	}
	p.endTurn()
}

// place puts a tile from the hand, or an HQ, onto the board (2.3, 4.1).
func (p *play) place(t Tile, h Hex) {
	if p.Phase == PhaseHQ {
		p.put(h, Cell{Tile: t})
		game.Add(p.log, Placed{Seat: p.Asked, Tile: t, To: h})
		p.askHQ()
		return
	}
	p.Hand[p.player()].remove(t)
	p.countPlay()
	p.put(h, Cell{Tile: t})
	p.rotate(t, h, NoHex)
}

// countPlay counts a tile as played, if plays are limited (10.1, 10.2).
func (p *play) countPlay() {
	if _, limited := p.g.plays(int(p.Public.Turn)); limited {
		p.Played++
	}
}

// step moves a unit, by its mobility or by a Move tile (4.3, 4.4, 5.3).
func (p *play) step(t Tile, h Hex) {
	from := p.Find(t)
	p.Mobile = p.Ask == AskAct
	p.put(h, p.lift(from))
	p.rotate(t, h, from)
}

// rotate asks for the rotation of a tile that was placed or has stepped, if it has a choice.
func (p *play) rotate(t Tile, h, from Hex) {
	p.Tile, p.At, p.From = t, h, from
	turns := kinds[t.Kind()].Turns
	switch {
	case turns == 1:
		p.turn(0)
	case turns == 2 && h == from:
		p.turn(1 - p.Cells[h].Rot)
	default:
		p.ask(AskRotate, p.player())
	}
}

// turn gives the tile that was placed or has stepped its rotation. From now on it works; if the board is full a battle
// begins (4.1).
func (p *play) turn(rot uint8) {
	c := &p.Cells[p.At]
	c.Rot, c.Moved = rot, c.Moved || p.Mobile
	p.Mobile = false
	if p.From == NoHex {
		game.Add(p.log, Placed{Seat: p.player(), Tile: p.Tile, To: p.At, Rot: int(rot)})
	} else {
		game.Add(p.log, Stepped{Seat: p.player(), Tile: p.Tile, From: p.From, To: p.At, Rot: int(rot)})
	}
	switch {
	case p.From != NoHex || p.Free() != 0:
		p.askAct()
	case p.g.mode == Puzzle:
		p.battle(PuzzleBattle)
	default:
		p.battle(FullBoard)
	}
}

// explode answers whether a Clown explodes (7.5).
func (p *play) explode(yes bool) {
	p.Fight.Explode |= p.At.Set()
	if yes {
		p.Fight.Exploding |= p.At.Set()
		game.Add(p.log, Exploded{Tile: p.Tile})
	}
	p.goOn()
}

// attackAsIs declines to explode or to convert.
func (p *play) attackAsIs() {
	if p.Ask == AskExplode {
		p.explode(false)
		return
	}
	p.Fight.Convert |= p.At.Set()
	p.goOn()
}

// convert turns a side's attack, which is melee or not, into one of the other kind (7.6).
func (p *play) convert(d Dir, melee bool) {
	p.Fight.Convert |= p.At.Set()
	p.Fight.Conversions[p.At] = conversionTo(d, melee)
	p.Cells[p.At].Converted = true
	to := kindMelee
	if melee {
		to = kindRanged
	}
	game.Add(p.log, Converted{Tile: p.Tile, Dir: d, To: to})
	p.goOn()
}

// absorbAs plays an answer to which Medic takes which hit (7.8).
func (p *play) absorbAs(m game.Move) {
	x := healing{s: p.State, w: p.now(), done: p.Fight}
	p.current(x.w, &x.hits)
	var room [16]absorption
	_, options := x.asked(room[:0])
	for _, c := range options {
		if x.move(c) == m {
			p.absorb(&x, c)
			break
		}
	}
	p.goOn()
}

// goOn continues a battle or an instant after an answer.
func (p *play) goOn() {
	p.Ask = NoPrompt
	if p.Phase == PhaseBattle {
		p.Tile, p.At = NoTile, 0
		p.fight()
		return
	}
	p.settleInstant()
}
