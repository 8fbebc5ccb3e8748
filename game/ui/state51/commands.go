package state51

import (
	"slices"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/skin"
	"onelongnight/game/ui/state51/board"
)

// buttons returns the table's buttons: menu and log at the ends of the bar, the commands, and the moves that are
// neither lanes of a ticket nor answers.
func (b *builder) buttons() []furniture.Button {
	list, filmed := b.Head()
	for _, c := range b.Screen.Bar {
		one := b.Command(c)
		switch {
		case b.AtAnEnd(c), filmed && one.Slot != furniture.SlotSound: // the bar does not change
		default:
			if c.ID == "undo" && !c.Idle && b.midway() {
				one.Label, one.Icon = b.T("button.cancel"), kit.IconBack // in the place of Undo
			}
			if one.Slot != furniture.SlotField {
				list = append(list, one)
			}
		}
	}
	if filmed {
		return list
	}
	list = append(list, b.priced()...)
	for _, spot := range b.Next {
		apart := isAnswer(spot) || b.inTicket(spot) || slices.Contains(pricedMoves, spot.ID)
		if spot.Kind == table.KindButton && !apart {
			list = append(list, furniture.Button{Button: b.moveButton(spot)})
		}
	}
	return list
}

// midway reports whether a question is asked in the middle of the person's own action.
func (b *builder) midway() bool {
	switch b.View.Ask {
	case rules.AskReach, rules.AskMeans, rules.AskPay, rules.AskCost, rules.AskTarget:
		return b.Asks
	}
	return false
}

// inTicket reports whether a move's button is a lane of the ticket.
func (b *builder) inTicket(spot table.Spot) bool {
	if b.model.Ticket == nil {
		return false
	}
	for _, l := range b.model.Ticket.Lanes {
		if l.Spot == spot {
			return true
		}
	}
	return false
}

// mainMoves are the moves that most people want to make next.
var mainMoves = []string{"pass", "take", "strike", "done"}

// laneMoves are the moves that appear as lanes of a ticket.
var laneMoves = []string{"pillage", "cooperate", "annex", "lead", "work", "visit", "drop"}

func (b *builder) moveButton(spot table.Spot) panel.Button {
	out := panel.Button{ID: spot.ID}
	if slices.Contains(laneMoves, spot.ID) {
		out.Label = b.T("way." + spot.ID)
		return out
	}
	out.Label = b.T("button." + spot.ID)
	spoils := b.model != nil && len(b.model.Choices) > 0 && b.View.Ask == rules.AskSpoils // by the rules, all must go
	if slices.Contains(mainMoves, spot.ID) && !spoils {
		out.Style = b.MainStyle()
	}
	switch spot.ID {
	case "pass":
		out.Sub, out.Plate = b.T("button.pass.sub"), &passPlate
		if b.View.Reached() {
			out.Sub = b.T("button.pass.last") // no dawn comes after the last round
		}
	case "take", "strike":
		if b.held != rules.NoCard {
			out.Sub = b.voice.Card(b.held)
		}
		if b.Weighs() { // the person is asking for a hint about it; nothing is taken yet
			out.Label = b.T("hint.whynot")
		}
	}
	return out
}

func (k *Skin) ButtonLabel(s *table.Session, button table.Spot) string {
	v := s.View().(*rules.View)
	b := builder{Skin: k, Base: &skin.Base[*rules.View]{Voice: k.voice, Session: s, View: v}}
	if isAnswer(button) {
		for _, a := range s.Leads(append(s.Selected()[:len(s.Selected()):len(s.Selected())], button)) {
			return a.Label
		}
	}
	return b.moveButton(button).Label
}

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
