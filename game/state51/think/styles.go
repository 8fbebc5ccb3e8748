package think

import (
	"onelongnight/game"
	"onelongnight/game/state51"
)

// The terms that explain a judgement, each for a seat as it stands.
const (
	termSpoils     = iota // pillaging: what the spoils print, as Judge values it
	termAgreements        // what the agreements yield in a round
	termPlaces            // locations in play
)

var termNames = []string{termSpoils: "spoils", termAgreements: "agreements", termPlaces: "places"}

// Terms returns the names of what Weigh measures.
func (Game) Terms() []string { return termNames }

// Weigh measures, in points, what a seat has after a stretch of play.
func (g Game) Weigh(_, after game.State, seat game.Seat, terms []float64) {
	s := after.(*state51.State)
	h, d := &s.Seats[seat], g.Data()
	terms[termSpoils], terms[termAgreements] = 0, 0
	for rest := h.Spoils; !rest.Empty(); {
		terms[termSpoils] += found.goods(d.Of(rest.Pop()).Spoil)
	}
	for rest := h.Agreements; !rest.Empty(); {
		terms[termAgreements] += found.goods(d.Of(rest.Pop()).Agreement)
	}
	terms[termPlaces] = float64(h.Locations.Len())
}

// styles tilt a player's judgement a little, by this much chance to win for a unit of each term: the raider wants
// spoils, the diplomat agreements, the builder locations.
var styles = []game.Style{
	{Name: "raider", Tilt: []float64{termSpoils: 0.012}},
	{Name: "diplomat", Tilt: []float64{termAgreements: 0.02}},
	{Name: "builder", Tilt: []float64{termPlaces: 0.012}},
}

// Styles returns the styles of play.
func (Game) Styles() []game.Style { return styles }
