package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"

	"onelongnight/game/games"
	"onelongnight/game/store"
)

// files keeps slots as files in one of the user's folders.
type files struct {
	folder string
	former []string // where earlier versions kept them, the latest first; read only
	broken error    // why there is no folder
}

// newFiles returns the files in the user's data folder. It also reads what earlier versions kept in the configuration
// folder.
func newFiles() files {
	data, err := dataFolder()
	f := files{folder: filepath.Join(data, "onelongnight"), broken: err}
	if config, err := os.UserConfigDir(); err == nil {
		f.former = []string{filepath.Join(config, "onelongnight"), filepath.Join(config, games.Former)}
	}
	return f
}

// dataFolder returns the folder for a user's data, as opposed to settings: on Unix by the XDG base directories,
// elsewhere the same folder as for settings.
func dataFolder() (string, error) {
	switch runtime.GOOS {
	case "windows", "darwin", "ios", "plan9":
		return os.UserConfigDir()
	}
	if data := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return data, nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share"), err
}

// Slots implements store.Medium. A file that cannot be read is left out.
func (f files) Slots() map[string]string {
	slots := map[string]string{}
	for _, folder := range append([]string{f.folder}, f.former...) {
		list, err := os.ReadDir(folder)
		if err != nil {
			continue // there is none yet
		}
		for _, entry := range list {
			name := entry.Name()
			if _, known := slots[name]; known || !entry.Type().IsRegular() || !isSlot.MatchString(name) {
				continue
			}
			if text, err := os.ReadFile(filepath.Join(folder, name)); err == nil {
				slots[name] = string(text)
			}
		}
	}
	return slots
}

// isSlot tells slots from other files in the folder.
var isSlot = regexp.MustCompile(`^[a-z0-9-]+(\.[ab])?$`)

// unfinished is the ending of a file that is still being written.
const unfinished = ".new"

// Put implements store.Medium.
func (f files) Put(slot, text string, done func(error)) { done(f.put(slot, text)) }

func (f files) put(slot, text string) error {
	if f.broken != nil {
		return f.broken
	}
	if slot != filepath.Base(slot) {
		return fmt.Errorf("%q is no name for a file", slot)
	}
	if text == "" {
		return f.remove(slot)
	}
	if err := os.MkdirAll(f.folder, 0o755); err != nil {
		return err
	}
	path := filepath.Join(f.folder, slot)
	for _, end := range []string{".a", ".b"} { // another window may have written since
		there, err := os.ReadFile(strings.TrimSuffix(path, filepath.Ext(path)) + end)
		if err == nil && store.Number(text) > 0 && store.Number(string(there)) >= store.Number(text) {
			return store.ErrStale
		}
	}
	return writeWhole(path, text)
}

// remove removes a slot, including the copies of earlier versions.
func (f files) remove(slot string) error {
	for _, folder := range append([]string{f.folder}, f.former...) {
		if err := os.Remove(filepath.Join(folder, slot)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// writeWhole writes a file so that a crash leaves either the old text or the new one: it writes under another name,
// syncs, and then renames.
func writeWhole(path, text string) error {
	file, err := os.Create(path + unfinished)
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	if err == nil {
		err = file.Sync()
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return err
	}
	return os.Rename(path+unfinished, path)
}
