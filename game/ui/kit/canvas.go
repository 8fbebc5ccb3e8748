package kit

import (
	"image"
	"math"
)

// Canvas draws in CSS pixels. It keeps baked sprites between frames: use one Canvas for the life of a window.
type Canvas struct {
	dev    Device
	atlas  atlas
	scale  float64
	m      Matrix
	bake   float64 // device pixels per CSS pixel in sprites baked now
	warped bool    // inside a Warp
	stack  []state
	clip   *Rect
	alpha  float64
	tone   Tone
	tell   func(text string)
	read   func(text string, size, x, y float64)
	quads  []Vertex
	keeper keeper
	layers layers
	lines  map[lineKey][]letter
}

type state struct {
	m      Matrix
	bake   float64
	warped bool
	clip   *Rect
	alpha  float64
}

// Watch calls cut with every text that does not fit its place and is drawn with an ellipsis.
func (c *Canvas) Watch(cut func(text string)) { c.tell = cut }

// Read calls line for every line that is drawn, unless its left end is clipped away, with the size of the letters and
// the left end of the baseline, in CSS pixels.
func (c *Canvas) Read(line func(text string, size, x, y float64)) { c.read = line }

func (c *Canvas) cut(text string) {
	if c.tell != nil {
		c.tell(text)
	}
}

// NewCanvas returns a canvas on a device.
func NewCanvas(dev Device) *Canvas {
	c := &Canvas{dev: dev}
	c.atlas.dev = dev
	return c
}

// Begin starts a frame. One CSS pixel is scale device pixels.
func (c *Canvas) Begin(scale float64) {
	if scale != c.scale || len(c.atlas.pages) == 0 {
		c.scale = scale
		c.atlas.reset()
		c.keeper.forget()
		c.layers.reset(c.atlas.frame)
		c.lines = map[lineKey][]letter{}
	}
	c.m, c.bake, c.warped, c.alpha, c.clip, c.stack = Scale(scale, scale), scale, false, 1, nil, c.stack[:0]
	c.quads = c.quads[:0]
	c.atlas.frame++
	c.layers.begin(c)
}

// End finishes a frame.
func (c *Canvas) End() {
	c.dev.Draw(c.quads)
	c.keeper.sweep()
}

// Push applies m to what is drawn until the matching Pop.
func (c *Canvas) Push(m Matrix) {
	c.save()
	c.m = c.m.Mul(m)
	c.bake = math.Round(c.bake*m.factor()*1e6) / 1e6 // rounded so that a rotation keeps the size to the last digit
}

// Warp is Push for moving things. They are drawn from the sprites they would have without m, stretched, so that a size
// that lasts one frame bakes no new sprite; and they are not aligned to device pixels, so that they do not tremble.
func (c *Canvas) Warp(m Matrix) {
	c.save()
	c.m = c.m.Mul(m)
	c.warped = true
}

// WarpTo is Warp with the transformation that maps from to to.
func (c *Canvas) WarpTo(from, to Rect) {
	kx, ky := to.W/from.W, to.H/from.H
	c.Warp(Matrix{kx, 0, 0, ky, to.X - from.X*kx, to.Y - from.Y*ky})
}

func (c *Canvas) save() { c.stack = append(c.stack, state{c.m, c.bake, c.warped, c.clip, c.alpha}) }

// PushAlpha multiplies the alpha of what is drawn until the matching Pop.
func (c *Canvas) PushAlpha(a float64) {
	c.save()
	c.alpha *= a
}

// PushClip limits what is drawn to r until the matching Pop. It only works inside Pushes that do not rotate.
func (c *Canvas) PushClip(r Rect) {
	c.save()
	a, b := c.m.Apply(Point{r.X, r.Y}), c.m.Apply(Point{r.Right(), r.Bottom()})
	box := Rect{a.X, a.Y, b.X - a.X, b.Y - a.Y}
	if c.clip != nil {
		box = box.Intersect(*c.clip)
	}
	c.clip = &box
}

// Pop ends the last Push, PushAlpha or PushClip.
func (c *Canvas) Pop() {
	s := c.stack[len(c.stack)-1]
	c.stack = c.stack[:len(c.stack)-1]
	c.m, c.bake, c.warped, c.clip, c.alpha = s.m, s.bake, s.warped, s.clip, s.alpha
}

// pixels returns the number of device pixels per CSS pixel in sprites baked now.
func (c *Canvas) pixels() float64 { return c.bake }

// still reports whether drawing is aligned to device pixels.
func (c *Canvas) still() bool {
	return !c.warped && c.m.upright() && math.Abs(c.m.A-c.bake) < 1e-9 && math.Abs(c.m.D-c.bake) < 1e-9
}

// sprite returns the sprite with the given key, baking it if it is new.
func (c *Canvas) sprite(key any, bake func() *image.RGBA) Sprite {
	b, ok := c.atlas.sprites[key]
	if !ok {
		if c.keeper.late() {
			return Sprite{}
		}
		b = c.atlas.keep(key, bake(), image.Point{})
	}
	return b.Sprite
}

// Art draws a picture baked by paint into r. The painter's coordinates are CSS pixels from r's corner. The sprite is
// kept under key and the size of r, so key must name everything else that paint depends on.
func (c *Canvas) Art(key any, r Rect, paint func(p *Painter)) { c.Tinted(key, r, White, paint) }

// Mosaic is Canvas.Art for pictures that may be larger than a page: it is baked in parts, each by the same paint.
func Mosaic(c *Canvas, key any, r Rect, paint func(p *Painter)) {
	const most = 680 // a page has room for this, also where a CSS pixel covers nine
	type part struct {
		key  any
		i, j int
	}
	n, m := math.Ceil(r.W/most), math.Ceil(r.H/most)
	w, h := math.Ceil(r.W/n), math.Ceil(r.H/m)
	for i := range int(n) {
		for j := range int(m) {
			x, y := w*float64(i), h*float64(j)
			c.Art(part{key, i, j}, Rect{X: r.X + x, Y: r.Y + y, W: w, H: h}, func(p *Painter) {
				p.Push(Translate(-x, -y))
				paint(p)
				p.Pop()
			})
		}
	}
}

// Tinted is Art multiplied by a colour, which the key need not name.
func (c *Canvas) Tinted(key any, r Rect, tint Color, paint func(p *Painter)) {
	k := c.pixels()
	w, h := int(math.Ceil(r.W*k)), int(math.Ceil(r.H*k))
	if w < 1 || h < 1 {
		return
	}
	type artKey struct {
		key  any
		w, h int
	}
	s := c.sprite(artKey{key, w, h}, func() *image.RGBA {
		p := NewPainter(w, h, k)
		paint(p)
		return p.Image()
	})
	r.W, r.H = float64(w)/k, float64(h)/k
	c.quad(s.page, fullOf(s), c.snap(r), corners{tint, tint, tint, tint})
}

// snap moves r so that its corner lies on a device pixel, unless r is rotated or stretched.
func (c *Canvas) snap(r Rect) Rect {
	if !c.still() {
		return r
	}
	p := c.m.Apply(Point{r.X, r.Y})
	r.X += (math.Round(p.X) - p.X) / c.m.A
	r.Y += (math.Round(p.Y) - p.Y) / c.m.D
	return r
}

// snapEdges moves all four edges of r to device pixels, unless r is rotated or stretched.
func (c *Canvas) snapEdges(r Rect) Rect {
	if !c.still() {
		return r
	}
	a, b := c.m.Apply(Point{r.X, r.Y}), c.m.Apply(Point{r.Right(), r.Bottom()})
	x0, y0 := (math.Round(a.X)-c.m.E)/c.m.A, (math.Round(a.Y)-c.m.F)/c.m.D
	x1, y1 := (math.Round(b.X)-c.m.E)/c.m.A, (math.Round(b.Y)-c.m.F)/c.m.D
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// corners are the colours of a quad's corners: left top, right top, right bottom, left bottom.
type corners [4]Color

func fullOf(s Sprite) Rect { return Rect{float64(s.x), float64(s.y), float64(s.w), float64(s.h)} }

// quad draws the part src of a source, in device pixels, to dst in CSS pixels.
func (c *Canvas) quad(from Source, src, dst Rect, col corners) {
	if dst.Empty() {
		return
	}
	c.atlas.use(from)
	if c.tone != (Tone{}) {
		for i := range col {
			col[i] = c.tone.Of(col[i])
		}
	}
	x, y := [4]float64{dst.X, dst.Right(), dst.Right(), dst.X}, [4]float64{dst.Y, dst.Y, dst.Bottom(), dst.Bottom()}
	u := [4]float64{src.X, src.Right(), src.Right(), src.X}
	v := [4]float64{src.Y, src.Y, src.Bottom(), src.Bottom()}
	var out [4]Vertex
	for i := range out {
		o := &out[i]
		o.X, o.Y = float32(c.m.A*x[i]+c.m.C*y[i]+c.m.E), float32(c.m.B*x[i]+c.m.D*y[i]+c.m.F)
		o.U, o.V, o.From = float32(u[i]), float32(v[i]), from
		if i > 0 && col[i] == col[i-1] {
			o.R, o.G, o.B, o.A = out[i-1].R, out[i-1].G, out[i-1].B, out[i-1].A
			continue
		}
		a := float32(float64(col[i].A) / 255 * c.alpha)
		o.R, o.G, o.B, o.A = float32(col[i].R)/255*a, float32(col[i].G)/255*a, float32(col[i].B)/255*a, a
	}
	if out[0].A == 0 && out[1].A == 0 && out[2].A == 0 && out[3].A == 0 || c.clip != nil && c.m.upright() &&
		!clipQuad(&out, *c.clip) {
		return
	}
	c.quads = append(c.quads, out[:]...)
}

// clipQuad clips an axis-parallel quad to a box in device pixels and reports whether anything is left. It assumes that
// colours do not change along the cut, which is true of everything that scrolls.
func clipQuad(q *[4]Vertex, box Rect) bool {
	x0, x1, y0, y1 := float32(box.X), float32(box.Right()), float32(box.Y), float32(box.Bottom())
	a, b := q[0], q[2]
	if a.X >= x1 || b.X <= x0 || a.Y >= y1 || b.Y <= y0 {
		return false
	}
	for i := range q {
		v := &q[i]
		if nx := min(max(v.X, x0), x1); nx != v.X {
			v.U = a.U + (b.U-a.U)*(nx-a.X)/(b.X-a.X)
			v.X = nx
		}
		if ny := min(max(v.Y, y0), y1); ny != v.Y {
			v.V = a.V + (b.V-a.V)*(ny-a.Y)/(b.Y-a.Y)
			v.Y = ny
		}
	}
	return true
}
