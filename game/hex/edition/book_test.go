package edition_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game/book"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// voices are the game's voices by language.
func voices(t *testing.T) map[string]*voice.Voice {
	return editiontest.Voices(t, voice.English(), voice.Others(), voice.In)
}

// books are the books by language.
func books(t *testing.T) map[string]*book.Book { return editiontest.Books(t, edition.Full()) }

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

// forBuilders are rules that players need not read, with the reason.
var forBuilders = map[string]string{
	"1.5":  "the form of the data",
	"11.3": "which of several equal moves is offered",
}

// ruleNumber finds a rule in docs/rules/hex.md; those of section 12 are examples.
var ruleNumber = regexp.MustCompile(`(?m)^- ((?:[1-9]|1[013-9])\.\d+) `)

// TestEveryRuleIsInTheBook in every language.
func TestEveryRuleIsInTheBook(t *testing.T) {
	editiontest.HasRules(t, books(t), "../../../docs/rules/hex.md", ruleNumber, forBuilders)
}

// TestWhatIsAskedIsInTheBook goes through games of several modes and looks up every question and every event.
func TestWhatIsAskedIsInTheBook(t *testing.T) {
	setups := []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
		`{"mode":"duel","seats":["outpost","moloch"]}`, `{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
		`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
		`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}
	found := editiontest.Guides(t, edition.Full(), setups, 8)
	for _, rule := range []string{"2.3", "3.2", "3.3", "3.4", "4.1", "5.3", "5.4", "5.5", "5.7", "7.5", "7.6", "7.8",
		"9.2"} {
		if !found[rule] {
			t.Errorf("rule %s was never looked up", rule)
		}
	}
}

// TestSearchFinds what people look for, in each language, with and without accents, best first.
func TestSearchFinds(t *testing.T) {
	editiontest.Finds(t, books(t), []editiontest.Search{
		{"en", "sniper", "hegemony-sniper"}, {"en", "GLADI", "hegemony-gladiator"}, {"en", "7.8", "medics"},
		{"en", "net", "net"}, {"en", "initiative", "initiative"},
		{"fr", "eventreur", "moloch-ripper"}, {"fr", "filet", "net"}, {"fr", "blindage", "armor"},
		{"hu", "halo", "net"}, {"hu", "szallasmester", "hegemony-quartermaster"}, {"hu", "kezdemenyezes", "initiative"},
		{"hu", "xylofon", ""},
		{"pl", "siec", "net"}, {"pl", "lowca", "moloch-hunter-killer"}, {"pl", "inicjatywa", "initiative"},
	})
}
