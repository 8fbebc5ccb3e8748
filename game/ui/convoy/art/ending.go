package art

import "onelongnight/game/ui/kit"

// Ending draws the last picture in r: who won, as seen by the side that was played. New York stands or burns on the
// right, and in front is what the player's side is left with.
func Ending(c *kit.Canvas, r kit.Rect, molochWon, asMoloch bool, t float64) {
	s := scenery{Canvas: c, t: t, seed: 23}
	horizon := r.Y + r.H*0.8
	s.lastSky(r, horizon, molochWon)
	s.skyline(r, horizon, molochWon)
	ground := [2]kit.Color{kit.Hex(0x4A3A22), kit.Hex(0x14110C)}
	if molochWon {
		ground = [2]kit.Color{kit.Hex(0x2A1410), kit.Hex(0x0A0606)}
		for i, x := range []float64{0.2, 0.34, 0.44} {
			s.beam(r.X+r.W*x, horizon, r.H*0.9, 14*s.wave(11, i)-6+6*float64(i), 0.16)
		}
	}
	s.FillV(kit.Rect{X: r.X, Y: horizon, W: r.W, H: r.Y + r.H - horizon}, ground[0], ground[1])
	for i, f := range cast(molochWon, asMoloch) {
		s.stand(r, f, i)
	}
	if molochWon {
		s.plume(r.X+r.W*0.3, horizon, r.H*0.09, kit.Hex(0x3A1410).Fade(0.7), kit.Hex(0x0C0608).Fade(0.8), 2)
	}
	s.embers(r, 40)
}

// lastSky paints the sky above the horizon: the sun rises, or everything is red with fire.
func (s scenery) lastSky(r kit.Rect, horizon float64, molochWon bool) {
	sky := kit.Stops(0.0, kit.Hex(0x22335A), 0.45, kit.Hex(0x75607A), 0.78, kit.Hex(0xE39A5C), 1.0, kit.Hex(0xFFDF9A))
	if molochWon {
		sky = kit.Stops(0.0, kit.Hex(0x0A0508), 0.45, kit.Hex(0x2A0C10), 0.78, kit.Hex(0x6A1A14),
			1.0, kit.Hex(0xD2481E))
	}
	s.FillStops(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: horizon - r.Y}, sky...)
	if !molochWon {
		s.spot(r.X+r.W*0.3, horizon, r.H*0.62, kit.Hex(0xFFE9B0).Fade(0.9))
		s.Circle(r.X+r.W*0.3, horizon-r.H*0.02, r.H*0.1, kit.Hex(0xFFF4D0))
	}
}

// skyline paints New York on the horizon, and to the left of it what the convoy has left behind on the road.
func (s scenery) skyline(r kit.Rect, horizon float64, molochWon bool) {
	blocks := []Block{{}, {}, {}}
	if molochWon {
		blocks = []Block{{State: Ruined}, {State: Burning}, {State: Ruined}}
	}
	near, behind := []Block{blocks[0], blocks[0]}, []Block{{State: Ruined}, {State: Ruined}}
	at := func(x, w, h float64) kit.Rect {
		return kit.Rect{X: r.X + r.W*x, Y: horizon - r.H*h, W: r.W * w, H: r.H * h}
	}
	City(s.Canvas, "ziggy-one", at(-0.03, 0.18, 0.13), behind, 0)
	City(s.Canvas, "iron-gate", at(0.13, 0.15, 0.16), behind, 0)
	City(s.Canvas, "jersey-crust", at(0.26, 0.24, 0.22), near, s.t)
	City(s.Canvas, "new-york", at(0.46, 0.58, 0.5), blocks, s.t)
}

// cast returns the figures that stand in front, as seen by the side that was played.
func cast(molochWon, asMoloch bool) []figure {
	switch {
	case molochWon && asMoloch:
		return []figure{
			hunterAt(0.42, 0.90, 0.24, 0x6A5450, false),
			hunterAt(0.66, 0.94, 0.36, 0x80686A, true),
			{name: "giant", steel: true, x: 0.1, foot: 1.0, size: 0.7, tint: 0xE0D4D4, eyeX: 100, eyeY: 37, in: 0.8},
			hunterAt(0.88, 1.02, 0.64, 0xD0C4C4, true),
		}
	case molochWon:
		return []figure{
			hunterAt(0.60, 0.92, 0.26, 0x5A4844, false),
			hunterAt(0.74, 0.94, 0.34, 0x6A5854, true),
			hunterAt(0.92, 0.98, 0.5, 0x7A6864, true),
			{name: "memorial", x: 0.11, foot: 1.02, size: 0.66, tint: 0xD8B8A0},
		}
	case asMoloch:
		return []figure{
			{name: "trooperbust", x: 0.90, foot: 0.98, size: 0.22, tint: 0x6A5A48},
			{name: "rally", x: 0.80, foot: 1.0, size: 0.28, tint: 0x7A6A54},
			{name: "wreck", steel: true, x: 0.6, foot: 0.99, size: 0.22, tint: 0x808890, mirrored: true},
			{name: "wreck", steel: true, x: 0.17, foot: 1.02, size: 0.5, tint: 0xF0F4F8, eyeX: 63, eyeY: 120, in: 0.4},
		}
	}
	return []figure{
		{name: "trooperbust", x: 0.78, foot: 1.02, size: 0.3, tint: 0xB0A08A},
		{name: "hooded", x: 0.98, foot: 1.03, size: 0.38, tint: 0xC0B09A},
		{name: "masked", x: 0.89, foot: 1.03, size: 0.44, tint: 0xD8C8B0},
		{name: "wreck", steel: true, x: 0.42, foot: 0.98, size: 0.24, tint: 0x9098A0},
		{name: "rally", x: 0.085, foot: 1.02, size: 0.62, tint: 0xFFFFFF},
	}
}
