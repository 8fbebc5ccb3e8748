package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// bar draws who plays, what they have left, and in the middle the turn.
func (d *drawing) bar() {
	f := d.f
	d.FillV(f.Top, kit.Hex(0x10151D), kit.Ink)
	d.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, kit.Hex(0x3A3A40))
	for i := range f.Sides {
		s := d.seat(d.counted(i))
		s.Draw(d.Canvas, f.Window, f.Sides[i], i == 1 && len(f.Sides) == 2, len(d.m.Sides) != 2)
	}
	d.m.Banner.Draw(d.Canvas, f.Window, f.Banner)
}

// seat is a side as the top bar shows it.
func (d *drawing) seat(s *Side) furniture.Seat {
	return furniture.Seat{
		Name: s.Name, Color: art.ColorsOf(s.Army).Word, Score: s.Points, Then: s.After, Active: s.Active, Out: s.Out,
		Good:     s.Counts && s.After > s.Points || d.foe(s),
		Counters: []furniture.Counter{{Icon: kit.IconDeck, N: s.Pile}, {Icon: kit.IconPile, N: s.Discard}},
		Emblem:   func(c *kit.Canvas, r kit.Rect) { art.Emblem(c, s.Army, r) },
		Gauge:    func(c *kit.Canvas, r kit.Rect, mirrored bool) { gauge(c, s, r, mirrored) },
	}
}

// foe tells whether a side plays against the one that looks on.
func (d *drawing) foe(s *Side) bool {
	for _, a := range d.m.Foes {
		if a == s.Army {
			return true
		}
	}
	return false
}

// gauge is the bar of segments: one a point. Those that a battle would cost are hatched.
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

// buttons draws all buttons of the table.
func (d *drawing) buttons() {
	d.f.Buttons.DrawCorners(d.Canvas, 22*math.Max(d.f.S, 1))
	d.f.Buttons.Draw(d.Canvas, false)
}
