package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Consequence is what follows from a move. Later questions are answered as by think.Answer.
type Consequence struct {
	Hit []hex.Tile // units wounded by an explosion or the instant
	// Fallen are the units removed by the end of the phase or instant, including Medics; for a push, in a battle fought
	// now.
	Fallen []hex.Tile
	// Change is the change of everybody's points by the end of the battle; if there is none, of a battle fought now.
	Change [game.MaxSeats]int16
}

// ConsequenceOf returns what follows from a legal move of the view's seat: an answer in a battle, the target of an
// instant, the place for a pushed unit. It returns false for other moves.
func ConsequenceOf(v *hex.View, m game.Move) (c Consequence, tells bool) {
	switch v.Ask {
	case hex.AskExplode, hex.AskConvert, hex.AskMedic, hex.AskTarget, hex.AskStrike, hex.AskDestination:
	default:
		return c, false
	}
	act := hex.ActOf(m)
	s := v.State()
	var log game.Log
	t := s.Try(&log)
	t.Do(m)
	think.Answer(&t, s)
	doer := v.Tile // the instant, or the Clown
	if v.Ask == hex.AskMedic {
		doer = hex.NoTile
	}
phase:
	for _, e := range log.Events {
		switch e := e.(type) {
		case hex.PhaseBegan, hex.BattleEnded:
			break phase
		case hex.Removed:
			c.Fallen = append(c.Fallen, e.Tile)
		case hex.Hit:
			if act.Verb != hex.DoAttack && e.By == doer && doer != hex.NoTile {
				c.Hit = append(c.Hit, e.Unit)
			}
		}
	}
	after := s
	if v.Phase != hex.PhaseBattle {
		after = new(hex.State)
		var battle game.Log
		think.Forecast(s, after, &battle)
		for _, e := range battle.Events {
			if e, ok := e.(hex.Removed); ok && v.Ask == hex.AskDestination {
				c.Fallen = append(c.Fallen, e.Tile)
			}
		}
	}
	for i := range c.Change {
		c.Change[i] = int16(after.Points[i]) - int16(v.Points[i])
	}
	return c, true
}
