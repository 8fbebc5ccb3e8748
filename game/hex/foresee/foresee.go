// Package foresee tells people what would come of a position of Neuroshima Hex, from what their seat can see: a battle
// fought now, the hits of a phase, the range of what choices can lead to, dangers, and what follows from a move. It
// uses the rules and what package think makes of questions in a battle; nobody plays by it.
package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Forecast returns the battle as it would be if it were fought now: what would happen, and how the board would be after
// it. See think.Forecast for how the questions in it are answered.
func Forecast(v *hex.View) (after *hex.State, events []game.Event) {
	after = new(hex.State)
	var log game.Log
	think.Forecast(v.State(), after, &log)
	return after, log.Events
}
