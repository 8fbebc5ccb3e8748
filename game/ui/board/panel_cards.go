package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// faceScale is how large the full face is drawn in panels: never so small that its text falls below MinText.
func (f *Frame) faceScale(most float64) float64 {
	least := 0.875
	return clamp(most*f.S, least, 1.7)
}

// choicePanel places a choice: title, body, a grid of full faces that scrolls, buttons.
func (f *Frame) choicePanel(c *Choice) *Panel {
	p := &Panel{}
	title, body, cards, buttons := c.Title, c.Body, c.Cards, c.Buttons
	k, gap, pad := f.faceScale(1), f.u(14, 8), f.u(20, 10)
	if f.Portrait {
		// Two faces side by side fill a phone.
		gap, pad = 8*f.S, 8*f.S
		k = clamp((f.W-2*pad-24-gap)/2/faceW, 0.8, 1.2)
	}
	w, h := faceW*k, faceH*k
	most := math.Max(1, math.Floor((f.W-2*pad-24+gap)/(w+gap)))
	per := int(math.Min(most, math.Max(1, float64(len(cards)))))
	width := math.Max(float64(per)*(w+gap)-gap, math.Min(f.W-24-2*pad, f.u(560, 440)))
	width = math.Max(width, math.Min(f.W-24-2*pad, kit.Width(kit.DisplayBold, f.Px(30), 1, title)+64))
	lines := (len(cards) + per - 1) / per
	gridH := float64(lines)*(h+gap) - gap + 8

	// Measure head and foot on a sheet of unlimited height, then cut the panel to fit the window.
	probe := &Panel{}
	sheet := kit.Rect{W: width, H: 1e4}
	left := f.foot(probe, f.head(probe, sheet, body, buttons))
	chrome := sheet.H - left.H
	height := math.Min(f.H-16, chrome+gridH+2*pad)
	p.Rect = kit.Rect{X: f.W/2 - width/2 - pad, Y: f.H/2 - height/2, W: width + 2*pad, H: height}
	inner := f.foot(p, f.head(p, p.Rect.Inset(pad), body, buttons))
	p.View = inner.InsetXY(-8, 0)
	f.ScrollMax = math.Max(0, gridH-inner.H)
	y0 := inner.Y + 4 - clamp(c.Scroll, 0, f.ScrollMax)
	for i := range cards {
		row, n := i/per, per
		if row == lines-1 {
			n = len(cards) - row*per
		}
		x0 := inner.MidX() - (float64(n)*(w+gap)-gap)/2
		p.Cards = append(p.Cards, kit.Rect{X: x0 + float64(i%per)*(w+gap), Y: y0 + float64(row)*(h+gap), W: w, H: h})
		p.ids = append(p.ids, cards[i].ID)
	}
	return p
}
