package state51_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// dealt is the position of a scenario. Its places are the phase, the number to deal to, and what else the position
// says.
const dealt = `{"version":2,"phase":"%s","round":2,"first":"a","turn":"a","deal":%d%s,"seats":[
{"faction":"mutants","hand":["pub"],"base":{"worker":3},"spoils":["dump"]},{"faction":"new-york","base":{"worker":3}}]}`

// TestAScenarioIsDealt checks that hands are filled, by the seed, from all cards that have no place, and that a deal
// that makes no sense is refused.
func TestAScenarioIsDealt(t *testing.T) {
	decks := map[string]bool{}
	for _, seed := range []string{"1", "2"} {
		_, s, err := state51.Rules{}.Load(fmt.Appendf(nil, dealt, "actions", 5, ""), game.SeedOf(seed))
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*state51.State)
		if n := state.Hand[0].N + state.Hand[1].N; n != 10 || int(state.Deck.N) != state51.CardCount-11 {
			t.Errorf("%d cards are in hand, %d in the deck", n, state.Deck.N)
		}
		decks[string(s.Position())] = true
	}
	if len(decks) != 2 {
		t.Error("two seeds deal alike")
	}
	for _, x := range []struct {
		phase, beside string
		n             int
	}{{"actions", "", 11}, {"actions", "", -1}, {"actions", `,"deck":["arena"]`, 5}, {"production", "", 5}} {
		_, _, err := state51.Rules{}.Load(fmt.Appendf(nil, dealt, x.phase, x.n, x.beside), game.Seed{})
		if bad, ok := err.(*game.LoadError); !ok || bad.Code != "position" {
			t.Errorf("%+v: %v", x, err)
		}
	}
}
