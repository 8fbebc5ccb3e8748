package game

// Seat is one place at the table, counted from 0 in the order of Game.Seats.
type Seat uint8

const MaxSeats = 4

// NoSeat means no seat: nobody is to move, nobody won.
const NoSeat Seat = 0xFF

// SeatInfo describes a seat.
type SeatInfo struct {
	Name     string // kebab-case and unique; the referee and saves use it
	Side     uint8  // seats of the same side win and lose together
	Role     uint8  // an index into Roled.Roles
	Scripted bool   // played by the rules: never to move
}

// RoleName returns the name of a seat's role, or of the seat in a game without roles.
func RoleName(g Game, seat Seat) string {
	info := &g.Seats()[seat]
	if l, ok := g.(Roled); ok {
		return l.Roles()[info.Role]
	}
	return info.Name
}

// SeatNamed finds a seat by its name, NoSeat if there is none.
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

// Sides returns the number of sides, and for each side how many of its seats are not scripted.
func Sides(seats []SeatInfo) (n int, players [MaxSeats]int) {
	for _, s := range seats {
		n = max(n, int(s.Side)+1)
		if !s.Scripted {
			players[s.Side]++
		}
	}
	return n, players
}

// Solo reports whether all seats that are not scripted are on one side: a game for one person, or for a few who play
// together against scripted seats or for points.
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
