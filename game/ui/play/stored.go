package play

import (
	"cmp"
	"iter"
	"strings"
)

// Category is what results are compared within.
type Category struct{ Kind, Seat, Grade string }

// text returns the stored form.
func (c Category) text() string { return c.Kind + "/" + c.Seat + "/" + c.Grade }

func (c Category) compare(other Category) int {
	return cmp.Or(cmp.Compare(c.Kind, other.Kind), cmp.Compare(c.Seat, other.Seat), cmp.Compare(c.Grade, other.Grade))
}

// stored yields the valid lines of a stored list: lines of the given number of words, of which the first is a category
// (with a level in place of the grade for scores). It yields that, and all words.
func stored(text string, words int) iter.Seq2[Category, []string] {
	return func(yield func(of Category, words []string) bool) {
		for line := range strings.Lines(text) {
			word := strings.Fields(line)
			if len(word) != words {
				continue
			}
			if of := strings.Split(word[0], "/"); len(of) == 3 && !yield(Category{of[0], of[1], of[2]}, word) {
				return
			}
		}
	}
}
