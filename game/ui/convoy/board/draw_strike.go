package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
)

// weapon is how a unit fights.
type weapon int

// The weapons: a few shots, many shots, a ray, a shell with smoke, arcs between two points, and blows at close
// quarters.
const (
	rifle weapon = iota
	gun
	laser
	shell
	arc
	blow
)

// weapons are the weapons of units that do not fight as others of their kind do.
var weapons = map[string]weapon{
	"heavy-machine-gun": gun, "task-force": gun, "stormtrooper": gun, "annihilator": gun, "dreadnought": shell,
	"gauss-cannon": shell, "juggernaut": shell, "blocker": shell, "transporter": shell, "spiders": arc, "brain": arc,
	"defender": arc, "saboteur": arc, "hacker": arc, "brute": blow, "ripper": blow,
	"steelhound": blow, "clown": blow, "commando": blow, "assault-team": blow, "nestugov": blow,
}

func weaponOf(u *Unit) weapon {
	if w, ok := weapons[u.Art]; ok {
		return w
	}
	if u.Faction == Moloch {
		return laser
	}
	return rifle
}

// strike paints the units fighting, each with its own weapon, in the moments before the totals clash.
func (d *drawing) strike(t float64) {
	b, p := d.m.Battle, d.f.Battle
	if !b.Opens || d.now.Calm || t < volley || t > clashEnd+160 {
		return
	}
	for side := Moloch; side <= Outpost; side++ {
		var targets []kit.Rect
		for i, y := range b.Tallies[other(side)] {
			if y.Gone == "" {
				targets = append(targets, p.Tokens[other(side)][i])
			}
		}
		for i := range b.Tallies[side] {
			y := &b.Tallies[side][i]
			if y.Gone != "" || y.Unit.Disabled || y.Unit.Netted {
				continue
			}
			r := p.Tokens[side][i]
			from := kit.Point{X: r.MidX(), Y: r.Bottom()}
			if side == Outpost {
				from.Y = r.Y
			}
			to := p.City.Centred(40, p.City.H*0.5)
			if n := len(targets); n > 0 {
				to = targets[i*n/len(b.Tallies[side])]
			}
			age := t - volley - 22*float64(i%5)
			d.fight(weaponOf(&y.Unit), side, from, kit.Point{X: to.MidX(), Y: to.MidY()}, age, i)
		}
	}
}

// fight draws one unit's part of that, age ms after it began.
func (d *drawing) fight(w weapon, side Faction, from, to kit.Point, age float64, n int) {
	s := math.Max(d.f.S, 0.6)
	col := kit.Hex(0xFFD98A)
	if side == Moloch {
		col = kit.Hex(0xFF5A44)
	}
	switch w {
	case rifle:
		d.shots(from, to, age, 3, 62, 2.6*s, col)
	case gun:
		d.shots(from, to, age, 8, 34, 3.4*s, col)
	case laser:
		k := motion.Bump(age, 20, 260)
		if k <= 0 {
			return
		}
		d.ray(from, to, 9*s*k, col.Fade(0.4*k))
		d.ray(from, to, 3*s*k, art.SensorCore.Fade(k))
		d.flash(from, 22*s*k, col)
		d.flash(to, 34*s*k, col)
	case shell:
		d.lob(from, to, age/320, s)
	case arc:
		k := motion.Bump(age, 0, 330)
		if k <= 0 {
			return
		}
		art.Arc(d.Canvas, from, to, 3.2*s, int(age/45)+7*n, kit.Cyan.Fade(0.9*k))
		art.Arc(d.Canvas, from, to, 1.6*s, int(age/30)+11*n, kit.White.Fade(0.8*k))
		d.flash(to, 30*s*k, kit.Cyan)
	case blow:
		if k := (age - 120) / 240; k > 0 && k < 1 {
			mid := kit.Point{X: motion.Mix(from.X, to.X, 0.3), Y: motion.Mix(from.Y, to.Y, 0.3)}
			d.ray(from, mid, 26*s*(1-k), col.Fade(0.35*(1-k)))
			art.Burst(d.Canvas, mid, 9, 4*s, (20+60*k)*s, 5*s, kit.Hex(0xFFE7AE).Fade(1-k))
			d.flash(mid, 44*s*(1-k), kit.Hex(0xFFB45A))
		}
	}
}

// shots draws n shots, one every so many ms, with the fire and the smoke of the muzzle.
func (d *drawing) shots(from, to kit.Point, age float64, n int, every, thick float64, col kit.Color) {
	const flying = 130.0
	for k := range n {
		a := age - every*float64(k)
		if a < 0 {
			break
		}
		off := 10 * math.Sin(float64(k)*2.3)
		end := kit.Point{X: to.X + off, Y: to.Y + off*0.6}
		if u := a / flying; u < 1 {
			head, tail := u, math.Max(0, u-0.16)
			// A shot becomes thinner as it flies away from the eye.
			d.ray(kit.Point{X: motion.Mix(from.X, end.X, tail), Y: motion.Mix(from.Y, end.Y, tail)},
				kit.Point{X: motion.Mix(from.X, end.X, head), Y: motion.Mix(from.Y, end.Y, head)}, thick*(1.5-0.8*u),
				col)
		} else if u < 1.9 {
			d.flash(end, 16*(1.9-u), kit.Hex(0xFFC763))
		}
		if u := a / 60; u < 1 {
			d.flash(from, 9*thick*(1-u), kit.Hex(0xFFF0C0))
		}
		if u := a / 420; u < 1 {
			q := (8 + 26*u) * thick / 3
			d.Glow(kit.Rect{X: from.X + off - q, Y: from.Y - q - 14*u, W: 2 * q, H: 2 * q},
				kit.Hex(0x9A938A).Fade(0.3*(1-u)))
		}
	}
}

// lob draws a shell at the part u of its way: it rises towards the eye, and bursts after 1.
func (d *drawing) lob(from, to kit.Point, u, s float64) {
	switch {
	case u <= 0:
	case u < 1:
		k := motion.Bump(u, 0, 1)
		for i := range 5 { // the last one is the shell
			v := math.Max(0, u-0.05*float64(4-i))
			x, y := motion.Mix(from.X, to.X, v), motion.Mix(from.Y, to.Y, v)
			q := (5 + 12*k) * s * (0.4 + 0.15*float64(i))
			col := kit.Hex(0x8A7A6A).Fade(0.4)
			if i == 4 {
				col = kit.Hex(0xFFE0A0)
			}
			d.Glow(kit.Rect{X: x - q, Y: y - q, W: 2 * q, H: 2 * q}, col)
		}
		d.flash(from, 40*s*math.Max(0, 1-u*4), kit.Hex(0xFFC763))
	case u < 2:
		v := u - 1
		d.flash(to, 60*s*(1-v), kit.Hex(0xFF8A2B))
		art.Burst(d.Canvas, to, 11, 6*s, (26+50*v)*s, 5*s, kit.Hex(0xFFE7AE).Fade(1-v))
		q := (24 + 40*v) * s
		d.Glow(kit.Rect{X: to.X - q, Y: to.Y - q - 20*v*s, W: 2 * q, H: 2 * q}, kit.Hex(0x4A4038).Fade(0.6*(1-v)))
	}
}

// flash paints a round light with the radius q.
func (d *drawing) flash(at kit.Point, q float64, col kit.Color) {
	if q > 0.5 {
		d.Glow(kit.Rect{X: at.X - q, Y: at.Y - q, W: 2 * q, H: 2 * q}, col)
	}
}
