package editiontest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/book"
	"onelongnight/game/edition"
	"onelongnight/game/words"
)

// Words are the words of a game in one language.
type Words interface {
	T(key string, args ...any) string
	Has(key string) bool
}

// Voices makes a game's voice in each language: English, and those of which it has texts of its own.
func Voices[V any](t *testing.T, spoken *words.Spoken[V], others map[string]string) map[string]V {
	t.Helper()
	all := map[string]V{"en": spoken.English()}
	for lang, own := range others {
		v, err := spoken.In(lang, words.Others()[lang], own)
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

// Books reads a game's book in each language, filled. That it can be read shows that every link leads somewhere, and
// that no id stands twice.
func Books(t *testing.T, box edition.Full) map[string]*book.Book {
	t.Helper()
	all := map[string]*book.Book{}
	for _, lang := range words.Languages {
		text, err := box.Book(lang)
		if err != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		b, err := book.Read(text)
		if err != nil {
			t.Fatalf("%s: %v", lang, err)
		}
		all[lang] = b
	}
	return all
}

// Book is what the checks need to know of a game's book.
type Book struct {
	Box edition.Full
	// Number finds a rule in docs/rules/NAME.md. Except are rules that players need not read, with the reason.
	Number *regexp.Regexp
	Except map[string]string
	// Setups are those in which so many Games each are played, and everything asked and told is looked up. Found are
	// the entries and rules that must be come upon.
	Setups []string
	Games  int
	Found  []string
	// Least is how many must be come upon in all.
	Least int
	// Searches are what people look for in each language, with and without accents.
	Searches []Search
}

// Run reads the book, looks up what is asked and told in games, and searches.
func (k *Book) Run(t *testing.T) {
	books := Books(t, k.Box)
	t.Run("EveryRuleIsInTheBook", func(t *testing.T) {
		HasRules(t, books, "../../../docs/rules/"+k.Box.Kind.Name()+".md", k.Number, k.Except)
	})
	t.Run("WhatIsAskedIsInTheBook", func(t *testing.T) {
		found := Guides(t, k.Box, k.Setups, k.Games)
		for _, name := range k.Found {
			if !found[name] {
				t.Errorf("%s was never looked up", name)
			}
		}
		if len(found) < k.Least {
			t.Errorf("only %d entries and rules were looked up", len(found))
		}
	})
	t.Run("SearchFinds", func(t *testing.T) { Finds(t, books, k.Searches) })
}

// AreOne wants the same chapters, entries, rules and links in every language, in the same order, and as many rulings.
func AreOne(t *testing.T, books map[string]*book.Book) {
	t.Helper()
	want := shape(books["en"])
	for lang, b := range books {
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

// shape returns a book without its words.
func shape(b *book.Book) (list []string) {
	for _, c := range b.Chapters {
		list = append(list, "= "+c.ID)
		for _, e := range c.Entries {
			list = append(list, "== "+e.ID+" "+e.About)
			for _, block := range e.Blocks {
				list = append(list, blockShape(block))
			}
			for _, s := range e.See {
				list = append(list, "& "+s.Link)
			}
		}
	}
	return list
}

// blockShape returns a paragraph without its words.
func blockShape(block book.Block) string {
	var links []string
	icons := ""
	for _, s := range block.Text {
		if s.Link != "" {
			links = append(links, s.Link)
		}
		icons += s.Icon
	}
	slices.Sort(links)
	return strings.Join([]string{string(rune('0' + block.Kind)), block.Number, icons, strings.Join(links, " ")}, "|")
}

// HasRules holds the numbers of the builders' rules, what the groups of a pattern find in a file, and those of the
// books to each other. Except are rules that players need not read, with the reason.
func HasRules(t *testing.T, books map[string]*book.Book, file string, number *regexp.Regexp, except map[string]string) {
	t.Helper()
	rules, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for _, m := range number.FindAllStringSubmatch(string(rules), -1) {
		want[strings.Join(m[1:], "")] = true
	}
	if len(want) < 40 {
		t.Fatalf("only %d rules are found", len(want))
	}
	for lang, b := range books {
		for n := range want {
			if b.Rules()[n] == nil && except[n] == "" {
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

// Search is a language, what somebody looks for in it, and the id of the entry that comes first; "" for nothing found.
type Search [3]string

// Finds looks for things in the books.
func Finds(t *testing.T, books map[string]*book.Book, searches []Search) {
	t.Helper()
	for _, x := range searches {
		lang, query, want, first := x[0], x[1], x[2], ""
		if hits := books[lang].Search(query); len(hits) > 0 {
			first = hits[0].Entry.ID
		}
		if first != want {
			t.Errorf("%s: %q finds %q first, not %q", lang, query, first, want)
		}
	}
}
