package board

import (
	"math"
	"math/rand/v2"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
)

// paintLand paints the ground of the map with its road and shortcuts.
func paintLand(p *kit.Painter, m *Model) {
	stop := func(at float64, c uint32) kit.Stop { return kit.Stop{At: at, Color: kit.Hex(c)} }
	all := kit.Rect{W: routeW, H: routeH}
	p.Fill(new(kit.Path).Rect(all), kit.Linear(0, 0, 0, routeH, stop(0, 0x73A8B6), stop(0.35, 0x457B8D),
		stop(0.7, 0x2C5B6F), stop(1, 0x163B4E)))
	rnd := rand.New(rand.NewPCG(8, 88))
	coast(p, rnd)
	for i := range 17 {
		mountain(p, 170+float64(i)*46+rnd.Float64()*20, 236+rnd.Float64()*16-float64(i%2)*10, 24+rnd.Float64()*20,
			kit.Hex(0x1D4D60), kit.Hex(0x123647))
	}
	for i := range 15 {
		mountain(p, 30+float64(i)*56+rnd.Float64()*20, 448+rnd.Float64()*12-float64(i%2)*10, 30+rnd.Float64()*26,
			kit.Hex(0x173F52), kit.Hex(0x0D2A3A))
	}
	for range 44 {
		x, y, s := 150+rnd.Float64()*620, 372+rnd.Float64()*30, 12+rnd.Float64()*11
		tree := new(kit.Path)
		poly(tree, x, y-s, x+s*0.36, y, x-s*0.36, y)
		p.Fill(tree, kit.Solid(kit.Hex(0x0B2A34)))
		cap := new(kit.Path)
		poly(cap, x, y-s, x+s*0.1, y-s*0.5, x-s*0.24, y-s*0.3)
		p.Fill(cap, kit.Solid(kit.Hex(0x8FC3CC).Fade(0.7)))
	}
	for range 90 {
		x, y, w := rnd.Float64()*930, 90+rnd.Float64()*490, 24+rnd.Float64()*70
		drift := new(kit.Path)
		drift.MoveTo(x, y)
		drift.QuadTo(x+w*0.3, y-6, x+w*0.55, y-2)
		drift.QuadTo(x+w*0.8, y+2, x+w, y-1)
		p.Stroke(drift, 1.6, kit.Solid(kit.Hex(0xDDF1F2).Fade(0.12+rnd.Float64()*0.25)))
	}
	pts := nodes(m.Road.Spaces)
	road := spline(pts, 0, len(pts)-1)
	p.Stroke(road, 60, kit.Solid(kit.Hex(0xCFEFF4).Fade(0.07)))
	for i := range m.Road.Ways {
		paintWay(p, &m.Road.Ways[i], pts)
	}
	p.Stroke(road, 26, kit.Solid(kit.Hex(0x04101A).Fade(0.55)))
	p.Stroke(road, 20, kit.Solid(kit.Hex(0xE2F4F7)))
	p.Stroke(road, 14.5, kit.Solid(kit.Hex(0x1E4355)))
	p.Dash(road, 1.8, 9, 9, kit.Solid(kit.Hex(0xEAFBFF).Fade(0.75)))
	for i := 1; i < len(pts); i++ {
		if m.Road.Spaces[i].Region != m.Road.Spaces[i-1].Region {
			border(p, pts[i-1], pts[i])
		}
	}
}

// paintWay paints the curve of a shortcut.
func paintWay(p *kit.Painter, w *Way, pts []kit.Point) {
	a, b, mid := pts[w.From], pts[w.To], bow(pts[w.From], pts[w.To])
	path := new(kit.Path)
	path.MoveTo(a.X, a.Y)
	path.QuadTo(mid.X, mid.Y, b.X, b.Y)
	col := kit.Hex(0x6E93A2)
	switch {
	case w.Shut:
		col = kit.Hex(0x8A4A44)
	case w.Open:
		col = kit.Hex(0x8FC36A)
	}
	p.Stroke(path, 15, kit.Solid(kit.Hex(0x04101A).Fade(0.5)))
	p.Dash(path, 10, 5, 4, kit.Solid(col))
}

// border paints the line between two regions across the road.
func border(p *kit.Painter, a, b kit.Point) {
	x, y := (a.X+b.X)/2, (a.Y+b.Y)/2
	dx, dy := b.X-a.X, b.Y-a.Y
	l := math.Hypot(dx, dy)
	path := new(kit.Path)
	path.MoveTo(x-dy/l*28, y+dx/l*28)
	path.LineTo(x+dy/l*28, y-dx/l*28)
	p.Dash(path, 4, 5, 4, kit.Solid(art.Loss))
}

// bays draws the shore from right to left.
func bays(path *kit.Path) {
	path.QuadTo(860, 46, 760, 60)
	path.QuadTo(660, 74, 560, 56)
	path.QuadTo(470, 52, 380, 64)
	path.QuadTo(290, 66, 200, 54)
	path.QuadTo(100, 54, 0, 80)
}

// coast paints dark water with floes along the upper edge.
func coast(p *kit.Painter, rnd *rand.Rand) {
	water := new(kit.Path)
	water.MoveTo(0, 0)
	water.LineTo(routeW, 0)
	water.LineTo(routeW, 66)
	bays(water)
	water.Close()
	p.Fill(water, kit.Solid(kit.Hex(0x0A2A3C)))
	shore := new(kit.Path)
	shore.MoveTo(routeW, 66)
	bays(shore)
	p.Stroke(shore, 3, kit.Solid(kit.Hex(0xCFEFF4).Fade(0.6)))
	for range 40 {
		x, y, w := rnd.Float64()*950, 6+rnd.Float64()*38, 10+rnd.Float64()*34
		floe := new(kit.Path)
		poly(floe, x, y, x+w*0.4, y-4, x+w, y-2, x+w*0.7, y+4, x+w*0.1, y+4)
		p.Fill(floe, kit.Solid(kit.Hex(0xA9D3DC).Fade(0.35+rnd.Float64()*0.5)))
	}
}

// mountain paints a mountain of size s, its foot at x, y.
func mountain(p *kit.Painter, x, y, s float64, light, dark kit.Color) {
	body, shade, cap := new(kit.Path), new(kit.Path), new(kit.Path)
	poly(body, x-s, y, x-s*0.2, y-s*0.9, x+s*0.2, y-s*0.6, x+s*0.5, y-s*0.8, x+s*1.2, y)
	poly(shade, x-s*0.2, y-s*0.9, x+s*0.2, y-s*0.6, x+s*0.1, y, x-s*0.1, y, x-s*0.05, y-s*0.4)
	poly(cap, x-s*0.2, y-s*0.9, x-s*0.5, y-s*0.55, x-s*0.3, y-s*0.5, x-s*0.2, y-s*0.6, x-s*0.02, y-s*0.48, x+0.04*s,
		y-s*0.72)
	p.Fill(body, kit.Solid(light))
	p.Fill(shade, kit.Solid(dark))
	p.Fill(cap, kit.Solid(kit.Hex(0xCDE8EC)))
}

// poly adds a closed outline to a path.
func poly(path *kit.Path, pts ...float64) {
	path.MoveTo(pts[0], pts[1])
	for i := 2; i < len(pts); i += 2 {
		path.LineTo(pts[i], pts[i+1])
	}
	path.Close()
}
