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
	vertices []ebiten.Vertex
	indices  []uint32 // of as many quads as there ever were, the same for all
}

// Upload implements kit.Device.
func (d *Device) Upload(page, x, y int, img *image.RGBA) {
	for len(d.pages) <= page {
		box := image.Rect(0, 0, kit.PageSize, kit.PageSize)
		d.pages = append(d.pages, ebiten.NewImageWithOptions(box, &ebiten.NewImageOptions{Unmanaged: true}))
	}
	w, h := img.Rect.Dx(), img.Rect.Dy()
	part := d.pages[page].SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image)
	part.WritePixels(img.Pix)
}

// Draw implements kit.Device.
func (d *Device) Draw(page int, quads []kit.Vertex) {
	d.vertices = slices.Grow(d.vertices[:0], len(quads))[:len(quads)]
	for i := range quads {
		v, o := &quads[i], &d.vertices[i]
		o.DstX, o.DstY, o.SrcX, o.SrcY = v.X, v.Y, v.U, v.V
		o.ColorR, o.ColorG, o.ColorB, o.ColorA = v.R, v.G, v.B, v.A
	}
	for n := uint32(len(d.indices) / 6 * 4); n < uint32(len(quads)); n += 4 {
		d.indices = append(d.indices, n, n+1, n+2, n, n+2, n+3)
	}
	d.Screen.DrawTriangles32(d.vertices, d.indices[:len(quads)/4*6], d.pages[page], &options)
}

var options = ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true}

// Drop implements kit.Device.
func (d *Device) Drop() {
	for _, p := range d.pages {
		p.Deallocate()
	}
	d.pages = nil
}

// Painter paints frames on Ebitengine images. Its zero value is ready; keep one for the life of the window.
type Painter struct {
	device Device
	canvas *kit.Canvas
}

// Ahead lets bake work between frames, with a canvas that has painted one.
func (p *Painter) Ahead(bake func(*kit.Canvas)) {
	if p.canvas != nil {
		bake(p.canvas)
	}
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
