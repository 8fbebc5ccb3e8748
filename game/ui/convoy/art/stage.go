package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// figure is a drawing that stands on a stage.
type figure struct {
	name           string
	steel          bool
	x, foot, size  float64 // middle, of the stage's width; foot, of its height; height, of its shorter side
	tint           uint32
	mirrored       bool
	bob            float64 // how far it moves up and down as it walks, in parts of its height
	eyeX, eyeY, in float64 // where on the sheet a red light is, and how strong
}

// stand draws figure i on the stage r.
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

// Faces paints the two faces of the war, half machine and half defender, on a square sheet.
func Faces(painter *kit.Painter, side float64) {
	p := penOf(painter, olive)
	k := side / 480
	p.at(side/2-200*k, 14*k, k)
	p.Draw("faces")
	p.Pop()
}

// Face draws the face of one side of the war in a round badge, in the largest square in the middle of r.
func Face(c *kit.Canvas, machine bool, r kit.Rect) {
	type key struct{ machine bool }
	side := math.Min(r.W, r.H)
	half, planes, rim, ground := "human-half", olive, FoughtEdge, OliveGround
	if machine {
		half, planes, rim, ground = "machine-half", steel, Sensor, SteelGround
	}
	c.Art(key{machine}, r.Centred(side, side), func(painter *kit.Painter) {
		p := penOf(painter, planes)
		p.at(side/2, side/2, side/100)
		p.dot(0, 0, 49, rim)
		p.dot(0, 0, 46, kit.Ink)
		disc := new(kit.Path).Ellipse(0, 0, 44, 44)
		p.Fill(disc, kit.Solid(ground))
		p.Clip(disc)
		for _, mirror := range []float64{1, -1} { // a half face and its mirror image
			p.Push(kit.Scale(0.2*mirror, 0.2).Mul(kit.Translate(-200, -225)))
			p.Draw(half)
			p.Pop()
		}
		p.Pop()
	})
}

// Front draws those who meet on the road, the machines on the left and the defenders on the right. The horizon is at
// the upper edge of r.
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
