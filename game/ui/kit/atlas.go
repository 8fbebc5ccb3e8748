package kit

import "image"

// Sprite is a picture on a page: a rectangle in device pixels.
type Sprite struct{ page, x, y, w, h int }

// maxPages is how many pages there are before the one that has not been used for the longest time is emptied. A frame
// that needs more gets them.
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
	page    int   // the one being filled
	shelf   shelf // of the page being filled
	pages   []page
	sprites map[any]*baked
	frame   int // number of the frame
}

// page is what is known of a page.
type page struct {
	margin shelf
	white  Sprite // a white dot, for plain quads
	used   int    // number of the frame that last drew from it
}

// baked is a sprite and what is known of it.
type baked struct {
	Sprite
	img    *image.RGBA // of a small one
	gone   bool        // its page has been emptied
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
	a.sprites, a.pages = map[any]*baked{}, nil
	a.newPage()
}

// newPage begins a page: another one, or an old one that is emptied.
func (a *atlas) newPage() {
	a.page = a.oldest()
	if a.page < 0 {
		a.page = len(a.pages)
		a.pages = append(a.pages, page{})
	} else {
		a.empty(a.page)
	}
	a.shelf = shelf{bottom: PageSize - margin}
	dot := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range dot.Pix {
		dot.Pix[i] = 255
	}
	a.pages[a.page] = page{margin: shelf{y: PageSize - margin + 1, bottom: PageSize}, white: a.add(dot), used: a.frame}
}

// oldest is the page to be emptied next, −1 if there is room for another or all are in use.
func (a *atlas) oldest() int {
	best := -1
	if len(a.pages) < maxPages {
		return best
	}
	for i := range a.pages {
		if used := a.pages[i].used; used < a.frame-1 && (best < 0 || used < a.pages[best].used) {
			best = i
		}
	}
	return best
}

// full tells whether there is no room but on pages in use.
func (a *atlas) full() bool { return len(a.pages) >= maxPages && a.oldest() < 0 }

// empty forgets what lies on a page.
func (a *atlas) empty(n int) {
	for key, b := range a.sprites {
		if b.page == n {
			b.gone = true
			delete(a.sprites, key)
		} else if len(b.copies) > n {
			b.copies[n] = nil
		}
	}
	a.dev.Wipe(n) // else what lay between the new sprites would show at their edges
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

// keep bakes a sprite under a key.
func (a *atlas) keep(key any, img *image.RGBA, at image.Point) *baked {
	b := &baked{Sprite: a.add(img), at: at}
	if b.w <= smallest && b.h <= smallest {
		b.img = img
	}
	a.sprites[key] = b
	return b
}

// near returns a sprite on a page: its copy, if it is a small one and there is room for it.
func (a *atlas) near(b *baked, page int) Sprite {
	if b.page == page || b.img == nil {
		return b.Sprite
	}
	if len(b.copies) <= page {
		b.copies = append(b.copies, make([]*Sprite, page+1-len(b.copies))...)
	}
	if got := b.copies[page]; got != nil {
		return *got
	}
	b.copies[page] = &b.Sprite
	if x, y, ok := a.pages[page].margin.put(b.w, b.h); ok {
		b.copies[page] = &Sprite{page, x, y, b.w, b.h}
		a.dev.Upload(page, x, y, b.img)
	}
	return *b.copies[page]
}
