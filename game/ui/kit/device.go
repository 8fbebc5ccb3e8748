package kit

import "image"

// Vertex is a corner of a textured triangle: its place on screen and on the page in device pixels, and the colour the page
// is multiplied by, with premultiplied alpha, 0..1.
type Vertex struct{ X, Y, U, V, R, G, B, A float32 }

// Device shows quads. Pages are square pictures of PageSize device pixels that sprites are copied to.
type Device interface {
	// Upload copies a picture to a page, which is made if it is new. The picture may change after the call.
	Upload(page, x, y int, img *image.RGBA)
	// Draw draws quads whose texture is the page, over what is there. Four vertices, in turn around the middle, are a quad.
	Draw(page int, quads []Vertex)
	// Drop forgets all pages.
	Drop()
}

// PageSize is the width and height of a page in device pixels.
const PageSize = 2048

// Sprite is a picture on a page: a rectangle in device pixels.
type Sprite struct{ page, x, y, w, h int }

// maxPages is how many pages are kept before everything is baked anew; it bounds memory when the window is resized.
const maxPages = 6

// Small sprites (letters, icons, corners, lights) are used between all others, and every change of the page is another draw
// call. So each page has a margin at its lower edge for copies of small sprites that lie on other pages.
const (
	smallest = 104 // a sprite is small if it is at most so wide and high, in device pixels
	margin   = 320 // height of the margin
)

// atlas packs sprites into pages.
type atlas struct {
	dev     Device
	page    int // the one being filled
	pages   int
	shelf   shelf   // of the page being filled
	margins []shelf // of each page
	sprites map[any]*baked
	white   []Sprite // one white dot on each page, for plain quads
}

// baked is a sprite and what is known of it.
type baked struct {
	Sprite
	at     image.Point // of a letter: where its picture lies relative to its origin
	copies []*Sprite   // of a small one: in the margins of other pages; itself where there was no room
}

// shelf is a place that sprites are put in side by side, row upon row.
type shelf struct{ x, y, h, bottom int }

// put makes room for a sprite of w by h.
func (s *shelf) put(w, h int) (x, y int, ok bool) {
	if s.x+w > PageSize {
		s.x, s.y, s.h = 0, s.y+s.h+1, 0
	}
	if s.y+h > s.bottom {
		return 0, 0, false
	}
	x, y = s.x, s.y
	s.x += w + 1 // the gap keeps a neighbour from bleeding in when a sprite is scaled
	s.h = max(s.h, h)
	return x, y, true
}

func (a *atlas) reset() {
	a.dev.Drop()
	a.sprites = map[any]*baked{}
	a.white, a.margins = nil, nil
	a.pages, a.page = 0, -1
	a.newPage()
}

func (a *atlas) newPage() {
	a.page, a.pages = a.pages, a.pages+1
	a.shelf = shelf{bottom: PageSize - margin}
	a.margins = append(a.margins, shelf{y: PageSize - margin + 1, bottom: PageSize})
	dot := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range dot.Pix {
		dot.Pix[i] = 255
	}
	a.white = append(a.white, a.add(dot))
}

// add copies a picture to a page. A picture larger than a page is cut.
func (a *atlas) add(img *image.RGBA) Sprite {
	w, h := min(img.Rect.Dx(), PageSize), min(img.Rect.Dy(), PageSize-margin)
	x, y, ok := a.shelf.put(w, h)
	if !ok {
		a.newPage()
		x, y, _ = a.shelf.put(w, h)
	}
	if w != img.Rect.Dx() || h != img.Rect.Dy() {
		cut := image.NewRGBA(image.Rect(0, 0, w, h))
		for y := range h {
			copy(cut.Pix[y*cut.Stride:(y+1)*cut.Stride], img.Pix[y*img.Stride:])
		}
		img = cut
	}
	s := Sprite{a.page, x, y, w, h}
	a.dev.Upload(s.page, s.x, s.y, img)
	return s
}

// near returns the copy on a page of a small sprite, which bake makes; the sprite itself if there is no room.
func (a *atlas) near(b *baked, page int, bake func() *image.RGBA) Sprite {
	for len(b.copies) <= page {
		b.copies = append(b.copies, nil)
	}
	if got := b.copies[page]; got != nil {
		return *got
	}
	x, y, ok := a.margins[page].put(b.w, b.h)
	if !ok {
		b.copies[page] = &b.Sprite
		return b.Sprite
	}
	got := Sprite{page, x, y, b.w, b.h}
	b.copies[page] = &got
	a.dev.Upload(page, x, y, bake())
	return got
}
