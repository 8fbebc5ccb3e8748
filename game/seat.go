package game

// Seat is one place at the table, counted from 0 in the order of Game.Seats.
type Seat uint8

// MaxSeats is how many seats a game has at most.
const MaxSeats = 4

// NoSeat stands where no seat is meant: nobody is to move, nobody has won.
const NoSeat Seat = 0xFF

// SeatInfo is what a seat is.
type SeatInfo struct {
	Name     string // kebab-case, as the referee and saves use it; no two alike
	Side     uint8  // those of equal number win and lose together
	Role     uint8  // what is played there, see Learner.Roles
	Scripted bool   // the rules play it: it is never to move
}

// SeatNamed finds a seat of a game, NoSeat if there is none of that name.
func SeatNamed(g Game, name string) Seat {
	for i, s := range g.Seats() {
		if s.Name == name {
			return Seat(i)
		}
	}
	return NoSeat
}

// SeatName returns a seat's name, "" for NoSeat.
func SeatName(g Game, seat Seat) string {
	if int(seat) >= len(g.Seats()) {
		return ""
	}
	return g.Seats()[seat].Name
}

// Sides counts the sides of a list of seats, and tells how many seats that
// somebody decides for each has.
func Sides(seats []SeatInfo) (n int, players [MaxSeats]int) {
	for _, s := range seats {
		n = max(n, int(s.Side)+1)
		if !s.Scripted {
			players[s.Side]++
		}
	}
	return n, players
}

// Solo tells whether all seats that somebody decides for are on one side: a game for one person, or for a few who play
// together, against scripted seats or for points alone.
func Solo(seats []SeatInfo) bool {
	_, players := Sides(seats)
	sides := 0
	for _, n := range players {
		if n > 0 {
			sides++
		}
	}
	return sides == 1
}
