package bot_test

import (
	"fmt"
	"onelongnight/game/convoy/edition"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/convoy/think"
)

// rules is the game the players are tested at.
var (
	rules  = think.Rules{}
	levels = bot.Join(edition.Levels(), bot.Levels())
)

// seat seats a player of a level.
func seat(t testing.TB, level string) bot.Player {
	t.Helper()
	p, err := bot.Among(levels, level, rules, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// positions plays games of level 4 and calls see at each decision, up to count times.
func positions(t testing.TB, name string, count int, see func(n int, s game.State)) {
	t.Helper()
	player := seat(t, "4")
	for n, g := 0, 0; n < count; g++ {
		s := rules.New(game.SeedOf(fmt.Sprint(name, g)))
		for ; n < count && !s.Result().Over; n++ {
			see(n, s)
			if err := s.Apply(player.Decide(s.View(s.Turn()), game.SeedOf(fmt.Sprint(name, n))).Move, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// meet plays a match between two levels, and fails if the first scores less than least.
func meet(t *testing.T, first, second string, pairs int, least float64) {
	t.Helper()
	var list [2]arena.Contestant
	for i, name := range [...]string{first, second} {
		c, err := arena.Named(name, levels...)
		if err != nil {
			t.Fatal(err)
		}
		list[i] = c
	}
	m, err := arena.Play([]game.Game{rules}, list[0], list[1], "meet", pairs, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := m.Report()
	t.Log(r.Text())
	if r.Score.Mean < least {
		t.Errorf("%s scores %.3f against %s, must be %.2f", first, r.Score.Mean, second, least)
	}
}

// TestStrength is a small version of the arena: what `make arena` measures with intervals. Its demands are low enough
// not to depend on luck.
func TestStrength(t *testing.T) {
	meet(t, "heuristic-v1", "random", 20, 0.75)
	meet(t, "4", "heuristic-v1", 30, 0.75)
	meet(t, "5", "4", 8, 0.55)
	meet(t, "4", "1", 24, 0.70)
}
