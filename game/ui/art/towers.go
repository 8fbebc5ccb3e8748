package art

import (
	"math"
	"math/rand/v2"

	"convoy/game/ui/kit"
)

// strip is a row of towers side by side.
type strip struct {
	x0, x1, y    float64 // span and ground
	low, high    float64 // heights
	narrow, wide float64 // widths
	gap          float64
	color        kit.Color
	edge         kit.Color // line of light on the left side, none if zero
	window       kit.Color
	lit          float64 // part of the windows that is lit
	broken       bool
	spires       float64 // part of the towers that ends in a spire
	hill         func(u float64) float64
}

// paint draws the row: one path for the towers, one for the lit windows.
func (s strip) paint(p pen, r *rand.Rand) {
	towers, edges, windows := new(kit.Path), new(kit.Path), new(kit.Path)
	for x := s.x0; x < s.x1-1.5; {
		w := math.Min(s.narrow+r.Float64()*(s.wide-s.narrow), s.x1-x)
		h := s.low + r.Float64()*(s.high-s.low)
		if s.hill != nil {
			h *= s.hill((x - s.x0) / (s.x1 - s.x0))
		}
		spire := s.spires > 0 && r.Float64() < s.spires && w > 9
		switch {
		case s.broken:
			brokenTower(towers, r, x, w, s.y, h)
		case spire:
			spireTower(towers, x, w, s.y, h)
		default:
			plainTower(towers, r.IntN(5), x, w, s.y, h)
		}
		if s.edge.A > 0 && !s.broken {
			edges.MoveTo(x+0.6, s.y)
			edges.LineTo(x+0.6, s.y-h*0.8)
		}
		if s.lit > 0 && w > 7 {
			litWindows(windows, r, s.lit, x, w, s.y, h*0.86)
		}
		x += w + r.Float64()*s.gap
	}
	p.Fill(towers, kit.Solid(s.color))
	if s.edge.A > 0 {
		p.Stroke(edges, 1.2, kit.Solid(s.edge.Fade(0.8)))
	}
	if s.lit > 0 {
		p.Fill(windows, kit.Solid(s.window.Fade(0.85)))
	}
}

// litWindows adds windows of 2.6 by 3.4 on a grid of 5.5 by 7.
func litWindows(path *kit.Path, r *rand.Rand, lit, x, w, y, h float64) {
	for wy := y - h + 5; wy < y-6; wy += 7 {
		for wx := x + 3; wx < x+w-4; wx += 5.5 {
			if r.Float64() < lit {
				path.Rect(kit.Rect{X: wx, Y: wy, W: 2.6, H: 3.4})
			}
		}
	}
}

func polygon(path *kit.Path, pts ...float64) {
	path.MoveTo(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		path.LineTo(pts[i], pts[i+1])
	}
	path.Close()
}

// plainTower adds a tower with one of five tops: flat, stepped, sloped, with a mast, with a setback.
func plainTower(p *kit.Path, top int, x, w, y, h float64) {
	t := y - h
	switch top {
	case 0:
		polygon(p, x, y, x, t, x+w, t, x+w, y)
	case 1:
		polygon(p, x, y, x, t+6, x+w*0.2, t+6, x+w*0.2, t, x+w*0.8, t, x+w*0.8, t+6, x+w, t+6, x+w, y)
	case 2:
		polygon(p, x, y, x, t+w*0.3, x+w, t, x+w, y)
	case 3:
		polygon(p, x, y, x, t, x+w*0.3, t, x+w*0.33, t-9, x+w*0.36, t, x+w, t, x+w, y)
	default:
		polygon(p, x, y, x, t, x+w*0.5, t, x+w*0.5, t-6, x+w*0.8, t-6, x+w*0.8, t, x+w, t, x+w, y)
	}
}

func spireTower(p *kit.Path, x, w, y, h float64) {
	t := y - h
	polygon(p, x, y, x, t+h*0.22, x+w*0.14, t+h*0.22, x+w*0.14, t+h*0.12, x+w*0.3, t+h*0.12, x+w*0.3, t+h*0.04,
		x+w*0.44, t, x+w*0.48, t-h*0.16, x+w*0.52, t-h*0.16, x+w*0.56, t, x+w*0.7, t+h*0.04, x+w*0.7, t+h*0.12,
		x+w*0.86, t+h*0.12, x+w*0.86, t+h*0.22, x+w, t+h*0.22, x+w, y)
}

// brokenTower adds a tower whose top is torn into teeth.
func brokenTower(p *kit.Path, r *rand.Rand, x, w, y, h float64) {
	t := y - h
	p.MoveTo(x, y)
	p.LineTo(x, t+r.Float64()*h*0.3)
	n := 3 + r.IntN(3)
	for i := 1; i < n; i++ {
		k := w * float64(i) / float64(n)
		p.LineTo(x+k-1, t+r.Float64()*h*0.45)
		p.LineTo(x+k+1, t+r.Float64()*h*0.55)
	}
	p.LineTo(x+w, t+h*0.2+r.Float64()*h*0.3)
	p.LineTo(x+w, y)
	p.Close()
}

// fire paints tongues of flame of size s standing at x, y.
func (p pen) fire(r *rand.Rand, x, y, s float64) {
	p.light(x, y-s*0.2, s*1.7, s*1.4, 0.85, kit.Hex(0xFFE08A), kit.Hex(0xFF8A2B))
	rows := []struct {
		n     int
		k     float64
		color kit.Color
	}{
		{6, 1.25, kit.Hex(0xD8431A).Fade(0.85)}, {6, 0.95, kit.Hex(0xFF8226)},
		{5, 0.6, kit.Hex(0xFFC24A)}, {3, 0.32, kit.Hex(0xFFF0B8)},
	}
	for _, row := range rows {
		path := new(kit.Path)
		for i := range row.n {
			u := (float64(i)+0.5)/float64(row.n) - 0.5
			fx := x + u*s*1.7 + (r.Float64()-0.5)*s*0.15
			h := s * row.k * (1.05 - math.Abs(u)*1.1) * (0.65 + r.Float64()*0.6)
			w := s * 0.17 * (0.8 + r.Float64()*0.5) * math.Sqrt(row.k)
			b, q := y+s*0.06, (r.Float64()-0.2)*w*1.3
			path.MoveTo(fx-w, b)
			path.CubeTo(fx-w*1.3, b-h*0.35, fx-w*0.1+q, b-h*0.5, fx+q, b-h)
			path.CubeTo(fx+q+w*0.4, b-h*0.6, fx+w*1.5, b-h*0.4, fx+w, b)
			path.Close()
		}
		p.Fill(path, kit.Solid(row.color))
	}
	p.light(x, y+s*0.08, s*1.15, s*0.26, 1, kit.Hex(0xFFE08A), kit.Hex(0xFF8A2B))
}

// smoke paints a column of soft clouds drifting east.
func (p pen) smoke(r *rand.Rand, x, y, s float64) {
	dark := kit.Hex(0x1A1518)
	for i := range 9 {
		t := float64(i) / 8
		cx, cy := x+t*s*0.7+(r.Float64()-0.5)*s*0.3, y-t*s*1.3
		rx, ry := s*(0.2+t*0.36), s*(0.17+t*0.3)
		p.Fill(new(kit.Path).Ellipse(cx, cy, rx, ry), kit.Radial(cx, cy, rx, ry,
			kit.Stop{At: 0, Color: dark.Fade(0.55 - t*0.35)}, kit.Stop{At: 1, Color: dark.Fade(0)}))
	}
}

// embers paints small glowing shreds.
func (p pen) embers(r *rand.Rand, box kit.Rect, n int) {
	colors := []kit.Color{kit.Hex(0xFFC15A), kit.Hex(0xFF8A3A), kit.Hex(0xFFE4A8)}
	for i := range n {
		x, y, s := box.X+r.Float64()*box.W, box.Y+r.Float64()*box.H, 0.7+r.Float64()*1.4
		p.Push(kit.Translate(x, y).Mul(kit.Rotate(r.Float64() * 90)))
		p.rect(0, 0, s*1.6, s, colors[i%3].Fade(0.35+r.Float64()*0.6))
		p.Pop()
	}
}
