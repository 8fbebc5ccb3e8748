package train_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/bot"
	"onelongnight/game/bot/train"
	"onelongnight/game/convoy/edition"
	"onelongnight/game/convoy/lab"
	"onelongnight/game/convoy/think"
	labhex "onelongnight/game/hex/lab"
)

var rules = think.Rules{}

// TestCourseKeepsOnlyWhatIsStronger: untrained nets fail at the gate, nets after some thousand games pass, and the log
// says against whom.
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

// TestACourseGoesOnFromItsCheckpoint: a course that is interrupted at its last gate ends with the same weights and log
// as if it had run through. The checkpoint of another course is refused.
func TestACourseGoesOnFromItsCheckpoint(t *testing.T) {
	plan := train.Plan{Games: 32, Batch: 32, Lambda: 0.9, Rate: 0.01, Fall: 0.5, Temperature: 0.02, Seed: "test"}
	rest := plan
	rest.Games, rest.Seed = 1024, "rest"
	course := train.Course{Setups: lab.Setups(), Stretches: []train.Plan{plan, rest}, Deals: 5}
	run := func(c train.Course, broken error) (weights []byte, told string, err error) {
		var log strings.Builder
		err = c.Run(&log, func(w []byte) error { weights = w; return broken })
		return weights, minutes.ReplaceAllString(log.String(), ""), err
	}
	whole, wholeLog, err := run(course, nil)
	if err != nil || whole == nil {
		t.Fatalf("%v: %s", err, wholeLog)
	}
	course.Checkpoint = filepath.Join(t.TempDir(), "checkpoints", "convoy")
	full := errors.New("the disk is full")
	if _, _, err := run(course, full); !errors.Is(err, full) {
		t.Fatal(err)
	}
	other := course
	other.Setups = labhex.Setups()
	if _, _, err := run(other, nil); !errors.Is(err, train.ErrCheckpoint) {
		t.Error("a checkpoint of The Convoy opens as one of another game:", err)
	}
	weights, log, err := run(course, nil)
	if err != nil || !bytes.Equal(weights, whole) || log != wholeLog {
		t.Errorf("%v, the same weights: %v\n%s\ninstead of\n%s", err, bytes.Equal(weights, whole), log, wholeLog)
	}
	if _, err := os.Stat(course.Checkpoint); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the checkpoint outlasts its course:", err)
	}
	if err := os.WriteFile(course.Checkpoint, []byte("no checkpoint"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run(course, nil); !errors.Is(err, train.ErrCheckpoint) {
		t.Error(err)
	}
}

// minutes matches what a log says about the time.
var minutes = regexp.MustCompile(`\d+ minutes so far, about \d+ left`)

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
