package convoy

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// told are the sentences up to the moment that is shown.
func (b *builder) told() []table.Line {
	lines := b.session.Lines()
	for b.past != nil && len(lines) > 0 && lines[len(lines)-1].Step >= b.until {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// logPanel lists what happened, the newest battle and in it the newest first, below the question in full,
// where the table had no room for it.
func (b *builder) logPanel() {
	var list []panel.Record
	if p := b.model.Prompt; len(p.Lines) > 0 {
		asked := panel.Record{Text: "**" + p.Heading + "**\n" + strings.Join(p.Lines, "\n")}
		if b.asks && b.session.MyTurn() && b.screen.Almanac != nil {
			asked.Cards = []panel.Link{b.rulesLink(b.voice.Asked(b.view), "asked", p.Heading)}
		}
		list = append(list, asked)
	}
	list = append(list, b.queueRecords()...)
	var past []panel.Record
	first, _ := b.session.Steps()
	for i, l := range b.told() {
		r := panel.Record{Text: l.Text, Cards: b.pics(b.view, l.Step, b.named(l)...)}
		if l.Step >= first { // older steps are forgotten
			r.Spot = lineSpot(l.Step)
		}
		if b.screen.Almanac != nil {
			r.Cards = append(r.Cards, b.rulesLink(b.voice.Told(l.Event, b.view.Who), "line"+strconv.Itoa(i), l.Text))
		}
		if l.Event.Type == rules.EvBattleBegins {
			r = panel.Record{Spot: r.Spot, Text: "**" + l.Text + "**", Head: true}
		}
		past = append(past, r)
	}
	list = append(list, panel.NewestFirst(past, false)...)
	if len(b.told()) == 0 {
		list = append(list, panel.Record{Text: b.t("log.empty")})
	}
	b.open.Panel = b.list(b.t("log.title"), list)
}

// named are the cards that a sentence names.
func (b *builder) named(l table.Line) []rules.Card {
	var list []rules.Card
	for i, c := range cardsOf(l.Event) {
		if i == 1 && l.Event.Hidden.From(b.view.Who) {
			continue
		}
		if c.Valid() && strings.Contains(l.Text, b.voice.Card(c)) {
			list = append(list, c)
		}
	}
	return list
}

// cardsOf are the cards that an event is about, its Piece second.
func cardsOf(e game.Event) []rules.Card {
	list := []rules.Card{rules.Card(e.Cause), rules.Card(e.Piece), rules.Card(e.Other)}
	if e.Type == rules.EvCapture {
		list = append(list, rules.Card(e.From), rules.Card(e.To))
	}
	return list
}
