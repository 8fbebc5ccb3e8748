package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// score is how the person has fared with one seat of a game against one level.
type score struct {
	kind, seat, level string
	played, won       int
}

// readScores reads what was stored; a line that is none is left out.
func readScores(text string) []score {
	var list []score
	for line := range strings.Lines(text) {
		word := strings.Fields(line)
		if len(word) != 3 {
			continue
		}
		what := strings.Split(word[0], "/")
		played, bad := strconv.Atoi(word[1])
		won, worse := strconv.Atoi(word[2])
		if len(what) == 3 && bad == nil && worse == nil && won >= 0 && won <= played {
			list = append(list, score{what[0], what[1], what[2], played, won})
		}
	}
	return list
}

// writeScores is the text that is stored.
func writeScores(list []score) string {
	slices.SortFunc(list, func(a, b score) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.seat, b.seat), cmp.Compare(a.level, b.level))
	})
	var b strings.Builder
	for _, one := range list {
		b.WriteString(one.kind + "/" + one.seat + "/" + one.level + " " + strconv.Itoa(one.played) + " " + strconv.Itoa(one.won) + "\n")
	}
	return b.String()
}

// addScore adds games to the score of what was played.
func addScore(list []score, one score) []score {
	for i := range list {
		if l := &list[i]; l.kind == one.kind && l.seat == one.seat && l.level == one.level {
			l.played, l.won = l.played+one.played, l.won+one.won
			return list
		}
	}
	return append(list, one)
}

// merged has, of each, what the list with more games says: the same games are
// not counted twice where scores come back from a file.
func merged(a, b []score) []score {
	out := slices.Clone(a)
	for _, one := range b {
		i := slices.IndexFunc(out, func(o score) bool { return o.kind == one.kind && o.seat == one.seat && o.level == one.level })
		switch {
		case i < 0:
			out = append(out, one)
		case one.played > out[i].played:
			out[i] = one
		}
	}
	return out
}
