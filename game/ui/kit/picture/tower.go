package picture

import (
	"math/rand/v2"

	"onelongnight/game/ui/kit"
)

// Tops is how many tops a tower may have.
const Tops = 5

// Tower adds a house of w by h standing at x, y to a path, with one of the tops: flat, stepped, sloped, with a mast, or
// with a hut on its roof. step and mast are the heights of those.
func Tower(p *kit.Path, top int, x, y, w, h, step, mast float64) {
	t := y - h
	switch top {
	case 0:
		p.Polygon(x, y, x, t, x+w, t, x+w, y)
	case 1:
		p.Polygon(x, y, x, t+step, x+w*0.2, t+step, x+w*0.2, t, x+w*0.8, t, x+w*0.8, t+step, x+w, t+step, x+w, y)
	case 2:
		p.Polygon(x, y, x, t+w*0.3, x+w, t, x+w, y)
	case 3:
		p.Polygon(x, y, x, t, x+w*0.3, t, x+w*0.33, t-mast, x+w*0.36, t, x+w, t, x+w, y)
	default:
		p.Polygon(x, y, x, t, x+w*0.5, t, x+w*0.5, t-step, x+w*0.8, t-step, x+w*0.8, t, x+w, t, x+w, y)
	}
}

// TornTower adds a house whose top is torn, with gaps twice as wide as gap.
func TornTower(p *kit.Path, rnd *rand.Rand, x, y, w, h, gap float64) {
	t := y - h
	p.MoveTo(x, y)
	p.LineTo(x, t+rnd.Float64()*h*0.3)
	n := 3 + rnd.IntN(3)
	for i := 1; i < n; i++ {
		at := x + w*float64(i)/float64(n)
		p.LineTo(at-gap, t+rnd.Float64()*h*0.45)
		p.LineTo(at+gap, t+rnd.Float64()*h*0.55)
	}
	p.LineTo(x+w, t+h*(0.2+0.3*rnd.Float64()))
	p.LineTo(x+w, y)
	p.Close()
}
