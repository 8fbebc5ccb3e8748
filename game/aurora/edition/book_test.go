package edition_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/table"
)

// TestEveryCardHasAnEntry checks that in every language every card has an entry, found from a slot and in play, with
// what the data say of it and what else to read.
func TestEveryCardHasAnEntry(t *testing.T) {
	d := aurora.Rules{}.Data()
	for lang, b := range editiontest.Books(t, box) {
		seen := map[string]bool{}
		check := func(spot table.Spot) {
			if e := editiontest.Entry(t, lang, b, spot); e != nil {
				seen[e.ID] = true
			}
		}
		for c := aurora.Card(1); c <= aurora.CardCount; c++ {
			check(table.KindCard.Spot(d.ID(c)))
			check(table.KindPiece.Spot(d.ID(c)))
		}
		for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
			check(table.KindCard.Spot(o.String()))
		}
		for _, a := range d.Actions[1:] {
			check(table.KindCard.Spot(a.ID))
		}
		// The start cards of four colours have one entry each, and the two rusty containers have one.
		if want := aurora.CardCount - 3*4 - 1 + aurora.ObjectCount + aurora.ActionCount; len(seen) != want {
			t.Errorf("%s: %d things have an entry, not %d", lang, len(seen), want)
		}
	}
}

// TestNumbersThatAreOursAreToldSo checks that in every language one entry says which numbers are our own, with cards of
// each sort (17), and that the rules about the cards do not.
func TestNumbersThatAreOursAreToldSo(t *testing.T) {
	voices := editiontest.Voices(&voice.Languages, voice.Others)(t)
	for lang, b := range editiontest.Books(t, box) {
		v, told := voices[lang], editiontest.TextOf(b, "numbers")
		for how, card := range map[string]string{"house": "flatbed", "inferred": "warwolves", "part": "merchant"} {
			how = v.T("book.known." + how)
			_, list, _ := strings.Cut(told, "\n"+how+": ")
			if list, _, _ = strings.Cut(list, "\n"); !strings.Contains(list, v.T("card."+card)) {
				t.Errorf("%s: of %s there is only %q", lang, how, list)
			}
			for _, c := range b.Chapters {
				for _, e := range c.Entries {
					if facts := strings.Join(e.Facts, " "); strings.Contains(facts, how) {
						t.Errorf("%s: the rules of %s say %q", lang, e.ID, facts)
					}
				}
			}
		}
		if strings.Contains(told, v.T("card.explorer")+",") {
			t.Errorf("%s: the Explorer is printed: %s", lang, told)
		}
	}
}

// TestBook checks the book, see [editiontest.Book.Run]. Sections 16 to 18 of docs/rules/aurora.md are for builders or
// repeat the others.
func TestBook(t *testing.T) {
	(&editiontest.Book{Box: box, Number: regexp.MustCompile(`(?m)^(?:- |## )((?:[1-9]|1[0-5])\.\d+|8|11|14)\.? `),
		Setups: []string{`{}`, `{"map":"beta","mine":true}`, `{"seats":2}`, `{"seats":4,"map":"beta","mine":true}`}, Games: 25,
		Found: []string{"2.5", "2.6", "2.7", "2.9", "3.2", "3.4", "4.1", "5.6", "6.2", "7.2", "7.4",
			"7.6", "7.8", "7.9", "7.10", "7.11", "8", "9.1", "9.5", "9.6", "10.2", "10.4", "10.5", "10.6", "10.7",
			"10.8",
			"10.9", "10.10", "11", "12.1", "15.4"},
		Searches: []editiontest.Search{
			{"en", "flatbed", "flatbed-card"}, {"en", "7.4", "exploration"}, {"en", "ambush", "attack"}, {"en",
				"castle", ""},
			{"fr", "citerne", "tanker-card"}, {"fr", "balise", "movement"}, {"hu", "lavina", "beta"},
			{"hu", "vilagito", "lighthouse-card"}, {"pl", "lawina", "beta"}, {"pl", "cysterna", "tanker-card"},
		}}).Run(t)
}
