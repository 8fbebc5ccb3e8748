package hex

import "onelongnight/game"

// playInstant discards an instant and begins its action (5.1).
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

// maxMoves limits the answers to an instant: each unit to each hex.
const maxMoves = HexCount * HexCount

// askOr asks, unless there is only one answer, which is then taken (11.1).
func (p *play) askOr(prompt Prompt) {
	p.ask(prompt, p.player())
	var room [maxMoves]game.Move
	if only := p.Legal(room[:0]); len(only) == 1 {
		// It was just listed as legal.
		_ = p.Apply(only[0], p.log)
	}
}

// push begins a push. The pushed unit's owner decides where it goes (5.4).
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

// room returns the hexes to which an adjacent unit can be pushed: free ones next to it but not next to the pusher
// (5.4).
func (s *State) room(pusher, unit Hex) Hexes {
	return around[unit] & s.Free() &^ around[pusher]
}

// pushTo moves the pushed unit without turning it.
func (p *play) pushTo(h Hex) {
	c := p.lift(p.From)
	p.put(h, c)
	game.Add(p.log, Pushed{Seat: p.g.seat(c.Tile), Tile: c.Tile, By: p.Cells[p.At].Tile, From: p.From, To: h})
	p.askAct()
}

// aim sets what a Sniper, Grenade or Air Strike hits, and asks the Medics.
func (p *play) aim(h Hex) {
	p.At = h
	p.settleInstant()
}

// settleInstant deals the hits of an instant, once Medics have taken theirs (5.1, 7.8).
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
