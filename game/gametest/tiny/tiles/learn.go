package tiles

import "onelongnight/game"

// Roles returns a role for each colour, so that each is learned by itself.
func (*Game) Roles() []string { return names[:] }

// The inputs: the owner of each square, counted on from the seat, and its tile's rotation; the number of seats; and how
// many tiles are left.
const (
	rotInput  = squares * mostSeat
	seatInput = rotInput + squares*turns
	leftInput = seatInput + mostSeat
	inputs    = leftInput + squares + 1
)

// Nets returns one net for each colour.
func (*Game) Nets() int { return len(names) }

// Inputs returns the number of inputs.
func (*Game) Inputs() int { return inputs }

// ActiveInputs lists what a seat sees; other seats are counted on from it.
func (g *Game) ActiveInputs(state game.State, seat game.Seat, buf []uint16) ([]uint16, float64) {
	s, n := state.(*State), game.Seat(len(g.seats))
	for i, o := range s.owner {
		if o != game.NoSeat {
			buf = append(buf, uint16(i*mostSeat+int((o+n-seat)%n)), rotInput+uint16(i*turns+int(s.rot[i])))
		}
	}
	return append(buf, seatInput+uint16(n-1), leftInput+uint16(s.left)), 0
}

// Judge returns a seat's share of the tiles.
func (g *Game) Judge(state game.State, seat game.Seat) float64 {
	r := state.Result()
	all := 0
	for _, n := range r.Score {
		all += int(n)
	}
	return (float64(r.Score[seat]) + 1) / float64(all+len(g.seats))
}
