package furniture

import (
	"math"
	"slices"
	"strings"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
	"onelongnight/game/ui/scene"
)

// Button is a command of the table, a move that is made by a button, or something that a touch tells about.
type Button struct {
	panel.Button
	Of    table.Spot // what it tells about, NoSpot for a command or a move
	Slot  Slot
	Spare bool // of the actions: may be left out where there is no room, the later ones first
	Small bool // of the actions: a sign without words, in no more room than that takes
	Home  Home // of those that may be left out
}

// Spot is what is touched.
func (b *Button) Spot() table.Spot {
	if b.Of != table.NoSpot {
		return b.Of
	}
	return b.Button.Spot()
}

// Slot is where a button stands.
type Slot int

// The slots: among the actions; of a film that is shown, among its buttons and in the row of its speeds; in a column
// beside the field; at the ends of the top bar. Those at its right may be left out in portrait, so their commands must
// be in the menu too.
const (
	SlotAction Slot = iota
	SlotFilm
	SlotSpeed
	SlotField
	SlotTopLeft
	SlotTopRight
	SlotSound // beside the right one
)

// Home is the place of a button that may be left out: it keeps that when others come and go.
type Home int

// The homes.
const (
	NoHome Home = iota
	HomeRecap
	HomeUndo
	HomeRedo
	HomeHint
)

// Buttons are the buttons of a table, and where they stand: an empty place is that of one that is left out.
type Buttons struct {
	kit.Window
	List  []Button
	Place []panel.ButtonPlace // of List, in the same order
	// Least is the least size of the letters on a button that has its words beside others.
	Least float64
}

// NewButtons are buttons without places. Letters beside others are not much smaller than alone.
func NewButtons(w kit.Window, list []Button) *Buttons {
	return &Buttons{w, list, make([]panel.ButtonPlace, len(list)), math.Max(kit.MinText, w.Px(20)*0.8)}
}

// Has tells whether a button stands in a slot.
func Has(list []Button, slot Slot) bool {
	return slices.ContainsFunc(list, func(b Button) bool { return b.Slot == slot })
}

// in are the buttons of a slot.
func (b *Buttons) in(slot Slot) (list []int) {
	for i := range b.List {
		if b.List[i].Slot == slot {
			list = append(list, i)
		}
	}
	return list
}

// says tells whether a button has room in a place for its sign and all of its label, in letters no smaller than
// Least.
func (b *Buttons) says(i int, r kit.Rect) bool {
	return b.need(i, b.Least, r.H) <= r.W-2*math.Min(16, r.W*0.08)
}

// need is the width of a button's sign and label in letters of a size, in a place so high.
func (b *Buttons) need(i int, size, high float64) float64 {
	const tracking = 0.6 // of a button's label
	button := &b.List[i]
	need := kit.Width(kit.LabelBold, size, tracking, strings.ToUpper(button.Label))
	if button.Icon != "" {
		need += math.Min(high*0.46, 26*math.Max(1, b.Px(20)/22)) + 10
	}
	return need
}

// cell is the i-th of n equal parts of a line with gaps between them.
func cell(line kit.Rect, i, n int, gap float64) kit.Rect {
	w := (line.W - gap*float64(n-1)) / float64(n)
	return kit.Rect{X: line.X + float64(i)*(w+gap), Y: line.Y, W: w, H: line.H}
}

// Corners places the buttons of some slots at the ends of the top bar, each so wide.
func (b *Buttons) Corners(bar kit.Rect, wide, pad float64, slots ...Slot) {
	for _, slot := range slots {
		r := kit.Rect{X: bar.X + pad, Y: bar.Y, W: wide, H: bar.H}
		switch slot {
		case SlotTopRight:
			r.X = bar.Right() - pad - wide
		case SlotSound:
			r.X = bar.Right() - pad - 2*wide
		}
		for _, i := range b.in(slot) {
			b.Place[i] = panel.ButtonPlace{Rect: r, Square: true}
		}
	}
}

// Turn turns the actions in a bar left for right, so that what stands at the right end comes under a left thumb.
func (b *Buttons) Turn(bar kit.Rect) {
	for _, i := range b.in(SlotAction) {
		b.Place[i].Rect = turned(b.Place[i].Rect, bar)
	}
}

// turned is a place turned left for right, if it is in a bar.
func turned(r, bar kit.Rect) kit.Rect {
	if !r.Empty() && r.Y >= bar.Y {
		r.X = bar.X + bar.Right() - r.Right()
	}
	return r
}

// beside puts the buttons of a field in a column at its right end, or at its left one, in the middle of that. It
// returns what is left for the field.
func (b *Buttons) beside(field kit.Rect, left bool) (rest kit.Rect) {
	list := b.in(SlotField)
	if len(list) == 0 {
		return field
	}
	side, gap := b.Unit(48, 44), b.Unit(8, 4)
	if b.Portrait {
		side, gap = 44*b.S, 4*b.S
	}
	cut := kit.Rect.CutRight
	if left {
		cut = kit.Rect.CutLeft
	}
	column, rest := cut(field, side+2*gap)
	n := float64(len(list))
	column = column.Centred(side, n*side+(n-1)*gap)
	for k, i := range list {
		r := kit.Rect{X: column.X, Y: column.Y + float64(k)*(side+gap), W: side, H: side}
		b.Place[i] = panel.ButtonPlace{Rect: r, Square: true}
	}
	return rest
}

// Hits adds where the buttons of some slots can be pointed at, those of all slots without any.
func (b *Buttons) Hits(hits *scene.Hits, slots ...Slot) {
	for i := range b.List {
		if len(slots) == 0 || slices.Contains(slots, b.List[i].Slot) {
			hits.Add(b.List[i].Spot(), b.Place[i].Rect)
		}
	}
}

// DrawCorners paints the signs at the ends of the top bar, each so large.
func (b *Buttons) DrawCorners(c *kit.Canvas, size float64) {
	for i := range b.List {
		if r := b.Place[i].Rect; b.List[i].Slot >= SlotTopLeft && !r.Empty() {
			c.DrawIcon(b.List[i].Icon, r.Centred(size, size), kit.Text, kit.Ink)
		}
	}
}

// Draw paints all other buttons, their labels at the left end or in the middle.
func (b *Buttons) Draw(c *kit.Canvas, left bool) {
	for i := range b.List {
		if b.List[i].Slot < SlotTopLeft {
			b.List[i].Draw(c, b.Window, b.Place[i], left)
		}
	}
}
