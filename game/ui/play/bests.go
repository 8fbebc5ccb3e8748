package play

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Best is how the person has fared with one seat of a game for one side, at one grade.
type Best struct {
	Kind, Seat, Grade string
	Played, Won       int
	Points            int // the best score
}

// NoGrade stands where a game has but one grade.
const NoGrade = "-"

// same reports whether two are of the same game, seat and grade.
func (b Best) same(other Best) bool {
	return b.Kind == other.Kind && b.Seat == other.Seat && b.Grade == other.Grade
}

// ReadBests reads what was stored; a line that is none is left out.
func ReadBests(text string) []Best {
	var list []Best
	for line := range strings.Lines(text) {
		word := strings.Fields(line)
		if len(word) != 4 {
			continue
		}
		what := strings.Split(word[0], "/")
		played, bad := strconv.Atoi(word[1])
		won, worse := strconv.Atoi(word[2])
		points, worst := strconv.Atoi(word[3])
		if len(what) == 3 && bad == nil && worse == nil && worst == nil && won >= 0 && won <= played {
			list = append(list, Best{what[0], what[1], what[2], played, won, points})
		}
	}
	return list
}

// WriteBests returns the text that is stored.
func WriteBests(list []Best) string {
	slices.SortFunc(list, func(a, b Best) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Grade, b.Grade))
	})
	var b strings.Builder
	for _, one := range list {
		fmt.Fprintf(&b, "%s/%s/%s %d %d %d\n", one.Kind, one.Seat, one.Grade, one.Played, one.Won, one.Points)
	}
	return b.String()
}

// MergedBests has, of each, the games of the list with more of them, so that the same are not counted twice, and the
// best score of both.
func MergedBests(a, b []Best) []Best {
	out := slices.Clone(a)
	for _, one := range b {
		i := slices.IndexFunc(out, one.same)
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
