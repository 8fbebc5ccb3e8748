package gametest

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
)

// Bench plays one scenario.
type Bench struct {
	Game  game.Game
	State game.State // nil until the first move or check loads the position
	Log   game.Log   // of the last line that made moves

	t    testing.TB
	s    *Scenario
	own  ScenarioWords
	deal []string // the words after `new`, nil if the scenario loads a position
	line int
	last int // index in Log of the last move's first event
}

// ScenarioWords are the words that a game adds to the scenarios, and the position that they write.
type ScenarioWords struct {
	Kind  game.Kind
	Write map[string]func(args []string) // write the position, before the first move or check
	Check map[string]func(rest string)   // in addition to those of every game
	// Position returns the position that was written.
	Position func() []byte
}

// NewBench returns a bench for a scenario; Run plays it.
func NewBench(t testing.TB, s *Scenario) *Bench { return &Bench{t: t, s: s} }

func (b *Bench) Name() string { return b.s.Name }

// Run plays the scenario until its end or the first check that fails.
func (b *Bench) Run(own ScenarioWords) {
	b.t.Helper()
	b.own = own
	checks := b.checks()
	maps.Copy(checks, own.Check)
	checked := false
	for _, l := range b.s.Lines {
		b.line = l.Number
		word, rest, _ := strings.Cut(l.Text, " ")
		if write, ok := own.Write[word]; ok && b.State == nil {
			write(strings.Fields(rest))
			continue
		}
		if word == "new" && b.State == nil {
			b.deal = strings.Fields(rest)
			continue
		}
		check, ok := checks[word]
		if !ok {
			b.Fail("unknown word %q", word)
		}
		if word != "fails" {
			b.begin()
		}
		check(rest)
		checked = true
	}
	if !checked {
		b.Fail("the scenario checks nothing")
	}
}

// begin loads or deals the position before the first move or check.
func (b *Bench) begin() {
	b.t.Helper()
	if b.State != nil {
		return
	}
	g, s, err := b.load()
	if err != nil {
		b.Fail("the position does not load: %v\n%s", err, b.own.Position())
	}
	b.Game, b.State = g, s
}

// load loads the position that was written, or deals a new game with the seed and the setup that follow `new`.
func (b *Bench) load() (game.Game, game.State, error) {
	if b.deal == nil {
		return b.own.Kind.Load(b.own.Position(), game.SeedOf("scenario"))
	}
	_, g, s, err := game.Deal(b.own.Kind, raw(strings.Join(b.deal[1:], " ")), b.deal[0])
	return g, s, err
}

// Fail ends the scenario and reports the line, the reason and the position.
func (b *Bench) Fail(format string, args ...any) {
	b.t.Helper()
	position := ""
	if b.State != nil {
		position = string(b.State.Position())
	}
	b.t.Fatalf("%s:%d: %s\n%s", b.s.File, b.line, fmt.Sprintf(format, args...), position)
}

// Equal fails the scenario unless got equals want; what names the thing compared.
func (b *Bench) Equal(what, got, want string) {
	b.t.Helper()
	if got != want {
		b.Fail("%s is %q, must be %q", what, got, want)
	}
}

// Number parses a word of the scenario as a number, and fails the scenario if it is none.
func (b *Bench) Number(word string) int {
	b.t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		b.Fail("%q is no number", word)
	}
	return n
}

// Told compares a field that the game adds to its result with the words of a scenario.
func (b *Bench) Told(key, want string) {
	b.t.Helper()
	got := fmt.Sprint(b.Game.(game.ResultTeller).TellResult(b.State)[key])
	b.Equal(key, strings.Trim(got, "[]"), want)
}

// Lists compares a list in the position with the words of a scenario, however they are spaced.
func (b *Bench) Lists(key, want string) {
	b.t.Helper()
	b.Equal(key, LookUp(b.Position(), key), strings.Join(strings.Fields(want), " "))
}

// Answers returns the names under which scenarios prove everything a game can answer: the reasons of refusals, the
// prompts from prompt to lastPrompt, and the endings from end to lastEnd.
func Answers[P, W interface {
	~uint8
	String() string
}](prompt, lastPrompt P, reasons []string, end, lastEnd W) (names []string) {
	for _, reason := range reasons {
		names = append(names, "reason-"+reason)
	}
	for p := prompt; p <= lastPrompt; p++ {
		names = append(names, "prompt-"+p.String())
	}
	for w := end; w <= lastEnd; w++ {
		names = append(names, "over-"+w.String())
	}
	return names
}
