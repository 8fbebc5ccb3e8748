// Package words is the catalogue: it has every text that a player reads or hears, under a key. Code never joins words
// into sentences; it names a key and fills the places in its text.
//
// A language is a set of text files of lines
//
//	key = text with {place}s
//	key[one] = {n} card
//	key[other] = {n} cards
//
// where the number in place n chooses the plural form in brackets. The table's own file comes first; the game's comes
// after it and may replace texts of the table's. A new language needs new files and, if no other language forms its
// plurals in the same way, a line in plurals.
package words

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Catalogue has the texts of one language, by key.
type Catalogue struct {
	lang string
	text map[string]string
}

// New reads the files of a language. Later files override the keys of earlier ones, so a game can have its own words
// for what every game has. A line that is no entry, or a key given twice in one file, is an error.
func New(lang string, files ...string) (*Catalogue, error) {
	if plurals[lang] == nil {
		return nil, fmt.Errorf("words: no plural rule for language %q", lang)
	}
	c := &Catalogue{lang, map[string]string{}}
	for _, file := range files {
		entries, err := read(file)
		if err != nil {
			return nil, err
		}
		for key := range entries {
			c.forget(stem(key))
		}
		maps.Copy(c.text, entries)
	}
	return c, nil
}

func read(file string) (map[string]string, error) {
	entries := map[string]string{}
	for n, line := range strings.Split(file, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, text, ok := strings.Cut(line, " = ")
		if !ok {
			return nil, fmt.Errorf("words: line %d is no entry: %q", n+1, line)
		}
		if entries[key] != "" {
			return nil, fmt.Errorf("words: key %q stands twice", key)
		}
		entries[key] = text
	}
	return entries, nil
}

// stem returns a key without its plural form in brackets.
func stem(key string) string {
	key, _, _ = strings.Cut(key, "[")
	return key
}

// forget drops a key in all its plural forms: the new entry may have others.
func (c *Catalogue) forget(key string) {
	delete(c.text, key)
	for _, form := range []string{"one", "few", "many", "other"} {
		delete(c.text, key+"["+form+"]")
	}
}

// Must is New for files that are compiled in: it panics on an error.
func Must(c *Catalogue, err error) *Catalogue {
	if err != nil {
		panic(err)
	}
	return c
}

// Language returns the language tag: "en".
func (c *Catalogue) Language() string { return c.lang }

// Has reports whether a key has a text, in any plural form.
func (c *Catalogue) Has(key string) bool {
	return c.text[key] != "" || c.text[key+"[one]"] != "" // every language has the form "one"
}

// Entries returns all texts by key, plural forms separately, with their places not filled in.
func (c *Catalogue) Entries() map[string]string { return maps.Clone(c.text) }

// Keys lists every key, plural forms separately.
func (c *Catalogue) Keys() []string {
	var keys []string
	for k := range c.text {
		keys = append(keys, k)
	}
	return keys
}

// T returns the text of a key with its places filled. args are pairs of a place's name and a value: a string, an int,
// or a []string that is told as a [Catalogue.Series]. If a value is a whole sentence, its final mark and the one that
// follows in the text are merged. A missing key is returned as it is; a test of the callers forbids that.
func (c *Catalogue) T(key string, args ...any) string {
	text, ok := c.text[key]
	if !ok {
		text, ok = c.text[key+"["+c.form(args)+"]"]
	}
	if !ok {
		return key
	}
	for i := 0; i+1 < len(args); i += 2 {
		text = fill(text, "{"+args[i].(string)+"}", c.value(args[i+1]))
	}
	return text
}

// Series joins parts by semicolons, which have a space before them in French.
func (c *Catalogue) Series(parts []string) string {
	if c.lang == "fr" {
		return strings.Join(parts, "\u00a0; ")
	}
	return strings.Join(parts, "; ")
}

// fill replaces every occurrence of a place with a value.
func fill(text, place, value string) string {
	before, after, found := strings.Cut(text, place)
	if !found {
		return text
	}
	bare := strings.TrimRight(value, "*")
	next := strings.TrimLeft(after, "*\u00a0")
	switch {
	case next == "" || bare == "" || !strings.ContainsRune(".!?…", lastRune(bare)):
	case next[0] == '.': // the text already ends in a full stop
		after = after[:len(after)-len(next)] + next[1:]
	case bare[len(bare)-1] == '.' && strings.IndexByte(",;:?!", next[0]) >= 0: // the sentence goes on
		value = bare[:len(bare)-1] + value[len(bare):]
	}
	return before + value + fill(after, place, value)
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

func (c *Catalogue) value(v any) string {
	switch v := v.(type) {
	case []string:
		return c.Series(v)
	case int:
		return strconv.Itoa(v)
	case string:
		return v
	}
	return fmt.Sprint(v)
}

// form returns the plural form for the number in place n.
func (c *Catalogue) form(args []any) string {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == "n" {
			if n, ok := args[i+1].(int); ok {
				return plurals[c.lang](n)
			}
		}
	}
	return "other"
}

// plurals has CLDR's cardinal plural rules for whole numbers, by language.
var plurals = map[string]func(int) string{
	"en": oneOther,
	"hu": oneOther,
	"fr": func(n int) string {
		if n == 0 || n == 1 {
			return "one"
		}
		return "other"
	},
	"pl": func(n int) string {
		tens, units := n%100, n%10
		switch {
		case n == 1:
			return "one"
		case units >= 2 && units <= 4 && (tens < 12 || tens > 14):
			return "few"
		}
		return "many"
	},
}

func oneOther(n int) string {
	if n == 1 {
		return "one"
	}
	return "other"
}
