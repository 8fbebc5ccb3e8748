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

// BookPrefix begins the names that a [Library] has the games' books under;
// behind it stands the language.
const BookPrefix = "book-"

// almanac is the book of the game on the table: where it comes from, what is
// read of it, and what was read before.
type almanac struct {
	*desk
	host   Host
	panels *panels
	recap  *recap
	books  map[string]*book.Book // by language and game
	lost   bool                  // it did not come, and was not asked for again
	wanted string                // what is to be read when it has come
	read   []page                // what was read, in order
	at     int                   // which of it is open
	found  bool                  // what is open has to be brought into sight
}

// newAlmanac finds out whether the host brings books.
func newAlmanac(d *desk, host Host, panels *panels, recap *recap) *almanac {
	if _, ok := host.(Library); ok {
		d.screen.Almanac = &scene.Almanac{}
	}
	return &almanac{desk: d, host: host, panels: panels, recap: recap, books: map[string]*book.Book{}}
}

// page is something that was read.
type page struct {
	name   string  // of the entry or the rule
	scroll float64 // how far
}

// guide knows where the book tells of what, nil if there is no book for the game
// here.
func (a *almanac) guide() table.Guide {
	if a.screen.Almanac == nil || a.onShelf() {
		return nil
	}
	g, _ := a.offer.Voice.(table.Guide)
	return g
}

// key names the book among those that are kept, and its language's file.
func (a *almanac) key() (key, file string) {
	lang := words.Languages[0]
	if v, ok := a.offer.Voice.(interface{ Language() string }); ok {
		lang = v.Language()
	}
	return lang + " " + a.offer.Kind.Name(), BookPrefix + lang
}

// open opens the book at an entry or a rule, "" for where it was open last, over
// what is open now.
func (a *almanac) open(name string) {
	c := a.screen.Almanac
	c.Query, c.Hits, c.Listed = "", nil, name == ""
	a.wanted = name
	if a.screen.Panel != scene.AlmanacPanel {
		a.panels.push(layer{panel: scene.AlmanacPanel})
	}
	a.bring()
}

// bring gets the book, and opens it where it is wanted.
func (a *almanac) bring() {
	c := a.screen.Almanac
	a.stale, a.lost = true, false
	key, file := a.key()
	if c.Book = a.books[key]; c.Book == nil {
		text, err := a.host.(Library).Text(file)
		if text != "" && err == nil {
			c.Book, err = book.Read(words.Part(text, a.offer.Kind.Name()), func(key string) string { return a.t(key) })
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
		a.books[key] = c.Book
	}
	a.turnTo(a.wanted)
}

// arrived looks again when a text has come, or cannot come.
func (a *almanac) arrived() {
	if c := a.screen.Almanac; c != nil && c.Book == nil && !a.lost && a.panels.holds(scene.AlmanacPanel) {
		a.bring()
	}
}

// spoken has the book in the language that is spoken from now on.
func (a *almanac) spoken() {
	c := a.screen.Almanac
	if c == nil {
		return
	}
	c.Book, c.Entry, c.Query, c.Hits, a.wanted = nil, nil, "", nil, ""
	if len(a.read) > 0 {
		a.wanted = a.read[a.at].name
	}
	if a.panels.holds(scene.AlmanacPanel) {
		a.bring()
	}
}

// turnTo opens an entry or a rule; "" is what was open last, or the beginning.
func (a *almanac) turnTo(name string) {
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
func (a *almanac) show() {
	c, now := a.screen.Almanac, a.read[a.at]
	c.Entry, c.Rule = c.Book.Find(now.name)
	c.Unfolded, c.Facts, c.Picture = c.Entry.Chapter.ID, "", nil
	if about, err := table.ParseSpot(c.Entry.About); err == nil && c.Entry.About != "" {
		c.Facts = a.guide().Facts(about)
		if skin, ok := a.offer.Skin.(scene.Illustrator); ok {
			c.Picture, c.Ratio = skin.Illustration(about)
		}
	}
	a.screen.Scroll.Panel = now.scroll
	a.found, a.stale = now.scroll == 0, true
}

// seek scrolls to what was opened, once it is laid out. It tells whether it did.
func (a *almanac) seek() bool {
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

// touch opens what a thing of the book leads to: an entry, a rule, a chapter's
// list. It tells whether the thing is one of a book.
func (a *almanac) touch(spot table.Spot) bool {
	switch {
	case spot == scene.SearchField:
		if hits := a.hits(); len(hits) > 0 { // Enter was pressed there
			a.follow(hits[0].Name())
		}
		return true
	case spot.Kind != table.KindEntry || a.guide() == nil:
		return false
	case a.screen.Panel != scene.AlmanacPanel:
		a.open(spot.ID)
		return true
	case a.screen.Almanac.Book == nil:
		return true
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

// hits are what was found, none while the book is not open.
func (a *almanac) hits() []book.Hit {
	if a.screen.Panel != scene.AlmanacPanel {
		return nil
	}
	return a.screen.Almanac.Hits
}

// follow goes on to another page.
func (a *almanac) follow(name string) {
	a.screen.Almanac.Listed = false
	a.turnTo(name)
	a.tell()
}

// tell says what is read now.
func (a *almanac) tell() { a.host.Announce(a.screen.Almanac.Entry.Title, false) }

// search looks for something.
func (a *almanac) search(query string) {
	c := a.screen.Almanac
	if a.screen.Panel != scene.AlmanacPanel || c.Book == nil || query == c.Query {
		return
	}
	before := len(c.Hits)
	c.Query, c.Listed = query, true
	c.Hits = c.Book.Search(query)
	a.screen.Scroll.List, a.stale = 0, true
	if len(c.Hits) != before && strings.TrimSpace(query) != "" {
		a.host.Announce(a.t("book.found", "n", len(c.Hits)), false)
	}
}

// typing tells whether what is typed goes into the field.
func (a *almanac) typing() bool {
	return a.screen.Panel == scene.AlmanacPanel && a.screen.Focus == scene.SearchField
}

// commands are those of the book.
func (a *almanac) commands() []command {
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
		list = append(list, a.named("rules-list", func() { c.Listed, a.found, a.stale = true, true, true }))
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
func (a *almanac) leaf(by int) {
	a.read[a.at].scroll = a.screen.Scroll.Panel
	a.at += by
	a.screen.Almanac.Listed = false
	a.show()
	a.tell()
}

// lists tells whether a point lies on the list of the book, which scrolls by
// itself.
func (a *almanac) lists(x float64) bool {
	if a.screen.Panel != scene.AlmanacPanel {
		return false
	}
	ends := panel.ListEnds(kit.NewWindow(a.width, a.height, a.screen.TextScale))
	return ends == 0 && a.screen.Almanac.Listed || x < ends
}

// about is where the book tells of what is looked at now, or is asked; "" for
// nothing special.
func (a *almanac) about() string {
	g := a.guide()
	c := &a.screen
	switch {
	case g == nil || a.session == nil || a.first() || a.panels.holds(scene.TitlePanel):
		return ""
	case c.Inspect != table.NoSpot:
		return g.Entry(c.Inspect.Same())
	case a.recap.on():
		return a.recap.entry(g)
	case c.About != table.NoSpot:
		return g.Entry(c.About.Same())
	case a.session.MyTurn():
		return g.Asked(a.session.View())
	}
	return ""
}

// rules is the command that opens the book at what is looked at now; none
// without a book.
func (a *almanac) rules() []command {
	if a.guide() == nil {
		return nil
	}
	return []command{a.named("rules", func() { a.open(a.about()) })}
}

// rulesFor is that command where it leads to the thing that is looked at.
func (a *almanac) rulesFor() []command {
	if a.guide() == nil || a.about() == "" {
		return nil
	}
	list := a.rules()
	list[0].Label = a.t("menu.rules.this")
	return list
}
