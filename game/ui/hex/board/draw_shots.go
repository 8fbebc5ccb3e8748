package board

import (
	"math"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// mineLine and theirLine are the colours of lines of fire.
var mineLine, theirLine = kit.Gold, kit.Hex(0xFF9084)

// shots draws the lines of fire: beads for the viewer's, chevrons for the enemy's, ending in a reticle.
func (d *drawing) shots() {
	if d.m.Phase != nil || len(d.m.Hits) > 0 {
		return
	}
	for _, s := range d.m.Shots {
		d.shot(s)
	}
}

func (d *drawing) shot(s Shot) {
	x0, y0 := d.f.At(s.From)
	x1, y1 := d.f.At(s.To)
	col := theirLine
	if s.Mine {
		col = mineLine
	}
	far := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/far, (y1-y0)/far
	r := d.f.R
	if !s.Ranged && !s.Gauss { // a melee attack: three ticks across the edge
		mx, my := x0+dx*r*0.88, y0+dy*r*0.88
		for k := -1.0; k <= 1; k++ {
			ax, ay := mx-dy*k*r*0.2, my+dx*k*r*0.2
			d.stroke(ax-dx*r*0.1, ay-dy*r*0.1, ax+dx*r*(0.16-0.05*math.Abs(k)), ay+dy*r*(0.16-0.05*math.Abs(k)),
				math.Max(3.4*r/73, 2), col)
		}
		return
	}
	for at := 0.95 * r; at < far-0.4*r; at += 0.17 * r {
		x, y := x0+dx*at, y0+dy*at
		if s.Mine {
			d.Circle(x, y, 0.05*r, kit.Ink)
			d.Circle(x, y, 0.036*r, col)
		} else {
			d.stroke(x-dx*0.05*r-dy*0.06*r, y-dy*0.05*r+dx*0.06*r, x, y, 2.4*r/73+0.6, col)
			d.stroke(x-dx*0.05*r+dy*0.06*r, y-dy*0.05*r-dx*0.06*r, x, y, 2.4*r/73+0.6, col)
		}
	}
	d.reticle(x1-dx*0.32*r, y1-dy*0.32*r, col)
}

// stroke paints a straight line.
func (d *drawing) stroke(x0, y0, x1, y1, width float64, col kit.Color) {
	far := math.Hypot(x1-x0, y1-y0)
	if far == 0 {
		return
	}
	d.Push(kit.Translate(x0, y0).Mul(kit.Rotate(math.Atan2(y1-y0, x1-x0) * 180 / math.Pi)))
	d.FillRect(kit.Rect{X: 0, Y: -width / 2, W: far, H: width}, col)
	d.Pop()
}

func (d *drawing) reticle(x, y float64, col kit.Color) {
	type sign struct {
		mark string
		r    float64
		col  kit.Color
	}
	r := 0.17 * d.f.R
	d.Art(sign{"reticle", r, col}, around(x, y, r, r), func(p *kit.Painter) {
		p.Push(kit.Translate(r, r).Mul(kit.Scale(r/20, r/20)))
		path := new(kit.Path).Ellipse(0, 0, 11, 11)
		for _, l := range [][4]float64{{-18, 0, -6, 0}, {6, 0, 18, 0}, {0, -18, 0, -6}, {0, 6, 0, 18}} {
			path.MoveTo(l[0], l[1])
			path.LineTo(l[2], l[3])
		}
		p.Stroke(path, 6, kit.Solid(kit.Ink))
		p.Stroke(path, 3, kit.Solid(col))
		p.Pop()
	})
}

// strikes draws the hits of a phase. They start one after the other, and all land before any tile falls.
func (d *drawing) strikes() {
	if d.now.Before == nil {
		return
	}
	_, gone := PhaseTime(len(d.m.Hits))
	if d.now.T > gone+FallTime*0.5 {
		return
	}
	for i := range d.m.Hits {
		h := &d.m.Hits[i]
		if d.m.Lit && !h.Lit {
			continue // the report is about another hit
		}
		d.strike(h, d.now.T-strikeAt(i, len(d.m.Hits)))
	}
	if landed := d.now.T - (gone - HoldTime); landed > 0 && !d.m.Lit {
		d.killed(math.Min(landed/CrossTime, 1))
	}
}

// killed marks the tiles that the phase kills, once all its hits have landed: a cross alone is a wound that some
// survive.
func (d *drawing) killed(alpha float64) {
	d.PushAlpha(alpha)
	for _, h := range gone(d.now.Before.Model, d.m) {
		x, y := d.f.At(h)
		skull(d.Canvas, x, y, 0.4*d.f.R, kit.NameText)
	}
	d.Pop()
}

// gone returns where tiles lay that are no longer on the field.
func gone(before, after *Model) (list []art.Cell) {
	stays := map[string]bool{}
	for h := range after.Cells {
		stays[after.Cells[h].ID] = true
	}
	for h := range before.Cells {
		if id := before.Cells[h].ID; id != "" && !stays[id] {
			list = append(list, art.Cell(h))
		}
	}
	return list
}

func (d *drawing) strike(h *Hit, t float64) {
	if t <= 0 {
		return
	}
	x1, y1 := d.f.At(h.To)
	r := d.f.R
	dx, dy := 0.0, 0.0
	if h.From != art.NoCell && h.From != h.To {
		x0, y0 := d.f.At(h.From)
		far := math.Hypot(x1-x0, y1-y0)
		dx, dy = (x1-x0)/far, (y1-y0)/far
		if !d.now.Calm && t < StrikeTime+160 {
			d.flying(h, x0, y0, x1, y1, t)
		}
	} else if !d.now.Calm && t < StrikeTime+160 {
		k := math.Min(t/StrikeTime, 1)
		d.Glow(around(x1, y1, r*k, r*k), kit.Hex(0xFFB04A).Fade(0.9*(1-k*0.6)))
	}
	if t < StrikeTime {
		return
	}
	if h.Kind == Stopped && !d.now.Calm && t < StrikeTime+ringTime {
		d.ringing(x1, y1, math.Atan2(-dy, -dx), (t-StrikeTime)/ringTime)
	}
	stamp := math.Min((t-StrikeTime)/CrossTime, 1)
	size := 0.24 * r * (1 + 0.8*(1-stamp))
	for w := range max(h.Wounds, 1) {
		off := (float64(w) - float64(max(h.Wounds, 1)-1)/2) * 0.4 * r
		x, y := x1-dx*0.5*r-dy*off, y1-dy*0.5*r+dx*off
		d.cross(x, y, size, h.Kind, stamp)
	}
	if h.Kind == Absorbed && h.Medic != art.NoCell {
		mx, my := d.f.At(h.Medic)
		d.cross(mx, my, size*1.6, Absorbed, stamp)
		d.stroke(mx, my, x1-dx*0.5*r, y1-dy*0.5*r, 2.4, kit.Hex(0x7FE0B8).Fade(0.8))
	}
}

// ringTime is how long armour rings, in ms at normal speed.
const ringTime = 420.0

// ringing paints armour that holds: two arcs that spread from the side that was hit, k from 0 to 1.
func (d *drawing) ringing(x, y, way, k float64) {
	const parts, wide = 6, 0.75 // of each arc: number of pieces, and half its angle
	r := d.f.R
	d.PushAlpha(1 - k)
	for _, far := range []float64{0.72 + 0.3*k, 0.84 + 0.5*k} {
		for i := range parts {
			a := way - wide + 2*wide*float64(i)/parts
			b := a + 2*wide/parts
			d.stroke(x+far*r*math.Cos(a), y+far*r*math.Sin(a), x+far*r*math.Cos(b), y+far*r*math.Sin(b), 0.05*r,
				kit.Hex(0xF2F6FA))
		}
	}
	d.Pop()
}

// flying paints what moves from one tile to another: claws or blades, a shot with its tracer, a beam.
func (d *drawing) flying(h *Hit, x0, y0, x1, y1, t float64) {
	k := math.Min(t/StrikeTime, 1)
	fade := 1 - math.Max((t-StrikeTime)/160, 0)
	r := d.f.R
	col := art.ColorsOf(h.Army).Word
	far := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/far, (y1-y0)/far
	switch {
	case h.Gauss:
		d.PushAlpha(fade)
		d.stroke(x0+dx*0.6*r, y0+dy*0.6*r, x1, y1, 0.16*r*(1.2-k*0.5), kit.Hex(0xFF5A3A).Fade(0.6))
		d.stroke(x0+dx*0.6*r, y0+dy*0.6*r, x1, y1, 0.06*r, kit.Hex(0xFFF1D8))
		d.Pop()
	case h.Melee:
		reach := motion.OutCubic(k)
		mx, my := x0+dx*r*0.86, y0+dy*r*0.86
		d.PushAlpha(fade)
		for j := -1.0; j <= 1; j++ {
			ax, ay := mx-dy*j*0.17*r-dx*0.16*r, my+dx*j*0.17*r-dy*0.16*r
			bx, by := ax+dx*0.62*r*reach-dy*0.1*r*j, ay+dy*0.62*r*reach+dx*0.1*r*j
			d.stroke(ax, ay, bx, by, 0.085*r, kit.Ink)
			d.stroke(ax, ay, bx, by, 0.05*r, col)
		}
		d.Pop()
	default:
		head := 0.5*r + (far-0.8*r)*k
		tail := math.Max(0.5*r, head-0.9*r)
		d.PushAlpha(fade)
		d.stroke(x0+dx*tail, y0+dy*tail, x0+dx*head, y0+dy*head, 0.07*r, kit.Hex(0xFFC04A).Fade(0.5))
		d.stroke(x0+dx*(tail+head)/2, y0+dy*(tail+head)/2, x0+dx*head, y0+dy*head, 0.05*r, kit.Hex(0xFFF1D8))
		d.Pop()
		if k < 0.4 {
			d.Glow(around(x0+dx*0.75*r, y0+dy*0.75*r, 0.3*r, 0.3*r), kit.Hex(0xFFD98A).Fade(0.9*(1-k/0.4)))
		}
	}
}

// cross paints the mark of a wound: solid red, hollow steel if armour held, mint green if a Medic took it.
func (d *drawing) cross(x, y, r float64, kind HitKind, alpha float64) {
	type sign struct {
		mark string
		r    float64
		kind HitKind
	}
	base := 0.24 * d.f.R
	d.PushAlpha(alpha)
	d.Warp(kit.Translate(x, y).Mul(kit.Scale(r/base, r/base)).Mul(kit.Translate(-x, -y)))
	d.Art(sign{"cross", base, kind}, around(x, y, base*1.3, base*1.3), func(p *kit.Painter) {
		p.Push(kit.Translate(base*1.3, base*1.3).Mul(kit.Scale(base/20, base/20)))
		path := kit.SVG("M-14-14L14 14M14-14L-14 14")
		p.Stroke(path, 17, kit.Solid(kit.Hex(0xFFF4DF)))
		switch kind {
		case Wound:
			p.Stroke(path, 10, kit.Solid(kit.Hex(0xE8362C)))
		case Stopped:
			p.Stroke(path, 12, kit.Solid(kit.Hex(0x2A343E)))
			p.Stroke(path, 4, kit.Solid(kit.Hex(0x9FB2C0)))
		default:
			p.Stroke(path, 12, kit.Solid(kit.Hex(0x0F3A2C)))
			p.Stroke(path, 5, kit.Solid(kit.Hex(0x7FE0B8)))
		}
		p.Pop()
	})
	d.Pop()
	d.Pop()
}
