package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/kit"
)

// portrait lays out a window that is higher than wide: the field under the bar, then what is asked, the hand, the
// buttons, all where a thumb reaches.
func (f *Layout) portrait(m *Model) {
	u := f.S
	f.Top = kit.Rect{W: f.W, H: 57 * u}
	f.Horizon = f.Top.H + 35*u
	gap := 6 * u
	rest := kit.Rect{X: 8 * u, Y: f.Top.H, W: f.W - 16*u, H: f.H - f.Top.H - 6*u}
	f.Buttons = newButtons(f.Window, m.Buttons)
	f.Buttons.Corners(kit.Rect{W: f.W, H: 46 * u}, knob(f.Window), 0, furniture.SlotTopLeft, furniture.SlotTopRight)
	whole := rest
	rest = f.Buttons.Foot(rest, m.Mirror)
	more := math.Max(0, whole.H-rest.H-furniture.FootRow(f.Window)) // rows beside the one that is always there
	halo := 6 * u                                                   // round a tile that can be touched
	hand := halo + 56*u + f.Px(14)*1.25 + gap
	words := f.Head(24)*1.2 + f.Px(16)*2.6 + 10*u
	f.HandR = 31 * u
	switch {
	case m.Prompt.Read && len(m.Hand) == 0: // it takes the room of the hand too
		words, hand = words+hand, 0
	case m.Prompt.Read: // and leaves it what the tiles need to be seen
		f.HandR = 19 * u
		low := halo + 2*f.HandR + gap
		words, hand = words+hand-low, low
	case more > 0: // so does a second row of buttons
		f.HandR = 19 * u
		low := halo + 2*f.HandR + gap
		words, hand = words+hand-low, low
	}
	f.HandBox, rest = rest.CutBottom(hand)
	n := max(len(m.Hand), 3)
	wide := math.Min(84*u, f.HandBox.W/float64(n))
	f.HandR = math.Min(f.HandR, wide/2.05)
	for i := range m.Hand {
		x := f.HandBox.X + float64(i)*wide
		if m.Mirror {
			x = f.HandBox.Right() - float64(len(m.Hand)-i)*wide
		}
		f.Hand = append(f.Hand, kit.Rect{X: x, Y: f.HandBox.Y + halo, W: wide, H: hand - gap - halo})
	}
	_, rest = rest.CutTop(m.Badge)
	f.Prompt, rest = rest.CutBottom(math.Max(words-more, f.Head(24))) // the field stays where it is
	f.R = math.Min(f.W/8.295, rest.H/8.86)
	f.X, f.Y = f.W/2, rest.MidY()
	f.zoom(m.Camera, kit.Rect{Y: rest.Y, W: f.W, H: rest.H})
	side := f.W - 2*44*u
	row := kit.Rect{X: 44 * u, W: side, H: f.Top.H}
	f.Sides = split(row, max(len(m.Sides), 1))[:len(m.Sides)]
	if m.Turning != nil {
		r := 96 * u
		f.Wheel = around(f.W-46*u, f.H-44*u, r, r)
		if m.Mirror {
			f.Wheel.X = 46*u - r
		}
	}
	f.forecastStrip(m)
}

// forecastStrip has no place of its own on a phone: the prompt tells of it, and a touch of it opens the list.
func (f *Layout) forecastStrip(*Model) {
	f.Forecast = kit.Rect{X: f.Prompt.Right() - 48*f.S, Y: f.Prompt.Y, W: 48 * f.S, H: math.Min(f.Prompt.H, 48*f.S)}
	f.Prompt.W -= 50 * f.S
}
