package aurora

import "onelongnight/game"

// fuelFor returns what a drive of so many edges costs (9.3): the fuel that starts it, 1 or 0, and how many further
// edges must be paid for.
func (s *State) fuelFor(seat game.Seat, edges int) (first, more int) {
	c := &s.Convoys[seat]
	if !c.FreeStart {
		first = 1
	}
	return first, max(0, edges-s.Points(seat))
}

// Reach returns the most edges that a seat could drive now, 0 if it cannot drive at all (9.2, 9.3).
func (s *State) Reach(seat game.Seat) int {
	c := &s.Convoys[seat]
	first, _ := s.fuelFor(seat, 0)
	if !s.g.drivable(c) || int(c.Goods[Fuel]) < first {
		return 0
	}
	n := s.Points(seat) + int(c.Goods[Fuel]) - first
	if s.g.count(c, Recycle) > 0 {
		n += int(c.Goods[Food])
	}
	return n
}

// canGo reports whether a seat can drive at all: it has the means, and is not on the last space.
func (s *State) canGo(seat game.Seat) bool {
	return s.Convoys[seat].Space < s.g.route.Last && s.Reach(seat) > 0
}

// jackal returns the kinds of resources that the Jackal could find for a seat (3.5), bit n for Token n.
func (s *State) jackal(seat game.Seat) (kinds uint8) {
	c := &s.Convoys[seat]
	if c.JackalUsed || s.g.active(c, GainsMissing) < 0 {
		return 0
	}
	for t := Food; t <= Ammo; t++ {
		if c.Goods[t] == 0 && s.g.Fits(c, t) {
			kinds |= 1 << t
		}
	}
	return kinds
}

// medic reports whether a Medic in Action has not helped yet, and somebody is in Rest (3.5).
func (s *State) medic(c *Convoy) bool {
	return !c.MedicUsed && s.g.active(c, Rallies) >= 0 && c.at(InRest)
}

// drive starts paying for a drive: the turn's own, or that of the bonus in hand (13.2).
func (p play) drive(seat game.Seat, way path) {
	c := &p.Convoys[seat]
	if p.TaskN > 0 && p.top().Do == toDriveOn {
		p.done()
		p.spend(seat, Fuel)
		p.setOff(seat, way)
		return
	}
	first, more := p.fuelFor(seat, p.g.route.length(c.Space, way))
	p.push(Task{Do: toNext, Seat: everybody})
	p.push(Task{Do: toPay, Seat: seat, Path: way, Left: int8(more)})
	for range first {
		p.spend(seat, Fuel)
	}
}

// payNext asks how to pay for the next edge beyond the points; once all are paid the convoy sets off (9.3).
func (p play) payNext(t *Task) {
	if t.Left > 0 {
		p.choose(AskPay, t.Seat)
		return
	}
	drive := p.done()
	if p.g.mine {
		p.push(Task{Do: toMine, Seat: drive.Seat, At: p.Convoys[drive.Seat].Space, Path: drive.Path})
	}
	p.setOff(drive.Seat, drive.Path)
}

// setOff moves a convoy. What it meets is resolved edge by edge, then the damage of nitromethane, then the beacon
// (9.5).
func (p play) setOff(seat game.Seat, way path) {
	c := &p.Convoys[seat]
	from := c.Space
	p.advance(seat, &c.Space, way)
	p.push(Task{Do: toBeacon, Seat: seat})
	if c.FreeStart {
		p.push(Task{Do: toDamage, Seat: seat, Zone: TruckZone, Left: 1})
	}
	p.push(Task{Do: toArrive, Seat: seat, At: from, Path: way})
}

// advance moves a convoy on its road, and records if it is the first to reach the Aurora. Then this round is the last
// (11.3), unless an event can still send her on to the red lane.
func (p play) advance(seat game.Seat, space *uint8, way path) {
	from, reached := *space, p.Reached()
	*space = way.To
	game.Add(p.log, Drove{seat, int(from), int(way.To), way.Ways})
	if !reached && p.Reached() {
		game.Add(p.log, Boarded{seat, p.Phase == PhaseExploration && !p.OnRed})
	}
}

// arrive crosses the next edge of a drive (9.5).
func (p play) arrive(t *Task) {
	if t.At == t.Path.To {
		p.done()
		return
	}
	seat := t.Seat
	edge, to := p.g.route.edge(t.At, t.Path)
	t.At = to
	if edge >= firstShortcut { // what is pushed last comes first
		p.push(Task{Do: toSlide, Seat: everybody, Edge: edge})
		if l := p.g.route.Ways[edge-firstShortcut].Do; l != 0 {
			p.push(Task{Do: toEffects, Seat: seat, List: l})
		}
	}
	if p.mineExplodes(seat, edge) {
		p.push(Task{Do: toDamage, Seat: seat, Zone: TruckZone, Left: 1})
	}
}

// slide closes the shortcut just crossed, if it is an avalanche.
func (p play) slide(*Task) { p.closeAvalanche(p.done().Edge) }

// closeAvalanche closes a shortcut for good if it is an avalanche; a mine on it is lost (9.5).
func (p play) closeAvalanche(edge Edge) {
	i := edge - firstShortcut
	if p.g.route.Ways[i].Kind != Avalanche {
		return
	}
	p.Closed |= 1 << i
	for n := range p.Mines[:p.MineN] {
		if p.Mines[n].Edge == edge {
			p.sweep(n)
			break
		}
	}
	game.Add(p.log, EdgeClosed{Edge: edge})
}

// mineExplodes reports whether a mine on an edge goes off, which it does under anybody but its owner, and removes it
// (14).
func (p play) mineExplodes(seat game.Seat, edge Edge) bool {
	for n := range p.Mines[:p.MineN] {
		if m := p.Mines[n]; m.Edge == edge && m.Seat != seat {
			p.sweep(n)
			game.Add(p.log, MineExploded{seat, edge})
			return true
		}
	}
	return false
}

// sweep takes the mine at index n of Mines off the map.
func (p play) sweep(n int) {
	copy(p.Mines[n:], p.Mines[n+1:p.MineN])
	p.MineN--
	p.Mines[p.MineN] = MineMarker{}
}

// beacon resolves the beacon where a drive ends (9.6).
func (p play) beacon(*Task) {
	seat := p.done().Seat
	space := p.Convoys[seat].Space
	b := p.Beacons[space]
	if b == NoBeacon {
		return
	}
	game.Add(p.log, BeaconFound{seat, b, space})
	if b == BeaconContamination {
		p.push(Task{Do: toContaminate, Seat: seat, Left: 1})
		return
	}
	p.Beacons[space] = NoBeacon
	if b == BeaconObject {
		p.push(Task{Do: toDraw, Seat: seat, Left: 1})
		return
	}
	p.gain(seat, Food+Token(b-BeaconFood), 1, NoCard)
}

// mine asks the seat that drove whether it lays a mine (14). A seat without objects is not asked.
func (p play) mine(t *Task) {
	if p.Convoys[t.Seat].Held == 0 {
		p.done()
		return
	}
	p.choose(AskMine, t.Seat)
}

// minable reports whether a mine could lie on an edge: it is open and has none yet.
func (s *State) minable(edge Edge) bool {
	if edge >= firstShortcut && s.Closed>>(edge-firstShortcut)&1 != 0 {
		return false
	}
	for _, m := range s.Mines[:s.MineN] {
		if m.Edge == edge {
			return false
		}
	}
	return true
}

// layMine lays a mine and draws an object, so the hand is as full as before. If both markers are out the rearmost one
// is moved (14). The card is discarded only after the draw (1.3).
func (p play) layMine(seat game.Seat, edge Edge) {
	p.done()
	p.leaveHand(seat, Mine)
	if p.MineN == mines {
		rear := 0
		a, _ := p.g.route.Ends(p.Mines[0].Edge)
		if b, _ := p.g.route.Ends(p.Mines[1].Edge); b < a {
			rear = 1
		}
		p.sweep(rear)
	}
	p.Mines[p.MineN] = MineMarker{edge, seat}
	p.MineN++
	game.Add(p.log, MineLaid{seat, edge})
	p.drawFor(seat)
	p.ObjectDiscard.push(uint8(Mine))
}
