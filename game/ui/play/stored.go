package play

import (
	"iter"
	"strings"
)

// stored yields the lines of a stored list that have so many words, the first of which is KIND/SEAT/GRADE or, of
// scores, KIND/SEAT/LEVEL: its three parts and all words.
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
