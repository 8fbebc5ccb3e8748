package art

import (
	"math"
	"strconv"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

var tiles = sync.OnceValue(func() *picture.Book {
	b := new(picture.Book)
	b.Read(tileDrawings()...)
	return b
})

// The colours that all tiles share.
var (
	ink    = kit.Hex(0x07090D) // around every sign
	bone   = kit.Hex(0xFFF4DF) // of signs
	rope   = kit.Hex(0xEFE2C4) // of nets
	hit    = kit.Hex(0xFF4A3D)
	mine   = kit.Hex(0xFFD27A) // of sides that hit somebody
	theirs = kit.Hex(0xFF9084)
	asleep = kit.Hex(0x98A0A8) // of signs that have no effect now
	shade  = kit.Hex(0x6B6B6B) // the colour by which uninvolved tiles are multiplied
)

// size says how much a tile shows: a smaller one shows less, with larger signs.
type size uint8

// The sizes, by width in CSS pixels: more than 100, at most 100, at most 72, at most 56.
const (
	large size = iota
	small
	little
	tiny
)

func sizeOf(wide float64) size {
	switch {
	case wide > 100:
		return large
	case wide > 72:
		return small
	case wide > 56:
		return little
	}
	return tiny
}

// signs returns how much larger signs are than on a large tile.
func (s size) signs() float64 { return [...]float64{1, 1.12, 1.26, 1.4}[s] }

// tile is a tile being painted. Its centre is 0, 0, and half its width is 100.
type tile struct {
	pen  *picture.Pen
	l    TileState
	d    *Print
	col  *Colors
	size size
}

// A tile is drawn in layers, so that each is painted again only if something on it changes. These are the keys of the
// layers.
type (
	slabKey struct {
		army Army
		size size
	}
	bodyKey struct {
		kind   *Print
		owner  Army
		netted bool
		size   size
	}
	sidesKey struct {
		kind                 *Print
		turn                 float32
		netted               bool
		melee, ranged        [6]int8
		linked, mine, theirs uint8
		size                 size
	}
	frontKey struct {
		kind    *Print
		owner   Army
		netted  bool
		mobile  bool
		points  bool
		wounds  int8
		count   int8
		strikes [5]Strike
		size    size
	}
	flameKey struct{}
)

// Tile paints a tile around a point; r is half its width in CSS pixels. A tile at most 100 wide leaves small things
// out, and more at 72 and 56. The picture and the numbers do not turn with the tile.
func Tile(c *kit.Canvas, l TileState, x, y, r float64) {
	d := l.Print
	t := &tile{l: l, d: d, col: &colors[d.Army], size: sizeOf(2 * r)}
	tint := kit.White
	if l.Dark || l.Goes {
		tint = shade
	}
	// layer draws what paint paints, on a sheet that extends this far from the centre.
	layer := func(key any, left, top, right, bottom float64, tint kit.Color, paint func()) {
		k := r / 100
		c.Tinted(key, kit.Rect{X: x + left*k, Y: y + top*k, W: (right - left) * k, H: (bottom - top) * k}, tint,
			func(p *kit.Painter) {
				p.Push(kit.Scale(k, k).Mul(kit.Translate(-left, -top)))
				t.pen = penOf(p)
				paint()
				p.Pop()
			})
	}
	if l.Halo != NoHalo {
		halo(c, d.Army, l.Halo, x, y, r)
	}
	layer(slabKey{d.Army, t.size}, -116, -96, 116, 116, tint, t.slab)
	layer(bodyKey{d, l.Owner, l.Netted, t.size}, -112, -98, 112, 98, tint, t.body)
	if d.Class != Instant {
		turn := math.Mod(float64(l.Turn), 6)
		between := turn != math.Trunc(turn)
		if between {
			c.Warp(kit.Translate(x, y).Mul(kit.Rotate(turn * 60)).Mul(kit.Translate(-x, -y)))
			turn = 0
		}
		t.l.Turn = float32(turn)
		out := 124.0
		if l.Mine|l.Theirs != 0 {
			out = 138
		}
		layer(sidesKey{d, t.l.Turn, l.Netted, l.Melee, l.Ranged, l.Linked, l.Mine, l.Theirs, t.size}, -out, -out, out,
			out, tint, t.sides)
		if between {
			c.Pop()
		}
		layer(frontKey{d, l.Owner, l.Netted, l.Mobile, l.Points >= 0, l.Wounds, l.Count, l.Strikes, t.size}, -106,
			-82, 106, 82, tint, t.front)
		t.points(c, x, y, r, tint)
	}
	if l.Goes {
		layer(flameKey{}, -30, -46, 30, 32, kit.White, func() { t.put("mark-flame", 0, -6, 0.7) })
	}
}

// points writes an HQ's points on its plate.
func (t *tile) points(c *kit.Canvas, x, y, r float64, tint kit.Color) {
	if t.d.Class != Headquarters || t.l.Points < 0 || t.size == tiny {
		return
	}
	k := min(1.12, t.size.signs()) * r / 100
	c.Line(kit.Style{Face: kit.DisplayBlack, Size: 56 * k, Color: kit.White.Mix(tint, 0.7), H: kit.Middle,
		V: kit.Middle},
		strconv.Itoa(int(t.l.Points)), kit.Rect{X: x - r, Y: y + 38*r/100 - r/2, W: 2 * r, H: r})
}

// tilePath returns a tile's drawing that consists of one path.
func tilePath(name string) *kit.Path {
	_, d, _ := strings.Cut(tiles().Lines(name)[0], " ")
	return kit.SVG(d)
}

// outlineOf returns the outline of an army's tiles.
func outlineOf(a Army) *kit.Path { return tilePath("outline-" + a.String()) }

func disc(x, y, r float64) *kit.Path { return new(kit.Path).Ellipse(x, y, r, r) }

func line(path *kit.Path, x0, y0, x1, y1 float64) {
	path.MoveTo(x0, y0)
	path.LineTo(x1, y1)
}

func penOf(p *kit.Painter) *picture.Pen { return &picture.Pen{Painter: p, Book: tiles()} }
