package ui

import (
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
)

// almanac opens the book of the game on the table where it tells of what is
// looked at. A page shows books itself ([Reader]); in a window they are drawn
// ([drawnBook]), which no page's program carries.
type almanac struct {
	*desk
	host   Host
	prefs  *preferences
	panels *panels
	recap  *recap
	drawn  *drawnBook
	post   func(func())
}

// newAlmanac finds out whether the host brings books.
func newAlmanac(d *desk, host Host, prefs *preferences, panels *panels, recap *recap, post func(func())) *almanac {
	a := &almanac{desk: d, host: host, prefs: prefs, panels: panels, recap: recap, post: post, drawn: newDrawnBook(d, host, panels)}
	if _, ok := host.(Reader); ok {
		d.screen.Almanac = &scene.Almanac{}
	}
	return a
}

// guide knows the topics of the game here, nil if there is no book of it.
func (a *almanac) guide() table.Guide {
	if a.screen.Almanac == nil || a.onShelf() {
		return nil
	}
	g, _ := a.offer.Voice.(table.Guide)
	return g
}

// open opens the book at the first of some topics that it tells of, over what
// is open now; without one where it was open last.
func (a *almanac) open(topics []string) {
	lang := a.language()
	a.panels.push(layer{panel: scene.AlmanacPanel})
	if r, ok := a.host.(Reader); ok {
		r.ReadBook(Reading{Game: a.offer.Kind.Name(), Language: lang, Topics: topics, Text: a.screen.TextScale, Scan: a.prefs.chosen.value("scan"), Words: a.words(), Closed: func() { a.post(a.shut) }})
		return
	}
	a.drawn.open(lang, topics)
}

// shut closes what lies over the table while the host shows a book.
func (a *almanac) shut() {
	if a.screen.Panel == scene.AlmanacPanel {
		a.panels.close()
	}
}

// words are the texts of the catalogue that a page needs to show a book, those of
// buttons by their commands.
func (a *almanac) words() map[string]string {
	list := map[string]string{"none": a.t("book.none", "query", "{query}"), "lost": a.t("book.lost", "reason", "{reason}")}
	for _, key := range [...]string{"title", "search", "rulings", "see", "contents", "coming"} {
		list[key] = a.t("book." + key)
	}
	for _, id := range [...]string{"rules-back", "rules-on", "rules-again", "close"} {
		list[id] = a.t("menu." + id)
	}
	return list
}

// topicOf is the topic of a thing on the table.
func topicOf(spot table.Spot) []string {
	switch spot.Kind {
	case table.KindNone:
		return nil
	case table.KindPiece:
		spot.Kind = table.KindCard
	case table.KindTab:
		spot.Kind = table.KindPlace
	}
	return []string{spot.Same().String()}
}

// about is what is looked at now, or is asked.
func (a *almanac) about() []string {
	g, c := a.guide(), &a.screen
	switch {
	case g == nil || a.session == nil || a.panels.holds(scene.TitlePanel):
		return nil
	case c.Inspect != table.NoSpot:
		return topicOf(c.Inspect)
	case a.recap.on():
		return a.recap.topics(g)
	case c.About != table.NoSpot:
		return topicOf(c.About)
	case a.session.MyTurn():
		return g.Asked(a.session.View())
	}
	return nil
}

// rules is the command that opens the book at what is looked at now; none
// without a book.
func (a *almanac) rules() []command {
	if a.guide() == nil {
		return nil
	}
	return []command{a.named("rules", func() { a.open(a.about()) })}
}

// rulesFor is that command for the thing that is looked at.
func (a *almanac) rulesFor() []command {
	list := a.rules()
	if len(list) > 0 {
		list[0].Label = a.t("menu.rules.this")
	}
	return list
}

// touch opens what a thing leads to that is a topic of the book, or a part of
// it. It tells whether it is one.
func (a *almanac) touch(spot table.Spot) bool {
	switch {
	case a.drawn.touch(spot):
	case spot.Kind == table.KindEntry && a.guide() != nil:
		a.open(strings.Fields(spot.ID)) // topics
	default:
		return false
	}
	return true
}
