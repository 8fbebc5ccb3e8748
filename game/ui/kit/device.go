package kit

import (
	"image"
	"math"
)

// Vertex is a corner of a textured triangle: its place on the screen and in its source, both in device pixels, and a
// premultiplied colour (0 to 1) to multiply with.
type Vertex struct {
	X, Y, U, V, R, G, B, A float32
	From                   Source
}

// Source is what a quad is drawn from: the page of that number, or a layer.
type Source int32

// Plain means no source: only the colour is drawn.
const Plain Source = math.MinInt32

func onLayer(n int) Source { return Source(-1 - n) }

// Layer returns the number of the layer; false if the source is a page.
func (s Source) Layer() (n int, ok bool) { return int(-1 - s), s < 0 && s != Plain }

// Device shows quads. Pages are square pictures of PageSize device pixels, to which sprites are copied. A quad is four
// vertices in order around its middle, all with the same source.
type Device interface {
	// Upload copies a picture to a page, creating the page if it is new. The picture may change after the call.
	Upload(page, x, y int, img *image.RGBA)
	// Wipe empties a page.
	Wipe(page int)
	// Draw draws quads in order over what is there.
	Draw(quads []Vertex)
	// Layer draws quads from pages onto part of a layer, clipped to it. Layers have the size of pages and are empty at
	// first.
	Layer(n int, at image.Rectangle, quads []Vertex)
	// ClearLayer empties a layer.
	ClearLayer(n int)
	Drop()
}

// PageSize is the width and height of a page in device pixels. The last row and column stay empty, since a device may
// place pages side by side.
const PageSize = 2048
