package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Fight is what a battle for one of a city's districts looks like from close up.
type Fight struct {
	City   string  // id of the city
	Blocks []Block // from west to east
	At     int     // the index of the block that is fought for
	Fall   float64 // how far that block has fallen down, 0..1
	Ruin   float64 // how far the whole city has fallen down, 0..1
	Clock  float64 // in seconds; 0 is a still picture
}

// battlefield draws a Fight in r. Block is where the fought block stands, with the ground at its lower edge; u is a
// length of 1 in the design.
type battlefield struct {
	scenery
	Fight
	style    cityStyle
	r, block kit.Rect
	u        float64
}

// Battle draws a fight in r, without its sky. The fought block stands in block; its neighbours reach out of the picture
// on both sides.
func Battle(c *kit.Canvas, f Fight, r, block kit.Rect) {
	b := &battlefield{scenery: scenery{Canvas: c, t: f.Clock, seed: 31}, Fight: f, style: cityStyleOf(f.City), r: r,
		block: block, u: block.W / 430}
	u, ground := b.u, block.Bottom()
	alive := (1 - 0.2*f.Fall) * (1 - f.Ruin)
	mid := kit.Point{X: block.MidX(), Y: ground}
	b.FillV(kit.Rect{X: r.X, Y: ground - 420*u, W: r.W, H: 420 * u}, kit.Hex(0xD9642A).Fade(0),
		kit.Hex(0xD9642A).Fade(0.55*(0.4+0.6*alive)*(1-0.8*f.Ruin)))
	b.Glow(kit.Rect{X: mid.X - 560*u, Y: mid.Y - 460*u, W: 1120 * u, H: 760 * u},
		kit.Hex(0xFF7A2B).Fade(0.85*alive*(1+0.04*b.wave(1.7, 4))))
	west := kit.Rect{X: block.X - 400*u, Y: ground - 340*u, W: 400 * u, H: 340 * u}
	east := kit.Rect{X: block.Right(), Y: west.Y, W: west.W, H: west.H}
	b.distance()
	b.landmark(f.At-1, west.MidX(), 1.95*u)
	b.landmark(f.At+1, east.MidX(), 1.95*u)
	b.landmark(f.At, mid.X-6*u, 2.25*u)
	b.quarter(f.At-1, west)
	b.quarter(f.At+1, east)
	for i, at := range [3]float64{-0.34, 0.1, 0.36} {
		size := (52 + 14*float64(i%2)) * u * (0.65 + 0.35*alive)
		b.plume(mid.X+at*block.W, ground-150*u*(1-f.Fall)-40*u, size, b.drained(kit.Hex(0x5A2A1E), f.Ruin).Fade(0.75),
			kit.Hex(0x120E14).Fade(0.78), i)
	}
	b.stricken(alive)
	if f.Ruin > 0 {
		for i := range 7 { // embers that still glow
			x := r.X + r.W*(float64(i)+b.chance(i+50))/7
			b.spot(x, ground, (26+34*b.chance(i+60))*u, kit.Hex(0xE0561E).Fade(0.75*b.dead(x)*(1+0.15*b.wave(3, i))))
		}
	}
	b.earth()
	b.dust()
	b.embers(kit.Rect{X: r.X, Y: ground - 430*u, W: r.W, H: 520 * u}, int(130-60*f.Ruin))
}

// drained returns a colour of which a part, 0..1, has turned to ash.
func (b *battlefield) drained(c kit.Color, part float64) kit.Color {
	v := uint8((30*int(c.R) + 59*int(c.G) + 11*int(c.B)) / 100)
	return c.Mix(kit.Color{R: v/2 + 18, G: v/2 + 17, B: v/2 + 17, A: c.A}, part)
}

// dead returns how far the ruin of the city, which comes from the west, has reached what stands at x, 0..1.
func (b *battlefield) dead(x float64) float64 {
	d := 2.2*b.Ruin - 1.2*(x-b.r.X)/b.r.W
	return math.Max(0, math.Min(1, d))
}

// distance paints what is seen between and behind the blocks: ruins in the west, where the convoy came from, and houses
// in the east.
func (b *battlefield) distance() {
	u, ground := b.u, b.block.Bottom()
	for row := range 2 {
		step := 34 * u
		for i := range min(int(b.r.W/step)+2, 200) {
			x := b.r.X + (float64(i)-0.5*b.chance(i+40*row))*step
			h := (54 + 110*b.chance(i+90+40*row)) * u * (1 - 0.35*float64(row))
			sort := int(b.chance(i+170+40*row) * torn)
			if x < b.block.X-120*u*b.chance(i+7) && b.At == 0 {
				sort, h = torn+i%2, h*0.8
			}
			wall := b.style.haze.Mix(kit.Hex(0x2A1420), 0.25+0.35*float64(row))
			d := b.dead(x)
			wide := h * 0.42 * (0.8 + 0.5*b.chance(i+210))
			b.house(sort, kit.Rect{X: x, Y: ground - h + h*0.4*d, W: wide, H: h * 1.3}, b.drained(wall, d).Fade(0.85),
				kit.Color{})
		}
	}
}

// landmark draws the landmark of block i, if it has one that still stands, k times its size with its foot at x.
func (b *battlefield) landmark(i int, x, k float64) {
	if i < 0 || i >= len(b.Blocks) || b.Blocks[i].State == Ruined && i != b.At {
		return
	}
	mark := landmark(b.style, i)
	if mark == "" {
		return
	}
	ground, d := b.block.Bottom(), b.dead(x)
	lean, y, tint := 7*d, ground+60*k*d*d, kit.Hex(0xE8DED8)
	if i == b.At {
		lean, y, tint = 5*b.Fall+4*b.Ruin, ground+1.6*b.sink(), kit.Hex(0x94625A).Mix(kit.Hex(0x4A3030), b.Fall)
	}
	b.Warp(turn(x, ground, lean))
	b.landmarkAt(mark, b.style, x, y, k, b.drained(tint, d))
	b.Pop()
	if d == 0 && i != b.At {
		b.movingParts(mark, kit.Rect{X: x - 50*k, Y: ground - 150*k/0.96, W: 100 * k, H: 150 * k / 0.96})
	}
}

// quarter draws block i, a neighbour of the fought one, in box if the city has it: its houses, whole or in ruins.
func (b *battlefield) quarter(i int, box kit.Rect) {
	if i < 0 || i >= len(b.Blocks) {
		return
	}
	s, u := b.scenery, b.u
	s.seed += 13 * (i + 1)
	state := b.Blocks[i].State
	const n = 6
	for row := range 2 {
		for k := range n {
			id := k + 20*row
			x := box.X + (float64(k)+0.15+0.7*s.chance(id))*box.W/n
			wide := (58 + 34*s.chance(id+100)) * u * (1 - 0.12*float64(1-row))
			b.neighbour(s, id, state, row == 0, x, wide)
		}
	}
	if state == Ruined && b.Ruin == 0 {
		s.smoulder(box)
	}
}

// neighbour draws a house beside the fought block. Nobody fights for it, and it falls only with its city.
func (b *battlefield) neighbour(s scenery, id int, state State, behind bool, x, wide float64) {
	l, ground := b.style, b.block.Bottom()
	d := b.dead(x)
	tall := wide * houseH / houseW
	sort, rise := int(s.chance(id+200)*torn), tall*(l.low+(l.high-l.low)*s.chance(id+300))*1.35
	wall, light := l.D, l.H.Fade((0.35+0.65*l.lit)*(1-math.Min(1, 2.5*d)))
	if behind {
		rise *= 1.25
		wall, light = l.M.Mix(l.haze, 0.3), light.Fade(0.4)
	}
	if state == Ruined {
		sort, rise = torn+id%2, tall*(0.34+0.4*s.chance(id+300))
		wall, light = kit.Hex(0x241A1D), kit.Hex(0xB0664A).Fade(0.4*(1-d))
		if behind {
			wall = kit.Hex(0x40302F)
		}
	}
	rise *= 1 - 0.42*d*d
	lean := (s.chance(id+400) - 0.5) * 26 * d
	s.Warp(kit.Translate(x+wide/2, ground).Mul(kit.Rotate(lean)).Mul(kit.Translate(-x-wide/2, -ground)))
	s.house(sort, kit.Rect{X: x, Y: ground - rise, W: wide, H: tall}, b.drained(wall.Mix(kit.Hex(0x2B1516), 0.25), d),
		light)
	s.Pop()
}

// earth paints the ground, the road on it, and the red line that shows how far the convoy has come.
func (b *battlefield) earth() {
	ground, u := b.block.Bottom(), b.u
	b.FillStops(kit.Rect{X: b.r.X, Y: ground, W: b.r.W, H: b.r.Bottom() - ground},
		kit.Stops(0.0, b.drained(kit.Hex(0x33221B), b.Ruin), 0.3, b.drained(kit.Hex(0x1C1411), b.Ruin), 1.0,
			kit.Hex(0x0B0A0A))...)
	b.FillV(kit.Rect{X: b.r.X, Y: ground - 40*u, W: b.r.W, H: 40 * u}, kit.Hex(0x1A0F0C).Fade(0),
		kit.Hex(0x1A0F0C).Fade(0.6))
	b.FillRect(kit.Rect{X: b.r.X, Y: ground - 1.5*u, W: b.r.W, H: 3 * u},
		b.drained(kit.Hex(0xC4683A), b.Ruin).Fade(0.8))
	alive := (1 - 0.2*b.Fall) * (1 - b.Ruin)
	b.Glow(kit.Rect{X: b.block.MidX() - 620*u, Y: ground - 70*u, W: 1240 * u, H: 240 * u},
		kit.Hex(0xFF7A2B).Fade(0.34*alive*(1+0.05*b.wave(1.3, 8))))
	for i := range 40 { // debris
		y := ground + (8+150*b.chance(i+700)*b.chance(i+740))*u
		size := (3 + 10*b.chance(i+780)) * u * (1 + (y-ground)/(200*u))
		b.Warp(turn(b.r.X+b.r.W*b.chance(i+820), y, 70*b.chance(i+860)-35))
		r := kit.Rect{X: b.r.X + b.r.W*b.chance(i+820) - size, Y: y - size*0.3, W: 2 * size, H: size * 0.6}
		b.FillRect(r, kit.Hex(0x0A0706))
		b.FillRect(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.2 * u}, b.drained(kit.Hex(0xC46A3A), b.Ruin).Fade(0.35))
		b.Pop()
	}
	front := b.front()
	b.FillV(kit.Rect{X: b.r.X, Y: ground - 12*u, W: front - b.r.X, H: 12 * u}, Sensor.Fade(0), Sensor.Fade(0.35))
	b.FillRect(kit.Rect{X: b.r.X, Y: ground - 2.5*u, W: front - b.r.X, H: 5 * u}, Sensor)
	b.spot(front, ground, 44*u, Sensor.Fade(0.9))
}

// front returns how far east the red line has come: a little way into the fought block, to its end as it falls, and out
// of the picture as the city does.
func (b *battlefield) front() float64 {
	f := b.block.X + b.block.W*(0.12+0.88*b.Fall)
	return f + (b.r.Right()-f)*b.Ruin
}
