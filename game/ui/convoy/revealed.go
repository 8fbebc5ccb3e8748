package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// worthALook is how many cards must be milled at once for them to be shown large. A single card, as after a lost
// battle, is seen as it falls.
const worthALook = 2

// Revealed implements scene.Skin. It returns the cards of the other side's hand that were seen, or several cards that
// were milled or turned over at once, but none while they lie open to be chosen from.
func (k *Skin) Revealed(steps []table.Step, viewer game.Seat) (title string, cards []table.Spot) {
	var seen, milled []table.Spot
	side, what := viewer, "reveal.lost"
	for i := range steps {
		c := rules.AboutOf(steps[i].Event).Card
		switch e := steps[i].Event.(type) {
		case rules.Spied:
			if c.Side() != viewer {
				seen, side = append(seen, voice.CardSpot(c)), c.Side()
			}
		case rules.Milled, rules.Revealed:
			if game.Is[rules.Revealed](e) {
				what = "reveal.milled" // not all of them are lost
			}
			milled = append(milled, voice.CardSpot(c))
			if len(seen) == 0 {
				side = c.Side()
			}
		}
	}
	switch n := len(steps); {
	case len(seen) > 0:
		return k.voice.T("reveal.seen", "side", k.voice.Side(side)), seen
	case len(milled) >= worthALook && steps[n-1].View(viewer).(*rules.View).Revealed[0] == rules.NoCard:
		return k.voice.T(what, "side", k.voice.Side(side)), milled
	}
	return "", nil
}
