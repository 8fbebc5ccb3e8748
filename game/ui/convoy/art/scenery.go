package art

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// scenery draws what moves: light, fire, smoke. All of it depends only on the time, without any memory.
type scenery struct {
	*kit.Canvas
	t    float64 // time in seconds; 0 is a still picture
	seed int
}

// chance returns a number 0..1 that is always the same for the same k and seed.
func (s scenery) chance(k int) float64 {
	h := uint32(s.seed*7919+k*104729) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float64(h>>8) / (1 << 24)
}

// wave swings between −1 and 1 once in period seconds, with a phase of its own for each k.
func (s scenery) wave(period float64, k int) float64 {
	return math.Sin(2 * math.Pi * (s.t/period + s.chance(k)))
}

func cycle(v float64) float64 { return v - math.Floor(v) }

// spot paints a round light of radius r.
func (s scenery) spot(x, y, r float64, c kit.Color) {
	s.Glow(kit.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, c)
}

// movingParts draws the moving parts of a landmark: the lines of its block that begin with a tilde.
func (s scenery) movingParts(mark string, box kit.Rect) {
	x0, y0, k := fit(box)
	for i, line := range book().Lines(mark) {
		kind, ok := strings.CutPrefix(line, "~")
		if !ok {
			continue
		}
		kind, rest, _ := strings.Cut(kind, " ")
		n := picture.Place(rest)
		x, y, size := x0+n[0]*k, y0+n[1]*k, n[2]*k
		switch kind {
		case "smoke":
			s.smoke(x, y, size, i)
		case "blink":
			s.spot(x, y, 3+2*k, Sensor.Fade(0.65+0.35*s.wave(2.4, i)))
		case "glow":
			s.spot(x, y, size, kit.Hex(0xFF9A3A).Fade(0.45+0.15*s.wave(3, i)))
		case "flare":
			s.fire(x, y, size*0.6, i)
		case "lamp":
			s.spot(x, y, 20*k, kit.Hex(0xFFE7AE))
			s.beam(x, y, size, 90*s.wave(9, i), 0.32)
		case "beam":
			s.beam(x, y, size, 24*s.wave(17, i), 0.2)
		case "cars":
			for j := range 3 {
				u := cycle(s.t/9 + s.chance(j))
				s.Circle(x+u*size, y, 1.1, kit.Hex(0xFFF1C9))
			}
		}
	}
}

// beam paints a searchlight that points up from x, y, turned by degrees.
func (s scenery) beam(x, y, length, degrees, alpha float64) {
	s.Push(kit.Translate(x, y).Mul(kit.Rotate(degrees)))
	defer s.Pop()
	s.Stamp("beam", 32, 64, kit.Rect{X: -length * 0.14, Y: -length, W: length * 0.28, H: length},
		kit.Hex(0xFFE9B8).Fade(alpha), func(p *kit.Painter) {
			path := new(kit.Path)
			path.Polygon(15, 64, 0, 0, 32, 0, 17, 64)
			p.Fill(path, kit.Linear(0, 0, 0, 64, kit.Stops(0.0, kit.White.Fade(0), 0.6, kit.White.Fade(0.5), 1.0,
				kit.White)...))
			p.Blur(1)
		})
}

// dome paints the glow over a large city.
func (s scenery) dome(r kit.Rect) {
	s.Glow(kit.Rect{X: r.MidX() - r.W*0.75, Y: r.Bottom() - r.H*1.25, W: r.W * 1.5, H: r.H * 1.6},
		kit.Hex(0xFFB84D).Fade(0.7))
}

// windows makes a few windows of the nearest houses go on and off.
func (s scenery) windows(box kit.Rect, c kit.Color) {
	for i := range 5 {
		if on := s.wave(11+float64(i), i); on > -0.3 {
			x, y := box.X+box.W*(0.06+0.88*s.chance(20+i)), box.Bottom()-box.H*(0.025+0.035*s.chance(40+i))
			s.FillRect(kit.Rect{X: x, Y: y, W: 2.6, H: 3.4}, c.Fade(min(0.9, 2*(on+0.3))))
		}
	}
}

// water paints the harbour in front of the houses.
func (s scenery) water(r kit.Rect) {
	h := r.H * 0.05
	box := kit.Rect{X: r.X, Y: r.Bottom() - h, W: r.W, H: h}
	s.FillV(box, kit.Hex(0x2A2C44).Fade(0.8), kit.Hex(0x14182A))
	for i := range 9 {
		w := r.W * (0.04 + 0.05*s.chance(i))
		x := r.X + cycle(s.chance(30+i)+s.t*0.012)*(r.W-w)
		s.FillRect(kit.Rect{X: x, Y: box.Y + h*(0.15+0.75*s.chance(60+i)), W: w, H: 1},
			kit.Hex(0xFFD68A).Fade(0.30+0.2*s.wave(5, i)))
	}
}

// smoke paints a plume of smoke that drifts east, about size wide at its foot.
func (s scenery) smoke(x, y, size float64, k int) {
	s.plume(x, y, size, kit.Hex(0x1B1719).Fade(0.5), kit.Hex(0x1B1719), k)
}

// plume paints smoke whose colour changes from foot to head.
func (s scenery) plume(x, y, size float64, foot, head kit.Color, k int) {
	const n = 8
	for i := range n {
		u := cycle((float64(i)+0.5*s.chance(k))/n + s.t*0.04)
		cx, cy := x+size*u*(1.2+1.4*u)+size*0.25*s.wave(9, i+k), y-size*u*4.2
		r := size * (0.55 + 1.5*u)
		col := foot.Mix(head, min(1, u*2))
		s.puff(kit.Rect{X: cx - r, Y: cy - r*0.85, W: 2 * r, H: 1.7 * r}, col.Fade(min(1, u*6)*(1-u*u)))
	}
}

// puff paints one soft cloud.
func (s scenery) puff(r kit.Rect, c kit.Color) {
	s.Stamp("puff", 48, 48, r, c, func(p *kit.Painter) {
		for _, e := range [][3]float64{{24, 26, 22}, {15, 24, 13}, {32, 22, 14}, {24, 15, 12}} {
			p.Fill(new(kit.Path).Ellipse(e[0], e[1], e[2], e[2]), kit.Radial(e[0], e[1], e[2], e[2],
				kit.Stops(0.0, kit.White.Fade(0.55), 0.5, kit.White.Fade(0.4), 1.0, kit.White.Fade(0))...))
		}
	})
}

// tongue is the outline of a flame, with its foot in the middle of the lower edge.
const tongue = "M6 57C-4 44 8 32 12 0C18 22 34 40 26 57Q16 70 6 57Z"

var flames = []struct {
	n     int
	k     float64
	color kit.Color
}{
	{5, 1.25, kit.Hex(0xD8431A).Fade(0.85)}, {5, 0.95, kit.Hex(0xFF8226)},
	{4, 0.62, kit.Hex(0xFFC24A)}, {2, 0.34, kit.Hex(0xFFF0B8)},
}

// fire paints a bundle of flames, about size high, that stands at x, y.
func (s scenery) fire(x, y, size float64, k int) {
	flicker := 1 + 0.08*s.wave(0.9, k)
	s.Glow(kit.Rect{X: x - size*2.2, Y: y - size*2, W: size * 4.4, H: size * 3.4}, kit.Hex(0xFF8A2B).Fade(0.7*flicker))
	for row, f := range flames {
		for i := range f.n {
			id := k*31 + row*7 + i
			u := (float64(i)+0.5)/float64(f.n) - 0.5
			h := size * f.k * (1.05 - math.Abs(u)*1.1) * (0.7 + 0.6*s.chance(id)) * (1 +
				0.2*s.wave(0.6+0.5*s.chance(id+9), id))
			w := size * 0.24 * (0.8 + 0.5*s.chance(id+3)) * math.Sqrt(f.k)
			lean := 0.16 + 0.14*s.wave(1.1+s.chance(id+5), id+1)
			s.Push(kit.Matrix{A: 1, C: -lean, D: 1, E: x + u*size*1.6, F: y + size*(0.14-0.3*u*u)})
			s.lick(kit.Rect{X: -w, Y: -h, W: 2 * w, H: h}, f.color)
			s.Pop()
		}
	}
	s.Glow(kit.Rect{X: x - size*1.2, Y: y - size*0.25, W: size * 2.4, H: size * 0.6}, kit.Hex(0xFFE08A).Fade(0.8))
	for i := range 3 {
		// Flames that have left the fire.
		u := cycle(s.chance(k*5+i) + s.t*0.5)
		w, h := size*0.09*(1-u), size*0.3*(1-u)
		s.lick(kit.Rect{X: x + size*(0.7*s.chance(k*7+i)-0.3+0.25*u) - w, Y: y - size*(0.8+0.8*u) - h, W: 2 * w, H: h},
			flames[1].color.Fade(0.9*(1-u)))
	}
}

func (s scenery) lick(r kit.Rect, c kit.Color) {
	s.Stamp("tongue", 32, 64, r, c, func(p *kit.Painter) { p.Fill(kit.SVG(tongue), kit.Solid(kit.White)) })
}

// burn paints the fight for a block: fires, smoke, sparks, and now and then a flash.
func (s scenery) burn(box kit.Rect) {
	w, h := box.W, box.H
	z := math.Min(h, w*1.3)
	lit, dark := kit.Hex(0x5A2A1A).Fade(0.9), kit.Hex(0x17131A).Fade(0.8)
	s.plume(box.X+w*0.26, box.Y+h*0.5, z*0.17, lit, dark, 1)
	s.plume(box.X+w*0.68, box.Y+h*0.4, z*0.2, lit, dark, 2)
	s.Glow(kit.Rect{X: box.X - w*0.25, Y: box.Y, W: w * 1.5, H: h}, kit.Hex(0xFF8A2B).Fade(0.3+0.04*s.wave(1.3, 3)))
	s.fire(box.X+w*0.22, box.Y+h*0.6, z*0.15, 1)
	s.fire(box.X+w*0.62, box.Y+h*0.47, z*0.17, 2)
	s.fire(box.X+w*0.34, box.Y+h*0.89, z*0.16, 3)
	s.fire(box.X+w*0.80, box.Y+h*0.94, z*0.14, 4)
	s.embers(kit.Rect{X: box.X - w*0.1, Y: box.Y, W: w * 1.2, H: h}, 18)
	s.flash(box)
}

// flash paints a shot or shell that lights up the houses for a moment.
func (s scenery) flash(box kit.Rect) {
	const every = 0.9
	k := int(s.t / every)
	age := (s.t/every - float64(k)) * every
	if s.t == 0 || age > 0.25 || s.chance(k+900) > 0.55 {
		return
	}
	a := 1 - age/0.25
	x, y := box.X+box.W*(0.1+0.8*s.chance(k+901)), box.Y+box.H*(0.45+0.45*s.chance(k+902))
	s.spot(x, y, box.H*0.3, kit.Hex(0xFFD08A).Fade(0.7*a))
	s.spot(x, y, box.H*0.09, kit.Hex(0xFFF6DC).Fade(a))
}

// smoulder paints what is left of a fire: two thin plumes over a dim glow.
func (s scenery) smoulder(box kit.Rect) {
	z := math.Min(box.H, box.W*1.3) * 0.07
	s.spot(box.X+box.W*0.36, box.Bottom()-box.H*0.06, z*2.4, kit.Hex(0xE0561E).Fade(0.5+0.12*s.wave(4, 1)))
	grey := kit.Hex(0x2E292B)
	s.plume(box.X+box.W*0.36, box.Bottom()-box.H*0.14, z, grey.Fade(0.7), grey.Fade(0.5), 5)
	s.plume(box.X+box.W*0.72, box.Bottom()-box.H*0.2, z*0.8, grey.Fade(0.6), grey.Fade(0.4), 6)
}

var emberColors = []kit.Color{kit.Hex(0xFFC15A), kit.Hex(0xFF8A3A), kit.Hex(0xFFE4A8)}

// embers paints n embers that rise in box and drift east.
func (s scenery) embers(box kit.Rect, n int) {
	for i := range n {
		u := cycle(s.chance(i+300) + s.t*(0.05+0.06*s.chance(i+400)))
		x := box.X + cycle(s.chance(i+500)+0.12*u)*box.W
		size := 1 + 1.3*s.chance(i+600)
		s.FillRect(kit.Rect{X: x + 3*s.wave(3, i), Y: box.Bottom() - u*box.H, W: size * 1.5, H: size},
			emberColors[i%3].Fade((0.4+0.6*s.chance(i+700))*(1-u*u)))
	}
}

// falling draws a block that falls to ruins: its halves tilt outwards and collapse into dust.
func (s scenery) falling(id string, l cityStyle, box kit.Rect, i, n int, b Block) {
	f := b.Fall
	s.PushAlpha(min(1, f*1.6))
	s.houses(id, l, box, i, n, Ruined, false)
	s.Pop()
	s.PushAlpha(1 - max(0, f*1.6-0.6))
	for _, side := range [2]float64{-1, 1} {
		pivot := kit.Point{X: box.MidX() + side*box.W*0.25, Y: box.Bottom()}
		half := kit.Rect{X: box.X, Y: box.Y - box.H*0.2, W: box.W / 2, H: box.H * 1.2}
		if side > 0 {
			half.X = box.MidX()
		}
		s.Warp(kit.Translate(pivot.X, pivot.Y+f*box.H*0.06).Mul(kit.Scale(1, 1-0.6*f*f)).Mul(
			kit.Rotate(side * 14 * f)).Mul(kit.Translate(-pivot.X, -pivot.Y)))
		s.half(id, l, box, half, i, n)
		s.Pop()
	}
	s.Pop()
	s.PushAlpha(1 - f)
	s.burn(kit.Rect{X: box.X, Y: box.Y + box.H*0.6*f*f, W: box.W, H: box.H * (1 - 0.6*f*f)})
	s.Pop()
	dust := math.Sin(math.Pi * min(1, f*1.15))
	for k := range 9 {
		u := (float64(k) + 0.5) / 9
		r := box.W * (0.16 + 0.12*s.chance(k)) * (0.5 + f)
		y := box.Bottom() - box.H*0.1*f*s.chance(k+20)
		s.Glow(kit.Rect{X: box.X + box.W*(u*1.3-0.15) - r, Y: y - r*0.9, W: 2 * r, H: 1.4 * r},
			kit.Hex(0x8C7A68).Fade(0.75*dust))
	}
	s.embers(kit.Rect{X: box.X - box.W*0.2, Y: box.Y, W: box.W * 1.4, H: box.H}, 30)
}

// half draws the western or the eastern half of a burning block.
func (s scenery) half(id string, l cityStyle, box, half kit.Rect, i, n int) {
	type key struct {
		city string
		i, n int
		east bool
	}
	s.Art(key{id, i, n, half.X > box.X}, half, func(p *kit.Painter) {
		p.Push(kit.Translate(box.X-half.X, box.Y-half.Y))
		penOf(p, l.Planes).charred(seeded(id+string(rune('0'+i))), 0, box.W, box.H)
		p.Pop()
	})
}

// Convoy draws the head of the convoy at the time t in seconds, k times its size of 150 by 40. It stands on the ground
// at y and has come as far as x.
func Convoy(c *kit.Canvas, x, y, k, t float64) {
	s := scenery{Canvas: c, t: t, seed: 3}
	sheet := kit.Rect{X: x - 154*k, Y: y - 42*k, W: 156 * k, H: 42 * k}
	for i := range 5 {
		u := cycle(s.chance(i) + s.t*0.05)
		r := (8 + 14*u) * k
		s.Glow(kit.Rect{X: sheet.X + sheet.W*(0.9-0.9*s.chance(i+9)) - 30*k*u - r, Y: y - r*0.8, W: 2 * r, H: r},
			kit.Hex(0xB07A5A).Fade(0.4*(1-u)))
	}
	c.Art("convoy", sheet, func(p *kit.Painter) {
		p.Push(kit.Scale(k, k))
		q := penOf(p, picture.Planes{K: kit.Hex(0x0B0809)})
		p.Push(kit.Translate(2, 2))
		q.Draw("convoy")
		p.Pop()
		p.Pop()
	})
	for i, eye := range [][2]float64{{24, 29}, {57, 25}, {80, 18}, {119, 29}, {140, 15}} {
		s.spot(sheet.X+(eye[0]+2)*k, sheet.Y+(eye[1]+2)*k, 6*k, Sensor.Fade(0.75+0.25*s.wave(1.8, i)))
	}
}
