package think

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// clock is how far a game has come, as the worth of a fact depends on it.
type clock struct {
	left float64 // rounds to come; this one counts in part
	gap  float64 // how far the ship is beyond the reach of everybody, 0 to 1
}

// farGap is the gap to the ship, in edges, that counts as 1.
const farGap = 10

// clock returns how far a game has come.
func (g Game) clock(s *aurora.State) (k clock) {
	if s.Reached() && s.Phase > aurora.PhaseRest {
		return k // this round is the last
	}
	k.left = float64(aurora.LastRound - s.Round())
	ship := s.AuroraSpace()
	if s.Phase <= aurora.PhaseRest {
		k.left += 0.6 // most of a round is still to come
	} else if next := s.Number + 1; next < uint8(len(g.Route().White)) {
		// Most have driven or will soon: what counts is where the ship will lie in the next round.
		if ship = g.Route().White[next]; s.OnRed {
			ship = g.Route().Red[next]
		}
	}
	nearest := int(ship)
	for i := range g.Seats() {
		if seat := game.Seat(i); seat != g.Automa() && s.Convoys[i].In {
			nearest = min(nearest, int(ship)-int(s.Convoys[i].Space)-s.Reach(seat))
		}
	}
	if g.Automa() != game.NoSeat {
		nearest = min(nearest, int(ship)-int(s.Automa.Space)-itsReach-int(s.Automa.Goods[aurora.Fuel]))
	}
	k.gap = float64(min(max(0, nearest), farGap)) / farGap
	return k
}

// itsReach is about how many edges the Automa drives without fuel.
const itsReach = 3

// A difference between two seats matters more, the fewer rounds are to come: worth is divided by heat and, for each
// round to come, heatLeft more.
const (
	heat     = 2.2
	heatLeft = 0.8
)

// FactNames lists the names of the numbers that a judgement goes by, in kebab-case. There are three for each fact: what
// it is worth, how much more with more rounds to come ("-later"), and how much more with the ship out of reach
// ("-far").
var FactNames = func() (names []string) {
	for _, name := range factNames {
		names = append(names, name, name+"-later", name+"-far")
	}
	return names
}()

// NumberCount is how many numbers a judgement goes by.
const NumberCount = 3 * factCount

// Facts sets x to what the numbers are multiplied by for a seat that is in the game. The seat's chance is in proportion
// to e to the power of the sum.
func (g Game) Facts(state game.State, seat game.Seat, x []float64) {
	s := state.(*aurora.State)
	k := g.clock(s)
	var f facts
	g.seen(s, seat, &f)
	unit := 1 / (heat + float64(heatLeft*k.left))
	for i, v := range f {
		v *= unit
		x[3*i], x[3*i+1], x[3*i+2] = v, v*(k.left-2.6)/2, v*k.gap
	}
}

// weights holds the numbers of a judgement: three for each fact.
type weights [NumberCount]float64

// Judge returns a seat's estimated chance to win, from what is known of each convoy and of the Automa. Of the others'
// objects it uses only the number.
func (g Game) Judge(s game.State, seat game.Seat) float64 {
	if g.Automa() != game.NoSeat {
		return g.judged(s.(*aurora.State), seat, &solo)
	}
	return g.judged(s.(*aurora.State), seat, &found)
}

// decided returns a seat's chance if nothing can change it: the game is over, or the seat is out.
func (g Game) decided(s *aurora.State, seat game.Seat) (chance float64, ok bool) {
	if r := s.Result(); r.Over {
		return r.Worth(g.Seats(), seat), true
	}
	return 0, seat != g.Automa() && !s.Convoys[seat].In
}

func (g Game) judged(s *aurora.State, seat game.Seat, w *weights) float64 {
	if chance, ok := g.decided(s, seat); ok {
		return chance
	}
	k := g.clock(s)
	now := w.at(&k)
	mine := g.worth(s, seat, &k, &now, w == &solo)
	sum := 0.0
	for i := range g.Seats() {
		other := game.Seat(i)
		switch {
		case other == seat:
			sum++
		case other == g.Automa() || s.Convoys[i].In:
			sum += math.Exp(g.worth(s, other, &k, &now, w == &solo) - mine)
		}
	}
	return 1 / sum
}

// ease returns how much less the Automa is worth than its numbers say: these were found on both routes together, and
// Beta helps people more than the Automa, which takes no bonuses (15.5). Fitted to 1,500 games of versions before 5.
// Since then the Automa begins with more there, and 40 games of the fifth level ask for no ease (0.1, in games of the
// third level -1.1).
func (g Game) ease() float64 {
	const onBeta = 0.75
	if g.Beta() && g.Route().Fame == 0 {
		return onBeta
	}
	return 0
}

// at returns what each fact is worth at a time of the game.
func (w *weights) at(k *clock) (now facts) {
	later := (k.left - 2.6) / 2
	for i := range now {
		now[i] = w[3*i] + float64(later*w[3*i+1]) + float64(k.gap*w[3*i+2])
	}
	return now
}

// worth returns what a seat has is worth, from what each fact is worth now. Alone says that it is a solo game.
func (g Game) worth(s *aurora.State, seat game.Seat, k *clock, now *facts, alone bool) (sum float64) {
	var f facts
	g.seen(s, seat, &f)
	for i, v := range f {
		if v != 0 {
			sum += float64(v * now[i])
		}
	}
	sum /= heat + float64(heatLeft*k.left)
	if alone && seat == g.Automa() {
		sum -= g.ease()
	}
	return sum
}
