package cards

import "onelongnight/game"

// Roles returns one role, since all seats play alike.
func (*Game) Roles() []string { return []string{"player"} }

// Nets returns 1: one net plays every seat.
func (*Game) Nets() int { return 1 }

// The inputs: where each card is, who has swapped, how many seats there are, and whether there are teams.
const (
	swappedInput = mostCards * (mostSeats + 1)
	seatsInput   = swappedInput + mostSeats
	teamsInput   = seatsInput + mostSeats
	inputs       = teamsInput + 1
)

// Inputs returns the number of inputs.
func (*Game) Inputs() int { return inputs }

// ActiveInputs lists what a seat knows; other seats are counted on from it.
func (g *Game) ActiveInputs(state game.State, seat game.Seat, buf []uint16) ([]uint16, float64) {
	s, n := state.(*State), game.Seat(len(g.seats))
	for c, p := range s.at {
		switch {
		case p == hand(seat):
			buf = append(buf, uint16(c*(mostSeats+1)))
		case p >= firstTable:
			other := (game.Seat(p-firstTable) + n - seat) % n
			buf = append(buf, uint16(c*(mostSeats+1)+1+int(other)))
		}
	}
	for i := range n {
		if s.swapped[i] {
			buf = append(buf, swappedInput+uint16((i+n-seat)%n))
		}
	}
	buf = append(buf, seatsInput+uint16(n-1))
	if g.setup.Teams {
		buf = append(buf, teamsInput)
	}
	return buf, 0
}

// Terms returns the one term of hints, the sum.
func (*Game) Terms() []string { return []string{"sum"} }

// Weigh measures by how much the sum of the seat's side exceeds the best of the other sides.
func (g *Game) Weigh(_, after game.State, seat game.Seat, terms []float64) {
	r := after.Result()
	var sums [mostSeats]float64
	for i, info := range g.seats {
		sums[info.Side] += float64(r.Score[i])
	}
	best := 0.0
	for side, sum := range sums {
		if uint8(side) != g.seats[seat].Side {
			best = max(best, sum)
		}
	}
	terms[0] = sums[g.seats[seat].Side] - best
}

// Hints implements game.Hinter, as does Fitting.
func (*Game) Hints() []string { return []string{"swap"} }

// Fitting returns "swap" if the seat may swap a card.
func (*Game) Fitting(_ game.View, legal []game.Move, _ []game.Event, buf []string) []string {
	if len(legal) > 0 && Swaps(legal[len(legal)-1]) {
		buf = append(buf, "swap")
	}
	return buf
}
