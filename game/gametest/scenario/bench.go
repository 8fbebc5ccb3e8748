package scenario

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"testing"

	"onelongnight/game"
)

// Bench is where a scenario is played.
type Bench struct {
	Game  game.Game
	State game.State // nil until the first move or check
	Log   game.Log   // of the last line that played

	t    testing.TB
	s    *Scenario
	own  Words
	line int
	last int // where in the log the last move begins
}

// Words are those of a game, and how what it writes is loaded.
type Words struct {
	Write map[string]func(args []string) // the position, before the first move or check
	Check map[string]func(rest string)   // beside those of every game
	// Load makes the position that was written. Document is that, for people who look for a fault.
	Load     func() (game.Game, game.State, error)
	Document func() string
}

// New puts a scenario on a bench; Run plays it.
func New(t testing.TB, s *Scenario) *Bench { return &Bench{t: t, s: s} }

// Name returns that of the scenario.
func (b *Bench) Name() string { return b.s.Name }

// Run plays the scenario. The first thing that does not hold ends it.
func (b *Bench) Run(own Words) {
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

// begin makes the position before the first move or check.
func (b *Bench) begin() {
	b.t.Helper()
	if b.State != nil {
		return
	}
	g, s, err := b.own.Load()
	if err != nil {
		b.Fail("the position does not load: %v\n%s", err, b.own.Document())
	}
	b.Game, b.State = g, s
}

// Fail ends the scenario: it says where, why, and how things stand.
func (b *Bench) Fail(format string, args ...any) {
	b.t.Helper()
	position := ""
	if b.State != nil {
		position = string(b.State.Position())
	}
	b.t.Fatalf("%s:%d: %s\n%s", b.s.File, b.line, fmt.Sprintf(format, args...), position)
}

// Equal holds that something is what it must be.
func (b *Bench) Equal(what, got, want string) {
	b.t.Helper()
	if got != want {
		b.Fail("%s is %q, must be %q", what, got, want)
	}
}

// Number reads a word of the scenario.
func (b *Bench) Number(word string) int {
	b.t.Helper()
	n, err := strconv.Atoi(word)
	if err != nil {
		b.Fail("%q is no number", word)
	}
	return n
}
