package art

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// puffs are how many of a plume are in the air at once.
const puffs = 4

// Smoke draws what moves over a settlement that Settlement drew at the same place: smoke from its houses. Clock is a
// time in seconds.
func Smoke(c *kit.Canvas, faction string, buildings int, r kit.Rect, clock float64) {
	unit := math.Min(r.W/townW, r.H/townH)
	n := 0
	built(faction, min(founders+buildings, mostHouses), func(house string, x, k float64) {
		for _, line := range emblems().Lines(house) {
			at, ok := strings.CutPrefix(line, "~smoke ")
			if !ok {
				continue
			}
			p := picture.Numbers(at)
			plume(c, r.MidX()+(x+p[0]*k)*unit, r.Bottom()+p[1]*k*unit, 4*unit, clock+float64(n)*1.7)
			n++
		}
	})
}

// plume draws smoke that rises from x, y and drifts to the left; size is the radius it begins with.
func plume(c *kit.Canvas, x, y, size, clock float64) {
	type puff struct{}
	for i := range puffs {
		_, t := math.Modf(clock/5 + float64(i)/puffs)
		radius := size * (0.5 + 1.3*t)
		at := kit.Rect{X: x - size*4*t*t, Y: y - size*5*t}.Grow(2*radius, 2*radius)
		c.Stamp(puff{}, 32, 32, at, kit.Hex(0xFFF1D6).Fade(0.5*math.Sin(math.Pi*math.Sqrt(t))), func(p *kit.Painter) {
			p.Fill(new(kit.Path).Ellipse(16, 16, 16, 16), kit.Radial(16, 16, 16, 16, stops(0.0, kit.White, 0.5,
				kit.White.Fade(0.7), 1.0, kit.White.Fade(0))...))
		})
	}
}
