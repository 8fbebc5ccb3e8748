package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// recordsPanel places a list; large type makes it wider.
func (f *Frame) recordsPanel(r *Records) *Panel {
	p := &Panel{}
	pad := f.u(20, 12)
	w := math.Min(f.W-16, f.u(620, 480)*clamp(f.TextScale, 1, 1.6))
	p.Rect = kit.Rect{X: f.W/2 - w/2, Y: f.u(40, 8), W: w, H: f.H - 2*f.u(40, 8)}
	chrome := 1e4 - f.foot(&Panel{}, f.head(&Panel{}, kit.Rect{W: w - 2*pad, H: 1e4}, "", r.Buttons)).H
	if h := chrome + f.recordsHeight(r.List, w-2*pad) + 2*pad; h < p.Rect.H {
		p.Rect.Y, p.Rect.H = f.H/2-h/2, h
	}
	inner := f.foot(p, f.head(p, p.Rect.Inset(pad), "", r.Buttons))
	p.View = inner.InsetXY(-4, 0)
	f.ScrollMax = f.records(&Panel{}, inner, r.List, 0)
	f.records(p, inner, r.List, clamp(r.Scroll, 0, f.ScrollMax))
	return p
}

// menuPanel places a column of buttons under title and body, two columns if one is too tall, and lets them scroll when
// even that is not enough.
func (f *Frame) menuPanel(mn *Menu) *Panel {
	p := &Panel{buttonsScroll: true}
	pad, gap, h := f.u(20, 12), f.u(10, 8), f.u(54, 48)
	var rest []int
	for i, b := range mn.Buttons {
		if !isClose(b) {
			rest = append(rest, i)
		}
	}
	column := math.Min(f.W-24-2*pad, f.u(400, 330))
	per, width := 1, column
	probe := &Panel{}
	chrome := 1e4 - f.head(probe, kit.Rect{W: width, H: 1e4}, mn.Body, mn.Buttons).H
	tallest := f.H - 16 - 2*pad - chrome
	if float64(len(rest))*(h+gap)-gap > tallest && f.W > 2*column+gap+2*pad+16 {
		per, width = 2, 2*column+gap
	}
	lines := (len(rest) + per - 1) / per
	listH := float64(lines)*(h+gap) - gap
	chrome = 1e4 - f.head(&Panel{}, kit.Rect{W: width, H: 1e4}, mn.Body, mn.Buttons).H
	height := math.Min(f.H-16, chrome+listH+2*pad)
	p.Rect = kit.Rect{X: f.W/2 - width/2 - pad, Y: f.H/2 - height/2, W: width + 2*pad, H: height}
	inner := f.head(p, p.Rect.Inset(pad), mn.Body, mn.Buttons)
	p.View = inner
	f.ScrollMax = math.Max(0, listH-inner.H)
	y := inner.Y - clamp(mn.Scroll, 0, f.ScrollMax)
	for k, i := range rest {
		p.Buttons[i].Rect = kit.Rect{
			X: inner.X + float64(k%per)*(column+gap), Y: y + float64(k/per)*(h+gap), W: column, H: h,
		}
	}
	return p
}

// titlePanel places the first screen.
func (f *Frame) titlePanel(t *Title) *Panel {
	p := &Panel{buttons: t.Buttons, levels: t.Levels, corner: t.Corner}
	p.Buttons = make([]ButtonSpot, len(t.Buttons))
	x := f.W - f.u(18, 8)
	for i := len(t.Corner) - 1; i >= 0; i-- {
		p.Corner = append([]kit.Rect{{X: x - 44, Y: f.u(14, 8), W: 44, H: 44}}, p.Corner...)
		x -= 52
	}
	n := len(t.Buttons)
	gap := f.u(18, 10)
	bottom := f.H - f.u(42, 14)
	if len(t.Levels) > 0 {
		bottom = f.levelRow(p, t, bottom)
	}
	per, h := n, f.u(72, 60)
	w := f.u(236, 200)
	if f.Portrait {
		per, w, h = 1, math.Min(f.W-32, 320*f.S), 62*math.Min(f.S, 1.3)
		if n > 3 {
			per, w = 2, (math.Min(f.W-24, 480)-gap)/2
		}
	} else if most := int((f.W - 32 + gap) / (w + gap)); n > most {
		per = (n + 1) / 2
	}
	lines := (n + max(per, 1) - 1) / max(per, 1)
	top := bottom - float64(lines)*(h+gap) + gap
	left := f.W/2 - (float64(per)*(w+gap)-gap)/2
	for i := range n {
		p.Buttons[i].Rect = kit.Rect{X: left + float64(i%per)*(w+gap), Y: top + float64(i/per)*(h+gap), W: w, H: h}
	}
	wide := math.Min(f.W-32, f.u(900, 600))
	tag := f.textHeight(kit.Label, f.tagSize(), t.Tagline, wide)
	p.Body = kit.Rect{X: f.W/2 - wide/2, Y: top - tag - f.u(20, 12), W: wide, H: tag}
	word := f.u(146, 84)
	if f.Portrait {
		word = 66 * f.S
	}
	p.Title = kit.Rect{X: 8, Y: p.Body.Y - word - f.u(6, 2), W: f.W - 16, H: word}
	return p
}

// tagSize is the text size of the line below the title.
func (f *Frame) tagSize() float64 {
	if f.Portrait {
		return f.Px(18)
	}
	return f.Px(22)
}

// levelRow places the row of small choices with its label above and returns its top.
func (f *Frame) levelRow(p *Panel, t *Title, bottom float64) float64 {
	n := len(t.Levels)
	gap, h := f.u(10, 6), f.u(46, 44)
	w := math.Min(f.u(150, 110), (f.W-24-gap*float64(n-1))/float64(n))
	x := f.W/2 - (float64(n)*(w+gap)-gap)/2
	for range t.Levels {
		p.Levels = append(p.Levels, kit.Rect{X: x, Y: bottom - h, W: w, H: h})
		x += w + gap
	}
	top := bottom - h
	if t.Label != "" {
		p.Label = kit.Rect{X: 12, Y: top - f.Px(16)*1.5, W: f.W - 24, H: f.Px(16) * 1.4}
		top = p.Label.Y
	}
	return top - f.u(14, 10)
}

// endPanel places the last screen.
func (f *Frame) endPanel(e *End) *Panel {
	p := &Panel{}
	w := math.Min(f.W-16, f.u(960, 640))
	pad := f.u(24, 12)
	word := f.u(160, 90)
	if f.Portrait {
		word = 84 * f.S
	}
	body := f.textHeight(kit.Body, f.Px(20), e.Body, w-2*pad)
	p.buttons = e.Buttons
	p.Buttons = make([]ButtonSpot, len(e.Buttons))
	probe := &Panel{buttons: e.Buttons, Buttons: make([]ButtonSpot, len(e.Buttons))}
	foot := 1e4 - f.foot(probe, kit.Rect{W: w - 2*pad, H: 1e4}).H
	h := word + body + foot + f.u(30, 16) + 2*pad
	p.Rect = kit.Rect{X: f.W/2 - w/2, Y: f.H/2 - h/2, W: w, H: h}
	inner := f.foot(p, p.Rect.Inset(pad))
	p.Title, inner = inner.CutTop(word)
	p.Body = inner
	return p
}
