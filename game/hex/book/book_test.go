package book_test

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/book"
	"onelongnight/game/hex"
	text "onelongnight/game/hex/book"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
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

// TestEveryTileHasAnEntry in every language, all copies the same one: what the data say of it and what else to read,
// under its army.
func TestEveryTileHasAnEntry(t *testing.T) {
	for lang, b := range books(t) {
		v, seen := voices(t)[lang], map[string]bool{}
		for tile := hex.Tile(1); tile.Valid(); tile++ {
			for _, spot := range []table.Spot{table.KindCard.Spot(tile.ID()), table.KindCard.Spot(tile.ID()).Same()} {
				e, _ := b.Find(b.About([]string{spot.String()}))
				if e == nil || e.ID != tile.Kind().Data().ID || e.Title != v.Tile(tile) ||
					e.Chapter.Title != v.Army(tile.Army()) || len(e.Facts) == 0 ||
					strings.Contains(strings.Join(e.Facts, " "), "*") || len(e.See) == 0 {
					t.Errorf("%s: about %s there is %+v", lang, spot, e)
					continue
				}
				seen[e.ID] = true
			}
		}
		if len(seen) != hex.KindCount {
			t.Errorf("%s: %d kinds of tiles have an entry", lang, len(seen))
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
var forBuilders = map[string]string{
	"1.5":  "the form of the data",
	"11.3": "which of several equal moves is offered",
}

// TestEveryRuleIsInTheBook holds the numbers of the builders' rules and those of
// the book to each other.
func TestEveryRuleIsInTheBook(t *testing.T) {
	rules, err := os.ReadFile("../../../docs/rules/hex.md")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^- (\d+\.\d+) `).FindAllStringSubmatch(string(rules), -1) {
		if !strings.HasPrefix(m[1], "12.") { // examples
			want[m[1]] = true
		}
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

// TestWhatIsAskedIsInTheBook goes through games of several modes and looks up every question and every event.
func TestWhatIsAskedIsInTheBook(t *testing.T) {
	b := books(t)["en"]
	found := map[string]bool{}
	for n, setup := range []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"duel","seats":["outpost","moloch"]}`, `{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
		`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`} {
		for k := range 8 {
			playout(t, setup, fmt.Sprint(n, " ", k), func(what string, topics []string) {
				name := b.About(topics)
				if name == "" {
					t.Fatalf("%s: nothing is told of %v", what, topics)
				}
				found[name] = true
			})
		}
	}
	for _, rule := range []string{"2.3", "3.2", "3.3", "3.4", "4.1", "5.3", "5.4", "5.5", "5.7", "7.5", "7.6", "7.8",
		"9.2"} {
		if !found[rule] {
			t.Errorf("rule %s was never looked up", rule)
		}
	}
}

// playout plays a game by chance and looks at every question, and at where every event is told of.
func playout(t *testing.T, setup, seed string, look func(what string, topics []string)) {
	t.Helper()
	_, g, state, err := game.Deal(think.Rules{}, []byte(setup), seed)
	if err != nil {
		t.Fatal(err)
	}
	v := voice.English().For(g)
	random := game.NewStream(game.SeedOf(seed))
	for !state.Result().Over {
		view := state.View(state.Turn())
		look("asked for "+state.Prompt(), v.Asked(view))
		moves := state.Legal(nil)
		log := &game.Log{}
		if err := state.Apply(moves[random.Below(len(moves))], log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			if v.Sentence(e, 0) != "" {
				look("a "+e.Type, v.Told(e, 0))
			}
		}
	}
}

// TestSearchFinds what people look for, in each language, with and without accents, best first.
func TestSearchFinds(t *testing.T) {
	all := books(t)
	for _, x := range []struct{ lang, query, first string }{
		{"en", "sniper", "hegemony-sniper"}, {"en", "GLADI", "hegemony-gladiator"}, {"en", "7.8", "medics"},
		{"en", "net", "net"}, {"en", "initiative", "initiative"},
		{"fr", "eventreur", "moloch-ripper"}, {"fr", "filet", "net"}, {"fr", "blindage", "armor"},
		{"hu", "halo", "net"}, {"hu", "szallasmester", "hegemony-quartermaster"}, {"hu", "kezdemenyezes", "initiative"},
		{"hu", "xylofon", ""},
		{"pl", "siec", "net"}, {"pl", "lowca", "moloch-hunter-killer"}, {"pl", "inicjatywa", "initiative"},
	} {
		hits := all[x.lang].Search(x.query)
		switch {
		case x.first == "" && len(hits) > 0:
			t.Errorf("%s: %q finds %s", x.lang, x.query, hits[0].Entry.ID)
		case x.first != "" && (len(hits) == 0 || hits[0].Entry.ID != x.first):
			first := ""
			if len(hits) > 0 {
				first = hits[0].Entry.ID
			}
			t.Errorf("%s: %q finds %d, the first %q, not %s", x.lang, x.query, len(hits), first, x.first)
		}
	}
}
