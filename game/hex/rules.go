package hex

import "onelongnight/game"

// Rules is the kind of game: Neuroshima Hex in its box.
type Rules struct{}

var _ interface {
	game.Kind
} = Rules{}

// version numbers rules and data.
const version = 1

func (Rules) Name() string { return "hex" }

func (Rules) Version() int { return version }

// seatSet has bit n for seat n.
type seatSet uint8

func (s seatSet) has(seat game.Seat) bool { return s>>seat&1 != 0 }

// Game is the rules with a setup: who leads which army, in which mode.
type Game struct {
	mode           Mode
	tactical       bool // 10.1
	reinforcements bool // 10.2
	armies         []Army
	seats          []game.SeatInfo
	cycle          []uint8
	seatOf         [ArmyCount]game.Seat // NoSeat for armies that do not play

	// Sets of seats, by seat. They differ because of Moloch (9.5).
	team [game.MaxSeats]seatSet // itself and its partners (6.1)
	foes [game.MaxSeats]seatSet // enemies for effects, Sniper and Grenade
	nets [game.MaxSeats]seatSet // enemies for nets and pushes
	aims [game.MaxSeats]seatSet // enemies for attacks, at which shots stop
}

var _ interface {
	game.Game
	game.Roled
	game.Knockout
} = (*Game)(nil)

// Of returns the Game that g is or embeds; false if g belongs to other rules.
func Of(g game.Game) (*Game, bool) { return game.Bare[*Game](g) }

// Bare implements [game.Bare].
func (g *Game) Bare() *Game { return g }

// bind works out what follows from armies and mode.
func (g *Game) bind() {
	g.cycle = g.mode.cycle(len(g.armies))
	for a := range g.seatOf {
		g.seatOf[a] = game.NoSeat
	}
	for i, a := range g.armies {
		g.seatOf[a] = game.Seat(i)
		g.seats = append(g.seats, game.SeatInfo{Name: a.String(), Side: g.mode.side(i), Role: uint8(a)})
	}
	for i, a := range g.armies {
		for j, b := range g.armies {
			other := seatSet(1) << j
			if g.mode.side(i) != g.mode.side(j) {
				g.foes[i] |= other
				g.nets[i] |= other
				g.aims[i] |= other
				continue
			}
			g.team[i] |= other
			if i != j && (a == Moloch || b == Moloch) {
				g.nets[i] |= other
			}
			if i != j && a == Moloch {
				g.aims[i] |= other
			}
		}
	}
}

func (g *Game) Kind() game.Kind { return Rules{} }

// Seats returns the armies in the order of play (2.1).
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// Out reports whether a seat's army is dead (9.1).
func (*Game) Out(s game.State, seat game.Seat) bool { return s.(*State).Dead(seat) }

func (g *Game) Mode() Mode { return g.mode }

// Roles returns the armies, in the order of their ids.
func (g *Game) Roles() []string { return armyIDs[:] }

// Friends reports whether two seats are on one team (2.2).
func (g *Game) Friends(a, b game.Seat) bool { return g.team[a].has(b) }

func (g *Game) seat(t Tile) game.Seat { return g.seatOf[t.Army()] }

// TurnOf returns the seat of turn n, counted from 1 (2.4).
func (g *Game) TurnOf(n int) game.Seat { return game.Seat(g.cycle[(n-1)%len(g.cycle)]) }

// HandSize returns the number of tiles that a hand is filled up to in a turn (3.1, 10.1, 10.2).
func (g *Game) HandSize(turn int) int {
	switch {
	case g.tactical && turn == 1:
		return 3
	case g.reinforcements && (turn >= 3 || g.tactical && turn == 2):
		return 6
	case g.tactical:
		return 3
	}
	return min(turn, 3)
}

// plays returns how many tiles may be played in a turn (10.1, 10.2); false if there is no limit.
func (g *Game) plays(turn int) (int, bool) {
	switch {
	case g.tactical && turn == 1:
		return 1, true
	case g.reinforcements:
		return 2, true
	}
	return 0, false
}

func (g *Game) Blank() game.State { return &State{g: g} }

// New shuffles the piles and asks for the first HQ (2.3).
func (g *Game) New(seed game.Seed) game.State {
	s := &State{g: g}
	rng := game.Rand{Seed: seed}
	for i, a := range g.armies {
		p := &s.Pile[i]
		for t := a.first(); t < a.first()+ArmyTiles; t++ {
			if !t.Is(Headquarters) {
				p.push(t)
			}
		}
		game.ShuffleBy(&rng, p.T[:p.N])
		s.Points[i] = g.mode.Points(i)
	}
	p := play{State: s}
	p.askHQ()
	return s
}
