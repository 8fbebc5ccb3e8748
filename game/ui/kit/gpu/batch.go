package gpu

import (
	_ "embed"
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui/kit"
)

// Most of a frame is large quads that show each pixel of a layer exactly once. Reading one pixel takes a quarter of the
// work of mixing four, which is what a weak GPU spends its time on. But another draw call costs time too, so small
// quads are drawn along with the rest.

//go:embed sharp.kage
var sharpShader []byte

//go:embed smooth.kage
var smoothShader []byte

// worthACall is how many unmixed pixels make another draw call worthwhile.
const worthACall = 60_000

// batch gathers quads for one draw call.
type batch struct {
	to            *ebiten.Image
	vertices      []ebiten.Vertex
	indices       []uint32 // the same for all batches: enough for the largest so far
	options       ebiten.DrawTrianglesShaderOptions
	mixed         bool    // some of its quads need four pixels mixed
	area          float32 // of its quads so far, in pixels
	sharp, smooth *ebiten.Shader
}

// draw draws quads, moved by by.
func (d *Device) draw(to *ebiten.Image, by image.Point, quads []kit.Vertex) {
	b := &d.batch
	b.to, b.vertices = to, slices.Grow(b.vertices[:0], len(quads))
	for i := 0; i+3 < len(quads); i += 4 {
		q := quads[i : i+4]
		from := q[0].From
		if from == kit.Plain {
			b.add(q, by, 0, image.Point{})
			continue
		}
		sheet, at := d.source(from)
		if b.options.Images[0] != sheet {
			if b.options.Images[0] != nil {
				b.flush()
			}
			b.options.Images[0] = sheet
		}
		size := (q[2].X - q[0].X) * (q[2].Y - q[0].Y)
		switch exact := fits(q); {
		case exact && b.mixed && size > worthACall:
			b.flush()
			b.options.Images[0] = sheet
		case !exact && !b.mixed:
			if b.area > worthACall {
				b.flush()
				b.options.Images[0] = sheet
			}
			b.mixed = true
		}
		b.area += size
		b.add(q, by, 1, at)
	}
	b.flush()
	b.to = nil
}

// source returns the image of a page or layer, and its place there.
func (d *Device) source(s kit.Source) (sheet *ebiten.Image, at image.Point) {
	sheets, n := &d.pages, int(s)
	if layer, ok := s.Layer(); ok {
		sheets, n = &d.layers, layer
	}
	sheet, at.X, at.Y = sheets.at(n)
	return sheet, at
}

// add adds a quad, moved by by, whose source lies at at in the image; textured is 0 for a plain colour.
func (b *batch) add(q []kit.Vertex, by image.Point, textured float32, at image.Point) {
	x, y, u, w := float32(by.X), float32(by.Y), float32(at.X), float32(at.Y)
	n := len(b.vertices)
	b.vertices = b.vertices[:n+4]
	for i := range q {
		v, o := &q[i], &b.vertices[n+i]
		o.DstX, o.DstY, o.SrcX, o.SrcY = v.X+x, v.Y+y, v.U+u, v.V+w
		o.ColorR, o.ColorG, o.ColorB, o.ColorA, o.Custom0 = v.R, v.G, v.B, v.A, textured
	}
}

// fits reports whether a quad shows each pixel of its source exactly once: it has the same size, and both lie on whole
// pixels.
func fits(q []kit.Vertex) bool {
	x, y := q[0].X-q[0].U, q[0].Y-q[0].V
	return x == float32(int32(x)) && y == float32(int32(y)) && q[2].X-q[2].U == x && q[2].Y-q[2].V == y &&
		q[1].Y == q[0].Y && q[3].X == q[0].X
}

// flush draws the batch.
func (b *batch) flush() {
	for n := uint32(len(b.indices) / 6 * 4); n < uint32(len(b.vertices)); n += 4 {
		b.indices = append(b.indices, n, n+1, n+2, n, n+2, n+3)
	}
	shader := compiled(&b.sharp, sharpShader)
	if b.mixed {
		shader = compiled(&b.smooth, smoothShader)
	}
	b.to.DrawTrianglesShader32(b.vertices, b.indices[:len(b.vertices)/4*6], shader, &b.options)
	b.vertices, b.options.Images[0], b.mixed, b.area = b.vertices[:0], nil, false, 0
}

// compiled returns a shader of the program, compiled on first use.
func compiled(shader **ebiten.Shader, source []byte) *ebiten.Shader {
	if *shader == nil {
		made, err := ebiten.NewShader(source)
		if err != nil {
			panic(err) // a mistake in the shader; any test that draws would show it
		}
		*shader = made
	}
	return *shader
}
