package board

import (
	"math"

	"onelongnight/game/ui/furniture"
)

// Size of the hand face in the design, landscape and phone, and of the full face of the card that was picked up.
const (
	handW, handH     = 124.0, 172.0
	phoneW, phoneH   = 62.0, 102.0
	liftedW, liftedH = 167.0, 232.0
)

// picked returns the index of the picked-up card of the hand, or −1.
func picked(m *Model) int {
	for i := range m.Hand {
		if m.Hand[i].Glow == GlowSelected {
			return i
		}
	}
	return -1
}

// fan lays the hand out as an arc below what waits to happen. The picked-up card has its full face where there is
// room.
func (f *Layout) fan(m *Model) {
	c := furniture.Cards{N: len(m.Hand), Up: picked(m), Scroll: m.HandScroll}
	c.H, c.Lift = f.Unit(handH, 124), f.Unit(14, 16)
	if room := f.Hand.H - f.queueHeight() - f.Unit(5, 2) - 12; len(m.Queue) > 0 && f.S < 0.9 {
		c.H, c.Lift = math.Min(c.H, room), 8
	}
	c.W = c.H * handW / handH
	if f.S >= 0.9 {
		c.FullW, c.FullH = liftedW*f.S, liftedH*f.S
		if len(m.Queue) > 0 {
			c.FullH = math.Min(c.FullH, f.Hand.H-f.queueHeight()-f.Unit(14, 8))
			c.FullW = c.FullH * liftedW / liftedH
		}
	}
	f.Hand.Fan(f.Window, c)
}

// handRow lays the hand of a phone out in one line.
func (f *Layout) handRow(m *Model) {
	if len(m.Hand) == 0 {
		return
	}
	c := furniture.Cards{N: len(m.Hand), Up: picked(m), Scroll: m.HandScroll}
	h, foot := math.Min(phoneH*f.S*1.4, f.Hand.H-22*f.S), 4*f.S
	if len(m.Queue) > 0 {
		h, foot = math.Min(h, math.Max(phoneH, f.Hand.H-8*f.S-f.queueHeight())), f.S // the prompt keeps its lines
	}
	c.W, c.H = phoneW*f.S*h/(phoneH*f.S), h
	f.Hand.Row(f.Window, c, foot)
	f.Prompt.H = f.Hand.Cards[0].Rect.Y - f.Prompt.Y
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(high, v)) }
