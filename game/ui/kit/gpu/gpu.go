// Package gpu draws package kit on Ebitengine. Of all packages for drawing, only this one imports it.
package gpu

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/ui/kit"
)

// Device draws to an Ebitengine image. It belongs to the goroutine that draws.
type Device struct {
	// Screen is the image drawn to. Set it before each frame.
	Screen  *ebiten.Image
	pages   sheets
	layers  sheets
	fresh   []*ebiten.Image // sheets written to since the last settle
	waiting int             // number of bytes written to them
	dot     *ebiten.Image   // a hidden image that settle draws to
	batch   batch
}

// sheets are images that hold several pages each: fewer images mean fewer draw calls.
type sheets struct {
	images       []*ebiten.Image
	across, down int // number of pages side by side, and below each other
}

// at returns the image with a page, creating it if it is new, and the page's place in it.
func (s *sheets) at(page int) (sheet *ebiten.Image, x, y int) {
	each := s.across * s.down
	for len(s.images) <= page/each {
		box := image.Rect(0, 0, kit.PageSize*s.across, kit.PageSize*s.down)
		s.images = append(s.images, ebiten.NewImageWithOptions(box, &ebiten.NewImageOptions{Unmanaged: true}))
	}
	n := page % each
	return s.images[page/each], n % s.across * kit.PageSize, n / s.across * kit.PageSize
}

func (s *sheets) wipe(page int) {
	sheet, x, y := s.at(page)
	sheet.SubImage(image.Rect(x, y, x+kit.PageSize, y+kit.PageSize)).(*ebiten.Image).Clear()
}

func (s *sheets) drop() {
	for _, image := range s.images {
		image.Deallocate()
	}
	s.images = nil
}

// Upload implements kit.Device.
func (d *Device) Upload(page, x, y int, img *image.RGBA) {
	sheet, left, top := d.pages.at(page)
	x, y = x+left, y+top
	w, h := img.Rect.Dx(), img.Rect.Dy()
	rows := max(1, band/img.Stride)
	for top := 0; top < h; top += rows {
		bottom := min(top+rows, h)
		part := sheet.SubImage(image.Rect(x, y+top, x+w, y+bottom)).(*ebiten.Image)
		part.WritePixels(img.Pix[top*img.Stride : bottom*img.Stride])
	}
	d.waiting += len(img.Pix)
	if !slices.Contains(d.fresh, sheet) {
		d.fresh = append(d.fresh, sheet)
	}
}

// settle makes Ebitengine upload what was written. Otherwise it would keep it in memory until somebody draws from the
// page, and upload it in the middle of a frame. So settle draws an empty triangle from it to a hidden image.
func (d *Device) settle() {
	if len(d.fresh) > 0 && d.dot == nil {
		d.dot = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	for _, sheet := range d.fresh {
		d.dot.DrawTriangles32(make([]ebiten.Vertex, 3), []uint32{0, 1, 2}, sheet, nil)
	}
	d.settled()

}

func (d *Device) settled() {
	clear(d.fresh)
	d.fresh, d.waiting = d.fresh[:0], 0
}

// most is how many bytes may wait before settle.
const most = 2 << 20

// band is how many bytes of a picture are copied at a time. Ebitengine keeps the memory of the last 31 copies for ever,
// so large ones would waste memory.
const band = 128 << 10

// Draw implements kit.Device.
func (d *Device) Draw(quads []kit.Vertex) { d.draw(d.Screen, image.Point{}, quads) }

// Layer implements kit.Device.
func (d *Device) Layer(n int, at image.Rectangle, quads []kit.Vertex) {
	sheet, x, y := d.layers.at(n)
	by := image.Pt(x, y)
	d.draw(sheet.SubImage(at.Add(by)).(*ebiten.Image), by, quads)
}

// Wipe implements kit.Device.
func (d *Device) Wipe(page int) { d.pages.wipe(page) }

// ClearLayer implements kit.Device.
func (d *Device) ClearLayer(n int) { d.layers.wipe(n) }

// Drop implements kit.Device.
func (d *Device) Drop() {
	d.pages.drop()
	d.layers.drop()
	d.settled()
}

// Painter paints frames on Ebitengine images. Its zero value is ready; keep one for the life of the window.
type Painter struct {
	// Largest is the maximum width and height of an image, in pixels; 0 if unknown.
	Largest int

	device Device
	canvas *kit.Canvas
}

// Ahead lets bake work between frames, on a canvas that has already painted a frame. It reports whether everything is
// baked.
func (p *Painter) Ahead(bake func(*kit.Canvas) (all bool)) (all bool) {
	if p.canvas == nil {
		return false
	}
	all = bake(p.canvas)
	if all || p.device.waiting > most {
		p.device.settle()
	}
	return all
}

// Paint lets draw paint one frame on screen, at scale device pixels per CSS pixel.
func (p *Painter) Paint(screen *ebiten.Image, scale float64, draw func(*kit.Canvas)) {
	if p.canvas == nil {
		p.device.pages.across, p.device.pages.down, p.device.layers.across, p.device.layers.down = 2, 2, 1, 2
		if p.Largest > 0 && p.Largest < 2*kit.PageSize {
			p.device.pages.across, p.device.pages.down, p.device.layers.down = 1, 1, 1
		}
		p.canvas = kit.NewCanvas(&p.device)
	}
	p.device.Screen = screen
	p.canvas.Begin(scale)
	draw(p.canvas)
	p.canvas.End()
}
