package convoy_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/convoy"
)

// The scenarios are text: a position, moves, and what must hold. Each line is
// a word and its arguments; testdata/scenarios/README.md explains them.

// scenario is one block of a scenario file.
type scenario struct {
	file   string
	line   int
	name   string
	proves []string
	lines  []scenarioLine
}

type scenarioLine struct {
	number int
	text   string
}

// readScenarios reads all scenario files.
func readScenarios(t *testing.T) []scenario {
	t.Helper()
	files, err := filepath.Glob("testdata/scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	var all []scenario
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(b), "\n") {
			line, _, _ = strings.Cut(line, " #")
			line = strings.TrimSpace(line)
			word, rest, _ := strings.Cut(line, " ")
			switch {
			case line == "" || strings.HasPrefix(line, "#"):
			case word == "scenario":
				all = append(all, scenario{file: filepath.Base(file), line: i + 1, name: rest})
			case len(all) == 0:
				t.Fatalf("%s:%d: a line before the first scenario", file, i+1)
			case word == "proves":
				all[len(all)-1].proves = append(all[len(all)-1].proves, strings.Fields(rest)...)
			default:
				s := &all[len(all)-1]
				s.lines = append(s.lines, scenarioLine{i + 1, line})
			}
		}
	}
	return all
}

func TestScenarios(t *testing.T) {
	for _, s := range readScenarios(t) {
		t.Run(fmt.Sprintf("%s/%s", strings.TrimSuffix(s.file, ".txt"), s.name), func(t *testing.T) {
			runner{t: t, s: s, doc: map[string]any{}}.run()
		})
	}
}

// TestScenariosCoverTheRules fails when a rule number or a card has no
// scenario.
func TestScenariosCoverTheRules(t *testing.T) {
	proved := map[string]bool{}
	for _, s := range readScenarios(t) {
		if len(s.proves) == 0 {
			t.Errorf("%s:%d: %q proves nothing", s.file, s.line, s.name)
		}
		for _, p := range s.proves {
			proved[p] = true
		}
	}
	b, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	needed := strings.Fields(string(b))
	for _, c := range convoy.Cards() {
		needed = append(needed, c.ID())
	}
	for _, n := range needed {
		if !proved[n] {
			t.Errorf("no scenario proves %s", n)
		}
	}
	for p := range proved {
		if !slices.Contains(needed, p) {
			t.Errorf("a scenario proves %q, which is no rule and no card", p)
		}
	}
}
