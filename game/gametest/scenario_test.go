package gametest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/gametest/tiny/tiles"
)

// seeded is the game of tiles with positions that are the seed of a new game.
type seeded struct{ tiles.Kind }

func (seeded) Load(position []byte, _ game.Seed) (game.Game, game.State, error) {
	if string(position) == "bad" {
		return nil, nil, &game.LoadError{Code: "seed", Text: "a bad seed"}
	}
	_, g, s, err := game.Deal(tiles.Kind{}, nil, string(position))
	return g, s, err
}

// played returns what a scenario of the game of tiles reports, "" if everything holds.
func played(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tiles.txt")
	if err := os.WriteFile(file, []byte("# a comment\nscenario one\nproves 1.1\n"+text), 0o644); err != nil {
		t.Fatal(err)
	}
	seed := "x"
	return gametest.Said(t, func(t testing.TB) {
		for _, s := range gametest.ReadScenarios(t, file) {
			gametest.NewBench(t, &s).Run(gametest.ScenarioWords{Kind: seeded{},
				Write:    map[string]func([]string){"seed": func(a []string) { seed = a[0] }},
				Position: func() []byte { return []byte(seed) },
			})
		}
	})
}

// TestAScenarioBites checks that a check that fails is reported with its line, and that nothing else is.
func TestAScenarioBites(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"seed y\nprompt red place\nlacks turn 0\n> place a1 # a comment\nprompt red rotate\n! place a2 : " +
			"wrong-moment\nfield turn 0\nfield owner.0 1\n", ""},
		{"new y\nprompt red place\n", ""},
		{"new y {}\nprompt blue place\n", "tiles.txt:5: prompt is"},
		{"seed bad\nfails seed bad\n", ""},
		{"seed bad\nfails other\n", `tiles.txt:5: code is "seed", must be "other"`},
		{"seed bad\nprompt red place\n", "does not load: a bad seed"},
		{"fails seed\n", "must not load"},
		{"seed y\n", "checks nothing"},
		{"dance\n", `unknown word "dance"`},
		{"prompt red place\nseed y\n", `unknown word "seed"`},
		{"prompt blue place\n", "tiles.txt:4: prompt is"},
		{"offers turn 0\n", "offered must be true"},
		{"lacks place a1\n", "offered must be false"},
		{"> place a1 ; place a1\n", "legal are"},
		{"! place a1 : taken\n", "must be refused"},
		{"! place a1\n", "needs its reason"},
		{"> place a1\nevent placed seat=blue\n", "no event"},
		{"count 3\n", "number of moves"},
		{"legal place a1\n", "legal moves"},
		{"result red most\n", "result is"},
	} {
		if got := played(t, x.text); !strings.Contains(got, x.want) || x.want == "" && got != "" {
			t.Errorf("%q: want %q, it says %q", x.text, x.want, got)
		}
	}
}

// TestCovers checks that Covers reports what no scenario proves, scenarios that prove nothing, and proofs that nobody
// needs.
func TestCovers(t *testing.T) {
	list := []gametest.Scenario{{File: "a.txt", Name: "one", Proves: []string{"1.1", "1.2"}},
		{File: "a.txt", Name: "two"}}
	got := gametest.Said(t, func(t testing.TB) { gametest.Covers(t, list, []string{"1.1", "1.3"}) })
	for _, want := range []string{`"two" proves nothing`, "no scenario proves 1.3", `proves "1.2"`} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not said: %s", want, got)
		}
	}
	if strings.Count(got, "\n") != 2 {
		t.Errorf("it says %s", got)
	}
}
