package board

import (
	"math"

	"onelongnight/game/ui/kit"
)

// inspectPanel places one large face with a list beside it, or below it in a window too narrow for both. In portrait it
// stands at the bottom, so that it leaves the battle in sight.
func (f *Frame) inspectPanel(in *Inspect) *Panel {
	p := &Panel{ids: []string{in.Card.ID}, buttons: in.Buttons, Buttons: make([]ButtonSpot, len(in.Buttons))}
	pad, gap := f.u(18, 10), f.u(18, 10)
	k := clamp(1.6*f.S, 1.25, (f.H-2*pad-24)/faceH)
	if f.Portrait {
		k = clamp(f.S*1.1, 1, (f.H*0.55)/faceH)
	}
	w, h := faceW*k, faceH*k
	room := f.W - 16 - 2*pad - gap - w
	var list kit.Rect
	switch {
	case len(in.List) == 0:
		f.facePanel(p, pad, w, h, kit.Rect{W: gap + 48, H: h})
	case room >= 13*f.Px(17):
		side := math.Min(room, f.u(340, 230)*clamp(f.TextScale, 1, 1.5))
		f.facePanel(p, pad, w, h, kit.Rect{W: gap + side, H: h})
		list = kit.Rect{X: p.Cards[0].Right() + gap, Y: p.Rect.Y + pad, W: side, H: h}
		_, list = list.CutTop(50) // below the cross
	default:
		p.Rect.W = f.W - 16
		below := math.Min(f.recordsHeight(in.List, p.Rect.W-2*pad), math.Max(f.H-16-2*pad-h-gap, 3*f.Px(17)))
		h = math.Min(h, f.H-16-2*pad-gap-below) // a low window with large type
		w = h * faceW / faceH
		f.facePanel(p, pad, w, h, kit.Rect{W: p.Rect.W - 2*pad - w, H: h + gap + below})
		list = kit.Rect{X: p.Rect.X + pad, Y: p.Cards[0].Bottom() + gap, W: p.Rect.W - 2*pad, H: below}
		p.Cards[0].X = p.Rect.MidX() - w/2
	}
	p.View = list.InsetXY(-4, 0)
	f.InspectMax = f.records(&Panel{}, list, in.List, 0)
	f.records(p, list, in.List, clamp(in.Scroll, 0, f.InspectMax))
	return p
}

// facePanel places the panel, a face of w by h at its left top, and the cross; more is the room it has to have to the right
// of the face and, if it is higher than that, below.
func (f *Frame) facePanel(p *Panel, pad, w, h float64, more kit.Rect) {
	p.Rect = kit.Rect{W: w + more.W + 2*pad, H: math.Max(h, more.H) + 2*pad}
	p.Rect.X, p.Rect.Y = f.W/2-p.Rect.W/2, f.H/2-p.Rect.H/2
	if f.Portrait {
		p.Rect.Y = f.H - p.Rect.H - 4
	}
	p.Cards = []kit.Rect{{X: p.Rect.X + pad, Y: p.Rect.Y + pad, W: w, H: h}}
	for i, b := range p.buttons {
		if isClose(b) {
			p.Buttons[i] = ButtonSpot{Rect: kit.Rect{X: p.Rect.Right() - pad - 44, Y: p.Rect.Y + pad, W: 44, H: 44}, Square: true}
		}
	}
}
