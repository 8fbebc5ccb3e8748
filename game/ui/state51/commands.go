package state51

import (
	"slices"

	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/skin"
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
