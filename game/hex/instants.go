package hex

import "onelongnight/game"

// playInstant discards an instant and begins what it does (5.1).
func (p *play) playInstant(t Tile) {
	seat := p.player()
	p.throw(t)
	p.countPlay()
	game.Add(p.log, Played{Seat: seat, Tile: t})
	p.Tile = t
	switch kinds[t.Kind()].Action {
	case Battle:
		p.Tile = NoTile
		p.battle(ByTile)
	case Move:
		p.askOr(AskMove)
	case PushBack:
		p.askOr(AskPush)
	case Sniper, Grenade:
		p.askOr(AskTarget)
	case AirStrike:
		p.ask(AskStrike, seat)
	}
}

// maxMoves bounds the answers to an instant: each unit to each hex.
const maxMoves = HexCount * HexCount

// askOr asks, unless there is but one answer: that is taken (11.1).
func (p *play) askOr(prompt Prompt) {
	p.ask(prompt, p.player())
	var room [maxMoves]game.Move
	if only := p.Legal(room[:0]); len(only) == 1 {
		// It is legal: it has just been listed.
		_ = p.Apply(only[0], p.log)
	}
}

// push begins a push: the owner of the pushed unit says where it goes (5.4).
func (p *play) push(pusher, unit Tile) {
	from := p.Find(unit)
	p.Tile, p.At, p.From = unit, p.Find(pusher), from
	rooms := p.room(p.At, from)
	if rooms.Len() == 1 {
		p.pushTo(rooms.First())
		return
	}
	p.ask(AskDestination, p.g.seat(unit))
}

// room returns where an adjacent unit can be pushed to: free hexes next to it that
// are not next to the pusher (5.4).
func (s *State) room(pusher, unit Hex) Hexes {
	return around[unit] & s.Free() &^ around[pusher]
}

// pushTo moves the pushed unit; it does not turn.
func (p *play) pushTo(h Hex) {
	c := p.lift(p.From)
	p.put(h, c)
	game.Add(p.log, Pushed{Seat: p.g.seat(c.Tile), Tile: c.Tile, By: p.Cells[p.At].Tile, From: p.From, To: h})
	p.askAct()
}

// aim says what a Sniper, Grenade or Air Strike hits, and has the Medics asked.
func (p *play) aim(h Hex) {
	p.At = h
	p.settleInstant()
}

// settleInstant deals the hits of an instant once the Medics are done (5.1, 7.8).
func (p *play) settleInstant() {
	if !p.heal() {
		return
	}
	var l hits
	p.instantHits(&l)
	p.wound(&l)
	p.removeGone()
	p.askAct()
}
