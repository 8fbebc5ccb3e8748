package aurora

import (
	"slices"

	"onelongnight/game"
)

// The choices that people make before a game.
const (
	choosePlayers = "players"
	chooseRoute   = "route"
	chooseMine    = "mines"
)

var (
	playerOptions = []string{"solo", "two", "three", "four"}
	mineOptions   = []string{"without", "with"}
)

// Choices implements game.Arranged.
func (Rules) Choices() []game.SetupChoice {
	return []game.SetupChoice{
		{Name: choosePlayers, Options: playerOptions},
		{Name: chooseRoute, Options: mapNames[:], Hard: []int{1, 3}},
		{Name: chooseMine, Options: mineOptions},
	}
}

// Arrange implements game.Arranged. Seats differ only in colour, so the person always gets the first.
func (r Rules) Arrange(pick func(choice string) string, _ game.Seed) (setup []byte, seat game.Seat) {
	n := 1 + max(0, slices.Index(playerOptions, pick(choosePlayers)))
	g := with(r.Data(), n, pick(chooseRoute) == mapNames[1], pick(chooseMine) == mineOptions[1])
	return g.Setup(), 0
}
