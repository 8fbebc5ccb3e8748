package foresee

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// Balance is what a battle fought now would cost the side of a view's seat and the others, in points of their HQs; in
// mode score, what the others would win and what the side would.
type Balance struct{ Mine, Theirs int }

// BalanceOf is that of a position between battles.
func BalanceOf(v *hex.View) (b Balance) {
	after, _ := Forecast(v)
	score := v.Game().Mode() == hex.Score
	for i := range v.Game().Seats() {
		won := int(after.Points[i]) - int(v.Points[i])
		switch friend := v.Friends(v.Who, game.Seat(i)); {
		case score && friend:
			b.Theirs += won
		case score:
			b.Mine += won
		case friend:
			b.Mine -= won
		default:
			b.Theirs -= won
		}
	}
	return b
}
