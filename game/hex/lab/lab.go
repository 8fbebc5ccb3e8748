// Package lab has what the computer player of Neuroshima Hex is measured by, and the strength that it promises. Only
// tools import it.
package lab

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/bot/arena"
	"onelongnight/game/bot/train"
	"onelongnight/game/hex"
	"onelongnight/game/hex/edition"
	"onelongnight/game/hex/think"
	"onelongnight/game/lab"
)

// Work returns everything that the tools can do for Neuroshima Hex.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Course: Course(), Weights: edition.Weights, Claims: Claims(),
		Finds: []lab.Find{lab.Tuned("quick.txt", Tuning())}, Puzzles: Puzzles()}
}

// Setups returns the duels of all ordered pairs of armies.
func Setups() (list []game.Game) {
	for a := range hex.ArmyCount {
		for b := range hex.ArmyCount {
			if a != b {
				list = append(list, opened(hex.Duel, a, b)...)
			}
		}
	}
	return list
}

// opened returns the game of a mode, alone in a list. The mode must fit the number of armies.
func opened(mode hex.Mode, armies ...hex.Army) []game.Game {
	names := make([]string, len(armies))
	for i, a := range armies {
		names[i] = strconv.Quote(a.String())
	}
	return lab.Open(think.Rules{}, fmt.Sprintf(`{"mode":%q,"seats":[%s]}`, mode, strings.Join(names, ",")))
}

// Course returns how the net is trained, starting from the quick judgement. A good half of the games are duels, the
// others are of all other modes. With larger steps the net loses more of what the judgement knows than it learns.
func Course() train.Course {
	const b, h, m, o = hex.Borgo, hex.Hegemony, hex.Moloch, hex.Outpost
	three := slices.Concat(opened(hex.Deathmatch, b, h, m), opened(hex.Score, o, b, h), opened(hex.Deathmatch, h, m, o),
		opened(hex.Score, m, o, b))
	four := slices.Concat(opened(hex.Deathmatch, b, h, m, o), opened(hex.Score, b, m, h, o))
	pairs := slices.Concat(opened(hex.OneAgainstTwo, m, b, h), opened(hex.OneAgainstTwo, o, h, b),
		opened(hex.Teams, b, h, m, o), opened(hex.Teams, h, o, b, m))
	c := train.Course{Setups: slices.Concat(Setups(), three, four, pairs), Gates: [][]game.Game{Setups(), three, four},
		Deals: 60}
	c.FromPrior = true
	c.Stretches = slices.Concat(train.Slowing(4, 8192, 0.002), train.Slowing(13, 8192, 0.0012),
		train.Averaged(8, 8192, 0.0012, 0.0004, 0.006), train.Averaged(8, 8192, 0.0004, 0.0001, 0.006))
	return c.Numbered()
}

// Claims returns what the computer player promises.
func Claims() []arena.Claim {
	return append([]arena.Claim{
		{First: "5", Second: "heuristic-hex-1", Deals: 36, Least: 0.85, Most: 1},
		{First: "6", Second: edition.FormerSixth, Deals: 96, Least: 0.5, Most: 1},
		{First: "6", Second: "5", Deals: 60, Least: 0.56, Most: 1},
	}, arena.LevelClaims(120, 60, 0.65)...)
}
