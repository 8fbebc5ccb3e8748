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
// stands for ids that there are none of; what was retuned is ours. It reads the list anew at each call.
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
	for line := range strings.Lines(retunedText) {
		words := strings.Fields(line)
		if len(words) < 2 || words[1] != id {
			continue
		}
		if fields, ok := strings.CutPrefix(words[len(words)-1], "house="); ok {
			for field := range strings.SplitSeq(fields, ",") {
				k.How[field] = "house"
			}
		}
	}
	return k
}

// knownFields are the fields of all cards in the order in which they are told.
var knownFields = []string{"distance", "types", "spoil", "agreement", "gain", "slots", "goods", "effect", "workers",
	"reach", "pay", "copies"}

// Fields lists those that are known in a way; what a doubt is about counts as "inferred".
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
