//go:build !js

package hex_test

import (
	"testing"
	"testing/synctest"

	"onelongnight/game/games"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/hex/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	looks "onelongnight/game/ui/hex"
	"onelongnight/game/ui/scene"
)

// reads returns the entry of the book that is open, and the rule it was opened at.
func (s *student) reads() (entry, rule string) {
	s.Run()
	if c := s.Screen(); c.Panel == scene.BookPanel && c.Book.Entry != nil {
		return c.Book.Entry.ID, c.Book.Rule
	}
	return "", ""
}

// TestTheBookOpensWhereOneIs checks in every language that the book opens at what the person was looking at: a tile on
// the board or in hand, the forecast, or the question asked. Things that have a picture show it, and closing the book
// leads back.
func TestTheBookOpensWhereOneIs(t *testing.T) {
	books, err := games.Books()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range tongues {
		synctest.Test(t, func(t *testing.T) {
			s := study(t, lang, fast())
			for lang, text := range books {
				s.Texts["book-"+lang] = text
			}
			s.Press("button:rules")
			if entry, _ := s.reads(); entry != "welcome" {
				t.Errorf("%s: from the first screen one reads %q", lang, entry)
			}
			s.Press("button:close", "button:ways", "button:puzzles",
				"button:task-"+edition.Full().Missions.Puzzles()[0].Name, "button:task-begin")
			s.until("something is asked", func() bool { return len(s.Moves()) > 0 })
			for _, x := range []struct {
				by          []string
				entry, rule string
				seen        bool
			}{
				{[]string{"piece:outpost-commando-5", "button:rules"}, "outpost-commando", "", true},
				{[]string{"piece:outpost-hq", "button:rules"}, "outpost-hq", "", true},
				{[]string{"card:borgo-grenade", "button:rules"}, "borgo-grenade", "", true},
				{[]string{"figure:forecast", "button:rules"}, "forecast", "", false},
				{[]string{"button:menu", "button:rules"}, "turn", "3.3", false},
			} {
				s.Press(x.by...)
				if entry, rule := s.reads(); entry != x.entry || rule != x.rule {
					t.Errorf("%s: %v opens %q at %q, not %q at %q", lang, x.by, entry, rule, x.entry, x.rule)
				} else if seen := s.Screen().Book.Picture != nil; seen != x.seen {
					t.Errorf("%s: %s has a picture: %v", lang, entry, seen)
				}
				for range 4 {
					if s.Screen().Panel == scene.NoPanel && s.Screen().Inspect == table.NoSpot {
						break
					}
					s.Press("button:close")
				}
			}
			s.App.Key(desk.KeyF1)
			if entry, rule := s.reads(); entry != "turn" || rule != "3.3" {
				t.Errorf("%s: F1 opens %q at %q", lang, entry, rule)
			}
		})
	}
}

// TestEveryTileIsPictured checks that the book has a picture of every tile.
func TestEveryTileIsPictured(t *testing.T) {
	g, err := think.Rules{}.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	var skin scene.Illustrator = looks.New(voice.English().For(g))
	for k := range hex.Kind(hex.KindCount) {
		if picture, ratio := skin.Illustration(table.KindCard.Spot(k.Data().ID)); picture == nil || ratio <= 0 {
			t.Errorf("%s has no picture", k.Data().ID)
		}
	}
	if picture, _ := skin.Illustration(table.KindPlace.Spot("c3")); picture != nil {
		t.Error("a hex is pictured")
	}
}
