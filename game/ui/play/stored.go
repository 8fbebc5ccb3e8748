package play

import (
	"iter"
	"strings"
)

// stored yields the valid lines of a stored list: lines of the given number of words, of which the first is
// KIND/SEAT/GRADE (or KIND/SEAT/LEVEL for scores). It yields the three parts of that, and all words.
func stored(text string, words int) iter.Seq2[[]string, []string] {
	return func(yield func(of, words []string) bool) {
		for line := range strings.Lines(text) {
			word := strings.Fields(line)
			if len(word) != words {
				continue
			}
			if of := strings.Split(word[0], "/"); len(of) == 3 && !yield(of, word) {
				return
			}
		}
	}
}
