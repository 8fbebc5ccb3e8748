package train_test

import (
	"onelongnight/game/convoy/edition"
	"strings"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/bot/train"
	"onelongnight/game/convoy/lab"
	"onelongnight/game/convoy/think"
)

var rules = think.Rules{}

// TestCourseKeepsOnlyWhatIsStronger: nets that have learned nothing do not pass
// the gate, some thousand games later they do, and the log tells against whom.
func TestCourseKeepsOnlyWhatIsStronger(t *testing.T) {
	plan := train.Plan{Batch: 32, Lambda: 0.9, Rate: 0.01, Fall: 0.5, Temperature: 0.02, Seed: "test"}
	var stretches []train.Plan
	for _, games := range []int{0, 1024} {
		plan.Games = games
		stretches = append(stretches, plan)
	}
	var log strings.Builder
	var kept [][]byte
	course := train.Course{Setups: lab.Setups(), Stretches: stretches, Deals: 6}
	if err := course.Run(&log, func(w []byte) error { kept = append(kept, w); return nil }); err != nil {
		t.Fatal(err)
	}
	t.Log(log.String())
	if len(kept) != 1 || !strings.Contains(log.String(), "stay the best") {
		t.Errorf("%d nets are kept", len(kept))
	}
	for _, rival := range []string{"heuristic-v1", "flat-mc-200", "random"} {
		if strings.Count(log.String(), rival) != 2 {
			t.Errorf("the gate does not tell of %s", rival)
		}
	}
	for _, w := range kept {
		if _, err := bot.NetOf(rules, w); err != nil {
			t.Error(err)
		}
	}
}

// TestResponseLearnsAgainstALevel, starting from the shipped nets.
func TestResponseLearnsAgainstALevel(t *testing.T) {
	var log strings.Builder
	r := train.Response{Game: rules, Level: "4", Weights: edition.Weights, Levels: edition.Levels(), Sims: 4, Deals: 1,
		Plan: train.Plan{Games: 4, Batch: 2, Lambda: 0.9, Rate: 0.01, Fall: 0.3, Seed: "test"}}
	if err := r.Run(&log); err != nil {
		t.Fatal(err)
	}
	if strings.Count(log.String(), "response against 4: 2 games") != 2 {
		t.Errorf("the response tells %s", log.String())
	}
}
