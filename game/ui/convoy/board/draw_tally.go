package board

import (
	"math"

	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// tallies paints a side's units with their bars. Each unit lights up as it is counted.
func (d *drawing) tallies(side Faction, t float64) {
	list, p := d.m.Battle.Tallies[side], d.f.Battle
	for i := range list {
		y := &list[i]
		r, at := p.Tokens[side][i], countAt(i, len(list))
		if d.m.Battle.Opens && !d.now.Calm && t < stanceEnd {
			in := motion.Tween{Start: 50 + 20*float64(i), Length: stanceEnd - 150, Ease: stanceOf(side)}.At(t)
			from := -0.9
			if side == Outpost {
				from = 0.9
			}
			d.PushAlpha(math.Min(1, in*2.5))
			d.Warp(kit.Translate(0, from*(1-in)*r.H))
			u := y.Unit
			if y.Gone == "" {
				d.token(&u, r)
			}
			d.Pop()
			d.Pop()
			continue
		}
		d.Warp(kit.Translate(0, d.lunge(side, t, at)*r.H)) // its bar moves with it, so that neither covers the other
		if in := (motion.Tween{Start: at, Length: 120}).At(t); in > 0 && y.Value != "" {
			d.term(side, y, p.Terms[side][i], in)
		}
		if y.Gone != "" {
			d.emptied(side, y, r, p.Terms[side][i])
			d.falling(y, r)
		} else {
			if lit := motion.Bump(t, at-60, 260); lit > 0 {
				d.Halo(tokenShape(side, r.W), r, 14, kit.Gold.Fade(lit))
			}
			u := y.Unit
			if g := glowColor(u.Glow); g.A > 0 { // it is at the edge of the scene, far from the question
				d.Halo(tokenShape(side, r.W), r.Inset(-6), 22, g)
			}
			d.token(&u, r)
		}
		d.Pop()
	}
}

// falling paints a unit that stood in r until this change: it is cut down, or on its way to where it is sent.
func (d *drawing) falling(y *Tally, r kit.Rect) {
	if d.before == nil || d.before.Model.Battle == nil || d.now.Calm {
		return
	}
	stood := false
	for _, old := range d.before.Model.Battle.Tallies[y.Unit.Faction] {
		stood = stood || old.Unit.ID == y.Unit.ID && old.Gone == ""
	}
	if !stood || y.Unit.Art == "" {
		return
	}
	spot, u := unitSpot(y.Unit.ID), y.Unit
	paint := func(m kit.Matrix, alpha float64) {
		d.PushAlpha(alpha)
		d.Warp(m)
		d.token(&u, r)
		d.Pop()
		d.Pop()
	}
	if e := d.effectOn(spot, FxKill); e != nil {
		t := (d.now.T - e.Delay) / e.Length
		k := motion.Tween{Start: 0.42, Length: 0.5, Ease: motion.InCubic}.At(t)
		if k < 1 {
			shake := r.W * 0.08 * motion.Shake(t, 0.05, 0.4)
			paint(kit.Translate(r.MidX()+shake, r.Bottom()+r.H*0.5*k).Mul(kit.Rotate(38*k)).Mul(kit.Scale(1,
				1-0.3*k)).Mul(kit.Translate(-r.MidX(), -r.Bottom())), 1-k)
		}
		if cut := motion.Bump(t, 0.36, 0.22); cut > 0 {
			d.ray(kit.Point{X: r.X - r.W*0.2, Y: r.Y + r.H*0.15},
				kit.Point{X: r.Right() + r.W*0.2, Y: r.Bottom() - r.H*0.2}, 5*cut, kit.Hex(0xFFF1D0).Fade(cut))
		}
		return
	}
	k := motion.Tween{Length: d.now.Length * 0.9, Ease: motion.InCubic}.At(d.now.T)
	if k < 1 {
		paint(kit.Translate(d.f.W*0.3*k, -r.H*0.1*motion.Bump(k, 0, 1)), 1-k*k)
	}
}

// stanceOf returns how a side's units take their places: steel slams, canvas settles.
func stanceOf(side Faction) motion.Ease {
	if side == Moloch {
		return motion.InCubic
	}
	return motion.OutBack
}

// countAt returns when unit i of n is counted, in ms.
func countAt(i, n int) float64 {
	return stanceEnd + 40 + (countEnd-stanceEnd-120)*float64(i)/float64(max(1, n))
}

// lunge returns how far a unit leans towards the other row, as a part of its height. It leans back, where no bar lies,
// when it is counted, thrusts as it strikes and at the clash, and is thrown back if its side does not win.
func (d *drawing) lunge(side Faction, t, counted float64) float64 {
	if d.now.Calm || !d.m.Battle.Opens {
		return 0
	}
	forward := 1.0
	if side == Outpost {
		forward = -1
	}
	way := 0.16*motion.Bump(t, volley-60, 260) + 0.1*motion.Bump(t, clashStop-20, 240) - 0.07*motion.Bump(t, counted-40,
		220)
	way -= 0.05 * motion.Bump(t, countEnd, volley-countEnd+60) // it draws breath
	if w := d.m.Battle.Winner; w != side {
		way -= 0.1 * motion.Bump(t, impact, 320)
	}
	return forward * way
}

// emptied paints the place of a unit that is gone, and what became of it.
func (d *drawing) emptied(side Faction, y *Tally, r, below kit.Rect) {
	edge := kit.Hex(0x7A746F)
	if side == Moloch {
		edge = kit.Hex(0x5A6E7C)
	}
	d.Fill(tokenShape(side, r.W), r, kit.Hex(0x0B1118).Fade(0.55))
	d.Dashed(tokenShape(side, r.W), r, 1.5, 4, 4, edge)
	st := kit.Style{Face: kit.LabelBold, Size: d.f.Px(15), Least: MinText, Color: kit.Text, H: kit.Middle,
		V: kit.Middle, Leading: 1.1, Shadow: 1}
	if y.Value == "" && kit.Width(st.Face, MinText*math.Min(d.f.TextScale, 1), 0, y.Gone) <= below.W {
		n := r.W * 0.12
		d.FillRect(r.Centred(2*n, 1.6), edge)
		d.FillRect(r.Centred(1.6, 2*n), edge)
		d.Line(st, y.Gone, below)
		return
	}
	d.Block(st, y.Gone, r.InsetXY(1, 2))
}

// termWords is the text size of the words in a bar, in lengths of the design.
const termWords = 16.0

// termSize returns the text size of the number in a bar of the height high.
func (f *Layout) termSize(high float64) float64 { return math.Min(f.Px(24), high*1.02) }

// termWidths returns the widths of a bar's number and of the words after it, with the space between them.
func (f *Layout) termWidths(y *Tally, words string, high float64) (value, more float64) {
	return kit.Width(kit.DisplayBlack, f.termSize(high), 0, y.Value), 8 + kit.Width(kit.Label, f.Px(termWords), 0,
		words)
}

// term paints the bar with a unit's part of the total.
func (d *drawing) term(side Faction, y *Tally, r kit.Rect, in float64) {
	ground, edge, num, s := kit.Hex(0x0A0F14), kit.Hex(0x7C93A3), kit.RedNumber, kit.Round(1)
	drop := -r.H * 0.6 * (1 - in)
	if side == Outpost {
		ground, edge, num, s, drop = kit.Hex(0x1E2612), kit.Hex(0xC99537), kit.LegalBright, kit.Round(8*d.f.S), -drop
	}
	if !d.now.Calm {
		r = r.Offset(0, drop)
	}
	d.PushAlpha(in)
	d.Fill(s, r, ground.Fade(0.94))
	d.Outline(s, r, 1.3, edge)
	size, small, words := d.f.termSize(r.H), d.f.Px(termWords), ""
	for _, try := range []string{y.Named, y.Terms} {
		if value, more := d.f.termWidths(y, try, r.H); words == "" && try != "" && value+more <= r.W-10 {
			words = try
		}
	}
	st := kit.Style{Face: kit.DisplayBlack, Size: size, Color: num, H: kit.Middle, V: kit.Middle}
	if words == "" {
		d.Line(st, y.Value, r)
	} else {
		w, more := d.f.termWidths(y, words, r.H)
		st.H = kit.Start
		x := r.MidX() - (w+more)/2
		d.Line(st, y.Value, kit.Rect{X: x, Y: r.Y, W: w + 1, H: r.H})
		d.Line(kit.Style{Face: kit.Label, Size: small, Color: kit.White, V: kit.Middle}, words,
			kit.Rect{X: x + w + 8, Y: r.Y, W: more, H: r.H})
	}
	d.Pop()
}
