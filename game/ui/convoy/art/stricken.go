package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// strickenHouses are the houses of the fought block, from back to front, in lengths of the design from the middle of
// the ground: where each stands, how wide and high it is, and by how much it leans when it falls.
var strickenHouses = [...]struct {
	x, wide, rise, lean float64
	wall                kit.Color
}{
	{-64, 92, 330, -5, kit.Hex(0x3B1C1C)},
	{92, 86, 300, 6, kit.Hex(0x351A1B)},
	{-152, 84, 280, -11, kit.Hex(0x2B1516)},
	{168, 88, 300, 13, kit.Hex(0x2B1516)},
	{38, 98, 372, 8, kit.Hex(0x261113)},
}

// strickenFires are the fires in the fought block: where they burn and how large they are, in lengths of the design.
var strickenFires = [...][3]float64{{-48, 172, 66}, {84, 122, 86}, {-152, 36, 62}, {168, 26, 58}, {-84, 4, 72},
	{30, 0, 56}, {136, 196, 40}}

// stricken draws the fought block. It burns, and when it falls its houses lean outwards, break and sink into dust.
func (b *battlefield) stricken(alive float64) {
	u, mid, ground := b.u, b.block.MidX(), b.block.Bottom()
	sink := b.sink()
	b.Glow(kit.Rect{X: mid - 300*u, Y: ground - 300*u, W: 600 * u, H: 380 * u}, kit.Hex(0xFF7A22).Fade(0.75*alive))
	r, high := seeded(b.City), 0.5+0.72*b.style.high
	for _, h := range strickenHouses {
		sort := r.IntN(torn - 1)
		if r.Float64() < 1.6*b.style.spires {
			sort = torn - 1
		}
		b.strickenHouse(sort, h.lean, mid+h.x*u, ground+sink, h.wide*u, h.rise*high*u, h.wall.Mix(b.style.D, 0.3))
	}
	b.blaze(alive, sink)
	b.rubble()
}

// sink returns how far down the fought block has sunk.
func (b *battlefield) sink() float64 { return (14*b.Fall*b.Fall + 64*b.Ruin*b.Ruin) * b.u }

// turn returns the matrix that turns things around a point.
func turn(x, y, degrees float64) kit.Matrix {
	return kit.Translate(x, y).Mul(kit.Rotate(degrees)).Mul(kit.Translate(-x, -y))
}

// strickenHouse draws a house that leans and breaks as its block falls.
func (b *battlefield) strickenHouse(sort int, lean, x, ground, wide, rise float64, wall kit.Color) {
	f, dead, side := b.Fall, b.dead(x), math.Copysign(1, lean)
	box := kit.Rect{X: x - wide/2, Y: ground - rise, W: wide, H: wide * houseH / houseW}
	wall = b.drained(wall.Mix(kit.Hex(0x140C0E), 0.3*f), dead)
	lit := kit.Hex(0xFFAE52).Fade((1 - 0.2*f) * (1 - dead))
	b.Warp(turn(x, ground+20*b.u, lean*(0.1*(1-f)+f*f*(0.5+0.5*f)+0.6*b.Ruin))) // even before, it leans a little
	defer b.Pop()
	b.piece(sort, lower, box, wall, lit)
	b.crack(kit.Rect{X: box.X + wide*0.24, Y: box.Y + box.H*0.5, W: wide * 0.42, H: box.H * 0.3}, (0.6+0.4*f)*(1-dead))
	off := math.Max(0, math.Min(1, (f-0.2)/0.8)) // the head slides off
	b.Warp(turn(x+side*wide*0.4, box.Y+box.H*0.44, side*(20*off*off+2*off)))
	b.Warp(kit.Translate(side*wide*0.2*off*off, box.H*0.07*off*off))
	b.piece(sort, upper, box, wall, lit.Fade(1-0.4*off))
	b.crack(kit.Rect{X: box.X + wide*0.36, Y: box.Y + box.H*0.24, W: wide * 0.36, H: box.H * 0.18}, 0.8*f*(1-dead))
	b.Pop()
	b.Pop()
}

// crack paints a glowing line that runs down a wall.
func (b *battlefield) crack(r kit.Rect, alpha float64) {
	if alpha > 0 {
		b.Stamp("crack", 48, 104, r, kit.Hex(0xFFD08A).Fade(alpha), func(p *kit.Painter) {
			path := kit.SVG("M40 2L30 26 38 40 18 62 26 76 8 102")
			p.Stroke(path, 7, kit.Solid(kit.Hex(0xFF7A2B).Fade(0.35)))
			p.Stroke(path, 2.4, kit.Solid(kit.White))
		})
	}
}

// blaze draws the fires of the block, lower and smaller once it has fallen.
func (b *battlefield) blaze(alive, sink float64) {
	u, mid, ground := b.u, b.block.MidX(), b.block.Bottom()
	if b.Ruin == 1 {
		return
	}
	b.PushAlpha(1 - b.Ruin)
	for i, f := range strickenFires {
		size := f[2] * u * (0.2 + 0.8*alive) * (1 - 0.16*b.Fall)
		b.fire(mid+f[0]*u*(1+0.2*b.Fall), ground-f[1]*u*(1-0.25*b.Fall)+math.Min(sink, 8*u), size, i+1)
	}
	b.Pop()
}

// rubble draws rubble, which flies while the block falls and then lies about.
func (b *battlefield) rubble() {
	u, mid, ground := b.u, b.block.MidX(), b.block.Bottom()
	f := b.Fall
	if f == 0 {
		return
	}
	for i := range 64 {
		angle := math.Pi * (1.06 + 0.88*b.chance(i+1200))
		far := (70 + 260*b.chance(i+1300)) * u * math.Sqrt(f)
		x := mid + math.Cos(angle)*far*1.15
		y := math.Min(ground-60*u+math.Sin(angle)*far*0.9+330*u*f*f*(0.3+0.7*b.chance(i+1400)), ground+3*u)
		size := (3 + 11*b.chance(i+1500)) * u
		col := kit.Hex(0x140C0D)
		if i%3 == 0 {
			col = kit.Hex(0xFFB45A).Mix(col, math.Min(1, 0.7*f+b.Ruin))
		}
		b.Warp(kit.Translate(x, y).Mul(kit.Rotate(360*b.chance(i+1600) + 240*f)))
		b.FillRect(kit.Rect{X: -size / 2, Y: -size * 0.35, W: size, H: size * 0.7}, b.drained(col, b.Ruin))
		b.Pop()
	}
}

// dust draws the dust of what falls, which settles: around the fought block, and from west to east when the city falls.
func (b *battlefield) dust() {
	u, ground := b.u, b.block.Bottom()
	cloud := func(x, y, r, alpha float64, k int) {
		if alpha <= 0 {
			return
		}
		col := b.drained(kit.Hex(0xB08E76), 0.7*b.Ruin).Mix(kit.Hex(0x5A443C), 0.5*b.chance(k))
		b.puff(kit.Rect{X: x - r, Y: y - r*0.55, W: 2 * r, H: 1.1 * r}, col.Fade(alpha))
	}
	if f := b.Fall; f > 0 {
		full := math.Sin(math.Pi*math.Min(1, f*0.8)) * (1 - b.Ruin)
		for k := range 22 {
			x := b.block.X + b.block.W*(1.3*b.chance(k+1700)-0.15)
			cloud(x, ground-(4+50*f*b.chance(k+1800))*u, (34+60*b.chance(k+1900))*u*(0.5+0.7*f), 0.6*full, k)
		}
	}
	if b.Ruin == 0 {
		return
	}
	for k := range 46 {
		x := b.r.X + b.r.W*(float64(k)+b.chance(k+2000))/46
		age := b.dead(x)
		full := math.Sin(math.Pi * math.Min(1, age*0.86))
		cloud(x, ground-(10+120*age*b.chance(k+2100))*u, (40+80*b.chance(k+2200))*u*(0.6+0.7*age), 0.62*full, k)
	}
}
