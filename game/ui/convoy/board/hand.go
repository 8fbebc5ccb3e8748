package board

import (
	"math"

	"onelongnight/game/ui/furniture"
)

// The sizes in the design of a card's face in the hand, in landscape and on a phone, and of the full face of the
// picked-up card.
const (
	handW, handH     = 124.0, 172.0
	phoneW, phoneH   = 62.0, 102.0
	liftedW, liftedH = 167.0, 232.0
)

// picked returns the index of the card in the hand that is picked up, or -1.
func picked(m *Model) int {
	for i := range m.Hand {
		if m.Hand[i].Glow == GlowSelected {
			return i
		}
	}
	return -1
}

// fan lays the hand out as an arc, below what waits to happen. The picked-up card shows its full face if there is room.
func (f *Layout) fan(m *Model) {
	c := furniture.Cards{N: len(m.Hand), Up: picked(m), Scroll: m.HandScroll}
	c.H, c.Lift = f.Unit(handH, 124), f.Unit(14, 16)
	if len(m.Queue) > 0 && f.S < 0.9 {
		c.H, c.Lift = math.Min(c.H, f.Hand.H-12), 8
	}
	c.W = c.H * handW / handH
	if f.S >= 0.9 {
		c.FullW, c.FullH = liftedW*f.S, liftedH*f.S
		if len(m.Queue) > 0 {
			c.FullH = math.Min(c.FullH, f.Hand.H-f.Unit(9, 6))
			c.FullW = c.FullH * liftedW / liftedH
		}
	}
	f.Hand.Fan(f.Window, c)
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(high, v)) }
