package state51

import "onelongnight/game"

// beginActions begins the actions of a round (6.1).
func (p *play) beginActions() {
	p.Phase = PhaseActions
	game.Add(p.log, ActionsBegan{Seat: p.First})
	p.ask(AskAct, p.First)
}

// endAction ends a turn. The next seat that has not passed has its turn; if all have passed, the round is scored.
func (p *play) endAction() {
	p.Playing = Playing{}
	seat := p.Asked
	for range p.g.seats {
		if seat = p.g.next(seat); !p.Seats[seat].Passed {
			p.ask(AskAct, seat)
			return
		}
	}
	p.score()
}

// store moves a resource token from a seat's base to its store (8.3).
func (p *play) store(seat game.Seat, kind Good) {
	h := &p.Seats[seat]
	h.Base[kind]--
	h.Store[kind]++
	game.Add(p.log, Stored{Seat: seat, Good: kind, N: 1})
}

// emptyStore puts what is stored back on the base before a pass, which chooses anew what to keep (8.3).
func (p *play) emptyStore(seat game.Seat) {
	h := &p.Seats[seat]
	for k, n := range h.Store {
		h.Base[k] += n
	}
	h.Store = Resources{}
}

// fillStore fills the stores of a seat that passes. If not everything fits, the seat chooses (8.3).
func (p *play) fillStore() {
	seat := p.Asked
	h := &p.Seats[seat]
	room := p.g.StoreRoom(h)
	if p.onBase(h) <= room-h.Store.Sum() {
		for k := range Good(ResourceCount) {
			if n := h.Base[k]; n > 0 && room > 0 {
				h.Base[k] = 0
				h.Store[k] += n
				game.Add(p.log, Stored{Seat: seat, Good: k, N: int(n)})
			}
		}
	} else {
		for h.Store.Sum() < room {
			if !p.choose(AskKeep) {
				return
			}
		}
	}
	h.Passed = true
	p.endAction()
}

// onBase returns how many resource tokens are on a base.
func (s *State) onBase(h *Holding) (n int) {
	for k := range Good(ResourceCount) {
		n += int(h.Base[k])
	}
	return n
}

// keepResource keeps one token of a kind. After it, no kind before this one can be kept.
func (p *play) keepResource(seat game.Seat, kind Good) {
	p.Seats[seat].Base[kind]--
	p.Seats[seat].Store[kind]++
	p.Playing.Kind = kind
	game.Add(p.log, Stored{Seat: seat, Good: kind, N: 1})
}

// Sum is the parts of a seat's points (2.3): for its locations and leader, for the victory tokens on them, and for
// those on its base.
type Sum struct{ Cards, Tokens, Base int }

// Total returns the sum of the parts, which is the score.
func (m Sum) Total() int { return m.Cards + m.Tokens + m.Base }

// SumOf returns a seat's points now (2.3).
func (s *State) SumOf(seat game.Seat) Sum {
	h, d := &s.Seats[seat], s.g.data
	m := Sum{Cards: h.Locations.Len(), Base: int(h.VP)}
	if h.Leader != NoCard {
		m.Cards++
		m.Tokens = int(h.LeaderTokens) * d.of[h.Leader].Effect.Token()
	}
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		if t := int(s.Marks[c].Tokens); t > 0 {
			m.Tokens += t * d.of[c].Effect.Token()
		}
	}
	return m
}

// Points returns a seat's score now (2.3).
func (s *State) Points(seat game.Seat) int { return s.SumOf(seat).Total() }

// unused counts those goods of a seat that break ties (2.5).
func (s *State) unused(seat game.Seat) int {
	h, d := &s.Seats[seat], s.g.data
	n := int(h.Base[Worker])
	for k := range Good(ResourceCount) {
		n += s.g.Have(h, k)
	}
	for rest := h.Locations.And(&d.combines); !rest.Empty(); {
		for m := s.Marks[rest.Pop()].Holds; m != 0; m &= m - 1 {
			n++
		}
	}
	return n
}

// score ends a round, and the game if it was the last (2.3 to 2.6).
func (p *play) score() {
	e := Scored{Round: int(p.Public.Round)}
	best := 0
	for i := range p.g.seats {
		e.Points[i] = p.Points(game.Seat(i))
		best = max(best, e.Points[i])
	}
	game.Add(p.log, e)
	switch {
	case best >= WinningVP:
		p.end(ThirtyPoints, game.NoSeat)
	case p.Public.Round >= LastRound:
		p.end(TwentyRounds, game.NoSeat)
	default:
		p.cleanUp()
		p.First = p.g.next(p.First)
		p.Public.Round++
		p.beginRound()
	}
}

// cleanUp removes what lasts for one round only (2.6).
func (p *play) cleanUp() {
	for i := range p.g.seats {
		h := &p.Seats[i]
		h.Base = Tokens{}
		h.Used, h.Visits, h.Actions, h.Redeveloped, h.Passed = 0, 0, 0, false, false
		for rest := h.Locations; !rest.Empty(); {
			m := &p.Marks[rest.Pop()]
			m.Used, m.Visitors = 0, 0
		}
	}
}
