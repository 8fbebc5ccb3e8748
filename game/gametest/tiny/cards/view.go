package cards

import (
	"encoding/json"
	"errors"
	"strings"

	"onelongnight/game"
)

// View is a position without the places of cards in other hands and in the deck.
type View struct {
	Public
	seat  game.Seat
	hands [mostSeats]uint8 // how many cards each hand has
}

// View returns a position as a seat sees it.
func (s *State) View(seat game.Seat) game.View {
	v := &View{Public: s.Public, seat: seat}
	for c, p := range s.at {
		if p >= firstHand && p < firstTable {
			v.hands[p-firstHand]++
		}
		if p == deck || p >= firstHand && p < firstTable && p != hand(seat) {
			v.at[c] = hidden
		}
	}
	return v
}

// Seat returns the seat whose view this is.
func (v *View) Seat() game.Seat { return v.seat }

// Own returns the cards in the seat's hand.
func (v *View) Own() []int { return v.in(hand(v.seat)) }

// Table returns the cards that a seat has played.
func (v *View) Table(seat game.Seat) []int { return v.in(table(seat)) }

// Hand returns how many cards a seat holds.
func (v *View) Hand(seat game.Seat) int { return int(v.hands[seat]) }

// Deck returns how many cards lie in the deck.
func (v *View) Deck() int {
	n := v.game.cards()
	for i := range v.game.seats {
		n -= v.Hand(game.Seat(i)) + len(v.Table(game.Seat(i)))
	}
	return n
}

// Turn returns whose turn it is, NoSeat at the end.
func (v *View) Turn() game.Seat {
	if v.over {
		return game.NoSeat
	}
	return v.turn
}

func (v *View) in(p place) (list []int) {
	for c, at := range v.at {
		if at == p {
			list = append(list, c+1)
		}
	}
	return list
}

// Sample deals the hidden cards at random.
func (v *View) Sample(rng *game.Stream, into game.State) {
	s := into.(*State)
	*s = State{Public: v.Public, rand: game.Rand{Seed: rng.Seed()}}
	var pool [mostCards]uint8
	n := 0
	for c, p := range v.at {
		if p == hidden {
			pool[n] = uint8(c)
			s.at[c] = deck
			n++
		}
	}
	game.Shuffle(rng, pool[:n])
	for i := range v.game.seats {
		if game.Seat(i) == v.seat {
			continue
		}
		for range v.hands[i] {
			n--
			s.at[pool[n]] = hand(game.Seat(i))
		}
	}
}

type viewDocument struct {
	Setup   json.RawMessage  `json:"setup,omitempty"`
	Seat    game.Seat        `json:"seat"`
	Turn    game.Seat        `json:"turn"`
	At      [mostCards]place `json:"at"`
	Hands   [mostSeats]uint8 `json:"hands"`
	Swapped [mostSeats]bool  `json:"swapped"`
	Over    bool             `json:"over"`
	Quit    game.Seat        `json:"quit"`
}

// JSON returns the view in the referee's form.
func (v *View) JSON() []byte {
	b, _ := json.Marshal(viewDocument{v.game.written, v.seat, v.turn, v.at, v.hands, v.swapped, v.over, v.quit})
	return b
}

// Pack returns the same as JSON, which is short enough.
func (v *View) Pack() string { return string(v.JSON()) }

// Unpack reads what Pack wrote.
func (k Kind) Unpack(packed string) (game.Game, game.View, error) {
	var doc viewDocument
	if json.NewDecoder(strings.NewReader(packed)).Decode(&doc) != nil {
		return nil, nil, errors.New("this is no view of tiny cards")
	}
	opened, err := k.Open(doc.Setup)
	if err != nil {
		return nil, nil, err
	}
	g := opened.(*Game)
	if int(doc.Seat) >= len(g.seats) || int(doc.Turn) >= len(g.seats) {
		return nil, nil, errors.New("this is no view of tiny cards")
	}
	return g, &View{Public{g, doc.At, doc.Turn, doc.Swapped, doc.Over, doc.Quit}, doc.Seat, doc.Hands}, nil
}
