package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// worth is what a token is worth to who can still spend it in this round, in points.
var worth = [...]float64{state51.Scrap: 0.3, state51.Fuel: 0.3, state51.Gun: 0.3, state51.Brick: 0.35, state51.Any: 0.4,
	state51.Worker: 0.3, state51.Red1: 0.15, state51.Red2: 0.3, state51.Red3: 0.45, state51.Blue1: 0.2,
	state51.Blue2: 0.4, state51.Blue3: 0.6, state51.Grey1: 0.4, state51.Grey2: 0.8, state51.Grey3: 1.2,
	state51.Wild1: 0.4, state51.Wild3: 1.2, state51.Rebuild: 1, state51.RebuildFree: 1.2, state51.VP: 1, state51.VP2: 2,
	state51.GoodCard: 0.45, state51.GoodAgreement: 0, state51.Steal: 0.3}

// What else is worth something, in points.
const (
	cardInHand  = 0.45
	spoilHeld   = 0.9  // of what it prints
	tokenToCome = 0.3  // of what a token of victory would be worth, for which a location has room
	workToCome  = 0.2  // a round: an action that makes something else
	openHouse   = 0.15 // a round: the workers that visitors bring
	slotsMore   = 0.6
	storeMore   = 0.15 // a round
	draftMore   = 0.25 // a round
	leaderToken = 0.25
	pace        = 5.0 // points that the leading seat makes in a round
	scale       = 2.0 // so many points ahead at the end make e times the chance
	scaleLeft   = 0.6 // and so many more for each round to come
)

// roundsLeft estimates how many productions are still to come.
func roundsLeft(s *state51.State) float64 {
	best := 0
	for i := range s.Game().Seats() {
		best = max(best, s.Points(game.Seat(i)))
	}
	left := (30 - float64(best)) / pace
	return min(max(left, 0.3), 6)
}

// Judge estimates a seat's chance to win by the points, by what its settlement will bring in the rounds to come, and by
// what it can still spend in this one. Of others' hands it knows the size only.
func (g Game) Judge(state game.State, seat game.Seat) float64 {
	s := state.(*state51.State)
	if r := s.Result(); r.Over {
		return r.Worth(g.Seats(), seat)
	}
	left := roundsLeft(s)
	heat := scale + float64(scaleLeft*left)
	own := strength(s, seat, left)
	sum := 0.0
	for i := range g.Seats() {
		sum += math.Exp((strength(s, game.Seat(i), left) - own) / heat)
	}
	return 1 / sum
}

// strength is the points that a seat may expect at the end, as far as seats differ in them.
func strength(s *state51.State, seat game.Seat, left float64) float64 {
	h, d := &s.Seats[seat], s.Game().Data()
	sum := float64(s.Points(seat)) + float64(cardInHand*float64(s.Hand[seat].N))
	if !h.Passed && s.Phase != state51.PhaseOver {
		for k, n := range h.Base {
			sum += float64(worth[k] * float64(n))
		}
	}
	for k, n := range h.Store {
		sum += float64(worth[k] * float64(n))
	}
	if k, n := s.Game().LeaderGood(h); n > 0 {
		sum += float64(worth[k] * float64(n))
	}
	for rest := h.Agreements; !rest.Empty(); {
		sum += left * goods(d.Of(rest.Pop()).Agreement)
	}
	for rest := h.Spoils; !rest.Empty(); {
		sum += spoilHeld * goods(d.Of(rest.Pop()).Spoil)
	}
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		sum += location(&d.Of(c).Effect, int(s.Marks[c].Tokens), left)
	}
	if h.Leader != state51.NoCard {
		sum += leaderToken * float64(state51.Leader.MaxTokens()-int(h.LeaderTokens))
	}
	return sum
}

// goods is what a list of goods is worth.
func goods(list []state51.Good) (sum float64) {
	for _, k := range list {
		sum += worth[k]
	}
	return sum
}

// location is what a location will bring, beside the point that it is.
func location(e *state51.Effect, tokens int, left float64) float64 {
	switch e.Do {
	case state51.Produce:
		sum := left * goods(e.Gain)
		if e.Open {
			sum += left * openHouse
		}
		return sum
	case state51.Slots:
		return slotsMore
	case state51.Store:
		return storeMore * left
	case state51.Draft:
		return draftMore * left
	}
	if value := e.Token(); value > 0 {
		room := float64(state51.Location.MaxTokens() - tokens)
		return tokenToCome * float64(value) * min(room, 1+2*left)
	}
	return workToCome * left
}
