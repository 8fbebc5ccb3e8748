package furniture

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Table is all that stands around a field, for a game that needs no arrangement of its own.
type Table struct {
	Seats   []Seat
	Banner  Banner
	Buttons []Button
	Steps   Steps // of a round, above the prompt or on a phone beside it
	Prompt  Prompt
	Log     Log
	Hand    Cards        // without cards its room is the log's
	Cards   []table.Spot // of the hand
	Title   string       // of the hand, "" for none
	Left    bool         // on a phone what the thumb reaches for is at the left
	// Ground paints what prompt, hand and actions lie on, nil for plain dark.
	Ground func(c *kit.Canvas, r kit.Rect)
}

// Layout is where all of it stands in a window, and what is left for the field.
type Layout struct {
	kit.Window
	Field   kit.Rect
	Top     kit.Rect // the bar along the top
	Deck    kit.Rect // the person's end of the table
	Seats   []kit.Rect
	Banner  kit.Rect
	Steps   kit.Rect
	Prompt  kit.Rect
	Log     LogBox
	Title   kit.Rect
	Hand    Hand
	Buttons *Buttons
}

// Layout lays the table out in a window.
func (t *Table) Layout(w kit.Window) *Layout {
	f := &Layout{Window: w, Buttons: NewButtons(w, t.Buttons)}
	if w.Portrait {
		f.portrait(t)
	} else {
		f.landscape(t)
	}
	field := kit.Rect{Y: f.Top.Bottom(), W: f.W, H: f.Deck.Y - f.Top.Bottom()}
	f.Field = f.Buttons.beside(field, t.Left && f.Narrow)
	return f
}

// landscape has a strip at the foot: what to do at the left, the hand in the middle, the actions at the right; for
// a left thumb turned round.
func (f *Layout) landscape(t *Table) {
	knob, pad := f.Unit(48, 44), f.Unit(16, 8)
	f.Top = kit.Rect{W: f.W, H: f.Unit(60, 46)}
	f.Buttons.Corners(f.Top, knob, f.Unit(4, 0), SlotTopLeft, SlotTopRight, SlotSound)
	row := f.Top.InsetXY(knob+f.Unit(8, 0), 0)
	if Has(t.Buttons, SlotSound) {
		row.W -= knob
	}
	f.Seats, f.Banner = Seats(row, len(t.Seats), f.W/2, f.Unit(190, 130), f.Unit(10, 6))
	f.Banner = f.Banner.InsetXY(0, f.Top.H/6)
	high := f.Unit(236, 156)
	if t.Hand.N == 0 {
		high = f.Unit(176, 156)
	}
	f.Deck = kit.Rect{Y: f.H - high, W: f.W, H: high}
	cutWords, cutActions := kit.Rect.CutLeft, kit.Rect.CutRight
	if t.Left && f.Narrow {
		cutWords, cutActions = cutActions, cutWords
	}
	in := f.Deck.InsetXY(pad, pad)
	words, in := cutWords(in, f.Unit(270, 206))
	actions, in := cutActions(in, f.Unit(214, 158))
	if t.Steps.Shown() {
		f.Steps, words = words.CutTop(f.Unit(26, 20))
		_, words = words.CutTop(f.Unit(8, 3))
	}
	in = in.InsetXY(f.Unit(14, 8), 0)
	if t.Hand.N == 0 {
		f.Prompt, f.Log.Rect = words, in
		f.Log.Fill(f.Window, t.Log, kit.Start)
	} else {
		f.Prompt, f.Log.Rect = t.Prompt.Above(f.Window, words)
		f.Log.Fill(f.Window, t.Log, kit.Finish)
		f.hand(t, in)
		f.Hand.Fan(f.Window, t.fitted(f.Hand.H-f.Unit(30, 20)))
	}
	f.Buttons.film(actions, f.Unit(8, 5), f.Unit(48, 44))
	if len(f.Buttons.in(SlotFilm)) == 0 {
		f.Buttons.Stack(actions)
	}
}

// portrait has all that is touched at the foot, upon each other: what is asked, the hand, the actions.
func (f *Layout) portrait(t *Table) {
	s := f.S
	f.Top = kit.Rect{W: f.W, H: 57 * s}
	f.Buttons.Corners(kit.Rect{W: f.W, H: 46 * s}, 44*s, 0, SlotTopLeft, SlotTopRight)
	for i := range split(f.Top, max(len(t.Seats), 1)) {
		f.Seats = append(f.Seats, cell(f.Top.InsetXY(44*s, 0), i, max(len(t.Seats), 1), 0))
	}
	f.Seats = f.Seats[:len(t.Seats)]
	foot := kit.Rect{Y: f.H - 60*s, W: f.W, H: 60 * s}
	spare := math.Max(0, f.H-640*s)
	high := 124*s + 0.25*spare
	if t.Hand.N == 0 {
		high = 64*s + 0.1*spare
	}
	box, rest := kit.Rect{W: f.W, H: foot.Y}.CutBottom(high)
	f.Prompt, _ = rest.CutBottom((62+40*math.Max(0, math.Min(f.TextScale-1, 1)))*s + 0.15*spare)
	f.Deck = kit.Rect{Y: f.Prompt.Y, W: f.W, H: f.H - f.Prompt.Y}
	if t.Steps.Shown() {
		f.Steps, f.Prompt = f.Prompt.CutLeft(50 * s)
	} else {
		_, f.Prompt = f.Prompt.CutLeft(10 * s)
	}
	_, f.Prompt = f.Prompt.InsetXY(0, 4*s).CutRight(10 * s)
	if t.Hand.N > 0 {
		f.hand(t, box)
		f.Hand.Row(f.Window, t.fitted(math.Min(f.Hand.H-8*s, 144*s)), 4*s)
	}
	if len(f.Buttons.in(SlotFilm)) > 0 {
		f.Buttons.Foot(kit.Rect{X: 6 * s, W: f.W - 12*s, H: f.H - 6*s}, t.Left)
	} else {
		f.Log.Rect = f.Buttons.Line(foot.Inset(6*s), t.Hand.N == 0)
	}
	if t.Left {
		f.Buttons.Turn(foot)
		f.Log.Rect = turned(f.Log.Rect, foot)
	}
	at := kit.Middle
	if t.Hand.N == 0 {
		f.Log.Rect, at = box.InsetXY(8*s, 2*s), kit.Start
	}
	f.Log.Fill(f.Window, t.Log, at)
}

// hand gives the hand its box, below its title.
func (f *Layout) hand(t *Table, box kit.Rect) {
	pad := 0.0
	if f.Portrait {
		pad = 10 * f.S
	}
	if t.Title != "" {
		f.Title, box = box.CutTop(titleSize(f.Window) * 1.3)
		f.Title = f.Title.InsetXY(pad, 0)
	}
	f.Hand.Rect = box
}

// fitted are the cards of the hand, no higher than there is room.
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

// Hits adds the places that can be pointed at: above the field's.
func (f *Layout) Hits(t *Table, hits *scene.Hits) {
	for i, r := range f.Seats {
		if t.Seats[i].Spot != table.NoSpot {
			hits.Add(t.Seats[i].Spot, r)
		}
	}
	hits.Add(table.KindLog.Spot(""), f.Log.Rect)
	hits.Add(table.KindPrompt.Spot(""), f.Prompt)
	f.Hand.Hits(hits, func(i int) table.Spot { return t.Cards[i] })
	f.Buttons.Hits(hits)
}

// Reveal is how far the hand has to be scrolled for a card of it to be in sight; false for other things.
func (f *Layout) Reveal(t *Table, spot table.Spot) (at float64, ok bool) {
	for i := range f.Hand.Cards {
		if t.Cards[i] == spot {
			return f.Hand.Reveal(i), true
		}
	}
	return f.Hand.Scroll, false
}

// Draw paints all but the field, the cards of the hand by a function.
func (t *Table) Draw(c *kit.Canvas, f *Layout, card func(i int, at HandCard)) {
	c.FillV(f.Top, kit.Hex(0x10151D), kit.Ink)
	c.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, kit.Hex(0x3A3A40))
	for i := range f.Seats {
		t.Seats[i].Draw(c, f.Window, f.Seats[i], i == 1 && len(t.Seats) == 2, len(t.Seats) > 2)
	}
	t.Banner.Draw(c, f.Window, f.Banner)
	f.Buttons.DrawCorners(c, 22*math.Max(1, math.Min(f.S, 1.6)))
	if t.Ground != nil {
		t.Ground(c, f.Deck)
	} else {
		c.FillV(f.Deck, kit.Hex(0x141210), kit.Hex(0x0B0C0E))
		c.FillRect(kit.Rect{Y: f.Deck.Y, W: f.W, H: 1.5}, kit.PanelEdge)
	}
	t.Steps.Draw(c, f.Window, f.Steps)
	t.Prompt.Draw(c, f.Window, TypeFor(f.Window), f.Prompt)
	label := ""
	for _, i := range f.Buttons.in(SlotTopRight) {
		label = t.Buttons[i].Label
	}
	f.Log.Draw(c, f.Window, label)
	DrawTitle(c, f.Window, t.Title, f.Title)
	f.Hand.Draw(c, f.Window, func(i int) { card(i, f.Hand.Cards[i]) })
	f.Buttons.Draw(c, !f.Portrait)
}

// titleSize is the size of a title: on a phone below that of what is asked.
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
