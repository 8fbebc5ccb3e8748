package look_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/tiles"
)

// games opens setups of a kind.
func games(t *testing.T, kind game.Kind, setups ...string) (list []game.Game) {
	t.Helper()
	for _, text := range setups {
		var setup []byte
		if text != "" {
			setup = []byte(text)
		}
		g, err := kind.Open(setup)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, g)
	}
	return list
}

// TestCourseOfManySides checks that one course trains for two, three and four sides, that each number of sides has its
// own gate, and that only nets that pass every gate are kept.
func TestCourseOfManySides(t *testing.T) {
	setups := games(t, tiles.Kind{}, "", `{"seats":3}`, `{"seats":4}`)
	plan := train.Plan{Games: 768, Batch: 32, Lambda: 0.9, Rate: 0.02, Fall: 0.2, Temperature: 0.05, Seed: "course"}
	course := train.Course{Setups: setups, Stretches: []train.Plan{plan}, Deals: 10}
	kept := 0
	keep := func([]byte) error { kept++; return nil }
	if err := course.Run(io.Discard, keep); !errors.Is(err, arena.ErrSides) || kept != 0 {
		t.Errorf("without groups the gate says %v", err)
	}
	// The same nets come to every gate, since each course learns from all setups.
	passes := func(groups ...[]game.Game) bool {
		var log strings.Builder
		course.Gates, kept = groups, 0
		if err := course.Run(&log, keep); err != nil {
			t.Fatal(err)
		}
		t.Log(log.String())
		if strings.Count(log.String(), "against random") != len(groups) {
			t.Errorf("of %d gates there is\n%s", len(groups), log.String())
		}
		return kept == 1
	}
	two, three, four := setups[:1], setups[1:2], setups[2:]
	pass := [...]bool{passes(two), passes(three), passes(four)}
	if pass == [3]bool{} || pass == [3]bool{true, true, true} {
		t.Fatalf("the gates are passed %v: they show nothing together", pass)
	}
	if passes(two, three, four) || passes(four, three, two) {
		t.Errorf("nets are kept that pass the gates %v", pass)
	}
	if passes(two, four) != (pass[0] && pass[2]) || passes(three, four) != (pass[1] && pass[2]) {
		t.Errorf("two gates are not passed as each by itself: %v", pass)
	}
}

// TestClaimsOfOtherSetups checks that claims are played in their own setups, whatever the others are.
func TestClaimsOfOtherSetups(t *testing.T) {
	setups := games(t, tiles.Kind{}, "", `{"seats":3}`)
	claim := arena.Claim{First: "heuristic-v1", Second: "random", Deals: 4, Most: 1}
	if _, err := claim.Check(setups, nil, "claim", io.Discard); !errors.Is(err, arena.ErrSides) {
		t.Errorf("setups of two and of three sides: %v", err)
	}
	claim.Setups = setups[1:]
	var log strings.Builder
	if kept, err := claim.Check(setups, nil, "claim", &log); err != nil || !kept ||
		!strings.Contains(log.String(), ": 12 games") {
		t.Errorf("it is kept: %v, %v\n%s", kept, err, log.String())
	}
}

// TestReportsTellOfPlaces checks that reports list the seats where all seats play the same role, as only the seats then
// show who moves first. Where each seat is a role, they would say the same twice.
func TestReportsTellOfPlaces(t *testing.T) {
	random := level("random", bot.Random)
	three := games(t, cards.Kind{}, `{"players":3}`)
	m, err := arena.Play(three, random, random, "places", 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := m.Report()
	if len(r.Roles) != 1 || len(r.Places) != 3 || !strings.Contains(r.Text(), "  at second ") {
		t.Errorf("the report is\n%s", r.Text())
	}
	for _, info := range three[0].Seats() {
		if place := m.Places[info.Name]; place == nil || place.Games != [2]int{6, 12} {
			t.Errorf("of %s there are games %v", info.Name, place)
		}
	}
	m, err = arena.Play(games(t, tiles.Kind{}, `{"seats":3}`), random, random, "places", 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r := m.Report(); len(r.Roles) != 3 || r.Places != nil || strings.Contains(r.Text(), "  at ") {
		t.Errorf("the report is\n%s", r.Text())
	}
}

// TestNothingIsLearnedOfTheHouse checks that the scripted seat, which never has a turn, does not count when the
// advantage of a role is evened out, nor in a response.
func TestNothingIsLearnedOfTheHouse(t *testing.T) {
	alone := games(t, cards.Kind{}, `{"players":1}`)
	tr := train.New(alone, "house")
	decided := 0
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		if p := tr.SelfPlay(train.Plan{Games: 1, Batch: 1, Lambda: 0.9, Seed: seed})[0]; p == 0 || p == 1 {
			decided++
		}
	}
	if decided == 0 {
		t.Error("the role gets half of every game: the house is counted")
	}
	rivals := 0
	frozen := bot.Level{Name: "frozen", New: func(g game.Game, pause bot.Pause) (bot.Player, error) {
		rivals++
		return bot.Yardstick(bot.Random)(g, pause)
	}}
	// No deals: nobody but the games of the training asks for the level.
	r := train.Response{Game: alone[0], Weights: tr.Pack(), Level: "frozen", Levels: []bot.Level{frozen}, Sims: 4,
		Plan: train.Plan{Games: 4, Batch: 2, Lambda: 0.9, Rate: 0.01, Seed: "response"}}
	if err := r.Run(io.Discard); err != nil {
		t.Fatal(err)
	}
	if rivals != 0 {
		t.Errorf("%d times the level has the seat that should learn", rivals)
	}
}

// TestSetupsTakeTurns checks that two setups of one match take turns by deal, and that in each of them the first
// contestant plays every side once.
func TestSetupsTakeTurns(t *testing.T) {
	random := level("random", bot.Random)
	setups := games(t, cards.Kind{}, "", `{"players":4,"teams":true}`)
	m, err := arena.Play(setups, random, random, "turns", 6, nil)
	if err != nil {
		t.Fatal(err)
	}
	if m.Sides != 2 || len(m.Deals) != 6 || len(m.Places) != 4 {
		t.Fatalf("%d deals of %d sides, at %d places", len(m.Deals), m.Sides, len(m.Places))
	}
	// The first two seats play in all twelve games, the others in the six with teams.
	for i, info := range setups[1].Seats() {
		want := [2]int{6, 6}
		if i >= 2 {
			want = [2]int{3, 3}
		}
		if got := m.Places[info.Name].Games; got != want {
			t.Errorf("at %s the two play %v games, want %v", info.Name, got, want)
		}
	}
}
