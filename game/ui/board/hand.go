package board

import (
	"math"

	"convoy/game/ui/kit"
)

// Size of the hand face in the design, landscape and phone.
const (
	handW, handH   = 124.0, 172.0
	phoneW, phoneH = 62.0, 102.0
)

// selected returns the index of the picked-up card of the hand, or -1.
func selected(m *Model) int {
	for i := range m.Hand {
		if m.Hand[i].Glow == GlowSelected {
			return i
		}
	}
	return -1
}

// fan lays the hand out as an overlapping arc. The picked-up card stands upright with its full face where there is room
// for one. A hand that would show less than a finger's width of each card scrolls.
func (f *Frame) fan(m *Model) {
	n := len(m.Hand)
	if n == 0 {
		return
	}
	box := f.HandBox
	h := f.u(handH, 124)
	w := h * handW / handH
	up := selected(m)
	full := up >= 0 && f.S >= 0.9
	upW, upH := w, h
	if full {
		upW, upH = 167*f.S, 232*f.S
	}
	least := 40.0
	if f.Narrow {
		least = 48
	}
	extra := 0.0
	if full {
		extra = upW - w + f.u(12, 8)
	}
	step := math.Min(w+f.u(6, 4), (box.W-w-extra)/math.Max(1, float64(n-1)))
	if step < least {
		step = least
	}
	span := step*float64(n-1) + w + extra
	f.HandScrollMax = math.Max(0, span-box.W)
	x := box.MidX() - span/2
	if f.HandScrollMax > 0 {
		x = box.X - clamp(m.HandScroll, 0, f.HandScrollMax)
	}
	f.Hand = make([]HandCard, n)
	for i := range n {
		t := 0.0
		if n > 1 {
			t = (float64(i)/float64(n-1) - 0.5) * math.Min(1, float64(n)/6)
		}
		card := HandCard{Rect: kit.Rect{X: x, Y: box.Bottom() - h + f.u(2, 2) + t*t*f.u(26, 8), W: w, H: h}, Angle: t * 12}
		if f.S < 0.9 {
			card.Angle = t * 5
			card.Rect.Y -= f.u(8, 6)
		} else {
			card.Rect.Y -= f.u(16, 8)
		}
		x += step
		if i == up {
			card.Up, card.Full, card.Angle = true, full, 0
			if full {
				card.Rect = kit.Rect{X: card.Rect.X + f.u(6, 4), Y: box.Bottom() - upH - f.u(4, 4), W: upW, H: upH}
				x += extra
			} else {
				card.Rect.Y = box.Bottom() - h - f.u(14, 16)
			}
		}
		f.Hand[i] = card
	}
}

// sideBySide lays the hand out in one line without overlap. Up to six cards share the width; from seven on it scrolls.
func (f *Frame) sideBySide(m *Model) {
	n := len(m.Hand)
	if n == 0 {
		return
	}
	const gap = 3.0
	box := f.HandBox.InsetXY(4, 0)
	up := selected(m)
	h := math.Min(phoneH*f.S*1.4, f.HandBox.H-22*f.S)
	widest := phoneW * f.S * h / (phoneH * f.S)
	extra := 0.0
	if up >= 0 {
		extra = 12 * f.S
	}
	w := math.Min(widest, (box.W-extra-gap*float64(n-1))/float64(n))
	if n > 6 {
		w = math.Min(widest, 56*f.S)
	}
	span := w*float64(n) + gap*float64(n-1) + extra
	f.HandScrollMax = math.Max(0, span-box.W)
	x := box.MidX() - span/2
	if f.HandScrollMax > 0 {
		x = box.X - clamp(m.HandScroll, 0, f.HandScrollMax)
	}
	f.Hand = make([]HandCard, n)
	for i := range n {
		r := kit.Rect{X: x, Y: box.Bottom() - h - 4*f.S, W: w, H: h}
		if i == up {
			r = kit.Rect{X: x, Y: box.Bottom() - h - 18*f.S, W: w + extra, H: h + 16*f.S}
		}
		f.Hand[i] = HandCard{Rect: r, Up: i == up}
		x += r.W + gap
	}
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(high, v)) }
