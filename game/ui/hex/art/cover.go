package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

var coverSky = kit.Stops(0.0, kit.Hex(0x06070D), 0.45, kit.Hex(0x1A1330), 0.8, kit.Hex(0x4A1E2C),
	1.0, kit.Hex(0xA33A1C))

// Cover fills r with the game's cover for the shelf: four quarters of one face in a four-armed frame. Words will cover
// its foot; if r is wide, the face is on the right, and the left is free for words.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) {
	x, y, radius := r.X+r.W*0.51, r.Y+r.H*0.34, math.Min(r.W*0.41, r.H*0.29)
	horizon := r.Y + r.H*0.617
	if r.W > r.H*1.2 {
		x, y, radius = r.X+r.W*0.815, r.Y+r.H*0.5, math.Min(r.W*0.17, r.H*0.37)
		horizon = r.Y + r.H*0.84
	}
	cover(c, r, x, y, radius, horizon)
}

// Front fills the window of the first screen like Cover, with the face above the place of the big title, which hides
// its chin.
func Front(c *kit.Canvas, w kit.Window, name kit.Rect) {
	high := name.Y + name.H*0.5
	radius := math.Min(high*0.43, w.W*0.41)
	if w.Portrait { // below the buttons in the corner
		radius = math.Max(math.Min(radius, (high-58)/1.98), 34)
	}
	cover(c, w.Rect(), w.W/2, high-radius*0.98, radius, math.Max(w.H*0.617, name.Y))
}

// cover fills r with the face around x, y in front of a horizon.
func cover(c *kit.Canvas, r kit.Rect, x, y, radius, horizon float64) {
	h := horizon - r.Y
	c.FillStops(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: h + 2}, coverSky...)
	glow(c, x, horizon, r.W*0.8, h*0.72, kit.Hex(0xFF8A2B).Fade(0.45))
	k := h / 444
	strip := kit.Rect{X: r.X, Y: r.Y, W: math.Ceil(r.W), H: math.Ceil(h)}
	kit.Mosaic(c, "cover", strip, func(p *kit.Painter) { burning(p, strip.W, strip.H, k) })
	c.FillStops(kit.Rect{X: r.X, Y: strip.Bottom(), W: r.W, H: r.Bottom() - strip.Bottom()},
		kit.Stops(0.0, kit.Hex(0x2A1A14), 0.12, kit.Hex(0x1A1210), 1.0, kit.Hex(0x0A0909))...)
	road := kit.Rect{X: r.X, Y: strip.Bottom() + 10*k, W: r.W, H: 24 * k}
	c.FillRect(road, kit.Hex(0x100C0B))
	c.FillRect(kit.Rect{X: road.X, Y: road.Y, W: road.W, H: 1.6}, kit.Hex(0xD9642A).Fade(0.9))
	for i := range int(r.W/(30*k)) + 1 {
		c.FillRect(kit.Rect{X: r.X + float64(i)*30*k, Y: road.MidY(), W: 16 * k, H: 1.6}, kit.Hex(0xD9642A).Fade(0.7))
	}
	embers(c, r, int(40+r.W*r.H/12000), 0)
	side := math.Ceil(radius * 2.7)
	glow(c, x, y, radius*1.7, radius*1.6, kit.Hex(0xFF9A3A).Fade(0.4))
	kit.Mosaic(c, "face", kit.Rect{X: x, Y: y}.Grow(side, side),
		func(p *kit.Painter) { visage{p, side / 2, radius}.paint() })
}

// burning paints the horizon of the cover on a sheet of w by h, k times its size.
func burning(p *kit.Painter, w, h, k float64) {
	heaven(p, w, h)
	smoke(p, w*0.12, h-50*k, 100*k, 0.3)
	smoke(p, w*0.86, h-50*k, 100*k, -0.2)
	row{from: -0.02, to: 1.02, low: 40, high: 150, narrow: 18, wide: 44, gap: 6, color: 0x2A141C, edge: 0xB4501F,
		broken: true}.paint(p, seeded(15), w, h, k)
	for _, f := range [5][3]float64{{0.1, 16, 42}, {0.9, 14, 44}, {0.3, 4, 28}, {0.58, 6, 26}, {0.74, 4, 30}} {
		fire(p, w*f[0], h-f[1]*k, f[2]*k)
	}
	row{from: -0.02, to: 1.02, low: 8, high: 40, narrow: 12, wide: 24, color: 0x150B10, broken: true}.paint(p,
		seeded(16), w, h, k)
}

// visage paints the face in its frame, in a tile of radius r around m, m.
type visage struct {
	*kit.Painter
	m, r float64
}

// quarters are the armies around the face, and what is visible of each one's face on its sheet: the upper faces may
// extend beyond the frame, the lower ones stay inside.
var quarters = [4]struct {
	a          Army
	face, part string
}{
	{Moloch, "robot", "M-140-180H201L206 60L194 130L205 200L200 236L120 242L60 232L-140 240Z"},
	{Borgo, "mutant", "M201-180H560V236L330 230L260 246L200 236L205 200L194 130L206 60Z"},
	{Outpost, "soldier", "M-140 240L60 232L120 242L200 236L196 300L204 360L200 421H161Q79 421 38 350L0 284V280H-140Z"},
	{Hegemony, "ganger", "M200 236L260 246L330 230L560 236V280H400L321 421H200L204 360L196 300Z"},
}

func (v visage) paint() {
	v.Push(kit.Translate(v.m, v.m).Mul(kit.Scale(v.r/100, v.r/100)))
	for _, q := range quarters {
		v.field(q.a)
	}
	const k = 0.402 // of the sheet of the face
	v.Push(kit.Translate(-200*k, -212*k).Mul(kit.Scale(k, k)))
	for _, q := range quarters {
		v.Clip(kit.SVG(q.part))
		draw(v.Painter, q.face, 0, 0, 1)
	}
	v.Clip(nil)
	v.Pop()
	for _, q := range quarters {
		v.frame(q.a)
	}
	draw(v.Painter, "cracks", -200*k, -212*k, k)
	v.Pop()
}

// field paints the ground of an army's quarter, dark enough for the face to stand out.
func (v visage) field(a Army) {
	col, ink := ColorsOf(a), kit.Hex(0x07080C)
	v.Fill(kit.SVG(data("edge-"+a.String())+"L0 7Z"), kit.Radial(0, -14, 112, 112,
		kit.Stops(0.0, col.Light.Mix(ink, 0.5), 0.5, col.Middle.Mix(ink, 0.42), 0.9, col.Dark.Mix(ink, 0.65), 1.0,
			col.Dark.Mix(ink, 0.7))...))
}

// frame paints an army's part of the frame.
func (v visage) frame(a Army) {
	path := outline("edge-" + a.String())
	line := func(width float64, c uint32) { v.Stroke(path, width, kit.Solid(kit.Hex(c))) }
	line(10, 0x05080B)
	switch a {
	case Moloch:
		line(6, 0x8FA9BA)
		line(1.6, 0xDCE9F1)
	case Outpost:
		line(7, 0x5E6E36)
		v.Dash(path, 2, 7, 5, kit.Solid(kit.Hex(0xF3E3AE)))
	case Borgo:
		line(4.4, 0x8F78CC)
	case Hegemony:
		line(6.5, 0xA9481A)
		line(1.6, 0xFFA24A)
	}
	if name := "frame-" + a.String(); scenery().Has(name) {
		draw(v.Painter, name, 0, 0, 1)
	}
}
