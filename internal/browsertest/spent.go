package browsertest

import (
	"fmt"
	"io"
	"slices"
	"sync"
	"time"
)

// spent counts how much time a test run spends on starting pages: about a quarter.
type spent struct {
	mu     sync.Mutex
	pages  int             // tabs
	loads  int             // of documents in them
	starts []time.Duration // from navigation to the first frame, where a test waited for it
}

// page counts a tab that was closed.
func (s *spent) page(p *Page) {
	p.mu.Lock()
	loads := p.loads
	p.mu.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.pages++
	s.loads += loads
	p.t.Logf("the page was loaded %d times", loads)
}

// start counts a page's first frame.
func (s *spent) start(took time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.starts = append(s.starts, took)
}

// report prints what a run has spent.
func (s *spent) report(w io.Writer) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.starts) == 0 {
		return
	}
	slices.Sort(s.starts)
	var sum time.Duration
	for _, took := range s.starts {
		sum += took
	}
	fmt.Fprintf(w, "browsertest: %d pages, loaded %d times; %d first pictures waited for, %v in all, %v one (median)\n",
		s.pages, s.loads, len(s.starts), sum.Round(time.Second), s.starts[len(s.starts)/2].Round(10*time.Millisecond))
}
