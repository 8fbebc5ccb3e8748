package think

import (
	"onelongnight/game"
	"onelongnight/game/hex"
)

// The terms in which an evaluation is explained, each as it would be after a battle fought now.
const (
	termAssault = iota // points that the enemies' HQs have lost, in mode score those won
	termShelter        // points that the own HQ keeps, in mode score those that the enemies did not win
	termHunt           // what the enemies' units that fell were worth, as Judge values them
)

var termNames = []string{termAssault: "assault", termShelter: "shelter", termHunt: "hunt"}

// Terms are the names of what Weigh measures.
func (Game) Terms() []string { return termNames }

// Weigh measures, in points of an HQ, what stands for a seat's side and against it.
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

// styles lean a player's judgement a little, by so much winning chance for a unit of each term: storm wants the
// enemy's HQ, wall keeps its own, hunt wants units to fall.
var styles = []game.Style{
	{Name: "storm", Tilt: []float64{termAssault: 0.012}},
	{Name: "wall", Tilt: []float64{termShelter: 0.012}},
	{Name: "hunt", Tilt: []float64{termHunt: 0.010}},
}

// Styles are the manners of play there are.
func (Game) Styles() []game.Style { return styles }
