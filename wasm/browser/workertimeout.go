//go:build js && wasm

package browser

import (
	"errors"
	"time"
)

// errSilent is the error for a worker that gives no sign of life.
var errSilent = errors.New("the worker failed: it is silent")

// How long a worker may be silent, in seconds. While it starts, it reports everything that arrives. While it thinks it
// can report nothing, so the limit allows for the slowest machine and the strongest player.
const (
	mostLoading  = 15
	mostThinking = 30
)

// workerTimeout measures how long a worker that owes an answer has been silent. It counts only seconds in which the
// page was awake.
type workerTimeout struct {
	ready   bool // the worker has loaded its program
	seconds int
	number  int // of the wait, to ignore ticks of earlier ones
}

// begin starts waiting, and calls over if it takes too long.
func (s *workerTimeout) begin(over func()) {
	s.number++
	s.seconds = 0
	number := s.number
	var tick func()
	tick = func() {
		if number != s.number {
			return
		}
		s.seconds++
		if s.seconds >= s.most() {
			s.end()
			over()
			return
		}
		time.AfterFunc(time.Second, tick)
	}
	time.AfterFunc(time.Second, tick)
}

func (s *workerTimeout) most() int {
	if s.ready {
		return mostThinking
	}
	return mostLoading
}

// sign handles a sign of life; ready means that the worker has loaded its program.
func (s *workerTimeout) sign(ready bool) {
	s.seconds = 0
	s.ready = s.ready || ready
}

func (s *workerTimeout) end() { s.number++ }
