package main

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"onelongnight/game/store"
)

// TestFilesKeepSlots: a stored slot is complete at the next start, and a removed one is gone, including what earlier
// versions kept elsewhere.
func TestFilesKeepSlots(t *testing.T) {
	base := t.TempDir()
	f := files{folder: filepath.Join(base, "new", "folder"), former: []string{filepath.Join(base, "old"),
		filepath.Join(base, "older")}}
	write := func(path, text string) {
		t.Helper()
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755),
			os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	put := func(slot, text string) {
		t.Helper()
		f.Put(slot, text, func(err error) {
			if err != nil {
				t.Error(err)
			}
		})
	}
	if got := f.Slots(); len(got) != 0 {
		t.Errorf("at first there is %v", got)
	}
	write(filepath.Join(base, "older", "save"), "an old game")
	write(filepath.Join(base, "older", "settings"), "speed=1")
	write(filepath.Join(base, "old", "settings"), "speed=2")
	put("game-1.a", "a game")
	write(filepath.Join(f.folder, "game-1.b"+unfinished), "half a ga")
	want := map[string]string{"save": "an old game", "settings": "speed=2", "game-1.a": "a game"}
	if got := f.Slots(); !maps.Equal(got, want) {
		t.Errorf("there is %v, want %v", got, want)
	}
	put("save", "")
	put("settings", "")
	put("game-1.a", "")
	if got := f.Slots(); len(got) != 0 {
		t.Errorf("what was removed is there: %v", got)
	}
	f.Put("../escape", "x", func(err error) {
		if err == nil {
			t.Error("a slot leads out of the folder")
		}
	})
}

// TestFilesThatCannotBeWritten: the error is reported, and the games stay available until the window is closed.
func TestFilesThatCannotBeWritten(t *testing.T) {
	base := t.TempDir()
	if err := os.WriteFile(filepath.Join(base, "file"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := store.Open(files{folder: filepath.Join(base, "file", "folder")}, nil)
	s.Store("game-1", "a game")
	if s.Trouble() == nil || s.Load("game-1") != "a game" {
		t.Errorf("of a folder that cannot be it says %v", s.Trouble())
	}
}
