package art

import (
	"math"
	"strings"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/picture"
)

// puffs is the number of puffs of a plume in the air at a time.
const puffs = 4

// Stir draws what moves above a settlement that Settlement drew at the same place: smoke from its houses, and its
// flags. clock is a time in seconds.
func Stir(c *kit.Canvas, faction string, buildings int, r kit.Rect, clock float64) {
	unit := math.Min(r.W/townW, r.H/townH)
	n := 0
	built(faction, min(founders+buildings, mostHouses), func(house string, x, k float64) {
		for _, line := range emblems().Lines(house) {
			if at, ok := strings.CutPrefix(line, "~smoke "); ok {
				p := picture.Numbers(at)
				plume(c, r.MidX()+(x+p[0]*k)*unit, r.Bottom()+p[1]*k*unit, 4*unit, clock+float64(n)*1.7)
				n++
			}
			if at, ok := strings.CutPrefix(line, "~flag "); ok {
				p := picture.Numbers(at)
				mast := kit.Point{X: r.MidX() + (x+p[0]*k)*unit, Y: r.Bottom() + p[1]*k*unit}
				flag(c, factions[faction].Light, mast, k*unit, clock+float64(n))
				n++
			}
		}
	})
}

// The size of a flag, the number of strips in which it is drawn, and the size of its picture in pixels, with some
// transparent ones above and below.
const (
	flagW, flagH     = 24.0, 11.0
	strips           = 12
	clothW, clothH   = 48, 26
	clothEdge        = 2
	waveLong, waveUp = 0.62, 1.7 // the wave along the flag: its phase from strip to strip, and its height at the end
)

// flag draws a flag in the wind at a mast with that upper end.
func flag(c *kit.Canvas, col kit.Color, mast kit.Point, unit, clock float64) {
	type cloth struct{}
	each, part := flagW*unit/strips, float64(clothW)/strips
	high := flagH * unit * clothH / (clothH - 2*clothEdge)
	for i := range strips {
		along := float64(i) / strips
		up, slope := math.Sincos(clock*4 - float64(i)*waveLong)
		at := kit.Rect{X: mast.X + float64(i)*each, Y: mast.Y + up*waveUp*along*unit, W: each + 0.3, H: high}
		shade := 0.86 + 0.14*slope*math.Min(1, 2*along) // the cloth turns to the light
		tint := kit.Black.Mix(col, shade)
		c.StampPart(cloth{}, clothW, clothH, kit.Rect{X: float64(i) * part, W: part, H: clothH}, at, tint,
			func(p *kit.Painter) {
				const foot = clothH - clothEdge
				p.Fill(new(kit.Path).Rect(kit.Rect{Y: clothEdge, W: clothW, H: foot - clothEdge}), kit.Solid(kit.White))
				p.Fill(new(kit.Path).Rect(kit.Rect{Y: foot - 6, W: clothW, H: 6}), kit.Solid(kit.Black.Fade(0.22)))
			})
	}
}

// plume draws smoke that rises from x, y and drifts to the left; size is its radius at the beginning.
func plume(c *kit.Canvas, x, y, size, clock float64) {
	type puff struct{}
	for i := range puffs {
		_, t := math.Modf(clock/5 + float64(i)/puffs)
		radius := size * (0.5 + 1.3*t)
		at := kit.Rect{X: x - size*4*t*t, Y: y - size*5*t}.Grow(2*radius, 2*radius)
		c.Stamp(puff{}, 32, 32, at, kit.Hex(0xFFF1D6).Fade(0.5*math.Sin(math.Pi*math.Sqrt(t))), func(p *kit.Painter) {
			p.Fill(new(kit.Path).Ellipse(16, 16, 16, 16), kit.Radial(16, 16, 16, 16, kit.Stops(0.0, kit.White, 0.5,
				kit.White.Fade(0.7), 1.0, kit.White.Fade(0))...))
		})
	}
}
