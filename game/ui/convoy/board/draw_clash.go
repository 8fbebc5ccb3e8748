package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// clash paints the blow: light behind the winner's total, and a streak from it to the loser's, which stays after it has
// struck. If nobody wins, the two meet half way.
func (d *drawing) clash(t float64) {
	b, p := d.m.Battle, d.f.Battle
	if t < clashStop {
		return
	}
	if b.Winner == FactionNone {
		d.standoff(t)
		return
	}
	from, to := p.Totals[b.Winner], p.Totals[other(b.Winner)]
	col := kit.Hex(0xFFC763)
	if b.Winner == Moloch {
		col = kit.Hex(0xFF6A5C)
	}
	d.aura(from, t, col)
	text := numberIn(itoa(b.Totals[other(b.Winner)]), to.Centred(to.W*0.92, to.H*0.92))
	a := kit.Point{X: from.MidX(), Y: from.MidY()}
	z := kit.Point{X: text.X + text.W*struck.X, Y: text.Y + text.H*struck.Y}
	head := motion.Tween{Start: clashStop, Length: impact - clashStop, Ease: motion.InCubic}.At(t)
	z = kit.Point{X: motion.Mix(a.X, z.X, head), Y: motion.Mix(a.Y, z.Y, head)}
	fade := 1 - 0.5*(motion.Tween{Start: impact + 60, Length: 350, Ease: motion.Linear}).At(t)
	h := from.H
	art.Streak(d.Canvas, a, z, h*0.58, col.Fade(0.75*fade))
	art.Streak(d.Canvas, a, z, h*0.17, kit.Hex(0xFFF6D8).Fade(fade))
	if head < 1 {
		q := h * 0.22
		d.Glow(kit.Rect{X: z.X - q, Y: z.Y - q, W: 2 * q, H: 2 * q}, kit.Hex(0xFFF4DA))
	}
}

// aura paints the light behind the winner's total: a glow, with wedges of light around it.
func (d *drawing) aura(r kit.Rect, t float64, col kit.Color) {
	in := motion.Tween{Start: clashStop, Length: 300}.At(t)
	won := motion.Tween{Start: clashEnd, Length: 220, Ease: motion.OutBack}.At(t)
	d.Glow(r.Centred(r.H*(1.6+0.6*won), r.H*(1.3+0.5*won)), col.Fade(0.6*in))
	mid := kit.Point{X: r.MidX(), Y: r.MidY()}
	d.Warp(kit.Translate(mid.X, mid.Y).Mul(kit.Scale(1.12, 0.9)).Mul(kit.Translate(-mid.X, -mid.Y)))
	art.Burst(d.Canvas, mid, 26, r.H*(0.32+0.18*won), r.H*(0.5+0.6*won), r.H*0.04,
		kit.Hex(0xFFE7AE).Mix(col, 0.25).Fade(0.36*won))
	d.Pop()
}

// standoff paints a blow that nobody wins: sparks fly where the two totals meet.
func (d *drawing) standoff(t float64) {
	p := d.f.Battle
	a, b := p.Totals[Moloch], p.Totals[Outpost]
	at := kit.Point{X: (a.MidX() + b.MidX()) / 2, Y: a.MidY()}
	h := a.H
	head := motion.Tween{Start: clashStop, Length: impact - clashStop, Ease: motion.InCubic}.At(t)
	fade := 1 - motion.Tween{Start: impact, Length: 420, Ease: motion.Linear}.At(t)
	for _, from := range [2]kit.Rect{a, b} {
		m := kit.Point{X: from.MidX(), Y: from.MidY()}
		z := kit.Point{X: motion.Mix(m.X, at.X, head), Y: m.Y}
		art.Streak(d.Canvas, m, z, h*0.3, kit.Hex(0xFFF6D8).Fade(0.8*fade))
	}
	if t < impact {
		return
	}
	rest := math.Max(fade, 0.55)
	art.Burst(d.Canvas, at, 14, h*0.04, h*(0.2+0.3*fade), h*0.025, kit.Hex(0xFFE7AE).Fade(rest))
	d.Glow(kit.Rect{X: at.X - h*0.5, Y: at.Y - h*0.4, W: h, H: h * 0.8}, kit.Hex(0xFFB45A).Fade(0.7*rest))
	if !d.now.Calm && t < impact+520 {
		art.Sparks(d.Canvas, at, 34, h*0.9, (t-impact)/520)
	}
}

func other(side Faction) Faction {
	if side == Moloch {
		return Outpost
	}
	return Moloch
}
