package state51

import (
	rules "onelongnight/game/state51"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51/board"
)

// prompt builds the question that is asked, or tells what is happening.
func (b *builder) prompt() {
	v, p := b.View, &b.model.Prompt
	p.Heading, p.Lines = b.voice.Prompt(v)
	switch {
	case b.hinting():
		p.Heading, p.Lines, p.Read = b.T("menu.hint"), b.Screen.Words, !b.Screen.Mind
		if b.Weighs() && b.held != rules.NoCard {
			key := "prompt.weighed"
			if v.Ask == rules.AskAct { // there is no button: what is done with it is touched
				key = "prompt.weighed.way"
			}
			p.Lines = []string{b.T(key, "card", b.voice.Card(b.held))}
		}
		return
	case b.Past != nil && !b.Asks:
		b.tells()
		return
	case !b.Asks || v.Asked != v.Who:
		return
	}
	switch sel := b.Session.Selected(); {
	case b.model.Shown > 0 && len(sel) == 0:
		p.Heading, p.Lines = b.model.Seats[b.model.Shown].Name, []string{b.T("prompt.abroad")}
	case b.model.Ticket != nil && !b.model.Ticket.Leads():
		p.Heading, p.Lines = b.T("prompt.shut", "card", b.model.Ticket.Name), []string{b.T("prompt.shut.body")}
	case b.places():
		p.Heading, p.Lines = b.T("prompt.place", "card", b.model.Ticket.Name), []string{b.T("prompt.place.body")}
	case b.model.Ticket != nil && len(b.model.Ticket.Lanes) == 1:
		p.Heading, p.Lines = b.model.Ticket.Name, []string{b.T("prompt.way.one")}
		return
	case b.model.Ticket != nil:
		p.Heading, p.Lines = b.T("prompt.way", "card", b.model.Ticket.Name), []string{b.T("prompt.way.body")}
	case b.held != rules.NoCard && v.Ask == rules.AskStrike:
		p.Heading, p.Lines = b.T("prompt.struck", "card", b.voice.Card(b.held)), []string{b.T("prompt.struck.body")}
	case b.held != rules.NoCard:
		b.lifted()
	case len(sel) > 0 && sel[0].Kind == table.KindButton:
		p.Heading, p.Lines = b.T("prompt."+sel[0].ID), []string{b.T("prompt." + sel[0].ID + ".body")}
	case v.Ask == rules.AskAct && v.Seats[v.Who].Actions < rules.ActionLimit:
		p.Short, p.Brief = p.Heading, []string{b.T("prompt.act.brief")}
		if v.Reached() {
			p.Brief = []string{b.T("prompt.act.last.brief")}
		}
	}
	if t := b.model.Ticket; t != nil && b.Window.Portrait && !b.places() { // the card can be read by touching it
		if p.Lines = nil; t.Leads() {
			p.Lines = []string{b.T("prompt.way.touch")}
		}
	}
}

// lifted asks whether the card that is held is taken, and says what it does in play where there is room for that.
func (b *builder) lifted() {
	p, body := &b.model.Prompt, b.T("prompt.lifted.body")
	p.Heading, p.Lines = b.T("prompt.lifted", "card", b.voice.Card(b.held)), []string{body}
	does := []string{b.voice.Effect(&b.game.Data().Of(b.held).Effect)}
	switch {
	case !b.Window.Portrait:
		p.Lines, p.Short, p.Brief = does, p.Heading, p.Lines
	case board.Roomy(b.Window):
		p.Lines = does
	}
}

// tells says what is happening at the moment shown: who does it, and the sentences of the log about it.
func (b *builder) tells() {
	p := &b.model.Prompt
	p.Heading, p.Lines = b.T("prompt.happens"), b.Heard()
	p.Read = b.Screen.Panel == scene.RecapPanel // it waits to be read
	if seat, ok := b.Doer(); ok {
		p.Heading = b.short(seat)
	}
	if b.scoring() { // the sentence would give the points away while they are being counted
		if p.Heading, p.Lines = b.T("phase.over"), nil; b.Screen.Panel == scene.NoPanel {
			p.Lines = []string{b.T("prompt.scores")}
		}
	}
}
