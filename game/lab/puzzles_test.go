package lab_test

import (
	"cmp"
	"fmt"
	"onelongnight/game/bot"
	"onelongnight/game/convoy/edition"
	"reflect"
	"slices"
	"testing"

	labs "onelongnight/game/games/lab"
	"onelongnight/game/lab"
	"onelongnight/game/mission"
)

// levels are the levels of the game from which these tests make puzzles.
var levels = bot.Join(edition.Levels(), bot.Levels())

// source is that game's source of puzzles, with a lower bound on its searches.
func source(t *testing.T) *lab.PuzzleSource {
	t.Helper()
	work, ok := labs.Of("convoy")
	if !ok || work.Puzzles == nil {
		t.Fatal("nobody makes puzzles")
	}
	src := *work.Puzzles
	src.Terms.Bound = 1500
	return &src
}

// TestTheSameSeedFindsTheSamePuzzles checks that it does on any number of cores, and that the puzzles are what was
// asked for.
func TestTheSameSeedFindsTheSamePuzzles(t *testing.T) {
	src := source(t)
	told := 0
	first, err := src.Search(levels, "4", "test", 0, 3, func(int, []lab.FoundPuzzle) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	if len(first) < 2 || told != 3 {
		t.Fatalf("%d puzzles in %d games", len(first), told)
	}
	for i := range first {
		f := &first[i]
		if f.Calm < 2 || f.First <= 0 || f.First > 1 || f.Blind > lab.Judges() || len(f.Subjects) < 2 ||
			f.Nodes == 0 {
			t.Errorf("%+v", f)
		}
	}
	var apart []lab.FoundPuzzle
	for n := range 3 {
		more, err := src.Search(levels, "4", "test", n, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		apart = append(apart, more...)
	}
	if !reflect.DeepEqual(first, apart) {
		t.Error("one by one they are others")
	}
}

// find makes a found puzzle for the tests of choosing.
func find(seat, subject string, nodes, blind int) lab.FoundPuzzle {
	f := lab.FoundPuzzle{Nodes: nodes, Calm: 2, First: 0.5, Blind: blind, Subjects: []string{"aim", subject}}
	f.Solution = []string{seat, subject}
	f.Seat, f.Aim, f.Position = seat, "aim", fmt.Appendf(nil, "%s %d", subject, nodes)
	return f
}

// TestChoosing checks that the choice leaves out what everybody finds, takes no two alike, balances the sides, and
// grades by hardness.
func TestChoosing(t *testing.T) {
	var found []lab.FoundPuzzle
	for i := range 40 {
		found = append(found, find("red", fmt.Sprint("card ", i%20), 1000*(i+1), 5))
	}
	for i := range 8 {
		found = append(found, find("blue", fmt.Sprint("card ", i), 500, 5))
	}
	found = append(found, find("blue", "easy", 9999, 1))
	list := lab.ChoosePuzzles(found, 15)
	seats, names := map[string]int{}, map[string]bool{}
	for i, m := range list {
		seats[m.Seat]++
		names[m.Name] = true
		if m.Difficulty != 1+i*5/15 {
			t.Errorf("number %d is of difficulty %d", i, m.Difficulty)
		}
		if string(m.Position) == "easy 9999" {
			t.Error("everybody finds it")
		}
	}
	if len(list) != 15 || len(names) != 15 || seats["blue"] < 5 {
		t.Errorf("%d chosen, %d names, %v", len(list), len(names), seats)
	}
	if !reflect.DeepEqual(list, lab.ChoosePuzzles(found, 15)) {
		t.Error("chosen again they are others")
	}
	all := lab.ChoosePuzzles(found, 100)
	if len(all) != 28 {
		t.Errorf("%d of 28 that differ", len(all))
	}
	if !slices.IsSortedFunc(all, func(a, b mission.Mission) int {
		return cmp.Or(a.Difficulty-b.Difficulty, len(a.Position)-len(b.Position))
	}) {
		t.Error("not in order")
	}
}

// TestRatesComeAgain checks that the same seed plays the same games, and that a stronger level wins more of them.
func TestRatesComeAgain(t *testing.T) {
	work, _ := labs.Of("convoy")
	m := &work.Campaign[0]
	weak, err := lab.RateMission(work.Setups[0].Kind(), m, work.Levels, "random", "again", 12)
	if err != nil {
		t.Fatal(err)
	}
	strong, err := lab.RateMission(work.Setups[0].Kind(), m, work.Levels, "4", "again", 12)
	if err != nil {
		t.Fatal(err)
	}
	again, err := lab.RateMission(work.Setups[0].Kind(), m, work.Levels, "4", "again", 12)
	if err != nil || again != strong {
		t.Errorf("%v, then %v, %v", strong, again, err)
	}
	if weak.Won() >= strong.Won() {
		t.Errorf("random play wins %v, level 4 %v", weak, strong)
	}
	if _, err := lab.RateMission(work.Setups[0].Kind(), m, work.Levels, "nobody", "again", 1); err == nil {
		t.Error("nobody plays")
	}
}
