package state51

import (
	_ "embed"
	"strings"

	"onelongnight/game/datafile"
)

//go:embed known.txt
var knownText string

// Known says how we know the numbers of a card, a base or a contact: from the "rulebook", from another "public" source,
// "inferred", or by a "house" rule of our own (section 11).
type Known struct {
	How   map[string]string // by field: distance, types, spoil, agreement, effect, copies, gain, slots, reach, pay …
	Doubt string            // what speaks against a value, or ""
}

// KnownOf returns how the numbers of a design, base or contact are known, by its id. Retuned numbers are by a house
// rule. It returns the zero value for an unknown id. It reads through the whole list each time.
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
	for _, row := range datafile.Rows(retunedText) {
		for _, word := range row.Words {
			if row.ID == id && word.Key == "house" {
				for field := range strings.SplitSeq(word.Value, ",") {
					k.How[field] = "house"
				}
			}
		}
	}
	return k
}

// knownFields are all fields, in the order in which they are shown.
var knownFields = []string{"distance", "types", "spoil", "agreement", "gain", "slots", "goods", "effect", "workers",
	"reach", "pay", "copies"}

// Fields returns the fields that are known in a certain way. A field in doubt counts as "inferred".
func (k Known) Fields(how string) (list []string) {
	for _, field := range knownFields {
		is := k.How[field]
		if (is == "public" || is == "rulebook") && strings.HasPrefix(k.Doubt, field+": ") {
			is = "inferred"
		}
		if is == how {
			list = append(list, field)
		}
	}
	return list
}
