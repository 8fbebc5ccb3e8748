package bot

import (
	"math"

	"onelongnight/game"
)

// Scale corrects chances to win, so that of positions given 70 % about 70 % are won: the chance's logit times Slope,
// plus Shift (Platt scaling). The zero value corrects nothing.
type Scale struct{ Slope, Shift float64 }

// of corrects a chance from 0 to 1. A game that is won or lost stays so.
func (s Scale) of(chance float64) float64 {
	if s == (Scale{}) || chance <= 0 || chance >= 1 {
		return chance
	}
	return 1 / (1 + math.Exp(-s.Slope*math.Log(chance/(1-chance))-s.Shift))
}

// Calibrated returns a maker of players whose [Service] tells people corrected chances. It does not change how they
// play, as the order of chances stays. The numbers come from "lab arena -calibrate", see docs/opponent.md.
func Calibrated(told Scale, by func(game.Game, Pause) (Player, error)) func(game.Game, Pause) (Player, error) {
	return func(g game.Game, pause Pause) (Player, error) {
		p, err := by(g, pause)
		if s, ok := p.(*Search); ok {
			s.Told = told
		}
		return p, err
	}
}
