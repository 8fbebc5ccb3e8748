package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// measure holds the numbers of a judgement, in points of an HQ unless said otherwise.
type measure struct {
	change    float64 // part that counts of the HQ points that a battle now would change
	after     float64 // part that counts of the units left after it, and of the tiles in hand
	before    float64 // part that counts of the units on the board now
	fallen    float64 // the cost of an HQ that would fall
	wounded   float32 // part of its worth that a wounded unit keeps
	worth     [hex.KindCount]float32
	hand      [hex.KindCount]float32
	scale     float64 // a lead of so many points at the end is a chance of 73 % between two sides
	scaleLeft float64 // so many more for every tile still to be drawn
}

// values holds what a tile on the board is worth by what is printed on it: by what its sides could do with a target.
type values struct {
	base, melee, ranged, gauss, armor, net float32 // a tile, and each of its sides that has the thing
	// Factors for its attacks: a constant part, one more for each point of initiative, and one more for another strike.
	never, sooner, twice  float32
	tough, mobile, module float32 // each hp beyond the first, and being mobile or a module
	hand                  float32 // part of its worth that counts while it is in hand
	instant               [hex.AirStrike + 1]float32
}

// of adds up the worth of a tile. The conversions keep processors from fusing steps, so that all machines judge alike.
func (v *values) of(d *hex.Data) float32 {
	reach := float32(0)
	for side := range hex.DirCount {
		reach += float32(v.melee*float32(d.Face.Melee[side])) + float32(v.ranged*float32(d.Face.Ranged[side]))
		reach += float32(v.gauss*float32(d.Face.Gauss>>side&1)) + float32(v.armor*float32(d.Face.Armor>>side&1))
	}
	if n := len(d.Initiative); n > 0 {
		reach *= v.never + float32(v.sooner*float32(d.Initiative[0])) + float32(v.twice*float32(n-1))
	}
	for side := range hex.DirCount {
		reach += float32(v.net * float32(d.Face.Net>>side&1))
	}
	worth := v.base + reach + float32(v.tough*max(0, float32(d.HP)-1))
	if d.Mobile {
		worth += v.mobile
	}
	if d.Class == hex.Module {
		worth += v.module
	}
	return worth
}

// fill works out the worth of every kind of tile.
func (m *measure) fill(v *values) {
	for k := range hex.Kind(hex.KindCount) {
		switch d := k.Data(); d.Class {
		case hex.Headquarters:
		case hex.Instant:
			m.hand[k] = v.instant[d.Action]
		default:
			m.worth[k] = v.of(d)
			m.hand[k] = v.hand * m.worth[k]
		}
	}
}

var (
	// judged is used by Judge: the first guesses, but with a scale fitted to how 1,200 duels between players of level 4
	// ended, from 28,010 positions on the way.
	judged measure
	// first was used before anything was fitted. The greedy yardstick still uses it (JudgeAtFirst), and Forecast asks
	// it whom Medics save.
	first measure
	// quick is used by JudgeQuickly. Its numbers were found by play: greedy players who differ in nothing else met in
	// thousands of duels, and the numbers moved to where more were won (train.Tuning).
	quick measure
)

func init() { // once the tiles are known
	n, err := ReadNumbers(quickText)
	if err != nil {
		panic(err) // cannot happen: a test reads the file
	}
	judged, first, quick = Guessed.measure(2.2, 0.116), Guessed.measure(5, 0), n.measure(1.83, 0.12)
}

// Worth returns what a unit of a kind on the board is worth when questions in a battle are answered (Answer), in points
// of an HQ; 0 for HQs and instants.
func Worth(k hex.Kind) float32 { return first.worth[k] }

// Judge returns a seat's estimated chance to win, from the points, what a battle fought now would do, and what is on
// the board and in hand.
func (g Game) Judge(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &judged)
}

// JudgeQuickly is a Judge with the numbers by which a player that looks one action ahead plays best.
func (g Game) JudgeQuickly(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &quick)
}

// JudgeAtFirst is Judge as it was first made. It must stay as it is.
func (g Game) JudgeAtFirst(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &first)
}

// chance returns a seat's chance by a measure.
func (g Game) chance(s *hex.State, seat game.Seat, m *measure) float64 {
	seats, mode := g.Seats(), g.Mode()
	if r := s.Result(); r.Over {
		return r.Worth(seats, seat)
	}
	if s.Dead(seat) && mode == hex.Deathmatch {
		return 0
	}
	var after hex.State
	Forecast(s, &after, nil)
	return g.chanceAfter(s, &after, seat, m)
}

// chanceAfter returns the same, given the position after a battle fought now.
func (g Game) chanceAfter(s, after *hex.State, seat game.Seat, m *measure) float64 {
	seats, mode := g.Seats(), g.Mode()
	var strength [game.MaxSeats]float64
	strengths(s, after, &strength, m)
	// The seats of a side count together; of several enemies the best counts most.
	own, enemy, enemies := 0.0, 0.0, 0.0
	top := math.Inf(-1)
	for i, info := range seats {
		switch {
		case s.Dead(game.Seat(i)):
		case info.Side == seats[seat].Side:
			own += strength[i] / float64(members(seats, info.Side))
		case mode == hex.OneAgainstTwo || mode == hex.Teams || mode == hex.Duel || mode == hex.Puzzle:
			enemy += strength[i] / float64(members(seats, info.Side))
		default:
			enemies++
			enemy += strength[i]
			top = max(top, strength[i])
		}
	}
	even := 0.0
	if enemies > 0 {
		enemy = float64(0.5*top) + float64(0.5*enemy/enemies)
		even = math.Log(enemies) // so that even play gives each the same share
	}
	left := 0
	for i := range seats {
		left += int(s.Pile[i].N)
	}
	scale := m.scale + float64(m.scaleLeft*float64(left)/float64(len(seats)))
	return 1 / (1 + math.Exp((enemy-own)/scale+even))
}

func members(seats []game.SeatInfo, side uint8) (n int) {
	for _, info := range seats {
		if info.Side == side {
			n++
		}
	}
	return n
}

// strengths sets out to what each seat has, in points of an HQ.
func strengths(s, after *hex.State, out *[game.MaxSeats]float64, m *measure) {
	score := s.Game().Mode() == hex.Score
	for i := range s.Game().Seats() {
		seat := game.Seat(i)
		if s.Dead(seat) {
			continue
		}
		change := float64(after.Points[i]) - float64(s.Points[i])
		// See values.of for the conversions.
		out[i] = float64(s.Points[i]) + float64(m.change*change) +
			float64(m.before*standingWorth(s, seat, m)) + float64(m.after*standingWorth(after, seat, m))
		if !score && after.Points[i] == 0 {
			out[i] -= m.fallen
		}
		for _, t := range s.Hand[i].Tiles() {
			out[i] += float64(m.after * float64(m.hand[t.Kind()]))
		}
	}
}

// standingWorth returns what a seat's units on the board are worth.
func standingWorth(s *hex.State, seat game.Seat, m *measure) (sum float64) {
	for rest := s.Of[seat]; rest != 0; {
		c := &s.Cells[rest.Pop()]
		w := m.worth[c.Tile.Kind()]
		if c.Wounds > 0 {
			w *= m.wounded
		}
		sum += float64(w)
	}
	return sum
}
