package arena_test

import (
	"bytes"
	"encoding/json"
	"math"
	"onelongnight/game/convoy/edition"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/referee"
)

var (
	rules  = think.Rules{}
	setups = []game.Game{rules}
)

// refusal returns refusals in The Convoy's words.
func refusal(_ game.Game, s game.State, err *game.Illegal) string {
	return voice.English().Refusal(s, err)
}

// refereeEnv makes the test binary act as a referee: a real second process to play against.
const refereeEnv = "TEST_REFEREE"

func TestMain(m *testing.M) {
	if os.Getenv(refereeEnv) != "" {
		offers := []referee.Offer{{Kind: rules, Words: refusal}}
		if err := referee.New(offers, edition.Levels()).Serve(os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func named(t *testing.T, name string) arena.Contestant {
	t.Helper()
	c, err := arena.Named(name, edition.Levels()...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func play(t *testing.T, a, b arena.Contestant, pairs int, until arena.Until) *arena.Match {
	t.Helper()
	m, err := arena.Play(setups, a, b, "test", pairs, until)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMatchIsReproducible by its seed, on any number of cores.
func TestMatchIsReproducible(t *testing.T) {
	a := play(t, named(t, "4"), named(t, "2"), 12, nil)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	b := play(t, named(t, "4"), named(t, "2"), 12, nil)
	if !slices.Equal(a.Deals, b.Deals) {
		t.Errorf("the same match ends %v %v and %v %v", a.Deals, a.Decisions, b.Deals, b.Decisions)
	}
}

// TestPairsCancelTheDeal: a player against itself, playing the same in the same place every time, gets exactly half of
// the points of every pair, whoever the deal or the sides favour; and both have each side equally often.
func TestPairsCancelTheDeal(t *testing.T) {
	steady := arena.Level(bot.Level{Name: "steady",
		New: bot.Yardstick(func(g game.Game, v game.View, _ game.Seed, _ bot.Pause) bot.Choice {
			return bot.Greedy(g, v, game.Seed{})
		})})
	m := play(t, steady, steady, 20, nil)
	for n, share := range m.Deals {
		if share != 0.5 {
			t.Errorf("of deal %d the first gets %v", n, share)
		}
	}
	won := [2]float64{}
	for name, role := range m.Roles {
		if role.Games != [2]int{20, 20} || role.Points[0] != role.Points[1] {
			t.Errorf("the two play %v games as %s, and get %v", role.Games, name, role.Points)
		}
		won[0], won[1] = won[0]+role.Points[0], won[1]+role.Points[1]
	}
	if len(m.Deals) != 20 || won != [2]float64{20, 20} {
		t.Errorf("%d deals have the points %v", len(m.Deals), won)
	}
	if share := m.Roles["moloch"].Points[0]; share == 0 || share == 20 {
		t.Error("one side wins every deal, so that there was nothing to cancel")
	}
}

// TestOutsidePlayerJoins: by the referee protocol. Our level 2 in another process plays the very same game as in this
// one.
func TestOutsidePlayerJoins(t *testing.T) {
	t.Setenv(refereeEnv, "1")
	outside := named(t, "exec:2:"+os.Args[0])
	a := play(t, outside, named(t, "random"), 3, nil)
	b := play(t, named(t, "2"), named(t, "random"), 3, nil)
	if !slices.Equal(a.Deals, b.Deals) || a.Decisions != b.Decisions {
		t.Errorf("outside it ends %v, inside %v", a.Deals, b.Deals)
	}
}

// TestBrokenOutsideIsAnError, not a hang or a panic.
func TestBrokenOutsideIsAnError(t *testing.T) {
	t.Setenv(refereeEnv, "1")
	for _, name := range []string{"exec:no-such-level:" + os.Args[0], "exec:1:/does/not/exist", "exec:1:/bin/true"} {
		if _, err := arena.Play(setups, named(t, name), named(t, "random"), "test", 2, nil); err == nil {
			t.Errorf("%s plays", name)
		}
	}
}

// TestNamesAreChecked before anything is played.
func TestNamesAreChecked(t *testing.T) {
	for _, name := range []string{"", "7", "search:x", "search:1,2,3,4", "search:0", "judge:1",
		"judge:1,2,3@file", "net@/does/not/exist", "exec:1"} {
		if _, err := arena.Named(name); err == nil {
			t.Errorf("%q is somebody", name)
		}
	}
}

// TestSequentialTest: a clearly stronger player is accepted early, an equal one rejected, and the ratio agrees with the
// formula.
func TestSequentialTest(t *testing.T) {
	test := arena.SPRT{Elo0: 0, Elo1: 100, Alpha: 0.05, Beta: 0.05}
	m := play(t, named(t, "heuristic-v1"), named(t, "random"), 100, test.Until)
	games := len(m.Deals)
	if test.Verdict(m) != arena.Accepted || games >= 100 || games < 2 {
		t.Errorf("after %d pairs the verdict is %s", games, test.Verdict(m))
	}
	equal := &arena.Match{Sides: 2, Deals: shares(60, 0, 120, 0, 60)}
	if v := test.Verdict(equal); v != arena.Rejected {
		t.Errorf("an even match is %s", v)
	}
	if v := test.Verdict(&arena.Match{Sides: 2}); v != arena.Undecided {
		t.Errorf("a match of no games is %s", v)
	}
	if low, high := test.Bounds(); math.Abs(low+2.944) > 0.001 || math.Abs(high-2.944) > 0.001 {
		t.Errorf("the bounds are %v and %v", low, high)
	}
}

// shares are deals of 0, ¼, ½, ¾ and 1, so many of each.
func shares(counts ...int) (list []float64) {
	for quarter, n := range counts {
		for range n {
			list = append(list, float64(quarter)/4)
		}
	}
	return list
}

// TestEstimates against numbers worked out by hand.
func TestEstimates(t *testing.T) {
	m := &arena.Match{Sides: 2, Deals: shares(0, 0, 50, 0, 50)}
	score := m.Score()
	// 100 pairs of mean 3/4 and standard deviation 1/4.
	if math.Abs(score.Mean-0.75) > 1e-9 || math.Abs(score.High-score.Mean-1.96*0.025) > 1e-4 {
		t.Errorf("the score is %v", score)
	}
	if e := score.Elo(0.5); math.Abs(e.Mean-190.8) > 0.1 || e.Low >= e.Mean || e.High <= e.Mean {
		t.Errorf("the difference is %v", e)
	}
	if e := (arena.Estimate{Mean: 1, Low: 1, High: 1}).Elo(0.5); e.Mean != 2000 {
		t.Errorf("a clean sweep is %v", e)
	}
}

// TestLadder: the order of three players is found, the anchor is 0, and the
// ladder can be written as JSON.
func TestLadder(t *testing.T) {
	l, err := arena.RoundRobin(setups, []arena.Contestant{named(t, "random"), named(t, "heuristic-v1"), named(t, "4")},
		"ladder", 10)
	if err != nil {
		t.Fatal(err)
	}
	if e := l.Rungs; e[0].Elo.Mean != 0 || e[1].Elo.Mean <= 0 || e[2].Elo.Mean <= e[1].Elo.Mean ||
		e[2].Elo.Low >= e[2].Elo.Mean {
		t.Errorf("the rungs are %v", e)
	}
	text, err := json.Marshal(l)
	if err != nil || !bytes.Contains(text, []byte("heuristic-v1")) || !strings.Contains(l.Text(), "heuristic-v1") {
		t.Errorf("the ladder is written %s, %v", text, err)
	}
}
