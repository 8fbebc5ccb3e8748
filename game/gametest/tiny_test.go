package gametest_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"onelongnight/game"
)

// tiny is a game for testing the kit, so that the contract is not shaped by
// one game: two players hold two of seven cards each, the rest is a deck. On
// a turn one plays a card face up or swaps one for an unknown card of the
// deck, once. When all are played the higher sum wins.
type tiny struct{}

type tinyState struct {
	turn    game.Seat
	cards   [7]tinyPlace // where each card is
	swapped [2]bool
	over    bool
	winner  game.Seat
	why     string
	rand    game.Rand
}

// tinyPlace is 0, 1: a hand; 2, 3: on the table; 4: the deck.
type tinyPlace uint8

func (tiny) Name() string    { return "tiny" }
func (tiny) Version() int    { return 1 }
func (tiny) Seats() []string { return []string{"first", "second"} }

func (tiny) New(seed game.Seed) game.State {
	s := &tinyState{rand: game.Rand{Seed: seed}, winner: game.NoSeat}
	order := []int{0, 1, 2, 3, 4, 5, 6}
	game.ShuffleBy(&s.rand, order)
	for i, c := range order {
		s.cards[c] = []tinyPlace{0, 0, 1, 1, 4, 4, 4}[i]
	}
	return s
}

func (tiny) Blank() game.State { return &tinyState{winner: game.NoSeat} }

type tinyJSON struct {
	Turn    game.Seat
	Cards   []int
	Swapped [2]bool
	Over    bool
}

func (s *tinyState) Position() []byte {
	doc := tinyJSON{Turn: s.turn, Swapped: s.swapped, Over: s.over}
	for _, p := range s.cards {
		doc.Cards = append(doc.Cards, int(p))
	}
	b, _ := json.Marshal(doc)
	return b
}

func (tiny) Load(position []byte, seed game.Seed) (game.State, error) {
	var doc tinyJSON
	if err := json.Unmarshal(position, &doc); err != nil || len(doc.Cards) != 7 || doc.Over {
		return nil, &game.LoadError{Code: "position", Text: "no position of tiny"}
	}
	s := &tinyState{turn: doc.Turn, swapped: doc.Swapped, rand: game.Rand{Seed: seed}, winner: game.NoSeat}
	for i, p := range doc.Cards {
		s.cards[i] = tinyPlace(p)
	}
	return s, nil
}

func (s *tinyState) Turn() game.Seat {
	if s.over {
		return game.NoSeat
	}
	return s.turn
}

func (s *tinyState) Prompt() string {
	if s.over {
		return ""
	}
	return "turn"
}

func (s *tinyState) Quiet() bool { return true }
func (s *tinyState) Round() int  { return 0 }

// Moves 1 to 7 play a card, 11 to 17 swap one.
func (s *tinyState) refuse(m game.Move) string {
	switch card := m % 10; {
	case s.over:
		return game.ReasonOver
	case m > 17 || card < 1 || card > 7:
		return game.ReasonUnknownMove
	case s.cards[card-1] != tinyPlace(s.turn):
		return "not-in-hand"
	case m > 10 && s.swapped[s.turn]:
		return "swapped"
	}
	return ""
}

func (s *tinyState) Legal(buf []game.Move) []game.Move {
	for m := range game.Move(18) {
		if s.refuse(m) == "" {
			buf = append(buf, m)
		}
	}
	return buf
}

func (s *tinyState) Apply(m game.Move, log *game.Log) error {
	if r := s.refuse(m); r != "" {
		return &game.Illegal{Reason: r, Move: m}
	}
	card := m%10 - 1
	if m > 10 {
		n := s.rand.Below(3)
		for i, p := range s.cards {
			if p == 4 {
				if n == 0 {
					s.cards[i] = tinyPlace(s.turn)
					break
				}
				n--
			}
		}
		s.cards[card] = 4
		s.swapped[s.turn] = true
		log.Add(game.Event{Type: "swap", Seat: s.turn})
	} else {
		s.cards[card] = tinyPlace(s.turn) + 2
		log.Add(game.Event{Type: "play", Seat: s.turn, Piece: uint8(card + 1)})
	}
	s.turn = 1 - s.turn
	s.finish()
	return nil
}

func (s *tinyState) finish() {
	sums, left := [2]int{}, 0
	for i, p := range s.cards {
		switch p {
		case 0, 1:
			left++
		case 2, 3:
			sums[p-2] += i + 1
		}
	}
	if left > 0 {
		if len(s.Legal(nil)) == 0 {
			s.turn = 1 - s.turn
		}
		return
	}
	s.over, s.why = true, "sum"
	if sums[0] != sums[1] {
		s.winner = 0
		if sums[1] > sums[0] {
			s.winner = 1
		}
	}
}

func (s *tinyState) Concede(seat game.Seat, log *game.Log) error {
	if s.over {
		return &game.Illegal{Reason: game.ReasonOver}
	}
	s.over, s.winner, s.why = true, 1-seat, "conceded"
	return nil
}

func (s *tinyState) Result() game.Result {
	return game.Result{Over: s.over, Winner: s.winner, Why: s.why}
}
func (s *tinyState) CopyFrom(src game.State) { *s = *src.(*tinyState) }

// tinyView hides the other hand and the deck as 9, with their numbers fixed
// by what is known.
type tinyView struct {
	seat    game.Seat
	turn    game.Seat
	cards   [7]tinyPlace
	theirs  int // cards in the other hand
	swapped [2]bool
	over    bool
}

const tinyHidden tinyPlace = 9

func (s *tinyState) View(seat game.Seat) game.View {
	v := &tinyView{seat: seat, turn: s.turn, cards: s.cards, swapped: s.swapped, over: s.over}
	for i, p := range s.cards {
		switch p {
		case tinyPlace(1 - seat):
			v.theirs++
			v.cards[i] = tinyHidden
		case 4:
			v.cards[i] = tinyHidden
		}
	}
	return v
}

func (v *tinyView) Seat() game.Seat { return v.seat }

func (v *tinyView) Sample(rng *game.Stream, into game.State) {
	s := into.(*tinyState)
	*s = tinyState{turn: v.turn, cards: v.cards, swapped: v.swapped, over: v.over, winner: game.NoSeat}
	var hidden []int
	for i, p := range v.cards {
		if p == tinyHidden {
			hidden = append(hidden, i)
		}
	}
	game.Shuffle(rng, hidden)
	for n, i := range hidden {
		s.cards[i] = 4
		if n < v.theirs {
			s.cards[i] = tinyPlace(1 - v.seat)
		}
	}
}

func (v *tinyView) JSON() []byte { b, _ := json.Marshal(v.Pack()); return b }

func (v *tinyView) Pack() string {
	return fmt.Sprint(v.seat, v.turn, v.theirs, v.swapped[0], v.swapped[1], v.over, v.cards)
}

func (tiny) Unpack(packed string) (game.View, error) {
	v := &tinyView{}
	fields := strings.Fields(strings.NewReplacer("[", "", "]", "").Replace(packed))
	if len(fields) < 13 {
		return nil, fmt.Errorf("no view of tiny: %q", packed)
	}
	number := func(i int) int { n, _ := strconv.Atoi(fields[i]); return n }
	v.seat, v.turn, v.theirs = game.Seat(number(0)), game.Seat(number(1)), number(2)
	v.swapped, v.over = [2]bool{fields[3] == "true", fields[4] == "true"}, fields[5] == "true"
	for i := range v.cards {
		v.cards[i] = tinyPlace(number(6 + i))
	}
	return v, nil
}

func (tiny) MoveText(m game.Move) string {
	if m > 10 {
		return fmt.Sprint("swap ", m-10)
	}
	return fmt.Sprint("play ", uint32(m))
}

func (tiny) ParseMove(text string) (game.Move, error) {
	var word string
	var n game.Move
	if _, err := fmt.Sscanf(text, "%s %d", &word, &n); err != nil {
		return 0, &game.Illegal{Reason: game.ReasonUnknownMove}
	}
	if word == "swap" {
		n += 10
	}
	return n, nil
}

func (tiny) Tell(e game.Event) any                   { return e }
func (tiny) Sheet() map[string]any                   { return map[string]any{"cards": 7} }
func (tiny) Judge(s game.State, _ game.Seat) float64 { return 0.5 }
func (tiny) Inputs() int                             { return 7*5 + 2 }
func (tiny) Weights() []byte                         { return nil }

// Look: where each card is, as far as the seat knows, and who has swapped.
func (tiny) Look(state game.State, seat game.Seat, buf []uint16) []uint16 {
	s := state.(*tinyState)
	for i, p := range s.cards {
		if p != 4 && p != tinyPlace(1-seat) {
			buf = append(buf, uint16(i*5)+uint16(p))
		}
	}
	for i, swapped := range s.swapped {
		if swapped {
			buf = append(buf, uint16(35+i))
		}
	}
	return buf
}

func (tiny) Terms() []string                                 { return []string{"sum"} }
func (tiny) Weigh(_, _ game.State, _ game.Seat, _ []float64) {}
func (tiny) Styles() []game.Style                            { return nil }
