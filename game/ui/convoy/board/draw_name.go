package board

import (
	"math"
	"strconv"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// chip is a small sign beside a city's name: words, an icon, or both.
type chip struct {
	icon kit.Icon
	text string
	off  bool // used up
	bad  bool // it tells of something that Moloch wins by
}

// width is how wide a chip is with text of that size.
func (ch chip) width(size float64) float64 {
	w := 12.0
	if ch.icon != "" {
		w += size
	}
	if ch.text != "" {
		w += kit.Width(kit.LabelBold, size, 0, ch.text)
	}
	if ch.icon != "" && ch.text != "" {
		w += 4
	}
	return w
}

// chipsOf are a city's chips. Its support is in words only where the city is large, for elsewhere it cannot be used
// yet, and where the words leave the name enough of the room.
func chipsOf(c *City, col *Column, size float64) []chip {
	var list []chip
	if c.Note != "" {
		list = append(list, chip{text: c.Note})
	}
	if c.Goal != nil {
		ch := chip{icon: IconRobot, text: strconv.Itoa(c.Goal.Value), bad: c.Goal.Value > 0}
		if worded := (chip{text: c.Goal.Label, bad: ch.bad}); worded.width(size) < col.Name.W*0.25 {
			ch = worded
		}
		list = append(list, ch)
	}
	if c.Support != "" {
		ch := chip{icon: IconBuilding, off: c.SupportUsed}
		if worded := (chip{icon: ch.icon, text: c.Support}); col.Large && worded.width(size) < col.Name.W*0.62 {
			ch.text = c.Support
		}
		list = append(list, ch)
	}
	return list
}

// nameStyle is the type of a city's name, in a place so high.
func (d *drawing) nameStyle(c *City, high float64) kit.Style {
	f := d.f
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

// cityName writes the name with its chips.
func (d *drawing) cityName(c *City, col *Column) {
	if seen := d.besideBanner(col.Name); seen == 0 {
		return
	} else if seen < 1 {
		d.PushAlpha(seen)
		defer d.Pop()
	}
	f, st := d.f, d.nameStyle(c, col.Name.H*1.1)
	box := col.Name.InsetXY(4, 0)
	const gap = 6.0
	size, total := f.Fit(14, col.Name.H*0.62), 0.0
	chips := chipsOf(c, col, size)
	for _, ch := range chips {
		total += ch.width(size) + gap
	}
	name := c.Name
	if c.Short != "" && kit.Width(st.Face, st.Size, st.Tracking, upper(name)) > box.W-total {
		name = c.Short
	}
	wide := math.Min(kit.Width(st.Face, st.Size, st.Tracking, upper(name)), box.W-total)
	if len(chips) == 0 || wide < 30 {
		d.Line(st, name, box)
		return
	}
	x := box.MidX() - (wide+total)/2
	if st.H == kit.Start {
		x = box.X
	}
	st.H = kit.Start
	d.Line(st, name, kit.Rect{X: x, Y: box.Y, W: wide + 2, H: box.H})
	x += wide + gap
	for _, ch := range chips {
		w := ch.width(size)
		d.chip(ch, size, kit.Rect{X: x, Y: box.MidY() - size*0.72, W: w, H: size * 1.44})
		x += w + gap
	}
}

// chip paints a chip; what is used up is struck through.
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
