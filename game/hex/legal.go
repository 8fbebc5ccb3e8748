package hex

import "onelongnight/game"

func (s *State) Legal(buf []game.Move) []game.Move {
	switch s.Ask {
	case AskHQ:
		t := s.g.armies[s.Asked].HQ()
		for rest := s.Free(); rest != 0; {
			buf = append(buf, Act{Verb: DoPlace, A: uint8(t), B: uint8(rest.Pop())}.Move())
		}
	case AskRedraw:
		buf = append(buf, Act{Verb: DoRedraw}.Move(), Act{Verb: DoKeep}.Move())
	case AskDiscard:
		buf = s.discards(buf)
	case AskAct:
		buf = s.acts(buf)
	case AskRotate:
		for r := range kinds[s.Tile.Kind()].Turns {
			if s.From != s.At || r != s.Cells[s.At].Rot {
				buf = append(buf, Act{Verb: DoTurn, A: r}.Move())
			}
		}
	case AskMove:
		var w Works
		s.WorkOut(&w)
		buf = s.steps(&w, s.Of[s.Asked]&^w.Netted, buf)
	case AskPush:
		buf = s.pushes(buf)
	case AskDestination:
		for rest := s.room(s.At, s.From); rest != 0; {
			buf = append(buf, Act{Verb: DoDestination, A: uint8(rest.Pop())}.Move())
		}
	case AskTarget:
		buf = s.picks(buf)
	case AskStrike:
		for rest := Inner; rest != 0; {
			buf = append(buf, Act{Verb: DoStrike, A: uint8(rest.Pop())}.Move())
		}
	case AskExplode:
		buf = append(buf, Act{Verb: DoExplode, A: uint8(s.Tile)}.Move(), Act{Verb: DoAttack, A: uint8(s.Tile)}.Move())
	case AskConvert:
		buf = s.converts(buf)
	case AskMedic:
		buf = s.absorbs(buf)
	}
	return buf
}

// offered returns the tiles of a hand without duplicates: of equal tiles, only the lowest copy is offered (11.3).
func (s *State) offered(seat game.Seat) (lowest Tiles) {
	all := s.Hand[seat].Set()
	first := s.g.armies[seat].first()
	last := Kind(KindCount)
	for i := range ArmyTiles {
		if all>>i&1 == 0 {
			continue
		}
		if k := (first + Tile(i)).Kind(); k != last {
			lowest |= 1 << i
			last = k
		}
	}
	return lowest
}

// Each calls do for the tiles of a set in order.
func (a Army) Each(set Tiles, do func(Tile)) {
	for i := range ArmyTiles {
		if set>>i&1 != 0 {
			do(a.first() + Tile(i))
		}
	}
}

func (s *State) discards(buf []game.Move) []game.Move {
	s.g.armies[s.Asked].Each(s.offered(s.Asked), func(t Tile) {
		buf = append(buf, Act{Verb: DoDiscard, A: uint8(t)}.Move())
	})
	return buf
}

// acts returns the moves of an ordinary turn (3.4).
func (s *State) acts(buf []game.Move) []game.Move {
	seat := s.Asked
	army, hand := s.g.armies[seat], s.offered(seat)
	if s.maySpend() {
		army.Each(hand, func(t Tile) {
			if !t.IsUnit() {
				return
			}
			for rest := s.Free(); rest != 0; {
				buf = append(buf, Act{Verb: DoPlace, A: uint8(t), B: uint8(rest.Pop())}.Move())
			}
		})
		army.Each(hand, func(t Tile) {
			if t.Is(Instant) && s.instantRefused(t) == "" {
				buf = append(buf, Act{Verb: DoPlay, A: uint8(t)}.Move())
			}
		})
	}
	if s.couldStep(seat) {
		var w Works
		s.WorkOut(&w)
		able := s.Of[seat] & w.Mobile &^ w.Netted
		for rest := able; rest != 0; {
			if h := rest.Pop(); s.Cells[h].Moved {
				able &^= h.Set()
			}
		}
		buf = s.steps(&w, able, buf)
	}
	if !s.g.reinforcements {
		buf = s.discards(buf)
	}
	return append(buf, Act{Verb: DoEnd}.Move())
}

// maySpend reports whether another tile may be played in this turn (10.1, 10.2).
func (s *State) maySpend() bool {
	n, limited := s.g.plays(int(s.Public.Turn))
	return !limited || int(s.Played) < n
}

// couldStep reports whether some unit may be mobile. It is a quick test before Works is needed.
func (s *State) couldStep(seat game.Seat) bool {
	for rest := s.Of[seat]; rest != 0; {
		if kinds[s.Cells[rest.Pop()].Tile.Kind()].Mobile {
			return true
		}
	}
	for rest := s.Taken(); rest != 0; {
		gifts := kinds[s.Cells[rest.Pop()].Tile.Kind()].Gifts
		if len(gifts) > 0 && gifts[0].Effect == Mobility {
			return true
		}
	}
	return false
}

// steps appends the steps of units, by unit number (4.3).
func (s *State) steps(w *Works, able Hexes, buf []game.Move) []game.Move {
	from := len(buf)
	for able != 0 {
		h := able.Pop()
		t := s.Cells[h].Tile
		for rest := s.reach(w, h); rest != 0; {
			buf = append(buf, Act{Verb: DoMove, A: uint8(t), B: uint8(rest.Pop())}.Move())
		}
	}
	sortMoves(buf[from:])
	return buf
}

// reach returns the hexes that a unit may step to; its own hex is included if it can turn (4.3).
func (s *State) reach(w *Works, h Hex) Hexes {
	free := s.Free()
	near := around[h] & free
	out := near
	if s.strides(w, h) {
		for rest := near; rest != 0; {
			out |= around[rest.Pop()] & free
		}
	}
	if kinds[s.Cells[h].Tile.Kind()].Turns > 1 {
		out |= h.Set()
	}
	return out
}

// sortMoves sorts a short list.
func sortMoves(list []game.Move) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && list[j] < list[j-1]; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// pushes appends the pairs on which a Push Back can be played (5.4).
func (s *State) pushes(buf []game.Move) []game.Move {
	netted := s.netted()
	from := len(buf)
	foes := s.where(s.g.nets[s.Asked]) &^ netted
	for rest := s.Of[s.Asked] &^ netted; rest != 0; {
		p := rest.Pop()
		for targets := around[p] & foes; targets != 0; {
			u := targets.Pop()
			if s.room(p, u) != 0 {
				buf = append(buf, Act{Verb: DoPush, A: uint8(s.Cells[p].Tile), B: uint8(s.Cells[u].Tile)}.Move())
			}
		}
	}
	sortMoves(buf[from:])
	return buf
}

// picks appends the targets of a Sniper or a Grenade (5.5, 5.6).
func (s *State) picks(buf []game.Move) []game.Move {
	from := len(buf)
	for rest := s.targets(s.Tile); rest != 0; {
		buf = append(buf, Act{Verb: DoPick, A: uint8(s.Cells[rest.Pop()].Tile)}.Move())
	}
	sortMoves(buf[from:])
	return buf
}

// targets returns the possible targets of a Sniper or a Grenade.
func (s *State) targets(t Tile) (out Hexes) {
	seat := s.player()
	on := s.where(s.g.foes[seat])
	if kinds[t.Kind()].Action == Grenade {
		hq := s.hq(seat)
		if hq == NoHex || s.netted().Has(hq) {
			return 0
		}
		on &= around[hq]
	}
	for on != 0 {
		if h := on.Pop(); !s.Cells[h].Tile.Is(Headquarters) {
			out |= h.Set()
		}
	}
	return out
}

// converts appends the conversions that change something, and the choice not to convert (7.6).
func (s *State) converts(buf []game.Move) []game.Move {
	var w Works
	s.WorkOut(&w)
	buf = append(buf, Act{Verb: DoAttack, A: uint8(s.Tile)}.Move())
	can := s.conversions(&w, s.At)
	for d := range uint8(DirCount) {
		for now := range uint8(2) { // melee to ranged is bit 2d+1
			if can>>(2*d+1-now)&1 != 0 {
				buf = append(buf, Act{Verb: DoConvert, A: uint8(s.Tile), B: d, C: now}.Move())
			}
		}
	}
	return buf
}

// absorbs appends the answers to which Medic takes which hit (7.8).
func (s *State) absorbs(buf []game.Move) []game.Move {
	var w Works
	s.WorkOut(&w)
	x := healing{s: s, w: &w, done: s.Fight}
	s.current(&w, &x.hits)
	var room [16]absorption
	_, options := x.asked(room[:0])
	for _, c := range options {
		buf = append(buf, x.move(c))
	}
	return buf
}
