package state51

import (
	"slices"

	"onelongnight/game"
)

// Rules is the kind of game: 51st State in its box.
type Rules struct{ then *Data }

var _ interface {
	game.Kind
	game.Drawer
	game.Versioned
} = Rules{}

// Data returns the cards of these rules: the latest ones, or those of an earlier version.
func (r Rules) Data() *Data {
	if r.then != nil {
		return r.then
	}
	return current
}

func (Rules) Name() string { return "state51" }

func (r Rules) Version() int { return r.Data().Version }

// At returns the rules with the cards of a version, and whether there is such a version.
func (r Rules) At(version int) (game.Kind, bool) {
	d := r.Data().At(version)
	return Rules{d}, d != nil
}

// Game is the rules with a setup: which factions play and in which seats, and the version of the cards.
type Game struct {
	data     *Data
	factions []Faction
	seats    []game.SeatInfo
}

var _ interface {
	game.Game
	game.Roled
	game.ResultTeller
} = (*Game)(nil)

// Of returns the Game that g is or embeds. It returns false if g belongs to other rules.
func Of(g game.Game) (*Game, bool) { return game.Bare[*Game](g) }

// Bare implements [game.Bare].
func (g *Game) Bare() *Game { return g }

func (g *Game) Kind() game.Kind {
	if g.data == current {
		return Rules{}
	}
	return Rules{g.data}
}

// Data returns the cards of this game.
func (g *Game) Data() *Data { return g.data }

// Seats returns the seats a, b and so on, clockwise (1.6). Each is a side of its own.
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// Faction returns a seat's faction (3.1).
func (g *Game) Faction(seat game.Seat) Faction { return g.factions[seat] }

func (g *Game) Base(seat game.Seat) *Base { return &g.data.Bases[g.factions[seat]] }

// Roles returns the factions, in the order of the data.
func (g *Game) Roles() []string {
	ids := make([]string, FactionCount)
	for i := range ids {
		ids[i] = g.data.Bases[i].ID
	}
	return ids
}

// next returns the next seat clockwise.
func (g *Game) next(seat game.Seat) game.Seat {
	if int(seat)+1 == len(g.seats) {
		return 0
	}
	return seat + 1
}

func (g *Game) Blank() game.State { return &State{g: g} }

// New shuffles the deck and deals the hands (3.2).
func (g *Game) New(seed game.Seed) game.State {
	s := &State{g: g, rng: game.Rand{Seed: seed}}
	for c := Card(1); c <= CardCount; c++ {
		s.Deck.Push(c)
	}
	game.ShuffleBy(&s.rng, s.Deck.C[:s.Deck.N])
	for seat := range g.seats {
		for range 4 {
			s.Hand[seat].Push(s.Deck.Pop())
		}
	}
	s.Public.Round = 1
	p := play{State: s}
	p.beginRound()
	return s
}

// with returns the game of some factions, which must be valid.
func with(d *Data, factions []Faction) *Game {
	g := &Game{data: d, factions: slices.Clone(factions)}
	for i, f := range factions {
		g.seats = append(g.seats, game.SeatInfo{Name: seatNames[i], Side: uint8(i), Role: uint8(f)})
	}
	return g
}
