package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// benefit shows what a district gives: its icon comes down on it, and then does what it stands for. A bomb falls and
// bursts, an arrow flies east, a card comes up, a sight closes. If there is nothing that it can be about, the icon only
// shows.
func (d *drawing) benefit(e *Effect, at kit.Rect, t float64) {
	s := math.Max(d.f.S, 0.6)
	size := 84 * s
	if d.m.Battle == nil {
		size = 56 * s
	}
	in := motion.Tween{Length: 0.3, Ease: motion.InCubic}.At(t)
	rest := kit.Point{X: at.MidX(), Y: at.Y + at.H*0.35}
	if d.m.Battle == nil {
		rest.Y = at.MidY() - size*0.6
	}
	work := clamp((t-0.42)/0.58, 0, 1)
	if !e.Gain || d.now.Calm {
		d.sign(e.Icon, rest, size, 1, in*math.Min(1, 4*(1-t)))
		return
	}
	switch e.Icon {
	case IconBomb:
		high := 220 * s * (1 - motion.InCubic(math.Min(1, t/0.42)))
		if work == 0 {
			d.sign(e.Icon, kit.Point{X: rest.X, Y: rest.Y - high}, size, 1, math.Min(1, t*8))
			return
		}
		art.Burst(d.Canvas, rest, 16, 10*s, (70+240*motion.OutCubic(work))*s, 12*s, kit.Hex(0xFFE7AE).Fade(1-work))
		d.flash(rest, (240-60*work)*s*(1-work*work), kit.Hex(0xFF8A2B))
		d.flash(rest, 110*s*(1-work), kit.Hex(0xFFF6DC))
		for i := range 7 {
			a := float64(i) * 0.9
			q := (40 + 60*work) * s
			x, y := rest.X+math.Cos(a)*70*s*motion.OutCubic(work), rest.Y+math.Sin(a)*34*s*work-40*s*work
			d.Glow(kit.Rect{X: x - q, Y: y - q, W: 2 * q, H: 2 * q}, kit.Hex(0x3A3028).Fade(0.7*(1-work)))
		}
	case IconSend:
		x := rest.X + 420*s*motion.InCubic(work)
		if work > 0 {
			d.ray(rest, kit.Point{X: x, Y: rest.Y}, 14*s, kit.Gold.Fade(0.4*(1-work)))
		}
		d.sign(e.Icon, kit.Point{X: x, Y: rest.Y}, size, 1, in*(1-work*work))
	case IconDraw:
		d.sign(e.Icon, kit.Point{X: rest.X, Y: rest.Y - 90*s*motion.OutCubic(work)}, size, 1+0.3*work, in*(1-work*work))
		d.flash(rest, 90*s*motion.Bump(work, 0, 1), kit.Gold)
	default:
		d.sign(e.Icon, rest, size, 1.8-0.8*in-0.25*motion.Bump(work, 0, 0.5), in*(1-work*work))
		if work > 0.25 {
			d.flash(rest, 80*s*(1-work), art.Sensor)
		}
	}
}

// sign paints the icon of a benefit on a dark disc, k times as large as size.
func (d *drawing) sign(icon kit.Icon, at kit.Point, size, k, alpha float64) {
	if alpha <= 0 {
		return
	}
	r := kit.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}
	d.PushAlpha(alpha)
	d.WarpTo(r, r.Centred(size*k, size*k))
	d.Halo(kit.Round(size/2), r, 12, art.FoughtEdge.Fade(0.7))
	d.Fill(kit.Round(size/2), r, kit.Hex(0x1A1008).Fade(0.92))
	d.Outline(kit.Round(size/2), r, 3, art.FoughtEdge)
	d.DrawIcon(icon, r.Centred(size*0.62, size*0.62), kit.Hex(0xFFF1D0), art.FoughtEdge)
	d.Pop()
	d.Pop()
}
