// Package tiles is a tiny board game for tests, whose tiles are turned. Two to four players place tiles with an arrow
// in turn on the nine squares of a board: first the tile, then its rotation. The arrow takes the tile of another player
// to which it points. When there is no room for another round, whoever owns the most tiles wins; several may.
//
// Nothing is hidden. Placing a tile and turning it are two moves, one after the other.
package tiles

import (
	"encoding/json"
	"fmt"

	"onelongnight/game"
)

const (
	size     = 3
	squares  = size * size
	mostSeat = game.MaxSeats
	// turns is the number of rotations of a tile: up, right, down, left.
	turns = 4
)

// Kind is the game in its box.
type Kind struct{}

// Game is the game for a number of players.
type Game struct {
	seats []game.SeatInfo
	setup []byte
}

var names = [mostSeat]string{"red", "blue", "green", "white"}

var opened = func() (all [mostSeat + 1]*Game) {
	for n := 2; n <= mostSeat; n++ {
		g := &Game{}
		for i := range n {
			g.seats = append(g.seats, game.SeatInfo{Name: names[i], Side: uint8(i), Role: uint8(i)})
		}
		if n > 2 {
			g.setup = fmt.Appendf(nil, `{"seats":%d}`, n)
		}
		all[n] = g
	}
	return all
}()

// Setups returns all setups, the default first.
func Setups() [][]byte { return [][]byte{nil, opened[3].setup, opened[4].setup} }

// Name, Version and Open implement game.Kind, as do Load and Unpack.
func (Kind) Name() string { return "tiny-tiles" }

// Sheet returns nothing, since the game has no data.
func (Kind) Sheet() map[string]any { return nil }

// Version returns the version of the rules.
func (Kind) Version() int { return 1 }

// Open takes {"seats":3}; two are the default.
func (Kind) Open(text []byte) (game.Game, error) {
	given := map[string]int{}
	if text != nil && json.Unmarshal(text, &given) != nil {
		return nil, &game.LoadError{Code: "setup", Text: "the setup is not readable"}
	}
	n, named := given["seats"]
	if !named {
		n = 2
	}
	if len(given) > 1 || len(given) == 1 && !named || n < 2 || n > mostSeat {
		return nil, &game.LoadError{Code: "setup", Text: "the setup has seats, 2 to 4, and nothing else"}
	}
	return opened[n], nil
}

// Kind, Setup, Seats and the others implement game.Game.
func (*Game) Kind() game.Kind { return Kind{} }

// Setup returns nil for two players.
func (g *Game) Setup() []byte { return g.setup }

// Seats returns the players.
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// New begins with an empty board.
func (g *Game) New(game.Seed) game.State {
	s := &State{game: g, left: uint8(squares / len(g.seats) * len(g.seats))}
	for i := range s.owner {
		s.owner[i] = game.NoSeat
	}
	return s
}

// Blank returns a state to copy into.
func (g *Game) Blank() game.State { return &State{game: g} }

// Moves: 1 to 9 place a tile, those from turnFirst on turn it.
const turnFirst = 10

// Square returns the square of a move that places a tile, 0 for others.
func Square(m game.Move) int {
	if m < turnFirst {
		return int(m)
	}
	return 0
}

// Rotation returns the rotation that a move gives to a tile.
func Rotation(m game.Move) int { return int(m) - turnFirst }

// MoveText returns "place b2" or "turn 3".
func (*Game) MoveText(m game.Move) string {
	if m >= turnFirst {
		return fmt.Sprint("turn ", uint32(m-turnFirst))
	}
	return "place " + SquareName(int(m))
}

// SquareName returns the name of a square, counted from 1 by rows: a1 to c3.
func SquareName(n int) string {
	return string([]byte{'a' + byte((n-1)%size), '1' + byte((n-1)/size)})
}

// ParseMove reads what MoveText wrote.
func (g *Game) ParseMove(text string) (game.Move, error) {
	for m := game.Move(1); m < turnFirst+turns; m++ {
		if g.MoveText(m) == text {
			return m, nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}

// told is an event as the referee tells it.
type told struct {
	Type   string `json:"type"`
	Seat   string `json:"seat,omitempty"`
	Square string `json:"square,omitempty"`
	Turn   int    `json:"turn,omitempty"`
}

// Tell returns an event for the referee.
func (g *Game) Tell(event game.Event) any {
	t := told{Type: event.Name(), Seat: game.SeatName(g, event.Who())}
	switch e := event.(type) {
	case Placed:
		t.Square = SquareName(e.Square)
	case Turned:
		t.Square, t.Turn = SquareName(e.Square), e.Turn
	case Taken:
		t.Square = SquareName(e.Square)
	}
	return t
}

// Reasons returns the closed list of reasons for a refusal.
func Reasons() []string {
	return []string{game.ReasonOver, game.ReasonUnknownMove, "occupied", "wrong-moment"}
}

// EveryMove returns every move that can be written down, and some that cannot.
func EveryMove() (list []game.Move) {
	for m := range game.Move(turnFirst + turns + 3) {
		list = append(list, m)
	}
	return list
}
