package lab

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"math"
	"slices"

	"onelongnight/game/mission"
)

// hardness estimates how hard a puzzle is, on a scale of its own, from the number of decisions, the positions searched,
// the share of first moves that fail, and how many of the judges' tries failed.
func (f *FoundPuzzle) hardness() float64 {
	return float64(f.Calm) + 0.3*float64(len(f.Solution)-f.Calm) + 0.6*math.Log10(float64(f.Nodes)) + 1 - f.First +
		1.5*float64(f.Blind)/float64(Judges())
}

// obvious reports whether at most one of the judges' tries failed.
func (f *FoundPuzzle) obvious() bool { return f.Blind < 2 }

// ChoosePuzzles chooses n puzzles that are as different as possible: each time the one whose subjects were chosen
// least, harder ones first. They come back by hardness, graded in fifths.
func ChoosePuzzles(found []FoundPuzzle, n int) []mission.Mission {
	pool := slices.DeleteFunc(slices.Clone(found), func(f FoundPuzzle) bool { return f.obvious() })
	slices.SortStableFunc(pool, func(a, b FoundPuzzle) int { return cmp.Compare(b.hardness(), a.hardness()) })
	used := map[string]int{}
	stale := func(f *FoundPuzzle) float64 {
		sum := 0.0
		for _, s := range f.subjects() {
			sum += float64(used[s] * used[s])
		}
		return sum / float64(len(f.subjects()))
	}
	var chosen []FoundPuzzle
	for len(chosen) < n && len(pool) > 0 {
		best := 0
		for i := range pool {
			if stale(&pool[i]) < stale(&pool[best]) {
				best = i
			}
		}
		f := pool[best]
		for _, s := range f.subjects() {
			used[s]++
		}
		chosen = append(chosen, f)
		// Keep one of each solution.
		pool = slices.DeleteFunc(pool, func(o FoundPuzzle) bool {
			return o.key() == f.key() ||
				slices.Equal(o.Solution, f.Solution)
		})
	}
	slices.SortStableFunc(chosen, func(a, b FoundPuzzle) int { return cmp.Compare(a.hardness(), b.hardness()) })
	list := make([]mission.Mission, len(chosen))
	for i := range chosen {
		list[i] = chosen[i].Mission
		list[i].Name = nameOf(&list[i])
		list[i].Difficulty = 1 + i*5/len(chosen)
	}
	// Among equally hard ones, those with the shortest positions come first: the least lies on the table.
	slices.SortStableFunc(list, func(a, b mission.Mission) int {
		return cmp.Or(cmp.Compare(a.Difficulty, b.Difficulty), cmp.Compare(len(a.Position), len(b.Position)))
	})
	return list
}

// nameOf derives a puzzle's name from its content, so that players keep their progress when the file is made again.
func nameOf(m *mission.Mission) string {
	sum := sha256.Sum256(append([]byte(m.Aim), m.Position...))
	return fmt.Sprintf("puzzle-%x", sum[:3])
}

// subjects returns what a puzzle is about, including the side to play.
func (f *FoundPuzzle) subjects() []string { return append([]string{f.Seat}, f.Subjects...) }

// key returns what makes puzzles alike: the side and the subjects except the first, which is the aim.
func (f *FoundPuzzle) key() string {
	rest := slices.Clone(f.Subjects[1:])
	slices.Sort(rest)
	return fmt.Sprint(f.Seat, rest)
}
