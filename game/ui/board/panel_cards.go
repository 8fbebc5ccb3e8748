package board

import (
	"math"

	"convoy/game/ui/kit"
)

// faceScale is how large the full face is drawn in panels: never so small that its text falls below MinText.
func (f *Frame) faceScale(most float64) float64 {
	least := 0.875
	return clamp(most*f.S, least, 1.7)
}

// cardPanel places a choice or a pile: title, body, a grid of full faces that scrolls, buttons.
func (f *Frame) cardPanel(title, body string, cards []Card, buttons []Button, scroll float64) *Panel {
	p := &Panel{}
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
	y0 := inner.Y + 4 - clamp(scroll, 0, f.ScrollMax)
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

// inspectPanel places one large face with lines beside it. In portrait it covers the hand, never the battle.
func (f *Frame) inspectPanel(in *Inspect) *Panel {
	p := &Panel{ids: []string{in.Card.ID}}
	pad, gap := f.u(18, 10), f.u(18, 10)
	k := clamp(1.6*f.S, 1.25, (f.H-2*pad-24)/faceH)
	textW := f.u(290, 210)
	if f.Portrait {
		k = clamp(f.S*1.1, 1, (f.H*0.55)/faceH)
		textW = f.W - faceW*k - 3*pad - 8
	}
	if len(in.Lines) == 0 {
		textW = 48
	}
	w, h := faceW*k, faceH*k
	p.Rect = kit.Rect{X: f.W/2 - (w+gap+textW)/2 - pad, W: w + gap + textW + 2*pad, H: h + 2*pad}
	p.Rect.Y = f.H/2 - p.Rect.H/2
	if f.Portrait {
		p.Rect.Y = f.H - p.Rect.H - 4
	}
	inner := p.Rect.Inset(pad)
	p.Cards = []kit.Rect{{X: inner.X, Y: inner.Y, W: w, H: h}}
	p.View = inner.Inset(-4)
	side := kit.Rect{X: inner.X + w + gap, Y: inner.Y, W: textW, H: inner.H}
	p.buttons = in.Buttons
	p.Buttons = make([]ButtonSpot, len(in.Buttons))
	top := side
	for i, b := range in.Buttons {
		if isClose(b) {
			p.Buttons[i] = ButtonSpot{Rect: kit.Rect{X: side.Right() - 44, Y: side.Y, W: 44, H: 44}, Square: true}
			_, top = side.CutTop(50)
		}
	}
	f.paragraphs(p, f.foot(p, top), in.Lines, 0)
	return p
}

// paragraphsHeight is how high the texts are that paragraphs places.
func (f *Frame) paragraphsHeight(texts []string, width, least float64) float64 {
	step, h := f.Px(17)*1.3, 0.0
	for _, t := range texts {
		h += math.Max(least, float64(len(kit.Wrap(kit.Body, f.Px(17), t, width)))*step) + step*0.45
	}
	return h
}

// paragraphs places wrapped texts one below the other and returns how much of them lies below the box.
func (f *Frame) paragraphs(p *Panel, box kit.Rect, texts []string, scroll float64) float64 {
	size := f.Px(17)
	p.lineSpace = size * 1.3
	y := box.Y - scroll
	for _, t := range texts {
		lines := kit.Wrap(kit.Body, size, t, box.W)
		h := math.Max(p.least, float64(len(lines))*p.lineSpace)
		p.Lines = append(p.Lines, LineSpot{kit.Rect{X: box.X, Y: y, W: box.W, H: h}, lines})
		y += h + p.lineSpace*0.45
	}
	return math.Max(0, y+scroll-p.lineSpace*0.45-box.Bottom())
}
