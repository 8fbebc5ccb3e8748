package gametest

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"onelongnight/game"
)

// Update is set by -update (make renew): golden files are then rewritten instead of compared. No other package of the
// games defines this flag.
var Update = flag.Bool("update", false, "write the golden files anew: make renew")

// Golden compares a text with a file. With -update it writes the file first.
func Golden(t testing.TB, file, got string) {
	t.Helper()
	if *Update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is not what is made today; if that is meant: make renew", file)
	}
}

// Transcript compares the random game of a seed with testdata/transcripts/NAME.txt, so that any change of the rules
// shows as a readable diff.
func Transcript(t testing.TB, g game.Game, seed, name string) {
	t.Helper()
	got, err := RandomGame(g, seed)
	if err != nil {
		t.Fatal(err)
	}
	Golden(t, filepath.Join("testdata", "transcripts", name+".txt"), got)
}
