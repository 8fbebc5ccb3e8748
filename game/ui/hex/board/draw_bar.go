package board

import (
	"math"
	"strconv"
	"strings"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// bar draws who plays, what they have left, and in the middle the turn.
func (d *drawing) bar() {
	f := d.f
	d.FillV(f.Top, kit.Hex(0x10151D), kit.Ink)
	d.FillRect(kit.Rect{Y: f.Top.Bottom() - 1, W: f.W, H: 1}, kit.Hex(0x3A3A40))
	for i := range f.Sides {
		d.side(d.counted(i), f.Sides[i], i == 1 && len(f.Sides) == 2)
	}
	if !f.Banner.Empty() {
		d.banner()
	}
}

func (d *drawing) banner() {
	b, f := &d.m.Banner, d.f
	edge := kit.Brass
	if b.Battle {
		edge = kit.Hex(0xE06A3A)
	}
	d.Fill(kit.Round(3), f.Banner, kit.Hex(0x2A1C12).Fade(0.8))
	d.Outline(kit.Round(3), f.Banner, 1.2, edge.Fade(0.8))
	top, low := f.Banner.InsetXY(6, 2), kit.Rect{}
	if b.Sub != "" {
		low, top = top.CutBottom(top.H * 0.42)
		d.Line(kit.Style{Face: kit.Label, Size: f.Fit(14, low.H), Least: 10, Color: kit.Text, H: kit.Middle, V: kit.Middle}, b.Sub, low)
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Fit(22, top.H), Least: 12, Upper: true, Color: kit.Gold, H: kit.Middle, V: kit.Middle}, b.Title, top)
}

// leastName is the least size of a side's name.
const leastName = 10

// side draws one seat: badge, name, piles, a bar of segments, points. Of two the second is the mirror image of the first.
func (d *drawing) side(s *Side, r kit.Rect, mirrored bool) {
	f, col := d.f, art.ColorsOf(s.Army)
	if s.Active && len(d.m.Sides) != 2 {
		d.FillRect(kit.Rect{X: r.X, Y: f.Top.Bottom() - 3, W: r.W, H: 3}, kit.Gold)
		d.FillRect(kit.Rect{X: r.X, Y: 0, W: r.W, H: f.Top.H}, kit.White.Fade(0.05))
	}
	if s.Out {
		d.PushAlpha(0.4)
		defer d.Pop()
	}
	put := func(x, w float64) kit.Rect { // from the outer edge inward
		if mirrored {
			return kit.Rect{X: r.Right() - x - w, Y: r.Y, W: w, H: r.H}
		}
		return kit.Rect{X: r.X + x, Y: r.Y, W: w, H: r.H}
	}
	h := kit.Start
	if mirrored {
		h = kit.Finish
	}
	if f.Portrait {
		d.narrowSide(s, r, put, h, mirrored)
		return
	}
	badge := math.Min(r.H*0.86, r.W*0.16)
	d.emblem(s, put(4, badge).Centred(badge, badge))
	x := badge + 10*f.S
	points := math.Max(r.H*1.0, 44)
	chip := 0.0
	if s.After != s.Points {
		chip = points * 0.72
	}
	room := r.W - x - points - chip
	named := math.Min(math.Max(104*f.S, 62), room*0.55)
	named = math.Min(room, math.Max(named, kit.Width(kit.DisplayBold, leastName, 0, strings.ToUpper(s.Name))+2)) // the name goes before the bar
	name := put(x, named)
	low, high := name.InsetXY(0, 5*f.S).CutBottom(r.H * 0.38)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: f.Fit(24, high.H), Least: leastName, Upper: true, Color: col.Word, H: h, V: kit.Middle}, s.Name, high)
	d.piles(s, low, mirrored)
	x += named + 8*f.S
	gauge := put(x, r.W-x-points-chip-8*f.S)
	if gauge.W > 20 {
		d.gauge(s, gauge.InsetXY(0, r.H*0.3), mirrored)
	}
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.78, Least: 18, Color: kit.White, H: kit.Middle, V: kit.Middle}, strconv.Itoa(s.Points), put(r.W-points-chip, points))
	if chip > 0 {
		d.after(s, put(r.W-chip, chip), mirrored)
	}
}

// after is the number of points that a battle would leave.
func (d *drawing) after(s *Side, r kit.Rect, mirrored bool) {
	col := kit.Loss
	if (s.After > s.Points) == s.Counts && s.Counts || d.foe(s) {
		col = kit.Legal
	}
	size := math.Min(r.H*0.24, r.W*0.3)
	arrow := kit.Rect{X: r.X, Y: r.MidY() - size/2, W: size, H: size}
	if mirrored {
		arrow.X = r.Right() - size
		d.Push(kit.Translate(2*arrow.MidX(), 0).Mul(kit.Scale(-1, 1)))
	}
	d.DrawIcon(kit.IconPlay, arrow, col, kit.Ink)
	if mirrored {
		d.Pop()
	}
	number := kit.Rect{X: r.X, Y: r.Y, W: r.W - size, H: r.H}
	if !mirrored {
		number.X += size
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: r.H * 0.5, Least: 10, Color: col, H: kit.Middle, V: kit.Middle}, strconv.Itoa(s.After), number)
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

// narrowSide is a side on a phone: badge, points, what a battle would leave, and the bar below.
func (d *drawing) narrowSide(s *Side, r kit.Rect, put func(x, w float64) kit.Rect, h kit.Align, mirrored bool) {
	f := d.f
	row := 44 * f.S
	badge := math.Min(30*f.S, r.W*0.3)
	at := put(2, badge)
	d.emblem(s, kit.Rect{X: at.X, Y: (row - badge) / 2, W: badge, H: badge})
	num := math.Min(34*f.S, r.W*0.4)
	p := put(badge+4, num)
	p.H = row
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: 32 * f.S, Least: 14, Color: kit.White, H: kit.Middle, V: kit.Middle}, strconv.Itoa(s.Points), p)
	if left := r.W - badge - num - 8; left > 24 {
		q := put(badge+num+6, left)
		q.H = row
		if s.After != s.Points {
			a := q
			a.W = math.Min(q.W, 38*f.S)
			if mirrored {
				a.X = q.Right() - a.W
			}
			if a.H = row - 8*f.S; left > 40 { // the pile stands below
				a.Y, q.Y, q.H = q.Y-3*f.S, q.Y+row*0.56, row*0.4
			} else {
				a.Y += 4 * f.S
			}
			d.after(s, a, mirrored)
		}
		if left > 40 {
			d.pile(s, q, h, mirrored)
		}
	}
	d.gauge(s, kit.Rect{X: r.X + 2, Y: 46 * f.S, W: r.W - 4, H: 8 * f.S}, mirrored)
}

// pile is how many tiles a side has still to draw.
func (d *drawing) pile(s *Side, r kit.Rect, h kit.Align, mirrored bool) {
	size := math.Min(14*d.f.S, r.H*0.8)
	icon := kit.Rect{X: r.X, W: size, H: size, Y: r.MidY() - size/2}
	if mirrored {
		icon.X = r.Right() - size
	}
	d.DrawIcon(kit.IconDeck, icon, art.ColorsOf(s.Army).Word, kit.Ink)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Fit(15, r.H), Color: kit.TextSecond, H: h, V: kit.Middle}, strconv.Itoa(s.Pile), r.InsetXY(size*1.2, 0))
}

// emblem is an army's badge, with a light behind whose turn it is.
func (d *drawing) emblem(s *Side, r kit.Rect) {
	if s.Active {
		d.Glow(r.Inset(-r.W*0.35), kit.Gold.Fade(0.5))
	}
	art.Emblem(d.Canvas, s.Army, r)
}

// piles are the tiles that a side has still to draw, and those it has discarded.
func (d *drawing) piles(s *Side, r kit.Rect, mirrored bool) {
	f := d.f
	size := f.Fit(15, r.H)
	one := size * 2.5
	for i, x := range []struct {
		icon kit.Icon
		n    int
	}{{kit.IconDeck, s.Pile}, {kit.IconPile, s.Discard}} {
		at := kit.Rect{X: r.X + float64(i)*one, Y: r.Y, W: one, H: r.H}
		if mirrored {
			at.X = r.Right() - float64(i+1)*one
		}
		d.DrawIcon(x.icon, kit.Rect{X: at.X, Y: at.MidY() - size/2, W: size, H: size}, art.ColorsOf(s.Army).Word.Fade(0.85), kit.Ink)
		at.X += size * 1.15
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Least: 9, Color: kit.TextSecond, V: kit.Middle}, strconv.Itoa(x.n), at)
	}
}

// gauge is the bar of segments: one a point. Those that a battle would cost are hatched.
func (d *drawing) gauge(s *Side, r kit.Rect, mirrored bool) {
	if r.W < 30 || s.Most == 0 {
		return
	}
	col := art.ColorsOf(s.Army)
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
			d.FillV(at, col.Light, col.Middle)
		case i < high:
			d.FillRect(at, kit.Hex(0x5A1512))
			d.FillRect(kit.Rect{X: at.X, Y: at.Y + at.H*0.15, W: at.W, H: at.H * 0.2}, kit.Loss)
			d.FillRect(kit.Rect{X: at.X, Y: at.Y + at.H*0.6, W: at.W, H: at.H * 0.2}, kit.Loss)
		default:
			d.FillRect(at, kit.Hex(0x252C36))
		}
	}
}

// buttons draws all buttons of the table.
func (d *drawing) buttons() {
	d.f.Buttons.DrawCorners(d.Canvas, 22*math.Max(d.f.S, 1))
	d.f.Buttons.Draw(d.Canvas, false)
}
