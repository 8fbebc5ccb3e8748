package ui

import (
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/host"
	"onelongnight/game/ui/scene"
)

// almanac opens the book of the game on the table where it tells of what is
// looked at. A page shows books itself ([Reader]); in a window they are drawn
// ([drawnBook]), which no page's program carries.
type almanac struct {
	*desk.Desk
	host  host.Host
	prefs reading
	recap past
	drawn *drawnBook
	post  func(func())
	shown *scene.Almanac // nil where nobody brings books
}

// newAlmanac finds out whether the host brings books.
func newAlmanac(d *desk.Desk, lent host.Host, prefs reading, recap past, post func(func())) *almanac {
	a := &almanac{Desk: d, host: lent, prefs: prefs, recap: recap, post: post}
	_, reads := lent.(host.Reader)
	if _, brings := lent.(host.Library); reads || brings && drawsBooks {
		a.shown = &scene.Almanac{}
	}
	a.drawn = newDrawnBook(d, lent, prefs, a.shown)
	return a
}

// reading is how people like to read.
type reading interface {
	// TextScale is how large text is, 1 is normal.
	TextScale() float64
	// Value is what is chosen for a name.
	Value(name string) string
}

// past is what is shown again of the game on the table.
type past interface {
	// On tells whether something is.
	On() bool
	// Topics are those of it that a guide knows.
	Topics(g table.Guide) []string
}

// guide knows the topics of the game here, nil if there is no book of it.
func (a *almanac) guide() table.Guide {
	if a.shown == nil || a.OnShelf() {
		return nil
	}
	g, _ := a.Offer().Voice.(table.Guide)
	return g
}

// open opens the book at the first of some topics that it tells of, over what
// is open now; without one where it was open last.
func (a *almanac) open(topics []string) {
	lang := a.Language()
	a.Push(desk.Layer{Panel: scene.AlmanacPanel})
	if r, ok := a.host.(host.Reader); ok {
		r.ReadBook(host.Reading{Game: a.Offer().Kind.Name(), Language: lang, Topics: topics, Text: a.prefs.TextScale(), Scan: a.prefs.Value("scan"), Words: a.words(), Closed: func() { a.post(a.shut) }})
		return
	}
	a.drawn.open(lang, topics)
}

// shut closes what lies over the table while the host shows a book.
func (a *almanac) shut() {
	if a.Panel() == scene.AlmanacPanel {
		a.Close()
	}
}

// words are the texts of the catalogue that a page needs to show a book, those of
// buttons by their commands.
func (a *almanac) words() map[string]string {
	list := map[string]string{"none": a.T("book.none", "query", "{query}"), "lost": a.T("book.lost", "reason", "{reason}")}
	for _, key := range [...]string{"title", "search", "rulings", "see", "contents", "coming"} {
		list[key] = a.T("book." + key)
	}
	for _, id := range [...]string{"rules-back", "rules-on", "rules-again", "close"} {
		list[id] = a.T("menu." + id)
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
	g := a.guide()
	switch {
	case g == nil || a.Session() == nil || a.Holds(scene.TitlePanel):
		return nil
	case a.Inspected() != table.NoSpot:
		return topicOf(a.Inspected())
	case a.recap.On():
		return a.recap.Topics(g)
	case a.Top().About != table.NoSpot:
		return topicOf(a.Top().About)
	case a.Session().MyTurn():
		return g.Asked(a.Session().View())
	}
	return nil
}

// rules is the command that opens the book at what is looked at now; none
// without a book.
func (a *almanac) rules() []desk.Command {
	if a.guide() == nil {
		return nil
	}
	return []desk.Command{a.Named("rules", func() { a.open(a.about()) })}
}

// rulesFor is that command for the thing that is looked at.
func (a *almanac) rulesFor() []desk.Command {
	list := a.rules()
	if len(list) > 0 {
		list[0].Label = a.T("menu.rules.this")
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

// Show writes the book that is open.
func (a *almanac) Show(s *scene.Screen) { s.Almanac = a.shown }

// Field is the book as it is drawn here, with its field to write in.
func (a *almanac) Field() *drawnBook { return a.drawn }
