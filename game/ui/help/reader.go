package help

import (
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/scene"
)

// Reader opens the book of the game on the table at what is being looked at. A page shows books itself ([desk.Page]);
// in a window they are drawn ([DrawnBook]), which the page's program leaves out.
type Reader struct {
	desk  *desk.Desk
	host  desk.Host
	prefs reading
	recap past
	drawn *DrawnBook
	post  func(func())
	shown *scene.OpenBook // nil if the host has no books
}

// New asks the host whether it has books.
func New(d *desk.Desk, h desk.Host, prefs reading, recap past, post func(func())) *Reader {
	a := &Reader{desk: d, host: h, prefs: prefs, recap: recap, post: post}
	_, reads := h.(desk.Page)
	if reads || drawsBooks {
		a.shown = &scene.OpenBook{}
	}
	a.drawn = newDrawnBook(d, h, prefs, a.shown)
	return a
}

// Guide returns the guide of the current game, nil if there is no book.
func (a *Reader) Guide() table.Guide {
	if a.shown == nil || a.desk.OnShelf() {
		return nil
	}
	g, _ := a.desk.Offer().Voice.(table.Guide)
	return g
}

// Open opens the book at the first of some topics that it covers, over what is open; without topics, where it was last
// open.
func (a *Reader) Open(topics []string) {
	lang := a.desk.Language()
	a.desk.Push(desk.Layer{Panel: scene.BookPanel})
	if r, ok := a.host.(desk.Page); ok {
		r.ReadBook(desk.Reading{Game: a.desk.Offer().Kind.Name(), Language: lang, Topics: topics,
			Text: a.prefs.TextScale(),
			Scan: a.prefs.Value("scan"), Words: a.words(), Closed: func() { a.post(a.shut) }})
		return
	}
	a.drawn.open(lang, topics)
}

// shut closes what lies over the table while the host shows a book.
func (a *Reader) shut() {
	if a.desk.Panel() == scene.BookPanel {
		a.desk.Close()
	}
}

// words returns the catalogue texts that a page needs to show a book; buttons are keyed by their commands.
func (a *Reader) words() map[string]string {
	list := map[string]string{"none": a.desk.T("book.none", "query", "{query}"),
		"lost": a.desk.T("book.lost", "reason", "{reason}")}
	for _, key := range [...]string{"title", "search", "rulings", "see", "contents", "coming"} {
		list[key] = a.desk.T("book." + key)
	}
	for _, id := range [...]string{"rules-back", "rules-on", "rules-again", "close"} {
		list[id] = a.desk.T("menu." + id)
	}
	return list
}

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

// About returns the topics of what is being looked at, otherwise of what is asked.
func (a *Reader) About() []string {
	g := a.Guide()
	switch {
	case g == nil || a.desk.Session() == nil || a.desk.Holds(scene.TitlePanel):
		return nil
	case a.desk.Inspected() != table.NoSpot:
		return topicOf(a.desk.Inspected())
	case a.recap.On():
		return a.recap.Topics(g)
	case a.desk.Top().About != table.NoSpot:
		return topicOf(a.desk.Top().About)
	case a.desk.Session().MyTurn():
		return g.Asked(a.desk.Session().View())
	}
	return nil
}

// rules returns the command that opens the book at what is being looked at; none without a book.
func (a *Reader) rules() []desk.Command {
	if a.Guide() == nil {
		return nil
	}
	return []desk.Command{a.desk.Named("rules", func() { a.Open(a.About()) })}
}

// rulesFor returns that command for the thing being looked at.
func (a *Reader) rulesFor() []desk.Command {
	list := a.rules()
	if len(list) > 0 {
		list[0].Label = a.desk.T("menu.rules.this")
	}
	return list
}

// Touch opens the book at the topic that a spot stands for. It returns false if it stands for none.
func (a *Reader) Touch(spot table.Spot) bool {
	switch {
	case a.drawn.touch(spot):
	case spot.Kind == table.KindEntry && a.Guide() != nil:
		a.Open(strings.Fields(spot.ID)) // several topics, separated by spaces
	default:
		return false
	}
	return true
}

// Show writes the open book.
func (a *Reader) Show(s *scene.Screen) { s.Book = a.shown }

func (a *Reader) Field() *DrawnBook { return a.drawn }
