package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// The times of a battle, in ms: the units take their stances, the totals are counted term by term, everything holds its
// breath, the units strike, the totals clash, the loser's total breaks, and the verdict stands.
const (
	stanceEnd  = 320
	countEnd   = 960
	volley     = 1120
	clashStop  = 1300
	impact     = 1430
	clashEnd   = 1520
	breakEnd   = 1800
	verdictEnd = BattleTime
)

// BattleTime is how long the opening of a battle takes, in ms.
const BattleTime = 2080

// CountedAt returns the times, in ms, at which each of the n terms of a total is counted and heard.
func CountedAt(n int) []float64 {
	list := make([]float64, n)
	for i := range list {
		list[i] = countAt(i, n)
	}
	return list
}

// ClashAt is when the blow strikes and is heard, in ms.
const ClashAt = impact

// DesertedLead is how much sooner, in ms, everything happens in a battle that nobody came to: no unit takes a stance,
// is counted or strikes.
const DesertedLead = 900

// battle paints the scene of a battle over the table.
func (d *drawing) battle() {
	b, p := d.m.Battle, d.f.Battle
	t := float64(verdictEnd)
	if b.Opens {
		t = d.now.T
		if b.deserted() {
			t += DesertedLead
		}
		if d.now.Calm && t > countEnd {
			t = verdictEnd
		}
	}
	d.PushAlpha(d.curtain())
	defer d.Pop()
	d.Warp(kit.Translate(0, d.jolt(t)))
	d.closer(t, p.City)
	d.battleground(p)
	d.Pop()
	if held := d.breath(t); held > 0 {
		d.FillRect(kit.Rect{X: -20, Y: -20, W: d.f.W + 40, H: d.f.H + 40}, kit.Hex(0x05060A).Fade(0.42*held))
	}
	d.clash(t)
	for side := Moloch; side <= Outpost; side++ {
		d.battleTotal(side, t)
	}
	for side := Moloch; side <= Outpost; side++ {
		if t < verdictEnd {
			d.tallies(side, t)
		} else {
			d.Keep(kit.Part{Layout: d.f, Name: "tallies", N: int(side)}, func() { d.tallies(side, t) })
		}
	}
	d.strike(t)
	if b.Asks == "" || !d.f.Portrait {
		d.verdict(t)
	}
	d.stamp()
	d.asking()
	d.Pop()
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(27), Least: MinText, Tracking: 1, Upper: true, Color: kit.Gold,
		V: kit.Middle, Shadow: 1}, b.Title, p.Title)
	if b.Closes {
		d.DrawIcon(kit.IconClose, p.Close.Centred(24, 24), kit.Text, kit.Ink)
	}
	d.FillRect(p.Phase, kit.Gold)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Least: MinText, Color: kit.MainText, H: kit.Middle,
		V: kit.Middle}, b.Phase, p.Phase.InsetXY(4, 0))
	d.aftermath(t)
}

// deserted reports whether neither side has a unit that counts.
func (b *Battle) deserted() bool {
	counts := func(y Tally) bool { return y.Value != "" }
	return !slices.ContainsFunc(b.Tallies[Moloch], counts) && !slices.ContainsFunc(b.Tallies[Outpost], counts)
}

// closer starts to draw the city slowly nearer until the blow strikes. The caller pops.
func (d *drawing) closer(t float64, city kit.Rect) {
	k := 1.0
	if d.m.Battle.Opens && !d.now.Calm && t < impact+300 {
		k += 0.05*motion.InOut(math.Min(1, t/impact)) - 0.05*motion.Tween{Start: impact, Length: 300}.At(t)
	}
	d.Warp(kit.Translate(city.MidX(), city.Bottom()).Mul(kit.Scale(k, k)).Mul(kit.Translate(-city.MidX(),
		-city.Bottom())))
}

// breath returns how far everything has darkened before the units strike, 0..1.
func (d *drawing) breath(t float64) float64 {
	if !d.m.Battle.Opens || t >= impact {
		return 0
	}
	return motion.Tween{Start: countEnd - 100, Length: 200}.At(t) * (1 - 0.5*motion.Tween{Start: volley,
		Length: 120}.At(t))
}

// curtain returns how much of the scene is visible, 0..1: it fades in at its beginning.
func (d *drawing) curtain() float64 {
	if d.m.Battle.Opens {
		return motion.Tween{Length: 120, Ease: motion.Linear}.At(d.now.T)
	}
	return 1
}

// jolt returns how far the scene sways up or down when the blow strikes and when houses fall. It does not sway
// sideways, as letters would be baked anew for each fraction of a pixel.
func (d *drawing) jolt(t float64) float64 {
	if d.now.Calm || d.before == nil {
		return 0
	}
	if d.m.Battle.Opens {
		return 6 * d.f.S * motion.Shake(t, impact, 150)
	}
	for i := range d.m.Effects {
		if e := &d.m.Effects[i]; e.Kind == FxFall || e.Kind == FxRuin {
			return 6 * d.f.S * motion.Shake(d.now.T, e.Delay+60, 150)
		}
	}
	return 0
}

// battleground paints sky and city from close up, darkened where something stands in front of them.
func (d *drawing) battleground(p *BattleLayout) {
	f, c := d.f, &d.m.Cities[d.m.Battle.City-1]
	at := d.m.Battle.District - 1
	all := kit.Rect{W: f.W, H: f.H}
	d.Part("battle sky", func() { d.panorama(kit.Rect{W: f.W, H: p.City.Bottom()}, [2]float64{0, 1}) })
	fight := art.Fight{City: c.ID, Blocks: d.blocks(c), At: at, Ruin: d.ruin(c), Clock: d.now.Clock}
	if at < len(fight.Blocks) && fight.Blocks[at].State == art.Ruined {
		fight.Fall = 1
		if t, falls := d.fall(c, at); falls {
			fight.Fall = t
		}
	}
	if fight.Ruin > 0 { // with the city its colours go
		d.FillStops(kit.Rect{W: f.W, H: p.City.Bottom()},
			kit.Stop{At: 0, Color: kit.Hex(0x15161A).Fade(0.9 * fight.Ruin)},
			kit.Stop{At: 0.6, Color: kit.Hex(0x4A4849).Fade(0.9 * fight.Ruin)},
			kit.Stop{At: 1, Color: kit.Hex(0x9A8F88).Fade(0.85 * fight.Ruin)})
	}
	art.Battle(d.Canvas, fight, all, p.City)
	d.Part("battle shade", func() { d.shade(p) })
}

// shade darkens the picture behind tokens, words and totals.
func (d *drawing) shade(p *BattleLayout) {
	f := d.f
	top, low := p.City.Y+p.City.H*0.15, p.City.Bottom()-p.City.H*0.08
	d.FillV(kit.Rect{W: f.W, H: top}, kit.Ink.Fade(0.86), kit.Ink.Fade(0))
	d.FillStops(kit.Rect{Y: low, W: f.W, H: f.H - low}, kit.Stop{At: 0, Color: kit.Hex(0x0B0B08).Fade(0)},
		kit.Stop{At: 0.4, Color: kit.Hex(0x0B0B08).Fade(0.55)}, kit.Stop{At: 1, Color: kit.Hex(0x0B0B08).Fade(0.92)})
	d.FillH(kit.Rect{W: f.W * 0.36, H: f.H}, kit.Hex(0x06090D).Fade(0.55), kit.Hex(0x06090D).Fade(0))
	d.FillH(kit.Rect{X: f.W * 0.64, W: f.W * 0.36, H: f.H}, kit.Hex(0x120D05).Fade(0), kit.Hex(0x120D05).Fade(0.62))
	if f.Portrait { // there the totals stand in front of the fires
		top, bottom := p.Totals[Moloch].Y, p.Words[Moloch].Bottom()
		d.FillV(kit.Rect{Y: top - 20, W: f.W, H: 40}, kit.Ink.Fade(0), kit.Ink.Fade(0.5))
		d.FillRect(kit.Rect{Y: top + 20, W: f.W, H: bottom - top - 20}, kit.Ink.Fade(0.5))
		d.FillV(kit.Rect{Y: bottom, W: f.W, H: 30}, kit.Ink.Fade(0.5), kit.Ink.Fade(0))
	}
	for side := Moloch; side <= Outpost; side++ { // so that the totals stand out from the windows
		r := p.Totals[side]
		d.Glow(r.Centred(r.H*2.1, r.H*1.9), kit.Ink.Fade(0.8))
	}
}

// ruin returns how far all of a city has fallen down, 0..1.
func (d *drawing) ruin(c *City) float64 {
	if !c.Destroyed {
		return 0
	}
	for i := range d.m.Effects {
		if e := &d.m.Effects[i]; e.Kind == FxRuin && d.before != nil {
			if d.now.Calm {
				return 1
			}
			return math.Max(0, math.Min(1, (d.now.T-e.Delay)/(e.Length*0.92)))
		}
	}
	return 1
}
