package gametest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Scenario is one block of a file: `scenario NAME`, `proves RULE …`, and the lines that play it.
type Scenario struct {
	File   string
	Line   int // where it begins in the file
	Name   string
	Proves []string
	Lines  []Line
}

// Line is a line of a scenario with its number in the file.
type Line struct {
	Number int
	Text   string
}

// ReadScenarios reads the files that match a pattern. Text after " #" in a line is a comment.
func ReadScenarios(t testing.TB, pattern string) []Scenario {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	var all []Scenario
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
				all = append(all, Scenario{File: filepath.Base(file), Line: i + 1, Name: rest})
			case len(all) == 0:
				t.Fatalf("%s:%d: a line before the first scenario", file, i+1)
			case word == "proves":
				all[len(all)-1].Proves = append(all[len(all)-1].Proves, strings.Fields(rest)...)
			default:
				s := &all[len(all)-1]
				s.Lines = append(s.Lines, Line{i + 1, line})
			}
		}
	}
	return all
}

// scenarios matches the files of a game's scenarios. They are text: a position, moves, and what must hold. Each line is
// a word and its arguments; the README beside the files explains them.
const scenarios = "testdata/scenarios/*.txt"

// EachScenario runs every scenario of a game as a test of its own, named after the file and the scenario.
func EachScenario(t *testing.T, run func(b *Bench) ScenarioWords) {
	t.Helper()
	for _, s := range ReadScenarios(t, scenarios) {
		t.Run(strings.TrimSuffix(s.File, ".txt")+"/"+s.Name, func(t *testing.T) {
			b := NewBench(t, &s)
			b.Run(run(b))
		})
	}
}

// CoverRules checks that a game's scenarios prove everything in testdata/rules.txt and in more, and nothing else.
func CoverRules(t testing.TB, more []string) {
	t.Helper()
	text, err := os.ReadFile("testdata/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	Covers(t, ReadScenarios(t, scenarios), append(strings.Fields(string(text)), more...))
}

// Covers checks that the scenarios prove everything in needed and nothing else, and that each proves something.
func Covers(t testing.TB, list []Scenario, needed []string) {
	t.Helper()
	proved := map[string]bool{}
	for _, s := range list {
		if len(s.Proves) == 0 {
			t.Errorf("%s:%d: %q proves nothing", s.File, s.Line, s.Name)
		}
		for _, p := range s.Proves {
			proved[p] = true
		}
	}
	for _, n := range needed {
		if !proved[n] {
			t.Errorf("no scenario proves %s", n)
		}
	}
	for p := range proved {
		if !slices.Contains(needed, p) {
			t.Errorf("a scenario proves %q, which nobody asks for", p)
		}
	}
}
