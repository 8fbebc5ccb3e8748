package board

import (
	"math"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/skin"
)

// Now is the moment to draw.
type Now = skin.Now[*Model, *Layout]

// The times of a beat, in ms at normal speed.
const (
	FlyTime  = 320.0 // a tile moves to its place
	SetTime  = 160.0 // a tile that was turned in place is put down
	FallTime = 340.0 // a fallen tile breaks
	// In a phase, its number drops in, the hits start one after the other and land, and then tiles fall.
	NumberTime = 300.0
	StrikeGap  = 90.0
	StrikeTime = 220.0
	CrossTime  = 120.0
	HoldTime   = 450.0
	MostStrike = 540.0 // by then all hits have started
)

// PhaseTime returns how long a phase with some hits is shown, and when its fallen tiles leave, in ms.
func PhaseTime(hits int) (length, gone float64) {
	gone = NumberTime + math.Min(float64(max(hits-1, 0))*StrikeGap, MostStrike) + StrikeTime + CrossTime + HoldTime
	return gone + FallTime, gone
}

// strikeAt returns when hit i of n starts, in ms.
func strikeAt(i, n int) float64 {
	gap := StrikeGap
	if n > 1 {
		gap = math.Min(gap, MostStrike/float64(n-1))
	}
	return NumberTime + float64(i)*gap
}

// piece is a tile on the field at one moment.
type piece struct {
	h       art.Cell
	x, y    float64
	look    art.TileState
	alpha   float64
	size    float64
	falling float64 // 0..1
	aloft   bool
	from    *art.Cell // it has moved from there at this moment
	cell    *Cell
}

// gone returns when the fallen tiles of a phase leave and the points change, in ms; 0 outside battles.
func (d *drawing) gone() float64 {
	if d.m.Phase == nil && len(d.m.Hits) == 0 {
		return 0
	}
	_, gone := PhaseTime(len(d.m.Hits))
	return gone
}

// counted returns a side with its points at this moment.
func (d *drawing) counted(i int) *Side {
	s := &d.m.Sides[i]
	b := d.now.Before
	if b == nil || d.now.T >= d.gone() || i >= len(b.Model.Sides) {
		return s
	}
	then := *s
	then.Points, then.After = b.Model.Sides[i].Points, b.Model.Sides[i].After
	return &then
}

// pieces returns the tiles on the field at this moment, from north to south.
func (d *drawing) pieces() []piece {
	var list []piece
	gone, changed := d.gone(), 1.0
	if d.now.Before != nil && d.now.T < gone {
		changed = 0
	}
	then := map[string]art.Cell{}
	if b := d.now.Before; b != nil {
		for h := range b.Model.Cells {
			if c := &b.Model.Cells[h]; c.ID != "" {
				then[c.ID] = art.Cell(h)
			}
		}
	}
	for h := range d.m.Cells {
		c := &d.m.Cells[h]
		if c.ID == "" {
			continue
		}
		x, y := d.f.At(art.Cell(h))
		p := piece{h: art.Cell(h), x: x, y: y, look: c.Tile, alpha: 1, size: 1, cell: c}
		if from, was := then[c.ID]; d.now.Before != nil && was {
			if changed == 0 {
				old := &d.now.Before.Model.Cells[from]
				p.look, p.cell = old.Tile, old
			}
			d.slide(&p, from)
		} else if d.now.Before != nil {
			d.arrive(&p, c)
		}
		delete(then, c.ID)
		list = append(list, p)
	}
	if d.now.Before != nil {
		list = append(list, d.leaving(then, gone)...)
	}
	return list
}

// slide moves a tile from one hex to another.
func (d *drawing) slide(p *piece, from art.Cell) {
	if from == p.h || d.now.Calm || d.now.Length < FlyTime {
		return
	}
	x, y := d.f.At(from)
	t := motion.Tween{Length: FlyTime, Ease: motion.InOut}.At(d.now.T)
	p.x, p.y, p.aloft = motion.Mix(x, p.x, t), motion.Mix(y, p.y, t), t < 1
	p.from = &from
}

// trail marks the way of a tile that moves, and where it was, until the moment is over: a rival's headquarters that
// goes one hex further would otherwise hardly be noticed.
func (d *drawing) trail(p *piece) {
	x, y := d.f.At(*p.from)
	col := art.ColorsOf(p.look.Print.Army).Light
	d.Circle(x, y, 0.3*d.f.R, col.Fade(0.35))
	d.Circle(x, y, 0.16*d.f.R, col)
	d.stroke(x, y, p.x, p.y, 0.14*d.f.R, col)
}

// arrive moves a new tile from where it was, in a hand or at the edge, to its hex.
func (d *drawing) arrive(p *piece, c *Cell) {
	if d.now.Calm {
		return
	}
	if d.now.Length < FlyTime {
		p.size = 1 + 0.06*(1-math.Min(d.now.T/SetTime, 1))
		return
	}
	x, y, r := d.home(c)
	t := motion.Tween{Length: FlyTime, Ease: motion.InOut}.At(d.now.T)
	p.x, p.y = motion.Mix(x, p.x, t), motion.Mix(y, p.y, t)-math.Sin(math.Pi*t)*0.5*d.f.R
	p.size, p.aloft = motion.Mix(r, 1, t), t < 1
	if t == 1 { // it settles
		settle := math.Min((d.now.T-FlyTime)/140, 1)
		p.size = 1 + 0.06*(1-settle)
	}
}

// home returns where an arriving tile comes from, and its size there.
func (d *drawing) home(c *Cell) (x, y, size float64) {
	b := d.now.Before
	for i, t := range b.Model.Hand {
		if t.ID == c.ID && i < len(b.Layout.Tiles) {
			r := b.Layout.Tiles[i]
			return r.MidX(), r.Y + b.Layout.HandR, b.Layout.HandR / (slack * d.f.R)
		}
	}
	for i, o := range b.Model.Others {
		for k, s := range o.Spots {
			if s.ID == c.ID && k < len(b.Layout.Others[i]) { // on a phone there is no room for them
				r := b.Layout.Others[i][k]
				return r.MidX(), r.MidY(), r.H / 2 / (slack * d.f.R)
			}
		}
	}
	for i, s := range d.m.Sides {
		if s.Army == c.Tile.Print.Army && i < len(d.f.Seats) {
			return d.f.Seats[i].MidX(), d.f.Seats[i].MidY(), 0.5
		}
	}
	return d.f.X, -d.f.R, 1
}

// leaving returns the tiles that are no longer on the field, as they disappear.
func (d *drawing) leaving(then map[string]art.Cell, gone float64) (list []piece) {
	b := d.now.Before
	for h := range b.Model.Cells {
		c := &b.Model.Cells[h]
		if at, ok := then[c.ID]; c.ID == "" || !ok || at != art.Cell(h) {
			continue
		}
		t := math.Min(math.Max((d.now.T-gone)/FallTime, 0), 1)
		if t >= 1 {
			continue
		}
		x, y := d.f.At(art.Cell(h))
		p := piece{h: art.Cell(h), x: x, y: y, look: c.Tile, alpha: 1 - t, size: 1 - 0.12*t, falling: t, cell: c}
		if !d.now.Calm {
			p.y += 0.35 * d.f.R * t * t
		}
		list = append(list, p)
	}
	return list
}
