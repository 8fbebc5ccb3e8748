package kit

import (
	"image"
	"math"
)

// Vertex is a corner of a textured triangle: its place on screen and on what it is drawn from in device pixels, and the
// colour that is multiplied by, with premultiplied alpha, 0..1.
type Vertex struct {
	X, Y, U, V, R, G, B, A float32
	From                   Source
}

// Source is what a quad is drawn from: the page of that number, or a layer.
type Source int32

// Plain is no picture: the colour alone.
const Plain Source = math.MinInt32

func onLayer(n int) Source { return Source(-1 - n) }

// Layer returns the number of the layer that is drawn from; false if it is a page.
func (s Source) Layer() (n int, ok bool) { return int(-1 - s), s < 0 && s != Plain }

// Device shows quads. Pages are square pictures of PageSize device pixels that sprites are copied to. Four vertices, in
// turn around the middle, are a quad; they have one source.
type Device interface {
	// Upload copies a picture to a page, which is made if it is new. The picture may change after the call.
	Upload(page, x, y int, img *image.RGBA)
	// Wipe empties a page.
	Wipe(page int)
	// Draw draws quads one after the other over what is there.
	Draw(quads []Vertex)
	// Layer draws quads from pages onto a part of a layer, and not beyond it. Layers are as large as pages and empty at
	// first.
	Layer(n int, at image.Rectangle, quads []Vertex)
	// ClearLayer empties a layer.
	ClearLayer(n int)
	// Drop forgets all pages and layers.
	Drop()
}

// PageSize is the width and height of a page in device pixels. Nothing lies in its last row and column, as devices may
// put pages beside each other.
const PageSize = 2048
