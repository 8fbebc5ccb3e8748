package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
	"onelongnight/game/hex/think"
)

// Consequence is what follows from an answer. Questions that come after it are answered as by think.Answer.
type Consequence struct {
	Hit []hex.Tile // whom an explosion, or the instant, wounds
	// Fallen are those gone at the end of the phase or of the instant, Medics among them; of a push, in a battle
	// fought now.
	Fallen []hex.Tile
	// Change is that of all points by the end of the battle; outside of one, by the end of a battle fought now.
	Change [game.MaxSeats]int16
}

// ConsequenceOf is what follows from a legal move of the view's seat: an answer in a battle, the target of an instant,
// where a pushed unit goes. Of other moves there is nothing to tell, and it is false.
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
	for _, e := range log.Events {
		if e.Type == hex.EvPhase || e.Type == hex.EvBattleEnd {
			break
		}
		switch {
		case e.Type == hex.EvRemoved:
			c.Fallen = append(c.Fallen, hex.Tile(e.Piece))
		case e.Type == hex.EvHit && act.Verb != hex.DoAttack && hex.Tile(e.Cause) == doer && doer != hex.NoTile:
			c.Hit = append(c.Hit, hex.Tile(e.Piece))
		}
	}
	after := s
	if v.Phase != hex.PhaseBattle {
		after = new(hex.State)
		var battle game.Log
		think.Forecast(s, after, &battle)
		for _, e := range battle.Events {
			if v.Ask == hex.AskDestination && e.Type == hex.EvRemoved {
				c.Fallen = append(c.Fallen, hex.Tile(e.Piece))
			}
		}
	}
	for i := range c.Change {
		c.Change[i] = int16(after.Points[i]) - int16(v.Points[i])
	}
	return c, true
}
