// Package lab lists, for the games of the shelf, how their computer players are trained and what they promise. Only
// tools import it.
package lab

import (
	aurora "onelongnight/game/aurora/lab"
	convoy "onelongnight/game/convoy/lab"
	"onelongnight/game/games"
	hex "onelongnight/game/hex/lab"
	"onelongnight/game/lab"
	state51 "onelongnight/game/state51/lab"
)

// works are what there is to do for each game. A new game adds a line.
var works = []func() lab.Work{
	convoy.Work,
	hex.Work,
	state51.Work,
	aurora.Work,
}

// Of returns the work of a game by its name; false if there is none but to play.
func Of(name string) (lab.Work, bool) {
	for _, work := range works {
		if w := work(); w.Setups[0].Kind().Name() == name {
			w.Levels = games.Levels(name)
			return w, true
		}
	}
	return lab.Work{}, false
}
