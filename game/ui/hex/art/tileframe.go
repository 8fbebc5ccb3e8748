package art

import (
	"onelongnight/game/ui/kit"
)

// ring draws a line along the tile's outline, enlarged by k.
func (t *tile) ring(k, width float64, paint kit.Paint) {
	t.pen.Push(kit.Scale(k, k))
	t.pen.Stroke(outlineOf(t.d.Army), width/k, paint)
	t.pen.Pop()
}

// metal returns a gradient from the upper left to the lower right of a tile.
func metal(pairs ...any) kit.Paint { return kit.Linear(-90, -80, 90, 80, kit.Stops(pairs...)...) }

// frame paints the edge of an army's tiles: steel with bolts, stitched canvas, thorns, planks with tape.
func (t *tile) frame() {
	switch t.d.Army {
	case Moloch:
		t.ring(0.97, 7, metal(0.0, kit.Hex(0xD8E5EE), 0.3, kit.Hex(0x7088A0), 0.6, kit.Hex(0x35454F), 1.0,
			kit.Hex(0x8FA6B6)))
		t.ring(0.92, 2, kit.Solid(ink.Fade(0.8)))
		if t.size == large {
			for i := range 6 {
				at := vertex(i, 95)
				t.dot(at, 4.4, ink)
				t.dot(at, 3, kit.Hex(0xC6D5E0))
			}
		}
	case Outpost:
		t.ring(0.965, 9, metal(0.0, kit.Hex(0x8D9A4E), 0.5, kit.Hex(0x4A5A2B), 1.0, kit.Hex(0x333F1C)))
		t.pen.Push(kit.Scale(0.965, 0.965))
		t.pen.Dash(outlineOf(Outpost), 2.8, 9, 6, kit.Solid(kit.Hex(0xF3E3AE)))
		t.pen.Pop()
		t.ring(0.91, 2, kit.Solid(kit.Hex(0x11150B)))
	case Borgo:
		t.ring(0.98, 8, kit.Solid(kit.Hex(0x120C20)))
		t.ring(0.975, 4, kit.Solid(kit.Hex(0x7F69B8)))
		t.thorns()
	default:
		t.planks()
	}
	if t.d.Class == Headquarters {
		t.ring(0.88, 2.4, kit.Solid(t.col.Edge.Fade(0.75)))
	}
}

// vertex returns corner i of a tile of half width r, clockwise from the right.
func vertex(i int, r float64) kit.Point {
	x, y := corner(kit.Point{}, r, i)
	return kit.Point{X: x, Y: y}
}

func toward(a, b kit.Point, part float64) kit.Point {
	return kit.Point{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part}
}

func (t *tile) dot(at kit.Point, r float64, col kit.Color) {
	t.pen.Fill(new(kit.Path).Ellipse(at.X, at.Y, r, r), kit.Solid(col))
}

// thorns paints thorns of bone, one at each corner.
func (t *tile) thorns() {
	light := metal(0.0, kit.Hex(0xFFF8E8), 0.4, kit.Hex(0xE2D2B4), 0.8, kit.Hex(0xA3906F), 1.0, kit.Hex(0xCDBB9C))
	path := new(kit.Path)
	for i := range 6 {
		at, tip, foot := vertex(i, 100), vertex(i, 109), vertex(i, 86)
		a, b := toward(at, vertex(i+5, 100), 0.23), toward(at, vertex(i+1, 100), 0.23)
		path.MoveTo(a.X, a.Y)
		path.LineTo(tip.X, tip.Y)
		path.LineTo(b.X, b.Y)
		path.QuadTo(foot.X, foot.Y, a.X, a.Y)
		path.Close()
	}
	t.pen.Fill(path, light)
	t.pen.Stroke(path, 2.4, kit.Solid(kit.Hex(0x120C20)))
}

// planks paints planks whose ends overlap, with hazard tape on those at the top and bottom.
func (t *tile) planks() {
	p, dark := t.pen.Painter, kit.Hex(0x1E0B05)
	rust := [3]kit.Color{kit.Hex(0xA9481A), kit.Hex(0xFFC93C), kit.Hex(0xC45C22)}
	for i := range 6 {
		a, b, c, d := vertex(i, 99), vertex(i+1, 99), vertex(i+1, 86), vertex(i, 86)
		e := kit.Point{X: (b.X - a.X) * 0.15, Y: (b.Y - a.Y) * 0.15}
		plank := new(kit.Path)
		plank.Polygon(a.X, a.Y, b.X+e.X, b.Y+e.Y, c.X+e.X*1.7, c.Y+e.Y*1.7, d.X, d.Y)
		p.Fill(plank, kit.Solid(rust[i%3]))
		if i%3 == 1 {
			tape := new(kit.Path)
			for x := -57.0; x < 44; x += 23 {
				tape.Polygon(x, a.Y, x+11, a.Y, x+23, d.Y, x+12, d.Y)
			}
			p.Fill(tape, kit.Solid(kit.Hex(0x1A0E06)))
		}
		p.Stroke(plank, 2.4, kit.Solid(dark))
		if t.size < little {
			at := vertex(i+1, 95)
			t.dot(at, 5, dark)
			t.dot(at, 3.8, kit.Hex(0xFFD9A8))
		}
	}
}
