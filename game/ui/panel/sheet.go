package panel

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
)

// boundless is the height of a box that is only used for measuring.
const boundless = 1e4

// head places title, body and cross at the top of a panel and returns the rest.
func (p *Placed) head(w kit.Window, inner kit.Rect, body string, buttons []Button) kit.Rect {
	p.buttons = buttons
	p.Buttons = make([]ButtonPlace, len(buttons))
	titleH := math.Max(44, w.Px(30)*1.25)
	p.Title, inner = inner.CutTop(titleH)
	for i, b := range buttons {
		if isClose(b) {
			r := kit.Rect{X: inner.Right() - 44, Y: p.Title.MidY() - 22, W: 44, H: 44}
			p.Buttons[i] = ButtonPlace{Rect: r, Square: true}
			p.Title.W -= 52
		}
	}
	if body != "" {
		p.bodySize = w.Px(17)
		h := kit.TextHeight(kit.Body, p.bodySize, body, inner.W)
		for h > inner.H*0.45 && p.bodySize > w.Px(17)/w.TextScale {
			p.bodySize-- // shrink the text rather than cut it off
			h = kit.TextHeight(kit.Body, p.bodySize, body, inner.W)
		}
		p.Body, inner = inner.CutTop(math.Min(h, inner.H*0.6))
	}
	_, inner = inner.CutTop(w.Unit(10, 6))
	return inner
}

// foot places the other buttons in rows at the bottom of a panel and returns the rest.
func (p *Placed) foot(w kit.Window, inner kit.Rect) kit.Rect {
	rest := but(p.buttons)
	if len(rest) == 0 {
		return inner
	}
	gap, h := w.Unit(12, 8), w.Unit(54, 48)
	per := min(len(rest), max(1, int((inner.W+gap)/(w.Unit(170, 140)+gap))))
	for per > 1 && p.cutsFoot(w, rest, (inner.W-gap*float64(per-1))/float64(per)) {
		per--
	}
	lines := (len(rest) + per - 1) / per
	per = (len(rest) + lines - 1) / lines // the last line is as full as the others
	box, inner := inner.CutBottom(float64(lines)*(h+gap) - gap)
	inner.H -= gap
	wide := math.Min((box.W-gap*float64(per-1))/float64(per), w.Unit(320, 260))
	for k, i := range rest {
		n := float64(min(per, len(rest)-k/per*per))
		left := box.MidX() - (wide*n+gap*(n-1))/2
		p.Buttons[i].Rect = kit.Rect{
			X: left + float64(k%per)*(wide+gap), Y: box.Y + float64(k/per)*(h+gap), W: wide, H: h,
		}
	}
	return inner
}

// cutsFoot reports whether a label of some buttons is cut in a width.
func (p *Placed) cutsFoot(w kit.Window, buttons []int, wide float64) bool {
	return slices.ContainsFunc(buttons, func(i int) bool {
		return p.buttons[i].cut(w, kit.Rect{W: wide, H: w.Unit(54, 48)})
	})
}

// rim returns the height that head and foot take together in a panel of a width.
func rim(w kit.Window, width float64, body string, buttons []Button) float64 {
	probe := &Placed{}
	return boundless - probe.foot(w, probe.head(w, kit.Rect{W: width, H: boundless}, body, buttons)).H
}

// centre returns a rectangle of a size in the middle of a window.
func centre(w kit.Window, width, height float64) kit.Rect {
	return kit.Rect{X: w.W/2 - width/2, Y: w.H/2 - height/2, W: width, H: height}
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(high, v)) }
