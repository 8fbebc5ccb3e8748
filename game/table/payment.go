package table

import (
	"slices"
	"strconv"

	"onelongnight/game"
)

// payments are the ways to pay for a move, and which of them is chosen.
type payments struct {
	list   [][]game.Move
	chosen int
}

// paysFor returns the ways to pay for a move of the viewer's, found once for each position. Whoever is guided move by
// move makes the choices one by one.
func (s *Session) paysFor(m game.Move) *payments {
	if !s.MyTurn() || s.only.Allows != nil {
		return &payments{}
	}
	p := s.paid[m]
	if p == nil {
		p = &payments{list: s.Voice.Payments(s.View(), m)}
		if s.paid == nil {
			s.paid = map[game.Move]*payments{}
		}
		s.paid[m] = p
	}
	return p
}

// Payment returns the moves that are made together with a move when it is touched, nil for none.
func (s *Session) Payment(m game.Move) []game.Move {
	if p := s.paysFor(m); len(p.list) > 0 {
		return p.list[p.chosen]
	}
	return nil
}

// PaySpot returns the thing to touch that changes a choice of the payment for a move, by its place among its choices.
func PaySpot(m game.Move, i int) Spot {
	return KindPart.Spot("pay." + strconv.FormatUint(uint64(m), 10) + "." + strconv.Itoa(i))
}

// exchange returns the number of the next way to pay for a move that does without one of the choices of the present
// way; false if there is none.
func (s *Session) exchange(m game.Move, i int) (int, bool) {
	p := s.paysFor(m)
	if len(p.list) == 0 || i < 0 || i >= len(p.list[p.chosen]) {
		return 0, false
	}
	now := p.list[p.chosen]
	count := func(list []game.Move) (n int) {
		for _, x := range list {
			if x == now[i] {
				n++
			}
		}
		return n
	}
	for k := 1; k < len(p.list); k++ {
		if at := (p.chosen + k) % len(p.list); count(p.list[at]) < count(now) {
			return at, true
		}
	}
	return 0, false
}

// CanExchange tells whether a choice of the payment for a move can be changed for another.
func (s *Session) CanExchange(m game.Move, i int) bool {
	_, ok := s.exchange(m, i)
	return ok
}

// exchanges changes the choice that a spot stands for. It tells whether it did.
func (s *Session) exchanges(spot Spot) bool {
	if spot.Kind != KindPart {
		return false
	}
	for _, a := range s.actions {
		for i := range s.Payment(a.Move) {
			if PaySpot(a.Move, i) != spot {
				continue
			}
			at, ok := s.exchange(a.Move, i)
			if ok {
				s.paid[a.Move].chosen = at
			}
			return ok
		}
	}
	return false
}

// withPayment adds the payment for the last of some actions to them.
func (s *Session) withPayment(list []Action) []Action {
	list = slices.Clone(list)
	for _, m := range s.Payment(list[len(list)-1].Move) {
		list = append(list, Action{Move: m})
	}
	return list
}
