package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// dusk is the sky, from top to horizon, when the war begins, and night when it has reached the last city.
var (
	dusk = []kit.Stop{
		{At: 0, Color: kit.Hex(0x131A2E)}, {At: 0.45, Color: kit.Hex(0x2A2D52)},
		{At: 0.78, Color: kit.Hex(0x6A4462)}, {At: 1, Color: kit.Hex(0xC26A50)},
	}
	night = []kit.Stop{
		{At: 0, Color: kit.Hex(0x04060C)}, {At: 0.45, Color: kit.Hex(0x0B1026)},
		{At: 0.78, Color: kit.Hex(0x241F40)}, {At: 1, Color: kit.Hex(0x5E3340)},
	}
)

// westEast is laid over the dusk, strongest at the horizon.
var westEast = []kit.Stop{
	{At: 0, Color: kit.Hex(0xC2411F).Fade(0.75)}, {At: 0.3, Color: kit.Hex(0xD9642A).Fade(0.6)},
	{At: 0.6, Color: kit.Hex(0x6A3F66).Fade(0.1)}, {At: 1, Color: kit.Hex(0x23406E).Fade(0.55)},
}

// sky paints sky and ground. In portrait the sky is the part of the panorama above the city that is shown.
func (d *drawing) sky() {
	f := d.f
	horizon := f.Road.Y
	d.panorama(kit.Rect{W: f.W, H: horizon}, d.span())
	d.FillStops(kit.Rect{Y: horizon, W: f.W, H: f.H - horizon},
		kit.Stop{At: 0, Color: kit.Hex(0x2C2420)}, kit.Stop{At: 0.25, Color: kit.Hex(0x1B1815)},
		kit.Stop{At: 1, Color: kit.Hex(0x0B0C0D)})
}

// span returns the part of the road that the window shows, from 0 in the west to 1 in the east.
func (d *drawing) span() [2]float64 {
	if !d.f.Portrait {
		return [2]float64{0, 1}
	}
	i := float64(looked(d.m))
	return [2]float64{i * 0.19, i*0.19 + 0.24}
}

// panorama paints the sky of the hour in box, and over it the part span of the colours from west to east.
func (d *drawing) panorama(box kit.Rect, span [2]float64) {
	late := d.late()
	var sky [4]kit.Stop
	for i := range sky {
		sky[i] = kit.Stop{At: dusk[i].At, Color: dusk[i].Color.Mix(night[i].Color, late)}
	}
	d.FillStops(box, sky[:]...)
	const steps = 12
	low := kit.Rect{X: box.X, Y: box.Y + box.H*0.2, W: box.W / steps, H: box.H * 0.8}
	for i := range steps {
		a := d.tint(span, float64(i)/steps)
		b := d.tint(span, float64(i+1)/steps)
		d.FillRect4(low, [4]kit.Color{a.Fade(0), b.Fade(0), b, a})
		low.X += low.W
	}
	d.stars(box, late)
}

// late returns how near the war has come to the last city, 0..1, by the districts that have fallen.
func (d *drawing) late() float64 {
	lost := 0.0
	for i := range d.m.Cities {
		c := &d.m.Cities[i]
		if c.Destroyed {
			lost++
			continue
		}
		for _, b := range c.Districts {
			if b.State == Ravaged {
				lost += 1 / float64(len(c.Districts))
			}
		}
	}
	return math.Min(1, lost/(float64(len(d.m.Cities))-0.5))
}

func (d *drawing) tint(span [2]float64, t float64) kit.Color {
	t = span[0] + (span[1]-span[0])*t
	for i := 1; i < len(westEast); i++ {
		if t <= westEast[i].At {
			a, b := westEast[i-1], westEast[i]
			return a.Color.Mix(b.Color, (t-a.At)/(b.At-a.At))
		}
	}
	return westEast[len(westEast)-1].Color
}

// stars scatters faint dots over the east, brighter when it is late, and long clouds over the west.
func (d *drawing) stars(box kit.Rect, late float64) {
	seed := uint32(5)
	next := func() float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8) / (1 << 24)
	}
	for range 60 {
		x, y, r := box.X+box.W*(0.3+0.7*next()), box.Y+box.H*0.6*next(), 0.5+0.8*next()
		d.Circle(x, y, r, kit.Hex(0xE8ECFF).Fade((0.15+0.5*next())*(0.5+late)))
	}
	for i := range 7 {
		y := box.Y + box.H*(0.52+0.06*float64(i))
		x, w := box.X+box.W*(0.75*next()-0.1), box.W*(0.16+0.14*next())
		col := kit.Hex(0xE77A45)
		if i%2 == 0 {
			col = kit.Hex(0x3A2740)
		}
		d.Glow(kit.Rect{X: x, Y: y, W: w, H: 9 + 6*next()}, col.Fade(0.5))
	}
}

// ground paints a city's light and its houses.
func (d *drawing) ground(c *City, col *Column) {
	if col.Skyline.Empty() {
		return
	}
	r := col.Skyline
	if c.Active {
		warm := col.Rect
		warm.H = r.Bottom() - warm.Y
		d.FillV(warm, kit.Hex(0x8FB2C8).Fade(0.10), kit.Hex(0xFF8A2B).Fade(0.08))
		below := kit.Rect{X: col.Rect.X, Y: r.Bottom(), W: col.Rect.W, H: col.Rect.Bottom() - r.Bottom()}
		d.FillV(below, kit.Hex(0xFFB45A).Fade(0.05), kit.Hex(0xFFB45A).Fade(0.12))
	}
	if c.Destroyed {
		d.FillRect(col.Rect, kit.Hex(0x0B0C0E).Fade(0.35))
	}
	d.skyline(c, r)
}

// skyline draws a city with its ground on the lower edge of r.
func (d *drawing) skyline(c *City, r kit.Rect) {
	art.City(d.Canvas, c.ID, built(r), d.blocks(c), d.now.Clock)
}

// built returns the part of a skyline's place that houses stand on.
func built(r kit.Rect) kit.Rect { return r.InsetXY(math.Min(8, r.W*0.03), 0) }

// blocks returns what is left of a city's districts at this moment of the change.
func (d *drawing) blocks(c *City) []art.Block {
	blocks := c.blocks()
	for i := range c.Districts {
		if fall, falls := d.fall(c, i); falls && blocks[i].State == art.Ruined {
			blocks[i].Fall = fall
			if fall == 0 {
				blocks[i].State = art.Burning
			}
		}
	}
	return blocks
}

// blocks returns what is left of a city's districts after the change.
func (c *City) blocks() []art.Block {
	blocks := make([]art.Block, len(c.Districts), len(c.Districts)+1)
	for i, b := range c.Districts {
		switch {
		case b.State == Ravaged || c.Destroyed:
			blocks[i].State = art.Ruined
		case b.State == Fought:
			blocks[i].State = art.Burning
		}
	}
	if c.Destroyed && len(blocks) == 0 {
		blocks = append(blocks, art.Block{State: art.Ruined})
	}
	return blocks
}

// road paints the road, and the red line that shows how far the convoy has come.
func (d *drawing) road() {
	r := d.f.Road
	front := d.front()
	type roadKey struct {
		road  kit.Rect
		front float64
	}
	d.keepAs(roadKey{r, front}, func() { d.tarmac(r, front) })
	if front > 0 {
		art.Convoy(d.Canvas, front-d.f.Unit(14, 10), r.Y, d.f.Unit(0.85, 0.62), d.now.Clock)
		d.Glow(kit.Rect{X: front - 26, Y: r.Y - 26, W: 52, H: 52}, art.Sensor.Fade(0.9))
	}
}

// tarmac paints the road without what moves on it.
func (d *drawing) tarmac(r kit.Rect, front float64) {
	d.FillRect(r, kit.Hex(0x15120F))
	seam := []kit.Stop{
		{At: 0, Color: kit.Hex(0x57504B)}, {At: 0.28, Color: kit.Hex(0xC4683A)},
		{At: 0.55, Color: kit.Hex(0x7A6470)}, {At: 1, Color: kit.Hex(0xFFD998)},
	}
	for i := 1; i < len(seam); i++ {
		a, b := seam[i-1], seam[i]
		d.FillH(kit.Rect{X: r.W * a.At, Y: r.Y - 1, W: r.W * (b.At - a.At), H: 2.5}, a.Color, b.Color)
	}
	for x := 8.0; x < r.W; x += 34 {
		col := kit.Hex(0x8C7A5A).Fade(0.7)
		if x < front {
			col = kit.Hex(0xE07A3A).Fade(0.8)
		}
		d.FillRect(kit.Rect{X: x, Y: r.MidY() - 1.2, W: 18, H: 2.4}, col)
	}
	if front > 0 {
		d.FillV(kit.Rect{Y: r.Y - 8, W: front, H: 8}, art.Sensor.Fade(0), art.Sensor.Fade(0.4))
		d.FillV(kit.Rect{Y: r.Y, W: front, H: 8}, art.Sensor.Fade(0.4), art.Sensor.Fade(0))
		d.FillRect(kit.Rect{Y: r.Y - 2, W: front, H: 4}, art.Sensor)
		ahead, k := d.f.Unit(70, 50), d.f.Unit(0.85, 0.62)
		d.FillH(kit.Rect{X: front, Y: r.Y - 9*k, W: ahead, H: 10 * k}, art.Sensor.Fade(0.4), art.Sensor.Fade(0))
	}
}

// front returns how far east the red line reaches: to the middle of the fought district, or the east end of what has
// fallen.
func (d *drawing) front() float64 {
	front := 0.0
	for i := range d.f.Columns {
		col, c := &d.f.Columns[i], &d.m.Cities[i]
		if !col.Shown {
			continue
		}
		if c.Destroyed {
			front = col.Rect.Right()
		}
		part := col.Rect.W / math.Max(1, float64(len(c.Districts)))
		for k, b := range c.Districts {
			x := col.Rect.X + part*float64(k)
			switch b.State {
			case Fought:
				front = math.Max(front, x+part/2)
			case Ravaged:
				front = math.Max(front, x+part)
			}
		}
	}
	return front
}
