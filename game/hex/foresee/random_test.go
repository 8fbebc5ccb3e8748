package foresee_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/hex"
)

// random begins n games of each setup, for a test that plays them by what rng says.
func random(t *testing.T, name string, n int, setups []string, play func(g game.Game, rng *game.Stream, s game.State)) {
	t.Helper()
	for _, setup := range setups {
		g := gametest.Open(t, hex.Rules{}, setup)
		for i := range n {
			rng := game.NewStream(game.SeedOf(fmt.Sprint(name, " ", i)))
			play(g, &rng, g.New(game.SeedOf(fmt.Sprint(setup, i))))
		}
	}
}
