package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/state51"
)

const (
	mostLeft  = 6.0 // rounds that are looked ahead at most
	leastLeft = 0.3 // and at least
	scale     = 2.0 // points of lead that multiply the odds by e at the end of the game
	scaleLeft = 0.6 // points more that this takes for each round to come
)

// found is what Judge and JudgeQuickly go by, and guessed what the yardstick goes by.
var found, guessed measure

func init() {
	n, err := ReadNumbers(foundText)
	if err != nil {
		panic(err) // the file is ours, and a test reads it
	}
	found, guessed = n.measure(), Guessed.measure()
}

// Judge estimates a seat's chance to win from its points, from what its settlement will bring in the rounds to come,
// and from what it can still spend in this one. Of other hands it only knows the size.
func (g Game) Judge(s game.State, seat game.Seat) float64 {
	x := s.(*state51.State)
	if Dawns(x) {
		return g.atDawn(x, seat)
	}
	return g.chance(x, seat, &found)
}

// JudgeQuickly is Judge without the fitted weights for the beginning of a round.
func (g Game) JudgeQuickly(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*state51.State), seat, &found)
}

// JudgeAtFirst is Judge as it was before any of its numbers were found by play.
func (g Game) JudgeAtFirst(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*state51.State), seat, &guessed)
}

// left estimates how many productions are still to come.
func (m *measure) left(points *[game.MaxSeats]int) float64 {
	best := max(points[0], points[1], points[2], points[3])
	return min(max((state51.WinningVP-float64(best))/m.pace, leastLeft), mostLeft)
}

// chance returns a seat's chance to win by a measure, 0..1.
func (g Game) chance(s *state51.State, seat game.Seat, m *measure) float64 {
	if r := s.Result(); r.Over {
		return r.Worth(g.Seats(), seat)
	}
	var points [game.MaxSeats]int
	for i := range g.Seats() {
		points[i] = s.Points(game.Seat(i))
	}
	left := m.left(&points)
	heat := scale + float64(scaleLeft*left)
	var strength [game.MaxSeats]float64
	for i := range g.Seats() {
		strength[i] = float64(points[i]) + m.strength(s, game.Seat(i), seat, left)
	}
	sum := 0.0
	for i := range g.Seats() {
		sum += math.Exp((strength[i] - strength[seat]) / heat)
	}
	return 1 / sum
}

// strength returns how many points a seat may expect besides those it has, as far as seats differ in that. Only the
// judging seat's hand is known.
func (m *measure) strength(s *state51.State, seat, judge game.Seat, left float64) float64 {
	h, d := &s.Seats[seat], s.Game().Data()
	sum := 0.0
	if seat == judge {
		for _, c := range s.Hand[seat].Cards() {
			sum += m.hand[d.Of(c).Kind]
		}
	} else {
		sum = float64(m.other * float64(s.Hand[seat].N))
	}
	if !h.Passed {
		for k, n := range h.Base {
			if n > 0 {
				sum += float64(m.good[k] * float64(n))
			}
		}
	}
	for k, n := range h.Store {
		sum += float64(m.good[k] * float64(n))
	}
	if k, n := s.Game().LeaderGood(h); n > 0 {
		sum += float64(m.good[k] * float64(n))
	}
	rounds := float64(m.income * left)
	for rest := h.Agreements; !rest.Empty(); {
		sum += float64(rounds * m.goods(d.Of(rest.Pop()).Agreement))
	}
	for rest := h.Spoils; !rest.Empty(); {
		sum += float64(m.spoil * m.goods(d.Of(rest.Pop()).Spoil))
	}
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		sum += m.location(&d.Of(c).Effect, int(s.Marks[c].Tokens), rounds)
	}
	if h.Leader != state51.NoCard {
		sum += float64(m.leader * float64(state51.Leader.MaxTokens()-int(h.LeaderTokens)))
	}
	_, slots := s.Game().General(seat, h)
	return sum + float64(m.slotFree*float64(slots-h.Agreements.Len()-h.Spoils.Len()))
}

// goods returns what a list of goods is worth.
func (m *measure) goods(list []state51.Good) (sum float64) {
	for _, k := range list {
		sum += m.good[k]
	}
	return sum
}

// location returns what a location will bring, besides the point for itself.
func (m *measure) location(e *state51.Effect, tokens int, rounds float64) float64 {
	switch e.Do {
	case state51.Produce:
		each := m.goods(e.Gain)
		if e.Open {
			each += m.open
		}
		return float64(rounds * each)
	case state51.Slots:
		return m.slots
	case state51.Store:
		return float64(m.store * rounds)
	case state51.Draft:
		return float64(m.draft * rounds)
	}
	if value := e.Token(); value > 0 {
		room := float64(state51.Location.MaxTokens() - tokens)
		return float64(m.token * float64(value) * min(room, 1+float64(m.tokens*rounds)))
	}
	return float64(m.work * rounds)
}
