package book_test

import (
	"testing"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
)

// playout plays a game by chance and looks at every question, and at where every
// event is told of.
func playout(t *testing.T, seed string, asked func(*convoy.View), told func(name string)) {
	t.Helper()
	_, _, state, err := game.Deal(convoy.Rules{}, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	random := game.NewStream(game.SeedOf(seed))
	for n := 0; !state.Result().Over; n++ {
		asked(state.View(state.Turn()).(*convoy.View))
		moves := state.Legal(nil)
		log := &game.Log{}
		if err := state.Apply(moves[random.Below(len(moves))], log); err != nil {
			t.Fatal(err)
		}
		for _, e := range log.Events {
			told(voice.English().Told(e, convoy.Outpost))
		}
	}
}
