package art

import (
	"math"
	"math/rand/v2"

	"onelongnight/game/ui/kit"
)

// wear paints cracks and stains, different in every cell.
func (s slab) wear() {
	rnd := seeded(41)
	cracks := new(kit.Path)
	for h := range Cell(Cells) {
		at := h.At(s.x, s.y, s.r)
		if rnd.Float64() < 0.45 {
			x, y := at.X+(rnd.Float64()-0.5)*s.r*0.7, at.Y+(rnd.Float64()-0.5)*s.r*0.6
			rx, ry := s.r*(0.2+rnd.Float64()*0.26), s.r*(0.13+rnd.Float64()*0.16)
			s.stain(x, y, rx, ry, kit.Hex(0x080708).Fade(0.6))
		}
		for range 1 + rnd.IntN(3) {
			crack(cracks, rnd, at.X+(rnd.Float64()-0.5)*s.r*1.3, at.Y+(rnd.Float64()-0.5)*s.r*1.2, s.r*0.3)
		}
		for range 7 {
			x, y := at.X+(rnd.Float64()-0.5)*s.r*1.5, at.Y+(rnd.Float64()-0.5)*s.r*1.4
			s.Fill(new(kit.Path).Ellipse(x, y, s.r*0.012*(1+rnd.Float64()), s.r*0.01),
				kit.Solid(kit.Hex(0x9A7E62).Fade(0.4)))
		}
	}
	s.Push(kit.Translate(s.r*0.012, s.r*0.016))
	s.Stroke(cracks, s.r*0.014, kit.Solid(kit.Hex(0x9A7E62).Fade(0.4)))
	s.Pop()
	s.Stroke(cracks, s.r*0.022, kit.Solid(kit.Hex(0x090808).Fade(0.85)))
}

// crack adds a crack of n steps, each about as long as step.
func crack(path *kit.Path, rnd *rand.Rand, x, y, step float64) {
	path.MoveTo(x, y)
	a := rnd.Float64() * 2 * math.Pi
	for range 3 + rnd.IntN(2) {
		a += (rnd.Float64() - 0.5) * 2
		d := step * (0.4 + 0.6*rnd.Float64())
		x, y = x+d*math.Cos(a), y+d*math.Sin(a)*0.8
		path.LineTo(x, y)
	}
}

// stain paints a soft dark spot.
func (s slab) stain(x, y, rx, ry float64, c kit.Color) {
	s.Fill(new(kit.Path).Ellipse(x, y, rx, ry),
		kit.Radial(x, y, rx, ry, kit.Stops(0.0, c, 0.6, c.Fade(0.8), 1.0, c.Fade(0))...))
}

// edges separates the cells from the slab and lights their southern rims.
func (s slab) edges() {
	for h := range Cell(Cells) {
		at := h.At(s.x, s.y, s.r)
		path, lit := new(kit.Path), new(kit.Path)
		cell(path, at, s.r*0.945)
		s.Stroke(path, s.r*0.035, kit.Solid(kit.Hex(0x0B0A0A)))
		for i := range 4 {
			x, y := corner(at, s.r*0.955, i)
			if i == 0 {
				lit.MoveTo(x, y)
			} else {
				lit.LineTo(x, y)
			}
		}
		s.Stroke(lit, s.r*0.016, kit.Solid(kit.Hex(0xB98A62).Fade(0.55)))
	}
}

// Scar paints the marks of n destroyed tiles, 1 to 3, on a cell around a point: soot that grows, and cracks that still
// glow. r is half the width of a cell's place.
func Scar(c *kit.Canvas, x, y, r float64, n int) {
	if n < 1 {
		return
	}
	n = min(n, 3)
	side := math.Ceil(2 * r)
	type scar struct{ n int }
	c.Art(scar{n}, kit.Rect{X: x, Y: y}.Grow(side, side),
		func(p *kit.Painter) { slab{p, side / 2, side / 2, r}.scar(n) })
}

func (s slab) scar(n int) {
	rnd, size := seeded(uint64(90+n)), 0.4+0.14*float64(n)
	path := new(kit.Path)
	cell(path, kit.Point{X: s.x, Y: s.y}, s.r*0.93)
	s.Clip(path)
	for range 5 + 3*n {
		a, d := rnd.Float64()*2*math.Pi, s.r*size*0.6*rnd.Float64()
		k := s.r * size * (0.35 + 0.4*rnd.Float64())
		s.stain(s.x+d*math.Cos(a), s.y+d*math.Sin(a)*0.85, k, k*0.8, kit.Hex(0x050405).Fade(0.55))
	}
	// Soot that was thrown outwards.
	rays := new(kit.Path)
	for i := range 9 + 3*n {
		a := (float64(i) + 0.8*rnd.Float64()) / float64(9+3*n) * 2 * math.Pi
		far, wide := s.r*size*(1.1+0.6*rnd.Float64()), 0.05+0.06*rnd.Float64()
		near := s.r * size * 0.5
		rays.Polygon(s.x+near*math.Cos(a-wide*2), s.y+near*math.Sin(a-wide*2), s.x+far*math.Cos(a),
			s.y+far*math.Sin(a), s.x+near*math.Cos(a+wide*2), s.y+near*math.Sin(a+wide*2))
	}
	s.Fill(rays, kit.Solid(kit.Hex(0x050405).Fade(0.5)))
	cracks := new(kit.Path)
	for i := range 2 + 2*n {
		a := (float64(i)+0.5*rnd.Float64())/float64(2+2*n)*2*math.Pi + 0.4
		x, y := s.x, s.y
		cracks.MoveTo(x, y)
		for range 2 + n {
			a += (rnd.Float64() - 0.5) * 1.1
			x, y = x+s.r*0.15*math.Cos(a), y+s.r*0.13*math.Sin(a)
			cracks.LineTo(x, y)
		}
	}
	s.Stroke(cracks, s.r*0.06, kit.Solid(kit.Hex(0xE8431B).Fade(0.14)))
	s.Stroke(cracks, s.r*0.022, kit.Solid(kit.Hex(0xD8531A).Fade(0.5)))
	s.Stroke(cracks, s.r*0.008, kit.Solid(kit.Hex(0xFFB45A).Fade(0.4)))
	for range 4 * n {
		x, y, d := s.x+(rnd.Float64()-0.5)*s.r*1.3, s.y+(rnd.Float64()-0.5)*s.r*1.2, s.r*(0.02+0.04*rnd.Float64())
		chip := new(kit.Path)
		chip.Polygon(x-d, y, x, y-d, x+d*1.2, y-d*0.2, x+d*0.3, y+d*0.7)
		s.Fill(chip, kit.Solid(kit.Hex(0x6A5546)))
	}
	s.Clip(nil)
}
