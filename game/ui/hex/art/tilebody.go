package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// slab paints what all tiles of an army have below their pictures: thickness, shadow and background.
func (t *tile) slab() {
	p, edge := t.pen.Painter, outlineOf(t.d.Army)
	// Several shapes make the shadow soft; a blur would cost more than everything else.
	for i, k := range []float64{1.05, 1.02, 0.99, 0.96} {
		t.below(8, 15-float64(i), k, ink.Fade(0.2))
	}
	t.below(0, 12, 1, ink)
	t.below(0, 9, 1, t.col.Dark.Mix(t.col.Middle, 0.35))
	t.below(0, 4, 1, ink.Fade(0.55))
	p.Fill(edge, kit.Radial(0, -28, 144, 125, kit.Stops(0.0, t.col.Light, 0.5, t.col.Middle, 1.0, t.col.Dark)...))
	if t.size < little {
		p.Clip(edge)
		t.weave()
	}
}

// body paints the picture of a tile, the frame of its army, and what lies over them.
func (t *tile) body() {
	p, edge := t.pen.Painter, outlineOf(t.d.Army)
	p.Clip(edge)
	if t.d.Class == Soldier || t.d.Class == Headquarters {
		t.figure()
	}
	p.Fill(edge, kit.Radial(0, 0, 112, 112, kit.Stops(0.5, kit.Black.Fade(0), 0.78, ink.Fade(0.28), 1.0,
		ink.Fade(0.74))...))
	switch t.d.Class {
	case Module:
		t.module()
	case Instant:
		t.instantEffect()
	}
	p.Clip(nil)
	t.frame()
	if t.l.Netted {
		t.mesh()
	}
	if t.l.Owner != t.d.Army {
		t.band()
	}
}

// below fills the tile's outline, moved by x, y and enlarged by k.
func (t *tile) below(x, y, k float64, col kit.Color) {
	t.pen.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	t.pen.Fill(outlineOf(t.d.Army), kit.Solid(col))
	t.pen.Pop()
}

func (t *tile) figure() {
	y, k := 4.0, 0.93
	switch {
	case t.size == tiny:
		y, k = 16, 1.06
	case t.d.Class == Headquarters:
		y, k = -4, 0.96
	case t.l.Count == 0:
		y, k = 10, 1
	}
	t.put(t.d.ID, 0, y, k)
}

// put draws a drawing around a point, k times its size.
func (t *tile) put(name string, x, y, k float64) {
	t.pen.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	t.pen.Draw(name)
	t.pen.Pop()
}

// weave paints the material of an army's tiles: plates, canvas, veined hide, scratched rust.
func (t *tile) weave() {
	path, wide := new(kit.Path), 1.6
	switch t.d.Army {
	case Moloch:
		for i := -3.0; i < 3; i++ {
			line(path, -100, i*34, 100, i*34)
			for x := -92 + 23*float64(int(i)&1); x < 100; x += 46 {
				line(path, x, i*34, x, i*34+34)
			}
		}
	case Outpost:
		wide = 1
		for v := -97.5; v < 100; v += 5 {
			line(path, -100, v, 100, v)
			line(path, v, -100, v, 100)
		}
	case Borgo:
		wide = 1.8
		for x := -136.0; x < 100; x += 34 {
			for y := -102.0; y < 100; y += 34 {
				path.MoveTo(x, y+8)
				path.QuadTo(x+10, y+2, x+16, y+10)
				path.QuadTo(x+22, y+18, x+34, y+8)
				path.MoveTo(x+10, y+34)
				path.QuadTo(x+8, y+24, x+16, y+20)
				path.QuadTo(x+24, y+16, x+20, y)
			}
		}
	default:
		wide = 1.8
		t.pen.Push(kit.Rotate(24))
		defer t.pen.Pop()
		for x := -130.0; x < 130; x += 26 {
			for y := -130.0; y < 130; y += 26 {
				line(path, x, y+4, x+12, y+4)
				line(path, x+8, y+15, x+26, y+15)
				line(path, x+2, y+21, x+9, y+21)
			}
		}
	}
	t.pen.Stroke(path, wide, kit.Solid(t.col.Dark.Mix(ink, 0.5).Fade(weaves[t.d.Army])))
}

// weaves is how dark each army's material is, 0..1.
var weaves = [Armies]float64{Moloch: 0.4, Outpost: 0.22, Borgo: 0.34, Hegemony: 0.34}

// mesh paints the rope of a net over a tile.
func (t *tile) mesh() {
	p, edge := t.pen.Painter, outlineOf(t.d.Army)
	cord := kit.Hex(0x16110A)
	p.Clip(edge)
	p.Fill(edge, kit.Solid(ink.Fade(0.42)))
	cords, knots := new(kit.Path), new(kit.Path)
	step := 30.0 // between two ropes, along one side of a mesh
	if t.size >= little {
		step = 40
	}
	for i := -8.0; i <= 8; i++ {
		line(cords, i*step-100, -100, i*step+100, 100)
		line(cords, i*step+100, -100, i*step-100, 100)
		for j := -4.0; j <= 4; j += 0.5 {
			at := i + math.Mod(j, 1)
			knots.Ellipse(at*step, j*step, 3, 3)
		}
	}
	p.Stroke(cords, 5.4, kit.Solid(cord))
	p.Stroke(cords, 2.8, kit.Solid(rope))
	p.Fill(knots, kit.Solid(rope))
	p.Clip(nil)
	round := tilePath("hexagon")
	p.Push(kit.Scale(0.93, 0.93))
	p.Stroke(round, 9, kit.Solid(cord))
	p.Dash(round, 4.6, 17, 5, kit.Solid(rope))
	p.Pop()
}

// band paints the new owner's colours around the edge of a tile that was taken over. The tile keeps its own outline.
func (t *tile) band() {
	p, round, col := t.pen.Painter, tilePath("hexagon"), kit.Solid(colors[t.l.Owner].Edge)
	dash := [Armies][2]float64{Moloch: {40, 5}, Outpost: {14, 7}, Borgo: {5, 9}, Hegemony: {22, 4}}[t.l.Owner]
	p.Push(kit.Scale(1.02, 1.02))
	p.Stroke(round, 11, kit.Solid(ink))
	p.Dash(round, 6, dash[0], dash[1], col)
	p.Pop()
}
