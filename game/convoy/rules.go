package convoy

import (
	"encoding/json"

	"onelongnight/game"
)

// Rules is The Convoy. It is both a game.Kind and a game.Game, as there is nothing to set up.
type Rules struct{}

var _ interface {
	game.Kind
	game.Game
	game.Roled
} = Rules{}

func (Rules) Name() string { return "convoy" }

func (Rules) Version() int { return version }

// Open accepts no setup but the empty one.
func (r Rules) Open(setup []byte) (game.Game, error) {
	if setup == nil {
		return r, nil
	}
	var given map[string]json.RawMessage
	if err := json.Unmarshal(setup, &given); err != nil || len(given) > 0 {
		return nil, &game.LoadError{Code: "setup", Text: "The Convoy is always set up in the same way: its setup is {}"}
	}
	return r, nil
}

func (r Rules) Kind() game.Kind { return r }

func (Rules) Setup() []byte { return nil }

var seats = []game.SeatInfo{Moloch: {Name: "moloch", Side: 0, Role: 0}, Outpost: {Name: "outpost", Side: 1, Role: 1}}

func (Rules) Seats() []game.SeatInfo { return seats }

var roles = []string{Moloch: "moloch", Outpost: "outpost"}

// Roles returns the two sides, each of which has a net of its own.
func (Rules) Roles() []string { return roles }

// New shuffles both decks and deals the first hands (3.1).
func (Rules) New(seed game.Seed) game.State {
	s := blank()
	s.Rand = game.Rand{Seed: seed}
	p := play{State: s}
	for side := range s.Deck {
		for _, c := range ofSide[side] {
			s.Deck[side].push(c)
		}
		p.deal(game.Seat(side))
	}
	return s
}

func (Rules) Blank() game.State { return blank() }

func blank() *State {
	return &State{Public: Public{Active: ZiggyOne, Winner: game.NoSeat}}
}

// cardSheet and citySheet are the data as the protocol writes them.
type cardSheet struct {
	ID       string `json:"id"`
	Side     string `json:"side"`
	Kind     string `json:"kind"`
	Strength int8   `json:"strength"` // 0 for cards that have none
}

type citySheet struct {
	ID        string   `json:"id"`
	Moloch    uint8    `json:"moloch"`
	Outpost   uint8    `json:"outpost"`
	Districts []string `json:"districts"`
}

// Sheet returns the lists of cards and cities.
func (Rules) Sheet() map[string]any {
	var deck []cardSheet
	for _, c := range inIDOrder {
		deck = append(deck, cardSheet{ID: c.ID(), Side: seatName(c.Side()), Kind: c.Kind().String(),
			Strength: cards[c].Strength})
	}
	var road []citySheet
	for c := ZiggyOne; c <= NewYork; c++ {
		city := citySheet{ID: c.ID(), Moloch: cities[c].Positions[Moloch], Outpost: cities[c].Positions[Outpost]}
		for _, b := range cities[c].Districts {
			city.Districts = append(city.Districts, b.String())
		}
		road = append(road, city)
	}
	return map[string]any{"cards": deck, "cities": road}
}
