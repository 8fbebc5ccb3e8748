package board

import (
	"cmp"
	"slices"

	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

type drawing struct {
	kit.Parts
	m   *Model
	f   *Layout
	now Now
}

// Draw paints the model at a moment, as laid out. The caller begins and ends the canvas frame.
func Draw(c *kit.Canvas, m *Model, f *Layout, now Now) {
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f, now: now}
	d.table()
}

// ground is the key of the backdrop, which is kept from layout to layout.
type ground struct {
	w          kit.Window
	allies     [4]art.Army
	foes       [4]art.Army
	n, k       int
	x, y, r    float64
	baked      float64
	top, floor float64
}

func (d *drawing) table() {
	f := d.f
	key := ground{w: f.Window, n: len(d.m.Allies), k: len(d.m.Foes), x: f.X, y: f.Y, r: f.R, baked: f.Baked,
		top: f.Top.H, floor: f.Horizon}
	copy(key.allies[:], d.m.Allies)
	copy(key.foes[:], d.m.Foes)
	d.Keep(key, func() {
		art.Backdrop(d.Canvas, f.Window, f.Top.H, f.Horizon, d.m.Allies, d.m.Foes)
		d.inRoom(d.slab)
	})
	d.inRoom(func() {
		d.fires()
		d.Part("marks", d.marks)
		d.tiles()
		d.shots()
		d.strikes()
		d.ring()
		d.numbers()
	})
	d.Part("bar", d.bar)
	d.Part("hand wall", d.wall)
	d.Part("words", d.words)
	d.Part("hand", d.hand)
	d.Part("buttons", func() { f.Buttons.Draw(d.Canvas, false) })
	d.wheel()
	d.phase()
	d.carried()
}

// inRoom draws on the field. If the field is zoomed, only the part in its room is visible.
func (d *drawing) inRoom(draw func()) {
	if !d.f.zoomed() {
		draw()
		return
	}
	d.PushClip(d.f.Map.Room)
	draw()
	d.Pop()
}

// slab draws the field with the names of its hexes.
func (d *drawing) slab() {
	f := d.f
	d.stretched(f.X, f.Y, f.R/f.Baked, func() {
		art.Field(d.Canvas, f.X, f.Y, f.Baked)
		d.names(f.Baked)
	})
}

// stretched draws something around a point at another size than it was painted at.
func (d *drawing) stretched(x, y, size float64, draw func()) {
	if size == 1 {
		draw()
		return
	}
	d.Warp(kit.Translate(x, y).Mul(kit.Scale(size, size)).Mul(kit.Translate(-x, -y)))
	draw()
	d.Pop()
}

// tiles draws the tiles on the field: first those at rest, from north to south, then those moving.
func (d *drawing) tiles() {
	list := d.pieces()
	slices.SortStableFunc(list, func(a, b piece) int {
		if a.aloft != b.aloft {
			if a.aloft {
				return 1
			}
			return -1
		}
		return cmp.Compare(a.y, b.y)
	})
	for i := range list {
		if list[i].from != nil {
			d.trail(&list[i])
		}
	}
	for i := range list {
		p := &list[i]
		r := slack * d.f.Baked
		x, y := d.shaken(p)
		if p.alpha < 1 {
			d.PushAlpha(p.alpha)
		}
		d.stretched(x, y, p.size*d.f.R/d.f.Baked, func() {
			art.Tile(d.Canvas, d.dimmed(p), x, y, r)
			if p.falling > 0 {
				d.crack(x, y, r, p.falling)
			}
		})
		if p.alpha < 1 {
			d.Pop()
		}
	}
}

// dimmed returns the state of a tile, dimmed if it is not involved in the phase shown.
func (d *drawing) dimmed(p *piece) art.TileState {
	l := p.look
	if d.now.Carried != nil && d.now.Carried.Spot.ID == p.cell.ID {
		l.Dark = true // it is being dragged
	}
	if d.m.Phase == nil || d.now.Before == nil {
		return l
	}
	part := false
	for _, h := range d.m.Hits {
		part = part || (h.Lit || !d.m.Lit) && (h.From == p.h || h.To == p.h || h.Kind == Absorbed && h.Medic == p.h)
	}
	l.Dark = !part && len(d.m.Hits) > 0
	l.Halo = art.NoHalo
	if part && d.m.Lit {
		l.Halo = art.Picked
	}
	return l
}

// carried paints the tile under the pointer.
func (d *drawing) carried() {
	if d.now.Carried == nil {
		return
	}
	for i := range d.m.Hand {
		if d.m.Hand[i].ID == d.now.Carried.Spot.ID {
			d.underPointer(d.m.Hand[i].Tile)
		}
	}
	for i := range d.m.Cells {
		if d.m.Cells[i].ID == d.now.Carried.Spot.ID {
			d.underPointer(d.m.Cells[i].Tile)
		}
	}
}

func (d *drawing) underPointer(l art.TileState) {
	l.Halo = art.Picked
	x, y := d.now.Carried.X, d.now.Carried.Y
	d.stretched(x, y, d.f.R/d.f.Baked, func() { art.Tile(d.Canvas, l, x, y, slack*d.f.Baked) })
}
