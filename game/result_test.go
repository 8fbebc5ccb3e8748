package game_test

import (
	"testing"

	"onelongnight/game"
)

// TestADrawIsOfTheFirst: those who share the lead have drawn, and those behind them have lost.
func TestADrawIsOfTheFirst(t *testing.T) {
	r := game.Result{Over: true, Draw: true, Rank: [game.MaxSeats]uint8{3, 1, 1, 3}}
	for seat, want := range []bool{false, true, true, false} {
		if got := r.Drawn(game.Seat(seat)); got != want || r.Won(game.Seat(seat)) {
			t.Errorf("seat %d has drawn: %v, want %v", seat, got, want)
		}
	}
}
