// Package gpu is the device of package kit on Ebitengine.
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
	Screen   *ebiten.Image
	pages    []*ebiten.Image
	layers   []*ebiten.Image
	fresh    []int         // pages that were written to since the last settling
	waiting  int           // bytes written to them
	dot      *ebiten.Image // what settle draws to
	vertices []ebiten.Vertex
	indices  []uint32 // of as many quads as there ever were, the same for all
}

// Upload implements kit.Device.
func (d *Device) Upload(page, x, y int, img *image.RGBA) {
	d.pages = enough(d.pages, page)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	rows := max(1, band/img.Stride)
	for top := 0; top < h; top += rows {
		bottom := min(top+rows, h)
		part := d.pages[page].SubImage(image.Rect(x, y+top, x+w, y+bottom)).(*ebiten.Image)
		part.WritePixels(img.Pix[top*img.Stride : bottom*img.Stride])
	}
	d.waiting += len(img.Pix)
	if !slices.Contains(d.fresh, page) {
		d.fresh = append(d.fresh, page)
	}
}

// enough adds empty pages until there is one of that number.
func enough(pages []*ebiten.Image, number int) []*ebiten.Image {
	for len(pages) <= number {
		box := image.Rect(0, 0, kit.PageSize, kit.PageSize)
		pages = append(pages, ebiten.NewImageWithOptions(box, &ebiten.NewImageOptions{Unmanaged: true}))
	}
	return pages
}

// settle has Ebitengine hand over what was written. It would keep that in memory until somebody draws from the page, and
// copy it then, when a frame is to be shown: so an empty triangle is drawn from it to a picture that nobody sees.
func (d *Device) settle() {
	if len(d.fresh) > 0 && d.dot == nil {
		d.dot = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	}
	for _, page := range d.fresh {
		d.dot.DrawTriangles32(make([]ebiten.Vertex, 3), []uint32{0, 1, 2}, d.pages[page], &options)
	}
	d.fresh, d.waiting = d.fresh[:0], 0
}

// most is how many bytes may wait before they are handed over.
const most = 2 << 20

// band is how many bytes of a picture are copied at a time. Ebitengine keeps the memory of the last 31 copies for ever,
// so that large ones would fill the memory with what nobody needs.
const band = 128 << 10

// Draw implements kit.Device.
func (d *Device) Draw(page int, quads []kit.Vertex) { d.draw(d.Screen, d.pages[page], quads) }

// Layer implements kit.Device.
func (d *Device) Layer(n int, at image.Rectangle, page int, quads []kit.Vertex) {
	d.layers = enough(d.layers, n)
	d.draw(d.layers[n].SubImage(at).(*ebiten.Image), d.pages[page], quads)
}

// DrawLayer implements kit.Device.
func (d *Device) DrawLayer(n int, quads []kit.Vertex) { d.draw(d.Screen, d.layers[n], quads) }

// Wipe implements kit.Device.
func (d *Device) Wipe(page int) { d.pages[page].Clear() }

// Clear implements kit.Device.
func (d *Device) Clear(n int) {
	if n < len(d.layers) {
		d.layers[n].Clear()
	}
}

func (d *Device) draw(to, from *ebiten.Image, quads []kit.Vertex) {
	d.vertices = slices.Grow(d.vertices[:0], len(quads))[:len(quads)]
	for i := range quads {
		v, o := &quads[i], &d.vertices[i]
		o.DstX, o.DstY, o.SrcX, o.SrcY = v.X, v.Y, v.U, v.V
		o.ColorR, o.ColorG, o.ColorB, o.ColorA = v.R, v.G, v.B, v.A
	}
	for n := uint32(len(d.indices) / 6 * 4); n < uint32(len(quads)); n += 4 {
		d.indices = append(d.indices, n, n+1, n+2, n, n+2, n+3)
	}
	to.DrawTriangles32(d.vertices, d.indices[:len(quads)/4*6], from, &options)
}

var options = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true}

// Drop implements kit.Device.
func (d *Device) Drop() {
	for _, p := range append(d.pages, d.layers...) {
		p.Deallocate()
	}
	d.layers = nil
	d.pages, d.fresh, d.waiting = nil, d.fresh[:0], 0
}

// Painter paints frames on Ebitengine images. Its zero value is ready; keep one for the life of the window.
type Painter struct {
	device Device
	canvas *kit.Canvas
}

// Ahead lets bake work between frames, with a canvas that has painted one. It
// tells whether it has baked all there is.
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

// Paint lets draw paint one frame on screen, with scale device pixels to a CSS pixel.
func (p *Painter) Paint(screen *ebiten.Image, scale float64, draw func(*kit.Canvas)) {
	if p.canvas == nil {
		p.canvas = kit.NewCanvas(&p.device)
	}
	p.device.Screen = screen
	p.canvas.Begin(scale)
	draw(p.canvas)
	p.canvas.End()
}
