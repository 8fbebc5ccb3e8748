package kit

import "image"

// Sprite is a picture on a page: the page's number and a rectangle in device pixels.
type Sprite struct {
	page       Source
	x, y, w, h int
}

// maxPages is the number of pages before the least recently used one is emptied. A frame that needs more gets more.
const maxPages = 4

// atlas packs sprites into pages.
type atlas struct {
	dev     Device
	page    int   // the one being filled
	shelf   shelf // the free space of that page
	pages   []int // for each page, the number of the frame that last drew from it
	sprites map[any]*baked
	frame   int // number of this frame
}

// baked is a sprite that may have been emptied since.
type baked struct {
	Sprite
	gone bool        // its page has been emptied
	at   image.Point // of a letter: where the picture lies relative to the letter's origin
}

// shelf is a page being filled with sprites, row upon row.
type shelf struct{ x, y, h, bottom int }

// put finds room for a sprite of w by h.
func (s *shelf) put(w, h int) (x, y int, ok bool) {
	if s.x+w >= PageSize {
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

// newPage begins a new page, or an old one after emptying it.
func (a *atlas) newPage() {
	a.page = a.oldest()
	if a.page < 0 {
		a.page = len(a.pages)
		a.pages = append(a.pages, 0)
	} else {
		a.empty(a.page)
	}
	a.shelf = shelf{bottom: PageSize - 1}
	a.pages[a.page] = a.frame
}

// use notes that this frame draws from a source.
func (a *atlas) use(from Source) {
	if from >= 0 {
		a.pages[from] = a.frame
	}
}

// oldest returns the page to empty next, −1 if there is room for another or all are in use.
func (a *atlas) oldest() int {
	best := -1
	if len(a.pages) < maxPages {
		return best
	}
	for i, used := range a.pages {
		if used < a.frame-1 && (best < 0 || used < a.pages[best]) {
			best = i
		}
	}
	return best
}

// full reports whether there is no room left except on pages in use.
func (a *atlas) full() bool { return len(a.pages) >= maxPages && a.oldest() < 0 }

// empty forgets the sprites of a page.
func (a *atlas) empty(n int) {
	for key, b := range a.sprites {
		if b.page == Source(n) {
			b.gone = true
			delete(a.sprites, key)
		}
	}
	a.dev.Wipe(n) // otherwise old pixels between the new sprites would show at their edges
}

// add copies a picture to a page. A picture larger than a page is cut off.
func (a *atlas) add(img *image.RGBA) Sprite {
	w, h := min(img.Rect.Dx(), PageSize-1), min(img.Rect.Dy(), PageSize-1)
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
	s := Sprite{Source(a.page), x, y, w, h}
	a.dev.Upload(a.page, s.x, s.y, img)
	return s
}

func (a *atlas) keep(key any, img *image.RGBA, at image.Point) *baked {
	b := &baked{Sprite: a.add(img), at: at}
	a.sprites[key] = b
	return b
}
