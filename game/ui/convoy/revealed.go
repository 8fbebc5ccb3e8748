package convoy

import (
	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
)

// worthALook is how many cards must be milled at once to be shown large. The single card of a lost battle is seen as it
// falls.
const worthALook = 2

// Revealed implements scene.Skin: the other side's hand that was seen, and
// several cards that were milled or turned over at once. What one has to choose
// from lies open anyway.
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
