package state51

import (
	"strings"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// choices builds the answers that are not cards in view: tokens, contacts and means of payment.
func (b *builder) choices() {
	if !b.Asks || b.model.Ticket != nil {
		return
	}
	for _, spot := range b.Next {
		c := board.Choice{Spot: spot}
		switch {
		case spot.Kind == table.KindPart:
			b.tokenChoice(&c)
		case spot.Kind == table.KindPiece:
			if !b.pieceChoice(&c) {
				continue // it is on the table
			}
		case isAnswer(spot):
			b.answer(&c)
		default:
			continue
		}
		b.model.Choices = append(b.model.Choices, c)
	}
	if c := b.View.Playing.Card; c != rules.NoCard && len(b.model.Choices) > 0 {
		b.model.Playing = b.printOf(c)
	}
}

// pieceChoice builds a spoil to cash in, an agreement to give up, or a contact; false for other cards.
func (b *builder) pieceChoice(c *board.Choice) bool {
	card := b.game.Data().Card(c.Spot.ID)
	switch b.View.Ask {
	case rules.AskSpoils:
		c.Label, c.Main, c.Goods = b.T("button.cash"), true, runs(b.game.Data().Of(card).Spoil)
		return true
	case rules.AskCost:
		c.Label, c.Goods = b.voice.Card(card), runs(b.game.Data().Of(card).Agreement)
		return true
	}
	p := b.named(c.Spot)
	if p == nil || p.Effect.Do != rules.Reach.String() {
		return false
	}
	c.Label, c.Pay = p.Name, p.Effect.Pay
	c.Good = tokenOf(colourNamed(p.Effect.Colour), p.Effect.N)
	return true
}

func colourNamed(word string) rules.Colour {
	for _, c := range [...]rules.Colour{rules.Red, rules.Blue} {
		if c.String() == word {
			return c
		}
	}
	return rules.Grey
}

// tokenChoice builds a token in a purse. Its spot is "SEAT-PURSE-KIND".
func (b *builder) tokenChoice(c *board.Choice) {
	seat, rest, _ := strings.Cut(c.Spot.ID, "-")
	purse, kind, _ := strings.Cut(rest, "-")
	c.Good = art.Run{Good: kind, N: 1}
	c.Label = b.T("purse." + purse)
	if of, ok := b.ofSeat(table.KindPile.Spot(seat)); ok && of != b.View.Who {
		c.Faction, c.Label = b.game.Base(of).ID, b.short(of)
	}
}

// The prefixes of buttons that are answers, not actions.
const goodButton, withButton = "good-", "with-"

// isAnswer reports whether a move's button answers the question asked.
func isAnswer(spot table.Spot) bool {
	return spot.Kind == table.KindButton &&
		(strings.HasPrefix(spot.ID, goodButton) || strings.HasPrefix(spot.ID, withButton))
}

// answer builds a good to hire or store, or the means of redevelopment.
func (b *builder) answer(c *board.Choice) {
	if kind, ok := strings.CutPrefix(c.Spot.ID, goodButton); ok {
		c.Good, c.Label = art.Run{Good: kind, N: 1}, b.T("good."+kind+".name")
		return
	}
	mean := strings.TrimPrefix(c.Spot.ID, withButton)
	c.Good, c.Label = art.Run{Good: mean, N: 1}, b.T("action.with."+mean)
}
