package main

import (
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"

	"onelongnight/game/games"
	"onelongnight/game/ui/mirror"
	"onelongnight/game/ui/trace"
)

// desktop is the computer as the table's host: saves are files in the user's
// configuration folder, the opponent thinks on a goroutine.
type desktop struct {
	*speaker
	files
	asked  atomic.Int64 // the number of the last question
	traced bool         // it is written why an input does nothing
}

func newDesktop(traced bool) *desktop {
	return &desktop{speaker: newSpeaker(), files: newFiles(), traced: traced}
}

// Trace implements desk.Host.
func (d *desktop) Trace() trace.Trace {
	if !d.traced {
		return nil
	}
	return func(line string) { fmt.Fprintln(os.Stderr, line) }
}

// Think answers on a goroutine of its own.
func (d *desktop) Think(request string, done func(reply string, err error)) {
	number := d.asked.Add(1)
	go func() {
		wanted := func() bool { return number == d.asked.Load() }
		reply, err := games.Shelf().Answer(request, wanted)
		if wanted() {
			done(reply, err)
		}
	}()
}

// Cancel drops the open question.
func (d *desktop) Cancel() { d.asked.Add(1) }

// Give implements desk.Exchanger: it saves the file beside the games.
func (d *desktop) Export(_, _, file, text string) (where string, err error) {
	path := filepath.Join(d.folder, "given", file)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	return path, writeWhole(path, text)
}

// Take implements desk.Exchanger: files are dropped on the window.
func (*desktop) Import(string, func(string)) (asked bool) { return false }

// Calm is not asked of desktop systems: the setting of the game is there.
func (*desktop) Calm() bool { return false }

// Contrast is not known either: the settings have it.
func (*desktop) Contrast() bool { return false }

// Random has the chance of the system.
func (*desktop) Random(b []byte) { rand.Read(b) } // never fails, by its documentation

// Mirror, Announce and Ready have nothing to do outside a page.
func (*desktop) Mirror(mirror.Node)    {}
func (*desktop) Announce(string, bool) {}
func (*desktop) Hush()                 {}
func (*desktop) Ready()                {}
func (*desktop) Rest()                 {}
