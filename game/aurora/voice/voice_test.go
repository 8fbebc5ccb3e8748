package voice_test

import (
	"regexp"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/book/booktest"
)

// voices are the game in every language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	return booktest.Voices(t, voice.English(), voice.Others(), voice.In)
}

// raw is a key of the catalogue that was not put into words, or a place that was not filled.
var raw = regexp.MustCompile(`[a-z]\.[a-z]|[{}]|  | [.,]|^ | $`)

// TestEveryReasonHasWords in every language, without a place left open.
func TestEveryReasonHasWords(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"seats":2}`))
	if err != nil {
		t.Fatal(err)
	}
	state := g.New(game.Seed{})
	for lang, v := range voices(t) {
		for _, reason := range aurora.Reasons() {
			for verb := aurora.VerbExplore; verb <= aurora.VerbDecline; verb++ {
				m := aurora.Act{Verb: verb, A: 1, B: 2}.Move()
				said := v.For(g).Refusal(state, &game.Illegal{Reason: reason, Move: m})
				if said == "" || raw.MatchString(said) {
					t.Errorf("%s: %s of verb %d is %q", lang, reason, verb, said)
				}
			}
		}
	}
}

// TestEveryFactHasWords: what every card does, in every language, without a place left open.
func TestEveryFactHasWords(t *testing.T) {
	d := aurora.Rules{}.Data()
	for lang, v := range voices(t) {
		for c := aurora.Card(1); c <= aurora.CardCount; c++ {
			facts := v.Facts(d, d.Of(c))
			if len(facts) == 0 {
				t.Errorf("%s: nothing is said of %s", lang, d.ID(c))
			}
			for _, fact := range facts {
				if fact == "" || raw.MatchString(fact) || strings.Contains(fact, "****") {
					t.Errorf("%s: of %s is said %q", lang, d.ID(c), fact)
				}
			}
		}
	}
}
