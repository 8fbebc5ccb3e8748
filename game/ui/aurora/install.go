package aurora

import (
	rules "onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/ui/aurora/board"
)

// considered returns the slot that is being explored, or else the one whose card is under the pointer or was picked; 0
// for none.
func (b *builder) considered() uint8 {
	v := b.View
	if !b.Asks || v.Asked != v.Who {
		return 0
	}
	picked := uint8(0)
	switch v.Ask {
	case rules.AskCrew:
		return v.Explore.Slot
	case rules.AskExplore:
		for slot := uint8(1); slot <= rules.SlotCount; slot++ {
			spot := b.cardSpot(v.Slots[slot].Card)
			switch {
			case v.Slots[slot].Card == rules.NoCard:
			case b.Screen.Hover == spot:
				return slot
			case b.Picked(spot):
				picked = slot
			}
		}
	}
	return picked
}

// installs shows in the convoy what the card being considered would change: a trailer stands behind the others, if the
// truck can tow it; another truck crosses out the present one; the free roofs are lit for equipment.
func (b *builder) installs() {
	card := b.View.Slots[b.considered()].Card
	if card == rules.NoCard {
		return
	}
	x, c := b.game.Data().Of(card), b.own()
	switch x.Kind {
	case rules.Trailer:
		if c.Trailers() >= int(b.game.Data().Of(c.Cars[0]).Tow) {
			return // which one it replaces is asked then
		}
		ghost := board.Column{Car: car(x), Name: b.voice.Card(card), Ghost: true}
		for _, kind := range x.Places {
			p := board.Place{}
			p.Kind = kind.String()
			ghost.Places = append(ghost.Places, p)
		}
		b.model.Cars = append(b.model.Cars, ghost)
	case rules.Truck:
		loss := foresee.Costs(b.View, card)
		b.crossOut(&loss)
	case rules.Equipment:
		b.model.Roofs = true
	}
}
