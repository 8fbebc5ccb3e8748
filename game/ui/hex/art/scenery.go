package art

import (
	"math/rand/v2"
	"strings"
	"sync"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// scenery holds the drawings of what is around the tiles.
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

// data returns the path of a drawing that consists of one path, as text.
func data(name string) string {
	_, d, _ := strings.Cut(scenery().Lines(name)[0], " ")
	return d
}

// outline returns the path of a drawing that consists of one path. Do not modify it.
func outline(name string) *kit.Path { return kit.SVG(data(name)) }

// seeded returns random numbers that are the same for the same seed.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }

// glow paints a soft light in an ellipse about x, y.
func glow(c *kit.Canvas, x, y, rx, ry float64, col kit.Color) {
	c.Glow(kit.Rect{X: x - rx, Y: y - ry, W: 2 * rx, H: 2 * ry}, col)
}
