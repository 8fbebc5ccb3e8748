package ui

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// best is how the person has fared with one seat of a game for one side, at one grade.
type best struct {
	kind, seat, grade string
	played, won       int
	points            int // the best score
}

// noGrade stands where a game has but one grade.
const noGrade = "-"

// same tells whether two are of the same game, seat and grade.
func (b best) same(other best) bool {
	return b.kind == other.kind && b.seat == other.seat && b.grade == other.grade
}

// readBests reads what was stored; a line that is none is left out.
func readBests(text string) []best {
	var list []best
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
			list = append(list, best{what[0], what[1], what[2], played, won, points})
		}
	}
	return list
}

// writeBests is the text that is stored.
func writeBests(list []best) string {
	slices.SortFunc(list, func(a, b best) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.seat, b.seat), cmp.Compare(a.grade, b.grade))
	})
	var b strings.Builder
	for _, one := range list {
		fmt.Fprintf(&b, "%s/%s/%s %d %d %d\n", one.kind, one.seat, one.grade, one.played, one.won, one.points)
	}
	return b.String()
}

// mergedBests has, of each, the games of the list with more of them, so that the same are not counted twice, and the
// best score of both.
func mergedBests(a, b []best) []best {
	out := slices.Clone(a)
	for _, one := range b {
		i := slices.IndexFunc(out, one.same)
		if i < 0 {
			out = append(out, one)
			continue
		}
		points := max(one.points, out[i].points)
		if one.played > out[i].played {
			out[i] = one
		}
		out[i].points = points
	}
	return out
}
