package play

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Score is the person's result with one seat of a game against one level.
type Score struct {
	Kind, Seat, Level string
	Played, Won       int
}

// ReadScores reads the stored form and skips lines that are not valid.
func ReadScores(text string) []Score {
	var list []Score
	for of, word := range stored(text, 3) {
		played, bad := strconv.Atoi(word[1])
		won, worse := strconv.Atoi(word[2])
		if bad == nil && worse == nil && won >= 0 && won <= played {
			list = append(list, Score{of.Kind, of.Seat, of.Grade, played, won})
		}
	}
	return list
}

// WriteScores returns the stored form.
func WriteScores(list []Score) string {
	slices.SortStableFunc(list, func(a, b Score) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Level, b.Level))
	})
	var b strings.Builder
	for _, one := range list {
		b.WriteString(one.Kind + "/" + one.Seat + "/" + one.Level + " " + strconv.Itoa(one.Played) + " " +
			strconv.Itoa(one.Won) + "\n")
	}
	return b.String()
}

// addScore adds a score to the one in the list for the same seat and level.
func addScore(list []Score, one Score) []Score {
	for i := range list {
		if l := &list[i]; l.Kind == one.Kind && l.Seat == one.Seat && l.Level == one.Level {
			l.Played, l.Won = l.Played+one.Played, l.Won+one.Won
			return list
		}
	}
	return append(list, one)
}

// Merged merges two lists. For each seat and level it takes the score with more games, so that games do not count twice
// when scores are imported.
func Merged(a, b []Score) []Score {
	out := slices.Clone(a)
	for _, one := range b {
		i := slices.IndexFunc(out, func(o Score) bool {
			return o.Kind == one.Kind && o.Seat == one.Seat &&
				o.Level == one.Level
		})
		switch {
		case i < 0:
			out = append(out, one)
		case one.Played > out[i].Played:
			out[i] = one
		}
	}
	return out
}
