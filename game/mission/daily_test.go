package mission_test

import (
	"testing"

	"onelongnight/game/mission"
)

// TestDays checks that a day is the same for everybody, that puzzles are as hard as their weekday asks, and that no
// puzzle comes again before all of its difficulty have come.
func TestDays(t *testing.T) {
	var difficulties []int
	for i := range 60 {
		difficulties = append(difficulties, 1+i/12)
	}
	const monday = 20_000 - 20_000%7 + 4 // 1 January 1970 was a Thursday
	for i, want := range []int{1, 2, 3, 4, 2, 4, 5} {
		if d := mission.DailyOf(monday+i, difficulties); difficulties[d.Puzzle] != want {
			t.Errorf("day %d of the week is of difficulty %d, not %d", i, difficulties[d.Puzzle], want)
		}
	}
	seeds, last := map[string]bool{}, map[int]int{}
	counts := map[int]int{} // of days by difficulty
	for day := range 3000 {
		d := mission.DailyOf(day, difficulties)
		if d != mission.DailyOf(day, difficulties) {
			t.Fatal("a day has two faces")
		}
		seeds[d.Seed] = true
		n := difficulties[d.Puzzle]
		at := counts[n]
		counts[n]++
		if was, ok := last[d.Puzzle]; ok && at/12 == was/12 {
			t.Fatalf("puzzle %d comes twice in a round", d.Puzzle)
		}
		last[d.Puzzle] = at
	}
	if len(seeds) != 3000 || len(last) != 60 {
		t.Errorf("%d seeds, %d puzzles", len(seeds), len(last))
	}
}

// TestDaysWithoutEnoughPuzzles checks that days make do with the puzzles there are.
func TestDaysWithoutEnoughPuzzles(t *testing.T) {
	for day := -10; day < 20; day++ {
		if d := mission.DailyOf(day, nil); d.Puzzle != -1 || d.Seed == "" {
			t.Error(d)
		}
		if d := mission.DailyOf(day, []int{2}); d.Puzzle != 0 {
			t.Error(d)
		}
	}
}
