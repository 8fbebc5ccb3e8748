package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// corner returns corner i of a cell of radius r, clockwise from the right one.
func corner(at kit.Point, r float64, i int) (x, y float64) {
	a := float64(i) * math.Pi / 3
	return at.X + r*math.Cos(a), at.Y + r*math.Sin(a)
}

// cell adds a cell's outline to a path.
func cell(path *kit.Path, at kit.Point, r float64) {
	var pts [12]float64
	for i := range 6 {
		pts[2*i], pts[2*i+1] = corner(at, r, i)
	}
	path.Polygon(pts[:]...)
}

// slab paints the field on a sheet, around x, y.
type slab struct {
	*kit.Painter
	x, y, r float64
}

// all returns the outline of all cells, enlarged by k and moved by dx, dy in radii.
func (s slab) all(k, dx, dy float64) *kit.Path {
	path := new(kit.Path)
	for h := range Cell(Cells) {
		cell(path, h.At(s.x+dx*s.r, s.y+dy*s.r, s.r), k*s.r)
	}
	return path
}

// Field paints the slab with its nineteen cells around x, y, and the road under it; r is half the width of a cell's
// place. A tile's r is 0.93 of it.
func Field(c *kit.Canvas, x, y, r float64) {
	box := kit.Rect{X: x - 4.15*r, Y: y - 4.44*r, W: math.Ceil(8.3 * r), H: math.Ceil(9.1 * r)}
	dark := kit.Rect{X: x + 0.16*r, Y: y + 0.4*r}.Grow(9.4*r, 9.4*r)
	c.Stamp("slab shadow", 188, 188, dark, kit.Black.Fade(0.75), func(p *kit.Painter) {
		p.Fill(slab{p, 94, 94, 20}.all(1.12, 0, 0), kit.Solid(kit.White))
		p.Blur(3)
	})
	kit.Mosaic(c, "field", box, func(p *kit.Painter) { slab{p, 4.15 * r, 4.44 * r, r}.paint() })
}

func (s slab) paint() {
	r := s.r
	s.Fill(s.all(1.1, 0, 0.2), kit.Solid(kit.Hex(0x191614)))
	s.Fill(s.all(1.115, -0.012, -0.018), kit.Solid(kit.Hex(0xC58B5A)))
	s.Fill(s.all(1.1, 0, 0), kit.Linear(s.x-2*r, s.y-5*r, s.x+2*r, s.y+5*r,
		kit.Stops(0.0, kit.Hex(0x8A6E58), 0.5, kit.Hex(0x5A4B41), 1.0, kit.Hex(0x3A3430))...))
	s.grain()
	s.Clip(s.all(0.945, 0, 0))
	s.concrete()
	s.road()
	s.wear()
	s.Clip(nil)
	s.edges()
}

// grain paints the marks on the slab's rims: joints at the corners of cells, and notches.
func (s slab) grain() {
	rnd, joints, notches := seeded(5), new(kit.Path), new(kit.Path)
	for h := range Cell(Cells) {
		at := h.At(s.x, s.y, s.r)
		for i := range 6 {
			x0, y0 := corner(at, s.r*0.95, i)
			x1, y1 := corner(at, s.r, i)
			joints.MoveTo(x0, y0)
			joints.LineTo(x1, y1)
			if rnd.Float64() < 0.4 {
				t, d := 0.2+0.6*rnd.Float64(), s.r*(0.02+0.03*rnd.Float64())
				ax, ay := corner(at, s.r*1.03, i)
				bx, by := corner(at, s.r*1.03, i+1)
				px, py := ax+(bx-ax)*t, ay+(by-ay)*t
				notches.Polygon(px-d, py, px, py-d*0.7, px+d, py+d*0.3, px, py+d*0.8)
			}
		}
	}
	s.Stroke(joints, s.r*0.02, kit.Solid(kit.Hex(0x14100E).Fade(0.7)))
	s.Fill(notches, kit.Solid(kit.Hex(0x14100E).Fade(0.5)))
}

// concrete fills the cells, darker below their northern rims, each a little lighter or darker than its neighbours.
func (s slab) concrete() {
	rnd := seeded(77)
	for h := range Cell(Cells) {
		at := h.At(s.x, s.y, s.r)
		path, shade := new(kit.Path), kit.Black
		cell(path, at, s.r*0.945)
		if rnd.Float64() < 0.45 {
			shade = kit.Hex(0xA07A58)
		}
		t := 0.12 * rnd.Float64()
		s.Fill(path, kit.Linear(0, at.Y-s.r*0.82, 0, at.Y+s.r*0.82,
			kit.Stops(0.0, kit.Hex(0x110E0D), 0.36, kit.Hex(0x352C26).Mix(shade, t), 1.0,
				kit.Hex(0x4A3E35).Mix(shade, t))...))
	}
}

// road paints the worn road that the field was poured on.
func (s slab) road() {
	// From half a cell west of the field to half a cell east of it, rising a little.
	at := func(q, row float64) (x, y float64) { return s.x + 1.5*s.r*q, s.y + math.Sqrt(3)*s.r*(row+q/2) }
	line := func(dy float64) *kit.Path {
		path := new(kit.Path)
		x, y := at(-2.8, 1.68)
		path.MoveTo(x, y+dy*s.r)
		x, y = at(2.8, -1.26)
		path.LineTo(x, y+dy*s.r)
		return path
	}
	s.Stroke(line(0), s.r*0.98, kit.Solid(kit.Hex(0x0E0D0D).Fade(0.42)))
	for _, side := range [2]float64{-0.46, 0.46} {
		s.Stroke(line(side), s.r*0.025, kit.Solid(kit.Hex(0xB9A48A).Fade(0.22)))
	}
	s.Dash(line(0), s.r*0.055, s.r*0.34, s.r*0.3, kit.Solid(kit.Hex(0xE0A84A).Fade(0.55)))
}
