package table

import (
	"slices"
	"strconv"

	"onelongnight/game"
)

// payments are the ways to pay for a move and the index of the chosen one.
type payments struct {
	list   [][]game.Move
	chosen int
}

// paysFor returns the ways to pay for one of the viewer's moves; they are computed once per position. There are none
// while a lesson restricts the moves, since it guides the player through the choices one by one.
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

// Payment returns the moves that pay for m and are made by the same touch, nil if there are none.
func (s *Session) Payment(m game.Move) []game.Move {
	if p := s.paysFor(m); len(p.list) > 0 {
		return p.list[p.chosen]
	}
	return nil
}

// PaySpot returns the spot that exchanges the i-th choice of the payment for m.
func PaySpot(m game.Move, i int) Spot {
	return KindPart.Spot("pay." + strconv.FormatUint(uint64(m), 10) + "." + strconv.Itoa(i))
}

// exchange returns the index of the next way to pay that uses the i-th choice less often than the present way does;
// false if there is none.
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

// CanExchange reports whether the i-th choice of the payment for m can be exchanged.
func (s *Session) CanExchange(m game.Move, i int) bool {
	_, ok := s.exchange(m, i)
	return ok
}

// exchanges handles a touch of a PaySpot and reports whether it changed the payment.
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

// withPayment appends the payment for the last action of the list.
func (s *Session) withPayment(list []Action) []Action {
	list = slices.Clone(list)
	for _, m := range s.Payment(list[len(list)-1].Move) {
		list = append(list, Action{Move: m})
	}
	return list
}
