package kit

import (
	"slices"
	"strings"
	"unicode"
)

// leastPart is how many letters of a broken word stand on each line at least, where it is long enough.
const leastPart = 3

// Break returns how many letters of a word stay on a line that has room for so many, and for a hyphen: as many as end a
// syllable, as far as letters tell that in any of our languages, else all that have room, but one at least.
func Break(word []rune, room int) int {
	room = max(1, min(room, len(word)-1))
	for n := min(room, len(word)-leastPart); n >= leastPart; n-- {
		if endsSyllable(word, n) {
			return n
		}
	}
	return room
}

// endsSyllable reports whether a syllable ends with the first n letters, that is whether the next one begins with a
// consonant and a vowel, or with two that are spoken as one and a vowel.
func endsSyllable(word []rune, n int) bool {
	rest := word[n:]
	if isVowel(rest[0]) || isCluster(word[n-1:]) || !slices.ContainsFunc(word[:n], isVowel) {
		return false
	}
	return isVowel(rest[1]) || isCluster(rest) && isVowel(rest[2])
}

func isVowel(r rune) bool {
	return strings.ContainsRune("aeiouyáàâąeéèêëęíìîïóòôöőúùûüűœæ", unicode.ToLower(r))
}

// clusters are consonants by what they follow to be spoken as one with it.
var clusters = map[rune]string{'h': "cstpg", 'r': "bcdfgkptv", 'l': "bcfgkp", 'z': "scrd", 's': "cz", 'k': "c"}

// isCluster reports whether a word begins with such a pair.
func isCluster(word []rune) bool {
	return len(word) > 1 && strings.ContainsRune(clusters[unicode.ToLower(word[1])], unicode.ToLower(word[0]))
}
