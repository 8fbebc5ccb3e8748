package kit

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// Painter paints shapes into a picture in main memory. What is drawn often and never changes is painted this way once
// and kept as a sprite.
type Painter struct {
	img    *image.RGBA
	m      Matrix
	stack  []Matrix
	clip   *image.Alpha
	raster vector.Rasterizer
	shader shader

	// Reused for each shape: a picture has thousands.
	polys  [][]Point
	mask   []uint8
	places []uint8
}

// NewPainter returns a painter on an empty picture of w by h device pixels. Coordinates are multiplied by scale.
func NewPainter(w, h int, scale float64) *Painter {
	return &Painter{img: image.NewRGBA(image.Rect(0, 0, max(1, w), max(1, h))), m: Scale(scale, scale)}
}

// Image returns the picture.
func (p *Painter) Image() *image.RGBA { return p.img }

// Push applies m to what is painted until the matching Pop.
func (p *Painter) Push(m Matrix) {
	p.stack = append(p.stack, p.m)
	p.m = p.m.Mul(m)
}

// Pop ends the last Push.
func (p *Painter) Pop() {
	p.m = p.stack[len(p.stack)-1]
	p.stack = p.stack[:len(p.stack)-1]
}

// Clip limits what is painted from now on to the inside of the path; nil lifts the limit.
func (p *Painter) Clip(path *Path) {
	p.clip = nil
	if path == nil {
		return
	}
	b := p.img.Bounds()
	p.raster.Reset(b.Dx(), b.Dy())
	for _, pl := range path.flatten(p.m) {
		p.polygon(pl.pts, 0, 0)
	}
	clip := image.NewAlpha(b)
	p.raster.Draw(clip, b, image.Opaque, image.Point{})
	p.clip = clip
}

// Fill fills the path.
func (p *Painter) Fill(path *Path, paint Paint) {
	p.polys = p.polys[:0]
	for _, pl := range path.flatten(p.m) {
		p.polys = append(p.polys, pl.pts)
	}
	p.fill(paint)
}

// Stroke draws a line of the given width along the path.
func (p *Painter) Stroke(path *Path, width float64, paint Paint) {
	p.polys = p.polys[:0]
	for _, pl := range path.flatten(p.m) {
		p.polys = outline(p.polys, pl, width*p.m.factor())
	}
	p.fill(paint)
}

// Dash draws a dashed line along the path, with dashes of length on and gaps of length off.
func (p *Painter) Dash(path *Path, width, on, off float64, paint Paint) {
	k := p.m.factor()
	p.polys = p.polys[:0]
	for _, pl := range dashes(path.flatten(p.m), on*k, off*k) {
		p.polys = outline(p.polys, pl, width*k)
	}
	p.fill(paint)
}

func (p *Painter) polygon(pts []Point, dx, dy float64) {
	if len(pts) < 3 {
		return
	}
	p.raster.MoveTo(float32(pts[0].X-dx), float32(pts[0].Y-dy))
	for _, q := range pts[1:] {
		p.raster.LineTo(float32(q.X-dx), float32(q.Y-dy))
	}
	p.raster.ClosePath()
}

// fill rasterises only the part of the picture that the polygons touch.
func (p *Painter) fill(paint Paint) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, poly := range p.polys {
		for _, q := range poly {
			x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		}
	}
	if x1 <= x0 || math.IsInf(x0, 0) {
		return
	}
	limit := func(v float64) int { return int(math.Max(-1e5, math.Min(1e5, v))) }
	box := image.Rect(limit(math.Floor(x0)), limit(math.Floor(y0)), limit(math.Ceil(x1)), limit(math.Ceil(y1)))
	box = box.Intersect(p.img.Bounds())
	if box.Empty() {
		return
	}
	p.raster.Reset(box.Dx(), box.Dy())
	for _, poly := range p.polys {
		p.polygon(poly, float64(box.Min.X), float64(box.Min.Y))
	}
	n := box.Dx() * box.Dy()
	if cap(p.mask) < n {
		p.mask = make([]uint8, n)
	}
	mask := &image.Alpha{Pix: p.mask[:n], Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
	clear(mask.Pix)
	p.raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	p.shader.set(paint, p.m)
	p.blend(box, mask, &p.shader)
}

// blend lays the shader's colours over the picture, limited by the mask and the clip.
func (p *Painter) blend(box image.Rectangle, mask *image.Alpha, s *shader) {
	width := box.Dx()
	if cap(p.places) < width {
		p.places = make([]uint8, width)
	}
	places := p.places[:width]
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := mask.Pix[(y-box.Min.Y)*mask.Stride:][:width]
		dst := p.img.Pix[p.img.PixOffset(box.Min.X, y):][:4*width]
		if p.clip != nil {
			clip := p.clip.Pix[p.clip.PixOffset(box.Min.X, y):][:width]
			for i, cover := range row {
				row[i] = uint8(uint32(cover) * uint32(clip[i]) / 255)
			}
		}
		if !s.flat {
			s.row(box.Min.X, y, places)
		}
		for i, cover := range row {
			if cover != 0 {
				c := &s.color
				if !s.flat {
					c = &s.table[places[i]]
				}
				c.over(dst[i*4:i*4+4:i*4+4], uint32(cover))
			}
		}
	}
}

// over lays the colour over a pixel with a coverage of 0..255.
func (c *premultiplied) over(pixel []uint8, cover uint32) {
	rest := 255*255 - c.a*cover
	if rest == 0 {
		pixel[0], pixel[1], pixel[2], pixel[3] = uint8(c.r), uint8(c.g), uint8(c.b), 255
		return
	}
	cover *= 255
	pixel[0] = uint8((c.r*cover + uint32(pixel[0])*rest + 32512) / 65025)
	pixel[1] = uint8((c.g*cover + uint32(pixel[1])*rest + 32512) / 65025)
	pixel[2] = uint8((c.b*cover + uint32(pixel[2])*rest + 32512) / 65025)
	pixel[3] = uint8((c.a*cover + uint32(pixel[3])*rest + 32512) / 65025)
}

// Grey removes the colour from everything painted so far and multiplies its brightness by light.
func (p *Painter) Grey(light float64) {
	pix := p.img.Pix
	for i := 0; i < len(pix); i += 4 {
		v := uint8((0.3*float64(pix[i]) + 0.59*float64(pix[i+1]) + 0.11*float64(pix[i+2])) * light)
		pix[i], pix[i+1], pix[i+2] = v, v, v
	}
}

// FadeOut fades what has been painted from fully visible at height y0 to nothing at y1.
func (p *Painter) FadeOut(y0, y1 float64) {
	a, b := p.m.Apply(Point{0, y0}).Y, p.m.Apply(Point{0, y1}).Y
	for y := range p.img.Rect.Dy() {
		keep := math.Max(0, math.Min(1, (b-float64(y))/(b-a)))
		row := p.img.Pix[y*p.img.Stride : (y+1)*p.img.Stride]
		for i := range row {
			row[i] = uint8(float64(row[i]) * keep)
		}
	}
}

// Blur blurs the picture by a radius in device pixels.
func (p *Painter) Blur(radius int) {
	if radius < 1 {
		return
	}
	for range 3 {
		blurLines(p.img.Pix, p.img.Rect.Dx(), p.img.Rect.Dy(), 4, p.img.Stride, 4, radius)
		blurLines(p.img.Pix, p.img.Rect.Dy(), p.img.Rect.Dx(), p.img.Stride, 4, 4, radius)
	}
}

// blurWhite is Blur for an all-white picture, whose four channels are equal.
func (p *Painter) blurWhite(radius int) {
	if radius < 1 {
		return
	}
	w, h := p.img.Rect.Dx(), p.img.Rect.Dy()
	cover := make([]uint8, w*h)
	for i := range cover {
		cover[i] = p.img.Pix[4*i]
	}
	for range 3 {
		blurLines(cover, w, h, 1, w, 1, radius)
		blurLines(cover, h, w, w, 1, 1, radius)
	}
	for i, v := range cover {
		px := p.img.Pix[4*i : 4*i+4 : 4*i+4]
		px[0], px[1], px[2], px[3] = v, v, v, v
	}
}

// blurLines averages each line of n pixels, step bytes apart, with the given number of channels, over a window of
// radius pixels to both sides.
func blurLines(pix []uint8, n, lines, step, next, channels, radius int) {
	line := make([]uint8, n)
	for l := range lines {
		for ch := range channels {
			base := l*next + ch
			sum := 0
			for i := range n {
				line[i] = pix[base+i*step]
			}
			for i := range min(n, radius) {
				sum += int(line[i])
			}
			for i := range n {
				if i+radius < n {
					sum += int(line[i+radius])
				}
				if i-radius-1 >= 0 {
					sum -= int(line[i-radius-1])
				}
				pix[base+i*step] = uint8(sum / (2*radius + 1))
			}
		}
	}
}
