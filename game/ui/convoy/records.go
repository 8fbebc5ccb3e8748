package convoy

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// logPanel lists what happened, the newest battle and in it the newest first, below the question in full,
// where the table had no room for it.
func (b *builder) logPanel() panel.Panel {
	var list []panel.Record
	if p := b.model.Prompt; len(p.Lines) > 0 {
		asked := panel.Record{Text: "**" + p.Heading + "**\n" + strings.Join(p.Lines, "\n")}
		if b.Asks && b.Session.MyTurn() && b.Screen.Almanac != nil {
			asked.Cards = []panel.Link{b.rulesLink(b.voice.Asked(b.View), "asked", p.Heading)}
		}
		list = append(list, asked)
	}
	list = append(list, b.queueRecords()...)
	return b.Log(list, false, func(i int, l *table.Line, r *panel.Record) {
		if l.Event.Type == rules.EvBattleBegins {
			r.Text, r.Head = "**"+l.Text+"**", true
			return
		}
		r.Cards = b.pics(b.View, l.Step, b.named(l)...)
		if b.Screen.Almanac != nil {
			r.Cards = append(r.Cards, b.rulesLink(b.voice.Told(l.Event, b.View.Who), "line"+strconv.Itoa(i), l.Text))
		}
	})
}

// named are the cards that a sentence names.
func (b *builder) named(l *table.Line) []rules.Card {
	var list []rules.Card
	for i, c := range cardsOf(l.Event) {
		if i == 1 && l.Event.Hidden.From(b.View.Who) {
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
