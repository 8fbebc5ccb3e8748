package board

import (
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// nameStyle returns the type style of a city's name in a place of the height high.
func (f *Layout) nameStyle(c *City, high float64) kit.Style {
	st := kit.Style{
		Face: kit.DisplayBold, Size: f.Fit(20, high), Least: MinText, Tracking: 1, Upper: true, Color: kit.Text,
		H: kit.Middle, V: kit.Middle, Shadow: 1.5,
	}
	switch {
	case f.Portrait:
		st.Face, st.Size, st.H, st.Color, st.Tracking = kit.DisplayBlack, f.Fit(24, high), kit.Start, kit.Hex(0xFFD9A0),
			1.5
	case c.Active:
		st.Face, st.Size, st.Color, st.Tracking = kit.DisplayBlack, f.Fit(25, high), kit.Hex(0xFFD9A0), 2
	case c.Destroyed:
		st.Color = kit.TextQuiet
	}
	if c.Glow == GlowLegal {
		st.Color = kit.LegalBright
	}
	return st
}

// cityName writes a city's name, with its chips.
func (d *drawing) cityName(c *City, col *Column) {
	if seen := d.besideBanner(col.Name); seen == 0 {
		return
	} else if seen < 1 {
		d.PushAlpha(seen)
		defer d.Pop()
	}
	st, name := d.f.nameStyle(c, col.Name.H*1.1), c.Name
	if kit.Width(st.Face, st.Size, st.Tracking, upper(name)) > col.Name.W {
		name = c.short()
	}
	d.Line(st, name, col.Name)
	for _, ch := range col.Chips {
		if !ch.Empty() {
			d.chip(ch.chip, d.f.chipSize(col.Name.H), ch.Rect)
		}
	}
}

// chip paints a chip. What is used up is struck through.
func (d *drawing) chip(ch chip, size float64, r kit.Rect) {
	ground, text := kit.Hex(0x2A2320), kit.TextSecond
	switch {
	case ch.off:
		text = art.RavagedIcon
	case ch.bad:
		text = kit.RedNumber
	}
	d.Fill(kit.Round(3), r, ground.Fade(0.92))
	in := r.InsetXY(6, 0)
	if ch.icon != "" {
		var cell kit.Rect
		cell, in = in.CutLeft(size)
		d.DrawIcon(ch.icon, cell.Centred(size, size), text, ground)
		_, in = in.CutLeft(4)
	}
	if ch.text != "" {
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle}, ch.text, in)
	}
	if ch.off {
		d.FillRect(kit.Rect{X: r.X + 3, Y: r.MidY(), W: r.W - 6, H: 1.5}, art.RavagedSlash)
	}
}
