package art

import (
	"math"
	"sync"

	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
	sprites "onelongnight/sprites/hex"
)

// tiles is the book of what is on the tiles.
var tiles = sync.OnceValue(func() *picture.Book {
	b := new(picture.Book)
	b.Read(sprites.Tiles()...)
	return b
})

// The colours that all tiles share.
var (
	ink    = kit.Hex(0x07090D) // round every sign
	bone   = kit.Hex(0xFFF4DF) // of signs
	hit    = kit.Hex(0xFF4A3D)
	grey   = kit.Hex(0x98A0A8) // signs that do nothing now
	theirs = kit.Hex(0xFF9084)
)

// A tile that is less than this wide, in CSS pixels, has larger signs; one that is less than tiny leaves small things out.
const (
	small  = 100
	little = 72
	tiny   = 56
)

// Tile paints a tile round a point; r is half its width in CSS pixels. What it shows is painted once for each look and size;
// only while it is turned its sides are drawn by themselves. The picture and the numbers never turn.
func Tile(c *kit.Canvas, l Look, x, y, r float64) {
	if l.Halo != NoHalo {
		halo(c, l, x, y, r)
	}
	l.Halo = NoHalo
	box := kit.Rect{X: x - sheet*r, Y: y - sheet*r, W: 2 * sheet * r, H: 2 * sheet * r}
	if l.Turn == float32(math.Trunc(float64(l.Turn))) {
		bake(c, whole, l, box, r)
		return
	}
	turn := float64(l.Turn) * 60
	l.Turn = 0
	bake(c, body, l, box, r)
	c.Warp(kit.Translate(x, y).Mul(kit.Rotate(turn)).Mul(kit.Translate(-x, -y)))
	bake(c, flanks, l, box, r)
	c.Pop()
	bake(c, front, l, box, r)
}

// sheet is how far a tile's picture reaches beyond half its width: for shadow, thorns and signs.
const sheet = 1.24

// layer is a part of a tile's picture.
type layer int

const (
	whole  layer = iota
	body         // what lies under the sides
	flanks       // the sides
	front        // numbers and chips
)

// bake paints a layer once, and draws it.
func bake(c *kit.Canvas, which layer, l Look, box kit.Rect, r float64) {
	type key struct {
		layer layer
		look  Look
	}
	light := kit.White
	if l.Dark {
		l.Dark, light = false, kit.Hex(0x6B6B70)
	}
	c.Tinted(key{which, l}, box, light, func(p *kit.Painter) {
		t := &tile{pen: &picture.Pen{Painter: p, Book: tiles()}, l: l, d: l.Kind.Data(), lod: lodOf(2 * r), wide: 2 * r}
		p.Push(kit.Translate(sheet*r, sheet*r).Mul(kit.Scale(r/100, r/100)))
		if which == whole || which == body {
			t.body()
		}
		if which == whole || which == flanks {
			t.sides()
		}
		if which == whole || which == front {
			t.front()
		}
		p.Pop()
		if l.Goes {
			p.Grey(0.5)
			p.Push(kit.Translate(sheet*r, sheet*r).Mul(kit.Scale(r/100, r/100)))
			t.pen.Draw("mark-flame")
			p.Pop()
		}
	})
}

// lodOf is how much larger signs are on a tile so wide.
func lodOf(w float64) float64 {
	switch {
	case w <= tiny:
		return 1.4
	case w <= little:
		return 1.26
	case w <= small:
		return 1.12
	}
	return 1
}

// tile is one that is being painted: its middle is 0 0, its half width 100.
type tile struct {
	pen  *picture.Pen
	l    Look
	d    *hex.Data
	lod  float64
	wide float64
}

func (t *tile) tiny() bool { return t.wide <= tiny }

// outlineOf is an army's outline of a half width.
func outlineOf(a hex.Army, r float64) *kit.Path {
	path := tilePath("outline-" + a.String())
	return scaled(path, r/100)
}

// tilePath is the path of a drawing of tiles that is one path.
func tilePath(name string) string {
	line := tiles().Lines(name)[0]
	return line[8:]
}

// scaled is a path of coordinates, larger or smaller about 0 0.
func scaled(d string, k float64) *kit.Path { return kit.SVG(d).Scaled(k) }

// halo is the light round a tile that can be used, or hit.
func halo(c *kit.Canvas, l Look, x, y, r float64) {
	type key struct {
		army hex.Army
		halo Halo
	}
	col, wide := kit.Gold, 9.0
	switch l.Halo {
	case Target:
		col = hit
	case Picked:
		wide = 15
	}
	c.Glow(kit.Rect{X: x - 1.5*r, Y: y - 1.4*r, W: 3 * r, H: 2.8 * r}, col.Fade(0.55))
	c.Art(key{l.Kind.Data().Army, l.Halo}, kit.Rect{X: x - sheet*r, Y: y - sheet*r, W: 2 * sheet * r, H: 2 * sheet * r}, func(p *kit.Painter) {
		p.Push(kit.Translate(sheet*r, sheet*r).Mul(kit.Scale(r/100, r/100)))
		path := outlineOf(l.Kind.Data().Army, 104)
		p.Stroke(path, wide+8, kit.Solid(col.Fade(0.25)))
		p.Stroke(path, wide, kit.Solid(col))
		p.Pop()
	})
}
