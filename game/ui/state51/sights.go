package state51

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/board"
)

// dawnID is the panel about the next production.
const dawnID = "dawn"

// deckSpot and discardSpot are the piles.
var (
	deckSpot    = table.KindPile.Spot("deck")
	discardSpot = table.KindPile.Spot("discard")
)

// Sights lists what can be read: the race and the piles, each settlement, the row, the hand.
func (b *builder) Sights() []scene.Sight {
	var list skin.Sights
	counts := b.T("sight.counts")
	list.Add(counts, board.Race, b.race())
	dawn := b.T("board.dawn.none")
	if !b.View.Reached() {
		dawn = b.T("sight.dawn", "goods", b.voice.Goods(foresee.Sum(foresee.Dawn(b.View, b.View.Who))))
	}
	list.Add(counts, table.KindFigure.Spot(dawnID), dawn)
	list.Add(counts, deckSpot, b.T("pile.deck", "n", b.model.Deck))
	list.Add(counts, discardSpot, b.T("pile.discard", "n", b.model.Discard))
	if d := b.model.Draft; d != nil {
		for _, c := range d.Row {
			list.Add(b.T("sight.row"), c.Spot, b.described(c.Spot))
		}
	}
	for i := range b.game.Seats() {
		b.settlement(b.from(i), &list)
	}
	for _, c := range b.View.Hand[b.View.Who].Cards() {
		if d := b.model.Draft; d != nil && d.Has(b.cardSpot(c)) {
			continue // one of the two cards to keep one of
		}
		list.Add(b.T("hand.title"), b.cardSpot(c), b.described(b.cardSpot(c)))
	}
	return list
}

func (b *builder) settlement(seat game.Seat, list *skin.Sights) {
	v, h := b.View, &b.View.Seats[seat]
	group := b.voice.Side(seat)
	note := b.voice.Stock(h)
	if h.Passed {
		note += " " + b.T("board.passed") + "."
	}
	list.Add(group, b.seatSpot(seat), b.T("sight.seat", "side", group, "n", v.Points(seat), "hand", int(v.Hand[seat].N),
		"goods", note))
	for c := range rules.Colour(3) {
		p := b.contactOf(seat, c)
		label := b.T("sight.contact", "contact", p.Name)
		if h.Used>>c&1 != 0 {
			label = b.T("sight.contact.used", "contact", p.Name)
		}
		list.Add(group, table.KindPiece.Spot(p.ID), label)
	}
	all := h.Locations.Or(&h.Agreements).Or(&h.Spoils)
	if h.Leader != rules.NoCard {
		all.Add(h.Leader)
	}
	for !all.Empty() {
		c := all.Pop()
		list.Add(group, b.pieceSpot(c), b.standing(c, h))
	}
}

// standing describes a card in play.
func (b *builder) standing(c rules.Card, h *rules.Holding) string {
	x := b.game.Data().Of(c)
	switch {
	case h.Agreements.Has(c):
		return b.T("sight.agreement", "card", b.voice.Card(c), "goods", b.voice.Goods(x.Agreement))
	case h.Spoils.Has(c):
		return b.T("sight.spoil", "card", b.voice.Card(c), "goods", b.voice.Goods(x.Spoil))
	}
	return strings.Join(append([]string{b.voice.Card(c) + ":", b.voice.Effect(&x.Effect)}, b.voice.States(b.View,
		c)...), " ")
}

// described returns a card's name and what is printed on it.
func (b *builder) described(spot table.Spot) string {
	c := b.game.Data().Card(spot.ID)
	return strings.Join(append([]string{b.voice.Card(c) + "."}, b.voice.Facts(b.game.Data().Of(c))...), " ")
}

func (b *builder) race() string {
	var list []string
	for i := range b.game.Seats() {
		seat := b.from(i)
		list = append(list, b.T("end.points.one", "side", b.short(seat), "n", b.View.Points(seat)))
	}
	return b.T("sight.race", "list", strings.Join(list, ", "))
}
