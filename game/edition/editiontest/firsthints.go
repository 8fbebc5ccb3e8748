package editiontest

import (
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/table"
)

// FirstHints checks a game's hints for beginners in every language.
type FirstHints struct {
	Deals  []Deal
	Voices func(g game.Game) map[string]table.Voice // by language
	// There reports whether a thing that a hint points at is on the table; nil accepts anything that has a name.
	There func(v table.Voice, view game.View, legal []game.Move, spot table.Spot) bool
}

// Deal is a game and its first position.
type Deal struct {
	Game  game.Game
	State game.State
}

// Spoken returns a game's voices as FirstHints.Voices needs them.
func Spoken[V interface{ For(game.Game) S }, S table.Voice](
	voices map[string]V,
) func(game.Game) map[string]table.Voice {
	return func(g game.Game) map[string]table.Voice {
		list := map[string]table.Voice{}
		for lang, v := range voices {
			list[lang] = v.For(g)
		}
		return list
	}
}

// Deals deals n games of a setup, "" for the default.
func Deals(t *testing.T, kind game.Kind, setup string, n int) (list []Deal) {
	t.Helper()
	g := gametest.Open(t, kind, setup)
	for i := range n {
		list = append(list, Deal{g, g.New(game.SeedOf(string(rune('a' + i))))})
	}
	return list
}

// Said plays the games at random and says every hint that fits. A hint must have at most twenty-five words and all its
// places filled, and point at something, and every hint must fit somewhere. It returns those that were said, as "hint
// seat".
func (k *FirstHints) Said(t *testing.T) map[string]bool {
	t.Helper()
	said, rng := map[string]bool{}, game.NewStream(game.SeedOf("said"))
	for _, d := range k.Deals {
		hinter, voices, s := d.Game.(game.Hinter), k.Voices(d.Game), d.State
		var since []game.Event
		for !s.Result().Over {
			seat, legal := s.Turn(), s.Legal(nil)
			view := s.View(seat)
			for _, name := range hinter.Fitting(view, legal, since, nil) {
				said[name], said[name+" "+game.SeatName(d.Game, seat)] = true, true
				for lang, v := range voices {
					k.say(t, lang, v, view, legal, name)
				}
			}
			var log game.Log
			if err := s.Apply(legal[rng.Below(len(legal))], &log); err != nil {
				t.Fatal(err)
			}
			since = log.Events
		}
	}
	for _, name := range k.Deals[0].Game.(game.Hinter).Hints() {
		if !said[name] {
			t.Errorf("%s is never said", name)
		}
	}
	return said
}

func (k *FirstHints) say(t *testing.T, lang string, v table.Voice, view game.View, legal []game.Move, name string) {
	t.Helper()
	text, points := v.FirstHint(view, legal, name)
	if n := wordsIn(text); strings.HasPrefix(text, "first.") || strings.ContainsAny(text, "{}") || n == 0 || n > 25 {
		t.Errorf("%s, %s: %d words: %s", lang, name, n, text)
	}
	away := func(spot table.Spot) bool {
		return spot.ID == "" || k.There != nil && !k.There(v, view, legal, spot)
	}
	if len(points) == 0 || slices.ContainsFunc(points, away) {
		t.Errorf("%s, %s points at %v", lang, name, points)
	}
}
