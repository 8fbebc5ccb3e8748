package board

import (
	"math"

	"onelongnight/game/ui/kit"
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

// fan lays the hand out as an overlapping arc. The picked-up card stands upright, wholly in sight, and with its full face
// where there is room for one. A hand that would show less than a finger's width of each card scrolls.
func (f *Frame) fan(m *Model) {
	n := len(m.Hand)
	if n == 0 {
		return
	}
	box, up := f.HandBox, selected(m)
	h, lift := f.Unit(handH, 124), f.Unit(14, 16)
	if room := box.H - f.queueHeight() - f.Unit(5, 2) - 12; len(m.Queue) > 0 && f.S < 0.9 {
		h, lift = math.Min(h, room), 8 // the queue stands above the cards
	}
	w := h * handW / handH
	full := up >= 0 && f.S >= 0.9
	upW, upH := w, h
	if full {
		upW, upH = 167*f.S, 232*f.S
		if len(m.Queue) > 0 { // which stands above the cards
			upH = math.Min(upH, box.H-f.queueHeight()-f.Unit(14, 8))
			upW = upH * 167 / 232
		}
	}
	air := f.Unit(6, 4) // on both sides of the lifted card
	// Each card but the last shows step of its width; the lifted one shows everything.
	steps, fixed := float64(n-1), w
	switch {
	case up == n-1:
		fixed = upW + air
	case up >= 0:
		steps, fixed = steps-1, upW+2*air+w
	}
	step := w + air
	if steps > 0 {
		step = math.Min(step, (box.W-fixed)/steps)
	}
	step = math.Max(step, f.leastStep())
	span := step*steps + fixed
	f.HandScrollMax = math.Max(0, span-box.W)
	x := box.MidX() - span/2
	if f.HandScrollMax > 0 {
		x = box.X - clamp(m.HandScroll, 0, f.HandScrollMax)
	}
	f.Hand = make([]HandCard, n)
	for i := range n {
		if i == up {
			r := kit.Rect{X: x + air, Y: box.Bottom() - upH - f.Unit(4, 4), W: upW, H: upH}
			if !full {
				r.Y = box.Bottom() - h - lift
			}
			f.Hand[i] = HandCard{Rect: r, Up: true, Full: full, Seen: upW}
			x = r.Right() + air
			continue
		}
		f.Hand[i] = f.fanned(i, n, kit.Rect{X: x, W: w, H: h})
		f.Hand[i].Seen = math.Min(w, step)
		if i == n-1 {
			f.Hand[i].Seen = w
		}
		x += step
	}
}

// leastStep is the least width that a card of the fan shows.
func (f *Frame) leastStep() float64 {
	if f.Narrow {
		return 54 // for its name
	}
	return 40
}

// fanned turns and lowers a card by its place in the arc.
func (f *Frame) fanned(i, n int, r kit.Rect) HandCard {
	t := 0.0
	if n > 1 {
		t = (float64(i)/float64(n-1) - 0.5) * math.Min(1, float64(n)/6)
	}
	lift, turn := f.Unit(14, 6), 12.0
	if f.S < 0.9 {
		turn = 5
	}
	if f.HandScrollMax > 0 {
		turn = 0 // what scrolls is cut at the box, and only upright things can be cut
	}
	r.Y = f.HandBox.Bottom() - r.H - lift + t*t*f.Unit(26, 8)
	return HandCard{Rect: r, Angle: t * turn}
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
	h, foot := math.Min(phoneH*f.S*1.4, f.HandBox.H-22*f.S), 4*f.S
	if len(m.Queue) > 0 {
		h, foot = math.Min(h, math.Max(phoneH, f.HandBox.H-8*f.S-f.queueHeight())), f.S // the prompt keeps its lines
	}
	widest := phoneW * f.S * h / (phoneH * f.S)
	extra := 0.0
	if up >= 0 {
		extra = 12 * f.S
	}
	w := math.Min(widest, (box.W-extra-gap*float64(n-1))/float64(n))
	if n > 6 {
		// Half a card at the edge tells that there are more.
		w = math.Min(widest, (box.W-5*gap)/5.5)
	}
	span := w*float64(n) + gap*float64(n-1) + extra
	f.HandScrollMax = math.Max(0, span-box.W)
	x := box.MidX() - span/2
	if f.HandScrollMax > 0 {
		x = box.X - clamp(m.HandScroll, 0, f.HandScrollMax)
	}
	f.Hand = make([]HandCard, n)
	for i := range n {
		r := kit.Rect{X: x, Y: box.Bottom() - h - foot, W: w, H: h}
		if i == up {
			r.W += extra // it grows to the side only: what it does stands right above it, and needs that room
		}
		f.Hand[i] = HandCard{Rect: r, Up: i == up, Seen: r.W}
		x += r.W + gap
	}
	f.Prompt.H = f.Hand[0].Rect.Y - f.Prompt.Y
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(high, v)) }
