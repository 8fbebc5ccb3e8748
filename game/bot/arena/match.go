package arena

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"

	"onelongnight/game"
)

// Match is a number of paired games of two contestants.
type Match struct {
	Game  game.Game
	Names [2]string
	Seed  string
	Pairs [5]int // how many pairs brought the first contestant 0, ½, 1, 1½, 2 points
	// Points and Games of the first contestant by the seat it had.
	Points [2]float64
	Games  [2]int
	// Decisions and Time spent on them by each contestant.
	Decisions [2]int
	Time      [2]time.Duration
}

// Until tells, after each pair, whether a match goes on.
type Until func(m *Match) (more bool)

// Play plays up to so many pairs on all cores. With a non-nil until the match
// may end earlier; pairs are counted in their order, so that it ends at the
// same pair every time.
func Play(g game.Game, a, b Contestant, seed string, pairs int, until Until) (*Match, error) {
	m := &Match{Game: g, Names: [2]string{a.Name, b.Name}, Seed: seed}
	cores := runtime.GOMAXPROCS(0)
	queue, results := make(chan int), make(chan pair, cores)
	stop := make(chan struct{})
	var workers sync.WaitGroup
	for range cores {
		workers.Go(func() { work(g, a, b, seed, queue, results) })
	}
	go func() {
		defer close(queue)
		for i := range pairs {
			select {
			case queue <- i:
			case <-stop:
				return
			}
		}
	}()
	go func() {
		workers.Wait()
		close(results)
	}()
	return m, m.gather(results, stop, until)
}

// gather counts the pairs in their order.
func (m *Match) gather(results <-chan pair, stop chan struct{}, until Until) (err error) {
	waiting := map[int]pair{}
	next, ended := 0, false
	end := func() {
		if !ended {
			close(stop)
		}
		ended = true
	}
	for r := range results {
		if r.err != nil && err == nil {
			err = r.err
			end()
		}
		waiting[r.number] = r
		for r, ok := waiting[next]; ok && !ended; r, ok = waiting[next] {
			m.count(&r)
			delete(waiting, next)
			next++
			if until != nil && !until(m) {
				end()
			}
		}
	}
	return err
}

func (m *Match) count(r *pair) {
	m.Pairs[int(2*(r.points[0]+r.points[1]))]++
	for seat, p := range r.points {
		m.Points[seat] += p
		m.Games[seat]++
	}
	for i := range m.Time {
		m.Time[i] += r.time[i]
		m.Decisions[i] += r.decisions[i]
	}
}

// pair is the outcome of two games from one deal.
type pair struct {
	number    int
	points    [2]float64 // of the first contestant, by its seat
	decisions [2]int     // by contestant
	time      [2]time.Duration
	err       error
}

// work plays pairs, with its own seated players.
func work(g game.Game, a, b Contestant, seed string, queue <-chan int, results chan<- pair) {
	var seats [2]Seated
	var err error
	for i, c := range [...]Contestant{a, b} {
		var e error
		if seats[i], e = c.Seat(g); e != nil {
			err = fmt.Errorf("%s cannot be seated: %w", c.Name, e)
			break
		}
		defer seats[i].Close()
	}
	for n := range queue {
		r := pair{number: n, err: err}
		for seat := 0; seat < 2 && r.err == nil; seat++ {
			r.err = r.play(g, seats, seat, fmt.Sprint(seed, "/", n))
		}
		results <- r
		if r.err != nil {
			return
		}
	}
}

var errIllegal = errors.New("plays a move that is not legal")

// play plays one game; the first contestant has the given seat.
func (r *pair) play(g game.Game, players [2]Seated, seat int, deal string) error {
	for i, p := range players {
		if err := p.Start(g, deal); err != nil {
			return fmt.Errorf("contestant %d: %w", i+1, err)
		}
	}
	s := g.New(game.SeedOf(deal))
	for n := 0; !s.Result().Over; n++ {
		turn := s.Turn()
		who := 0
		if int(turn) != seat {
			who = 1
		}
		start := time.Now()
		move, err := players[who].Decide(s.View(turn), fmt.Sprint(deal, "/", seat, "/", n))
		r.time[who] += time.Since(start)
		r.decisions[who]++
		if err == nil && s.Apply(move, nil) != nil {
			err = errIllegal
		}
		for _, p := range players {
			if err == nil {
				err = p.Hear(move)
			}
		}
		if err != nil {
			return fmt.Errorf("contestant %d: %w", who+1, err)
		}
	}
	switch s.Result().Winner {
	case game.Seat(seat):
		r.points[seat] = 1
	case game.NoSeat:
		r.points[seat] = 0.5
	}
	return nil
}
