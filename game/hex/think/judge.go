package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/hex"
)

// measure is what a judgement goes by, in points of an HQ.
type measure struct {
	change    float64 // of what a battle now would change in HQ points
	after     float64 // of what stands after it, and of the tiles in hand
	before    float64 // of what stands now
	fallen    float64 // an HQ that would fall
	wounded   float32 // of a unit's worth, once it has a wound
	worth     [hex.KindCount]float32
	hand      [hex.KindCount]float32
	scale     float64 // so many points ahead at the end make a chance of 73 % in a game of two sides
	scaleLeft float64 // and so many more for every tile that an army has still to draw
}

// values is what a tile on the board is worth by what it shows: what its sides could do, if they had somebody to do it
// to.
type values struct {
	base, melee, ranged, gauss, armor, net float32 // a tile, and each side of it
	// What its attacks count for: without initiative, for each phase of it, for another strike.
	never, sooner, twice  float32
	tough, mobile, module float32 // each wound more than one that it takes, and what else it is
	hand                  float32 // of its worth, while it is in hand
	instant               [hex.AirStrike + 1]float32
}

// of adds up what a tile shows. The conversions keep processors from joining steps, so that all machines judge alike.
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

// fill works out what every kind of tile is worth.
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
	// judged is what Judge goes by: what was guessed first, but for the scale, which is fitted to how 1,200 duels
	// between players of level 4 ended, from 28,010 positions on the way.
	judged measure
	// first is what the judgement went by before anything was fitted: the greedy yardstick still does (JudgeAtFirst),
	// and a Forecast asks it whom Medics save.
	first measure
	// quick is what JudgeQuickly goes by. Its numbers were found by play: greedy players that differ in nothing else
	// met in thousands of duels, and the numbers went to where more were won (train.Tuning).
	quick measure
)

func init() { // once the tiles are known
	n, err := ReadNumbers(quickText)
	if err != nil {
		panic(err) // the file is ours, and a test reads it
	}
	judged, first, quick = Guessed.measure(2.2, 0.116), Guessed.measure(5, 0), n.measure(1.83, 0.12)
}

// Worth is what a unit of a kind is worth on the board to who answers questions in a battle (Answer), in points of an
// HQ; 0 for HQs and instants.
func Worth(k hex.Kind) float32 { return first.worth[k] }

// Judge estimates a seat's chance to win by the points, by what a battle fought
// now would do, and by what is on the board and in hand.
func (g Game) Judge(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &judged)
}

// JudgeQuickly is Judge as it makes the best game for a player that sees one action ahead.
func (g Game) JudgeQuickly(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &quick)
}

// JudgeAtFirst is Judge as it was first.
func (g Game) JudgeAtFirst(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*hex.State), seat, &first)
}

// chance is what a measure makes of a position for a seat.
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

// chanceAfter is chance, given the board as a battle now would leave it.
func (g Game) chanceAfter(s, after *hex.State, seat game.Seat, m *measure) float64 {
	seats, mode := g.Seats(), g.Mode()
	var strength [game.MaxSeats]float64
	strengths(s, after, &strength, m)
	// A side is its seats together; of several enemies the best counts most.
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
		even = math.Log(enemies) // even play gives each the same share
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

// strengths is what each seat has, in points of an HQ.
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

// standingWorth is what a seat's units on the board are worth.
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
