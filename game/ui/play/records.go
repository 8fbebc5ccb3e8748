package play

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Record is one of the best results with a seat and grade of a game for one side.
type Record struct {
	Category
	Points int
	Won    bool
	Day    string // as 2026-11-25
}

// mostRecords is how many results are kept for each seat and grade.
const mostRecords = 5

// ReadRecords reads the stored form and skips lines that are not valid.
func ReadRecords(text string) []Record {
	var list []Record
	for of, word := range stored(text, 4) {
		points, bad := strconv.Atoi(word[1])
		_, late := time.Parse(time.DateOnly, word[3])
		if bad == nil && late == nil && (word[2] == "won" || word[2] == "lost") {
			list = append(list, Record{of, points, word[2] == "won", word[3]})
		}
	}
	return list
}

// WriteRecords returns the stored form.
func WriteRecords(list []Record) string {
	var b strings.Builder
	for _, r := range list {
		fmt.Fprintf(&b, "%s %d %s %s\n", r.text(), r.Points, map[bool]string{true: "won", false: "lost"}[r.Won], r.Day)
	}
	return b.String()
}

// MergedRecords merges two lists without duplicates, and keeps the best of each seat and grade, best first.
func MergedRecords(a, b []Record) []Record {
	all := slices.Clone(a)
	for _, r := range b {
		if !slices.Contains(a, r) {
			all = append(all, r)
		}
	}
	slices.SortStableFunc(all, func(x, y Record) int {
		return cmp.Or(x.compare(y.Category), cmp.Compare(y.Points, x.Points), cmp.Compare(x.Day, y.Day))
	})
	var kept []Record
	n := 0
	for i, r := range all {
		if n++; i == 0 || r.Category != all[i-1].Category {
			n = 1
		}
		if n <= mostRecords {
			kept = append(kept, r)
		}
	}
	return kept
}
