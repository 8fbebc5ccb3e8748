package think

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// The terms that explain a judgement.
const (
	termBattle = iota // strength in the battle, as it ends
	termDecks         // Moloch's deck
	termYork          // robots in New York
	termField         // units in cities that stand
	termHand          // cards in hand
)

var termNames = []string{termBattle: "battle", termDecks: "decks", termYork: "york", termField: "field",
	termHand: "hand"}

// Terms returns the names of what Weigh measures.
func (Rules) Terms() []string { return termNames }

// Weigh measures what a stretch of play brought a seat, in strength, cards, robots, units and cards: the battle as it
// stood before the end, everything else as it stands after it.
func (Rules) Weigh(before, after game.State, seat game.Seat, terms []float64) {
	b, a := before.(*convoy.State), after.(*convoy.State)
	terms[termBattle] = 0
	if b.Fight != 0 {
		terms[termBattle] = float64(b.Total(b.Active, convoy.Moloch) - b.Total(b.Active, convoy.Outpost))
	}
	terms[termDecks] = float64(a.Deck[convoy.Moloch].N)
	terms[termYork] = float64((a.In[convoy.NewYork] & robots).Len())
	var field convoy.Set
	for c := a.Active; c <= convoy.NewYork; c++ {
		field |= a.In[c]
	}
	terms[termField] = float64((field & molochUnits).Len() - (field & outpostUnits).Len())
	terms[termHand] = float64(int(a.Hand[convoy.Moloch].N) - int(a.Hand[convoy.Outpost].N))
	if seat == convoy.Outpost {
		for i := range terms {
			terms[i] = -terms[i]
		}
	}
}

// styles tilt a player's judgement a little, by this much chance to win for a unit of each term: rush wants the present
// battle, grind the enemy's units, hoard the cards.
var styles = []game.Style{
	{Name: "rush", Tilt: []float64{termBattle: 0.006, termHand: -0.012}},
	{Name: "grind", Tilt: []float64{termField: 0.006}},
	{Name: "hoard", Tilt: []float64{termHand: 0.006}},
}

// Styles returns the styles of play.
func (Rules) Styles() []game.Style { return styles }
