package gametest_test

import (
	"fmt"
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

// TestSearchersBeatRandom at the tiny game, where both sides have the same
// chances: 200 games with sides changing, of which chance would give half.
func TestSearchersBeatRandom(t *testing.T) {
	for name, player := range map[string]bot.Player{"flat Monte Carlo": bot.FlatMonteCarlo(200), "ISMCTS": bot.ISMCTS(200)} {
		score := 0.0
		for n := range 200 {
			mine := game.Seat(n % 2)
			s := tiny{}.New(game.SeedOf(fmt.Sprint("duel ", n/2)))
			for moves := 0; !s.Result().Over; moves++ {
				p := bot.Random
				if s.Turn() == mine {
					p = player
				}
				seed := game.SeedOf(fmt.Sprint(n, " ", moves))
				if err := s.Apply(p(tiny{}, s.View(s.Turn()), seed).Move, nil); err != nil {
					t.Fatal(err)
				}
			}
			switch s.Result().Winner {
			case mine:
				score++
			case game.NoSeat:
				score += 0.5
			}
		}
		t.Logf("%s scores %v of 200", name, score)
		if score < 115 { // two standard deviations above a half
			t.Errorf("%s scores only %v of 200 against random", name, score)
		}
	}
}
