package arena

import (
	"errors"
	"runtime"
	"sync"
	"time"

	"onelongnight/game"
)

// Match is the result of a number of deals between two contestants.
type Match struct {
	Games []game.Game // the setups, taken in turn
	Sides int         // not scripted; the same number in all setups
	Names [2]string
	Seed  string
	// Deals has the first contestant's share of each deal, the mean over its games; ½ is even for two sides.
	Deals []float64
	// Roles has the results by role, Places by seat.
	Roles, Places Tally
	// Decisions and Time count the decisions of each contestant and the time spent on them.
	Decisions [2]int
	Time      [2]time.Duration
}

// Role is the result of one role or place, by contestant.
type Role struct {
	Points [2]float64
	Games  [2]int
}

// Tally maps names of roles or places to results.
type Tally map[string]*Role

func (t Tally) count(name string, p *part) {
	r := t[name]
	if r == nil {
		r = &Role{}
		t[name] = r
	}
	r.Points[p.who] += p.worth
	r.Games[p.who]++
}

// Even returns the share of equal contestants.
func (m *Match) Even() float64 { return even(m.Sides) }

func even(sides int) float64 {
	if sides == 1 {
		return 0.5 // each plays alone against the rules, and the two results are compared
	}
	return 1 / float64(sides)
}

// Until reports, after each deal, whether a match goes on.
type Until func(m *Match) (more bool)

// ErrSides means that the setups of a match do not all have the same number of sides.
var ErrSides = errors.New("arena: the setups of a match must be some, with equally many sides")

// Sides returns how many sides of each setup are not scripted. All setups of a match must agree, since the even share
// depends on it; otherwise it is ErrSides.
func Sides(setups []game.Game) (n int, err error) {
	for i, g := range setups {
		sides := len(played(g))
		if i > 0 && sides != n {
			return 0, ErrSides
		}
		n = sides
	}
	if n == 0 {
		return 0, ErrSides
	}
	return n, nil
}

// Play plays at most the given number of deals on all cores, taking the setups in turn. until may be nil; otherwise it
// can end the match early. Deals are counted in order, so that the match ends at the same deal every time.
func Play(setups []game.Game, a, b Contestant, seed string, deals int, until Until) (*Match, error) {
	sides, err := Sides(setups)
	if err != nil {
		return nil, err
	}
	m := &Match{Games: setups, Sides: sides, Names: [2]string{a.Name, b.Name}, Seed: seed, Roles: Tally{},
		Places: Tally{}}
	cores := runtime.GOMAXPROCS(0)
	queue, results := make(chan int), make(chan deal, cores)
	stop := make(chan struct{})
	var workers sync.WaitGroup
	for range cores {
		workers.Go(func() { work(setups, a, b, seed, queue, results) })
	}
	go func() {
		defer close(queue)
		for i := range deals {
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

// played lists the sides of a game that are not scripted.
func played(g game.Game) (sides []uint8) {
	n, players := game.Sides(g.Seats())
	for side := range n {
		if players[side] > 0 {
			sides = append(sides, uint8(side))
		}
	}
	return sides
}

// gather counts the deals in order.
func (m *Match) gather(results <-chan deal, stop chan struct{}, until Until) (err error) {
	waiting := map[int]deal{}
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

func (m *Match) count(d *deal) {
	m.Deals = append(m.Deals, d.share)
	for i := range d.played {
		p := &d.played[i]
		m.Roles.count(p.role, p)
		m.Places.count(p.place, p)
	}
	for i := range m.Time {
		m.Time[i] += d.time[i]
		m.Decisions[i] += d.decisions[i]
	}
}

// regrouped reports whether grouping by place differs from grouping by role: some role has several places, or some
// place several roles.
func (m *Match) regrouped() bool {
	roles, places := map[string]string{}, map[string]string{}
	for _, g := range m.Games {
		for i, info := range g.Seats() {
			if info.Scripted {
				continue
			}
			role := game.RoleName(g, game.Seat(i))
			if was, known := roles[info.Name]; known && was != role {
				return true
			}
			if was, known := places[role]; known && was != info.Name {
				return true
			}
			roles[info.Name], places[role] = role, info.Name
		}
	}
	return false
}
