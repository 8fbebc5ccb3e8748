// Package datafile reads the data of a game's pieces, such as cards or tiles, from text, and keeps earlier versions of
// them.
//
// A line is a row: the kind of thing, its id, and what is printed on it, each word KEY=VALUE or KEY alone. Empty lines
// and those that begin with # are not read. It is not JSON, because a reader of JSON would make every page heavier. The
// files are compiled in and tested, so what is wrong with one is a panic.
package datafile

import (
	"slices"
	"strconv"
	"strings"
)

// Row is one thing.
type Row struct {
	Kind, ID string
	Words    []Word // what is printed on it
}

// Word is a word of a row. The value of a KEY alone is "".
type Word struct{ Key, Value string }

// Rows reads the rows of a file in their order.
func Rows(text string) (list []Row) {
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		if len(words) == 1 {
			panic("datafile: " + strconv.Quote(words[0]) + " has no id")
		}
		row := Row{Kind: words[0], ID: words[1]}
		for _, word := range words[2:] {
			key, value, _ := strings.Cut(word, "=")
			row.Words = append(row.Words, Word{key, value})
		}
		list = append(list, row)
	}
	return list
}

// Retuned returns the rows of each version, from the first on. For each version from 2 on, later has a row "version N",
// followed by the rows that differ from the version before; each replaces the row of the same kind and id.
func Retuned(first, later string) [][]Row {
	versions := [][]Row{Rows(first)}
	for _, row := range Rows(later) {
		latest := versions[len(versions)-1]
		if row.Kind == "version" {
			if row.ID != strconv.Itoa(len(versions)+1) {
				panic("datafile: version " + row.ID + " is not the next")
			}
			versions = append(versions, slices.Clone(latest))
			continue
		}
		at := slices.IndexFunc(latest, func(r Row) bool { return r.Kind == row.Kind && r.ID == row.ID })
		if at < 0 || len(versions) == 1 {
			panic("datafile: there is no " + row.Kind + " " + row.ID + " to be changed")
		}
		latest[at] = row
	}
	return versions
}

// Index returns the index of a name in a list that must contain it; it panics otherwise.
func Index(names []string, name string) int {
	at := slices.Index(names, name)
	if at < 0 {
		panic("datafile: nothing is called " + strconv.Quote(name))
	}
	return at
}

// Number reads a whole number; it panics if the word is none.
func Number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic("datafile: " + strconv.Quote(word) + " is no number")
	}
	return n
}
