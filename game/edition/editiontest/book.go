package editiontest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game/book"
	"onelongnight/game/edition"
	"onelongnight/game/table"
	"onelongnight/game/words"
)

// Words are a game's words in one language.
type Words interface {
	T(key string, args ...any) string
	Has(key string) bool
}

// Voices returns a function that makes a game's voice in English and in each language that others has texts in.
func Voices[V any](spoken *words.Spoken[V], others func() map[string]string) func(t *testing.T) map[string]V {
	return func(t *testing.T) map[string]V {
		t.Helper()
		all := map[string]V{"en": spoken.English()}
		for lang, own := range others() {
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
}

// Books reads a game's book in each language, filled in. Reading fails if a link leads nowhere or an id occurs twice.
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

// Entry returns the entry about a thing, which must have a title, facts in words, and what else to read; nil if it has
// not, which fails the test.
func Entry(t *testing.T, lang string, b *book.Book, spot table.Spot) *book.Entry {
	t.Helper()
	e, _ := b.Find(b.About([]string{spot.String()}))
	if e == nil || e.Title == "" || len(e.Facts) == 0 || len(e.See) == 0 ||
		Unfilled.MatchString(strings.Join(e.Facts, " ")) {
		t.Errorf("%s: about %s there is %+v", lang, spot, e)
		return nil
	}
	return e
}

// Unfilled matches a key of the catalogue that was not put into words, a place that was left open, and bold.
var Unfilled = regexp.MustCompile(`[a-z]\.[a-z]|[{}*]`)

// TextOf returns the paragraphs of a book's entry, a line each.
func TextOf(b *book.Book, entry string) (text string) {
	e, _ := b.Find(entry)
	for _, block := range e.Blocks {
		text += book.Plain(block.Text) + "\n"
	}
	return text
}

// Book is what the checks need to know about a game's book.
type Book struct {
	Box edition.Full
	// Number matches the number of a rule in docs/rules/NAME.md. Except has rules that players need not read, with the
	// reason.
	Number *regexp.Regexp
	Except map[string]string
	// Setups are the setups to play Games games of each, in which everything asked and told is looked up. Found are the
	// entries and rules that must be found in this way.
	Setups []string
	Games  int
	Found  []string
	// Least is the least number of entries and rules found.
	Least int
	// Searches are what people may look for in each language, with and without accents.
	Searches []Search
}

// Run reads the book, looks up in it what is asked and told in games, and searches it.
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

// AreOne checks that the books of all languages have the same chapters, entries, blocks and links in the same order.
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

// shape returns all of a book except its words.
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

// blockShape returns all of a block except its words.
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

// HasRules checks that the books have exactly the rules of a file: the groups of number, joined, give a rule's number
// there. except has rules that players need not read, with the reason.
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

// Search is a language, a query, and the id of the entry that must come first, "" if nothing must be found.
type Search [3]string

// Finds checks the results of searches in the books.
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
