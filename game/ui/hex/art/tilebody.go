package art

import (
	"math"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// body paints a tile's body: its thickness and shadow, its field, who stands on it, and the frame of its army.
func (t *tile) body() {
	p, a := t.pen.Painter, t.d.Army
	col, edge := colors[a], outlineOf(a, 100)
	at := func(x, y float64, path *kit.Path, paint kit.Paint) {
		p.Push(kit.Translate(x, y))
		p.Fill(path, paint)
		p.Pop()
	}
	at(4, 14, edge, kit.Solid(kit.Black.Fade(0.35)))
	at(0, 12, edge, kit.Solid(ink))
	at(0, 9, edge, kit.Solid(col.Dark.Mix(col.Middle, 0.35)))
	at(0, 4, edge, kit.Solid(ink.Fade(0.55)))
	p.Clip(edge)
	p.Fill(edge, kit.Radial(0, -28, 125, 125, stops(0.0, col.Light, 0.5, col.Middle, 1.0, col.Dark)...))
	t.weave()
	t.figure()
	p.Fill(edge, kit.Radial(0, 0, 112, 112, stops(0.0, ink.Fade(0), 0.5, ink.Fade(0), 0.78, ink.Fade(0.28), 1.0, ink.Fade(0.74))...))
	switch t.d.Class {
	case hex.Module:
		t.disc()
	case hex.Instant:
		t.deed()
	}
	p.Clip(nil)
	t.frame()
	if t.l.Netted {
		t.mesh()
	}
}

// weave is what an army's tiles are made of: plates, canvas, veined hide, scratched rust.
func (t *tile) weave() {
	if t.wide <= little {
		return
	}
	p, path := t.pen.Painter, new(kit.Path)
	dark, wide := colors[t.d.Army].Dark, 1.6
	switch t.d.Army {
	case hex.Moloch:
		for i := -3; i <= 3; i++ {
			y := float64(i) * 34
			line(path, -100, y, 100, y)
			for j := -2; j <= 2; j++ {
				x := float64(j)*46 + float64(i&1)*23
				line(path, x, y, x, y+34)
			}
		}
	case hex.Outpost:
		for i := -20; i <= 20; i++ {
			line(path, -100, float64(i)*5, 100, float64(i)*5)
			line(path, float64(i)*5, -100, float64(i)*5, 100)
		}
		wide = 0.9
	case hex.Borgo:
		for i := -3; i <= 3; i++ {
			x := float64(i) * 34
			path.MoveTo(x, -100)
			path.CubeTo(x+24, -60, x-18, -30, x+8, 0)
			path.CubeTo(x+26, 30, x-14, 60, x+6, 100)
		}
		wide = 2
	default:
		for i := -4; i <= 4; i++ {
			y := float64(i) * 24
			line(path, -90+float64(i&1)*30, y, -30+float64(i&1)*30, y+14)
			line(path, 10-float64(i&1)*20, y+6, 92-float64(i&1)*20, y+26)
		}
	}
	p.Stroke(path, wide, kit.Solid(dark.Fade(0.38)))
}

func line(path *kit.Path, x0, y0, x1, y1 float64) {
	path.MoveTo(x0, y0)
	path.LineTo(x1, y1)
}

// figure is who stands on a tile of soldiers, or an HQ.
func (t *tile) figure() {
	if t.d.Class != hex.Soldier && t.d.Class != hex.Headquarters {
		return
	}
	y, k := 4.0, 0.93
	switch {
	case t.tiny():
		y, k = 16, 1.06
	case t.d.Class == hex.Headquarters:
		y, k = -4, 0.96
	}
	p := t.pen.Painter
	p.Push(kit.Translate(0, y).Mul(kit.Scale(k, k)))
	t.pen.Draw(t.d.ID)
	p.Pop()
	if t.l.Netted {
		p.Fill(outlineOf(t.d.Army, 100), kit.Solid(ink.Fade(0.45)))
	}
}

// frame is the edge of an army's tiles.
func (t *tile) frame() {
	p, a := t.pen.Painter, t.d.Army
	switch a {
	case hex.Moloch:
		p.Stroke(outlineOf(a, 97), 7, kit.Linear(-80, -80, 80, 80, stops(0.0, kit.Hex(0xE3EEF5), 0.45, kit.Hex(0x8FA6B6), 1.0, kit.Hex(0x3C4E5C))...))
		p.Stroke(outlineOf(a, 92), 2, kit.Solid(ink.Fade(0.8)))
		if t.wide > small {
			for i := range 6 {
				x, y := vertex(i, 95)
				p.Fill(new(kit.Path).Ellipse(x, y, 4.4, 4.4), kit.Solid(ink))
				p.Fill(new(kit.Path).Ellipse(x, y, 3.2, 3.2), kit.Solid(kit.Hex(0xC6D5E0)))
			}
		}
	case hex.Outpost:
		p.Stroke(outlineOf(a, 96.5), 9, kit.Linear(-80, -80, 80, 80, stops(0.0, kit.Hex(0x8D9A4E), 0.5, kit.Hex(0x4A5A2B), 1.0, kit.Hex(0x333F1C))...))
		p.Dash(outlineOf(a, 96.5), 2.8, 9, 6, kit.Solid(kit.Hex(0xF3E3AE)))
		p.Stroke(outlineOf(a, 91), 2, kit.Solid(kit.Hex(0x11150B)))
	case hex.Borgo:
		p.Stroke(outlineOf(a, 98), 8, kit.Solid(kit.Hex(0x120C20)))
		p.Stroke(outlineOf(a, 97.5), 4, kit.Solid(kit.Hex(0x7F69B8)))
		t.thorns()
	default:
		t.planks()
	}
	if t.d.Class == hex.Headquarters {
		p.Stroke(outlineOf(a, 88), 2.4, kit.Solid(colors[a].Edge.Fade(0.75)))
	}
	if t.l.Owner != a {
		band := outlineOf(a, 103)
		p.Stroke(band, 11, kit.Solid(ink))
		p.Dash(band, 6, 18, 5, kit.Solid(colors[t.l.Owner].Edge))
	}
}

// vertex is the i-th corner of a hexagon of half a width, from the right clockwise.
func vertex(i int, r float64) (x, y float64) {
	return r * math.Cos(float64(i)*math.Pi/3), r * math.Sin(float64(i)*math.Pi/3)
}

// between is a part of the way from one point to another.
func between(x0, y0, x1, y1, t float64) (x, y float64) { return x0 + (x1-x0)*t, y0 + (y1-y0)*t }

// thorns are bone, one at each corner of Borgo's tiles.
func (t *tile) thorns() {
	p := t.pen.Painter
	for i := range 6 {
		x, y := vertex(i, 100)
		px, py := vertex(i+5, 100)
		nx, ny := vertex(i+1, 100)
		ax, ay := between(x, y, px, py, 0.23)
		bx, by := between(x, y, nx, ny, 0.23)
		tx, ty := vertex(i, 109)
		mx, my := vertex(i, 86)
		path := new(kit.Path)
		path.MoveTo(ax, ay)
		path.LineTo(tx, ty)
		path.LineTo(bx, by)
		path.QuadTo(mx, my, ax, ay)
		path.Close()
		p.Fill(path, kit.Linear(-90, -90, 90, 90, stops(0.0, kit.Hex(0xFFF8E8), 0.5, kit.Hex(0xE2D2B4), 1.0, kit.Hex(0x8F7D66))...))
		p.Stroke(path, 2.6, kit.Solid(kit.Hex(0x120C20)))
	}
}

// planks are rusty beams round Hegemony's tiles, with hazard tape at top and bottom.
func (t *tile) planks() {
	p := t.pen.Painter
	rust := [3]kit.Color{kit.Hex(0xA9481A), kit.Hex(0x7A3014), kit.Hex(0xC45C22)}
	for i := range 6 {
		ax, ay := vertex(i, 99)
		nx, ny := vertex(i+1, 99)
		ix, iy := vertex(i, 86)
		jx, jy := vertex(i+1, 86)
		dx, dy := (nx-ax)/99*15, (ny-ay)/99*15
		path := new(kit.Path)
		polygon(path, ax, ay, nx+dx, ny+dy, jx+dx*1.7, jy+dy*1.7, ix, iy)
		p.Fill(path, kit.Solid(rust[i%3]))
		if i%3 == 1 { // the side below, and the one above
			p.Fill(path, kit.Solid(kit.Hex(0xFFC93C)))
			p.Clip(path)
			tape := new(kit.Path)
			for k := -8; k < 8; k++ {
				x := float64(k) * 22
				polygon(tape, x, -110, x+11, -110, x+11+220, 110, x+220, 110)
			}
			p.Fill(tape, kit.Solid(kit.Hex(0x1A0E06)))
			p.Clip(nil)
		}
		p.Stroke(path, 2.6, kit.Solid(kit.Hex(0x1E0B05)))
		if t.wide > small {
			p.Fill(new(kit.Path).Ellipse(ax*0.94+dx*0.4, ay*0.94+dy*0.4, 3.4, 3.4), kit.Solid(kit.Hex(0xFFC486)))
		}
	}
}

// mesh is the rope of a net over a tile.
func (t *tile) mesh() {
	p := t.pen.Painter
	edge := outlineOf(t.d.Army, 97)
	p.Clip(edge)
	rope := new(kit.Path)
	for i := -10; i <= 10; i++ {
		x := float64(i) * 21
		line(rope, x-100, -100, x+100, 100)
		line(rope, x+100, -100, x-100, 100)
	}
	p.Stroke(rope, 5.2, kit.Solid(kit.Hex(0x16110A)))
	p.Stroke(rope, 2.8, kit.Solid(kit.Hex(0xEFE2C4)))
	p.Clip(nil)
	p.Stroke(edge, 8, kit.Solid(kit.Hex(0x16110A)))
	p.Dash(edge, 4.4, 16, 5, kit.Solid(kit.Hex(0xEFE2C4)))
}
