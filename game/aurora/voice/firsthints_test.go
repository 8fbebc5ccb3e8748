package voice_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
)

// TestFirstHintsAreSaid in every language, in twenty-five words at most, names filled in, and of every hint in some
// game.
func TestFirstHintsAreSaid(t *testing.T) {
	said := map[string]bool{}
	for lang, v := range voices(t) {
		rng := game.NewStream(game.SeedOf("said"))
		for n := range 40 {
			_, g, s, err := game.Deal(think.Rules{}, []byte(setups[n%2]), fmt.Sprint(n))
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
					if len(points) > 1 || len(points) == 1 && points[0].ID == "" {
						t.Errorf("%s, %s points at %v", lang, name, points)
					}
				}
				m := legal[rng.Below(len(legal))]
				for _, far := range legal { // as far as it goes, for the ship to come into sight
					if aurora.ActOf(far).Verb == aurora.VerbDrive {
						m = far
					}
				}
				if err := s.Apply(m, new(game.Log)); err != nil {
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

// setups are those of the games.
var setups = [...]string{`{"seats":2}`, `{"map":"beta"}`}

// wordsIn counts words; a sign by itself is none.
func wordsIn(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}
