//go:build !js

package ui

import (
	"strings"

	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
	"onelongnight/game/words"
)

// drawnBook is a book as a window shows it: what is read of it, and what was read
// before.
type drawnBook struct {
	*desk
	host   Host
	panels *panels
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

// newDrawnBook finds out whether the host has books to be drawn.
func newDrawnBook(d *desk, host Host, panels *panels) *drawnBook {
	if _, ok := host.(Library); ok {
		d.screen.Almanac = &scene.Almanac{}
	}
	return &drawnBook{desk: d, host: host, panels: panels, books: map[string]*book.Book{}}
}

// open opens the book in a language at the first of some topics that it tells
// of; without one where it was open last.
func (a *drawnBook) open(lang string, topics []string) {
	c := a.screen.Almanac
	c.Query, c.Hits, c.Listed = "", nil, len(topics) == 0
	a.key, a.file, a.wanted = lang+" "+a.offer.Kind.Name(), BookPrefix+lang, topics
	a.bring()
}

// bring gets the book, and opens it where it is wanted.
func (a *drawnBook) bring() {
	c := a.screen.Almanac
	a.stale, a.lost = true, false
	if c.Book = a.books[a.key]; c.Book == nil {
		text, err := a.host.(Library).Text(a.file)
		if text != "" && err == nil {
			c.Book, err = book.Read(words.Part(text, a.offer.Kind.Name()))
		}
		switch {
		case err != nil:
			a.lost, c.Book, c.Instead = true, nil, a.t("book.lost", "reason", err.Error())
			a.host.Announce(c.Instead, false)
			return
		case text == "":
			c.Instead = a.t("book.coming")
			return
		}
		a.books[a.key] = c.Book
	}
	a.turnTo(c.Book.About(a.wanted))
}

// arrived looks again when a text has come, or cannot come.
func (a *drawnBook) arrived() {
	if a.screen.Panel == scene.AlmanacPanel && a.screen.Almanac.Book == nil && !a.lost {
		a.bring()
	}
}

// turnTo opens an entry or a rule; "" is what was open last, or the beginning.
func (a *drawnBook) turnTo(name string) {
	if e, _ := a.screen.Almanac.Book.Find(name); e == nil { // "" and what another game's book had
		if len(a.read) > 0 {
			name = a.read[a.at].name
		}
		if e, _ = a.screen.Almanac.Book.Find(name); e == nil {
			name = a.screen.Almanac.Book.Chapters[0].Entries[0].ID
			a.read = nil
		}
	}
	if n := len(a.read); n == 0 || a.read[a.at].name != name {
		if n > 0 {
			a.read[a.at].scroll = a.screen.Scroll.Panel
			a.read = a.read[:a.at+1]
		}
		a.read = append(a.read, page{name: name})
		a.at = len(a.read) - 1
	}
	a.show()
}

// show shows the page that is open.
func (a *drawnBook) show() {
	c, now := a.screen.Almanac, a.read[a.at]
	c.Entry, c.Rule = c.Book.Find(now.name)
	c.Unfolded, c.Facts, c.Picture = c.Entry.Chapter.ID, strings.Join(c.Entry.Facts, "\n"), nil
	if about, err := table.ParseSpot(c.Entry.About); err == nil && c.Entry.About != "" {
		if skin, ok := a.offer.Skin.(scene.Illustrator); ok {
			c.Picture, c.Ratio = skin.Illustration(about)
		}
	}
	a.screen.Scroll.Panel = now.scroll
	a.found, a.stale = now.scroll == 0, true
}

// seek scrolls to what was opened, once it is laid out. It tells whether it did.
func (a *drawnBook) seek() bool {
	if !a.found || a.screen.Panel != scene.AlmanacPanel || a.screen.Almanac.Book == nil {
		return false
	}
	a.found = false
	before := a.screen.Scroll
	if at, ok := a.picture.Reveal(scene.AskedRule); ok && at.Panel > 0 {
		a.screen.Scroll.Panel = min(at.Panel+a.height/3, a.picture.Scroll().Panel) // what follows is seen too
	}
	if at, ok := a.picture.Reveal(scene.EntrySpot(a.screen.Almanac.Entry.ID)); ok {
		a.screen.Scroll.List = at.List
	}
	return a.screen.Scroll != before
}

// touch opens what a thing of the book that is open leads to: an entry, a rule,
// a chapter's list. It tells whether the thing is one of a book.
func (a *drawnBook) touch(spot table.Spot) bool {
	switch {
	case a.screen.Panel != scene.AlmanacPanel || a.screen.Almanac.Book == nil:
		return false
	case spot == scene.SearchField:
		if hits := a.screen.Almanac.Hits; len(hits) > 0 { // Enter was pressed there
			a.follow(hits[0].Name())
		}
		return true
	case spot.Kind != table.KindEntry:
		return false
	}
	if id, chapter := strings.CutPrefix(spot.ID, scene.ChapterMark); chapter {
		c := a.screen.Almanac
		if c.Unfolded == id {
			id = ""
		}
		c.Unfolded, a.stale = id, true
		return true
	}
	a.follow(spot.ID)
	return true
}

// follow goes on to another page.
func (a *drawnBook) follow(name string) {
	a.screen.Almanac.Listed = false
	a.turnTo(name)
	a.tell()
}

// tell says what is read now.
func (a *drawnBook) tell() { a.host.Announce(a.screen.Almanac.Entry.Title, false) }

// search looks for something.
func (a *drawnBook) search(query string) {
	c := a.screen.Almanac
	if a.screen.Panel != scene.AlmanacPanel || c.Book == nil || query == c.Query {
		return
	}
	c.Query, c.Listed = query, true
	c.Hits = c.Book.Search(query)
	a.screen.Scroll.List, a.stale = 0, true
}

// typing tells whether what is typed goes into the field.
func (a *drawnBook) typing() bool {
	return a.screen.Panel == scene.AlmanacPanel && a.screen.Focus == scene.SearchField
}

// commands are those of the book.
func (a *drawnBook) commands() []command {
	c := a.screen.Almanac
	if c.Book == nil {
		var list []command
		if a.lost {
			again := a.named("rules-again", a.bring)
			again.Main = true
			list = append(list, again)
		}
		return append(list, a.named("close", a.panels.close))
	}
	var list []command
	if panel.ListEnds(kit.NewWindow(a.width, a.height, a.screen.TextScale)) == 0 && !c.Listed {
		list = append(list, command{scene.Command{ID: "rules-list", Label: a.t("book.contents")}, func() { c.Listed, a.found, a.stale = true, true, true }})
	}
	if a.at > 0 {
		list = append(list, a.named("rules-back", func() { a.leaf(-1) }))
	}
	if a.at < len(a.read)-1 {
		list = append(list, a.named("rules-on", func() { a.leaf(1) }))
	}
	return append(list, a.named("close", a.panels.close))
}

// leaf goes through what was read.
func (a *drawnBook) leaf(by int) {
	a.read[a.at].scroll = a.screen.Scroll.Panel
	a.at += by
	a.screen.Almanac.Listed = false
	a.show()
	a.tell()
}

// lists tells whether a point lies on the list of the book, which scrolls by
// itself.
func (a *drawnBook) lists(x float64) bool {
	if a.screen.Panel != scene.AlmanacPanel {
		return false
	}
	ends := panel.ListEnds(kit.NewWindow(a.width, a.height, a.screen.TextScale))
	return ends == 0 && a.screen.Almanac.Listed || x < ends
}

// typed is what stands in the field.
func (a *drawnBook) typed() string { return a.screen.Almanac.Query }
