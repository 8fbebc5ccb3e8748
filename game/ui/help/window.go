//go:build !js

package help

import (
	"strings"

	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/desk"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// DrawnBook is a book as a window shows it: what is read of it, and what was read
// before.
type DrawnBook struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  reading
	shown  *scene.OpenBook
	books  map[string]*book.Book // by language and game
	key    string                // of the one that is open
	file   string                // where that comes from
	lost   bool                  // it did not come, and was not asked for again
	wanted []string              // the topics that are to be read of when it has come
	read   []page                // what was read, in order
	at     int                   // which of it is open
	found  bool                  // what is open has to be brought into sight
}

// page is something that was read.
type page struct {
	name   string  // of the entry or the rule
	scroll float64 // how far
}

// drawsBooks tells that books of the host are drawn here.
const drawsBooks = true

// newDrawnBook returns a book to be drawn as shown says, nil where the host has none.
func newDrawnBook(d *desk.Desk, h desk.Host, prefs reading, shown *scene.OpenBook) *DrawnBook {
	return &DrawnBook{desk: d, host: h, prefs: prefs, shown: shown, books: map[string]*book.Book{}}
}

// open opens the book in a language at the first of some topics that it tells
// of; without one where it was open last.
func (a *DrawnBook) open(lang string, topics []string) {
	c := a.shown
	c.Query, c.Hits, c.Listed = "", nil, len(topics) == 0
	a.key, a.file, a.wanted = lang+" "+a.desk.Offer().Kind.Name(), desk.BookPrefix+lang, topics
	a.bring()
}

// bring gets the book, and opens it where it is wanted.
func (a *DrawnBook) bring() {
	c := a.shown
	a.lost = false
	a.desk.Invalidate()
	if c.Book = a.books[a.key]; c.Book == nil {
		text, err := a.host.Text(a.file)
		if text != "" && err == nil {
			c.Book, err = book.Read(words.Part(text, a.desk.Offer().Kind.Name()))
		}
		switch {
		case err != nil:
			a.lost, c.Book, c.Instead = true, nil, a.desk.T("book.lost", "reason", err.Error())
			a.host.Announce(c.Instead, false)
			return
		case text == "":
			c.Instead = a.desk.T("book.coming")
			return
		}
		a.books[a.key] = c.Book
	}
	a.turnTo(c.Book.About(a.wanted))
}

// Arrived looks again when a text has come, or cannot come.
func (a *DrawnBook) Arrived() {
	if a.desk.Panel() == scene.BookPanel && a.shown.Book == nil && !a.lost {
		a.bring()
	}
}

// turnTo opens an entry or a rule; "" is what was open last, or the beginning.
func (a *DrawnBook) turnTo(name string) {
	if e, _ := a.shown.Book.Find(name); e == nil { // "" and what another game's book had
		if len(a.read) > 0 {
			name = a.read[a.at].name
		}
		if e, _ = a.shown.Book.Find(name); e == nil {
			name = a.shown.Book.Chapters[0].Entries[0].ID
			a.read = nil
		}
	}
	if n := len(a.read); n == 0 || a.read[a.at].name != name {
		if n > 0 {
			a.read[a.at].scroll = a.desk.Scrolled().Panel
			a.read = a.read[:a.at+1]
		}
		a.read = append(a.read, page{name: name})
		a.at = len(a.read) - 1
	}
	a.show()
}

// show shows the page that is open.
func (a *DrawnBook) show() {
	c, now := a.shown, a.read[a.at]
	c.Entry, c.Rule = c.Book.Find(now.name)
	c.Unfolded, c.Facts, c.Picture = c.Entry.Chapter.ID, strings.Join(c.Entry.Facts, "\n"), nil
	if about, err := table.ParseSpot(c.Entry.About); err == nil && c.Entry.About != "" {
		if skin, ok := a.desk.Offer().Skin.(scene.Illustrator); ok {
			c.Picture, c.Ratio = skin.Illustration(about)
		}
	}
	at := a.desk.Scrolled()
	at.Panel = now.scroll
	a.desk.ScrollTo(at)
	a.found = now.scroll == 0
	a.desk.Invalidate()
}

// Seek scrolls to what was opened, once it is laid out. It tells whether it did.
func (a *DrawnBook) Seek() bool {
	if !a.found || a.desk.Panel() != scene.BookPanel || a.shown.Book == nil {
		return false
	}
	a.found = false
	to := a.desk.Scrolled()
	if at, ok := a.desk.Picture().Reveal(scene.AskedRule); ok && at.Panel > 0 {
		_, h := a.desk.Size()
		to.Panel = min(at.Panel+h/3, a.desk.Picture().Scroll().Panel) // what follows is seen too
	}
	if at, ok := a.desk.Picture().Reveal(scene.EntrySpot(a.shown.Entry.ID)); ok {
		to.List = at.List
	}
	return a.desk.ScrollTo(to)
}

// touch opens what a thing of the book that is open leads to: an entry, a rule,
// a chapter's list. It tells whether the thing is one of a book.
func (a *DrawnBook) touch(spot table.Spot) bool {
	switch {
	case a.desk.Panel() != scene.BookPanel || a.shown.Book == nil:
		return false
	case spot == scene.SearchField:
		if hits := a.shown.Hits; len(hits) > 0 { // Enter was pressed there
			a.follow(hits[0].Name())
		}
		return true
	case spot.Kind != table.KindEntry:
		return false
	}
	if id, chapter := strings.CutPrefix(spot.ID, scene.ChapterMark); chapter {
		c := a.shown
		if c.Unfolded == id {
			id = ""
		}
		c.Unfolded = id
		a.desk.Invalidate()
		return true
	}
	a.follow(spot.ID)
	return true
}

// follow goes on to another page.
func (a *DrawnBook) follow(name string) {
	a.shown.Listed = false
	a.turnTo(name)
	a.tell()
}

// tell says what is read now.
func (a *DrawnBook) tell() { a.host.Announce(a.shown.Entry.Title, false) }

// Search looks for something.
func (a *DrawnBook) Search(query string) {
	c := a.shown
	if a.desk.Panel() != scene.BookPanel || c.Book == nil || query == c.Query {
		return
	}
	c.Query, c.Listed = query, true
	c.Hits = c.Book.Search(query)
	at := a.desk.Scrolled()
	at.List = 0
	a.desk.ScrollTo(at)
	a.desk.Invalidate()
}

// Typing reports whether what is typed goes into the field.
func (a *DrawnBook) Typing() bool {
	return a.desk.Panel() == scene.BookPanel && a.desk.Focused() == scene.SearchField
}

func (a *DrawnBook) commands() []desk.Command {
	c := a.shown
	if c.Book == nil {
		var list []desk.Command
		if a.lost {
			again := a.desk.Named("rules-again", a.bring)
			again.Main = true
			list = append(list, again)
		}
		return append(list, a.desk.Named("close", a.desk.Close))
	}
	var list []desk.Command
	if panel.ListEnds(a.window()) == 0 && !c.Listed {
		list = append(list, desk.NewCommand(scene.Command{ID: "rules-list", Label: a.desk.T("book.contents")}, func() {
			c.Listed, a.found = true, true
			a.desk.Invalidate()
		}))
	}
	if a.at > 0 {
		list = append(list, a.desk.Named("rules-back", func() { a.leaf(-1) }))
	}
	if a.at < len(a.read)-1 {
		list = append(list, a.desk.Named("rules-on", func() { a.leaf(1) }))
	}
	return append(list, a.desk.Named("close", a.desk.Close))
}

// window returns where the book is laid out.
func (a *DrawnBook) window() kit.Window {
	w, h := a.desk.Size()
	return kit.NewWindow(w, h, a.prefs.TextScale())
}

// leaf goes through what was read.
func (a *DrawnBook) leaf(by int) {
	a.read[a.at].scroll = a.desk.Scrolled().Panel
	a.at += by
	a.shown.Listed = false
	a.show()
	a.tell()
}

// Lists reports whether a point lies on the list of the book, which scrolls by
// itself.
func (a *DrawnBook) Lists(x float64) bool {
	if a.desk.Panel() != scene.BookPanel {
		return false
	}
	ends := panel.ListEnds(a.window())
	return ends == 0 && a.shown.Listed || x < ends
}

// Typed returns what stands in the field.
func (a *DrawnBook) Typed() string { return a.shown.Query }
