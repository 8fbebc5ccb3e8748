package voice_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/edition/editiontest"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/state51/voice"
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
	for verb := state51.DoDiscard; verb <= state51.DoKeepResource; verb++ {
		moves = append(moves, state51.Act{Verb: verb, A: 1, B: 2}.Move())
	}
	for _, v := range voices(t) {
		editiontest.HasReasons(t, v, v.For(g), g.New(game.Seed{}), state51.Reasons(), moves)
	}
}

// TestEveryFactHasWords: what every card does, in every language, without a place left open.
func TestEveryFactHasWords(t *testing.T) {
	d := state51.Rules{}.Data()
	for lang, v := range voices(t) {
		for i := range d.Designs {
			facts := v.Facts(&d.Designs[i])
			if len(facts) == 0 {
				t.Errorf("%s: nothing is said of %s", lang, d.Designs[i].ID)
			}
			for _, fact := range facts {
				if !editiontest.Whole(v, fact) {
					t.Errorf("%s: of %s is said %q", lang, d.Designs[i].ID, fact)
				}
			}
		}
	}
}

// TestWorkersAreOnePrice: those that are paid are named with those that work.
func TestWorkersAreOnePrice(t *testing.T) {
	d := state51.Rules{}.Data()
	for id, want := range map[string]string{
		"archive": "Action: 2 workers for **1 point**. A second time in a round costs one worker more.",
		"market": "Action: 1 worker and any resource for **1 point**. " +
			"A second time in a round costs one worker more.",
		"barracks": "Action: 2 workers for **reach 2 to pillage**. A second time in a round costs one worker more.",
	} {
		if got := voice.English().Effect(&d.Of(d.Card(id)).Effect); got != want {
			t.Errorf("%s: %q, not %q", id, got, want)
		}
	}
}

// TestEveryLossHasWords: of every location that gives way to another it is said in every language what is lost, without
// a place left open.
func TestEveryLossHasWords(t *testing.T) {
	g, err := think.Rules{}.Open([]byte(`{"seats":2}`))
	if err != nil {
		t.Fatal(err)
	}
	d := state51.Rules{}.Data()
	v := g.New(game.Seed{}).View(0).(*state51.View)
	for c := state51.Card(1); c <= state51.CardCount; c++ {
		if d.Of(c).Kind == state51.Location {
			v.Marks[c].Tokens, v.Marks[c].Holds = 2, 1
		}
	}
	v.Seats[0].Agreements, v.Seats[0].Store[state51.Fuel] = state51.Cards{0, 0xff}, 2
	for lang, words := range voices(t) {
		for c := state51.Card(1); c <= state51.CardCount; c++ {
			if d.Of(c).Kind != state51.Location {
				continue
			}
			list, _ := words.For(g).Losses(v, 0, c, d.Card("market"))
			if len(list) < 2 && d.ID(c) != "market" {
				t.Errorf("%s: of %s is said %q", lang, d.ID(c), list)
			}
			for _, said := range list {
				if !editiontest.Whole(words, said) {
					t.Errorf("%s: of %s is said %q", lang, d.ID(c), said)
				}
			}
		}
	}
}
