package furniture

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
	"onelongnight/game/ui/panel"
)

// Bar returns the top bar: middle between the buttons at its ends, each wide wide. Those at the right end may be left
// out; an upright window has no room for the sound button.
func (b *Buttons) Bar(wide float64, middle layout.Node, right bool) layout.Node {
	list := []layout.Node{b.corners(wide, SlotTopLeft), middle.Grows()}
	if !b.Portrait && Has(b.List, SlotSound) {
		list = append(list, b.corners(wide, SlotSound))
	}
	if right {
		list = append(list, b.corners(wide, SlotTopRight))
	}
	return layout.Row(0, list...)
}

// corners returns the buttons of a slot at an end of the bar, on top of each other.
func (b *Buttons) corners(wide float64, slot Slot) layout.Node {
	var list []layout.Node
	for _, i := range b.in(slot) {
		list = append(list, b.sign(i, false))
	}
	return layout.Stack(list...).Fixed(wide)
}

// Beside returns a field with its buttons in a column at its right end, or its left.
func (b *Buttons) Beside(field layout.Node, left bool) layout.Node {
	list := b.in(SlotField)
	if len(list) == 0 {
		return field
	}
	side, gap := b.Unit(48, 44), b.Unit(8, 4)
	if b.Portrait {
		side, gap = 44*b.S, 4*b.S
	}
	var signs []layout.Node
	for _, i := range list {
		signs = append(signs, b.sign(i, false).Fixed(side))
	}
	column := layout.Column(gap, signs...).At(kit.Middle).Pad(gap, 0).Fixed(side)
	return layout.Row(0, field.Grows(), column).Turned(left)
}

// sign returns a button that shows its icon, with its word below if there is room.
func (b *Buttons) sign(i int, worded bool) layout.Node {
	return layout.Leaf(&b.Place[i].Rect).Of(b.List[i].Spot()).Inside(func(r kit.Rect) {
		b.Place[i] = panel.ButtonPlace{
			Rect: r, Square: b.List[i].Icon != "", Worded: worded, Brief: r.W < b.subWidth(i, r.H),
		}
	})
}

// words returns a button with its whole label beside its icon. If little and there is no room, a button with an icon
// may show only that.
func (b *Buttons) words(i int, high float64, little bool) layout.Node {
	button, place := &b.List[i], &b.Place[i]
	wide := b.width(i, high)
	least := wide
	if little && button.Icon != "" {
		least = 44
	}
	*place = panel.ButtonPlace{}
	return layout.Leaf(&place.Rect).Of(button.Spot()).Between(least, math.Max(wide, b.subWidth(i, high))).
		Letters(&place.Letters, func(r kit.Rect) float64 { return button.Fits(b.Window, r) }).
		Inside(func(r kit.Rect) {
			place.Square = button.Icon != "" && r.W < wide-0.5
			place.Worded, place.Brief = place.Square, r.W < b.subWidth(i, high)
		})
}
