// Package solo is a tiny game for tests, for one person, on a map larger than a window. A walker goes from place to
// place and gathers what lies there, while a hunter, a scripted seat, comes nearer. The walker wins by gathering enough
// in a number of steps without being caught; the score is what was gathered.
//
// The difficulty, which is chosen before the game, is how often the hunter steps.
package solo

import (
	"encoding/json"
	"fmt"

	"onelongnight/game"
)

// The map is a grid of places, numbered by rows from 0.
const (
	Columns = 16
	Rows    = 12
	places  = Columns * Rows
)

const (
	steps       = 24 // steps that the walker has
	goal        = 8  // points needed to win
	mostWorth   = 3  // points at a place
	walkerStart = 5*Columns + 4
	hunterStart = (Rows - 1) * Columns
)

// The seats.
const (
	Walker game.Seat = iota
	Hunter
)

// Kind is the game in its box.
type Kind struct{}

// Game is the game at one difficulty.
type Game struct {
	difficulty string
	pace       uint8 // number of steps of the hunter for every four of the walker
	written    []byte
}

// opened has the game at every difficulty, the easiest first; they never change.
var opened = [...]*Game{
	{difficulty: "calm", pace: 1},
	{difficulty: "rough", pace: 2, written: []byte(`{"difficulty":"rough"}`)},
	{difficulty: "storm", pace: 3, written: []byte(`{"difficulty":"storm"}`)},
}

// Setups returns all setups, the default first.
func Setups() [][]byte { return [][]byte{opened[0].written, opened[1].written, opened[2].written} }

// Name implements game.Kind, as do the other methods.
func (Kind) Name() string { return "tiny-solo" }

// Sheet returns nothing, since the game has no data.
func (Kind) Sheet() map[string]any { return nil }

// Version returns the version of the rules.
func (Kind) Version() int { return 1 }

// Open takes {"difficulty":"rough"}; calm is the default.
func (Kind) Open(text []byte) (game.Game, error) {
	given := map[string]string{"difficulty": opened[0].difficulty}
	if text != nil && json.Unmarshal(text, &given) != nil || len(given) > 1 {
		return nil, &game.LoadError{Code: "setup", Text: "the setup has a difficulty and nothing else"}
	}
	if g := at(given["difficulty"]); g != nil {
		return g, nil
	}
	return nil, &game.LoadError{Code: "setup", Text: "there is no difficulty " + given["difficulty"]}
}

// at returns the game at a difficulty, nil if there is no such difficulty.
func at(difficulty string) *Game {
	for _, g := range opened {
		if g.difficulty == difficulty {
			return g
		}
	}
	return nil
}

// Choices returns a single choice, of the difficulty.
func (Kind) Choices() []game.SetupChoice {
	return []game.SetupChoice{{Name: "difficulty", Options: []string{"calm", "rough", "storm"}, Hard: []int{1, 2, 3}}}
}

// Arrange returns the setup of the difficulty that was picked; the person is always the walker.
func (Kind) Arrange(pick func(string) string, _ game.Seed) ([]byte, game.Seat) {
	if g := at(pick("difficulty")); g != nil {
		return g.written, Walker
	}
	return nil, Walker
}

// Kind, Setup and the others implement game.Game.
func (*Game) Kind() game.Kind { return Kind{} }

// Setup returns nil for the default.
func (g *Game) Setup() []byte { return g.written }

// Grade implements game.Graded.
func (g *Game) Grade() string { return g.difficulty }

var seats = []game.SeatInfo{{Name: "walker"}, {Name: "hunter", Side: 1, Role: 1, Scripted: true}}

// Seats returns the walker and the hunter.
func (*Game) Seats() []game.SeatInfo { return seats }

// New scatters what can be gathered over a third of the places.
func (g *Game) New(seed game.Seed) game.State {
	s := &State{Public{game: g, Walker: walkerStart, Hunter: hunterStart, Left: steps}, game.Rand{Seed: seed}}
	for i := range s.Worth {
		s.Worth[i] = uint8(max(0, s.rand.Below(3*mostWorth)-2*mostWorth+1))
	}
	s.Worth[walkerStart] = 0
	return s
}

// Blank returns a state to copy into.
func (g *Game) Blank() game.State { return &State{Public: Public{game: g}} }

func moveTo(place int) game.Move { return game.Move(place + 1) }

// Place returns the number of the place that a move goes to.
func Place(m game.Move) int { return int(m) - 1 }

// PlaceName returns the name of a place: a1 to p12.
func PlaceName(place int) string {
	return fmt.Sprintf("%c%d", 'a'+rune(place%Columns), place/Columns+1)
}

// MoveText returns "go c4".
func (*Game) MoveText(m game.Move) string { return "go " + PlaceName(Place(m)) }

// ParseMove reads what MoveText wrote.
func (g *Game) ParseMove(text string) (game.Move, error) {
	for place := range places {
		if m := moveTo(place); g.MoveText(m) == text {
			return m, nil
		}
	}
	return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
}

// told is an event as the referee tells it.
type told struct {
	Type  string `json:"type"`
	Seat  string `json:"seat,omitempty"`
	Place string `json:"place,omitempty"`
	N     int    `json:"n,omitempty"`
}

// Tell returns an event for the referee.
func (g *Game) Tell(event game.Event) any {
	t := told{Type: event.Name(), Seat: game.SeatName(g, event.Who())}
	switch e := event.(type) {
	case Stepped:
		t.Place = PlaceName(e.To)
	case Gathered:
		t.Place, t.N = PlaceName(e.Place), e.N
	case Hunted:
		t.Place = PlaceName(e.To)
	}
	return t
}

// Judge estimates the chance to win from what is gathered and still can be, a little less if the hunter can reach the
// walker in time.
func (g *Game) Judge(state game.State, seat game.Seat) float64 {
	s := state.(*State)
	r := s.Result()
	if r.Over {
		return r.Worth(seats, seat)
	}
	ahead := float64(s.Points) + float64(s.Left)/3
	chance := ahead / (ahead + goal)
	if reach := int(s.Left) * int(g.pace) / 4; distance(s.Walker, s.Hunter) <= reach {
		chance *= 0.9
	}
	if seat == Hunter {
		return 1 - chance
	}
	return chance
}

// Reasons returns the closed list of reasons for a refusal.
func Reasons() []string { return []string{game.ReasonOver, game.ReasonUnknownMove, "too-far"} }

// EveryMove returns every move that can be written down, and some that cannot.
func EveryMove() (list []game.Move) {
	for m := range game.Move(places + 3) {
		list = append(list, m)
	}
	return list
}
