package voice_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/think"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
)

// voices are the game in every language.
func voices(t *testing.T) map[string]*voice.Voice {
	t.Helper()
	return editiontest.Voices(t, voice.English(), voice.Others(), voice.In)
}

// TestEveryReasonHasWords in every language, without a place left open.
func TestEveryReasonHasWords(t *testing.T) {
	g := gametest.Open(t, think.Rules{}, "")
	var moves []game.Move
	for verb := aurora.VerbExplore; verb <= aurora.VerbDecline; verb++ {
		moves = append(moves, aurora.Act{Verb: verb, A: 1, B: 2}.Move())
	}
	for _, v := range voices(t) {
		editiontest.HasReasons(t, v, v.For(g), g.New(game.Seed{}), aurora.Reasons(), moves)
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
				if !editiontest.Whole(v, fact) {
					t.Errorf("%s: of %s is said %q", lang, d.ID(c), fact)
				}
			}
		}
	}
}
