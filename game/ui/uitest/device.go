package uitest

import (
	"image"
	"math"

	"onelongnight/game/ui/kit"
)

// Device draws package kit to a picture in main memory, for tests and screenshots without a display.
type Device struct {
	Screen *image.RGBA
	pages  []*image.RGBA
	layers []*image.RGBA
}

// NewDevice returns a device with a black picture of w by h pixels.
func NewDevice(w, h int) *Device {
	d := &Device{Screen: image.NewRGBA(image.Rect(0, 0, w, h))}
	for i := 3; i < len(d.Screen.Pix); i += 4 {
		d.Screen.Pix[i] = 255
	}
	return d
}

// Upload implements kit.Device.
func (d *Device) Upload(page, x, y int, img *image.RGBA) {
	d.pages = enough(d.pages, page)
	for row := range img.Rect.Dy() {
		copy(d.pages[page].Pix[d.pages[page].PixOffset(x, y+row):],
			img.Pix[row*img.Stride:row*img.Stride+4*img.Rect.Dx()])
	}
}

// enough adds empty pages until there is one with that number.
func enough(pages []*image.RGBA, number int) []*image.RGBA {
	for len(pages) <= number {
		pages = append(pages, image.NewRGBA(image.Rect(0, 0, kit.PageSize, kit.PageSize)))
	}
	return pages
}

// Drop implements kit.Device.
func (d *Device) Drop() { d.pages, d.layers = nil, nil }

// Draw implements kit.Device.
func (d *Device) Draw(quads []kit.Vertex) { d.draw(d.Screen, quads) }

// Layer implements kit.Device.
func (d *Device) Layer(n int, at image.Rectangle, quads []kit.Vertex) {
	d.layers = enough(d.layers, n)
	d.draw(d.layers[n].SubImage(at).(*image.RGBA), quads)
}

// Wipe implements kit.Device.
func (d *Device) Wipe(page int) { clear(d.pages[page].Pix) }

// ClearLayer implements kit.Device.
func (d *Device) ClearLayer(n int) {
	if n < len(d.layers) {
		clear(d.layers[n].Pix)
	}
}

func (d *Device) draw(to *image.RGBA, quads []kit.Vertex) {
	for i := 0; i+3 < len(quads); i += 4 {
		q := quads[i:]
		from := d.source(q[0].From)
		triangle(to, from, q[0], q[1], q[2])
		triangle(to, from, q[0], q[2], q[3])
	}
}

// source returns the picture of a source, nil for Plain.
func (d *Device) source(s kit.Source) *image.RGBA {
	if s == kit.Plain {
		return nil
	}
	if n, ok := s.Layer(); ok {
		return d.layers[n]
	}
	return d.pages[s]
}

// triangle draws every pixel whose centre lies inside. Centres on a left or upper edge count as inside, so that the two
// halves of a rectangle meet without a seam.
func triangle(to, tex *image.RGBA, a, b, c kit.Vertex) {
	area := cross(a, b, c)
	if area == 0 {
		return
	}
	if area < 0 {
		b, c, area = c, b, -area
	}
	x0 := max(to.Rect.Min.X, int(math.Floor(float64(min(a.X, b.X, c.X)))))
	y0 := max(to.Rect.Min.Y, int(math.Floor(float64(min(a.Y, b.Y, c.Y)))))
	x1 := min(to.Rect.Max.X, int(math.Ceil(float64(max(a.X, b.X, c.X)))))
	y1 := min(to.Rect.Max.Y, int(math.Ceil(float64(max(a.Y, b.Y, c.Y)))))
	ta, tb, tc := owns(b, c), owns(c, a), owns(a, b)
	for y := y0; y < y1; y++ {
		py := float32(y) + 0.5
		ra, rb, rc := (c.X-b.X)*(py-b.Y), (a.X-c.X)*(py-c.Y), (b.X-a.X)*(py-a.Y)
		entered := false
		for x := x0; x < x1; x++ {
			px := float32(x) + 0.5
			wa, wb, wc := ra-(c.Y-b.Y)*(px-b.X), rb-(a.Y-c.Y)*(px-c.X), rc-(b.Y-a.Y)*(px-a.X)
			if wa < 0 || wb < 0 || wc < 0 || wa == 0 && !ta || wb == 0 && !tb || wc == 0 && !tc {
				if entered {
					break // the pixels inside a row are contiguous
				}
				continue
			}
			entered = true
			wa, wb, wc = wa/area, wb/area, wc/area
			t := [4]float32{255, 255, 255, 255}
			if tex != nil {
				t = sample(tex, a.U*wa+b.U*wb+c.U*wc-0.5, a.V*wa+b.V*wb+c.V*wc-0.5)
				if t == [4]float32{} {
					continue // a transparent texel changes nothing
				}
			}
			blend(to.Pix[to.PixOffset(x, y):], &t, a.R*wa+b.R*wb+c.R*wc, a.G*wa+b.G*wb+c.G*wc, a.B*wa+b.B*wb+c.B*wc,
				a.A*wa+b.A*wb+c.A*wc)
		}
	}
}

// blend lays a tinted texel over a pixel.
func blend(px []uint8, t *[4]float32, r, g, b, a float32) {
	px = px[:4]
	rest := 1 - t[3]*a/255
	px[0] = uint8(min(255, t[0]*r+float32(px[0])*rest+0.5))
	px[1] = uint8(min(255, t[1]*g+float32(px[1])*rest+0.5))
	px[2] = uint8(min(255, t[2]*b+float32(px[2])*rest+0.5))
	px[3] = uint8(min(255, t[3]*a+float32(px[3])*rest+0.5))
}

func cross(a, b, c kit.Vertex) float32 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }

// owns reports whether a pixel centre exactly on the edge from a to b belongs to the triangle.
func owns(a, b kit.Vertex) bool { return a.Y == b.Y && b.X > a.X || b.Y < a.Y }

// sample reads a page with bilinear filtering.
func sample(tex *image.RGBA, u, v float32) (out [4]float32) {
	fu, fv := float32(math.Floor(float64(u))), float32(math.Floor(float64(v)))
	du, dv := u-fu, v-fv
	for j, wy := range [2]float32{1 - dv, dv} {
		for i, wx := range [2]float32{1 - du, du} {
			x, y := int(fu)+i, int(fv)+j
			if wx == 0 || wy == 0 || x < 0 || y < 0 || x >= kit.PageSize || y >= kit.PageSize {
				continue
			}
			w := wx * wy
			px := tex.Pix[tex.PixOffset(x, y):][:4]
			out[0] += float32(px[0]) * w
			out[1] += float32(px[1]) * w
			out[2] += float32(px[2]) * w
			out[3] += float32(px[3]) * w
		}
	}
	return out
}
