package hex

import "onelongnight/game"

// Consequence is what follows from an answer. Questions that come after it are answered by the rule of State.Forecast.
type Consequence struct {
	Hit    []Tile               // whom an explosion, or the instant, wounds
	Fallen []Tile               // who is gone at the end of the phase or of the instant, Medics among them; of a push, in a battle fought now
	Change [game.MaxSeats]int16 // of all points by the end of the battle; outside of one, by the end of a battle fought now
}

// Consequence is what follows from a legal move: an answer in a battle, the target of an instant, where a pushed unit goes.
// Of other moves there is nothing to tell, and it is false.
func (v *View) Consequence(m game.Move) (c Consequence, tells bool) {
	switch v.Ask {
	case AskExplode, AskConvert, AskMedic, AskTarget, AskStrike, AskDestination:
	default:
		return c, false
	}
	act := ActOf(m)
	s := v.state()
	var log game.Log
	p := play{State: s, log: &log, only: true}
	p.do(m, act)
	p.answer()
	doer := v.Tile // the instant, or the Clown
	if v.Ask == AskMedic {
		doer = NoTile
	}
	for _, e := range log.Events {
		if e.Type == EvPhase || e.Type == EvBattleEnd {
			break
		}
		switch {
		case e.Type == EvRemoved:
			c.Fallen = append(c.Fallen, Tile(e.Piece))
		case e.Type == EvHit && act.Verb != DoAttack && Tile(e.Cause) == doer && doer != NoTile:
			c.Hit = append(c.Hit, Tile(e.Piece))
		}
	}
	after := s
	if v.Phase != PhaseBattle {
		after = new(State)
		var battle game.Log
		s.Forecast(after, &battle)
		for _, e := range battle.Events {
			if v.Ask == AskDestination && e.Type == EvRemoved {
				c.Fallen = append(c.Fallen, Tile(e.Piece))
			}
		}
	}
	for i := range c.Change {
		c.Change[i] = int16(after.Points[i]) - int16(v.Points[i])
	}
	return c, true
}
