package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"

	"onelongnight/game"
	"onelongnight/game/bot"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// desktop is the computer as the table's host: saves are files in the user's
// configuration folder, the opponent thinks on a goroutine.
type desktop struct {
	*speaker
	folder string
	broken error        // why there is no folder
	asked  atomic.Int64 // the number of the last question
}

func newDesktop() *desktop {
	base, err := os.UserConfigDir()
	return &desktop{speaker: newSpeaker(), folder: filepath.Join(base, "convoy"), broken: err}
}

// Load reads a file.
func (d *desktop) Load(key string) (string, error) {
	if d.broken != nil {
		return "", d.broken
	}
	b, err := os.ReadFile(filepath.Join(d.folder, key))
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return string(b), err
}

// Store writes a file, first under another name: a crash leaves the old one.
func (d *desktop) Store(key, value string) error {
	if d.broken != nil {
		return d.broken
	}
	if err := os.MkdirAll(d.folder, 0o755); err != nil {
		return err
	}
	path := filepath.Join(d.folder, key)
	if err := os.WriteFile(path+".new", []byte(value), 0o644); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}

// Think answers on a goroutine of its own.
func (d *desktop) Think(request string, done func(reply string, err error)) {
	number := d.asked.Add(1)
	go func() {
		wanted := func() bool { return number == d.asked.Load() }
		reply, err := bot.Answer([]game.Game{convoy.Rules{}}, request, wanted)
		if wanted() {
			done(reply, err)
		}
	}()
}

// Cancel drops the open question.
func (d *desktop) Cancel() { d.asked.Add(1) }

// Calm is not asked of desktop systems: the setting of the game is there.
func (*desktop) Calm() bool { return false }

// Mirror, Announce and Ready have nothing to do outside a page.
func (*desktop) Mirror(string, []table.Section) {}
func (*desktop) Announce(string, bool)          {}
func (*desktop) Ready()                         {}
func (*desktop) Rest()                          {}
