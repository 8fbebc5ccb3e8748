//go:build !js

package panel

import (
	"math"

	"onelongnight/game/book"
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Book is a game's book: the contents or the search results on the left, one entry on the right. If there is no room
// for both, it shows one at a time.
type Book struct {
	*scene.OpenBook
	Title      string
	Buttons    []Button
	Scroll     float64 // of the entry, 0..Placed.Most
	ListScroll float64 // of the list, 0..Placed.ListMost
	Focused    bool    // the search field has the focus
	words      Words
}

// bookOf returns the book that is open on a screen.
func bookOf(screen *scene.Screen, t Words) Panel {
	a := screen.Book
	if a.Book == nil {
		return &Menu{Title: t("book.title"), Body: a.Instead, Buttons: CommandButtons(screen)}
	}
	return &Book{OpenBook: a, Title: t("book.title"), Buttons: CommandButtons(screen), Scroll: screen.Scroll.Panel,
		ListScroll: screen.Scroll.List,
		Focused:    screen.Focus == scene.SearchField, words: t}
}

func (a *Book) scrolled() float64 { return a.Scroll }

func (a *Book) says() (title, body string) { return a.Title, "" }

// bookPlace holds the places of the list's rows and of the entry's text, where they are when nothing is scrolled.
type bookPlace struct {
	rows       []bookRow
	listDown   float64 // how far the list is scrolled
	textDown   float64 // how far the text is scrolled
	size       float64 // of the text
	text       []piece
	marks      []bookMark
	chips      []bookRow
	picture    kit.Rect
	asked      kit.Rect // the rule that the book was opened at
	head, fact kit.Rect
}

// bookRow is something in a book that can be touched, other than a link in the text.
type bookRow struct {
	rect  kit.Rect
	spot  table.Spot
	text  string // its title
	lines []kit.Line
	more  string // the line below the title
	deep  bool   // an entry inside a chapter
	open  bool   // the entry being read, or an unfolded chapter
}

// bookMark is what stands before a paragraph, such as the number of a rule or a sign, or it is a heading.
type bookMark struct {
	rect kit.Rect
	kind book.Kind
	text string
	head bool
}

// columns returns how a book divides a window: the rectangle of the whole book, and the width of the list, 0 if the
// list has the whole width to itself.
func columns(w kit.Window) (all kit.Rect, list float64) {
	edge := w.Unit(20, 4)
	if w.Portrait {
		edge = 4
	}
	width := math.Min(w.W-2*edge, w.Unit(1200, 600)*clamp(w.TextScale, 1, 1.4))
	all = kit.Rect{X: w.W/2 - width/2, Y: edge, W: width, H: w.H - 2*edge}
	if width < 36*w.Px(17) || w.Portrait && w.W < 700 {
		return all, 0
	}
	return all, clamp(width*0.3, 12*w.Px(17), 0.4*width)
}

// FieldPlace returns the place of the search field in a window in which the list is visible.
func FieldPlace(w kit.Window) kit.Rect {
	all, list := columns(w)
	_, inner := all.Inset(w.Unit(20, 10)).CutTop(headerHeight(w))
	if list > 0 {
		inner.W = list
	}
	field, _ := inner.CutTop(math.Max(44, w.Px(17)*1.9))
	return field
}

// FieldWords returns the place of the words inside the search field, to the right of the icon.
func FieldWords(w kit.Window) kit.Rect {
	_, words := FieldPlace(w).InsetXY(12, 3).CutLeft(w.Px(17) * 1.7)
	return words
}

// headerHeight returns the height of the title and buttons, with the gap below.
func headerHeight(w kit.Window) float64 { return math.Max(44, w.Px(30)*1.25) + w.Unit(8, 6) }

// ListEnds returns the x coordinate at which a book's list ends in a window, 0 if the list has the whole width.
func ListEnds(w kit.Window) float64 {
	all, list := columns(w)
	if list == 0 {
		return 0
	}
	return all.X + w.Unit(20, 10) + list
}

func (a *Book) place(w kit.Window) *Placed {
	p := &Placed{book: &bookPlace{size: w.Px(17)}}
	all, list := columns(w)
	p.Rect = all
	pad, gap := w.Unit(20, 10), w.Unit(12, 8)
	inner := p.header(w, all.Inset(pad), a.Buttons)
	left, right := inner, inner
	if list > 0 {
		left, right = inner.CutLeft(list)
		_, right = right.CutLeft(w.Unit(28, 16))
	} else if a.Listed {
		right = kit.Rect{}
	} else {
		left = kit.Rect{}
	}
	if !left.Empty() {
		p.Field = FieldPlace(w)
		_, p.List = left.CutTop(p.Field.H + gap)
		a.rows(w, p)
	}
	if !right.Empty() && a.Entry != nil {
		p.View = right.InsetXY(-4, 0)
		a.entry(w, p, right)
	}
	return p
}

// header places the title, and the buttons at the right end, the cross last. It returns the rest of inner.
func (p *Placed) header(w kit.Window, inner kit.Rect, buttons []Button) kit.Rect {
	p.buttons = buttons
	p.Buttons = make([]ButtonPlace, len(buttons))
	row, inner := inner.CutTop(headerHeight(w))
	row.H -= w.Unit(8, 6)
	x := row.Right() - 44
	for i, b := range buttons {
		if isClose(b) {
			p.Buttons[i] = ButtonPlace{Rect: kit.Rect{X: x, Y: row.MidY() - 22, W: 44, H: 44}, Square: true}
		}
	}
	// Each button has a fixed place, so that the others stay where they are when it is missing.
	for slot, id := range []string{"rules-on", "rules-back", "rules-list"} {
		for i, b := range buttons {
			if b.ID == id {
				p.Buttons[i] = ButtonPlace{Rect: kit.Rect{X: x - float64(slot+1)*52, Y: row.MidY() - 22, W: 44, H: 44},
					Square: true}
				row.W = math.Min(row.W, x-float64(slot+1)*52-8-row.X)
			}
		}
	}
	p.Title = row
	p.Title.W = math.Min(row.W, x-8-row.X)
	return inner
}

func (a *Book) rows(w kit.Window, p *Placed) {
	b, box := p.book, p.List
	size := w.Px(17)
	y, gap := box.Y, w.Unit(4, 3)
	add := func(r bookRow, indent float64) {
		r.rect = kit.Rect{X: box.X + indent, Y: y, W: box.W - indent - 10}
		room := r.rect.W - 24
		if r.more == "" && !r.deep {
			room -= size // for the search icon
		}
		r.lines = kit.Wrap(kit.LabelBold, size, r.text, room)
		high := size*1.3*float64(len(r.lines)) + w.Unit(10, 8)
		if r.more != "" {
			r.more = shortened(w, r.more, room)
			high += w.Px(14) * 1.3
		}
		r.rect.H = math.Max(high, w.Least())
		b.rows = append(b.rows, r)
		y = r.rect.Bottom() + gap
	}
	if a.Query != "" {
		for i, h := range a.Hits {
			more := h.Entry.Chapter.Title
			if h.Text != "" {
				more = h.Text
			}
			add(bookRow{spot: scene.HitSpot(i, h), text: h.Entry.Title, more: more, open: h.Entry == a.Entry}, 0)
		}
	} else {
		for _, c := range a.Book.Chapters {
			add(bookRow{spot: scene.ChapterSpot(c.ID), text: c.Title, open: c.ID == a.Unfolded}, 0)
			for _, e := range c.Entries {
				if c.ID == a.Unfolded {
					add(bookRow{spot: scene.EntrySpot(e.ID), text: e.Title, deep: true, open: e == a.Entry},
						w.Unit(18, 14))
				}
			}
		}
	}
	p.ListMost = math.Max(0, y-gap-box.Bottom())
	b.listDown = clamp(a.ListScroll, 0, p.ListMost)
}

// shortened returns as much of a search result's text as there is room for, from its beginning.
func shortened(w kit.Window, text string, room float64) string {
	for runes := []rune(text); len(runes) > 1 && kit.Width(kit.Label, w.Px(14), 0, text) > room; {
		runes = runes[:len(runes)-1]
		text = string(runes) + "…"
	}
	return text
}

func (a *Book) entry(w kit.Window, p *Placed, box kit.Rect) {
	b := p.book
	box.W -= 12 // for the scroll bar
	line := prose{size: b.size, y: box.Y, right: func(float64) float64 { return box.Right() }}
	if a.Picture != nil {
		a.picture(w, b, &line, box)
	}
	heading := w.Px(30)
	room := func(y float64) float64 { return line.right(y) - box.X }
	b.head = kit.Rect{X: box.X, Y: line.y, W: room(line.y), H: heading * 1.3}
	line.y = b.head.Bottom() + b.size*0.2
	if a.Facts != "" {
		high := kit.TextHeight(kit.Body, b.size, a.Facts, room(line.y))
		b.fact = kit.Rect{X: box.X, Y: line.y, W: room(line.y), H: high}
		line.y += high + b.size*0.5
	}
	last := book.Paragraph
	for i := range a.Entry.Blocks {
		block := &a.Entry.Blocks[i]
		if block.Kind == book.Ruling && last != book.Ruling {
			b.heading(&line, box, a.words("book.rulings"))
		}
		a.block(&line, b, block, box)
		last = block.Kind
	}
	if len(a.Entry.See) > 0 {
		b.heading(&line, box, a.words("book.see"))
		b.see(w, &line, box, a.Entry.See)
	}
	b.text = line.set
	end := math.Max(line.y, b.picture.Bottom())
	p.Most = math.Max(0, end+b.size*0.5-box.Bottom())
	b.textDown = clamp(a.Scroll, 0, p.Most)
}

// picture places the picture: to the right of the text, or above it if there is no room for both.
func (a *Book) picture(w kit.Window, b *bookPlace, line *prose, box kit.Rect) {
	k := 1.35 * w.S
	if w.Portrait {
		k = w.S
	}
	wide, high := faceSize(clamp(k, 1, math.Max(1, (box.H-8)/faceH)), a.Ratio)
	if a.Ratio > 1 { // landscape format: a view rather than a card
		wide = math.Min(box.W, math.Max(17*w.Px(17), box.W*0.5))
		high = wide / a.Ratio
	}
	if wide > box.W {
		wide, high = box.W, high*box.W/wide
	}
	if box.W-wide < 14*b.size {
		b.picture = kit.Rect{X: box.MidX() - wide/2, Y: box.Y, W: wide, H: high}
		line.y += high + b.size*0.6
		return
	}
	b.picture = kit.Rect{X: box.Right() - wide, Y: box.Y + 2, W: wide, H: high}
	gap := w.Unit(24, 14)
	line.right = func(top float64) float64 {
		if top < b.picture.Bottom()+4 {
			return b.picture.X - gap
		}
		return box.Right()
	}
}

// heading places a heading within an entry.
func (b *bookPlace) heading(line *prose, box kit.Rect, text string) {
	line.y += b.size * 0.5
	b.marks = append(b.marks,
		bookMark{rect: kit.Rect{X: box.X, Y: line.y, W: line.right(line.y) - box.X, H: b.size * 1.4}, text: text,
			head: true})
	line.y += b.size * 1.6
}

// block places a paragraph, and the mark before it.
func (a *Book) block(line *prose, b *bookPlace, block *book.Block, box kit.Rect) {
	indent := 0.0
	switch block.Kind {
	case book.Rule:
		indent = b.size * 2.5
	case book.Item, book.Ruling:
		indent = b.size * 1.1
	}
	top := line.y
	if indent > 0 {
		b.marks = append(b.marks, bookMark{rect: kit.Rect{X: box.X, Y: top, W: indent, H: line.step()},
			kind: block.Kind, text: block.Number})
	}
	line.left = box.X + indent
	line.paragraph(block.Text)
	if block.Number != "" && block.Number == a.Rule {
		b.asked = kit.Rect{X: box.X - 4, Y: top - 2, W: line.right(top) - box.X + 8, H: line.y - top + 4}
	}
	line.y += b.size * 0.45
}

// see places the links at the end of an entry, as chips.
func (b *bookPlace) see(w kit.Window, line *prose, box kit.Rect, links []book.Span) {
	high := math.Max(b.size*1.35+w.Unit(8, 6), math.Max(w.Least(), 32))
	x, gap := box.X, w.Unit(8, 6)
	for i, s := range links {
		wide := math.Min(kit.Width(kit.LabelBold, b.size, 0.3, s.Text)+24, line.right(line.y)-box.X)
		if x > box.X && x+wide > line.right(line.y) {
			x, line.y = box.X, line.y+high+gap
		}
		b.chips = append(b.chips, bookRow{rect: kit.Rect{X: x, Y: line.y, W: wide, H: high}, spot: scene.SeeSpot(i, s),
			text: s.Text})
		x += wide + gap
	}
	line.y += high
}
