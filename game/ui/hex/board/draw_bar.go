package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// bar draws the players with their points at this moment, and the turn in the middle.
func (d *drawing) bar() {
	seats := make([]furniture.Seat, len(d.m.Sides))
	for i := range seats {
		seats[i] = d.m.seat(d.counted(i))
	}
	d.f.DrawBar(d.Canvas, seats)
}

// seat returns a side as it is shown in the top bar.
func (m *Model) seat(s *Side) furniture.Seat {
	return furniture.Seat{
		Name: s.Name, Spot: s.Spot, Color: art.ColorsOf(s.Army).Word, Score: s.Points, Then: s.After, Active: s.Active,
		Out: s.Out, Good: s.Counts && s.After > s.Points || slices.Contains(m.Foes, s.Army),
		Counters: []furniture.Counter{{Icon: kit.IconDeck, N: s.Pile}, {Icon: kit.IconPile, N: s.Discard}},
		Emblem:   func(c *kit.Canvas, r kit.Rect) { art.Emblem(c, s.Army, r) },
		Gauge:    func(c *kit.Canvas, r kit.Rect, mirrored bool) { gauge(c, s, r, mirrored) },
	}
}

// gauge paints a bar with a segment for each point. Points that a battle would cost are hatched.
func gauge(c *kit.Canvas, s *Side, r kit.Rect, mirrored bool) {
	if r.W < 30 || s.Most == 0 {
		return
	}
	army := art.ColorsOf(s.Army)
	n := s.Most
	each := r.W / float64(n)
	for i := range n {
		at := kit.Rect{X: r.X + float64(i)*each, Y: r.Y, W: each - math.Max(each*0.2, 1), H: r.H}
		if mirrored {
			at.X = r.Right() - float64(i+1)*each
		}
		low, high := min(s.Points, s.After), max(s.Points, s.After)
		switch {
		case i < low:
			c.FillV(at, army.Light, army.Middle)
		case i < high:
			c.FillRect(at, kit.Hex(0x5A1512))
			c.FillRect(kit.Rect{X: at.X, Y: at.Y + at.H*0.15, W: at.W, H: at.H * 0.2}, kit.Loss)
			c.FillRect(kit.Rect{X: at.X, Y: at.Y + at.H*0.6, W: at.W, H: at.H * 0.2}, kit.Loss)
		default:
			c.FillRect(at, kit.Hex(0x252C36))
		}
	}
}
