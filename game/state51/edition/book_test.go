package edition_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
)

// TestEveryCardHasAnEntry checks that in every language each card has one entry for all its copies, in the hand and in
// play, with what the data say of it and what else to read.
func TestEveryCardHasAnEntry(t *testing.T) {
	d := state51.Rules{}.Data()
	voices := editiontest.Voices(&voice.Languages, voice.Others)(t)
	for lang, b := range editiontest.Books(t, box) {
		v, seen := voices[lang], map[string]bool{}
		check := func(spot table.Spot, id, title string) {
			if e := editiontest.Entry(t, lang, b, spot); e != nil && (e.ID != id || e.Title != title) {
				t.Errorf("%s: about %s there is %s, %q", lang, spot, e.ID, e.Title)
			}
			seen[id] = true
		}
		for c := state51.Card(1); c <= state51.CardCount; c++ {
			id := d.Of(c).ID
			check(table.KindCard.Spot(d.ID(c)), id, v.T("card."+id))
			check(table.KindPiece.Spot(d.ID(c)), id, v.T("card."+id))
		}
		for i := range d.Bases {
			b := &d.Bases[i]
			check(table.KindPiece.Spot(b.ID), b.ID, v.T("faction."+b.ID))
			for _, c := range b.Contacts {
				check(table.KindPiece.Spot(c.ID), c.ID, v.T("contact."+c.ID))
			}
		}
		if want := len(d.Designs) + state51.FactionCount + state51.ContactCount; len(seen) != want {
			t.Errorf("%s: %d things have an entry, not %d", lang, len(seen), want)
		}
	}
}

// TestNumbersThatAreOursAreToldSo checks that numbers of our own are told in a single entry, in every language, and not
// among the rules of the cards. In English it looks for a number in doubt, some of the house, and one that was retuned
// (11). A base is not listed, as the rulebook prints it.
func TestNumbersThatAreOursAreToldSo(t *testing.T) {
	voices := editiontest.Voices(&voice.Languages, voice.Others)(t)
	for lang, b := range editiontest.Books(t, box) {
		v, told := voices[lang], editiontest.TextOf(b, "numbers")
		for _, how := range []string{"inferred", "house"} {
			if !strings.Contains(told, v.T("book."+how)+", ") {
				t.Errorf("%s: nothing is said to be %s: %s", lang, how, told)
			}
		}
		for _, c := range b.Chapters {
			for _, e := range c.Entries {
				facts := strings.Join(e.Facts, " ")
				if strings.Contains(facts, v.T("book.inferred")) || strings.Contains(facts, v.T("book.house")) {
					t.Errorf("%s: the rules of %s say %q", lang, e.ID, facts)
				}
			}
		}
		if editiontest.Unfilled.MatchString(told) {
			t.Errorf("%s: %q", lang, told)
		}
		if lang != "en" {
			continue
		}
		for line, cards := range map[string]string{"Best guess, reach": "Road", "Ours, goods": "Borgo", "Ours, reach": "Land Deeds",
			"Ours, price": "Land Deeds", "Best guess, agreement": "Couriers", "Ours, spoil": "Couriers"} {
			_, list, _ := strings.Cut(told, line+": ")
			if list, _, _ = strings.Cut(list, "\n"); !strings.Contains(list, cards) {
				t.Errorf("%s: %s", line, list)
			}
		}
		if strings.Contains(told, "New York") {
			t.Errorf("it speaks of a base: %s", told)
		}
	}
}

// TestBook runs the checks of [editiontest.Book.Run]. The rules of section 12 of docs/rules/state51.md are examples,
// and left out.
func TestBook(t *testing.T) {
	(&editiontest.Book{Box: box, Number: regexp.MustCompile(`(?m)^- ((?:[1-9]|10)\.\d+) `),
		Except: map[string]string{
			"10.3": "what a view knows of a deck that was rebuilt",
			"10.4": "what positions keep",
		},
		Setups: []string{`{"seats":2}`, `{"seats":3}`, `{"seats":4}`}, Games: 30,
		Found: []string{"2.2", "2.3", "3.3", "3.4", "4.1", "4.2", "4.5", "5.1", "6.1", "6.2", "6.5", "6.6",
			"6.7", "6.8", "6.9", "6.10", "6.11", "6.12", "6.13", "7.1", "7.2", "7.4", "7.5", "8.1", "8.2", "8.3", "9.5",
			"9.7", "9.10"},
		Searches: []editiontest.Search{
			{"en", "oil rig", "oil-rig"}, {"en", "SKYSC", "skyscraper"}, {"en", "6.8", "redevelop"},
			{"en", "draft", "draft"}, {"en", "stealing", "abilities"}, {"en", "castle", ""},
			{"fr", "pelleteuse", "excavator"}, {"fr", "ecole", "school"}, {"fr", "reconstruction", "redevelop"},
			{"hu", "atepites", "redevelop"}, {"hu", "felhokarcolo", "skyscraper"}, {"hu", "zsakmany", "spoils"},
			{"pl", "lup", "spoils"}, {"pl", "wiezowiec", "skyscraper"}, {"pl", "przebudowa", "redevelop"},
		}}).Run(t)
}
