package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"onelongnight/game/games"
)

// saves are texts kept as files in a folder.
type saves struct {
	folder string
	old    string // where an earlier version kept them
	broken error  // why there is no folder
}

// newSaves uses the user's configuration folder.
func newSaves() saves {
	base, err := os.UserConfigDir()
	return saves{filepath.Join(base, "onelongnight"), filepath.Join(base, games.Former), err}
}

// Load reads a file. One that lies in the old folder only is moved; if that
// fails it is read there, next time too.
func (s saves) Load(key string) (string, error) {
	if s.broken != nil {
		return "", s.broken
	}
	text, err := read(filepath.Join(s.folder, key))
	if err == nil {
		return text, nil
	}
	old := filepath.Join(s.old, key)
	if before, bad := read(old); bad == nil {
		if s.Store(key, before) == nil {
			_ = os.Remove(old) // the new file counts, so one that stays does no harm
		}
		return before, nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return "", err
}

func read(path string) (string, error) {
	b, err := os.ReadFile(path)
	return string(b), err
}

// Store writes a file, first under another name: a crash leaves the old one.
func (s saves) Store(key, value string) error {
	if s.broken != nil {
		return s.broken
	}
	if err := os.MkdirAll(s.folder, 0o755); err != nil {
		return err
	}
	path := filepath.Join(s.folder, key)
	if err := os.WriteFile(path+".new", []byte(value), 0o644); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}
