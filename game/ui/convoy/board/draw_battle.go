package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// The times of a battle, in ms: the totals are counted, clash, the loser's
// breaks, and the verdict stands.
const (
	countEnd   = 400
	clashStop  = 450 // the blow holds its breath
	impact     = 560 // and strikes
	clashEnd   = 650
	breakEnd   = 950
	verdictEnd = 1200
)

// battle paints the scene of a battle over the table.
func (d *drawing) battle() {
	b, p := d.m.Battle, d.f.Battle
	t := float64(verdictEnd)
	if b.Opens {
		t = d.now.T
		if d.now.Calm && t > countEnd {
			t = verdictEnd
		}
	}
	d.PushAlpha(d.curtain())
	defer d.Pop()
	d.Warp(kit.Translate(0, d.jolt(t)))
	d.battleground(p)
	d.clash(t)
	for side := Moloch; side <= Outpost; side++ {
		d.battleTotal(side, t)
	}
	for side := Moloch; side <= Outpost; side++ {
		if t < verdictEnd {
			d.tallies(side, t)
		} else {
			d.keep("tallies", int(side), func() { d.tallies(side, t) })
		}
	}
	d.verdict(t)
	d.stamp()
	d.Pop()
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(27), Least: MinText, Tracking: 1, Upper: true, Color: kit.Gold, V: kit.Middle, Shadow: 1}, b.Title, p.Title)
	d.FillRect(p.Phase, kit.Gold)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(17), Least: MinText, Color: kit.MainText, H: kit.Middle, V: kit.Middle}, b.Phase, p.Phase.InsetXY(4, 0))
	d.aftermath(t)
}

// curtain is how much of the scene is there: it fades in at its beginning.
func (d *drawing) curtain() float64 {
	if d.m.Battle.Opens {
		return motion.Tween{Length: 120, Ease: motion.Linear}.At(d.now.T)
	}
	return 1
}

// jolt is how the scene sways, up and down, when the blow strikes and when
// houses fall. Sideways, letters would be baked anew for each part of a pixel.
func (d *drawing) jolt(t float64) float64 {
	if d.now.Calm || d.now.Before == nil {
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

// battleground paints sky and city, close up, and darkens them where something stands before them.
func (d *drawing) battleground(p *BattleFrame) {
	f, c := d.f, &d.m.Cities[d.m.Battle.City-1]
	at := d.m.Battle.District - 1
	all := kit.Rect{W: f.W, H: f.H}
	d.keep("battle sky", 0, func() { d.panorama(kit.Rect{W: f.W, H: p.City.Bottom()}, [2]float64{0, 1}) })
	fight := art.Fight{City: c.ID, Blocks: d.blocks(c), At: at, Ruin: d.ruin(c), Clock: d.m.Time}
	if at < len(fight.Blocks) && fight.Blocks[at].State == art.Ruined {
		fight.Fall = 1
		if t, falls := d.fall(c, at); falls {
			fight.Fall = t
		}
	}
	if fight.Ruin > 0 { // with the city the colour goes
		d.FillStops(kit.Rect{W: f.W, H: p.City.Bottom()}, kit.Stop{At: 0, Color: kit.Hex(0x15161A).Fade(0.9 * fight.Ruin)},
			kit.Stop{At: 0.6, Color: kit.Hex(0x4A4849).Fade(0.9 * fight.Ruin)}, kit.Stop{At: 1, Color: kit.Hex(0x9A8F88).Fade(0.85 * fight.Ruin)})
	}
	art.Battle(d.Canvas, fight, all, p.City)
	d.keep("battle shade", 0, func() { d.shade(p) })
}

// shade darkens the picture where tokens, words and totals stand before it.
func (d *drawing) shade(p *BattleFrame) {
	f := d.f
	top, low := p.City.Y+p.City.H*0.15, p.City.Bottom()-p.City.H*0.08
	d.FillV(kit.Rect{W: f.W, H: top}, kit.Ink.Fade(0.86), kit.Ink.Fade(0))
	d.FillStops(kit.Rect{Y: low, W: f.W, H: f.H - low}, kit.Stop{At: 0, Color: kit.Hex(0x0B0B08).Fade(0)},
		kit.Stop{At: 0.4, Color: kit.Hex(0x0B0B08).Fade(0.55)}, kit.Stop{At: 1, Color: kit.Hex(0x0B0B08).Fade(0.92)})
	d.FillH(kit.Rect{W: f.W * 0.36, H: f.H}, kit.Hex(0x06090D).Fade(0.55), kit.Hex(0x06090D).Fade(0))
	d.FillH(kit.Rect{X: f.W * 0.64, W: f.W * 0.36, H: f.H}, kit.Hex(0x120D05).Fade(0), kit.Hex(0x120D05).Fade(0.62))
	for side := Moloch; side <= Outpost; side++ { // the totals stand out from the windows
		r := p.Totals[side]
		d.Glow(r.Centred(r.H*2.1, r.H*1.9), kit.Ink.Fade(0.8))
	}
}

// ruin is how far all of a city has fallen down, 0 to 1.
func (d *drawing) ruin(c *City) float64 {
	if !c.Destroyed {
		return 0
	}
	for i := range d.m.Effects {
		if e := &d.m.Effects[i]; e.Kind == FxRuin && d.now.Before != nil {
			if d.now.Calm {
				return 1
			}
			return math.Max(0, math.Min(1, (d.now.T-e.Delay)/(e.Length*0.92)))
		}
	}
	return 1
}
