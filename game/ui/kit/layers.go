package kit

import (
	"image"
	"math"
)

// A kept list that comes frame after frame is drawn once onto a layer, a page of the device that can be drawn to. From
// then on it is a single quad, so the cost of a frame depends on what moves in it. Drawings that overlap look the same
// on a layer as on the screen, since colours are premultiplied.

// layers is the state of the device's layers.
type layers struct {
	shelves [maxLayers]shelf
	cells   int      // number of the present division; cells of earlier ones are void
	full    bool     // something found no room
	since   int      // number of the frame in which the division began
	made    int      // number of cells made in this frame
	quads   []Vertex // scratch: quads to draw onto a layer
}

const (
	maxLayers  = 2
	steadyFrom = 3    // frames in a row that a list is unchanged before it gets a cell
	cellsAt    = 6    // most cells made in a frame
	patience   = 240  // least number of frames between two divisions
	quadsWorth = 500  // cost of a quad, in device pixels drawn
	worthwhile = 4000 // what a cell must save per frame, in device pixels drawn
)

// cell is a list's place on a layer.
type cell struct {
	layer, x, y int
	box         image.Rectangle // where it was drawn, in device pixels
	division    int
}

func (l *layers) reset(frame int) {
	for i := range l.shelves {
		l.shelves[i] = shelf{bottom: PageSize - 1}
	}
	l.cells++
	l.full, l.since = false, frame
}

// begin begins a frame. If the layers are full, it divides them anew.
func (l *layers) begin(c *Canvas) {
	l.made = 0
	if l.full && c.atlas.frame-l.since > patience {
		l.reset(c.atlas.frame)
		for i := range l.shelves {
			c.dev.ClearLayer(i)
		}
	}
}

// layered draws a list from its layer and reports whether it could.
func (c *Canvas) layered(l *list) bool {
	if c.alpha != l.alpha || c.clip != nil {
		return false // overlapping parts do not fade as a whole would
	}
	if l.steady++; l.steady <= steadyFrom {
		return false
	}
	if l.cell.division != c.layers.cells && !c.layer(l) {
		return false
	}
	m := c.m.Mul(l.m.inverse())
	if c.m == l.m {
		m = Identity
	} else if k := m.factor(); k < 0.8 || k > 1.25 {
		return false // it would be blurred
	}
	c.use(l) // for when it is drawn from there again
	p := l.cell
	for _, at := range [4]image.Point{{}, {X: p.box.Dx()}, p.box.Size(), {Y: p.box.Dy()}} {
		to := m.Apply(Point{float64(p.box.Min.X + at.X), float64(p.box.Min.Y + at.Y)})
		c.quads = append(c.quads, Vertex{float32(to.X), float32(to.Y), float32(p.x + at.X), float32(p.y + at.Y), 1, 1,
			1, 1, onLayer(p.layer)})
	}
	return true
}

// layer gives a list a cell on a layer, if it is worth it and there is room.
func (c *Canvas) layer(l *list) bool {
	s := &c.layers
	if s.made >= cellsAt || s.full {
		return false
	}
	box, filled := l.extent()
	w, h := box.Dx(), box.Dy()
	if w >= PageSize || h >= PageSize || filled+quadsWorth*float64(len(l.quads)/4) < float64(w*h)+worthwhile {
		l.steady = math.MinInt32 // never try again
		return false
	}
	for i := range s.shelves {
		x, y, ok := s.shelves[i].put(w, h)
		if !ok {
			continue
		}
		l.cell = cell{i, x, y, box, s.cells}
		s.made++
		by := image.Pt(x, y).Sub(box.Min)
		s.quads = append(s.quads[:0], l.quads...)
		for j := range s.quads {
			s.quads[j].X += float32(by.X)
			s.quads[j].Y += float32(by.Y)
		}
		c.dev.Layer(i, box.Add(by), s.quads)
		return true
	}
	s.full = true
	return false
}

// extent returns the smallest box of whole device pixels around what a list drew, and the sum of the areas drawn.
func (l *list) extent() (box image.Rectangle, filled float64) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := 0; i < len(l.quads); i += 4 {
		q := l.quads[i : i+4]
		for _, v := range q {
			x0, y0, x1, y1 = min(x0, float64(v.X)), min(y0, float64(v.Y)), max(x1, float64(v.X)), max(y1, float64(v.Y))
		}
		filled += math.Abs(float64((q[2].X-q[0].X)*(q[3].Y-q[1].Y)-(q[3].X-q[1].X)*(q[2].Y-q[0].Y))) / 2
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1))), filled
}
