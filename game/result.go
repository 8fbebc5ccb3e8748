package game

// Result is how a game stands for every seat. It is comparable, and making one
// allocates nothing.
type Result struct {
	Over bool
	// Draw tells that nobody has won, though some may have fared better.
	Draw bool
	// Rank is the place of each seat once the game is over: 1 is best, level
	// seats share a place, and 0 stands for seats that the game does not have.
	// Seats of one side have the same.
	Rank [MaxSeats]uint8
	// Score is what each seat has reached, where the game counts points.
	Score [MaxSeats]int16
	// Why is the key of the reason, from a closed list of the game's.
	Why string
	// Tie is the key of what decided between the best, or left them level, where
	// the reason does not tell that; "" mostly. No protocol knows it.
	Tie string
}

// Won tells whether a seat has won.
func (r *Result) Won(seat Seat) bool {
	return r.Over && !r.Draw && seat < MaxSeats && r.Rank[seat] == 1
}

// Winner returns the first seat that has won, NoSeat if nobody has.
func (r *Result) Winner() Seat {
	for seat := range Seat(MaxSeats) {
		if r.Won(seat) {
			return seat
		}
	}
	return NoSeat
}

// Worth returns what a seat gets of a game that is over: the best sides share 1
// equally, and each member of a side gets what the side gets.
func (r *Result) Worth(seats []SeatInfo, seat Seat) float64 {
	if r.Rank[seat] != 1 {
		return 0
	}
	var best uint8
	count := 0
	for i := range seats {
		if side := uint8(1) << seats[i].Side; r.Rank[i] == 1 && best&side == 0 {
			best |= side
			count++
		}
	}
	return 1 / float64(count)
}

// DecidedBy returns the result of a game of two sides that one seat's side has won,
// or nobody if winner is NoSeat: then the sides are level.
func DecidedBy(seats []SeatInfo, winner Seat, why string) Result {
	r := Result{Over: true, Draw: winner == NoSeat, Why: why}
	for i := range seats {
		r.Rank[i] = 1
		if winner != NoSeat && seats[i].Side != seats[winner].Side {
			r.Rank[i] = 2
		}
	}
	return r
}
