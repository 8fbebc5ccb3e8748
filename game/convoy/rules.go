package convoy

import "onelongnight/game"

// Rules is The Convoy as a game of the table.
type Rules struct{}

// Name is the game's name in protocol and saves.
func (Rules) Name() string { return "convoy" }

// Version is that of the card and city data.
func (Rules) Version() int { return dataVersion }

// Seats are the two sides.
func (Rules) Seats() []string { return seatNames }

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

// Blank is a state to copy or sample into.
func (Rules) Blank() game.State { return blank() }

func blank() *State {
	return &State{Public: Public{Active: ZiggyOne, Winner: game.NoSeat}}
}

// cardSheet and citySheet are the protocol's form of the data.
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

// Sheet lists the cards and the cities.
func (Rules) Sheet() map[string]any {
	var deck []cardSheet
	for _, c := range inIDOrder {
		deck = append(deck, cardSheet{ID: c.ID(), Side: seatName(c.Side()), Kind: c.Kind().String(), Strength: cards[c].Strength})
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
