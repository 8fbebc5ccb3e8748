package gametest

import (
	"os"
	"path/filepath"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest/transcript"
)

// Transcript compares a random game of a seed with what it was, testdata/transcripts/NAME.txt: any change of the rules
// shows there as a diff to read. To update writes the file anew.
func Transcript(t *testing.T, g game.Game, seed, name string, update bool) {
	t.Helper()
	got, err := transcript.Of(g, seed)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", "transcripts", name+".txt")
	if update {
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
		t.Errorf("the game is not the one in %s; if that is meant, run the test with -update", file)
	}
}
