package gametest

import (
	"bytes"
	"errors"
	"math"
	"slices"
	"testing"

	"onelongnight/game"
)

// result checks that every seat has a rank when the game is over, that seats of a side share theirs, and that the
// worths of the sides add up to 1.
func (k *kit) result(s game.State) {
	k.Helper()
	r, seats := s.Result(), k.game.Seats()
	n, _ := game.Sides(seats)
	worth := make([]float64, n)
	best := uint8(math.MaxUint8)
	for i := range game.MaxSeats {
		if (r.Rank[i] > 0) != (i < len(seats)) || i >= len(seats) && r.Score[i] != 0 {
			k.Fatalf("seat %d of %d has place %d", i, len(seats), r.Rank[i])
		}
		if i >= len(seats) {
			continue
		}
		best = min(best, r.Rank[i])
		for j := range i {
			if seats[i].Side == seats[j].Side && r.Rank[i] != r.Rank[j] {
				k.Errorf("partners %d and %d have the places %d and %d", j, i, r.Rank[j], r.Rank[i])
			}
		}
		worth[seats[i].Side] = r.Worth(seats, game.Seat(i))
	}
	sum := 0.0
	for _, w := range worth {
		sum += w
	}
	if math.Abs(sum-1) > 1e-9 || best != 1 || r.Draw != (r.Winner() == game.NoSeat) ||
		r.Draw && slices.Contains(worth, 1) || r.Why == "" {
		k.Errorf("the result %+v gives the sides %v", r, worth)
	}
}

// concessions checks that any player may concede at any time, in or out of turn, and that this ends the game; a
// scripted seat, or one that is out, may not.
func (k *kit) concessions(s game.State) {
	k.Helper()
	trial := k.game.Blank()
	for i, info := range k.game.Seats() {
		seat := game.Seat(i)
		trial.CopyFrom(s)
		err := trial.Concede(seat, nil)
		var cannot *game.LoadError
		switch {
		case err == nil && info.Scripted:
			k.Errorf("seat %d is scripted and gives up", i)
		case err == nil:
			if r := trial.Result(); !r.Over || r.Won(seat) {
				k.Errorf("seat %d gives up, and the result is %+v", i, r)
			}
			k.result(trial)
		case !errors.As(err, &cannot) || cannot.Code != "seat" || seat == s.Turn():
			k.Errorf("seat %d cannot give up: %v", i, err)
		case !bytes.Equal(trial.Position(), k.now.position):
			k.Errorf("a refused concession changes the position")
		}
	}
}

// ended checks that after the end nothing can be played and nobody can concede.
func (k *kit) ended(s game.State) {
	k.Helper()
	k.result(s)
	if len(s.Legal(nil)) != 0 || s.Turn() != game.NoSeat || s.Prompt() != "" {
		k.Errorf("the game is over and something is still open: %s", s.Position())
	}
	for _, m := range k.tries() {
		if illegal, ok := s.Apply(m, nil).(*game.Illegal); !ok || illegal.Reason != game.ReasonOver &&
			illegal.Reason != game.ReasonUnknownMove {
			k.Fatalf("after the end %s is not refused with %q", k.game.MoveText(m), game.ReasonOver)
		}
	}
	var late *game.Illegal
	if err := s.Concede(0, nil); !errors.As(err, &late) {
		k.Errorf("conceding after the end: %v", err)
	}
	if _, _, err := k.game.Kind().Load(k.now.position, game.Seed{}); err == nil {
		k.Errorf("a finished game loads")
	}
}

// replay checks that the code of a game, and that of a beginning of it after which the seat to move concedes, each lead
// to the same state again. The length of the beginning is random.
func (k *kit) replay(end game.State) {
	k.Helper()
	whole := k.record
	k.open(whole, end, k.now)
	if len(whole.Moves) == 0 {
		return
	}
	part := whole
	part.Moves = whole.Moves[:k.rng.IntN(len(whole.Moves))]
	_, s, err := part.Play(k.game.Kind(), nil)
	if err != nil {
		k.Fatal(err)
	}
	part.Conceded = s.Turn()
	if err := s.Concede(part.Conceded, nil); err != nil {
		k.Fatal(err)
	}
	k.open(part, s, k.show(s))
}

func (k *kit) open(r game.Record, want game.State, is shown) {
	k.Helper()
	kind := k.game.Kind()
	code, err := r.Code(kind)
	if err != nil {
		k.Fatal(err)
	}
	g, back, s, err := game.Open([]game.Kind{kind}, code)
	if err != nil || g.Kind().Name() != kind.Name() || back.Seed != r.Seed || back.Conceded != r.Conceded ||
		!bytes.Equal(back.Setup, r.Setup) || !bytes.Equal(g.Setup(), r.Setup) || !slices.Equal(back.Moves, r.Moves) {
		k.Fatalf("the code %s does not open to the same game: %v", code, err)
	}
	k.same("a game opened from its code", want, is, s)
}

// CannotConcede checks that a seat cannot give up: it does not play, or there is no such seat.
func CannotConcede(t testing.TB, g game.Game, seat game.Seat) {
	t.Helper()
	var load *game.LoadError
	if err := g.New(game.Seed{}).Concede(seat, nil); !errors.As(err, &load) || load.Code != "seat" {
		t.Errorf("seat %d of %s: %v", seat, g.Setup(), err)
	}
}

// ConcedesOnce checks that a seat of two can give up, and that nobody can once the game is over.
func ConcedesOnce(t testing.TB, g game.Game) {
	t.Helper()
	s := g.New(game.Seed{})
	if err := s.Concede(1, nil); err != nil {
		t.Error(err)
	}
	var over *game.Illegal
	if err := s.Concede(0, nil); !errors.As(err, &over) || over.Reason != game.ReasonOver {
		t.Errorf("after the end: %v", err)
	}
}
