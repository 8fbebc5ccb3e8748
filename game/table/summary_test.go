package table_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/table"
)

// TestADrawIsOfTheFirst: those who share the lead have drawn, and those behind them have lost.
func TestADrawIsOfTheFirst(t *testing.T) {
	r := game.Result{Over: true, Draw: true, Rank: [game.MaxSeats]uint8{3, 1, 1, 3}}
	for seat, want := range []table.Outcome{table.Lost, table.Drawn, table.Drawn, table.Lost} {
		if got := table.OutcomeFor(r, game.Seat(seat)); got != want {
			t.Errorf("for seat %d the game is %s, want %s", seat, got, want)
		}
	}
}
