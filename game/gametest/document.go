package gametest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"onelongnight/game"
)

// Example returns the first example on a page of the documentation: the text between ```json and ```.
func Example(t testing.TB, file string) string {
	t.Helper()
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```json\n")
	example, _, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatalf("%s has no example", file)
	}
	return example
}

// Listing returns the words set as code in the first column of a section's table.
func Listing(page, section string) (words []string) {
	_, text, _ := strings.Cut(page, "## "+section+"\n")
	text, _, _ = strings.Cut(text, "\n## ")
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		cell, _, _ := strings.Cut(line[2:], " |")
		for i, word := range strings.Split(cell, "`") {
			if i%2 == 1 {
				words = append(words, word)
			}
		}
	}
	return words
}

// Writes checks that a loaded position is written exactly as want: the same keys in the same order, spaces aside.
func Writes(t testing.TB, kind game.Kind, position, want string) {
	t.Helper()
	_, s := Load(t, kind, position)
	var line bytes.Buffer
	if err := json.Compact(&line, []byte(want)); err != nil {
		t.Fatal(err)
	}
	if got := string(s.Position()); got != line.String() {
		t.Errorf("the position is written as\n%s\nand must be\n%s", got, line.String())
	}
}

// Setup is a setup and what Setups wants of it: a part of the error that refuses it ("" if it is valid), and the form
// in which the opened game writes it ("" for the same text).
type Setup [3]string

// Setups deals a game from each setup, and checks that those that are refused are also refused within positions.
func Setups(t *testing.T, kind game.Kind, setups []Setup) {
	t.Helper()
	for _, c := range setups {
		setup, fault, written := c[0], c[1], c[2]
		_, g, _, err := game.Deal(kind, []byte(setup), "7")
		if fault == "" {
			if written == "" {
				written = setup
			}
			if err != nil || string(g.Setup()) != written {
				t.Errorf("%s: %v, written as %s", setup, err, g.Setup())
			}
			continue
		}
		var load *game.LoadError
		if !errors.As(err, &load) || load.Code != "setup" || !strings.Contains(load.Text, fault) {
			t.Errorf("%s: %v", setup, err)
		}
		_, _, _, err = game.From(kind, fmt.Appendf(nil, `{"game":%q,"setup":%s}`, kind.Name(), setup), "7")
		if !errors.As(err, &load) || load.Code != "setup" {
			t.Errorf("as a position %s: %v", setup, err)
		}
	}
}
