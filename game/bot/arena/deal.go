package arena

import (
	"errors"
	"fmt"
	"time"

	"onelongnight/game"
)

// deal is the result of all games of one deal: the first contestant has each side once, the second all others. If one
// side is scripted, each contestant plays the other side once, alone.
type deal struct {
	number    int
	share     float64 // of the first contestant
	played    []part
	decisions [2]int // number of decisions, by contestant
	time      [2]time.Duration
	err       error
}

// part is one seat's result in one game.
type part struct {
	role  string
	place string // the seat's name
	who   int    // index of the contestant
	worth float64
}

// work plays deals from the queue, with its own seated players.
func work(setups []game.Game, a, b Contestant, seed string, queue <-chan int, results chan<- deal) {
	var players [2]Seated
	var err error
	at := -1 // index of the setup that the players are seated for
	leave := func() {
		for i, p := range players {
			if p != nil {
				p.Close()
			}
			players[i] = nil
		}
	}
	defer leave()
	for n := range queue {
		d := deal{number: n}
		g := setups[n%len(setups)]
		if at != n%len(setups) {
			leave()
			at = n % len(setups)
			players, err = sit(g, a, b)
		}
		if d.err = err; err == nil {
			d.play(g, players, fmt.Sprint(seed, "/", n))
		}
		results <- d
		if d.err != nil {
			return
		}
	}
}

func sit(g game.Game, list ...Contestant) (players [2]Seated, err error) {
	for i, c := range list {
		p, err := c.Seat(g)
		if err != nil {
			return players, fmt.Errorf("%s cannot be seated: %w", c.Name, err)
		}
		players[i] = p
	}
	return players, nil
}

func (d *deal) play(g game.Game, players [2]Seated, name string) {
	sides := played(g)
	if len(sides) == 1 {
		first := d.game(g, players, name, sides[0], 0)
		second := d.game(g, players, name, sides[0], 1)
		d.share = (first + 1 - second) / 2
		return
	}
	for i, side := range sides {
		d.share += d.game(g, players, name, side, i) / float64(len(sides))
		if d.err != nil {
			return
		}
	}
}

var errIllegal = errors.New("plays a move that is not legal")

// game plays one game of a deal and returns its worth to the side of the first contestant. In a game for one side, the
// second contestant plays game number 1.
func (d *deal) game(g game.Game, players [2]Seated, name string, side uint8, number int) (worth float64) {
	if d.err != nil {
		return 0
	}
	seats := g.Seats()
	who := func(seat game.Seat) int {
		switch {
		case len(played(g)) == 1:
			return number
		case seats[seat].Side == side:
			return 0
		}
		return 1
	}
	for i, p := range players {
		if err := p.Start(g, name); err != nil {
			d.err = fmt.Errorf("contestant %d: %w", i+1, err)
			return 0
		}
	}
	s := g.New(game.SeedOf(name))
	for n := 0; !s.Result().Over; n++ {
		if d.err = d.decide(s, players, who(s.Turn()), fmt.Sprint(name, "/", number, "/", n)); d.err != nil {
			return 0
		}
	}
	r := s.Result()
	for i := range seats {
		if seats[i].Scripted {
			continue
		}
		got := r.Worth(seats, game.Seat(i))
		d.played = append(d.played, part{game.RoleName(g, game.Seat(i)), seats[i].Name, who(game.Seat(i)), got})
		if seats[i].Side == side {
			worth = got
		}
	}
	return worth
}

// decide lets a contestant move and tells both.
func (d *deal) decide(s game.State, players [2]Seated, who int, seed string) error {
	start := time.Now()
	move, err := players[who].Decide(s.View(s.Turn()), seed)
	d.time[who] += time.Since(start)
	d.decisions[who]++
	if err == nil && s.Apply(move, nil) != nil {
		err = errIllegal
	}
	for _, p := range players {
		if err == nil {
			err = p.Observe(move)
		}
	}
	if err != nil {
		return fmt.Errorf("contestant %d: %w", who+1, err)
	}
	return nil
}
