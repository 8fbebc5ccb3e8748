package think

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// The terms in which an evaluation is explained, each for a seat as it stands.
const (
	termRoad  = iota // edges along the road
	termFame         // the track
	termCargo        // resources and objects aboard
)

var termNames = []string{termRoad: "road", termFame: "fame", termCargo: "cargo"}

// Terms are the names of what Weigh measures.
func (Game) Terms() []string { return termNames }

// Weigh measures what a stretch of play left a seat with.
func (Game) Weigh(_, after game.State, seat game.Seat, terms []float64) {
	c := &after.(*aurora.State).Convoys[seat]
	terms[termRoad] = float64(c.Space)
	terms[termFame] = float64(c.Fame)
	terms[termCargo] = float64(c.Goods.Resources() + int(c.Held))
}

// styles lean a player's judgement a little, by so much winning chance for a unit of each term: the racer wants the
// road, the gunner fame, the scavenger what lies about.
var styles = []game.Style{
	{Name: "racer", Tilt: []float64{termRoad: 0.01}},
	{Name: "gunner", Tilt: []float64{termFame: 0.02}},
	{Name: "scavenger", Tilt: []float64{termCargo: 0.012}},
}

// Styles are the manners of play there are.
func (Game) Styles() []game.Style { return styles }
