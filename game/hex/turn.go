package hex

import "onelongnight/game"

// play is a position being played on, and the log of what happens.
type play struct {
	*State
	log  *game.Log
	only bool // stop after the battle, without its consequences

	works  Works
	judged bool // works is up to date
}

// now returns what works on the board. It is recomputed only when the board has changed, at the start of a phase or
// between questions (6.7).
func (p *play) now() *Works {
	if !p.judged {
		p.WorkOut(&p.works)
		p.judged = true
	}
	return &p.works
}

// ask leaves a decision to a seat.
func (p *play) ask(prompt Prompt, seat game.Seat) { p.Ask, p.Asked = prompt, seat }

// askHQ asks for the next HQ, or begins the first turn (2.3).
func (p *play) askHQ() {
	for i := range p.g.seats {
		if p.hq(game.Seat(i)) == NoHex {
			p.Phase = PhaseHQ
			p.ask(AskHQ, game.Seat(i))
			return
		}
	}
	p.beginTurn(1)
}

// beginTurn draws, and asks the first question of the turn (3.1 to 3.3).
func (p *play) beginTurn(n uint16) {
	p.Public.Turn, p.Played = n, 0
	game.Add(p.log, TurnBegan{Seat: p.player(), Turn: int(n)})
	p.draw(p.g.HandSize(int(n)))
	p.afterDraw()
}

// draw fills the hand up to full tiles (3.1).
func (p *play) draw(full int) {
	seat := p.player()
	hand, pile := &p.Hand[seat], &p.State.Pile[seat]
	for int(hand.N) < full && pile.N > 0 {
		t := pile.pop()
		hand.push(t)
		game.Add(p.log, Drew{Seat: seat, Tile: t, Left: int(pile.N)})
		if pile.N == 0 && p.Last == 0 {
			p.Last = p.Public.Turn // 3.6
		}
	}
}

// afterDraw asks whether to keep a bad draw, then which tile to discard.
func (p *play) afterDraw() {
	seat := p.player()
	switch full := p.g.HandSize(int(p.Public.Turn)); {
	case p.badDraw(seat):
		p.Phase = PhaseRedraw
		p.ask(AskRedraw, seat)
	case full >= 3 && int(p.Hand[seat].N) >= full:
		p.askDiscard(seat)
	default:
		p.askAct()
	}
}

// badDraw reports whether the hand has only instants, and there is something to draw instead (3.2).
func (p *play) badDraw(seat game.Seat) bool {
	for _, t := range p.Hand[seat].Tiles() {
		if t.IsUnit() {
			return false
		}
	}
	return p.State.Pile[seat].N > 0 && p.Hand[seat].N > 0
}

// askDiscard asks which tile to discard, unless all are alike (3.3, 11.1).
func (p *play) askDiscard(seat game.Seat) {
	p.Phase = PhaseDiscard
	p.ask(AskDiscard, seat)
	if t := p.onlyDiscard(seat); t != NoTile {
		p.discard(t)
	}
}

// onlyDiscard returns the only tile that can be discarded, NoTile if there is a choice.
func (p *play) onlyDiscard(seat game.Seat) (lowest Tile) {
	hand := p.Hand[seat].Tiles()
	for _, t := range hand {
		if t.Kind() != hand[0].Kind() {
			return NoTile
		}
		if lowest == NoTile || t < lowest {
			lowest = t
		}
	}
	return lowest
}

// throw discards a tile of the hand.
func (p *play) throw(t Tile) {
	seat := p.player()
	p.Hand[seat].remove(t)
	p.Discard[seat].push(t)
}

// discard carries out a discard, required or voluntary (3.3, 3.4, 10.3).
func (p *play) discard(t Tile) {
	seat := p.player()
	p.throw(t)
	game.Add(p.log, Discarded{Seat: seat, Tile: t})
	if p.Phase == PhaseDiscard && p.g.mode == Puzzle && p.Hand[seat].N > p.Keep {
		p.askDiscard(seat)
		return
	}
	p.askAct()
}

// redraw discards the whole hand and draws as many tiles (3.2).
func (p *play) redraw() {
	seat := p.player()
	old := p.Hand[seat]
	for _, t := range old.Tiles() {
		p.throw(t)
		game.Add(p.log, Discarded{Seat: seat, Tile: t})
	}
	p.draw(int(old.N))
	p.afterDraw()
}

// askAct asks for the next move of the turn (3.4).
func (p *play) askAct() {
	p.Phase = PhaseAct
	p.Tile, p.At, p.From, p.Fight = NoTile, 0, 0, Fight{}
	p.ask(AskAct, p.player())
}

// endTurn continues with the next turn, the final battle or that of overtime (2.4, 8.2, 8.4).
func (p *play) endTurn() {
	p.Ask, p.Tile, p.At, p.From = NoPrompt, NoTile, 0, 0
	for h := range p.Cells {
		p.Cells[h].Moved = false
	}
	n := int(p.Public.Turn) + 1
	switch {
	case p.Overtime > 0:
		n = p.nextOnce(p.g, int(p.Overtime)-1, game.NoSeat)
	case p.Last > 0:
		n = p.nextOnce(p.g, int(p.Last), p.g.TurnOf(int(p.Last)))
	default:
		for p.Dead(p.g.TurnOf(n)) {
			n++
		}
	}
	switch {
	case n > 0:
		p.beginTurn(uint16(n))
	case p.Overtime > 0:
		p.battle(OvertimeBattle)
	default:
		p.battle(FinalBattle)
	}
}

// nextOnce returns the next turn if every living seat except done has one turn after turn from; 0 if all have had
// theirs.
func (s *Public) nextOnce(g *Game, from int, done game.Seat) int {
	var had seatSet
	if done != game.NoSeat {
		had = 1 << done
	}
	for n := from + 1; n <= from+len(g.cycle); n++ {
		seat := g.TurnOf(n)
		if !had.has(seat) && !s.Dead(seat) && n > int(s.Turn) {
			return n
		}
		had |= 1 << seat
	}
	return 0
}
