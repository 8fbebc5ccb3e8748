package mission

import (
	"fmt"

	"onelongnight/game"
)

// Daily is what everybody gets on the same day. It depends on the day alone, counted from 1 January 1970.
type Daily struct {
	Seed   string // of the daily game
	Puzzle int    // index of the daily puzzle, −1 if there are no puzzles
}

// weekdays has the difficulty of the daily puzzle, from Thursday (1 January 1970 was one): easy on Monday, hard on
// Sunday, and a break on Friday.
var weekdays = [7]int{4, 2, 4, 5, 1, 2, 3}

// DailyOf returns what a day brings. difficulties are those of the puzzles, by index. Puzzles of one difficulty come in
// an order that is the same for everybody, and none comes again before all have come.
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
	// Count the earlier days of this difficulty.
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
