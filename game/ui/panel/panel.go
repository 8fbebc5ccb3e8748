// Package panel lays out, draws and finds the touchable places of what is open over a table: menus, lists, settings,
// piles, choices, a card shown large, the first and the last screen. It knows no particular game: words are data, and
// pictures are [Image] values made by a game's skin. An [Open] says what is open, [NewLayout] lays it out, and
// [Layout].Draw draws it. All lengths are CSS pixels.
package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Image is a picture drawn by a skin, such as a card's face or a small picture of it.
type Image = scene.Image

// Backdrop is a picture that a skin draws behind the words of the first or last screen.
type Backdrop interface {
	// DrawBackdrop fills the window. name is the place of the big title; clock is the time in seconds of things that
	// move by themselves.
	DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, clock float64)
}

// Panel is a Menu, Records, Options, Task, Pile, Choice, Primer, End or the like.
type Panel interface {
	// place lays the panel out.
	place(w kit.Window) *Placed
	// draw paints the panel where it was placed.
	draw(d *drawing, p *Placed)
	scrolled() float64
	// says returns its title, and the words below it except for those of its records, cards and buttons.
	says() (title, body string)
}

// First is a Title or a Shelf.
type First interface {
	place(w kit.Window) *Placed
	draw(d *drawing, p *Placed)
}

// Open is everything that is open over a table.
type Open struct {
	Title    First    // the first screen, instead of a table; nil for none; a panel may lie over it
	Panel    Panel    // nil for none
	Inspect  *Inspect // a card shown large, above everything; nil for none
	Toast    *Toast
	Tip      *Tip         // nil for none
	Badge    *Badge       // nil for none
	Timeline *Timeline    // nil for none
	Coach    *Coach       // nil for none
	Lit      []kit.Rect   // places of highlighted things on the table, which toasts and tips do not cover
	Focus    table.Spot   // what has the keyboard's focus
	Group    []table.Spot // what has the focus together; nil for Focus alone
}

// Layout is an Open laid out by NewLayout. It does not change afterwards.
type Layout struct {
	kit.Window
	Panel, Inspect *Placed // nil for none
	Toast, Badge   kit.Rect
	Timeline       kit.Rect
	Tip            kit.Rect
	Coach          *Placed // nil for none

	open  Open
	title *Placed
	hits  scene.Hits
}

// Placed is an open panel with the places of its parts.
type Placed struct {
	Rect    kit.Rect // of the whole panel; empty if it covers the window
	Title   kit.Rect
	Body    kit.Rect
	View    kit.Rect // what scrolls is clipped to this
	Cards   []kit.Rect
	Records []RecordPlace
	Buttons []ButtonPlace
	Small   []kit.Rect // choices of the settings, levels of the first screen
	Label   kit.Rect
	Labels  []kit.Rect
	Corner  []kit.Rect
	Most    float64 // the maximum of Scroll

	List     kit.Rect // of the list beside the entry, which scrolls separately
	ListMost float64
	Field    kit.Rect // where text can be typed
	Stars    kit.Rect // of the row of large stars

	cards         []table.Spot // the spots of Cards
	buttons       []Button
	small         []Button
	label         string // the text of Label
	corner        []Button
	bodySize      float64 // text size of Body
	fanned        bool    // the cards are held up in a fan
	book          *bookPlace
	parts         []primerPlace
	tag           kit.Rect    // the background of the line below a game's name
	hexagons      []scene.Hit // to be ringed in addition to Labels
	veiled        bool        // the table below is dimmed
	buttonsScroll bool        // the buttons scroll inside View
}

// NewLayout lays out what is open in a window. below are the table's places, which can still be pointed at where
// nothing lies over them.
func NewLayout(o Open, w kit.Window, below scene.Hits) *Layout {
	f := &Layout{Window: w, open: o, hits: below[:len(below):len(below)]}
	if o.Toast != nil {
		asked, _ := below.Anchor(table.KindPrompt.Spot(""))
		f.Toast = o.Toast.place(w, o.Lit, asked)
	}
	if o.Title != nil {
		f.title = o.Title.place(w)
		f.Panel = f.title
	}
	if o.Badge != nil {
		f.Badge = o.Badge.Place(w)
	}
	if o.Panel != nil { // the panel takes the pointer; the first screen is still painted
		f.Panel = o.Panel.place(w)
	}
	if o.Inspect != nil {
		f.Inspect = o.Inspect.place(w)
	}
	covered := o.Panel != nil || o.Inspect != nil
	if o.Timeline != nil && (!covered || !o.Timeline.Strip.Empty()) {
		f.Timeline = o.Timeline.place(w)
	}
	if o.Timeline != nil && !covered {
		o.Timeline.hits(f.Timeline, &f.hits)
	}
	if o.Coach != nil && !covered {
		f.Coach = o.Coach.place(w, f.hits)
		f.hits.Add(table.KindNote.Spot("coach"), f.Coach.Rect)
		f.addHits(f.Coach)
	}
	for _, p := range []*Placed{f.Panel, f.Inspect} {
		if p != nil {
			f.hits.Add(table.KindOverlay.Spot(""), w.Rect())
			if p == f.Panel && !p.Rect.Empty() { // a tap between buttons missed one: it closes nothing
				f.hits.Add(table.KindNote.Spot("panel"), p.Rect)
			}
			f.addHits(p)
		}
	}
	if o.Tip != nil {
		if of, ok := f.hits.Anchor(o.Tip.Of); ok {
			f.Tip = o.Tip.place(w, of, o.Lit)
		}
	}
	if o.Badge != nil && !covered {
		f.hits.Add(o.Badge.spot(), f.Badge)
	}
	return f
}

// Dims reports whether the coach has dimmed the table. The next touch beside its box answers it.
func (f *Layout) Dims() bool { return f.Coach != nil && f.Coach.veiled }

// Hits returns the places that can be pointed at. If a panel is open, its places lie above an overlay that covers the
// window.
func (f *Layout) Hits() scene.Hits { return f.hits }

func (f *Layout) addHits(p *Placed) {
	box := p.View
	if p == f.Inspect {
		box = p.Rect // only its list scrolls
	}
	for i, r := range p.Cards {
		if r = r.Intersect(box); r.H >= 20 && r.W >= 20 {
			f.hits.Add(p.cards[i], r)
		}
	}
	f.recordHits(p)
	f.bookHits(p)
	for i, r := range p.Buttons {
		r := r.Rect
		if !p.View.Empty() && p.buttonsScroll && !isClose(p.buttons[i]) {
			r = r.Intersect(p.View)
		}
		f.hits.Add(p.buttons[i].Spot(), r)
	}
	for i, r := range p.Small {
		if !p.View.Empty() {
			r = r.Intersect(p.View)
		}
		f.hits.Add(p.small[i].Spot(), r)
	}
	for i, r := range p.Corner {
		f.hits.Add(p.corner[i].Spot(), r)
	}
}

// overflow returns how far something of a height must scroll in a room. Less than a pixel is ignored as rounding.
func overflow(high, room float64) float64 {
	if over := high - room; over >= 1 {
		return over
	}
	return 0
}
