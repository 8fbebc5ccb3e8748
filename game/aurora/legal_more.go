package aurora

import "onelongnight/game"

// legalDrive appends what can be done before a drive, and the drives; for the bonus only the drives (13.2).
func (s *State) legalDrive(seat game.Seat, buf []game.Move) []game.Move {
	c := &s.Convoys[seat]
	if s.TaskN > 0 {
		return s.drives(c, int(s.top().Left), buf)
	}
	buf = append(buf, Act{Verb: VerbStay}.Move())
	if n := s.Reach(seat); n > 0 {
		buf = s.drives(c, n, buf)
	}
	buf = s.legalObjects(seat, buf)
	if kinds := s.jackal(seat); kinds != 0 {
		for t := Food; t <= Ammo; t++ {
			if kinds>>t&1 != 0 {
				buf = append(buf, Act{Verb: VerbJackal, A: uint8(t)}.Move())
			}
		}
	}
	if s.medic(c) {
		buf = members(c, InRest, VerbMedic, buf)
	}
	return buf
}

// drives appends every path of at most so many edges, each once.
func (s *State) drives(c *Convoy, edges int, buf []game.Move) []game.Move {
	return s.onward(path{To: c.Space}, edges, s.g.route.open(s.g.tracks(c), s.Closed), buf)
}

// onward appends every path that extends a path by at most so many edges.
func (s *State) onward(way path, edges int, open uint8, buf []game.Move) []game.Move {
	for ; edges > 0 && way.To < s.g.route.Last; edges-- {
		for set := s.g.route.leaving[way.To] & open; set != 0; set &= set - 1 {
			i := first8(set)
			by := path{s.g.route.Ways[i].To, way.Ways | 1<<i}
			buf = append(buf, Act{Verb: VerbDrive, A: by.To, B: by.Ways}.Move())
			buf = s.onward(by, edges-1, open, buf)
		}
		way.To++
		buf = append(buf, Act{Verb: VerbDrive, A: way.To, B: way.Ways}.Move())
	}
	return buf
}

func (s *State) legalPay(c *Convoy, buf []game.Move) []game.Move {
	if c.Goods[Food] > 0 && s.g.count(c, Recycle) > 0 {
		buf = append(buf, Act{Verb: VerbPay, A: uint8(Food)}.Move())
	}
	if c.Goods[Fuel] > 0 {
		buf = append(buf, Act{Verb: VerbPay, A: uint8(Fuel)}.Move())
	}
	return buf
}

// legalMines appends the edges just crossed that a mine could lie on, and not laying one.
func (s *State) legalMines(seat game.Seat, buf []game.Move) []game.Move {
	buf = append(buf, Act{Verb: VerbDone}.Move())
	if s.Hands[seat][Mine] == 0 {
		return buf
	}
	t := s.top()
	for at := t.At; at != t.Path.To; {
		var edge Edge
		edge, at = s.g.route.edge(at, t.Path)
		if s.minable(edge) {
			buf = append(buf, Act{Verb: VerbMine, A: uint8(edge)}.Move())
		}
	}
	return buf
}

// legalFire appends the attacks that a convoy can make; for the bonus nothing else (13.3).
func (s *State) legalFire(seat game.Seat, buf []game.Move) []game.Move {
	c, here := &s.Convoys[seat], s.region(seat)
	guns := s.g.weapons(c)
	bonus := s.TaskN > 0
	if !bonus {
		guns &^= c.Fired
		buf = append(s.legalObjects(seat, buf), Act{Verb: VerbDone}.Move())
	}
	for ; guns != 0; guns &= guns - 1 {
		for i := range s.Foes[:s.FoeN] {
			f := &s.Foes[i]
			if f.Region != here {
				continue
			}
			act := Act{Verb: VerbFire, A: uint8(first64(guns)), B: uint8(f.Card)}
			if c.Goods[Ammo] > 0 {
				buf = append(buf, act.Move())
			}
			if act.C = 1; !bonus && s.Hands[seat][Incendiary] > 0 {
				buf = append(buf, act.Move())
			}
		}
	}
	return buf
}

// legalTargets appends the targets that can be lifted or ousted (10.6).
func (s *State) legalTargets(seat game.Seat, buf []game.Move) []game.Move {
	if s.Ask == AskOust {
		for box := range uint8(boxes) {
			buf = append(buf, Act{Verb: VerbOust, A: box}.Move())
		}
		return buf
	}
	for i := range s.Foes[:s.FoeN] {
		f := &s.Foes[i]
		for box, who := range f.Targets[:f.Boxes] {
			if who == seat {
				buf = append(buf, Act{Verb: VerbLift, A: uint8(f.Card), B: uint8(box)}.Move())
			}
		}
	}
	return buf
}

// legalLoot appends the ways to take the loot on offer, and declining it (10.8).
func (s *State) legalLoot(c *Convoy, buf []game.Move) []game.Move {
	buf = append(buf, Act{Verb: VerbDecline}.Move())
	switch s.g.data.of[s.Prize].Kind {
	case Equipment:
		for column := 1; column <= c.Trailers()+1; column++ {
			buf = append(buf, Act{Verb: VerbAttach, A: uint8(column)}.Move())
		}
	case Survivor:
		if s.g.Fits(c, SurvivorToken) {
			buf = append(buf, Act{Verb: VerbTake}.Move())
		}
	default:
		buf = append(buf, Act{Verb: VerbTake}.Move())
	}
	return buf
}

// exploreRefused returns why a seat cannot explore a slot, "" if it can (7.4).
func (s *State) exploreRefused(seat game.Seat, slot uint8) string {
	c, card := &s.Convoys[seat], s.Slots[slot].Card
	switch {
	case !c.at(InAction):
		return "not-in-action"
	case card == NoCard:
		return "empty-slot"
	case s.g.data.of[card].Kind == Enemy:
		return "enemy-card"
	case s.g.Strength(c) < int(s.g.data.Costs[slot]):
		return "too-weak"
	case s.g.data.of[card].Kind == Survivor && s.repairs(seat, slot):
		return ""
	}
	return s.cardRefused(seat, slot)
}

// cardRefused returns why the card action of a slot cannot be done now, "" if it can (7.5).
func (s *State) cardRefused(seat game.Seat, slot uint8) string {
	x := &s.g.data.of[s.Slots[slot].Card]
	switch x.Kind {
	case Survivor:
		if !s.g.Fits(&s.Convoys[seat], SurvivorToken) {
			return "no-room"
		}
	case Encounter:
		for _, l := range x.Choose {
			if s.payable(seat, slot, l) {
				return ""
			}
		}
		return "cannot-pay"
	}
	return ""
}
