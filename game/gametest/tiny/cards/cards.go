// Package cards is a tiny card game for tests, with all that a card game may have. One to four players hold two of a
// few cards each; the others lie in the deck. In turn, a player plays a card face up or, once in a game, swaps one for
// an unknown card of the deck. When all cards are played, the highest sum wins.
//
// Two or four players may form two teams, whose sums are added. A single player meets the house, a scripted seat, which
// plays a card after each of the player's turns: its lowest one, face up.
package cards

import (
	"encoding/json"
	"fmt"
	"slices"

	"onelongnight/game"
)

// Kind is the game in its box.
type Kind struct{}

// Game is the game for a number of players.
type Game struct {
	setup   setup
	seats   []game.SeatInfo
	written []byte
}

type setup struct {
	Players int  `json:"players"`
	Teams   bool `json:"teams,omitempty"`
}

const (
	mostCards = 2*game.MaxSeats + 3
	mostSeats = game.MaxSeats
)

var names = [mostSeats]string{"first", "second", "third", "fourth"}

// opened has a game for every setup; they never change.
var opened = func() (all []*Game) {
	for _, s := range []setup{{Players: 2}, {Players: 1}, {Players: 3}, {Players: 4}, {Players: 4, Teams: true}} {
		g := &Game{setup: s}
		for i := range s.Players {
			side := i
			if s.Teams {
				side = i % 2
			}
			g.seats = append(g.seats, game.SeatInfo{Name: names[i], Side: uint8(side)})
		}
		if s.Players == 1 {
			g.seats = append(g.seats, game.SeatInfo{Name: "house", Side: 1, Scripted: true})
		}
		if s.Players != 2 {
			g.written, _ = json.Marshal(s)
		}
		all = append(all, g)
	}
	return all
}()

// Setups returns all setups, the default first.
func Setups() (list [][]byte) {
	for _, g := range opened {
		list = append(list, g.Setup())
	}
	return list
}

// Name, Version and Open implement game.Kind, as do Load and Unpack.
func (Kind) Name() string { return "tiny-cards" }

// Version returns the version of the rules.
func (Kind) Version() int { return 1 }

// Open takes {"players":3} or {"players":4,"teams":true}; two are the default.
func (Kind) Open(text []byte) (game.Game, error) {
	want := setup{Players: 2}
	if text != nil {
		var given map[string]any
		if json.Unmarshal(text, &given) != nil || json.Unmarshal(text, &want) != nil {
			return nil, &game.LoadError{Code: "setup", Text: "the setup is not readable"}
		}
		delete(given, "players")
		delete(given, "teams")
		if len(given) > 0 {
			return nil, &game.LoadError{Code: "setup", Text: "the setup has players and teams, nothing else"}
		}
	}
	for _, g := range opened {
		if g.setup == want {
			return g, nil
		}
	}
	return nil, &game.LoadError{Code: "setup", Text: fmt.Sprintf("%d players, teams %v: so it cannot be played",
		want.Players, want.Teams)}
}

var setups = []string{"two", "alone", "three", "four", "teams"}

// Choices returns a single choice, of the setup.
func (Kind) Choices() []game.SetupChoice { return []game.SetupChoice{{Name: "setup", Options: setups}} }

// Arrange returns the setup that was picked.
func (Kind) Arrange(pick func(string) string, _ game.Seed) ([]byte, game.Seat) {
	return opened[max(slices.Index(setups, pick("setup")), 0)].Setup(), game.NoSeat
}

// Sheet returns the data of the game.
func (Kind) Sheet() map[string]any { return map[string]any{"cards": mostCards} }

// Kind, Setup, Seats and the others implement game.Game.
func (*Game) Kind() game.Kind { return Kind{} }

// Setup returns nil for two players.
func (g *Game) Setup() []byte { return g.written }

// Seats returns the players, and the house if there is a single player.
func (g *Game) Seats() []game.SeatInfo { return g.seats }

// cards returns how many cards are in the game; card i counts i+1.
func (g *Game) cards() int { return 2*len(g.seats) + 3 }

// New deals two cards to each seat.
func (g *Game) New(seed game.Seed) game.State {
	s := &State{Public: Public{game: g}, rand: game.Rand{Seed: seed}}
	var order [mostCards]uint8
	for i := range order {
		order[i] = uint8(i)
	}
	pile := order[:g.cards()]
	game.ShuffleBy(&s.rand, pile)
	for i, c := range pile {
		s.at[c] = deck
		if i < 2*len(g.seats) {
			s.at[c] = hand(game.Seat(i / 2))
		}
	}
	return s
}

// Blank returns a state to copy into.
func (g *Game) Blank() game.State { return &State{Public: Public{game: g}} }

// Moves: a number below swapFirst plays that card, from swapFirst on it swaps one.
const swapFirst = 100

// MoveText returns "play 3" or "swap 3".
func (*Game) MoveText(m game.Move) string {
	if m >= swapFirst {
		return fmt.Sprint("swap ", uint32(m-swapFirst))
	}
	return fmt.Sprint("play ", uint32(m))
}

// ParseMove reads what MoveText wrote.
func (*Game) ParseMove(text string) (game.Move, error) {
	var word string
	var n game.Move
	if _, err := fmt.Sscanf(text, "%s %d", &word, &n); err != nil || n < 1 || n > mostCards || word != "play" &&
		word != "swap" {
		return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
	}
	if word == "swap" {
		n += swapFirst
	}
	return n, nil
}

// Card returns the card that a move plays or swaps.
func Card(m game.Move) int { return int(m % swapFirst) }

// Swaps reports whether a move swaps its card.
func Swaps(m game.Move) bool { return m >= swapFirst }

// told is an event as the referee tells it.
type told struct {
	Type string `json:"type"`
	Seat string `json:"seat,omitempty"`
	Card int    `json:"card,omitempty"`
}

// Tell returns an event for the referee.
func (g *Game) Tell(event game.Event) any {
	t := told{Type: event.Name(), Seat: game.SeatName(g, event.Who())}
	switch e := event.(type) {
	case Played:
		t.Card = e.Card
	case Swapped:
		t.Card = e.Card
	}
	return t
}

// TellResult adds everybody's sum, and the list of those who have won.
func (g *Game) TellResult(s game.State) map[string]any {
	r := s.Result()
	winners, scores := []string{}, []int16{}
	for i, info := range g.seats {
		if r.Won(game.Seat(i)) {
			winners = append(winners, info.Name)
		}
		scores = append(scores, r.Score[i])
	}
	return map[string]any{"winners": winners, "scores": scores}
}

// Reasons returns the closed list of reasons for a refusal.
func Reasons() []string {
	return []string{game.ReasonOver, game.ReasonUnknownMove, "not-in-hand", "swapped"}
}

// EveryMove returns every move that can be written down, and some that cannot.
func EveryMove() (list []game.Move) {
	for m := range game.Move(mostCards + 2) {
		list = append(list, m, m+swapFirst)
	}
	return list
}

// Census counts the cards of a position.
func Census(position []byte) map[string]int {
	var doc document
	if json.Unmarshal(position, &doc) != nil {
		return nil
	}
	count := map[string]int{}
	for _, list := range slices.Concat([][]int{doc.Deck}, doc.Hands, doc.Table) {
		for _, c := range list {
			count[fmt.Sprint(c)]++
		}
	}
	return count
}
