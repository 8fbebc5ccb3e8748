package hex

import "onelongnight/game"

// fallen returns the living seats whose HQ is no longer on the board.
func (s *State) fallen() (set seatSet, n int) {
	for i := range s.g.seats {
		if seat := game.Seat(i); !s.Dead(seat) && s.hq(seat) == NoHex {
			set |= 1 << i
			n++
		}
	}
	return set, n
}

// afterBattle ends the game or continues it (8.1, 9).
func (p *play) afterBattle(why Start) {
	if why == PuzzleBattle {
		p.endPuzzle()
		return
	}
	if set, n := p.fallen(); n > 0 && p.hqsFell(set) {
		return
	}
	switch why {
	case FinalBattle, OvertimeBattle:
		p.compare(why == OvertimeBattle)
	default:
		p.endTurn()
	}
}

// hqsFell handles HQs that fell in a battle. over means that this ended the game.
func (p *play) hqsFell(set seatSet) (over bool) {
	switch p.g.mode {
	case Duel:
		if set == 3 {
			p.level(BothDestroyed)
		} else {
			p.winSide(p.g.seats[1-set>>1].Side, HQDestroyed)
		}
	case OneAgainstTwo: // 9.3: both sides lost one, so the two win
		if set.has(0) {
			p.winSide(1, HQDestroyed)
		} else {
			p.winSide(0, HQDestroyed)
		}
	case Teams:
		p.teamsFell(set)
	case Deathmatch:
		return p.die(set)
	}
	return true
}

// teamsFell handles fallen HQs in a team game (9.4).
func (p *play) teamsFell(set seatSet) {
	var best [2]int // points of the HQs that still stand
	var lost [2]bool
	for i, info := range p.g.seats {
		lost[info.Side] = lost[info.Side] || set.has(game.Seat(i))
		best[info.Side] += int(p.Points[i])
	}
	switch {
	case !lost[1]:
		p.winSide(1, HQDestroyed)
	case !lost[0]:
		p.winSide(0, HQDestroyed)
	case best[0] > best[1]:
		p.winSide(0, HQDestroyed)
	case best[1] > best[0]:
		p.winSide(1, HQDestroyed)
	default:
		p.level(BothDestroyed)
	}
}

// die removes dead armies from a deathmatch (9.1).
func (p *play) die(set seatSet) (over bool) {
	for rest := p.where(set); rest != 0; {
		p.remove(rest.Pop(), GoneOut)
	}
	living := 0
	for i := range p.g.seats {
		seat := game.Seat(i)
		if set.has(seat) {
			p.Out |= 1 << i
			p.Points[i] = 0
			p.Hand[i], p.Discard[i], p.State.Pile[i] = Pile{}, Pile{}, Pile{}
		}
		if !p.Dead(seat) {
			living++
		}
	}
	switch living {
	case 0:
		for i := range p.g.seats {
			p.Rank[i] = 2
			if set.has(game.Seat(i)) {
				p.Rank[i] = 1
			}
		}
		p.over(AllDestroyed, true)
	case 1:
		p.rankBySide(LastStanding)
	default:
		return false
	}
	return true
}

// standing returns what a side is compared by (8.3): the points of its one seat, in one against two those of the better
// of the two, in teams the sum. Dead seats do not count; a side without others is at -1.
func (s *State) standing(side uint8) (best int) {
	best = -1
	for i, info := range s.g.seats {
		if info.Side != side || s.Dead(game.Seat(i)) {
			continue
		}
		if s.g.mode == Teams {
			best = max(best, 0) + int(s.Points[i])
		} else {
			best = max(best, int(s.Points[i]))
		}
	}
	return best
}

// leads returns the best standing of any side.
func (s *State) leads() (best int) {
	for _, info := range s.g.seats {
		best = max(best, s.standing(info.Side))
	}
	return best
}

// compare ends the game by points, or begins overtime (8.3, 8.4).
func (p *play) compare(overtime bool) {
	switch {
	case p.tops() == 1:
		p.rankBySide(MostPoints)
	case overtime:
		p.rankBySide(Level)
	default:
		p.Overtime = p.Public.Turn + 1
		for p.Dead(p.g.TurnOf(int(p.Overtime))) {
			p.Overtime++
		}
		p.beginTurn(p.Overtime)
	}
}

// tops counts the sides that share the lead.
func (s *State) tops() (n int) {
	best, seen := s.leads(), uint8(0)
	for _, info := range s.g.seats {
		if seen>>info.Side&1 == 0 && s.standing(info.Side) == best {
			n++
		}
		seen |= 1 << info.Side
	}
	return n
}

// rankBySide ends the game and ranks sides by their standing. If several lead, it is a draw with the reason Level.
func (p *play) rankBySide(why Why) {
	for i, info := range p.g.seats {
		mine := p.standing(info.Side)
		p.Rank[i] = 1
		var seen uint8
		for _, other := range p.g.seats {
			if seen>>other.Side&1 == 0 && p.standing(other.Side) > mine {
				p.Rank[i]++
			}
			seen |= 1 << other.Side
		}
	}
	draw := p.tops() > 1
	if draw {
		why = Level
	}
	p.over(why, draw)
}

// winSide ends the game with a win for one side.
func (p *play) winSide(side uint8, why Why) {
	for i, info := range p.g.seats {
		p.Rank[i] = 2
		if info.Side == side {
			p.Rank[i] = 1
		}
	}
	p.over(why, false)
}

// level ends the game in a draw.
func (p *play) level(why Why) {
	for i := range p.g.seats {
		p.Rank[i] = 1
	}
	p.over(why, true)
}

// over ends the game with the ranks as they are.
func (p *play) over(why Why, draw bool) {
	p.Phase, p.Ask, p.Asked = PhaseOver, NoPrompt, game.NoSeat
	p.Why, p.Draw = why, draw
	p.Tile, p.At, p.From, p.Fight = NoTile, 0, 0, Fight{}
	var winners seatSet
	if !draw {
		for i := range p.g.seats {
			if p.Rank[i] == 1 {
				winners |= 1 << i
			}
		}
	}
	r := p.Result()
	game.Add(p.log, Ended{Seat: r.Winner(), Winners: winners, Why: why})
}

// endPuzzle judges the battle of a puzzle (10.3).
func (p *play) endPuzzle() {
	solver := p.player()
	own, enemy := p.hq(solver) == NoHex, p.hq(1-solver) == NoHex
	solved := enemy && !own
	if p.Goal == Lead && !own {
		solved = solved || int(p.Points[solver]) >= int(p.Points[1-solver])+int(p.By)
	}
	if solved {
		p.winSide(uint8(solver), PuzzleSolved)
	} else {
		p.winSide(uint8(1-solver), PuzzleFailed)
	}
}

// Concede ends the game. The other side wins; if everybody plays alone, the best placed of the others does (8.5).
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.Phase == PhaseOver:
		return &game.Illegal{Reason: game.ReasonOver}
	case int(seat) >= len(s.g.seats) || s.Dead(seat):
		return &game.LoadError{Code: "seat", Text: "only somebody who is still in the game can give it up"}
	}
	p := play{State: s, log: log}
	if s.g.mode != Deathmatch && s.g.mode != Score {
		for i, info := range s.g.seats {
			if info.Side != s.g.seats[seat].Side {
				p.winSide(s.g.seats[i].Side, Conceded)
				break
			}
		}
		return nil
	}
	p.rankWithout(seat)
	return nil
}

// rankWithout ranks the others by points, then the seat that gives up, then the dead.
func (p *play) rankWithout(seat game.Seat) {
	key := func(i int) int {
		switch s := game.Seat(i); {
		case p.Dead(s):
			return -2
		case s == seat:
			return -1
		}
		return int(p.Points[i])
	}
	tops := 0
	for i := range p.g.seats {
		p.Rank[i] = 1
		for j := range p.g.seats {
			if key(j) > key(i) {
				p.Rank[i]++
			}
		}
		if p.Rank[i] == 1 {
			tops++
		}
	}
	p.over(Conceded, tops > 1)
}
