package book_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/book"
	"onelongnight/game/convoy"
	text "onelongnight/game/convoy/book"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// voices are the game's voices by language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	all := map[string]*voice.Voice{"en": voice.English()}
	for lang, own := range voice.Others() {
		v, err := voice.In(lang, words.Others()[lang], own)
		if err != nil {
			t.Fatal(err)
		}
		all[lang] = v
	}
	if len(all) != len(words.Languages) {
		t.Fatalf("only %d voices", len(all))
	}
	return all
}

// books are the books by language. That they can be read shows that every link
// leads somewhere, and that no id stands twice.
func books(t *testing.T) map[string]*book.Book {
	t.Helper()
	all := map[string]*book.Book{}
	for lang, v := range voices(t) {
		words := func(key string) string {
			if !v.Has(key) {
				t.Errorf("%s: the catalogue has no %s", lang, key)
			}
			return v.T(key)
		}
		facts := func(about string) string {
			spot, err := table.ParseSpot(about)
			if err != nil {
				return ""
			}
			return voice.Almanac(v, spot)
		}
		b, err := book.Read(book.Fill(text.Texts()[lang], words, facts))
		if err != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		all[lang] = b
	}
	return all
}

// TestEveryThingHasAnEntry in every language: each card and each city, with a
// ruling or what else to read, about the right thing.
func TestEveryThingHasAnEntry(t *testing.T) {
	for lang, b := range books(t) {
		v := voices(t)[lang]
		check := func(spot table.Spot, name string) {
			t.Helper()
			e, _ := b.Find(b.About([]string{spot.String()}))
			if e == nil {
				t.Errorf("%s: nothing about %s", lang, spot)
				return
			}
			about, err := table.ParseSpot(e.About)
			if err != nil || b.About([]string{e.About}) != e.ID || e.Title != name || len(e.Blocks) < 2 ||
				len(e.See) == 0 || len(e.Facts) == 0 || voice.Almanac(v, about) == "" {
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

// TestTheBooksAreOne: every language has the same chapters, entries, rules and
// links, in the same order, and as many rulings.
func TestTheBooksAreOne(t *testing.T) {
	shape := func(b *book.Book) (list []string) {
		for _, c := range b.Chapters {
			list = append(list, "= "+c.ID)
			for _, e := range c.Entries {
				list = append(list, "== "+e.ID+" "+e.About)
				for _, block := range e.Blocks {
					links, icons := []string{}, ""
					for _, s := range block.Text {
						if s.Link != "" {
							links = append(links, s.Link)
						}
						icons += s.Icon
					}
					slices.Sort(links)
					list =
						append(list,
							strings.Join([]string{string(rune('0' + block.Kind)), block.Number, icons,
								strings.Join(links, " ")}, "|"))
				}
				for _, s := range e.See {
					list = append(list, "& "+s.Link)
				}
			}
		}
		return list
	}
	all := books(t)
	want := shape(all["en"])
	for lang, b := range all {
		got := shape(b)
		for i := range min(len(got), len(want)) {
			if got[i] != want[i] {
				t.Errorf("%s has %q where English has %q, after %q", lang, got[i], want[i], got[max(i-1, 0)])
				break
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s has %d parts, English %d", lang, len(got), len(want))
		}
	}
}

// forBuilders are rules that players need not read, with the reason.
var forBuilders = map[string]string{}

// TestEveryRuleIsInTheBook holds the numbers of the builders' rules and those of
// the book to each other.
func TestEveryRuleIsInTheBook(t *testing.T) {
	rules, err := os.ReadFile("../../../docs/rules/convoy.md")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"7": true} // a section without parts
	for _, m := range regexp.MustCompile(`(?m)(?:^(?:- |### )|[.;] )(\d\.\d+) `).FindAllStringSubmatch(string(rules),
		-1) {
		want[m[1]] = true
	}
	if len(want) < 40 {
		t.Fatalf("only %d rules are found: %v", len(want), slices.Sorted(maps.Keys(want)))
	}
	for lang, b := range books(t) {
		for n := range want {
			if b.Rules()[n] == nil && forBuilders[n] == "" {
				t.Errorf("%s: rule %s is nowhere", lang, n)
			}
		}
		for n := range b.Rules() {
			if !want[n] {
				t.Errorf("%s: there is no rule %s", lang, n)
			}
		}
	}
}

// TestWhatIsAskedIsInTheBook goes through games and looks up every question and
// every event.
func TestWhatIsAskedIsInTheBook(t *testing.T) {
	b := books(t)["en"]
	found := map[string]bool{}
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		playout(t, seed, func(what string, topics []string) {
			name := b.About(topics)
			if name == "" {
				t.Fatalf("%s: %s: nothing is told of %v", seed, what, topics)
			}
			found[name] = true
		})
	}
	if len(found) < 50 {
		t.Errorf("only %d entries and rules were looked up", len(found))
	}
}

// TestTheDecksAreCounted: what the book says of the decks is so.
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
	for lang, b := range books(t) {
		for entry, numbers := range map[string][]string{"1.1": {"35", "19", "3", "13"}, "1.2": {"35", "21", "7", "7"}} {
			e, _ := b.Find(entry)
			if got := regexp.MustCompile(`\d+`).FindAllString(book.Plain(e.Blocks[0].Text), -1); !slices.Equal(got,
				numbers) {
				t.Errorf("%s: %s counts %v", lang, entry, got)
			}
		}
	}
}

// TestSearchFinds what people look for, in each language, with and without accents, best first.
func TestSearchFinds(t *testing.T) {
	all := books(t)
	for _, x := range []struct{ lang, query, first string }{
		{"en", "hunter", "hunter"}, {"en", "HUNT", "hunter"}, {"en", "4.11", "after"}, {"en", "mulligan", "setup"},
		{"en", "harbour", "cleveland-harbour"},
		{"fr", "araignees", "spiders"}, {"fr", "araignées", "spiders"}, {"fr", "chien d'acier", "steelhound"},
		{"fr", "egalite", "strength"},
		{"hu", "szabotor", "saboteur"}, {"hu", "Szabotőr", "saboteur"}, {"hu", "xylofon", ""},
		{"hu", "orvlovesz", "sniper"},
		{"pl", "lowca", "hunter"}, {"pl", "Łowca", "hunter"}, {"pl", "pajaki", "spiders"}, {"pl", "zwiadowca", "scout"},
		{"pl", "remis", "strength"},
	} {
		hits := all[x.lang].Search(x.query)
		switch {
		case x.first == "" && len(hits) > 0:
			t.Errorf("%s: %q finds %s", x.lang, x.query, hits[0].Entry.ID)
		case x.first != "" && (len(hits) == 0 || hits[0].Entry.ID != x.first):
			t.Errorf("%s: %q finds %v, not first %s", x.lang, x.query, len(hits), x.first)
		}
	}
}
