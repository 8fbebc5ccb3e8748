package book_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
)

// playout plays a game by chance and looks at every question, and at where every
// event is told of.
func playout(t *testing.T, seed string, look func(what string, topics []string)) {
	t.Helper()
	_, _, state, err := game.Deal(think.Rules{}, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	random := game.NewStream(game.SeedOf(seed))
	for n := 0; !state.Result().Over; n++ {
		view := state.View(state.Turn())
		look("asked for a "+state.Prompt(), voice.English().Asked(view))
		moves := state.Legal(nil)
		log := &game.Log{}
		if err := state.Apply(moves[random.Below(len(moves))], log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			if voice.English().Sentence(e, convoy.Outpost) != "" {
				look("a "+e.Name(), voice.English().Told(e, convoy.Outpost))
			}
		}
	}
}
