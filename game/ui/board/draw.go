package board

import "onelongnight/game/ui/kit"

// Draw paints a moment of the model where the frame says. The caller begins and ends the canvas frame.
func Draw(c *kit.Canvas, m *Model, f *Frame, now Now) {
	d := &drawing{Canvas: c, m: m, f: f, now: now, shot: &Shot{Model: m, Frame: f}}
	if m.Title != nil {
		d.title()
	} else {
		d.table()
	}
	if m.Toast != nil && !f.Toast.Empty() {
		d.toast()
	}
	if d.m.End != nil {
		d.openPanel() // the last scene moves
	} else {
		d.keep("panel", 0, d.openPanel)
	}
	if m.Inspect != nil && f.Inspect != nil {
		d.keep("inspect", 0, func() {
			d.scrim(0.55)
			d.inspect(f.Inspect)
		})
	}
	d.focusRing()
}

// drawing is one Draw.
type drawing struct {
	*kit.Canvas
	m    *Model
	f    *Frame
	now  Now
	shot *Shot // of m and f
}

// piece names a part of a still that is the same at every moment: a layout is never changed once it is made.
type piece struct {
	frame *Frame
	name  string
	n     int
}

// keep draws the n-th part of that name, remembered from frame to frame.
func (d *drawing) keep(name string, n int, draw func()) { d.Keep(piece{d.f, name, n}, draw) }

func (d *drawing) table() {
	if d.m.Battle != nil && d.curtain() == 1 {
		d.battle()
		d.effects()
		return // nothing of the table is seen
	}
	shaken := d.shake()
	d.keep("sky", 0, d.sky)
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
	d.keep("tabs", 0, d.tabs)
	if shaken {
		d.Pop()
	}
	d.keep("top bar", 0, d.topBar)
	d.commandStrip()
	if d.m.Battle != nil {
		d.battle()
	}
	d.effects()
	d.carried()
}

// focusRing marks what the keyboard points at.
func (d *drawing) focusRing() {
	r, ok := d.f.Anchor(d.m.Focus)
	if !ok || d.m.Focus == "" {
		return
	}
	r = r.Inset(-3)
	d.Outline(kit.Round(9), r, 5, kit.Ink)
	d.Outline(kit.Round(9), r, 3, kit.White)
}

func (d *drawing) scrim(alpha float64) {
	d.FillRect(kit.Rect{W: d.f.W, H: d.f.H}, kit.Hex(0x05070B).Fade(alpha))
}

// glowColor is the light of a glow.
func glowColor(g Glow) kit.Color {
	switch g {
	case GlowAct, GlowSelected:
		return kit.Gold
	case GlowLegal:
		return kit.Legal
	case GlowThreat:
		return kit.Sensor
	}
	return kit.Color{}
}

// shapeOf is the corner of a side: cut for Moloch, round for all others.
func shapeOf(side Faction, r float64) kit.Shape {
	if side == Moloch {
		return kit.Cut(r)
	}
	return kit.Round(r)
}

// look returns the colours of a button.
func look(b Button) kit.ButtonLook {
	l := kit.ButtonLook{
		Shape: kit.Round(8), Top: kit.Hex(0x2A3440), Bottom: kit.Hex(0x1A222C), Edge: kit.Hex(0x5A6878), EdgeWidth: 1.5,
		Text: kit.Text, Sub: kit.TextSecond, DimText: kit.Hex(0x8A93A0), DimEdge: kit.Hex(0x333C48),
	}
	switch b.Style {
	case StyleMain:
		l.Top, l.Bottom, l.EdgeWidth = kit.MainTop, kit.MainBottom, 0
		l.Text, l.Sub = kit.MainText, kit.MainText
		l.Glow = kit.Hex(0xFFBE50).Fade(0.32)
	case StyleMoloch:
		l.Shape = kit.Cut(9)
		l.Top, l.Bottom, l.Edge, l.EdgeWidth = kit.Hex(0x2E3A45), kit.Hex(0x18212A), kit.Hex(0x8FA6B6), 2
	case StyleOutpost:
		l.Top, l.Bottom, l.Edge, l.EdgeWidth = kit.Hex(0x3F4F26), kit.Hex(0x222C14), kit.Hex(0xC99537), 2
		l.Text, l.Sub = kit.NameText, kit.NameText
	}
	if b.Selected {
		l.Top, l.Bottom, l.Edge, l.EdgeWidth = kit.Hex(0x5A4518), kit.Hex(0x3A2C10), kit.Gold, 2.5
		l.Text, l.Sub = kit.Gold, kit.Text
	}
	if b.Glow != GlowNone {
		l.Glow = glowColor(b.Glow).Fade(0.8)
	}
	return l
}

// button draws a button at its place.
func (d *drawing) button(b Button, at ButtonSpot, left bool) {
	if at.Rect.Empty() {
		return
	}
	face, size := kit.LabelBold, d.f.Px(20)
	if b.Style == StyleMain {
		face, size = kit.DisplayBlack, min(d.f.Px(31), at.Rect.H*0.5)
	}
	if d.f.Portrait && b.Icon != "" && b.Slot == SlotAction {
		b.Sub = "" // no room beside the icon
	}
	t := kit.ButtonText{
		Label: b.Label, Sub: b.Sub, Icon: b.Icon, LabelSize: size, SubSize: d.f.Head(14), Face: face, Left: left,
		IconOnly: at.Square, Disabled: b.Disabled,
	}
	d.Button(at.Rect, look(b), t)
}
