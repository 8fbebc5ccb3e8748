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

// Button is a command of the table, a move made by a button, or something with details to show.
type Button struct {
	panel.Button
	Of    table.Spot // the thing whose details it shows, NoSpot for a command or a move
	Slot  Slot
	Spare bool // may be left out if there is no room, later ones first
	Home  Home // its place if it may be left out
}

// Spot returns the spot that is touched.
func (b *Button) Spot() table.Spot {
	if b.Of != table.NoSpot {
		return b.Of
	}
	return b.Button.Spot()
}

// Slot is the part of the table where a button stands.
type Slot int

// Among the actions; of the film, among its buttons or in the row of speeds; in a column beside the field; at the ends
// of the top bar. Buttons at its right end may be left out of an upright window, so their commands must be in the menu
// too.
const (
	SlotAction Slot = iota
	SlotFilm
	SlotSpeed
	SlotField
	SlotTopLeft
	SlotTopRight
	SlotSound // beside the right end
)

// Home is the fixed place of a button that may be left out, whatever others come and go.
type Home int

const (
	NoHome Home = iota
	HomeRecap
	HomeUndo
	HomeRedo
	HomeHint
)

// Buttons are a table's buttons and their places. A button that is left out has an empty place.
type Buttons struct {
	kit.Window
	List  []Button
	Place []panel.ButtonPlace // of List, by index
	wide  []wide
}

// wide caches the widths of a button's words, plus 1; 0 means not measured.
type wide struct{ label, sub float64 }

// NewButtons returns buttons without places.
func NewButtons(w kit.Window, list []Button) *Buttons {
	return &Buttons{w, list, make([]panel.ButtonPlace, len(list)), make([]wide, len(list))}
}

// Has reports whether a list has a button for a slot.
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

// width returns the width of a button with its icon and whole label, at the smallest letters, in a place of that
// height.
func (b *Buttons) width(i int, high float64) float64 {
	const tracking = 0.6 // tracking of a button's label
	wide := &b.wide[i]
	if wide.label == 0 {
		wide.label = 1 + kit.Width(kit.LabelBold, kit.MinText, tracking, strings.ToUpper(b.List[i].Label))
	}
	return math.Max(44, around(wide.label+b.iconWidth(i, high)))
}

// iconWidth returns the width of a button's icon beside its words, and the gap.
func (b *Buttons) iconWidth(i int, high float64) float64 {
	if b.List[i].Icon == "" {
		return 0
	}
	return math.Min(high*0.46, 26*math.Max(1, b.Px(20)/22)) + 10
}

// subWidth returns the width of the second line when squeezed.
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

// around adds the margins around words.
func around(words float64) float64 { return math.Min(words/0.84, words+32) }

// Hits adds the places of the buttons in some slots; of all slots if none is given.
func (b *Buttons) Hits(hits *scene.Hits, slots ...Slot) {
	for i := range b.List {
		if len(slots) == 0 || slices.Contains(slots, b.List[i].Slot) {
			hits.Add(b.List[i].Spot(), b.Place[i].Rect)
		}
	}
}

// DrawCorners paints the buttons at the ends of the top bar at a size.
func (b *Buttons) DrawCorners(c *kit.Canvas, size float64) {
	for i := range b.List {
		if r := b.Place[i].Rect; b.List[i].Slot >= SlotTopLeft && !r.Empty() {
			c.DrawIcon(b.List[i].Icon, r.Centred(size, size), kit.Text, kit.Ink)
		}
	}
}

// Draw paints all other buttons, with labels at the left end or centred.
func (b *Buttons) Draw(c *kit.Canvas, left bool) {
	for i := range b.List {
		if b.List[i].Slot < SlotTopLeft {
			b.List[i].Draw(c, b.Window, b.Place[i], left)
		}
	}
}
