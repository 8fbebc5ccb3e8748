package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestSavesMove: what an earlier version kept is found, moved, and stays where
// it is if it cannot be moved.
func TestSavesMove(t *testing.T) {
	base := t.TempDir()
	s := saves{folder: filepath.Join(base, "new", "folder"), old: filepath.Join(base, "old")}
	load := func(want string) {
		t.Helper()
		if got, err := s.Load("save"); got != want || err != nil {
			t.Errorf("loaded %q, %v, want %q", got, err, want)
		}
	}
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	load("")
	old := filepath.Join(s.old, "save")
	write(old, "a game")
	write(filepath.Join(base, "new"), "a file where the folder should be")
	load("a game")
	if got, _ := os.ReadFile(old); string(got) != "a game" {
		t.Errorf("the old folder holds %q", got)
	}
	if err := os.Remove(filepath.Join(base, "new")); err != nil {
		t.Fatal(err)
	}
	load("a game")
	if _, err := os.Stat(old); err == nil {
		t.Error("the old file is still there")
	}
	load("a game")
	write(old, "an older game")
	load("a game")
	if err := s.Store("save", "a new game"); err != nil {
		t.Fatal(err)
	}
	load("a new game")
}
