package hex

import (
	"math"

	"onelongnight/game"
)

// measure is what a judgement goes by, in points of an HQ.
type measure struct {
	change    float64 // of what a battle now would change in HQ points
	after     float64 // of what stands after it, and of the tiles in hand
	before    float64 // of what stands now
	fallen    float64 // an HQ that would fall
	wounded   float32 // of a unit's worth, once it has a wound
	worth     [KindCount]float32
	hand      [KindCount]float32
	scale     float64 // so many points ahead at the end make a chance of 73 % in a game of two sides
	scaleLeft float64 // and so many more for every tile that an army has still to draw
}

// values is what a tile on the board is worth by what it shows: what its sides could do, if they had somebody to do it to.
type values struct {
	base, melee, ranged, gauss, armor, net float32 // a tile, and each side of it
	never, sooner, twice                   float32 // what its attacks count for: without initiative, for each phase of it, for another strike
	tough, mobile, module                  float32 // each wound more than one that it takes, and what else it is
	hand                                   float32 // of its worth, while it is in hand
	instant                                [AirStrike + 1]float32
}

// of adds up what a tile shows. The conversions keep processors from joining steps, so that all machines judge alike.
func (v *values) of(d *Data) float32 {
	reach := float32(0)
	for side := range DirCount {
		reach += float32(v.melee*float32(d.Face.Melee[side])) + float32(v.ranged*float32(d.Face.Ranged[side]))
		reach += float32(v.gauss*float32(d.Face.Gauss>>side&1)) + float32(v.armor*float32(d.Face.Armor>>side&1))
	}
	if n := len(d.Initiative); n > 0 {
		reach *= v.never + float32(v.sooner*float32(d.Initiative[0])) + float32(v.twice*float32(n-1))
	}
	for side := range DirCount {
		reach += float32(v.net * float32(d.Face.Net>>side&1))
	}
	worth := v.base + reach + float32(v.tough*max(0, float32(d.HP)-1))
	if d.Mobile {
		worth += v.mobile
	}
	if d.Class == Module {
		worth += v.module
	}
	return worth
}

// fill works out what every kind of tile is worth.
func (m *measure) fill(v *values) {
	for k := range kinds {
		switch d := &kinds[k]; d.Class {
		case Headquarters:
		case Instant:
			m.hand[k] = v.instant[d.Action]
		default:
			m.worth[k] = v.of(d)
			m.hand[k] = v.hand * m.worth[k]
		}
	}
}

var (
	// judged is what Judge goes by: what was guessed first, but for the scale, which is fitted to how 1,200 duels between players of level 4
	// ended, from 28,010 positions on the way.
	judged measure
	// first is what the judgement went by before anything was fitted: the greedy yardstick still does (Glance), and a Forecast asks it
	// whom Medics save.
	first measure
	// quick is what JudgeQuickly goes by. Its numbers were found by play: greedy players that differ in nothing else met in thousands of
	// duels, and the numbers went to where more were won (package bot/tune).
	quick measure
)

func init() { // once the tiles are known
	n, err := ReadNumbers(quickText)
	if err != nil {
		panic(err) // the file is ours, and a test reads it
	}
	judged, first, quick = Guessed.measure(2.2, 0.116), Guessed.measure(5, 0), n.measure(1.83, 0.12)
}

var _ interface {
	game.QuickJudge
	game.Knockout
} = (*Game)(nil)

// Out tells whether a seat's army is dead (9.1).
func (*Game) Out(s game.State, seat game.Seat) bool { return s.(*State).out(seat) }

// Judge estimates a seat's chance to win by the points, by what a battle fought
// now would do, and by what is on the board and in hand.
func (g *Game) Judge(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*State), seat, &judged)
}

// JudgeQuickly is Judge as it makes the best game for a player that sees one action ahead.
func (g *Game) JudgeQuickly(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*State), seat, &quick)
}

// Glance is Judge as it was first.
func (g *Game) Glance(s game.State, seat game.Seat) float64 {
	return g.chance(s.(*State), seat, &first)
}

// chance is what a measure makes of a position for a seat.
func (g *Game) chance(s *State, seat game.Seat, m *measure) float64 {
	if r := s.Result(); r.Over {
		return r.Worth(g.seats, seat)
	}
	if s.out(seat) && g.mode == Deathmatch {
		return 0
	}
	var strength [game.MaxSeats]float64
	s.strengths(&strength, m)
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
	even := 0.0
	if enemies > 0 {
		enemy = float64(0.5*top) + float64(0.5*enemy/enemies)
		even = math.Log(enemies) // even play gives each the same share
	}
	left := 0
	for i := range g.seats {
		left += int(s.Pile[i].N)
	}
	scale := m.scale + float64(m.scaleLeft*float64(left)/float64(len(g.seats)))
	return 1 / (1 + math.Exp((enemy-own)/scale+even))
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
func (s *State) strengths(out *[game.MaxSeats]float64, m *measure) {
	var after State
	s.Forecast(&after, nil)
	for i := range s.g.seats {
		seat := game.Seat(i)
		if s.out(seat) {
			continue
		}
		change := float64(after.Points[i]) - float64(s.Points[i])
		// See values.of for the conversions.
		out[i] = float64(s.Points[i]) + float64(m.change*change) + float64(m.before*s.standingWorth(seat, m)) + float64(m.after*after.standingWorth(seat, m))
		if s.g.mode != Score && after.Points[i] == 0 {
			out[i] -= m.fallen
		}
		for _, t := range s.Hand[i].Tiles() {
			out[i] += float64(m.after * float64(m.hand[t.Kind()]))
		}
	}
}

// standingWorth is what a seat's units on the board are worth.
func (s *State) standingWorth(seat game.Seat, m *measure) (sum float64) {
	for rest := s.Of[seat]; rest != 0; {
		c := &s.Cells[rest.pop()]
		w := m.worth[c.Tile.Kind()]
		if c.Wounds > 0 {
			w *= m.wounded
		}
		sum += float64(w)
	}
	return sum
}
