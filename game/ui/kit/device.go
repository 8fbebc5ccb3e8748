package kit

import "image"

// Vertex is a corner of a textured triangle: its place on screen and on the page in device pixels, and the colour the page
// is multiplied by, with premultiplied alpha, 0..1.
type Vertex struct{ X, Y, U, V, R, G, B, A float32 }

// Device shows quads. Pages are square pictures of PageSize device pixels that sprites are copied to.
type Device interface {
	// Upload copies a picture to a page, which is made if it is new. The picture may change after the call.
	Upload(page, x, y int, img *image.RGBA)
	// Wipe empties a page.
	Wipe(page int)
	// Draw draws quads whose texture is the page, over what is there. Four vertices, in turn around the middle, are a quad.
	Draw(page int, quads []Vertex)
	// Layer draws quads whose texture is the page onto a part of a layer, and not beyond it. Layers are as large as pages
	// and empty at first.
	Layer(n int, at image.Rectangle, page int, quads []Vertex)
	// DrawLayer is Draw with a layer as texture.
	DrawLayer(n int, quads []Vertex)
	// Clear empties a layer.
	Clear(n int)
	// Drop forgets all pages and layers.
	Drop()
}

// PageSize is the width and height of a page in device pixels.
const PageSize = 2048
