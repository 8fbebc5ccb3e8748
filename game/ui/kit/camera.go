package kit

import "math"

// Camera says which part of a field is seen, in a game whose table is larger than the place it is drawn in. A [Field]
// limits the camera and converts between field and window; a [Glide] lets it move on for a moment after the hand has
// let go. All are plain values: drawing asks [Field.Rect] where a thing is, input asks for another camera, and the
// program keeps the camera with the other scroll positions, so that a picture depends on nothing else. The zero value
// stands for [Field.Home].
type Camera struct {
	X, Y float64 // the centre of the view, in units of the field
	Zoom float64 // CSS pixels per unit; 0 only in the zero value
}

// Field is a field of W by H units, seen through a room of the window. The game chooses the unit, such as one space.
type Field struct {
	W, H  float64
	Room  Rect    // where it is drawn, in CSS pixels
	Least float64 // at first, in CSS pixels per unit; it can then be reduced until all is visible
	Most  float64 // upper limit of any zoom, unless the whole field is larger
	Start Camera  // the first view; the zero value means the whole field, if Least allows
	Anew  bool    // return to Start for each decision
	Snap  float64 // the camera comes to rest with its centre at a multiple of this, or at an edge; 0 for anywhere
}

// Whole returns the zoom at which the whole field is visible.
func (f Field) Whole() float64 { return min(f.Room.W/f.W, f.Room.H/f.H) }

// bounds returns the smallest and largest zoom.
func (f Field) bounds() (least, most float64) {
	most = max(f.Most, f.Whole())
	return min(f.Whole(), f.Most), most
}

// Home returns the first camera.
func (f Field) Home() Camera {
	at := f.Start
	if at.Zoom == 0 {
		at = Camera{f.W / 2, f.H / 2, max(f.Whole(), f.Least)}
	}
	return f.Within(at)
}

// Within returns the nearest camera that shows nothing beyond the field. A field smaller than its room is centred. The
// zero value becomes Home.
func (f Field) Within(at Camera) Camera {
	if at.Zoom == 0 {
		return f.Home()
	}
	least, most := f.bounds()
	at.Zoom = min(max(at.Zoom, least), most)
	at.X = inside(at.X, f.Room.W/at.Zoom, f.W)
	at.Y = inside(at.Y, f.Room.H/at.Zoom, f.H)
	return at
}

// inside returns the middle of a visible stretch, kept within a length.
func inside(middle, seen, length float64) float64 {
	if seen >= length {
		return length / 2
	}
	return min(max(middle, seen/2), length-seen/2)
}

// At converts a point of the field to the window.
func (f Field) At(c Camera, x, y float64) (wx, wy float64) {
	c = f.Within(c)
	return f.Room.MidX() + (x-c.X)*c.Zoom, f.Room.MidY() + (y-c.Y)*c.Zoom
}

// Under converts a point of the window to the field.
func (f Field) Under(c Camera, wx, wy float64) (x, y float64) {
	c = f.Within(c)
	return c.X + (wx-f.Room.MidX())/c.Zoom, c.Y + (wy-f.Room.MidY())/c.Zoom
}

// Rect converts a part of the field to the window; it may lie outside the room.
func (f Field) Rect(c Camera, r Rect) Rect {
	x, y := f.At(c, r.X, r.Y)
	zoom := f.Within(c).Zoom
	return Rect{X: x, Y: y, W: r.W * zoom, H: r.H * zoom}
}

// Seen returns the visible part of a part of the field, empty if there is none.
func (f Field) Seen(c Camera, r Rect) Rect { return f.Rect(c, r).Intersect(f.Room) }

// Pan moves the field with the hand, by CSS pixels.
func (f Field) Pan(c Camera, dx, dy float64) Camera {
	c = f.Within(c)
	c.X, c.Y = c.X-dx/c.Zoom, c.Y-dy/c.Zoom
	return f.Within(c)
}

// ZoomAt enlarges by a factor about a point of the window, which stays in place as far as the edges allow.
func (f Field) ZoomAt(c Camera, factor, wx, wy float64) Camera {
	c = f.Within(c)
	x, y := f.Under(c, wx, wy)
	least, most := f.bounds()
	c.Zoom = min(max(c.Zoom*factor, least), most)
	c.X, c.Y = x-(wx-f.Room.MidX())/c.Zoom, y-(wy-f.Room.MidY())/c.Zoom
	return f.Within(c)
}

// Zooms reports whether the zoom can be increased and reduced.
func (f Field) Zooms(c Camera) (larger, smaller bool) {
	c = f.Within(c)
	least, most := f.bounds()
	return c.Zoom < most-sameZoom, c.Zoom > least+sameZoom
}

// Moves reports whether part of the field is out of view.
func (f Field) Moves(c Camera) bool {
	c = f.Within(c)
	return f.W*c.Zoom > f.Room.W+1 || f.H*c.Zoom > f.Room.H+1
}

// sameZoom is the difference between two zooms that is ignored, in CSS pixels per unit.
const sameZoom = 1e-6

// Show moves the camera as little as possible so that a part of the field is fully visible, with a margin in CSS pixels
// if there is room. It zooms out only if the part is larger than the room.
func (f Field) Show(c Camera, r Rect, margin float64) Camera {
	c = f.Within(c)
	if fit := min(f.Room.W/r.W, f.Room.H/r.H); c.Zoom > fit {
		c.Zoom = fit
	}
	c.X = shown(c.X, f.Room.W/c.Zoom, r.X, r.W, margin/c.Zoom)
	c.Y = shown(c.Y, f.Room.H/c.Zoom, r.Y, r.H, margin/c.Zoom)
	return f.Within(c)
}

// shown returns the middle of a visible stretch, moved so that it contains a part and its margin.
func shown(middle, seen, from, length, margin float64) float64 {
	margin = min(margin, max(0, (seen-length)/2))
	return max(min(middle, from-margin+seen/2), from+length+margin-seen/2)
}

// Rest returns where a camera comes to rest: at the nearest place that Snap allows, or at an edge.
func (f Field) Rest(c Camera) Camera {
	c = f.Within(c)
	if f.Snap > 0 {
		c.X, c.Y = f.snapped(c.X, f.Room.W/c.Zoom, f.W), f.snapped(c.Y, f.Room.H/c.Zoom, f.H)
	}
	return f.Within(c)
}

// snapped moves the middle of a visible stretch to the nearest multiple of Snap, or to an end of a length.
func (f Field) snapped(middle, seen, length float64) float64 {
	best := math.Round(middle/f.Snap) * f.Snap
	for _, end := range []float64{seen / 2, length - seen/2} {
		if math.Abs(end-middle) < math.Abs(best-middle) {
			best = end
		}
	}
	return best
}
