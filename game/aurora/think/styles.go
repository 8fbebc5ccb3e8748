package think

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// The terms in which an evaluation is explained, each measured for one seat.
const (
	termRoad  = iota // the space it has reached
	termFame         // its fame
	termCargo        // resources and objects aboard
)

var termNames = []string{termRoad: "road", termFame: "fame", termCargo: "cargo"}

// Terms returns the names of what Weigh measures.
func (Game) Terms() []string { return termNames }

// Weigh sets terms to what a seat has after a stretch of play.
func (Game) Weigh(_, after game.State, seat game.Seat, terms []float64) {
	c := &after.(*aurora.State).Convoys[seat]
	terms[termRoad] = float64(c.Space)
	terms[termFame] = float64(c.Fame)
	terms[termCargo] = float64(c.Goods.Resources() + int(c.Held))
}

// styles lists the styles of play, each of which tilts a player's judgement by some winning chance for a unit of a
// term: the racer goes for the road, the gunner for fame, the scavenger for cargo.
var styles = []game.Style{
	{Name: "racer", Tilt: []float64{termRoad: 0.01}},
	{Name: "gunner", Tilt: []float64{termFame: 0.02}},
	{Name: "scavenger", Tilt: []float64{termCargo: 0.012}},
}

// Styles returns the styles of play.
func (Game) Styles() []game.Style { return styles }
