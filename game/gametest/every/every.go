// Package every lists the games for tests of what all games share: the real games and the tiny test games, in every way
// they can be set up. Only tests import it.
package every

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/games"
	"onelongnight/game/gametest/tiny/cards"
	"onelongnight/game/gametest/tiny/solo"
	"onelongnight/game/gametest/tiny/tiles"
	"onelongnight/game/gametest/tiny/voice"
	"onelongnight/game/table"
)

// Game is a game with one setup, and its words in English.
type Game struct {
	Name  string // of the kind and the option chosen
	Game  game.Game
	Speak table.Speaker
}

// Games lists the games: for each kind the default, and one for each option of each choice with everything else as
// usual. What a setup leaves open is drawn from a seed.
func Games(t testing.TB) (list []Game) {
	t.Helper()
	seen := map[string]bool{}
	once := func(name string, g game.Game, speak table.Speaker) {
		// A usual option gives the same setup as choosing nothing.
		if key := g.Kind().Name() + string(g.Setup()); !seen[key] {
			seen[key] = true
			list = append(list, Game{name, g, speak})
		}
	}
	add := func(k game.Kind, speak table.Speaker) {
		once(k.Name(), open(t, k, nil), speak)
		a, ok := k.(game.Arranged)
		if !ok {
			return
		}
		for _, choice := range a.Choices() {
			for _, option := range choice.Options {
				setup, _ := a.Arrange(func(name string) string {
					if name == choice.Name {
						return option
					}
					return usual(a, name)
				}, game.SeedOf("every game"))
				once(k.Name()+" "+choice.Name+" "+option, open(t, k, setup), speak)
			}
		}
	}
	for _, b := range games.All() {
		add(b.Kind, b.English())
	}
	add(cards.Kind{}, voice.NewCards)
	add(tiles.Kind{}, voice.NewTiles)
	add(solo.Kind{}, voice.NewSolo)
	return list
}

// open opens a setup after drawing what it leaves open.
func open(t testing.TB, k game.Kind, setup []byte) game.Game {
	t.Helper()
	_, g, _, err := game.Deal(k, setup, "every game")
	if err != nil {
		t.Fatalf("%s, %s: %v", k.Name(), setup, err)
	}
	return g
}

// usual returns the usual option of a choice, its first.
func usual(a game.Arranged, choice string) string {
	choices := a.Choices()
	return choices[slices.IndexFunc(choices, func(c game.SetupChoice) bool { return c.Name == choice })].Options[0]
}
