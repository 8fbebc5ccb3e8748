package game

// Result says whether a game is over and how each seat did. It is comparable, and making one allocates nothing.
type Result struct {
	Over bool
	// Draw means that nobody won, though ranks may differ.
	Draw bool
	// Rank is each seat's place once the game is over: 1 is best, tied seats share a place, seats of one side have the
	// same. It is 0 for seats that the game does not have.
	Rank [MaxSeats]uint8
	// Score is each seat's points, in games that count them.
	Score [MaxSeats]int16
	// Why is the key of the reason, from the game's closed list.
	Why string
	// Tie is the key of the tie-breaker that decided between the best or failed to, "" if Why says it all. It is not
	// part of the protocol.
	Tie string
}

func (r *Result) Won(seat Seat) bool {
	return r.Over && !r.Draw && seat < MaxSeats && r.Rank[seat] == 1
}

// Winner returns the first seat that won, NoSeat if nobody did.
func (r *Result) Winner() Seat {
	for seat := range Seat(MaxSeats) {
		if r.Won(seat) {
			return seat
		}
	}
	return NoSeat
}

// Last reports whether a seat is behind all others.
func (r *Result) Last(seat Seat) bool {
	for i, rank := range r.Rank {
		if Seat(i) != seat && rank >= r.Rank[seat] {
			return false
		}
	}
	return r.Over
}

// Worth returns a seat's share of a finished game, from 0 to 1: the winning sides divide 1 equally, and each seat of a
// side gets what the side gets.
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

// Ahead returns how many points a seat has more than the best of the other sides, negative if it has fewer.
func (r *Result) Ahead(seats []SeatInfo, seat Seat) int {
	best, others := 0, false
	for i := range seats {
		if score := int(r.Score[i]); seats[i].Side != seats[seat].Side && (!others || score > best) {
			best, others = score, true
		}
	}
	return int(r.Score[seat]) - best
}

// DecidedBy returns the result of a game of two sides that the winner's side has won, a draw if winner is NoSeat.
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

// ToldOver is the referee's form of an end that several seats can share: the seat that comes first, all that win, and
// the reason.
type ToldOver struct {
	Type    string   `json:"type"`
	Winner  string   `json:"winner"`
	Winners []string `json:"winners"`
	Why     string   `json:"why"`
}
