package edition_test

import (
	"maps"
	"regexp"
	"slices"
	"testing"

	"onelongnight/game/book"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/table"
)

// TestEveryThingHasAnEntry checks that in every language each card and each city has an entry that is about it, with a
// ruling or what else to read.
func TestEveryThingHasAnEntry(t *testing.T) {
	voices := editiontest.Voices(&voice.Languages, voice.Others)(t)
	for lang, b := range editiontest.Books(t, box) {
		v := voices[lang]
		check := func(spot table.Spot, name string) {
			t.Helper()
			e, _ := b.Find(b.About([]string{spot.String()}))
			if e == nil {
				t.Errorf("%s: nothing about %s", lang, spot)
				return
			}
			about, err := table.ParseSpot(e.About)
			if err != nil || b.About([]string{e.About}) != e.ID || e.Title != name || len(e.Blocks) < 2 ||
				len(e.See) == 0 || len(e.Facts) == 0 || voice.BookFacts(v, about) == "" {
				t.Errorf("%s: the entry %s, called %q, is about %q and has %d paragraphs", lang, e.ID, e.Title, e.About,
					len(e.Blocks))
			}
		}
		for _, c := range convoy.Cards() {
			check(voice.CardSpot(c), v.Card(c))
		}
		for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
			name := v.City(c)
			if c == convoy.Cleveland {
				name = v.T("city.full.3")
			}
			check(voice.CitySpot(c), name)
		}
	}
}

// TestTheDecksAreCounted checks that the decks have what the book says of them.
func TestTheDecksAreCounted(t *testing.T) {
	counts := map[string]int{}
	for _, c := range convoy.Cards() {
		counts[c.Kind().String()]++
		if c.Kind() == convoy.Instant && c.Side() == convoy.Moloch {
			counts["moloch's instant"]++
		}
	}
	want := map[string]int{"soldier": 19, "building": 3, "instant": 20, "moloch's instant": 7, "robot": 21,
		"special module": 3, "strength module": 4}
	if !maps.Equal(counts, want) {
		t.Errorf("there are %v", counts)
	}
	for lang, b := range editiontest.Books(t, box) {
		for entry, numbers := range map[string][]string{"1.1": {"35", "19", "3", "13"}, "1.2": {"35", "21", "7", "7"}} {
			e, _ := b.Find(entry)
			if got := regexp.MustCompile(`\d+`).FindAllString(book.Plain(e.Blocks[0].Text), -1); !slices.Equal(got,
				numbers) {
				t.Errorf("%s: %s counts %v", lang, entry, got)
			}
		}
	}
}

// TestBook runs the checks of [editiontest.Book.Run]. Section 7 of docs/rules/convoy.md has no parts.
func TestBook(t *testing.T) {
	(&editiontest.Book{Box: box, Number: regexp.MustCompile(`(?m)(?:^(?:- |### )|[.;] )(\d\.\d+) |^## (7)\. `),
		Setups: []string{""}, Games: 6, Least: 50,
		Searches: []editiontest.Search{
			{"en", "hunter", "hunter"}, {"en", "HUNT", "hunter"}, {"en", "4.11", "after"}, {"en", "mulligan", "setup"},
			{"en", "harbour", "cleveland-harbour"},
			{"fr", "araignees", "spiders"}, {"fr", "araignées", "spiders"}, {"fr", "chien d'acier", "steelhound"},
			{"fr", "egalite", "strength"},
			{"hu", "szabotor", "saboteur"}, {"hu", "Szabotőr", "saboteur"}, {"hu", "xylofon", ""},
			{"hu", "orvlovesz", "sniper"},
			{"pl", "lowca", "hunter"}, {"pl", "Łowca", "hunter"}, {"pl", "pajaki", "spiders"}, {"pl", "zwiadowca",
				"scout"},
			{"pl", "remis", "strength"},
		}}).Run(t)
}
