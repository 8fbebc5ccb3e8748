package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Best is the person's record with one seat and grade of a game for one side.
type Best struct {
	Category
	Played, Won int
	Points      int // the best score
}

// NoGrade stands for the grade of a game that has only one.
const NoGrade = "-"

// ReadBests reads the stored form and skips lines that are not valid.
func ReadBests(text string) []Best {
	var list []Best
	for of, word := range stored(text, 4) {
		played, bad := strconv.Atoi(word[1])
		won, worse := strconv.Atoi(word[2])
		points, worst := strconv.Atoi(word[3])
		if bad == nil && worse == nil && worst == nil && won >= 0 && won <= played {
			list = append(list, Best{of, played, won, points})
		}
	}
	return list
}

// WriteBests returns the stored form.
func WriteBests(list []Best) string {
	slices.SortStableFunc(list, func(a, b Best) int { return a.compare(b.Category) })
	var b strings.Builder
	for _, one := range list {
		fmt.Fprintf(&b, "%s %d %d %d\n", one.text(), one.Played, one.Won, one.Points)
	}
	return b.String()
}

// MergedBests merges two lists. For each seat and grade it takes the number of games from the list that has more, so
// that none counts twice, and the better score.
func MergedBests(a, b []Best) []Best {
	out := slices.Clone(a)
	for _, one := range b {
		i := slices.IndexFunc(out, func(o Best) bool { return o.Category == one.Category })
		if i < 0 {
			out = append(out, one)
			continue
		}
		points := max(one.Points, out[i].Points)
		if one.Played > out[i].Played {
			out[i] = one
		}
		out[i].Points = points
	}
	return out
}
