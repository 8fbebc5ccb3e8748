package board

import (
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/panel"
)

// Draw paints a moment of the model where the layout says. The caller begins and ends the frame on the canvas.
func Draw(c *kit.Canvas, m *Model, f *Layout, now Now) {
	d := &drawing{Parts: kit.PartsOf(c, f), m: m, f: f, now: now, shot: &shot{Model: m, Layout: f}}
	if was := now.Before; was != nil {
		d.before = &shot{Model: was.Model, Layout: was.Layout}
	}
	d.table()
}

type drawing struct {
	kit.Parts
	m      *Model
	f      *Layout
	now    Now
	shot   *shot // of m and f
	before *shot // the table before a change, nil at rest
	// aloft paints what is in flight: over all that lies on the table, and over the hand.
	aloft []func()
}

// keepAs draws what depends on nothing but the window and the key, and remembers it from layout to layout.
func (d *drawing) keepAs(key any, draw func()) { d.Keep(lasting{d.f.Window, key}, draw) }

// lasting names a part of a picture that is the same in every layout of a window with that key.
type lasting struct {
	window kit.Window
	key    any
}

func (d *drawing) table() {
	if d.m.Battle != nil && d.curtain() == 1 {
		d.battle()
		d.effects()
		return // the scene hides the table
	}
	shaken := d.shake()
	type skyKey struct {
		late float64
		span [2]float64
	}
	d.keepAs(skyKey{d.late(), d.span()}, d.sky)
	for i := range d.f.Columns {
		if d.f.Columns[i].Shown {
			d.slide(i, true)
			d.ground(&d.m.Cities[i], &d.f.Columns[i])
			d.falls(&d.m.Cities[i], d.f.Columns[i].Skyline)
			d.Pop()
		}
	}
	d.road()
	for i := range d.f.Columns {
		if d.f.Columns[i].Shown {
			d.slide(i, false)
			c, col := &d.m.Cities[i], &d.f.Columns[i]
			d.Keep(d.columnKey(c), func() { d.column(c, col) })
			d.Pop()
		}
	}
	for i := range d.f.Columns {
		if d.f.Columns[i].Shown {
			d.units(&d.m.Cities[i], &d.f.Columns[i])
		}
	}
	d.Part("tabs", d.tabs)
	if shaken {
		d.Pop()
	}
	d.keepAs(d.topKey(), d.topBar)
	d.commandStrip()
	for _, draw := range d.aloft {
		draw()
	}
	if d.m.Battle != nil {
		d.battle()
	}
	d.effects()
	d.carried()
}

func glowColor(g Glow) kit.Color {
	switch g {
	case GlowAct, GlowSelected:
		return kit.Gold
	case GlowLegal:
		return kit.Legal
	case GlowThreat:
		return art.Sensor
	}
	return kit.Color{}
}

// shapeOf returns the shape of a side's corners: cut for Moloch, round for all others.
func shapeOf(side Faction, r float64) kit.Shape {
	if side == Moloch {
		return kit.Cut(r)
	}
	return kit.Round(r)
}

// Plate returns how a button in the colours of a side looks.
func Plate(side Faction) *kit.ButtonLook {
	l := panel.PlainLook()
	l.EdgeWidth = 2
	if side == Moloch {
		l.Shape = kit.Cut(9)
		l.Top, l.Bottom, l.Edge = kit.Hex(0x2E3A45), kit.Hex(0x18212A), kit.Hex(0x8FA6B6)
		return &l
	}
	l.Top, l.Bottom, l.Edge = kit.Hex(0x3F4F26), kit.Hex(0x222C14), kit.Hex(0xC99537)
	l.Text, l.Sub = kit.NameText, kit.NameText
	return &l
}
