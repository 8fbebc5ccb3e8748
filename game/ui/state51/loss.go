package state51

import (
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/board"
)

// gives reports whether a location in play can be replaced by the held card.
func (b *builder) gives(c rules.Card) bool {
	v := b.View
	return b.held != rules.NoCard && v.Ask == rules.AskAct && v.Asked == v.Who && v.Seats[v.Who].Locations.Has(c) &&
		v.Refusal(rules.Act{Verb: rules.DoRedevelop, A: uint8(b.held), B: uint8(c)}.Move()) == ""
}

// losses says what would be lost if the held card replaced a location in play; nil if it cannot.
func (b *builder) losses(c rules.Card) []string {
	if !b.gives(c) {
		return nil
	}
	list, _ := b.voice.Losses(b.View, b.View.Who, c, b.held)
	return list
}

// tellsLosses returns the losses for all locations that could be replaced, if a spot is the lane of redevelopment.
func (b *builder) tellsLosses(spot table.Spot) string {
	if spot != board.Places || b.held == rules.NoCard {
		return ""
	}
	return strings.Join(b.voice.AllLosses(b.View, b.held), "\n")
}
