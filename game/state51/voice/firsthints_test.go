package voice_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
)

// TestFirstHintsAreSaid in every language, in twenty-five words at most, names filled in, and of every hint in some
// game.
func TestFirstHintsAreSaid(t *testing.T) {
	said := map[string]bool{}
	for lang, v := range voices(t) {
		rng := game.NewStream(game.SeedOf("said"))
		for n := range 6 {
			_, g, s, err := game.Deal(think.Rules{}, nil, fmt.Sprint(n))
			if err != nil {
				t.Fatal(err)
			}
			speaker := v.For(g)
			for !s.Result().Over {
				legal := s.Legal(nil)
				view := s.View(s.Turn())
				for _, name := range g.(game.Hinter).Fitting(view, legal, nil, nil) {
					text, points := speaker.FirstHint(view, legal, name)
					said[name] = true
					if raw.MatchString(text) || wordsIn(text) > 25 {
						t.Errorf("%s, %s: %d words: %s", lang, name, wordsIn(text), text)
					}
					if len(points) == 0 || slices.ContainsFunc(points, func(p table.Spot) bool { return p.ID == "" }) {
						t.Errorf("%s, %s points at %q", lang, name, points)
					}
				}
				if err := s.Apply(legal[rng.Below(len(legal))], new(game.Log)); err != nil {
					t.Fatal(err)
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
