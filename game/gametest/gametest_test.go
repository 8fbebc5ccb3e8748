package gametest_test

import (
	"bytes"
	"errors"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/gametest"
)

func TestTinyGameKeepsTheContract(t *testing.T) {
	var all []game.Move
	for m := range game.Move(30) {
		all = append(all, m)
	}
	gametest.Run(t, tiny{}, gametest.Options{Games: 300, Moves: all, MaxMoves: 6,
		Reasons: []string{game.ReasonOver, game.ReasonUnknownMove, "not-in-hand", "swapped"}})
}

// TestTinyGameIsLearned shows that neither the players nor the training know a
// game: from nothing, tiny is learned well enough to beat chance. It is the
// same training twice: equal seeds make equal weights.
func TestTinyGameIsLearned(t *testing.T) {
	var weights [2][]byte
	for i := range weights {
		tr := train.New(tiny{}, "tiny")
		tr.SelfPlay(train.Plan{Games: 2048, Batch: 32, Lambda: 0.9, Rate: 0.02, Fall: 0.2, Temperature: 0.05, Seed: "play"})
		weights[i] = tr.Pack()
	}
	if !bytes.Equal(weights[0], weights[1]) {
		t.Error("the same training makes other weights")
	}
	net, err := bot.NewNet(weights[0], tiny{}.Inputs(), 2)
	if err != nil {
		t.Fatal(err)
	}
	alone := func(g game.Game) (bot.Player, error) { return bot.NewPolicy(g, net, 4, nil), nil }
	searching := func(g game.Game) (bot.Player, error) { return bot.NewSearch(g, net, 16, 4, 1, nil), nil }
	beats(t, arena.Of("net", alone), 0.6)
	beats(t, arena.Of("search", searching), 0.6)
}

// TestYardsticksBeatRandom at the tiny game.
func TestYardsticksBeatRandom(t *testing.T) {
	beats(t, arena.Level(bot.Level{Name: "flat Monte Carlo", New: bot.Yardstick(bot.FlatMonteCarlo(200))}), 0.57)
	beats(t, arena.Level(bot.Level{Name: "ISMCTS", New: bot.Yardstick(bot.ISMCTS(200))}), 0.57)
}

// beats plays 200 games against random, of which chance would give half.
func beats(t *testing.T, c arena.Contestant, least float64) {
	t.Helper()
	random := arena.Level(bot.Level{Name: "random", New: bot.Yardstick(bot.Random)})
	m, err := arena.Play(tiny{}, c, random, "beats", 100, nil)
	if err != nil {
		t.Fatal(err)
	}
	score := m.Score()
	t.Logf("%s scores %.3f (%.3f to %.3f)", c.Name, score.Mean, score.Low, score.High)
	if score.Mean < least {
		t.Errorf("%s scores only %.3f against random", c.Name, score.Mean)
	}
}

// TestUntrainedGameHasNoLevels: the levels need a net, the yardsticks none.
func TestUntrainedGameHasNoLevels(t *testing.T) {
	if _, err := bot.New("4", tiny{}, nil); !errors.Is(err, bot.ErrUntrained) {
		t.Errorf("level 4 of a game nobody has learned: %v", err)
	}
	if _, err := bot.New("random", tiny{}, nil); err != nil {
		t.Error(err)
	}
	if _, err := bot.New("4-wild", tiny{}, nil); !errors.Is(err, bot.ErrLevel) {
		t.Errorf("a style that does not exist: %v", err)
	}
}
