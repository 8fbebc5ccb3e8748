package voice_test

import (
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/hex/think"
)

// TestFirstHintsAreSaid in every language, in twenty-five words at most, names filled in, and of every hint in some
// game; each points at one thing.
func TestFirstHintsAreSaid(t *testing.T) {
	said := map[string]bool{}
	for lang, v := range voices(t) {
		rng := game.NewStream(game.SeedOf("said"))
		for _, setup := range []string{`{"mode":"duel","seats":["outpost","borgo"]}`,
			`{"mode":"duel","seats":["moloch","hegemony"]}`} {
			g, err := think.Rules{}.Open([]byte(setup))
			if err != nil {
				t.Fatal(err)
			}
			for n := range 6 {
				s := g.New(game.SeedOf(string(rune('a' + n))))
				for !s.Result().Over {
					seat, legal := s.Turn(), s.Legal(nil)
					view := s.View(seat)
					for _, name := range g.(game.Hinter).Fitting(view, legal, nil, nil) {
						text, points := v.FirstHint(view, legal, name)
						said[name] = true
						if strings.HasPrefix(text, "first.") || strings.Contains(text, "{") || wordsIn(text) > 25 {
							t.Errorf("%s, %s: %d words: %s", lang, name, wordsIn(text), text)
						}
						if len(points) != 1 || points[0].ID == "" {
							t.Errorf("%s, %s points at %v", lang, name, points)
						}
					}
					if err := s.Apply(legal[rng.Below(len(legal))], new(game.Log)); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	for _, name := range (think.Game{}).Hints() {
		if !said[name] {
			t.Errorf("%s is never said", name)
		}
	}
}

// wordsIn counts words; a sign by itself is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
