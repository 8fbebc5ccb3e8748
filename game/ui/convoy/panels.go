package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// panels opens what lies over the table.
func (b *builder) panels() {
	switch c := b.screen; c.Panel {
	case scene.LogPanel:
		b.logPanel()
	case scene.PilePanel:
		b.pilePanel()
	case scene.PlacePanel:
		b.placePanel()
	case scene.FigurePanel:
		b.figurePanel()
	case scene.EndPanel:
		r := b.session.Result()
		last := board.LastScene{Winner: faction(r.Winner()), Seat: faction(b.view.Who)}
		title, why := b.voice.Ending(r, b.view.Who)
		b.open.Panel = &panel.End{Backdrop: last, Light: last.Light(), Across: last.Across(), Title: title, Body: why, Facts: c.Words, Buttons: b.commands()}
	case scene.MenuPanel:
		b.open.Panel = panel.Common(c, b.t)
		if menu, ok := b.open.Panel.(*panel.Menu); ok {
			menu.Body = strings.TrimSpace(b.voice.Aim(b.view) + "\n" + menu.Body)
		}
	case scene.NoPanel:
		if b.chooses() {
			b.revealed()
		}
	case scene.RevealPanel:
		b.revealPanel()
	case scene.AnalysisPanel:
		b.open.Panel = panel.ReviewOf(c, b.t, func(spot table.Spot) panel.Image {
			if card := cardOf(spot); card != rules.NoCard {
				return b.pic(card)
			}
			return nil
		})
	case scene.HintPanel, scene.RecapPanel: // these are the table itself
	default:
		b.open.Panel = panel.Common(c, b.t)
	}
	if b.screen.Inspect != table.NoSpot {
		b.inspect(cardOf(b.screen.Inspect))
	}
}

// cardOf is the card that a spot is about, NoCard for none.
func cardOf(spot table.Spot) rules.Card {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return rules.NoCard
	}
	return rules.ByID(spot.ID)
}

// list is a list as it lies open over the table.
func (b *builder) list(title string, list []panel.Record) *panel.Records {
	return &panel.Records{Title: title, List: list, Buttons: b.commands(), Scroll: b.screen.Scroll.Panel}
}

// revealing tells whether Iron Gate's choice is open.
func (b *builder) revealing() bool { return b.view.Revealed[0] != rules.NoCard && b.session.MyTurn() }

// chooses tells whether it lies over the table.
func (b *builder) chooses() bool {
	return b.screen.Panel == scene.NoPanel && b.past == nil && b.revealing()
}

// revealed is Iron Gate's choice: the two cards, and the buttons to confirm and to be advised, for those beside the cards
// are out of reach.
func (b *builder) revealed() {
	m := b.model
	choice := &panel.Choice{Title: m.Prompt.Heading, Scroll: b.screen.Scroll.Panel}
	if len(m.Prompt.Lines) > 0 {
		choice.Body = m.Prompt.Lines[0]
	}
	if said := b.screen.Coach; said != nil { // there is no room for it beside the cards
		choice.Body = said.Text + "\n" + choice.Body
	}
	for _, c := range b.view.Revealed {
		card := b.face(c)
		card.Glow = b.glow(voice.CardSpot(c), board.GlowAct)
		choice.Cards = append(choice.Cards, fullFace(card))
	}
	for _, spot := range b.next {
		if spot.Kind == table.KindButton {
			choice.Buttons = append(choice.Buttons, b.moveButton(spot.ID).Button)
		}
	}
	for _, c := range b.screen.Bar {
		if c.ID == "hint" {
			choice.Buttons = append(choice.Buttons, panel.CommandButton(c))
		}
	}
	b.open.Panel = choice
}

// fullFace is a card as a panel shows it large.
func fullFace(c board.Card) panel.Card {
	return panel.Card{Spot: table.KindCard.Spot(c.ID), Image: board.Face{Card: &c}, Name: c.Name, Note: c.Note}
}

// smallFace is a card as a pile shows it.
func smallFace(c board.Card) panel.Card {
	return panel.Card{Spot: table.KindCard.Spot(c.ID), Image: board.SmallFace{Card: &c}, Name: c.Name, Note: c.Note}
}

// title is the first screen, with the sides' buttons in their colours.
func (b *builder) title() {
	t := panel.FirstScreen(b.screen, b.t)
	t.Backdrop, t.Across = board.FirstScene{}, board.TitleWord
	for i := range t.Buttons {
		button := &t.Buttons[i]
		for _, side := range sides {
			if button.ID == "play-"+seatName(side) {
				button.Plate = board.Plate(faction(side))
			}
		}
	}
	b.open.Title = t
	b.open.Panel = panel.Common(b.screen, b.t)
}

// seatName is a side's name in spots and commands.
func seatName(side game.Seat) string { return game.SeatName(think.Rules{}, side) }
