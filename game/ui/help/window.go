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

// DrawnBook is a book drawn in a window: the open page, and the pages read before.
type DrawnBook struct {
	desk   *desk.Desk
	host   desk.Host
	prefs  reading
	shown  *scene.OpenBook
	books  map[string]*book.Book // by language and game
	key    string                // key of the open one
	file   string                // the file it was read from
	lost   bool                  // it could not be fetched, and has not been asked for again
	wanted []string              // the topics to open once it is there
	read   []page                // pages read, in order
	at     int                   // index of the open one
	found  bool                  // the page still has to be scrolled to what was asked for
}

// page is something that was read.
type page struct {
	name   string  // name of the entry or rule
	scroll float64 // scroll position
}

// drawsBooks tells that books of the host are drawn here.
const drawsBooks = true

// newDrawnBook returns a book that shows shown, nil if the host has no books.
func newDrawnBook(d *desk.Desk, h desk.Host, prefs reading, shown *scene.OpenBook) *DrawnBook {
	return &DrawnBook{desk: d, host: h, prefs: prefs, shown: shown, books: map[string]*book.Book{}}
}

// open opens the book in a language at the first of some topics that it covers; without topics, where it was last open.
func (a *DrawnBook) open(lang string, topics []string) {
	c := a.shown
	c.Query, c.Hits, c.Listed = "", nil, len(topics) == 0
	a.key, a.file, a.wanted = lang+" "+a.desk.Offer().Kind.Name(), desk.BookPrefix+lang, topics
	a.bring()
}

// bring fetches the book, and opens it where it is wanted.
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

// Arrived is called when a text has arrived, or could not be fetched.
func (a *DrawnBook) Arrived() {
	if a.desk.Panel() == scene.BookPanel && a.shown.Book == nil && !a.lost {
		a.bring()
	}
}

// turnTo opens an entry or rule; "" is the page that was open last, or the beginning.
func (a *DrawnBook) turnTo(name string) {
	if e, _ := a.shown.Book.Find(name); e == nil { // "", or a page of another game's book
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

// Seek scrolls to what was asked for, once the page is laid out. It reports whether it did.
func (a *DrawnBook) Seek() bool {
	if !a.found || a.desk.Panel() != scene.BookPanel || a.shown.Book == nil {
		return false
	}
	a.found = false
	to := a.desk.Scrolled()
	if at, ok := a.desk.Picture().Reveal(scene.AskedRule); ok && at.Panel > 0 {
		_, h := a.desk.Size()
		to.Panel = min(at.Panel+h/3, a.desk.Picture().Scroll().Panel) // show some of what follows too
	}
	if at, ok := a.desk.Picture().Reveal(scene.EntrySpot(a.shown.Entry.ID)); ok {
		to.List = at.List
	}
	return a.desk.ScrollTo(to)
}

// touch opens what a thing of the open book leads to: an entry, a rule, a chapter's list. It returns false if the thing
// is not part of a book.
func (a *DrawnBook) touch(spot table.Spot) bool {
	switch {
	case a.desk.Panel() != scene.BookPanel || a.shown.Book == nil:
		return false
	case spot == scene.SearchField:
		if hits := a.shown.Hits; len(hits) > 0 { // Enter was pressed in the search field
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

// follow turns to another page.
func (a *DrawnBook) follow(name string) {
	a.shown.Listed = false
	a.turnTo(name)
	a.tell()
}

// tell announces the open entry.
func (a *DrawnBook) tell() { a.host.Announce(a.shown.Entry.Title, false) }

// Search searches the book.
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

// Typing reports whether typed text goes into the search field.
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

func (a *DrawnBook) window() kit.Window {
	w, h := a.desk.Size()
	return kit.NewWindow(w, h, a.prefs.TextScale())
}

// leaf goes back or forward in the pages read.
func (a *DrawnBook) leaf(by int) {
	a.read[a.at].scroll = a.desk.Scrolled().Panel
	a.at += by
	a.shown.Listed = false
	a.show()
	a.tell()
}

// Lists reports whether a point is on the book's list, which scrolls separately.
func (a *DrawnBook) Lists(x float64) bool {
	if a.desk.Panel() != scene.BookPanel {
		return false
	}
	ends := panel.ListEnds(a.window())
	return ends == 0 && a.shown.Listed || x < ends
}

// Typed returns the text in the search field.
func (a *DrawnBook) Typed() string { return a.shown.Query }
