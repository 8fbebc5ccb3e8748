package hex

import (
	"math"

	"onelongnight/game"
)

// worths is what a tile on the board is worth, in points of an HQ: what its
// sides could do, if they had somebody to do it to.
var worths [KindCount]float32

// inHand is what a tile is worth in hand.
var inHand [KindCount]float32

func init() {
	for k := range kinds {
		d := &kinds[k]
		if d.Class == Instant {
			inHand[k] = [...]float32{Battle: 0.9, Move: 0.5, PushBack: 0.6, Sniper: 1.2, Grenade: 1.2, AirStrike: 1}[d.Action]
			continue
		}
		if d.Class != Headquarters {
			worths[k] = worthOf(d)
			inHand[k] = 0.4 * worths[k]
		}
	}
}

// worthOf adds up what a tile shows. The conversions keep processors from joining steps, so that all
// machines judge alike.
func worthOf(d *Data) float32 {
	reach := float32(0)
	for side := range DirCount {
		reach += float32(0.5*float32(d.Face.Melee[side])) + float32(0.9*float32(d.Face.Ranged[side]))
		reach += float32(1.4*float32(d.Face.Gauss>>side&1)) + float32(0.15*float32(d.Face.Armor>>side&1))
	}
	if n := len(d.Initiative); n > 0 {
		reach *= 0.75 + float32(0.15*float32(d.Initiative[0])) + float32(0.6*float32(n-1))
	}
	for side := range DirCount {
		reach += float32(0.9 * float32(d.Face.Net>>side&1))
	}
	worth := 0.3 + reach + float32(0.4*max(0, float32(d.HP)-1))
	if d.Mobile {
		worth += 0.5
	}
	if d.Class == Module {
		worth += 1
	}
	return worth
}

// The weights of a glance.
const (
	ofChange  = 0.7  // of what a battle now would change in HQ points
	ofAfter   = 0.2  // of what stands after it
	ofBefore  = 0.15 // of what stands now
	killBonus = 8.0  // an HQ that would fall
)

var _ interface {
	game.Judge
	game.Knockout
} = (*Game)(nil)

// Out tells whether a seat's army is dead (9.1).
func (*Game) Out(s game.State, seat game.Seat) bool { return s.(*State).out(seat) }

// Judge estimates a seat's chance to win by the points, by what a battle fought
// now would do, and by what is on the board and in hand.
func (g *Game) Judge(state game.State, seat game.Seat) float64 {
	return g.Glance(state, seat, state.(*State).swing())
}

// swing is the scale of Judge's glance: what is still to be drawn can turn a lead round. It was fitted to how 1,200 duels between
// players of level 4 ended, from 28,010 positions on the way.
func (s *State) swing() float64 {
	left := 0
	for i := range s.g.seats {
		left += int(s.Pile[i].N)
	}
	return 2.2 + float64(0.116*float64(left)/float64(len(s.g.seats)))
}

// Glance is Judge with a scale of the caller's: so many points of an HQ ahead make a chance of 73 % in a game of two sides.
func (g *Game) Glance(state game.State, seat game.Seat, scale float64) float64 {
	s := state.(*State)
	if r := s.Result(); r.Over {
		return r.Worth(g.seats, seat)
	}
	if s.out(seat) && g.mode == Deathmatch {
		return 0
	}
	var strength [game.MaxSeats]float64
	s.strengths(&strength)
	// A side is its seats together; of several enemies the best counts most.
	own, enemy, enemies := 0.0, 0.0, 0.0
	top := math.Inf(-1)
	for i, info := range g.seats {
		switch {
		case s.out(game.Seat(i)):
		case info.Side == g.seats[seat].Side:
			own += strength[i] / float64(members(g, info.Side))
		case g.mode == OneAgainstTwo || g.mode == Teams || g.mode == Duel || g.mode == Puzzle:
			enemy += strength[i] / float64(members(g, info.Side))
		default:
			enemies++
			enemy += strength[i]
			top = max(top, strength[i])
		}
	}
	chance := 0.0
	if enemies > 0 {
		enemy = float64(0.5*top) + float64(0.5*enemy/enemies)
		chance = math.Log(enemies) // even play gives each the same share
	}
	return 1 / (1 + math.Exp((enemy-own)/scale+chance))
}

func members(g *Game, side uint8) (n int) {
	for _, info := range g.seats {
		if info.Side == side {
			n++
		}
	}
	return n
}

// strengths is what each seat has, in points of an HQ.
func (s *State) strengths(out *[game.MaxSeats]float64) {
	var after State
	s.Forecast(&after, nil)
	for i := range s.g.seats {
		seat := game.Seat(i)
		if s.out(seat) {
			continue
		}
		change := float64(after.Points[i]) - float64(s.Points[i])
		// See worthOf for the conversions.
		out[i] = float64(s.Points[i]) + float64(ofChange*change) + float64(ofBefore*s.standingWorth(seat)) + float64(ofAfter*after.standingWorth(seat))
		if s.g.mode != Score && after.Points[i] == 0 {
			out[i] -= killBonus
		}
		for _, t := range s.Hand[i].Tiles() {
			out[i] += float64(ofAfter * float64(inHand[t.Kind()]))
		}
	}
}

// standingWorth is what a seat's units on the board are worth.
func (s *State) standingWorth(seat game.Seat) (sum float64) {
	for rest := s.Of[seat]; rest != 0; {
		c := &s.Cells[rest.pop()]
		w := worths[c.Tile.Kind()]
		if c.Wounds > 0 {
			w *= 0.8
		}
		sum += float64(w)
	}
	return sum
}
