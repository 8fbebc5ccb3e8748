package think

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// The terms in which an evaluation is explained, each measured after a battle fought now.
const (
	termAssault = iota // minus the points of the enemies' HQs; in mode score the points won
	termShelter        // the points of the side's own HQs; in mode score minus those that the enemies won
	termHunt           // minus the worth of the enemies' units, as Judge values them
)

var termNames = []string{termAssault: "assault", termShelter: "shelter", termHunt: "hunt"}

// Terms returns the names of what Weigh measures.
func (Game) Terms() []string { return termNames }

// Weigh sets terms to how a seat's side stands, in points of an HQ. Only differences between two positions mean
// anything.
func (g Game) Weigh(_, after game.State, seat game.Seat, terms []float64) {
	var s hex.State
	Forecast(after.(*hex.State), &s, nil)
	own, enemy, units := 0.0, 0.0, 0.0
	for i := range g.Seats() {
		if g.Friends(seat, game.Seat(i)) {
			own += float64(s.Points[i])
			continue
		}
		enemy += float64(s.Points[i])
		units += standingWorth(&s, game.Seat(i), &judged)
	}
	terms[termAssault], terms[termShelter], terms[termHunt] = -enemy, own, -units
	if g.Mode() == hex.Score {
		terms[termAssault], terms[termShelter] = own, -enemy
	}
}

// styles lists the styles of play, each of which tilts a player's judgement by some winning chance for a unit of a
// term: storm goes for the enemy's HQ, wall keeps its own, hunt wants units to fall.
var styles = []game.Style{
	{Name: "storm", Tilt: []float64{termAssault: 0.012}},
	{Name: "wall", Tilt: []float64{termShelter: 0.012}},
	{Name: "hunt", Tilt: []float64{termHunt: 0.010}},
}

// Styles returns the styles of play.
func (Game) Styles() []game.Style { return styles }
