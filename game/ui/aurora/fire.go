package aurora

import (
	"onelongnight/game"
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/voice"
	"onelongnight/game/table"
)

// odds says how often a gun of a level hits and jams.
func (b *builder) odds(level int) string { return b.voice.Odds(b.View, level) }

// gunAt returns the level of the gun at a place of the person's own convoy.
func (b *builder) gunAt(at uint8) int { return b.View.KindAt(b.View.Who, rules.Spot(at)).Gun() }

// guns returns the levels of the guns that can be fired now, each once.
func (b *builder) guns() (list []int) {
	var seen [5]bool
	for _, a := range b.acts {
		if a.Verb != rules.VerbFire {
			continue
		}
		if level := b.gunAt(a.A); !seen[level] {
			seen[level] = true
			list = append(list, level)
		}
	}
	return list
}

func (b *builder) placeAt(spot table.Spot) (seat game.Seat, at rules.Spot, ok bool) {
	for i := range b.game.Seats() {
		for at := range rules.Spot(rules.Spots) {
			if seat := game.Seat(i); seat != b.game.Automa() && voice.PlaceSpot(b.game, seat, at) == spot {
				return seat, at, b.View.Convoys[seat].Cars[at.Car()] != rules.NoCard
			}
		}
	}
	return 0, 0, false
}

// aboutPlace describes a place of a convoy. For a gun that can be fired now, it also gives its chances, and why.
func (b *builder) aboutPlace(spot table.Spot) (card rules.Card, words []string) {
	seat, at, ok := b.placeAt(spot)
	if !ok {
		return rules.NoCard, nil
	}
	card = b.View.Convoys[seat].Cars[at.Car()]
	kind := b.View.KindAt(seat, at)
	words = []string{"**" + b.voice.Card(card) + "**", voice.Capital(b.T("place." + kind.String()))}
	if b.Asks && b.View.Ask == rules.AskFire && kind.Gun() > 0 {
		words = append(words, b.odds(kind.Gun()), b.T("forecast.odds.what"))
	}
	return card, words
}
