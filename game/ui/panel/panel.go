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

// Image is a picture that a skin draws: a card's face, a small picture of it.
type Image = scene.Image

// Backdrop is a picture that a skin draws behind the words of the first or the
// last screen.
type Backdrop interface {
	// DrawBackdrop fills the window. name is where the big word will be, clock the time in seconds of things that move
	// by themselves.
	DrawBackdrop(c *kit.Canvas, w kit.Window, name kit.Rect, clock float64)
}

// Panel is one of Menu, Records, Options, Task, Pile, Choice, Primer and End.
type Panel interface {
	// place lays the panel out.
	place(w kit.Window) *Placed
	// draw paints it where it was placed.
	draw(d *drawing, p *Placed)
	scrolled() float64
}

// First is one of Title and Shelf.
type First interface {
	place(w kit.Window) *Placed
	draw(d *drawing, p *Placed)
}

// Open says what is open over a table.
type Open struct {
	Title    First    // the first screen, in the table's stead, nil for none; it may lie under a panel
	Panel    Panel    // nil for none
	Inspect  *Inspect // a card shown large, over all; nil for none
	Toast    *Toast
	Tip      *Tip         // nil for none
	Badge    *Badge       // nil for none
	Timeline *Timeline    // nil for none
	Coach    *Coach       // nil for none
	Lit      []kit.Rect   // the places of what is lit on the table: nothing that passes lies over them
	Focus    table.Spot   // what the keyboard points at
	Group    []table.Spot // what it points at together, nil for Focus alone
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

// Placed is an open panel with its places.
type Placed struct {
	Rect    kit.Rect // empty for a panel that covers the window
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
	Most    float64 // how far it can be scrolled

	List     kit.Rect // of a list beside it, which scrolls by itself
	ListMost float64
	Field    kit.Rect // where something can be typed
	Stars    kit.Rect // a row of them

	cards         []table.Spot // of Cards
	buttons       []Button
	small         []Button
	label         string // of Label
	corner        []Button
	bodySize      float64 // of the text of Body
	fanned        bool    // the cards are held up
	book          *bookPlace
	parts         []primerPlace
	tag           kit.Rect    // behind the line below the name of a game
	hexagons      []scene.Hit // to be ringed beside Labels
	veiled        bool        // the table is dimmed below it
	buttonsScroll bool        // the buttons scroll inside View
}

// NewLayout lays out what is open in a window. The places of the table below it
// can still be pointed at where nothing lies open.
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
	if o.Panel != nil { // it replaces the first screen for the pointer; that stays painted
		f.Panel = o.Panel.place(w)
	}
	if o.Inspect != nil {
		f.Inspect = o.Inspect.place(w)
	}
	if o.Timeline != nil && o.Panel == nil && o.Inspect == nil {
		f.Timeline = o.Timeline.place(w)
		o.Timeline.hits(f.Timeline, &f.hits)
	}
	if o.Coach != nil && o.Panel == nil && o.Inspect == nil {
		f.Coach = o.Coach.place(w, f.hits)
		f.hits.Add(table.KindNote.Spot("coach"), f.Coach.Rect)
		f.addHits(f.Coach)
	}
	for _, p := range []*Placed{f.Panel, f.Inspect} {
		if p != nil {
			f.hits.Add(table.KindOverlay.Spot(""), w.Rect())
			if p == f.Panel && !p.Rect.Empty() { // a tap between its buttons misses one of them: it closes nothing
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
	if o.Badge != nil && o.Panel == nil && o.Inspect == nil {
		f.hits.Add(o.Badge.spot(), f.Badge)
	}
	return f
}

// Dims reports whether the table lies dimmed below what the coach says, which a touch of anything beside it answers.
func (f *Layout) Dims() bool { return f.Coach != nil && f.Coach.veiled }

// Hits returns the places that can be pointed at. With a panel open, its places lie
// above an overlay that covers the window.
func (f *Layout) Hits() scene.Hits { return f.hits }

func (f *Layout) addHits(p *Placed) {
	box := p.View
	if p == f.Inspect {
		box = p.Rect // its list alone scrolls
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

// overflow returns how far something of a height can be scrolled in a room. Less than a pixel is rounding.
func overflow(high, room float64) float64 {
	if over := high - room; over >= 1 {
		return over
	}
	return 0
}
