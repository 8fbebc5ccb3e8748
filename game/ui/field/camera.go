// Package field is what a game needs whose table is larger than the place it is drawn in: a [Camera] that says what
// part of the field is seen, a [Field] that knows how far the camera can go and turns places of the field into places
// of the window, and a [Glide] that lets a field go on moving for a moment after the hand has left it.
//
// All of them are plain values. Who draws asks [Field.Rect] where a thing is; who takes input asks for another camera;
// the program keeps the camera beside all else that is scrolled, so that a still is a function of it.
package field

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Camera is what part of a field is seen. The zero value is where the field begins, see [Field.Home].
type Camera struct {
	X, Y float64 // the middle of what is seen, in units of the field
	Zoom float64 // CSS pixels for a unit; 0 for the zero value alone
}

// Field is a field of W by H units, seen through a room of the window. A unit is what the game likes: a space, say.
type Field struct {
	W, H  float64
	Room  kit.Rect // where it is drawn, CSS pixels
	Least float64  // CSS pixels for a unit at the least when one begins; it can be made smaller down to the whole
	Most  float64  // and at the most ever, unless the whole field is larger
	Start Camera   // what is seen at first; the zero value for the whole field, as far as Least allows
	Anew  bool     // each decision begins with Start
	Snap  float64  // the camera comes to rest where its middle is a multiple of it, or at an edge; 0 for anywhere
}

// Whole returns the zoom at which the whole field is seen.
func (f Field) Whole() float64 { return min(f.Room.W/f.W, f.Room.H/f.H) }

// bounds returns the least and the greatest zoom.
func (f Field) bounds() (least, most float64) {
	most = max(f.Most, f.Whole())
	return min(f.Whole(), f.Most), most
}

// Home returns the camera with which one begins.
func (f Field) Home() Camera {
	at := f.Start
	if at.Zoom == 0 {
		at = Camera{f.W / 2, f.H / 2, max(f.Whole(), f.Least)}
	}
	return f.Within(at)
}

// Within returns the camera closest to another that shows nothing beyond the field, but for a field smaller than its
// room, which stands in the middle of it. The zero value becomes Home.
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

// inside returns the middle of a stretch that is seen, held within a length.
func inside(middle, seen, length float64) float64 {
	if seen >= length {
		return length / 2
	}
	return min(max(middle, seen/2), length-seen/2)
}

// At returns where in the window a point of the field is.
func (f Field) At(c Camera, x, y float64) (wx, wy float64) {
	c = f.Within(c)
	return f.Room.MidX() + (x-c.X)*c.Zoom, f.Room.MidY() + (y-c.Y)*c.Zoom
}

// Under returns the point of the field under one of the window.
func (f Field) Under(c Camera, wx, wy float64) (x, y float64) {
	c = f.Within(c)
	return c.X + (wx-f.Room.MidX())/c.Zoom, c.Y + (wy-f.Room.MidY())/c.Zoom
}

// Rect returns where in the window a part of the field is, which may lie outside of the room.
func (f Field) Rect(c Camera, r kit.Rect) kit.Rect {
	x, y := f.At(c, r.X, r.Y)
	zoom := f.Within(c).Zoom
	return kit.Rect{X: x, Y: y, W: r.W * zoom, H: r.H * zoom}
}

// Seen returns what of a part of the field is in sight, empty for nothing: what can be hit.
func (f Field) Seen(c Camera, r kit.Rect) kit.Rect { return f.Rect(c, r).Intersect(f.Room) }

// Pan moves the field with the hand by some CSS pixels.
func (f Field) Pan(c Camera, dx, dy float64) Camera {
	c = f.Within(c)
	c.X, c.Y = c.X-dx/c.Zoom, c.Y-dy/c.Zoom
	return f.Within(c)
}

// ZoomAt makes all larger by a factor about a point of the window, which stays where it is as far as the edges allow.
func (f Field) ZoomAt(c Camera, factor, wx, wy float64) Camera {
	c = f.Within(c)
	x, y := f.Under(c, wx, wy)
	least, most := f.bounds()
	c.Zoom = min(max(c.Zoom*factor, least), most)
	c.X, c.Y = x-(wx-f.Room.MidX())/c.Zoom, y-(wy-f.Room.MidY())/c.Zoom
	return f.Within(c)
}

// Zooms reports whether it can be made larger, and smaller.
func (f Field) Zooms(c Camera) (larger, smaller bool) {
	c = f.Within(c)
	least, most := f.bounds()
	return c.Zoom < most-sameZoom, c.Zoom > least+sameZoom
}

// Moves reports whether there is more of the field than is seen.
func (f Field) Moves(c Camera) bool {
	c = f.Within(c)
	return f.W*c.Zoom > f.Room.W+1 || f.H*c.Zoom > f.Room.H+1
}

// sameZoom is how much two zooms may be apart, CSS pixels for a unit, without being two.
const sameZoom = 1e-6

// Show moves the camera as little as possible for a part of the field to be wholly in sight, with a margin of CSS
// pixels as far as there is room for one. It makes the field smaller only where the part is larger than the room.
func (f Field) Show(c Camera, r kit.Rect, margin float64) Camera {
	c = f.Within(c)
	if fit := min(f.Room.W/r.W, f.Room.H/r.H); c.Zoom > fit {
		c.Zoom = fit
	}
	c.X = shown(c.X, f.Room.W/c.Zoom, r.X, r.W, margin/c.Zoom)
	c.Y = shown(c.Y, f.Room.H/c.Zoom, r.Y, r.H, margin/c.Zoom)
	return f.Within(c)
}

// shown returns the middle of a stretch that is seen, moved so that a part with a margin lies in it.
func shown(middle, seen, from, length, margin float64) float64 {
	margin = min(margin, max(0, (seen-length)/2))
	return max(min(middle, from-margin+seen/2), from+length+margin-seen/2)
}

// Rest returns where a camera that is let go comes to rest: at the nearest place that Snap allows, or at an edge.
func (f Field) Rest(c Camera) Camera {
	c = f.Within(c)
	if f.Snap > 0 {
		c.X, c.Y = f.snapped(c.X, f.Room.W/c.Zoom, f.W), f.snapped(c.Y, f.Room.H/c.Zoom, f.H)
	}
	return f.Within(c)
}

// snapped returns the middle of a stretch that is seen, moved to the nearest multiple of Snap or to an end of a length.
func (f Field) snapped(middle, seen, length float64) float64 {
	best := math.Round(middle/f.Snap) * f.Snap
	for _, end := range []float64{seen / 2, length - seen/2} {
		if math.Abs(end-middle) < math.Abs(best-middle) {
			best = end
		}
	}
	return best
}
