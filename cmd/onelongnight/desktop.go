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

// desktop is the table's host on a computer: it keeps saves as files in the user's configuration folder, and thinks on
// a goroutine.
type desktop struct {
	*speaker
	files
	asked  atomic.Int64 // the number of the last question
	traced bool         // log why an input does nothing
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

// Cancel drops the pending question.
func (d *desktop) Cancel() { d.asked.Add(1) }

// Export implements desk.Exchanger: it saves the file beside the games.
func (d *desktop) Export(_, _, file, text string) (where string, err error) {
	path := filepath.Join(d.folder, "given", file)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return "", err
	}
	return path, writeWhole(path, text)
}

// Import implements desk.Exchanger. It cannot ask: files are dropped on the window instead.
func (*desktop) Import(string, func(string)) (asked bool) { return false }

// Calm returns false: desktop systems are not asked, but the game has a setting for it.
func (*desktop) Calm() bool { return false }

// Contrast returns false: desktop systems are not asked, but the game has a setting for it.
func (*desktop) Contrast() bool { return false }

// Random fills b with random bytes from the system.
func (*desktop) Random(b []byte) { rand.Read(b) } // never fails, by its documentation

// Mirror, Announce and Ready do nothing outside a page.
func (*desktop) Mirror(mirror.Node)    {}
func (*desktop) Announce(string, bool) {}
func (*desktop) Hush()                 {}
func (*desktop) Ready()                {}
func (*desktop) Rest()                 {}
