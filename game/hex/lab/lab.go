// Package lab says what the computer player of Neuroshima Hex is measured by,
// and what it promises. Only tools import it.
package lab

import (
	"fmt"

	"onelongnight/game"
	"onelongnight/game/bot/arena"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
	"onelongnight/game/lab"
)

// Work returns what there is to do for Neuroshima Hex.
func Work() lab.Work {
	return lab.Work{Setups: Setups(), Claims: Claims(),
		Finds: []lab.Find{lab.Tuned("quick.txt", Tuning())}, Puzzles: Puzzles()}
}

// Setups returns the duels of all ordered pairs of armies.
func Setups() (list []game.Game) {
	for a := range hex.ArmyCount {
		for b := range hex.ArmyCount {
			if a == b {
				continue
			}
			g, err := think.Rules{}.Open([]byte(fmt.Sprintf(`{"mode":"duel","seats":[%q,%q]}`, a, b)))
			if err != nil {
				panic(err) // the setups are ours
			}
			list = append(list, g)
		}
	}
	return list
}

// Claims returns what the computer player promises.
func Claims() []arena.Claim {
	return []arena.Claim{
		{First: "5", Second: "heuristic-hex-1", Deals: 36, Least: 0.85, Most: 1},
		{First: "6", Second: "5", Deals: 60, Least: 0.56, Most: 1},
		{First: "2", Second: "1", Deals: 120, Least: 0.65, Most: 0.85},
		{First: "3", Second: "2", Deals: 120, Least: 0.65, Most: 0.85},
		{First: "4", Second: "3", Deals: 120, Least: 0.65, Most: 0.85},
		{First: "5", Second: "4", Deals: 60, Least: 0.65, Most: 0.85},
	}
}
