package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// digits are the colours of each side's total from top to bottom, and of its dark edge. The first are for a total that
// counts for nothing.
var digits = [3]struct {
	face []kit.Stop
	edge kit.Color
}{
	{[]kit.Stop{{At: 0, Color: kit.Hex(0xD9DADB)}, {At: 0.55, Color: kit.Hex(0x9EA0A4)},
		{At: 1, Color: kit.Hex(0x63666C)}}, kit.Hex(0x0A0D13)},
	{[]kit.Stop{{At: 0, Color: kit.Hex(0xFBFDFF)}, {At: 0.42, Color: kit.Hex(0xC9D6DF)},
		{At: 0.72, Color: kit.Hex(0xF0968A)}, {At: 1, Color: kit.Hex(0xFF4A3D)}}, kit.Hex(0x0A0D13)},
	{[]kit.Stop{{At: 0, Color: kit.Hex(0xFFF9E0)}, {At: 0.55, Color: kit.Hex(0xF4DC8A)},
		{At: 1, Color: kit.Hex(0x9BC65A)}}, kit.Hex(0x12180A)},
}

// counted returns a side's total as far as it has been counted by t.
func (d *drawing) counted(side Faction, t float64) int {
	b := d.m.Battle
	if t >= countEnd {
		return b.Totals[side]
	}
	n := 0
	for i, y := range b.Tallies[side] {
		if t >= countAt(i, len(b.Tallies[side])) {
			if k, err := strconv.Atoi(y.Value); err == nil {
				n += k
			}
		}
	}
	return n
}

// battleTotal paints a side's big total, whole or broken.
func (d *drawing) battleTotal(side Faction, t float64) {
	b, r := d.m.Battle, d.f.Battle.Totals[side]
	tied := b.Winner == FactionNone && t >= impact
	if b.Winner == other(side) && t >= impact {
		d.broken(side, strconv.Itoa(b.Totals[side]), r, t)
		return
	}
	size := 0.92
	if b.Winner == side {
		size += 0.08*motion.Tween{Start: clashEnd, Length: 200, Ease: motion.OutBack}.At(t) - 0.05*motion.Bump(t,
			clashStop-50, 120)
	}
	if !d.now.Calm {
		size += 0.1*motion.Bump(t, countEnd-80, 240) - 0.06*motion.Bump(t, impact, 300)
		for i := range b.Tallies[side] { // each term makes the number jump
			size += 0.05 * motion.Bump(t, countAt(i, len(b.Tallies[side])), 110)
		}
	}
	look := side
	if tied {
		look = FactionNone
	}
	d.WarpTo(r, kit.Rect{X: r.MidX() - r.W*size/2, Y: r.Bottom() - r.H*(0.5+size/2), W: r.W * size, H: r.H * size})
	d.number(strconv.Itoa(d.counted(side, t)), r, look)
	d.Pop()
}

// number paints a total in the middle of r, with digits as high as r. Each digit is a picture of its own, so that
// counting up bakes ten of them at most.
func (d *drawing) number(text string, r kit.Rect, look Faction) {
	type digitKey struct {
		digit rune
		look  Faction
	}
	n := numberIn(text, r)
	x := n.X
	for _, ch := range text {
		w := kit.Width(kit.DisplayBlack, n.size, 0, string(ch))
		box := kit.Rect{X: x - n.pad, Y: r.Y - n.pad, W: w + 2*n.pad, H: r.H + 2*n.pad}
		d.Art(digitKey{ch, look}, box, func(p *kit.Painter) {
			n.paint(p, string(ch), 0, kit.Linear(0, n.pad, 0, n.pad+r.H, digits[look].face...), digits[look].edge)
		})
		x += w + n.tracking
	}
}

// number is the measures of a total: the size of its digits, the space between them, and the space around them for the
// dark edge.
type number struct {
	kit.Rect
	size, tracking, pad float64
}

func numberIn(text string, r kit.Rect) number {
	size := r.H / kit.Cap(kit.DisplayBlack)
	n := number{size: size, tracking: size * 0.022, pad: math.Ceil(size * 0.03)}
	w := kit.Width(kit.DisplayBlack, size, n.tracking, text)
	n.Rect = kit.Rect{X: r.MidX() - w/2, Y: r.Y, W: w, H: r.H}
	return n
}

// paint paints digits with a dark edge, beginning x from the left.
func (n number) paint(p *kit.Painter, text string, x float64, face kit.Paint, edge kit.Color) {
	path := new(kit.Path).Text(kit.DisplayBlack, n.size, n.tracking, n.pad+x, n.pad+n.H, text)
	p.Stroke(path, n.size*0.03, kit.Solid(edge))
	p.Fill(path, face)
	// Light from above, along the upper edges.
	p.Stroke(path, n.size*0.008, kit.Linear(0, n.pad, 0, n.pad+n.H*0.6, kit.Stop{At: 0, Color: kit.White.Fade(0.7)},
		kit.Stop{At: 1, Color: kit.White.Fade(0)}))
}

// struck is where the blow strikes a total, in parts of its width and height.
var struck = kit.Point{X: 0.7, Y: 0.535}

// shards are the three pieces that a total breaks into: their outlines, in parts of its width and height, their greys,
// and how they turn and move apart, in parts of the height.
var shards = [3]struct {
	outline   []float64
	grey      [3]kit.Color // by faction
	turn      float64
	away      kit.Point
	box, flat kit.Rect
}{
	{outline: []float64{-0.6, -0.2, 0.74, -0.2, 0.72, 0.1, 0.43, 0.4, 0.7, 0.535, -0.6, 1.02},
		grey: [3]kit.Color{1: kit.Hex(0xA9BAC6), 2: kit.Hex(0xB5B09C)}, turn: -3.5,
		away: kit.Point{X: -0.035, Y: -0.02}},
	{outline: []float64{0.74, -0.2, 1.6, -0.2, 1.6, 0.68, 0.84, 0.525, 0.7, 0.535, 0.43, 0.4, 0.72, 0.1},
		grey: [3]kit.Color{1: kit.Hex(0x7F93A1), 2: kit.Hex(0x8E8A78)}, turn: 4.5, away: kit.Point{X: 0.05, Y: -0.008}},
	{outline: []float64{-0.6, 1.02, 0.7, 0.535, 0.84, 0.525, 1.6, 0.68, 1.6, 1.3, -0.6, 1.3},
		grey: [3]kit.Color{1: kit.Hex(0x5F7382), 2: kit.Hex(0x6C6859)}, turn: -3, away: kit.Point{X: 0.008, Y: 0.05}},
}

// rifts are the lines along which a total breaks, in parts of its width and height.
var rifts = [...][]float64{{0.74, -0.04, 0.72, 0.1, 0.43, 0.4, 0.7, 0.535, 0.84, 0.525, 1.04, 0.56},
	{0.7, 0.535, 0.3, 0.685, -0.04, 0.81}}

// broken paints the loser's total: it cracks in three, and its light goes out.
func (d *drawing) broken(side Faction, text string, r kit.Rect, t float64) {
	type shardKey struct {
		text  string
		side  Faction
		shard int
	}
	r = r.Centred(r.W*0.92, r.H*0.92)
	n := numberIn(text, r)
	apart := motion.Tween{Start: impact, Length: breakEnd - impact, Ease: motion.OutBack}.At(t)
	hit := kit.Point{X: n.X + n.W*struck.X, Y: n.Y + n.H*struck.Y}
	for k, s := range shards {
		path := new(kit.Path)
		for i := 0; i < len(s.outline); i += 2 {
			x, y := n.pad+s.outline[i]*n.W, n.pad+s.outline[i+1]*n.H
			if i == 0 {
				path.MoveTo(x, y)
			} else {
				path.LineTo(x, y)
			}
		}
		path.Close()
		part := path.Bounds().Intersect(kit.Rect{W: n.W + 2*n.pad, H: n.H + 2*n.pad})
		box := part.Offset(n.X-n.pad, n.Y-n.pad)
		d.Warp(kit.Translate(hit.X+s.away.X*n.H*apart, hit.Y+s.away.Y*n.H*apart).Mul(kit.Rotate(s.turn * apart)).Mul(
			kit.Translate(-hit.X, -hit.Y)))
		d.Art(shardKey{text, side, k}, box, func(p *kit.Painter) {
			p.Push(kit.Translate(-part.X, -part.Y))
			p.Clip(path)
			n.paint(p, text, 0, kit.Solid(s.grey[side]), digits[side].edge)
		})
		d.Pop()
	}
	glow := 1 - 0.25*(motion.Tween{Start: breakEnd, Length: 250}).At(t)
	d.rift(text, n, glow*motion.Tween{Start: impact, Length: 120}.At(t))
	q := n.H * 0.5
	d.Glow(kit.Rect{X: hit.X - q, Y: hit.Y - q*0.85, W: 2 * q, H: 1.7 * q}, kit.Hex(0xFF6A2B).Fade(0.55*glow))
	d.burst(hit, n.H, t)
}

// rift paints the glowing lines along which a total breaks. They are baked, so that their bends have no seams.
func (d *drawing) rift(text string, n number, alpha float64) {
	type riftKey struct{ text string }
	w := n.size * 0.012
	box := n.Rect.Inset(-w * 6)
	d.PushAlpha(alpha)
	d.Art(riftKey{text}, box, func(p *kit.Painter) {
		for _, line := range []struct {
			width float64
			color kit.Color
		}{{5, art.Sensor.Fade(0.22)}, {2.2, art.Sensor.Fade(0.75)}, {0.8, art.SensorCore}} {
			for _, rift := range rifts {
				path := new(kit.Path)
				for i := 0; i < len(rift); i += 2 {
					x, y := w*6+rift[i]*n.W, w*6+rift[i+1]*n.H
					if i == 0 {
						path.MoveTo(x, y)
					} else {
						path.LineTo(x, y)
					}
				}
				p.Stroke(path, w*line.width, kit.Solid(line.color))
			}
		}
	})
	d.Pop()
}

// burst paints the star of light where the blow has struck. It dims, but stays.
func (d *drawing) burst(at kit.Point, h, t float64) {
	k := motion.Tween{Start: impact, Length: 140}.At(t)
	fade := 1 - 0.45*(motion.Tween{Start: impact + 100, Length: 400, Ease: motion.Linear}).At(t)
	art.Burst(d.Canvas, at, 18, h*0.05, h*(0.2+0.42*k), h*0.03, kit.Hex(0xFFE7AE).Fade(fade))
	q := h * (0.12 + 0.16*(1-k))
	d.Glow(kit.Rect{X: at.X - q, Y: at.Y - q, W: 2 * q, H: 2 * q}, kit.Hex(0xFFF6DC).Fade(fade))
	if fly := (t - impact) / 420; fly > 0 && fly < 1 && !d.now.Calm {
		art.Sparks(d.Canvas, at, 26, h*0.95, fly)
	}
}
