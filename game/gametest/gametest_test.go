package gametest_test

import (
	"testing"

	"convoy/game"
	"convoy/game/bot"
	"convoy/game/gametest"
)

func TestTinyGameKeepsTheContract(t *testing.T) {
	var all []game.Move
	for m := range game.Move(30) {
		all = append(all, m)
	}
	gametest.Run(t, tiny{}, gametest.Options{Games: 300, Moves: all, MaxMoves: 6,
		Reasons: []string{game.ReasonOver, game.ReasonUnknownMove, "not-in-hand", "swapped"}})
}

// TestTinyGamePlaysWithEveryBot shows that the players know no game.
func TestTinyGamePlaysWithEveryBot(t *testing.T) {
	for _, l := range bot.Levels() {
		s := tiny{}.New(game.SeedOf(l.Name))
		for !s.Result().Over {
			c := l.Player(tiny{}, s.View(s.Turn()), game.SeedOf("bot"))
			if err := s.Apply(c.Move, nil); err != nil {
				t.Fatalf("level %s: %v", l.Name, err)
			}
		}
	}
}
