package kit

import (
	"slices"
	"strings"
	"unicode"
)

// leastPart is the least number of letters on each side of a break, if the word is long enough.
const leastPart = 3

// Break returns how many letters of a word to leave on a line that has room for room letters and a hyphen. It breaks
// after a syllable, as far as letters tell that in our languages, otherwise where the room ends, but after one letter
// at least.
func Break(word []rune, room int) int {
	room = max(1, min(room, len(word)-1))
	for n := min(room, len(word)-leastPart); n >= leastPart; n-- {
		if endsSyllable(word, n) {
			return n
		}
	}
	return room
}

// endsSyllable reports whether a syllable ends after the first n letters: whether the next one begins with a consonant
// and a vowel, or with two consonants spoken as one and a vowel.
func endsSyllable(word []rune, n int) bool {
	rest := word[n:]
	if isVowel(rest[0]) || isCluster(word[n-1:]) || closesWithGy(rest) || !slices.ContainsFunc(word[:n], isVowel) {
		return false
	}
	return isVowel(rest[1]) || isCluster(rest) && isVowel(rest[2])
}

// closesWithGy reports whether a word goes on with the Hungarian letter gy and another consonant, as in fegy-ver: that
// gy ends a syllable, its y is no vowel. Polish and French have hardly such words.
func closesWithGy(rest []rune) bool {
	return len(rest) > 2 && unicode.ToLower(rest[0]) == 'g' && unicode.ToLower(rest[1]) == 'y' && !isVowel(rest[2])
}

func isVowel(r rune) bool {
	return strings.ContainsRune("aeiouyáàâąeéèêëęíìîïóòôöőúùûüűœæ", unicode.ToLower(r))
}

// clusters maps a consonant to those it can follow to be spoken as one with them.
var clusters = map[rune]string{'h': "cstpg", 'r': "bcdfgkptv", 'l': "bcfgkp", 'z': "scrd", 's': "cz", 'k': "c"}

// isCluster reports whether a word begins with such a pair.
func isCluster(word []rune) bool {
	return len(word) > 1 && strings.ContainsRune(clusters[unicode.ToLower(word[1])], unicode.ToLower(word[0]))
}
