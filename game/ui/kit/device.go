package kit

import "image"

// Vertex is a corner of a textured triangle: its place on screen and on the page in device pixels, and the colour the page
// is multiplied by, with premultiplied alpha, 0..1.
type Vertex struct{ X, Y, U, V, R, G, B, A float32 }

// Device shows triangles. Pages are square pictures of PageSize device pixels that sprites are copied to.
type Device interface {
	// Upload copies a picture to a page, which is made if it is new.
	Upload(page, x, y int, img *image.RGBA)
	// Draw draws triangles whose texture is the page, over what is there.
	Draw(page int, vertices []Vertex, indices []uint32)
	// Drop forgets all pages.
	Drop()
}

// PageSize is the width and height of a page in device pixels.
const PageSize = 2048

// Sprite is a picture on a page: a rectangle in device pixels.
type Sprite struct{ page, x, y, w, h int }

// maxPages is how many pages are kept before everything is baked anew; it bounds memory when the window is resized.
const maxPages = 6

// atlas packs sprites into pages, in shelves.
type atlas struct {
	dev     Device
	page    int
	pages   int
	x, y, h int // place of the next sprite and height of the shelf
	sprites map[any]Sprite
	origins map[glyphKey]image.Point // where a glyph's picture lies relative to its origin
	white   []Sprite                 // one white dot on each page, for plain triangles
}

func (a *atlas) reset() {
	a.dev.Drop()
	a.sprites = map[any]Sprite{}
	a.origins = map[glyphKey]image.Point{}
	a.white = nil
	a.pages, a.page = 0, -1
	a.newPage()
}

func (a *atlas) newPage() {
	a.page, a.pages = a.pages, a.pages+1
	a.x, a.y, a.h = 0, 0, 0
	dot := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range dot.Pix {
		dot.Pix[i] = 255
	}
	a.white = append(a.white, a.add(dot))
}

// add copies a picture to a page. A picture larger than a page is cut.
func (a *atlas) add(img *image.RGBA) Sprite {
	w, h := min(img.Rect.Dx(), PageSize), min(img.Rect.Dy(), PageSize)
	if a.x+w > PageSize {
		a.x, a.y, a.h = 0, a.y+a.h+1, 0
	}
	if a.y+h > PageSize {
		a.newPage()
	}
	s := Sprite{a.page, a.x, a.y, w, h}
	if w != img.Rect.Dx() || h != img.Rect.Dy() {
		cut := image.NewRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			copy(cut.Pix[y*cut.Stride:(y+1)*cut.Stride], img.Pix[y*img.Stride:])
		}
		img = cut
	}
	a.dev.Upload(s.page, s.x, s.y, img)
	a.x += w + 1 // the gap keeps a neighbour from bleeding in when a sprite is scaled
	a.h = max(a.h, h)
	return s
}
