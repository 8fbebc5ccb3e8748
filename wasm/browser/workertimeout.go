//go:build js && wasm

package browser

import (
	"errors"
	"time"
)

// errSilent is the answer in the stead of a worker that gives no sign of life.
var errSilent = errors.New("the worker failed: it is silent")

// How many seconds a worker may be silent. While it gets ready it tells of everything that comes; while
// it thinks it can tell nothing, and the slowest machine with the strongest player gets that long.
const (
	mostLoading  = 15
	mostThinking = 30
)

// workerTimeout is how long a worker that owes an answer has said nothing. It counts seconds in which the page
// was awake: a machine that slept has not waited.
type workerTimeout struct {
	ready   bool // the worker has its program
	seconds int
	number  int // of the wait, to know ticks of earlier ones
}

// begin waits, and calls over when that takes too long.
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

// sign is a sign of life, ready when the worker has its program.
func (s *workerTimeout) sign(ready bool) {
	s.seconds = 0
	s.ready = s.ready || ready
}

func (s *workerTimeout) end() { s.number++ }
