package furniture

import (
	"slices"

	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/scene"
)

// Table is everything around a field, for a game that needs no arrangement of its own.
type Table struct {
	Seats   []Seat
	Banner  Banner
	Buttons []Button
	Steps   Steps // of a round; above the prompt, or on a phone beside it
	Prompt  Prompt
	Log     Log
	Hand    Cards        // if empty, the log gets its room
	Cards   []table.Spot // of the hand
	Title   string       // of the hand, "" for none
	Left    bool         // on a phone, place what the thumb reaches for on the left
	// Ground paints the ground of prompt, hand and actions; nil for plain dark.
	Ground func(c *kit.Canvas, r kit.Rect)
	// Type returns the text size of the prompt; nil for [TypeFor].
	Type func(w kit.Window) Type
}

// Asked returns the prompt's heading and all its lines, for somebody who hears them.
func (t *Table) Asked() (heading string, lines []string) { return t.Prompt.Heading, t.Prompt.Lines }

// Layout is a Table laid out in a window. A game that needs another arrangement builds its own tree from these parts.
type Layout struct {
	kit.Window
	Table   *Table
	Field   kit.Rect // the space left for the game
	Top     kit.Rect // the top bar
	Deck    kit.Rect // the person's end of the table
	Seats   []kit.Rect
	Banner  kit.Rect
	Steps   kit.Rect
	Prompt  kit.Rect
	Log     LogBox
	Title   kit.Rect
	Hand    Hand
	Buttons *Buttons
	tree    layout.Node
}

// Begin returns a layout in which nothing has a place yet.
func (t *Table) Begin(w kit.Window) Layout {
	return Layout{Window: w, Table: t, Seats: make([]kit.Rect, len(t.Seats)), Buttons: NewButtons(w, t.Buttons)}
}

func (t *Table) Layout(w kit.Window) *Layout {
	f := t.Begin(w)
	if w.Portrait {
		f.Solve(f.upright())
	} else {
		f.Solve(f.wide())
	}
	return &f
}

func (f *Layout) Solve(tree layout.Node) {
	f.tree = tree
	f.tree.Solve(f.Rect())
}

// wide arranges a strip at the bottom: prompt at the left, hand in the middle, actions at the right; mirrored for a
// left thumb.
func (f *Layout) wide() layout.Node {
	t, pad, gap := f.Table, f.Unit(16, 8), f.Unit(14, 8)
	turned, high := t.Left && f.Narrow, f.Unit(236, 156)
	if t.Hand.N == 0 {
		high = f.Unit(176, 156)
	}
	words := []layout.Node{f.Asked(), f.Said(kit.Finish)}
	middle := f.Cards(func() { f.Hand.Fan(f.Window, t.fitted(f.Hand.H-f.Unit(30, 20))) })
	if t.Hand.N == 0 {
		words, middle = words[:1], f.Said(kit.Start)
	}
	if t.Steps.Shown() {
		words = append([]layout.Node{layout.Leaf(&f.Steps).Fixed(f.Unit(26, 20))}, words...)
	}
	deck := layout.Row(gap, layout.Column(f.Unit(6, 3), words...).Fixed(f.Unit(270, 206)), middle.Grows(),
		f.Buttons.Column().Fixed(f.Unit(214, 158))).Turned(turned)
	return layout.Column(0, f.Bar(), f.Buttons.Beside(layout.Leaf(&f.Field).Grows(), turned).Grows(),
		deck.Pad(pad, pad).Fixed(high-2*pad).To(&f.Deck))
}

// upright stacks everything that is touched at the bottom: prompt, hand, actions.
func (f *Layout) upright() layout.Node {
	t, s := f.Table, f.S
	spare := math.Max(0, f.H-640*s)
	words := (62+40*math.Max(0, math.Min(f.TextScale-1, 1)))*s + 0.15*spare
	high, beside := 124*s+0.25*spare, []layout.Node{f.Said(kit.Middle)}
	middle := f.Cards(func() { f.Hand.Row(f.Window, t.fitted(math.Min(f.Hand.H-8*s, 144*s)), 4*s) })
	if t.Hand.N == 0 {
		high, middle = 64*s+0.1*spare, f.Said(kit.Start).Pad(8*s, 2*s)
	}
	if t.Hand.N == 0 || Has(t.Buttons, SlotFilm) {
		beside = nil
	}
	before := layout.Space(10 * s)
	if t.Steps.Shown() {
		before = layout.Leaf(&f.Steps).Fixed(50 * s)
	}
	asked := layout.Row(0, before, f.Asked().Pad(0, 4*s).Grows(), layout.Space(10*s))
	return layout.Column(0, f.Bar(), f.Buttons.Beside(layout.Leaf(&f.Field).Grows(), t.Left && f.Narrow).Grows(),
		layout.Column(0, asked.Fixed(words), middle.Fixed(high), f.Buttons.Foot(t.Left, beside...).Pad(6*s, 6*s)).
			To(&f.Deck))
}

// Bar returns the top bar: the seats and the banner, between the buttons at its ends. With one or two seats, the banner
// is between or beside them; more seats share the bar equally, without a banner.
func (f *Layout) Bar() layout.Node {
	seats := layout.Cells(f.Seats)
	for i := range seats {
		seats[i] = seats[i].Of(f.Table.Seats[i].Spot)
	}
	if f.Portrait {
		corners := f.Buttons.Bar(44*f.S, layout.Leaf(nil), true).Box(0, 46*f.S, kit.Start, kit.Start)
		return layout.Stack(corners, layout.Equal(0, seats...).Pad(44*f.S, 0)).Fixed(57 * f.S).To(&f.Top)
	}
	gap := f.Unit(10, 6)
	middle := layout.Equal(0, seats...)
	if len(seats) <= 2 {
		for len(seats) < 2 {
			seats = append(seats, layout.Leaf(nil).Grows())
		}
		banner := layout.Leaf(&f.Banner).Pad(0, f.Unit(60, 46)/6).Fixed(f.Unit(190, 130))
		middle = layout.Row(gap, seats[0], banner, seats[1])
	}
	return f.Buttons.Bar(f.Unit(48, 44), middle, true).Fixed(f.Unit(60, 46)).To(&f.Top)
}

// Asked returns the prompt, as high as it needs to be.
func (f *Layout) Asked() layout.Node {
	return layout.Leaf(&f.Prompt).Of(table.KindPrompt.Spot("")).Needs(44, func(width float64) float64 {
		return math.Max(44, f.Table.Prompt.Height(f.Table.letters(f.Window), width))
	})
}

// Said returns the log, which is left out if there is no room.
func (f *Layout) Said(at kit.Align) layout.Node {
	return layout.Leaf(&f.Log.Rect).Of(table.KindLog.Spot("")).Between(44, 44).Grows().Out(2).
		Inside(func(kit.Rect) { f.Log.Fill(f.Window, f.Table.Log, at) })
}

// Cards returns the hand below its title, laid out by lay.
func (f *Layout) Cards(lay func()) layout.Node {
	hand := layout.Leaf(&f.Hand.Rect).Inside(func(kit.Rect) { lay() }).Grows()
	if f.Table.Title == "" {
		return hand
	}
	pad := 0.0
	if f.Portrait {
		pad = 10 * f.S
	}
	return layout.Column(0, layout.Leaf(&f.Title).Pad(pad, 0).Fixed(titleSize(f.Window)*1.3), hand)
}

func (t *Table) letters(w kit.Window) Type {
	if t.Type != nil {
		return t.Type(w)
	}
	return TypeFor(w)
}

// fitted returns the hand's cards at no more than a height.
func (t *Table) fitted(high float64) Cards {
	c := t.Hand
	if c.H > high {
		c.W, c.H = c.W*high/c.H, high
	}
	if most := high + c.Lift; c.FullH > most {
		c.FullW, c.FullH = c.FullW*most/c.FullH, most
	}
	return c
}

// Hits adds the touchable places, above those of the field.
func (f *Layout) Hits(hits *scene.Hits) {
	f.tree.Each(hits.Add)
	f.Hand.Hits(hits, func(i int) table.Spot { return f.Table.Cards[i] })
}

// Reveal returns how far to scroll the hand, or whatever else scrolls, so that a thing in it is visible, or several
// cards of the hand are; false for other things, and for cards that do not fit beside each other.
func (f *Layout) Reveal(spots ...table.Spot) (at float64, ok bool) {
	if at, ok = f.tree.Reveal(spots[0]); ok && len(spots) == 1 {
		return at, true
	}
	var cards []int
	for i := range f.Hand.Cards {
		if slices.Contains(spots, f.Table.Cards[i]) {
			cards = append(cards, i)
		}
	}
	if len(cards) < len(spots) {
		return f.Hand.Scroll, false
	}
	return f.Hand.Reveal(cards)
}

// Draw paints everything but the field; card paints a card of the hand.
func (f *Layout) Draw(c *kit.Canvas, card func(i int, at HandCard)) {
	t := f.Table
	f.DrawBar(c, t.Seats)
	if t.Ground != nil {
		t.Ground(c, f.Deck)
	} else {
		c.FillV(f.Deck, kit.Hex(0x141210), kit.Hex(0x0B0C0E))
		c.FillRect(kit.Rect{Y: f.Deck.Y, W: f.W, H: 1.5}, kit.PanelEdge)
	}
	t.Steps.Draw(c, f.Window, f.Steps)
	f.DrawAsked(c)
	f.DrawSaid(c)
	DrawTitle(c, f.Window, t.Title, f.Title)
	f.Hand.Draw(c, f.Window, func(i int) { card(i, f.Hand.Cards[i]) })
	f.Buttons.Draw(c, !f.Portrait)
}

// DrawBar paints the top bar, with the seats as they are at a moment.
func (f *Layout) DrawBar(c *kit.Canvas, seats []Seat) {
	c.FillV(f.Top, kit.Hex(0x10151D), kit.Ink)
	c.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, kit.Hex(0x3A3A40))
	for i := range seats {
		seats[i].Draw(c, f.Window, f.Seats[i], i == 1 && len(seats) == 2, len(seats) > 2)
	}
	f.Table.Banner.Draw(c, f.Window, f.Banner)
	f.Buttons.DrawCorners(c, 22*math.Max(1, math.Min(f.S, 1.6)))
}

// DrawAsked paints the prompt.
func (f *Layout) DrawAsked(c *kit.Canvas) {
	f.Table.Prompt.Draw(c, f.Window, f.Table.letters(f.Window), f.Prompt)
}

// DrawSaid paints the log.
func (f *Layout) DrawSaid(c *kit.Canvas) {
	label := ""
	for _, i := range f.Buttons.in(SlotTopRight) {
		label = f.Buttons.List[i].Label
	}
	f.Log.Draw(c, f.Window, label)
}

// titleSize returns the text size of a title; on a phone it is smaller than the prompt's.
func titleSize(w kit.Window) float64 {
	if w.Portrait {
		return w.Head(16)
	}
	return w.Head(22)
}

// DrawTitle paints the title of a hand, or of another part of the table.
func DrawTitle(c *kit.Canvas, w kit.Window, title string, r kit.Rect) {
	if title == "" || r.Empty() {
		return
	}
	c.Line(kit.Style{
		Face: kit.DisplayBold, Size: titleSize(w), Least: 13, Upper: true, Color: kit.NameText,
		V: kit.Middle, Shadow: 2,
	}, title, r)
}
