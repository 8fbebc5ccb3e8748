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
	Home  Home // of those that may be left out
}

// Spot returns what is touched.
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
	wide  []wide
}

// wide is how wide the words of a button are, and 1 more: 0 is what nobody has asked for.
type wide struct{ label, sub float64 }

// NewButtons are buttons without places.
func NewButtons(w kit.Window, list []Button) *Buttons {
	return &Buttons{w, list, make([]panel.ButtonPlace, len(list)), make([]wide, len(list))}
}

// Has reports whether a button stands in a slot.
func Has(list []Button, slot Slot) bool {
	return slices.ContainsFunc(list, func(b Button) bool { return b.Slot == slot })
}

func (b *Buttons) in(slot Slot) (list []int) {
	for i := range b.List {
		if b.List[i].Slot == slot {
			list = append(list, i)
		}
	}
	return list
}

// width returns how wide a button is that has its sign and all of its label, in the least letters, in a place so high.
func (b *Buttons) width(i int, high float64) float64 {
	const tracking = 0.6 // of a button's label
	wide := &b.wide[i]
	if wide.label == 0 {
		wide.label = 1 + kit.Width(kit.LabelBold, kit.MinText, tracking, strings.ToUpper(b.List[i].Label))
	}
	return math.Max(44, around(wide.label+b.iconWidth(i, high)))
}

// iconWidth returns how wide a button's icon is beside its words, with the gap between.
func (b *Buttons) iconWidth(i int, high float64) float64 {
	if b.List[i].Icon == "" {
		return 0
	}
	return math.Min(high*0.46, 26*math.Max(1, b.Px(20)/22)) + 10
}

// subWidth returns how wide it is with its second line pressed together.
func (b *Buttons) subWidth(i int, high float64) float64 {
	if b.List[i].Sub == "" {
		return 0
	}
	wide := &b.wide[i]
	if wide.sub == 0 {
		wide.sub = 1 + kit.Width(kit.Label, kit.MinText, 0, b.List[i].Sub)*0.83
	}
	return around(wide.sub + b.iconWidth(i, high))
}

// around adds what lies between words and the edges of a button.
func around(words float64) float64 { return math.Min(words/0.84, words+32) }

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
