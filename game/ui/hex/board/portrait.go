package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// portrait lays out a window that is higher than wide: the field under the bar, then what is asked, the hand, the buttons,
// all where a thumb reaches.
func (f *Frame) portrait(m *Model) {
	u := f.S
	f.Top = kit.Rect{W: f.W, H: 57 * u}
	f.Horizon = f.Top.H + 35*u
	gap := 6 * u
	rest := kit.Rect{X: 8 * u, Y: f.Top.H, W: f.W - 16*u, H: f.H - f.Top.H - 6*u}
	f.bar(m, &rest)
	halo := 6 * u // round a tile that can be touched
	hand := halo + 56*u + f.Px(14)*1.25 + gap
	words := f.Head(24)*1.2 + f.Px(16)*2.6 + 10*u
	if m.Prompt.Read { // it takes the room of the hand too
		words, hand = words+hand, 0
	}
	f.HandBox, rest = rest.CutBottom(hand)
	f.HandR = 31 * u
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
	f.Prompt, rest = rest.CutBottom(words)
	f.R = math.Min(f.W/8.295, rest.H/8.86)
	f.X, f.Y = f.W/2, rest.MidY()
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
func (f *Frame) forecastStrip(*Model) {
	f.Forecast = kit.Rect{X: f.Prompt.Right() - 48*f.S, Y: f.Prompt.Y, W: 48 * f.S, H: math.Min(f.Prompt.H, 48*f.S)}
	f.Prompt.W -= 50 * f.S
}

// leastButton is the least width of a button with words beside others.
const leastButton = 130

// bar puts the buttons in a row at the foot, or several; what only looks is square, the main one takes what is left.
func (f *Frame) bar(m *Model, in *kit.Rect) {
	u := f.S
	gap, high := 6*u, math.Max(48*u, 46)
	f.Buttons = make([]panel.ButtonPlace, len(m.Buttons))
	var main, more, square []int
	for i, b := range m.Buttons {
		switch b.Slot {
		case SlotMenu:
			f.Buttons[i] = panel.ButtonPlace{Rect: kit.Rect{W: 44 * u, H: 46 * u}, Square: true}
		case SlotLog:
			f.Buttons[i] = panel.ButtonPlace{Rect: kit.Rect{X: f.W - 44*u, W: 44 * u, H: 46 * u}, Square: true}
		case SlotSound:
		default:
			switch {
			case b.Slot == SlotSpeed:
				square = append(square, i)
			case b.Style == panel.StyleMain:
				main = append(main, i)
			case b.Icon != "":
				square = append(square, i)
			default:
				more = append(more, i)
			}
		}
	}
	if n := float64(len(main) + len(more)); len(more) > 0 && (in.W-float64(len(square))*(high+gap)+gap)/n-gap < leastButton*u {
		per := max(1, int((in.W+gap)/(leastButton*u+gap)))
		for rows := (len(more) + per - 1) / per; rows > 0; rows-- {
			last := len(more) - len(more)/rows
			var row kit.Rect
			row, *in = in.CutBottom(high)
			_, *in = in.CutBottom(gap)
			for k, at := range split(row.InsetXY(-gap/2, 0), len(more)-last) {
				f.Buttons[more[last+k]].Rect = at.InsetXY(gap/2, 0)
			}
			more = more[:last]
		}
	}
	var row kit.Rect
	row, *in = in.CutBottom(high)
	_, *in = in.CutBottom(gap)
	for _, i := range square {
		if row.W-high-gap < high*2 && len(main) > 0 {
			break // the main one needs the room
		}
		f.Buttons[i] = panel.ButtonPlace{Square: m.Buttons[i].Icon != ""}
		if m.Mirror {
			f.Buttons[i].Rect, row = row.CutRight(high)
			_, row = row.CutRight(gap)
		} else {
			f.Buttons[i].Rect, row = row.CutLeft(high)
			_, row = row.CutLeft(gap)
		}
	}
	wide := append(more, main...)
	for k, at := range split(row.InsetXY(-gap/2, 0), len(wide)) {
		f.Buttons[wide[k]].Rect = at.InsetXY(gap/2, 0)
	}
}
