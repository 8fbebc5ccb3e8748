package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// figure is a picture that stands on a stage.
type figure struct {
	name           string
	steel          bool
	x, foot, size  float64 // middle and foot, of the stage's width and height; height, of the shorter side
	tint           uint32
	mirrored       bool
	bob            float64 // how far it moves up and down as it walks, of its height
	eyeX, eyeY, in float64 // a red light on the sheet and how strong it is
}

// stand draws a figure on the stage r.
func (s scenery) stand(r kit.Rect, f figure, i int) {
	k := f.size * math.Min(r.H, r.W*0.8) / SceneH
	step := f.bob * SceneH * k * math.Abs(s.wave(1.6, i))
	if s.t == 0 {
		step = 0
	}
	sheet := kit.Rect{X: r.X + f.x*r.W - SceneW*k/2, Y: r.Y + f.foot*r.H - (SceneH+2)*k - step, W: SceneW * k,
		H: (SceneH + 2) * k}
	type key struct {
		stage    string
		mirrored bool
	}
	s.Tinted(key{f.name, f.mirrored}, sheet, kit.Hex(f.tint), func(p *kit.Painter) {
		q := penOf(p, olive)
		if f.steel {
			q.Planes = steel
		}
		q.Mirrored = f.mirrored
		if f.mirrored {
			p.Push(kit.Translate(sheet.W, 0).Mul(kit.Scale(-k, k)))
		} else {
			p.Push(kit.Scale(k, k))
		}
		q.Draw(f.name)
		p.Pop()
	})
	if f.in > 0 {
		x := f.eyeX
		if f.mirrored {
			x = SceneW - x
		}
		s.spot(sheet.X+x*k, sheet.Y+f.eyeY*k, 22*k, Sensor.Fade(f.in*(0.85+0.15*s.wave(2.2, i))))
	}
}

func hunterAt(x, foot, size float64, tint uint32, mirrored bool) figure {
	return figure{name: "hunterbody", steel: true, x: x, foot: foot, size: size, tint: tint, mirrored: mirrored,
		bob: 0.012, eyeX: 100, eyeY: 35, in: 0.9}
}

// Faces paints the two faces of the war, half machine, half defender, on a square sheet.
func Faces(painter *kit.Painter, side float64) {
	p := penOf(painter, olive)
	k := side / 480
	p.at(side/2-200*k, 14*k, k)
	p.Draw("faces")
	p.Pop()
}

// Front draws those who meet on the road, left the machines, right the defenders, before a horizon at the height of r's
// upper edge.
func Front(c *kit.Canvas, r kit.Rect, t float64) {
	s := scenery{Canvas: c, t: t, seed: 11}
	for i, f := range []figure{
		hunterAt(0.24, 0.15, 0.34, 0x5A6068, false),
		hunterAt(0.155, 0.24, 0.52, 0x4A5058, false),
		hunterAt(0.05, 0.40, 0.84, 0x8A9098, false),
		{name: "officer", x: 0.83, foot: 0.26, size: 0.4, tint: 0x7A6A58},
		{name: "hooded", x: 0.885, foot: 0.29, size: 0.5, tint: 0x8A7A66},
		{name: "trooperbust", x: 0.955, foot: 0.36, size: 0.68, tint: 0xC0B09A},
	} {
		s.stand(r, f, i)
	}
	k := math.Min(r.H, r.W*0.8) / 250
	for row := range 4 {
		for i := range 6 {
			x, y := r.X+r.W*1.01-float64(6-i)*40*k+float64(row%2)*20*k, r.Y+r.H*0.22+float64(row)*12*k
			s.FillShape(kit.Round(7*k), kit.Rect{X: x, Y: y, W: 42 * k, H: 16 * k}, kit.Hex(0x5A4A2E),
				kit.Hex(0x241C12))
		}
	}
	s.embers(kit.Rect{X: r.X, Y: r.Y - r.H, W: r.W, H: r.H * 2}, 40)
}

// Ending draws the last picture in r: who won, seen by the side that played. New York stands or burns on the right;
// what the player's side is left with stands in front.
func Ending(c *kit.Canvas, r kit.Rect, molochWon, asMoloch bool, t float64) {
	s := scenery{Canvas: c, t: t, seed: 23}
	horizon := r.Y + r.H*0.8
	sky := stops(0.0, kit.Hex(0x22335A), 0.45, kit.Hex(0x75607A), 0.78, kit.Hex(0xE39A5C), 1.0, kit.Hex(0xFFDF9A))
	ground := [2]kit.Color{kit.Hex(0x4A3A22), kit.Hex(0x14110C)}
	if molochWon {
		sky = stops(0.0, kit.Hex(0x0A0508), 0.45, kit.Hex(0x2A0C10), 0.78, kit.Hex(0x6A1A14), 1.0, kit.Hex(0xD2481E))
		ground = [2]kit.Color{kit.Hex(0x2A1410), kit.Hex(0x0A0606)}
	}
	s.FillStops(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: horizon - r.Y}, sky...)
	east := kit.Rect{X: r.X + r.W*0.46, Y: horizon - r.H*0.5, W: r.W * 0.58, H: r.H * 0.5}
	blocks := []Block{{}, {}, {}}
	if molochWon {
		blocks = []Block{{State: Ruined}, {State: Burning}, {State: Ruined}}
	} else {
		s.spot(r.X+r.W*0.3, horizon, r.H*0.62, kit.Hex(0xFFE9B0).Fade(0.9))
		s.Circle(r.X+r.W*0.3, horizon-r.H*0.02, r.H*0.1, kit.Hex(0xFFF4D0))
	}
	// What the road has left behind it: the skyline begins nowhere.
	behind := []Block{{State: Ruined}, {State: Ruined}}
	City(c, "ziggy-one", kit.Rect{X: r.X - r.W*0.03, Y: horizon - r.H*0.13, W: r.W * 0.18, H: r.H * 0.13}, behind, 0)
	City(c, "iron-gate", kit.Rect{X: r.X + r.W*0.13, Y: horizon - r.H*0.16, W: r.W * 0.15, H: r.H * 0.16}, behind, 0)
	City(c, "jersey-crust", kit.Rect{X: r.X + r.W*0.26, Y: horizon - r.H*0.22, W: r.W * 0.24, H: r.H * 0.22},
		[]Block{{State: blocks[0].State}, {State: blocks[0].State}}, t)
	City(c, "new-york", east, blocks, t)
	if molochWon {
		for i, x := range []float64{0.2, 0.34, 0.44} {
			s.beam(r.X+r.W*x, horizon, r.H*0.9, 14*s.wave(11, i)-6+6*float64(i), 0.16)
		}
	}
	s.FillV(kit.Rect{X: r.X, Y: horizon, W: r.W, H: r.Y + r.H - horizon}, ground[0], ground[1])
	cast := [][]figure{
		{ // the Outpost won and was played
			{name: "trooperbust", x: 0.78, foot: 1.02, size: 0.3, tint: 0xB0A08A},
			{name: "hooded", x: 0.98, foot: 1.03, size: 0.38, tint: 0xC0B09A},
			{name: "masked", x: 0.89, foot: 1.03, size: 0.44, tint: 0xD8C8B0},
			{name: "wreck", steel: true, x: 0.42, foot: 0.98, size: 0.24, tint: 0x9098A0},
			{name: "rally", x: 0.085, foot: 1.02, size: 0.62, tint: 0xFFFFFF},
		},
		{ // the Outpost won, Moloch was played
			{name: "trooperbust", x: 0.90, foot: 0.98, size: 0.22, tint: 0x6A5A48},
			{name: "rally", x: 0.80, foot: 1.0, size: 0.28, tint: 0x7A6A54},
			{name: "wreck", steel: true, x: 0.6, foot: 0.99, size: 0.22, tint: 0x808890, mirrored: true},
			{name: "wreck", steel: true, x: 0.17, foot: 1.02, size: 0.5, tint: 0xF0F4F8, eyeX: 63, eyeY: 120, in: 0.4},
		},
		{ // Moloch won, the Outpost was played
			hunterAt(0.60, 0.92, 0.26, 0x5A4844, false),
			hunterAt(0.74, 0.94, 0.34, 0x6A5854, true),
			hunterAt(0.92, 0.98, 0.5, 0x7A6864, true),
			{name: "memorial", x: 0.11, foot: 1.02, size: 0.66, tint: 0xD8B8A0},
		},
		{ // Moloch won and was played
			hunterAt(0.42, 0.90, 0.24, 0x6A5450, false),
			hunterAt(0.66, 0.94, 0.36, 0x80686A, true),
			{name: "giant", steel: true, x: 0.1, foot: 1.0, size: 0.7, tint: 0xE0D4D4, eyeX: 100, eyeY: 37, in: 0.8},
			hunterAt(0.88, 1.02, 0.64, 0xD0C4C4, true),
		},
	}
	n := 0
	if molochWon {
		n = 2
	}
	if asMoloch {
		n++
	}
	for i, f := range cast[n] {
		s.stand(r, f, i)
	}
	if molochWon {
		s.plume(r.X+r.W*0.3, horizon, r.H*0.09, kit.Hex(0x3A1410).Fade(0.7), kit.Hex(0x0C0608).Fade(0.8), 2)
	}
	s.embers(r, 40)
}
