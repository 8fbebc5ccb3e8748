package state51

import (
	"slices"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/state51/board"
)

// pricedMoves are the moves with a button that shows a cost.
var pricedMoves = []string{"swap", "hire"}

// priceOf returns the cost of such a move, and how much of it the viewer has.
func (b *builder) priceOf(id string) board.Price {
	h := &b.View.Seats[b.View.Who]
	if id == "hire" {
		return board.Price{ID: id, Pay: rules.Worker.String(), Have: int(h.Base[rules.Worker]), Need: 2}
	}
	return board.Price{ID: id, Pay: rules.GoodCard.String(), Gain: rules.GoodCard.String(),
		Have: int(b.View.Hand[b.View.Who].N), Need: 2}
}

// priced returns the buttons of those moves. During the viewer's turn they are shown even if the cost cannot be paid;
// touching one then says what is missing.
func (b *builder) priced() (list []furniture.Button) {
	waits := b.Asks && b.View.Asked == b.View.Who && b.View.Ask == rules.AskAct && b.model.Ticket == nil &&
		b.held == rules.NoCard && len(b.Session.Selected()) == 0 && !b.Weighs()
	for _, id := range pricedMoves {
		spot := table.KindButton.Spot(id)
		price, offered := b.priceOf(id), slices.Contains(b.Next, spot)
		if !offered && (!waits || price.Have >= price.Need || len(b.Next) == 0) {
			continue
		}
		one := furniture.Button{Button: b.moveButton(spot)}
		one.Disabled, one.Half = !offered, true
		list = append(list, one)
		b.model.Prices = append(b.model.Prices, price)
	}
	return list
}

// tellsPrice returns the words for a cost: what it buys, and what is missing.
func (b *builder) tellsPrice(id string) []string {
	price := b.priceOf(id)
	list := []string{b.T("price." + id)}
	if price.Have < price.Need {
		list = append(list, b.T("price.short", "have", price.Have, "need", price.Need))
	}
	return list
}

type priceSign board.Price

// DrawImage implements panel.Image.
func (p priceSign) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	board.DrawPrice(c, board.Price(p), r)
}

// inspectPrice returns a move with its cost, shown large.
func (b *builder) inspectPrice(spot table.Spot) *panel.Inspect {
	card := panel.Card{Spot: spot, Image: priceSign(b.priceOf(spot.ID)), Name: b.T("button." + spot.ID)}
	return &panel.Inspect{Card: card, List: panel.Texts(b.tellsPrice(spot.ID)...), Ratio: cardRatio}
}

// tipOfWay explains the numbers in a lane of the ticket; nil for other things.
func (b *builder) tipOfWay(spot table.Spot) *panel.Tip {
	if b.model.Ticket == nil {
		return nil
	}
	if said := b.tellsLosses(spot); said != "" {
		return &panel.Tip{Of: spot, Text: said}
	}
	for _, l := range b.model.Ticket.Lanes {
		if l.Spot == spot && l.Need > 0 {
			return &panel.Tip{Of: spot, Text: b.T("tip."+needOf(l.Way), "way", l.Title, "have", l.Have, "need", l.Need)}
		}
	}
	return nil
}

// needOf names what a way requires: reach, or workers.
func needOf(way board.Way) string {
	if int(way) < len(plays) {
		return "reach"
	}
	return "workers"
}
