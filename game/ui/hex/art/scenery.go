package art

import (
	"math"
	"math/rand/v2"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// scenery is the book of what lies around the tiles.
var scenery = sync.OnceValue(func() *picture.Book {
	b := new(picture.Book)
	b.Read(sceneryDrawings()...)
	return b
})

// draw paints one of its drawings, k times its size, with its sheet's corner at x, y.
func draw(p *kit.Painter, name string, x, y, k float64) {
	p.Push(kit.Translate(x, y).Mul(kit.Scale(k, k)))
	(&picture.Pen{Painter: p, Book: scenery()}).Draw(name)
	p.Pop()
}

// data returns the path of a drawing that is one path, as text.
func data(name string) string {
	_, d, _ := strings.Cut(scenery().Lines(name)[0], " ")
	return d
}

// outline returns the path of a drawing that is one path, to be painted but not changed.
func outline(name string) *kit.Path { return kit.SVG(data(name)) }

// seeded returns random numbers that are the same for the same seed.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }

// mosaic is Art for pictures that may be larger than a page: it is baked in parts, each by the same paint.
func mosaic(c *kit.Canvas, key any, r kit.Rect, paint func(p *kit.Painter)) {
	const most = 680 // a page has room for this, also where a CSS pixel covers nine
	type part struct {
		key  any
		i, j int
	}
	n, m := math.Ceil(r.W/most), math.Ceil(r.H/most)
	w, h := math.Ceil(r.W/n), math.Ceil(r.H/m)
	for i := range int(n) {
		for j := range int(m) {
			x, y := w*float64(i), h*float64(j)
			c.Art(part{key, i, j}, kit.Rect{X: r.X + x, Y: r.Y + y, W: w, H: h}, func(p *kit.Painter) {
				p.Push(kit.Translate(-x, -y))
				paint(p)
				p.Pop()
			})
		}
	}
}

func stops(pairs ...any) []kit.Stop {
	var out []kit.Stop
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, kit.Stop{At: pairs[i].(float64), Color: pairs[i+1].(kit.Color)})
	}
	return out
}

// polygon adds a closed outline to a path.
func polygon(path *kit.Path, pts ...float64) {
	path.MoveTo(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		path.LineTo(pts[i], pts[i+1])
	}
	path.Close()
}

// glow paints a soft light in an ellipse about x, y.
func glow(c *kit.Canvas, x, y, rx, ry float64, col kit.Color) {
	c.Glow(kit.Rect{X: x - rx, Y: y - ry, W: 2 * rx, H: 2 * ry}, col)
}
