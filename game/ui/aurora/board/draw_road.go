package board

import (
	"math"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// far returns the size of something on the strip, given its sizes in landscape and upright windows.
func (f *Layout) far(wide, upright float64) float64 {
	if f.Portrait {
		return upright * f.S
	}
	return f.Unit(wide, upright)
}

// along returns the x coordinate of a space on the strip.
func (f *Layout) along(m *Model, space float64) float64 {
	edge := f.far(40, 18)
	return f.Road.X + edge + (f.Road.W-2*edge)*space/float64(max(len(m.Road.Spaces)-1, 1))
}

// road paints the strip at the horizon: all convoys, and the ship ahead.
func (d *drawing) road() {
	d.Part("road", d.strip)
	f, m := d.f, d.m
	ship := f.far(104, 56)
	art.Lamp(d.Canvas, f.along(m, float64(m.Road.Ship)), f.Horizon-ship*0.3, ship*0.4, d.now.Clock, 1)
	y := f.Horizon
	for i := len(m.Road.Tokens) - 1; i >= 0; i-- {
		t := m.Road.Tokens[i]
		long := f.afar(&t)
		x, aside := f.along(m, d.space(t)), d.crowd(i)
		if x < f.far(90, 44) { // there is no room behind
			aside = -aside
		}
		x -= aside
		d.mini(t.Seat, x, y+f.Unit(1, 1), long)
	}
}

// mini paints a convoy seen from afar. While it drives, it rocks and its wheels turn.
func (d *drawing) mini(seat string, x, y, long float64) {
	for _, move := range d.m.Drives {
		if move.Seat == seat && !d.now.Calm && d.now.Length > 0 && d.now.T < d.now.Length {
			art.Mini(d.Canvas, seat, x, y-math.Abs(math.Sin(d.now.T/70)), long)
			art.Wheels(d.Canvas, x, y, long, d.now.T*0.9)
			return
		}
	}
	art.Mini(d.Canvas, seat, x, y, long)
}

// space returns a convoy's space at this moment; it may be between two.
func (d *drawing) space(t Standing) float64 {
	for _, go_ := range d.m.Drives {
		if go_.Seat == t.Seat && !d.now.Calm && d.now.Length > 0 {
			return float64(go_.From) + float64(go_.To-go_.From)*motion.InOut(min(1, d.now.T/d.now.Length))
		}
	}
	return float64(t.Space)
}

// afar returns the length of a convoy on the strip.
func (f *Layout) afar(t *Standing) float64 {
	if t.Own {
		return f.far(48, 32)
	}
	return f.far(36, 24)
}

// crowd returns how far the i-th convoy is moved aside for those before it on the same space.
func (d *drawing) crowd(i int) (aside float64) {
	list := d.m.Road.Tokens
	for k := range i {
		if list[k].Space != list[i].Space {
			continue
		}
		if aside == 0 {
			aside = (d.f.afar(&list[i]) - d.f.afar(&list[k])) / 2
		}
		aside += d.f.afar(&list[k])
	}
	return aside
}

// strip paints the road itself.
func (d *drawing) strip() {
	f, m := d.f, d.m
	y := f.Horizon + f.Unit(2, 1)
	foot := f.Road.Bottom()
	d.FillV(kit.Rect{Y: y, W: f.W, H: foot - y}, art.Ink.Fade(0.5), art.Ink.Fade(0))
	ship := f.along(m, float64(m.Road.Ship))
	clear := ship + f.far(104, 56)*0.8 // width of the ship, and of the words in front of it
	for _, c := range m.Road.Course {
		x := f.along(m, float64(c.Space))
		art.Ship(d.Canvas, x, y, f.far(62, 32), true)
		if !f.Narrow {
			at := math.Max(x, clear)
			clear = at + kit.Width(kit.LabelBold, f.Px(15), 0, c.Text) + 8
			words := kit.Rect{X: math.Min(at, f.W-34) - 50, Y: y - f.Unit(48, 30), W: 100, H: f.Unit(18, 15)}
			d.Line(centred(label(f.Px(15), art.Ice)), c.Text, words)
		}
	}
	art.Ship(d.Canvas, ship, y+1, f.far(104, 56), false)
	first := f.along(m, 0)
	long := f.along(m, float64(len(m.Road.Spaces)-1)) - first
	d.FillRect(kit.Rect{X: first - 8, Y: y - 3, W: long + 16, H: 6}, art.Ink.Fade(0.55))
	d.FillRect(kit.Rect{X: first - 8, Y: y - 1, W: long + 16, H: 2}, kit.Hex(0xE2F4F7).Fade(0.75))
	for i := range m.Road.Spaces {
		d.milestone(i, y, foot)
	}
	if !f.Narrow {
		d.regions(y, foot)
	}
	d.lurking(y)
}

// milestone paints a space of the strip, between the road and its lower edge: a dot, a beacon, or the border of a
// region.
func (d *drawing) milestone(i int, y, foot float64) {
	f, m, s := d.f, d.m, &d.m.Road.Spaces[i]
	x, r := f.along(m, float64(i)), f.far(3, 1.8)
	if i%5 == 0 {
		r = f.far(4.5, 2.8)
	}
	d.Circle(x, y, r, art.Text)
	if s.Beacon != "" {
		sign, col := beacon(s.Beacon)
		q, by := f.lamp(), (y+foot)/2
		d.Circle(x, by, q, col)
		d.Circle(x, by, q-1.6, art.Ink)
		art.Sign(d.Canvas, sign, kit.Rect{X: x - q*0.68, Y: by - q*0.68, W: q * 1.36, H: q * 1.36}, col)
	}
	if i > 0 && s.Region != m.Road.Spaces[i-1].Region {
		mid := (x + f.along(m, float64(i-1))) / 2
		for k := range 4 {
			d.FillRect(kit.Rect{X: mid - 1, Y: y - 26*f.Unit(1, 0.6) + float64(k)*9*f.Unit(1, 0.6), W: 2,
				H: 5 * f.Unit(1, 0.6)}, art.Ice.Fade(0.7))
		}
	}
}

// lamp returns half the width of a beacon on the strip.
func (f *Layout) lamp() float64 { return f.far(11, 7.5) }

// regions paints the regions' names on the strip, each at the beginning of its region.
func (d *drawing) regions(y, foot float64) {
	f, m := d.f, d.m
	first := 0
	for i := range m.Road.Spaces {
		region := m.Road.Spaces[i].Region
		if i == 0 || region != m.Road.Spaces[i-1].Region {
			first = i
		}
		if i == len(m.Road.Spaces)-1 || m.Road.Spaces[i+1].Region != region {
			x := f.along(m, float64(first))
			if m.Road.Spaces[first].Beacon != "" {
				x += f.lamp() * 2
			}
			d.Line(label(f.Px(15), art.Second), m.Words.Regions[region-1], kit.Rect{X: x - f.Unit(10, 5), Y: y + 5,
				W: math.Max(140, f.Unit(140, 90)), H: foot - y - 5})
		}
	}
}

// lurking marks the regions that have enemies, with their number.
func (d *drawing) lurking(y float64) {
	f, m := d.f, d.m
	for region, name := range m.Words.Regions {
		n, first, last := 0, -1, 0
		for i := range m.Foes {
			if m.Foes[i].Region == name {
				n++
			}
		}
		for i := range m.Road.Spaces {
			if m.Road.Spaces[i].Region == region+1 {
				if last = i; first < 0 {
					first = i
				}
			}
		}
		if r := f.far(11, 9); n > 0 && first >= 0 {
			x, y, ship := f.along(m, float64(first+last)/2), y-f.far(52, 34), f.along(m, float64(m.Road.Ship))
			if math.Abs(x-ship) < f.far(70, 40) { // beside the ship
				x = ship - f.far(90, 50)
			}
			art.Sign(d.Canvas, "enemy", kit.Rect{X: x - 2*r, Y: y - r, W: 2 * r, H: 2 * r}, art.Loss)
			d.Line(number(f.Px(18), art.Loss), itoa(n), kit.Rect{X: x + 3, Y: y - r, W: 2 * r, H: 2 * r})
		}
	}
}

// beacon returns the sign and the colour of a beacon.
func beacon(name string) (string, kit.Color) {
	if name == "contamination" {
		name = "contam"
	}
	return name, art.Tint(name)
}
