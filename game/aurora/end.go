package aurora

import "onelongnight/game"

// Why is what decided how a game ended.
type Why uint8

// The endings.
const (
	NotOver    Why = iota
	ByPoints       // 12.3: the most points
	ByRoad         // 12.3: a tie, decided by the road
	ByOrder        // 12.3: a tie, decided by the turn track
	ByTie          // 15.9: a tie, which the Automa wins
	LastConvoy     // 3.6: one convoy is left
	LostCrew       // 3.6: alone, the person's crew is lost
	Conceded       // 12.4: a seat gave up
	whyCount
)

// Points is a seat's score by where it comes from (12.1).
type Points struct {
	Lead, Track, Objects, Places, Crew, Goal int
	Saved                                    bool // Goal counts uncontaminated survivors, not intact cards
}

// Total is the score.
func (p Points) Total() int { return p.Lead + p.Track + p.Objects + p.Places + p.Crew + p.Goal }

// PointsOf returns a seat's points as things stand (12.1); a seat that is out has none.
func (s *State) PointsOf(seat game.Seat) (p Points) {
	if seat == s.g.automa {
		return s.automaPoints()
	}
	c := &s.Convoys[seat]
	if !c.In {
		return p
	}
	p.Lead = s.lead(seat)
	p.Track = int(c.Fame)
	p.Objects = int(c.Held)
	p.Places = s.g.count(c, Fame1) + 2*s.g.count(c, Fame2)
	if n := s.g.count(c, Eco); n > 0 {
		const most = 2
		p.Places += n * min(most, int(c.Goods[Food]))
	}
	for i := range c.Crew[:c.CrewN] {
		if skill := &s.g.data.of[c.Crew[i].Card].Skill; skill.Can == WorthFame && (!skill.Loot || s.g.hasLoot(c)) {
			p.Crew += int(skill.N)
		}
	}
	if p.Saved = s.Reached(); p.Saved {
		for i := range c.Crew[:c.CrewN] {
			p.Goal += int(flag(c.Crew[i].Contamination == 0))
		}
	} else {
		p.Goal += c.IntactCards()
	}
	return p
}

// hasLoot reports whether a loot card is among a convoy's vehicles or survivors (3.5).
func (g *Game) hasLoot(c *Convoy) bool {
	for _, card := range c.Cars {
		if g.data.loot.Has(card) {
			return true
		}
	}
	for i := range c.Crew[:c.CrewN] {
		if g.data.loot.Has(c.Crew[i].Card) {
			return true
		}
	}
	return false
}

// lead returns how many edges a seat is ahead of the last convoy (12.2).
func (s *State) lead(seat game.Seat) int {
	last := s.Order[0]
	for _, other := range s.Order[:s.Sides] {
		if s.space(other) < s.space(last) {
			last = other
		}
	}
	if s.space(seat) <= s.space(last) {
		return 0
	}
	return s.g.route.fewest(s.space(last), s.space(seat), s.open(last))
}

// automaPoints returns the points of the Automa as things stand (15.9).
func (s *State) automaPoints() (p Points) {
	a := &s.Automa
	p.Lead = s.lead(s.g.automa)
	p.Track = int(a.Fame)
	p.Objects = int(a.Held) / 2
	if p.Saved = s.Reached(); p.Saved {
		p.Goal = int(a.Survivors)
	} else {
		for _, damage := range a.Damage {
			p.Goal += int(flag(damage == 0))
		}
	}
	return p
}

// finished ends the game by points and tie-breaks (12.3, 15.9).
func (p play) finished() {
	if p.g.automa != game.NoSeat {
		you, it := p.PointsOf(0).Total(), p.PointsOf(p.g.automa).Total()
		switch {
		case you > it:
			p.end(ByPoints, 0, game.NoSeat)
		case you == it:
			p.end(ByTie, p.g.automa, game.NoSeat)
		default:
			p.end(ByPoints, p.g.automa, game.NoSeat)
		}
		return
	}
	first, why := p.best(game.NoSeat)
	p.end(why, first, game.NoSeat)
}

// standing returns what decides a seat's rank, the first difference counting: points, space, and place on the turn
// track (12.3).
func (s *State) standing(seat game.Seat) (points, space, order int) {
	for i, other := range s.Order[:s.Sides] {
		if other == seat {
			order = i
		}
	}
	return s.PointsOf(seat).Total(), int(s.space(seat)), order
}

// best returns the seat that stands best, leaving out gaveUp, and what decided it: points or a tie-break (12.3).
func (s *State) best(gaveUp game.Seat) (first game.Seat, why Why) {
	first = game.NoSeat
	for _, seat := range s.Order[:s.Sides] {
		if seat == gaveUp {
			continue
		}
		if first == game.NoSeat {
			first, why = seat, ByPoints
			continue
		}
		p1, r1, o1 := s.standing(first)
		p2, r2, o2 := s.standing(seat)
		by := ByPoints
		if p1 == p2 {
			by = ByRoad
			if r1 == r2 {
				by = ByOrder
			}
		}
		if p2 > p1 || p2 == p1 && (r2 > r1 || r2 == r1 && o2 > o1) {
			first, why = seat, by
		} else if by > why {
			why = by // a tie had to be broken
		}
	}
	return first, why
}

// end ends the game with a winner and ranks the others as they stand; seats that gave up or are out are last.
func (p play) end(why Why, winner, gaveUp game.Seat) {
	for i := range p.g.seats {
		seat := game.Seat(i)
		points := p.PointsOf(seat)
		p.Score[i] = int16(points.Total())
		game.Add(p.log, Scored{seat, points})
	}
	for i := range p.g.seats {
		seat := game.Seat(i)
		p.Rank[i] = 1
		if seat == winner {
			continue
		}
		p.Rank[i] = 2
		for j := range p.g.seats {
			if other := game.Seat(j); other != winner && other != seat && p.better(other, seat, gaveUp) {
				p.Rank[i]++
			}
		}
	}
	p.Phase, p.Ask, p.Why = PhaseOver, NoPrompt, why
	game.Add(p.log, Ended{winner, why})
}

// better reports whether seat a ranks before seat b at the end, neither being the winner.
func (s *State) better(a, b, gaveUp game.Seat) bool {
	if la, lb := s.last(a, gaveUp), s.last(b, gaveUp); la || lb {
		return !la && lb
	}
	p1, r1, o1 := s.standing(a)
	p2, r2, o2 := s.standing(b)
	return p1 > p2 || p1 == p2 && (r1 > r2 || r1 == r2 && o1 > o2)
}

// last reports whether a seat is last whatever its points, because it gave up or is out.
func (s *State) last(seat, gaveUp game.Seat) bool {
	return seat == gaveUp || seat != s.g.automa && !s.Convoys[seat].In
}

// Concede ends the game because a seat gives up; the others are ranked as they stand (12.4).
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.Phase == PhaseOver:
		return &game.Illegal{Reason: game.ReasonOver}
	case int(seat) >= len(s.g.seats) || s.last(seat, game.NoSeat) || seat == s.g.automa:
		return &game.LoadError{Code: "seat", Text: "this seat cannot give up: it does not play, or no longer"}
	}
	p := play{State: s, log: log}
	game.Add(p.log, GaveUp{seat})
	if s.g.automa != game.NoSeat {
		p.end(Conceded, s.g.automa, seat)
		return nil
	}
	winner, _ := s.best(seat)
	p.end(Conceded, winner, seat)
	return nil
}

// Result returns how each seat fared, the zero value while the game goes on.
func (s *State) Result() game.Result {
	if s.Phase != PhaseOver {
		return game.Result{}
	}
	r := game.Result{Over: true, Rank: s.Rank, Score: s.Score, Why: s.Why.String()}
	if s.Why == Conceded && s.g.automa == game.NoSeat {
		r.Tie = s.tie(&r)
	}
	return r
}

// tie returns what decided between seats with the best score after another gave up (12.3, 12.4), "" if one alone had
// it.
func (s *State) tie(r *game.Result) (decided string) {
	first, in := r.Winner(), 0
	for i := range s.g.seats {
		in += int(flag(s.Convoys[i].In))
	}
	_, road, _ := s.standing(first)
	for i := range s.g.seats {
		seat := game.Seat(i)
		if seat == first || int(r.Rank[i]) >= in || r.Score[i] != r.Score[first] {
			continue // this seat gave up
		}
		if _, other, _ := s.standing(seat); other == road {
			return ByOrder.String()
		}
		decided = ByRoad.String()
	}
	return decided
}

// TellResult returns the referee's additions to a result: the scores as they stand, and who has won.
func (g *Game) TellResult(state game.State) map[string]any {
	s, r := state.(*State), state.Result()
	winners, scores := []string{}, []int{}
	for i, info := range g.seats {
		scores = append(scores, s.PointsOf(game.Seat(i)).Total())
		if r.Won(game.Seat(i)) {
			winners = append(winners, info.Name)
		}
	}
	return map[string]any{"scores": scores, "winners": winners}
}
