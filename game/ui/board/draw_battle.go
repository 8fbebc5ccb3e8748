package board

import (
	"fmt"
	"math"

	"convoy/game/ui/art"
	"convoy/game/ui/kit"
	"convoy/game/ui/motion"
)

// The times of a battle, in ms: the totals are counted, clash, the loser's
// breaks, and the verdict stands.
const (
	countEnd   = 400
	clashStop  = 450 // the blow holds its breath
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
	shaken := b.Opens && !d.now.Calm
	if shaken {
		d.Warp(kit.Translate(6*d.f.S*motion.Shake(t, clashStop, 150), 0))
	}
	d.battleground(p)
	d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(27), Least: 16, Tracking: 1, Upper: true, Color: kit.Gold, V: kit.Middle, Shadow: 1}, b.Title, p.Title)
	for side := Moloch; side <= Outpost; side++ {
		d.tallies(side, t)
	}
	d.clash(t)
	for side := Moloch; side <= Outpost; side++ {
		d.battleTotal(side, t)
	}
	d.stamp()
	for i, r := range p.Results {
		d.result(&b.Results[len(b.Results)-len(p.Results)+i], r, i)
	}
	if b.Skip == "" {
		d.actions()
	} else {
		d.Fill(kit.Round(8), p.Skip, kit.Hex(0x1A222C))
		d.Outline(kit.Round(8), p.Skip, 1.5, kit.Hex(0x5A6878))
		d.Line(kit.Style{Face: kit.DisplayBold, Size: d.f.Px(24), Least: MinText, Upper: true, Color: kit.Text, H: kit.Middle, V: kit.Middle}, b.Skip, p.Skip.Inset(4))
	}
	if shaken {
		d.Pop()
	}
}

// curtain is how much of the scene is there: it fades in at its beginning.
func (d *drawing) curtain() float64 {
	if d.m.Battle.Opens {
		return motion.Tween{Length: 120, Ease: motion.Linear}.At(d.now.T)
	}
	return 1
}

// battleground paints the burning city, close up.
func (d *drawing) battleground(p *BattleFrame) {
	f, c := d.f, &d.m.Cities[d.m.Battle.City-1]
	d.FillRect(kit.Rect{W: f.W, H: f.H}, kit.Hex(0x0A0808))
	i := d.m.Battle.District - 1
	art.Battle(d.Canvas, c.ID, p.Ground, p.City, i, d.blocks(c), d.m.Time)
	if t, falls := d.fall(c, i); falls && t > 0 {
		d.rubble(p.City, t)
	}
	d.FillV(kit.Rect{W: f.W, H: p.City.Y + p.City.H*0.4}, kit.Ink.Fade(0.85), kit.Ink.Fade(0.1))
	for side := Moloch; side <= Outpost; side++ { // the totals stand out from the windows
		d.Glow(p.Totals[side].Inset(-p.Totals[side].H*0.5), kit.Ink.Fade(0.75))
	}
}

// tallies paints a side's units, each lit as it is counted, with its term.
func (d *drawing) tallies(side Faction, t float64) {
	list, p := d.m.Battle.Tallies[side], d.f.Battle
	for i := range list {
		r, u := p.Tokens[side][i], list[i].Unit
		lit := motion.Bump(t, countAt(i, len(list))-60, 240)
		if list[i].Gone != "" {
			d.Dashed(tokenShape(side, r.W), r, 1.5, 4, 4, kit.Hex(0x7A746F))
			d.Block(kit.Style{Face: kit.LabelBold, Size: d.f.Px(15), Least: MinText, Color: kit.Text, H: kit.Middle, V: kit.Middle, Leading: 1.1}, list[i].Gone, r.InsetXY(2, 4))
		} else {
			if lit > 0 {
				d.Halo(tokenShape(side, r.W), r, 14, kit.Gold.Fade(lit))
			}
			d.token(&u, r)
		}
		if in := (motion.Tween{Start: countAt(i, len(list)), Length: 120}).At(t); in > 0 {
			d.term(side, &list[i], p.Terms[side][i], in)
		}
	}
}

// countAt is when the i-th of n units is counted.
func countAt(i, n int) float64 { return countEnd * float64(i) / float64(max(1, n)) }

// term paints the bar with a unit's part of the total.
func (d *drawing) term(side Faction, y *Tally, r kit.Rect, in float64) {
	ground, edge, num, s := kit.Hex(0x0E151C), kit.Steel, kit.RedNumber, kit.Round(1)
	drop := -r.H * 0.6 * (1 - in)
	if side == Outpost {
		ground, edge, num, s, drop = kit.Hex(0x1A220F), kit.Brass, kit.LegalBright, kit.Round(6), -drop
	}
	r = r.Offset(0, drop)
	d.PushAlpha(in)
	d.Fill(s, r, ground.Fade(0.94))
	d.Outline(s, r, 1.3, edge)
	size := math.Min(d.f.Px(24), r.H*1.02)
	w := kit.Width(kit.DisplayBlack, size, 0, y.Value)
	small := d.f.Px(15)
	words := kit.Width(kit.LabelBold, small, 0, y.Terms) + 8
	if y.Terms == "" || w+words > r.W-8 {
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: num, H: kit.Middle, V: kit.Middle}, y.Value, r)
	} else {
		x := r.MidX() - (w+words)/2
		d.Line(kit.Style{Face: kit.DisplayBlack, Size: size, Color: num, V: kit.Middle}, y.Value, kit.Rect{X: x, Y: r.Y, W: w + 1, H: r.H})
		d.Line(kit.Style{Face: kit.LabelBold, Size: small, Color: kit.Text, V: kit.Middle}, y.Terms, kit.Rect{X: x + w + 8, Y: r.Y, W: words, H: r.H})
	}
	d.Pop()
}

// counted is a side's total as far as it has been counted.
func (d *drawing) counted(side Faction, t float64) int {
	b := d.m.Battle
	if t >= countEnd {
		return b.Totals[side]
	}
	n := 0
	for i, y := range b.Tallies[side] {
		if t >= countAt(i, len(b.Tallies[side])) {
			var k int
			if _, err := fmt.Sscan(y.Value, &k); err == nil {
				n += k
			}
		}
	}
	return n
}

// clash is the streak from the winner's total to the loser's.
func (d *drawing) clash(t float64) {
	b, p := d.m.Battle, d.f.Battle
	if b.Winner == FactionNone || !b.Opens || t < clashStop || t >= breakEnd {
		return
	}
	from, to := p.Totals[b.Winner], p.Totals[other(b.Winner)]
	head := motion.OutCubic(math.Min(1, (t-clashStop)/(clashEnd-clashStop)))
	fade := 1 - math.Max(0, (t-clashEnd)/(breakEnd-clashEnd))
	a, z := point(from, to, 0.2), point(from, to, 0.2+0.75*head)
	d.ray(a, z, 26*d.f.S, kit.FoughtEdge.Fade(0.25*fade))
	d.ray(a, z, 8*d.f.S, kit.Hex(0xFFF4DA).Fade(0.9*fade))
	q := to.H * 0.7
	d.Glow(kit.Rect{X: z.X - q, Y: z.Y - q, W: 2 * q, H: 2 * q}, kit.Hex(0xFF8A2B).Fade(fade))
}

func other(side Faction) Faction {
	if side == Moloch {
		return Outpost
	}
	return Moloch
}

// battleTotal paints a side's big number and the word below it. The loser's
// breaks in three and loses its light.
func (d *drawing) battleTotal(side Faction, t float64) {
	b, p := d.m.Battle, d.f.Battle
	r := p.Totals[side]
	across := []kit.Stop{{At: 0, Color: kit.Hex(0xDCE7EE)}, {At: 1, Color: kit.Hex(0x8FA6B6)}}
	word := kit.Hex(0xDCE7EE)
	if side == Outpost {
		across, word = goldWord, kit.Gold
	}
	lost := b.Winner == other(side)
	broken := 0.0
	if lost {
		broken = motion.Tween{Start: clashEnd, Length: breakEnd - clashEnd}.At(t)
		if broken > 0 {
			across = []kit.Stop{{At: 0, Color: kit.Hex(0x8C939B)}, {At: 1, Color: kit.Hex(0x5C646E)}}
		}
	} else if b.Winner == side && t >= clashEnd {
		d.Glow(r.Inset(-r.H*0.25), word.Fade(0.4))
	}
	pop := 1 + 0.12*motion.Bump(t, countEnd-60, 220)
	st := kit.Style{Face: kit.DisplayBlack, Size: r.H * 1.12, Color: kit.White, Across: across, H: kit.Middle, V: kit.Middle, Shadow: 4 * d.f.S, Squeeze: 0.6}
	text := fmt.Sprint(d.counted(side, t))
	d.WarpTo(r, r.Inset(-r.H*(pop-1)/2))
	if broken == 0 {
		d.Line(st, text, r)
	} else {
		for k := range 3 {
			part := kit.Rect{X: r.X - r.W*0.2, Y: r.Y + r.H*(float64(k)-0.06)*0.36, W: r.W * 1.4, H: r.H * 0.36}
			dx := r.H * 0.07 * broken * (float64(k%2)*2 - 1)
			d.Warp(kit.Translate(dx, r.H*0.03*float64(k)*broken))
			d.PushClip(part)
			d.Line(st, text, r)
			d.Pop()
			d.Pop()
		}
		d.cracks(r, broken)
	}
	d.Pop()
	if t >= breakEnd || b.Winner == FactionNone && t >= clashEnd || t < countEnd {
		text := d.m.Sides[side].Name
		if side == b.Winner && t >= breakEnd || b.Winner == FactionNone && t >= clashEnd && side == Outpost {
			text = b.Verdict
		}
		plate := p.Words[side]
		d.FillH(kit.Rect{X: plate.X, Y: plate.Y, W: plate.W / 2, H: plate.H}, kit.Ink.Fade(0), kit.Ink.Fade(0.85))
		d.FillH(kit.Rect{X: plate.MidX(), Y: plate.Y, W: plate.W / 2, H: plate.H}, kit.Ink.Fade(0.85), kit.Ink.Fade(0))
		d.Line(kit.Style{Face: kit.DisplayBold, Size: math.Min(d.f.Px(34), p.Words[side].H*0.95), Least: MinText, Tracking: 0.6, Upper: true, Color: word, H: kit.Middle, V: kit.Middle, Shadow: 1.5}, text, p.Words[side])
	}
}

// cracks are the glowing lines along which a number breaks.
func (d *drawing) cracks(r kit.Rect, t float64) {
	w := math.Min(r.W, r.H) * 0.3
	for k := range 2 {
		y := r.Y + r.H*(0.32+0.36*float64(k))
		last := kit.Point{X: r.MidX() - w, Y: y - r.H*0.06}
		for i := range 5 {
			next := kit.Point{X: last.X + 2*w/5, Y: y + r.H*0.06*(float64((i+k)%2)*2-1)}
			if float64(i) < t*5 {
				d.ray(last, next, 2.2*math.Max(d.f.S, 0.6), kit.Sensor)
			}
			last = next
		}
	}
	d.Glow(r.Centred(r.H*1.3, r.H*0.8), kit.Hex(0xFF5A2B).Fade(0.35*t))
}

// stamp is the word across a city that has lost a district.
func (d *drawing) stamp() {
	b, r := d.m.Battle, d.f.Battle.Stamp
	if b.Stamp == "" {
		return
	}
	t := 1.0
	if d.now.Before != nil && d.now.Before.Model.Battle != nil && d.now.Before.Model.Battle.Stamp == "" && !d.now.Calm {
		t = motion.Tween{Start: 120, Length: 180, Ease: motion.InCubic}.At(d.now.T)
	}
	k := 1.9 - 0.9*t
	d.PushAlpha(math.Min(1, t*2))
	d.Warp(kit.Translate(r.MidX(), r.MidY()).Mul(kit.Rotate(-4)).Mul(kit.Scale(k, k)).Mul(kit.Translate(-r.MidX(), -r.MidY())))
	d.FillRect(r, kit.Stamp)
	d.Outline(kit.Round(1), r, 3*math.Max(d.f.S, 0.7), kit.StampText)
	d.Line(kit.Style{Face: kit.DisplayBlack, Size: r.H * 0.78, Least: MinText, Tracking: 1.5, Upper: true, Color: kit.StampText, H: kit.Middle, V: kit.Middle}, b.Stamp, r.InsetXY(10, 2))
	d.Pop()
	d.Pop()
}

// result paints one of the things that follow from the battle.
func (d *drawing) result(y *Result, r kit.Rect, i int) {
	top, bottom, edge, sign := kit.Hex(0x141A22), kit.Hex(0x0E131A), kit.Hex(0x3A4350), kit.LegalBright
	if y.Now {
		top, bottom, edge, sign = kit.Hex(0x5A4518), kit.Hex(0x3A2C10), kit.Gold, kit.Gold
		d.Halo(kit.Round(8), r, 8, kit.Gold.Fade(0.5))
	}
	d.FillShape(kit.Round(8), r, top, bottom)
	d.Outline(kit.Round(8), r, 1.5, edge)
	q := math.Min(22, r.H*0.5)
	icon := kit.IconCheck
	if y.Now {
		icon = kit.IconPlay
	}
	d.DrawIcon(icon, kit.Rect{X: r.X + 8, Y: r.MidY() - q/2, W: q, H: q}, sign, kit.Ink)
	box := kit.Rect{X: r.X + q + 16, Y: r.Y + 2, W: r.W - q - 22, H: r.H - 4}
	head := d.f.Px(18)
	if d.f.Portrait || r.H < 2.2*head {
		d.Block(kit.Style{Face: kit.Label, Size: d.f.Px(15), Least: MinText, Color: kit.Text, Bold: kit.White, V: kit.Middle, Leading: 1.15}, "**"+y.Label+".** "+y.Text, box)
		return
	}
	d.Line(kit.Style{Face: kit.DisplayBold, Size: head, Least: MinText, Tracking: 0.5, Upper: true, Color: kit.White, V: kit.Middle}, y.Label, kit.Rect{X: box.X, Y: box.Y + 1, W: box.W, H: head * 1.1})
	d.Block(kit.Style{Face: kit.Label, Size: d.f.Px(15), Least: MinText, Color: kit.Text, Bold: kit.White, V: kit.Middle, Leading: 1.1}, y.Text,
		kit.Rect{X: box.X, Y: box.Y + head*1.15, W: box.W, H: box.H - head*1.15})
}
