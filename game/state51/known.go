package state51

import (
	_ "embed"
	"strings"
)

//go:embed known.txt
var knownText string

// Known is how the numbers of a card, a base or a contact are known: by "rulebook", "public", "inferred" or "house"
// (section 11).
type Known struct {
	How   map[string]string // by field: distance, types, spoil, agreement, effect, copies, gain, slots, reach, pay …
	Doubt string            // what speaks against a value, "" if nothing does
}

// KnownOf finds how the numbers of a design, a base or a contact of a faction are known, by its id. The zero value
// stands for ids that there are none of. It reads the list anew at each call.
func KnownOf(id string) (k Known) {
	for line := range strings.Lines(knownText) {
		line, doubt, _ := strings.Cut(strings.TrimSpace(line), "; ")
		words := strings.Fields(line)
		if len(words) == 0 || words[0] != id {
			continue
		}
		k = Known{How: map[string]string{}, Doubt: doubt}
		for _, word := range words[1:] {
			field, how, _ := strings.Cut(word, "=")
			k.How[field] = how
		}
	}
	return k
}
