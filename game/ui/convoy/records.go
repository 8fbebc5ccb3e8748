package convoy

import (
	"strconv"
	"strings"

	"onelongnight/game"
	rules "onelongnight/game/convoy"
	"onelongnight/game/table"
	"onelongnight/game/ui/panel"
)

// logPanel lists what happened: the newest battle first, and in each battle the newest event first. Above it stands the
// question in full, as the table may have had no room for it.
func (b *builder) logPanel() panel.Panel {
	var list []panel.Record
	if p := b.model.Prompt; len(p.Lines) > 0 {
		asked := panel.Record{Text: "**" + p.Heading + "**\n" + strings.Join(p.Lines, "\n")}
		if b.Asks && b.Session.MyTurn() && b.Screen.Book != nil {
			asked.Cards = []panel.Link{b.rulesLink(b.voice.Asked(b.View), "asked", p.Heading)}
		}
		list = append(list, asked)
	}
	list = append(list, b.queueRecords()...)
	return b.Log(list, false, func(i int, l *table.Line, r *panel.Record) {
		if game.Is[rules.BattleBegan](l.Event) {
			r.Text, r.Head = "**"+l.Text+"**", true
			return
		}
		r.Cards = b.pics(b.View, l.Step, b.named(l)...)
		if b.Screen.Book != nil {
			r.Cards = append(r.Cards, b.rulesLink(b.voice.Told(l.Event, b.View.Who), "line"+strconv.Itoa(i), l.Text))
		}
	})
}

func (b *builder) named(l *table.Line) []rules.Card {
	var list []rules.Card
	for _, c := range cardsOf(game.Seen(l.Event, b.View.Who)) {
		if c.Valid() && strings.Contains(l.Text, b.voice.Card(c)) {
			list = append(list, c)
		}
	}
	return list
}

func cardsOf(e game.Event) []rules.Card {
	about := rules.AboutOf(e)
	list := []rules.Card{about.By, about.Card, rules.OtherOf(e)}
	if e, ok := e.(rules.Captured); ok {
		list = append(list, e.Robot, e.Soldier)
	}
	return list
}
