package board

import (
	"math"
	"strconv"

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
	d.keep("road", d.strip)
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

// slots paints the five slots that can be explored.
func (d *drawing) slots() {
	for i, r := range d.f.Slots {
		s := &d.m.Slots[i]
		if r.Empty() {
			continue
		}
		if s.Print == nil {
			d.Dashed(kit.Round(8), r, 1.5, 5, 5, art.Line)
		} else {
			art.Card(d.Canvas, s.Print, r, s.State)
		}
		d.slotPlate(s, d.f.Plates[i])
	}
}

// slotPlate paints the cost of a slot, and its bonus.
func (d *drawing) slotPlate(s *Slot, r kit.Rect) {
	f := d.f
	edge, ground, col := art.Line, art.PanelLo, art.Bright
	switch {
	case s.Open:
		edge, ground = art.Gold, kit.Hex(0x3A2A10)
	case s.Grey:
		col = art.Quiet
	case s.State.Legal:
		edge = art.Legal
	}
	d.Fill(kit.Round(f.Unit(7, 5)), r, ground.Fade(0.94))
	d.Outline(kit.Round(f.Unit(7, 5)), r, 1.5, edge)
	q := math.Min(r.H*0.92, r.W*0.38)
	if f.Portrait && s.Food > 0 { // the food is below
		q = r.H * 0.52
	}
	shield := kit.Rect{X: r.X + 2, Y: r.Y + (r.H-q)/2, W: q * 0.9, H: q}
	if f.Portrait && s.Food > 0 {
		shield.Y = r.Y + 2
	}
	art.Sign(d.Canvas, "shield", shield.Centred(q, q), col)
	art.Sign(d.Canvas, "shield", shield.Centred(q*0.78, q*0.78), art.Ink)
	d.Line(centred(number(math.Max(kit.MinText, q*0.62), col)), s.Cost, shield.Offset(0, -1))
	_, rest := r.CutLeft(shield.Right() - r.X + 1)
	if f.Portrait {
		if s.Food > 0 {
			d.sign(shield.X, kit.Rect{X: r.X, Y: shield.Bottom(), H: r.Bottom() - shield.Bottom()}, "food",
				Minus(-s.Food), 13*f.S, art.Loss)
		}
		d.bonusUpright(s, rest)
		return
	}
	if s.Food > 0 { // food that makes up for missing skill
		d.sign(rest.X+2, r, "food", Minus(-s.Food), f.Unit(20, 14), art.Loss)
	}
	price, rest := r.CutLeft(r.W * 0.42) // the cost is set apart from the bonus, with or without food
	d.FillRect(kit.Rect{X: price.Right(), Y: r.Y + 5, W: 1, H: r.H - 10}, edge.Fade(0.6))
	rest = rest.InsetXY(4, 0)
	size := math.Min(f.Unit(20, 15), rest.H*0.66)
	list := options(s.Bonus, f.Narrow)
	if art.EffectsWidth(list, size) <= rest.W*1.2 {
		art.Effects(d.Canvas, list, rest, size, false)
	} else {
		d.bonusUpright(s, rest)
	}
}

// or is the separator between options.
var or = art.Effect{Sign: "or", Color: art.Quiet}

// bonusUpright paints the bonus of a slot in little room: an option or a sign in each line, as large as fits.
func (d *drawing) bonusUpright(s *Slot, r kit.Rect) {
	lines := bonusLines(s.Bonus, d.f.Portrait || d.f.Narrow)
	for i, list := range lines {
		high := r.H / math.Max(2, float64(len(lines)))
		at := kit.Rect{X: r.X, Y: r.MidY() + high*(float64(i)-float64(len(lines))/2), W: r.W - 2, H: high}
		art.Effects(d.Canvas, list, at, math.Min(16*d.f.S, high*0.92), false)
	}
}

// bonusLines returns the signs of a bonus in lines: one for each effect, or for each option, the second after a
// separator. Effects that end every option get a line of their own, if what comes before them fits in one. If brief,
// numbers of one are left out.
func bonusLines(bonus [][]art.Effect, brief bool) (lines [][]art.Effect) {
	list := options(bonus, brief)
	if len(bonus) > 1 && len(list) == 2*len(bonus) { // only the options, and what they share
		last := len(list) - 1
		return [][]art.Effect{list[:last], list[last:]}
	}
	effects := 0
	for _, option := range bonus {
		effects += len(option)
	}
	for i, option := range bonus {
		if effects > 3 { // a line for each option
			line := options([][]art.Effect{option}, brief)
			if i > 0 {
				line = append([]art.Effect{or}, line...)
			}
			lines = append(lines, line)
			continue
		}
		for k := range option {
			line := option[k : k+1]
			if i > 0 && k == 0 {
				line = append([]art.Effect{or}, line...)
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// options returns the signs of a bonus with separators between options; effects that end every option appear once. If
// brief, numbers of one are left out.
func options(bonus [][]art.Effect, brief bool) (list []art.Effect) {
	var end []art.Effect
	for i, option := range bonus {
		if i > 0 {
			list = append(list, or)
		}
		if n := len(option); n == 2 && len(bonus) > 1 &&
			(i+1 == len(bonus) || option[1] == bonus[i+1][len(bonus[i+1])-1]) {
			end = option[1:]
			option = option[:1]
		}
		list = append(list, option...)
		if len(end) > 0 && (i+1 == len(bonus) || len(bonus[i+1]) != 2 || bonus[i+1][1] != end[0]) {
			list, end = append(list, end...), nil
		}
	}
	if brief {
		for i := range list {
			switch list[i].N {
			case "1", "+1", "−1": // the colour shows that it is a loss
				list[i].N = ""
			}
		}
	}
	return list
}

// salvage paints the cards to choose from.
func (d *drawing) salvage() {
	for i, r := range d.f.Salvage {
		art.Card(d.Canvas, d.m.Salvage[i].Print, r, d.m.Salvage[i].State)
	}
}

func itoa(n int) string { return strconv.Itoa(n) }
