package state51

import (
	"slices"
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/skin"
)

// Card returns a card as it is printed.
func (b *builder) Card(spot table.Spot) (panel.Card, bool) {
	p := b.named(spot)
	if p == nil {
		return panel.Card{}, false
	}
	return panel.Card{Spot: spot, Image: face{print: p}, Name: p.Name}, true
}

// Picture returns a card in a line of a list.
func (b *builder) Picture(spot table.Spot) panel.Image {
	if p := b.named(spot); p != nil {
		return face{print: p}
	}
	return nil
}

// Inspected returns a card with what it does, its present state, and how it could be played now.
func (b *builder) Inspected(spot table.Spot) *panel.Inspect {
	asked := spot
	if spot.Kind == table.KindButton {
		switch {
		case slices.Contains(pricedMoves, spot.ID):
			return b.inspectPrice(spot)
		case b.model.Ticket == nil:
			return nil
		}
		spot = b.model.Ticket.Spot // the button is one of its ways
	}
	card, ok := b.Card(spot)
	if !ok {
		return nil
	}
	card.Image, card.Spot = full{b.named(spot)}, asked
	list := []panel.Record{{Text: "**" + card.Name + "**"}}
	c := b.game.Data().Card(spot.ID)
	if c == rules.NoCard {
		list = append(list, panel.Texts(b.named(spot).Words)...)
		if state := b.contactState(spot); state != "" {
			list = append(list, panel.Texts(state)...)
		}
	} else {
		list = append(list, panel.Texts(b.voice.States(b.View, c)...)...)
		list = append(list, panel.Texts(b.voice.Facts(b.game.Data().Of(c))...)...)
		list = append(list, panel.Texts(b.losses(c)...)...)
		list = append(list, b.waysOf(c)...)
		list = append(list, panel.Texts(b.rowWays(c)...)...)
	}
	return &panel.Inspect{Card: card, List: list, Ratio: cardRatio}
}

// waysOf returns the ways to play a location of the viewer's hand, with the cost of each, or the reason why it is
// impossible.
func (b *builder) waysOf(c rules.Card) (list []panel.Record) {
	v := b.View
	hand := v.Hand[v.Who].Set()
	if !hand.Has(c) || v.Ask != rules.AskAct || v.Asked != v.Who || b.game.Data().Of(c).Kind != rules.Location {
		return nil
	}
	for i, verb := range plays {
		act := rules.Act{Verb: verb, A: uint8(c)}
		key, why := "inspect.can", ""
		if reason := v.Refusal(act.Move()); reason != "" {
			key, why = "inspect.cannot", b.T("way.why."+reason)
		}
		list = append(list, panel.Record{Deep: true, Text: b.T(key, "way", b.T("way."+[...]string{"pillage",
			"cooperate",
			"annex"}[i]), "have", v.Reach(c, rules.Colour(i)), "need", b.game.Data().Of(c).Distance, "why", why)})
	}
	return list
}

// rowWays says in which ways a location of the row could be played after the coming production; the signs below it show
// the same.
func (b *builder) rowWays(c rules.Card) (list []string) {
	row := b.View.Row.Set()
	if b.View.Phase != rules.PhaseDraft || !row.Has(c) || b.game.Data().Of(c).Kind != rules.Location {
		return nil
	}
	after, need := b.afterDawn(), b.game.Data().Of(c).Distance
	for i, verb := range plays {
		have, key := after.Reach(rules.NoCard, rules.Colour(i)), "way.row.yes"
		if have < need {
			key = "way.row.no"
		}
		list = append(list, b.T(key, "way", b.T("way."+wayWords[verb]), "have", have, "need", need))
	}
	return list
}

// contactState describes the state of a contact of the viewer's faction, "" for other things.
func (b *builder) contactState(spot table.Spot) string {
	v := b.View
	for colour := range rules.Colour(3) {
		fc := b.game.Base(v.Who).Contacts[colour]
		if fc.ID != spot.ID {
			continue
		}
		switch {
		case v.Seats[v.Who].Used>>colour&1 != 0:
			return b.T("contact.used")
		case !v.ContactReady(v.Who, colour):
			return b.T("contact.poor", "goods", b.voice.Goods(fc.Pay))
		}
		return b.T("contact.ready", "goods", b.voice.Goods(fc.Pay))
	}
	return ""
}

// Tip describes the card under the resting mouse.
func (b *builder) Tip(spot table.Spot, _ skin.Table) *panel.Tip {
	if b.Past != nil || b.Screen.Panel != scene.NoPanel {
		return nil
	}
	p := b.named(spot)
	c := b.game.Data().Card(spot.ID)
	switch {
	case spot.Kind == table.KindButton && slices.Contains(pricedMoves, spot.ID):
		return &panel.Tip{Of: spot, Text: strings.Join(b.tellsPrice(spot.ID), "\n")}
	case spot.Kind == table.KindButton:
		return b.tipOfWay(spot)
	case p == nil:
		return b.tipOf(spot)
	case c == rules.NoCard:
		text := "**" + p.Name + "**\n" + p.Words + "\n" + b.contactState(spot)
		return &panel.Tip{Of: spot, Text: strings.TrimSpace(text)}
	}
	text := "**" + p.Name + "**\n" + b.voice.Effect(&b.game.Data().Of(c).Effect)
	for _, way := range b.rowWays(c) {
		text += "\n" + way
	}
	for _, state := range b.voice.States(b.View, c) {
		text += "\n" + state
	}
	for _, lost := range b.losses(c) {
		text += "\n" + lost
	}
	return &panel.Tip{Of: spot, Text: text}
}

// tipOf describes tokens.
func (b *builder) tipOf(spot table.Spot) *panel.Tip {
	for i := range b.model.Seats {
		s := &b.model.Seats[i]
		for _, t := range slices.Concat(s.Goods, s.Tokens, s.Stores) {
			if t.Spot == spot {
				return &panel.Tip{Of: spot, Text: t.Label}
			}
		}
	}
	return nil
}
