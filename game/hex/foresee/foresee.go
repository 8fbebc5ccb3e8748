// Package foresee tells people what a position of Neuroshima Hex would lead to, as far as their seat can see: a battle
// fought now, the hits of a phase, the range of what choices can lead to, dangers, and what follows from a move. It
// uses the rules and the answers that package think gives to questions in a battle. No computer player uses it.
package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Forecast returns the position after a battle fought now, and the events of that battle. See think.Forecast for how
// its questions are answered.
func Forecast(v *hex.View) (after *hex.State, events []game.Event) {
	after = new(hex.State)
	var log game.Log
	think.Forecast(v.State(), after, &log)
	return after, log.Events
}
