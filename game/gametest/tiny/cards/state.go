package cards

import (
	"encoding/json"

	"onelongnight/game"
)

// place is where a card is: not in the game, in the deck, in a hand, on the table, or, in a view, hidden.
type place uint8

const (
	nowhere place = iota
	deck
	hidden
	firstHand
	firstTable = firstHand + mostSeats
)

func hand(seat game.Seat) place  { return firstHand + place(seat) }
func table(seat game.Seat) place { return firstTable + place(seat) }

// Public is what everybody sees, except the places of cards, some of which a view hides.
type Public struct {
	game    *Game
	at      [mostCards]place
	turn    game.Seat
	swapped [mostSeats]bool
	over    bool
	quit    game.Seat // who conceded, counted from 1
}

// State is a position.
type State struct {
	Public
	rand game.Rand
}

// Turn implements game.State, as do the other methods.
func (s *State) Turn() game.Seat {
	if s.over {
		return game.NoSeat
	}
	return s.turn
}

// Prompt returns the same prompt for every decision.
func (s *State) Prompt() string {
	if s.over {
		return ""
	}
	return "turn"
}

// Quiet returns true, since no move opens a further choice.
func (*State) Quiet() bool { return true }

// Round returns 0, the only round.
func (*State) Round() int { return 0 }

func (s *State) refuse(m game.Move) string {
	card := Card(m)
	switch {
	case s.over:
		return game.ReasonOver
	case m >= 2*swapFirst || card < 1 || card > s.game.cards():
		return game.ReasonUnknownMove
	case s.at[card-1] != hand(s.turn):
		return "not-in-hand"
	case Swaps(m) && s.swapped[s.turn]:
		return "swapped"
	}
	return ""
}

// Legal appends the cards that can be played, and those that can be swapped.
func (s *State) Legal(buf []game.Move) []game.Move {
	for _, first := range [...]game.Move{0, swapFirst} {
		for c := range s.game.cards() {
			if m := first + game.Move(c+1); s.refuse(m) == "" {
				buf = append(buf, m)
			}
		}
	}
	return buf
}

// Apply plays a move, and then that of the house.
func (s *State) Apply(m game.Move, log *game.Log) error {
	if r := s.refuse(m); r != "" {
		return &game.Illegal{Reason: r, Move: m}
	}
	card := Card(m) - 1
	if Swaps(m) {
		s.at[card] = hidden // so that the same card is not drawn
		drawn := s.draw(s.turn)
		s.at[card] = deck
		s.swapped[s.turn] = true
		game.Add(log, Swapped{Seat: s.turn, Card: drawn + 1})
	} else {
		s.at[card] = table(s.turn)
		game.Add(log, Played{Seat: s.turn, Card: card + 1})
	}
	s.next(log)
	return nil
}

// draw moves a card from the deck to a hand.
func (s *State) draw(seat game.Seat) int {
	n := 0
	for _, p := range s.at {
		if p == deck {
			n++
		}
	}
	n = s.rand.Below(n)
	for c, p := range s.at {
		if p != deck {
			continue
		}
		if n == 0 {
			s.at[c] = hand(seat)
			return c
		}
		n--
	}
	panic("cards: the deck has fewer cards than it has")
}

// next passes the turn to the next seat that has cards, and plays for the house on the way. When nobody has any cards
// left, it ends the game.
func (s *State) next(log *game.Log) {
	seats := s.game.seats
	for range seats {
		s.turn = (s.turn + 1) % game.Seat(len(seats))
		c := s.lowest(s.turn)
		if c < 0 {
			continue
		}
		if !seats[s.turn].Scripted {
			return
		}
		s.at[c] = table(s.turn)
		game.Add(log, Played{Seat: s.turn, Card: c + 1, ByHouse: true})
	}
	s.over = true
	game.Add(log, Ended{})
}

// lowest returns the lowest card of a hand, -1 if it is empty.
func (s *State) lowest(seat game.Seat) int {
	for c, p := range s.at {
		if p == hand(seat) {
			return c
		}
	}
	return -1
}

// Concede ranks a seat and its partner last.
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	switch {
	case s.over:
		return &game.Illegal{Reason: game.ReasonOver}
	case int(seat) >= len(s.game.seats) || s.game.seats[seat].Scripted:
		return &game.LoadError{Code: "seat", Text: "nobody decides for that seat"}
	}
	s.over, s.quit = true, seat+1
	game.Add(log, Ended{})
	return nil
}

// Result ranks the sides by their sums.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.over, Why: "sum"}
	seats := s.game.seats
	var sums [mostSeats]int // by side
	for c, p := range s.at {
		if p >= firstTable {
			seat := p - firstTable
			r.Score[seat] += int16(c + 1)
			sums[seats[seat].Side] += c + 1
		}
	}
	if !s.over {
		r.Why = ""
		return r
	}
	if s.quit > 0 {
		r.Why = "conceded"
		sums[seats[s.quit-1].Side] = -1
	}
	best := 0
	for i := range seats {
		r.Rank[i] = 1
		for side := range mostSeats {
			if sums[side] > sums[seats[i].Side] {
				r.Rank[i]++
			}
		}
		if r.Rank[i] == 1 {
			best |= 1 << seats[i].Side
		}
	}
	r.Draw = best&(best-1) != 0 // several sides are best
	return r
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }

// document is a position as JSON.
type document struct {
	Game    string          `json:"game"`
	Players json.RawMessage `json:"players,omitempty"` // the setup; under the name "setup" it would deal a fresh game
	Turn    string          `json:"turn,omitempty"`
	Hands   [][]int         `json:"hands"`
	Table   [][]int         `json:"table"`
	Deck    []int           `json:"deck"`
	Swapped []bool          `json:"swapped"`
}

// Position returns the whole position.
func (s *State) Position() []byte {
	doc := document{Game: Kind{}.Name(), Players: s.game.written, Turn: game.SeatName(s.game, s.Turn())}
	for i := range s.game.seats {
		doc.Hands = append(doc.Hands, s.in(hand(game.Seat(i))))
		doc.Table = append(doc.Table, s.in(table(game.Seat(i))))
		doc.Swapped = append(doc.Swapped, s.swapped[i])
	}
	doc.Deck = s.in(deck)
	b, _ := json.Marshal(doc) // cannot fail: only numbers and names
	return b
}

func (s *State) in(p place) (list []int) {
	for c, at := range s.at {
		if at == p {
			list = append(list, c+1)
		}
	}
	return list
}

// Load reads a position.
func (k Kind) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	bad := &game.LoadError{Code: "position", Text: "this is no position of tiny cards"}
	var doc document
	if json.Unmarshal(position, &doc) != nil {
		return nil, nil, bad
	}
	opened, err := k.Open(doc.Players)
	if err != nil {
		return nil, nil, err
	}
	g := opened.(*Game)
	s := &State{Public: Public{game: g}, rand: game.Rand{Seed: seed}}
	s.turn = game.SeatNamed(g, doc.Turn)
	if s.turn == game.NoSeat || len(doc.Hands) != len(g.seats) || len(doc.Table) != len(g.seats) ||
		len(doc.Swapped) != len(g.seats) {
		return nil, nil, bad
	}
	count := 0
	put := func(list []int, p place) {
		for _, c := range list {
			if c >= 1 && c <= g.cards() && s.at[c-1] == nowhere {
				s.at[c-1] = p
				count++
			}
		}
	}
	for i := range g.seats {
		put(doc.Hands[i], hand(game.Seat(i)))
		put(doc.Table[i], table(game.Seat(i)))
		s.swapped[i] = doc.Swapped[i]
	}
	put(doc.Deck, deck)
	if count != g.cards() || s.lowest(s.turn) < 0 || g.seats[s.turn].Scripted {
		return nil, nil, bad
	}
	return g, s, nil
}
