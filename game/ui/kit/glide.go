package kit

import "math"

// Glide is a field in motion, after a push or towards a requested camera. The zero value is at rest.
type Glide struct {
	to     Camera
	moving bool
}

// Speeds are in CSS pixels per second, times in seconds.
const (
	slowest = 60   // a slower hand does not push
	coast   = 0.25 // a push goes as far as its speed takes it in this time
	settle  = 0.09 // time in which the remaining distance shrinks to a third
	near    = 0.3  // distance at which a glide has arrived, in CSS pixels
)

// Push starts a glide with the speed of the hand. If calm, it returns the end of the glide at once.
func (f Field) Push(c Camera, vx, vy float64, calm bool) (Camera, Glide) {
	to := c
	if math.Hypot(vx, vy) > slowest && !calm {
		to = f.Pan(c, vx*coast, vy*coast)
	}
	return f.Go(c, f.Rest(to), calm)
}

// Go starts a glide to a camera. If calm, it goes there at once.
func (f Field) Go(c, to Camera, calm bool) (Camera, Glide) {
	to = f.Within(to)
	if calm || f.Within(c) == to {
		return to, Glide{}
	}
	return f.Within(c), Glide{to, true}
}

// To returns where the glide ends; c if it is at rest.
func (g Glide) To(c Camera) Camera {
	if g.moving {
		return g.to
	}
	return c
}

func (g Glide) Moving() bool { return g.moving }

// Step advances the glide by some seconds.
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
