package edition_test

import (
	"regexp"
	"testing"

	"onelongnight/game/edition/editiontest"
	"onelongnight/game/hex"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
)

// TestEveryTileHasAnEntry checks that in every language every tile has an entry under its army, shared by all copies,
// with what the data say of it and what else to read.
func TestEveryTileHasAnEntry(t *testing.T) {
	voices := editiontest.Voices(&voice.Languages, voice.Others)(t)
	for lang, b := range editiontest.Books(t, box) {
		v, seen := voices[lang], map[string]bool{}
		for tile := hex.Tile(1); tile.Valid(); tile++ {
			for _, spot := range []table.Spot{table.KindCard.Spot(tile.ID()), table.KindCard.Spot(tile.ID()).Same()} {
				e := editiontest.Entry(t, lang, b, spot)
				if e == nil {
					continue
				}
				if e.ID != tile.Kind().Data().ID || e.Title != v.Tile(tile) ||
					e.Chapter.Title != v.Army(tile.Army()) {
					t.Errorf("%s: about %s there is %s, %q, in %q", lang, spot, e.ID, e.Title, e.Chapter.Title)
				}
				seen[e.ID] = true
			}
		}
		if len(seen) != hex.KindCount {
			t.Errorf("%s: %d kinds of tiles have an entry", lang, len(seen))
		}
	}
}

// TestBook checks the book, see [editiontest.Book.Run]. Section 12 of docs/rules/hex.md has only examples.
func TestBook(t *testing.T) {
	(&editiontest.Book{Box: box, Number: regexp.MustCompile(`(?m)^- ((?:[1-9]|1[013-9])\.\d+) `),
		Except: map[string]string{
			"1.5":  "the form of the data",
			"11.3": "which of several equal moves is offered",
		},
		Setups: []string{`{"mode":"duel","seats":["borgo","hegemony"]}`,
			`{"mode":"duel","seats":["outpost","moloch"]}`, `{"mode":"score","seats":["moloch","hegemony","outpost"]}`,
			`{"mode":"deathmatch","seats":["outpost","hegemony","moloch","borgo"]}`,
			`{"mode":"teams","seats":["moloch","borgo","hegemony","outpost"]}`}, Games: 8,
		Found: []string{"2.3", "3.2", "3.3", "3.4", "4.1", "5.3", "5.4", "5.5", "5.7", "7.5", "7.6", "7.8",
			"9.2"},
		Searches: []editiontest.Search{
			{"en", "sniper", "hegemony-sniper"}, {"en", "GLADI", "hegemony-gladiator"}, {"en", "7.8", "medics"},
			{"en", "net", "net"}, {"en", "initiative", "initiative"},
			{"fr", "eventreur", "moloch-ripper"}, {"fr", "filet", "net"}, {"fr", "blindage", "armor"},
			{"hu", "halo", "net"}, {"hu", "szallasmester", "hegemony-quartermaster"}, {"hu", "kezdemenyezes",
				"initiative"},
			{"hu", "xylofon", ""},
			{"pl", "siec", "net"}, {"pl", "lowca", "moloch-hunter-killer"}, {"pl", "inicjatywa", "initiative"},
		}}).Run(t)
}
