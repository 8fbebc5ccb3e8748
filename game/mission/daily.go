package mission

import (
	"fmt"

	"onelongnight/game"
)

// Daily is what one day brings to everybody alike: a pure function of the day,
// counted from 1 January 1970.
type Daily struct {
	Seed   string // of the daily game
	Puzzle int    // the index of the daily puzzle, −1 if there are none
}

// weekdays are how difficult the daily puzzle is, Thursday first, as the first
// day of all was one: easy on Monday, hard on Sunday, and a break on Friday.
var weekdays = [7]int{4, 2, 4, 5, 1, 2, 3}

// DailyOf returns what a day brings. The difficulties are those of the puzzles there
// are, in their order. Those of one difficulty take turns in an order
// that is the same for everybody, so that none comes again before all have come.
func DailyOf(day int, difficulties []int) Daily {
	d := Daily{Seed: fmt.Sprint("day ", day), Puzzle: -1}
	weekday := ((day % 7) + 7) % 7
	want := weekdays[weekday]
	var pool []int
	for off := 0; len(pool) == 0 && off < 5; off++ {
		for i, n := range difficulties {
			if n == want-off || n == want+off {
				pool = append(pool, i)
			}
		}
	}
	if len(pool) == 0 {
		return d
	}
	// How often a day of this difficulty has come before.
	per := 0
	turn := 0
	for i, n := range weekdays {
		if n == want {
			per++
			if i < weekday {
				turn++
			}
		}
	}
	turn += (day - weekday) / 7 * per
	round := floorDiv(turn, len(pool))
	rng := game.NewStream(game.SeedOf(fmt.Sprint("puzzles ", want, " ", round)))
	game.Shuffle(&rng, pool)
	d.Puzzle = pool[turn-round*len(pool)]
	return d
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
