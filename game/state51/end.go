package state51

import "onelongnight/game"

// Why is how a game ended.
type Why uint8

const (
	NotOver      Why = iota
	ThirtyPoints     // 2.4
	TwentyRounds     // 2.4
	Conceded         // 2.7
)

// standing is what ranks a seat, in this order: its score, its cards in hand, and its unused goods (2.5).
type standing struct{ points, cards, goods int }

// over reports whether standing a is better than b.
func (a standing) over(b standing) bool {
	if a.points != b.points {
		return a.points > b.points
	}
	if a.cards != b.cards {
		return a.cards > b.cards
	}
	return a.goods > b.goods
}

// end ends the game and ranks the seats. A seat that gave up comes last (2.5, 2.7); gaveUp is NoSeat if none did.
func (p *play) end(why Why, gaveUp game.Seat) {
	p.Phase, p.Ask, p.Why = PhaseOver, NoPrompt, why
	var standings [game.MaxSeats]standing
	for i := range p.g.seats {
		seat := game.Seat(i)
		standings[i] = standing{p.Points(seat), int(p.Hand[i].N), p.unused(seat)}
		if seat == gaveUp {
			standings[i] = standing{points: -1}
		}
	}
	e := Ended{Seat: game.NoSeat, Why: why}
	for i := range p.g.seats {
		p.Rank[i] = 1
		for j := range p.g.seats {
			if standings[j].over(standings[i]) {
				p.Rank[i]++
			}
		}
		if p.Rank[i] == 1 {
			e.Winners |= 1 << i
			if e.Seat == game.NoSeat {
				e.Seat = game.Seat(i)
			}
		}
	}
	game.Add(p.log, e)
}

// Concede ends the game. The other seats are ranked as they stand (2.7).
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.Phase == PhaseOver:
		return &game.Illegal{Reason: game.ReasonOver}
	case int(seat) >= len(s.g.seats):
		return &game.LoadError{Code: "seat", Text: "there is no such seat in this game"}
	}
	p := play{State: s, log: log}
	game.Add(p.log, GaveUp{Seat: seat})
	p.end(Conceded, seat)
	return nil
}

func (s *State) Result() game.Result {
	if s.Phase != PhaseOver {
		return game.Result{}
	}
	r := game.Result{Over: true, Rank: s.Rank, Why: s.Why.String()}
	for i := range s.g.seats {
		r.Score[i] = int16(s.Points(game.Seat(i)))
	}
	r.Tie = s.tie(&r)
	return r
}

// tie returns the key of what decided between the seats with the best score (2.5), or "" if only one has it. A seat
// that gave up does not count.
func (s *State) tie(r *game.Result) (decided string) {
	first := r.Winner()
	for i := range s.g.seats {
		seat := game.Seat(i)
		gone := s.Why == Conceded && int(r.Rank[i]) == len(s.g.seats)
		if seat == first || gone || r.Score[i] != r.Score[first] {
			continue
		}
		switch {
		case r.Rank[i] == 1:
			return "level"
		case s.Hand[i].N == s.Hand[first].N:
			decided = "goods"
		case decided == "":
			decided = "cards"
		}
	}
	return decided
}

// TellResult returns the scores and the winners, of whom there may be several (2.5).
func (g *Game) TellResult(state game.State) map[string]any {
	s, r := state.(*State), state.Result()
	winners := []string{}
	for i, info := range g.seats {
		if r.Won(game.Seat(i)) {
			winners = append(winners, info.Name)
		}
	}
	return map[string]any{"scores": s.scores(), "winners": winners}
}

func (s *State) scores() []int {
	var list []int
	for i := range s.g.seats {
		list = append(list, s.Points(game.Seat(i)))
	}
	return list
}
