package field

import "math"

// Glide is a field on its way to rest after it was pushed, or to a camera that was asked for. The zero value is at
// rest.
type Glide struct {
	to     Camera
	moving bool
}

// Speeds are in CSS pixels a second, times in seconds.
const (
	slowest = 60   // a hand slower than that does not push
	coast   = 0.25 // the way of a push is that of its speed for so long
	settle  = 0.09 // in so long the way left shrinks to a third
	near    = 0.3  // CSS pixels from its end a glide has arrived
)

// Push lets go of a field that the hand moved at some speed. Who wants no motion gets the end of the glide at once.
func (f Field) Push(c Camera, vx, vy float64, calm bool) (Camera, Glide) {
	to := c
	if math.Hypot(vx, vy) > slowest && !calm {
		to = f.Pan(c, vx*coast, vy*coast)
	}
	return f.Go(c, f.Rest(to), calm)
}

// Go goes to a camera: at once for who wants no motion.
func (f Field) Go(c, to Camera, calm bool) (Camera, Glide) {
	to = f.Within(to)
	if calm || f.Within(c) == to {
		return to, Glide{}
	}
	return f.Within(c), Glide{to, true}
}

// To returns where it comes to rest, the camera itself for one that is at rest.
func (g Glide) To(c Camera) Camera {
	if g.moving {
		return g.to
	}
	return c
}

// Moving reports whether it has not arrived.
func (g Glide) Moving() bool { return g.moving }

// Step goes on for some seconds.
func (g Glide) Step(f Field, c Camera, seconds float64) (Camera, Glide) {
	if !g.moving {
		return c, g
	}
	c, to := f.Within(c), f.Within(g.to)
	left := math.Exp(-seconds / settle)
	c.X, c.Y = to.X+(c.X-to.X)*left, to.Y+(c.Y-to.Y)*left
	c.Zoom = to.Zoom * math.Pow(c.Zoom/to.Zoom, left)
	if math.Hypot(c.X-to.X, c.Y-to.Y)*c.Zoom < near && math.Abs(c.Zoom-to.Zoom)*max(f.W, f.H) < near {
		return to, Glide{}
	}
	return c, g
}
