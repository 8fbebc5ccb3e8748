package convoy

import (
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/convoy/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Sign returns the face of a side.
func (b *builder) Sign(seat game.Seat) panel.Sign {
	if faction(seat) == board.Moloch {
		return panel.Sign{Image: sideFace{machine: true}, Color: art.Sensor, Light: art.Sensor}
	}
	return panel.Sign{Image: sideFace{}, Color: art.FoughtEdge, Light: art.FoughtEdge}
}

type sideFace struct{ machine bool }

// DrawImage implements panel.Image.
func (f sideFace) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) { art.Face(c, f.machine, r) }

// Panel returns the panels that this game has of its own, and those common ones that it adds something to.
func (b *builder) Panel() panel.Panel {
	switch b.Screen.Panel {
	case scene.LogPanel:
		return b.logPanel()
	case scene.PilePanel:
		return b.pilePanel()
	case scene.PlacePanel:
		return b.placePanel()
	case scene.FigurePanel:
		return b.figurePanel()
	case scene.EndPanel:
		r := b.Session.Result()
		last := board.LastScene{Winner: faction(r.Winner()), Seat: faction(b.View.Who)}
		end := b.End()
		end.Backdrop, end.Light, end.Across = last, last.Light(), last.Across()
		return end
	case scene.MenuPanel:
		menu, ok := panel.Common(b.Screen, b.T).(*panel.Menu)
		if !ok {
			return nil
		}
		menu.Body = strings.TrimSpace(b.voice.Aim(b.View) + "\n" + menu.Body)
		return menu
	case scene.NoPanel:
		if b.chooses() {
			return b.revealed()
		}
	}
	return nil
}

// Card returns a card's full face.
func (b *builder) Card(spot table.Spot) (panel.Card, bool) {
	c := cardOf(spot)
	if c == rules.NoCard {
		return panel.Card{}, false
	}
	return fullFace(b.face(c)), true
}

// Picture returns a card's small picture.
func (b *builder) Picture(spot table.Spot) panel.Image {
	if card := cardOf(spot); card != rules.NoCard {
		return b.pic(card)
	}
	return nil
}

// cardOf returns the card that a spot is about, NoCard for none.
func cardOf(spot table.Spot) rules.Card {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return rules.NoCard
	}
	return rules.ByID(spot.ID)
}

// revealing reports whether the choice that Iron Gate gives is open.
func (b *builder) revealing() bool { return b.View.Revealed[0] != rules.NoCard && b.Session.MyTurn() }

// chooses reports whether that choice lies over the table.
func (b *builder) chooses() bool {
	return b.Screen.Panel == scene.NoPanel && b.Past == nil && b.revealing()
}

// revealed returns the choice that Iron Gate gives: the two cards, with the buttons to confirm and to get a hint, as
// those of the table cannot be reached below the panel.
func (b *builder) revealed() panel.Panel {
	m := b.model
	choice := &panel.Choice{Title: m.Prompt.Heading, Scroll: b.Screen.Scroll.Panel}
	if len(m.Prompt.Lines) > 0 {
		choice.Body = m.Prompt.Lines[0]
	}
	if said := b.Screen.Coach; said != nil { // the lesson has no room beside the cards
		choice.Body = said.Text + "\n" + choice.Body
	}
	for _, c := range b.View.Revealed {
		card := b.face(c)
		card.Glow = b.glow(voice.CardSpot(c), board.GlowAct)
		choice.Cards = append(choice.Cards, fullFace(card))
	}
	for _, spot := range b.Next {
		if spot.Kind == table.KindButton {
			choice.Buttons = append(choice.Buttons, b.moveButton(spot.ID).Button)
		}
	}
	for _, c := range b.Screen.Bar {
		if c.ID == "hint" {
			choice.Buttons = append(choice.Buttons, panel.CommandButton(c))
		}
	}
	return choice
}

// fullFace returns a card with its full face, as a panel shows it large.
func fullFace(c board.Card) panel.Card {
	return panel.Card{Spot: table.KindCard.Spot(c.ID), Image: board.Face{Card: &c}, Name: c.Name, Note: c.Note}
}

// smallFace returns a card with its small face, as a pile shows it.
func smallFace(c board.Card) panel.Card {
	return panel.Card{Spot: table.KindCard.Spot(c.ID), Image: board.SmallFace{Card: &c}, Name: c.Name, Note: c.Note}
}

// Title gives the first screen its picture, and the sides' buttons their colours.
func (b *builder) Title(t *panel.Title) {
	t.Backdrop, t.Across = board.FirstScene{}, board.TitleWord
	for i := range t.Buttons {
		button := &t.Buttons[i]
		for _, side := range sides {
			if button.ID == "play-"+seatName(side) {
				button.Plate = board.Plate(faction(side))
			}
		}
	}
}

// seatName returns a side's name as spots and commands use it.
func seatName(side game.Seat) string { return game.SeatName(think.Rules{}, side) }
