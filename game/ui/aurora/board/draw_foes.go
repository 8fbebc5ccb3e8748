package board

import (
	"math"
	"strings"

	"onelongnight/game/ui/aurora/art"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/kit/layout"
)

// foes paints the enemies on the map, and the result that counts.
func (d *drawing) foes() {
	f, m := d.f, d.m
	if m.Result != nil && !f.Result.Empty() {
		if f.Result.H < stripHigh*f.S*1.5 {
			d.resultStrip(m.Result, f.Result)
		} else {
			d.result(m.Result, f.Result)
		}
	}
	for i := range f.Foes {
		if !f.Foes[i].Empty() {
			d.foe(&m.Foes[i], &f.Foes[i])
		}
	}
	if len(m.Foes) == 0 {
		d.Line(centred(label(f.Px(18), art.Second)), m.Words.Won, f.Main)
	}
}

// foe paints an enemy with its damage and its target boxes.
func (d *drawing) foe(x *Foe, b *FoeBox) {
	f := d.f
	q := kit.Round(f.Unit(12, 7))
	edge, width := x.edge()
	if x.Picked {
		d.Halo(q, b.Rect, 12, art.Gold.Fade(0.5))
	}
	d.FillShape(q, b.Rect, kit.Hex(0x33121A), kit.Hex(0x12080E))
	if b.Plate {
		d.Outline(q, b.Rect, width, edge)
		d.foePlate(x, b.Rect.InsetXY(5, 3))
		return
	}
	d.PushClip(b.Rect.Inset(2))
	picture := kit.Rect{X: b.Rect.X + 2, Y: b.Rect.Y + 2, W: b.Rect.W - 4, H: f.pictureFoot(b) - b.Rect.Y}
	if f.Narrow { // the picture's face stays clear of the name
		picture.H -= b.Name.H * 0.7
	}
	art.Head(d.Canvas, x.Print.ID, picture)
	shade := picture.H * 0.5
	if f.Narrow {
		shade = b.Name.H * 0.6
	}
	d.FillV(kit.Rect{X: picture.X, Y: picture.Bottom() - shade, W: picture.W, H: shade}, kit.Hex(0x1A0A10).Fade(0),
		kit.Hex(0x1A0A10))
	d.Pop()
	d.Outline(q, b.Rect, width, edge)
	r := f.foeNumber()
	at := kit.Rect{X: b.Rect.X + 5, Y: b.Rect.Y + 5, W: 2 * r, H: 2 * r}
	d.Circle(at.MidX(), at.MidY(), r, art.Loss)
	d.Circle(at.MidX(), at.MidY(), r-2, kit.Hex(0x3A0E12))
	d.Line(centred(number(r*1.3, art.Text)), x.Print.Skill, at)
	if !f.Portrait {
		d.tag(x, b, r)
	}
	name := number(f.Head(24), art.Text)
	name.Upper, name.Shadow, name.Squeeze = true, 1.5, 0.6
	if f.Narrow && !fits(&name, x.Name, b.Name.W) { // the first line lies over the foot of the picture
		lines := kit.Rect{X: b.Name.X, W: b.Name.W, H: 2 * halfLine}
		lines.Y = b.Name.Bottom() - lines.H
		d.inHalves(name, x.Name, lines)
	} else {
		d.Line(name, x.Name, b.Name)
	}
	d.hits(x, b.Hits)
	for i, box := range b.Boxes {
		d.box(&x.Boxes[i], box)
	}
}

// foeNumber returns half the width of the disc with a large enemy's number.
func (f *Layout) foeNumber() float64 { return f.Unit(18, 13) }

// edge returns the colour and width of an enemy's frame.
func (x *Foe) edge() (col kit.Color, width float64) {
	col = kit.Hex(0xC9483C)
	switch {
	case x.Picked:
		return art.Gold, 3
	case x.Legal && x.Hovered:
		return art.Bright, 3.4
	case x.Legal:
		return art.Bright, 2.6
	case !x.Here:
		col = col.Mix(art.Ink, 0.5)
	}
	return col, 1.8
}

// foePlate paints an enemy that is not aimed at, with what must be visible: its name and number, its damage, and whose
// targets lie on it.
func (d *drawing) foePlate(x *Foe, in kit.Rect) {
	f := d.f
	foot := d.plateName(x.Name, in)
	r := math.Min(11*f.S, foot.H/2)
	d.Circle(foot.X+r, foot.MidY(), r, art.Loss)
	d.Circle(foot.X+r, foot.MidY(), r-1.5, kit.Hex(0x3A0E12))
	d.Line(centred(number(math.Max(kit.MinText, r*1.4), art.Text)), x.Print.Skill,
		kit.Rect{X: foot.X, Y: foot.MidY() - r, W: 2 * r, H: 2 * r})
	at, size, hits := foot.X+2*r+5, 15*f.S, itoa(x.Damage)+"/"+itoa(x.All)
	st := number(math.Max(kit.MinText, size*1.08), art.Loss)
	if foot.Right()-at < size*1.22+kit.Width(st.Face, st.Size, 0, hits) {
		d.Line(st, hits, kit.Rect{X: at, Y: foot.Y, W: foot.Right() - at, H: foot.H})
		return
	}
	at = d.sign(at, foot, "damage", hits, size, art.Text) + 5
	for _, box := range x.Boxes {
		if q := 11 * f.S; box.Seat != "" && at+q <= foot.Right() {
			art.Emblem(d.Canvas, box.Seat, kit.Rect{X: at, Y: foot.MidY() - q/2, W: q, H: q})
			at += q + 2
		}
	}
}

// plateName writes a name into the upper part of a plate, in two lines if it does not fit in one and there is room. It
// returns the rest.
func (d *drawing) plateName(said string, in kit.Rect) (rest kit.Rect) {
	name := number(d.f.Head(16), art.Text)
	name.Upper, name.Squeeze = true, 0.6
	head, rest := in.CutTop(in.H * 0.48)
	if first, _, ok := strings.Cut(said, ","); ok && !fits(&name, said, in.W) {
		said = first // there is no room for the rest of the name
	}
	if fits(&name, said, in.W) || in.H < 2*halfLine+20 {
		d.Line(name, said, head)
		return rest
	}
	head, rest = in.CutTop(2 * halfLine)
	d.inHalves(name, said, head)
	return rest
}

// halfLine is the line height of a name in two lines.
const halfLine = kit.MinText * 1.1

// fits reports whether a name fits in one line at its smallest and narrowest.
func fits(st *kit.Style, name string, wide float64) bool {
	return kit.Width(st.Face, kit.MinText, 0, strings.ToUpper(name))*st.Squeeze <= wide
}

// inHalves writes a name in two lines.
func (d *drawing) inHalves(st kit.Style, name string, r kit.Rect) {
	st.Size, st.Least = kit.MinText, kit.MinText
	first, second := halves(name)
	for i, half := range [...]string{first, second} {
		d.Line(st, half, kit.Rect{X: r.X, Y: r.Y + float64(i)*halfLine, W: r.W, H: halfLine})
	}
}

// halves splits a name between words into two parts of about the same length.
func halves(name string) (first, second string) {
	first = name
	for i, r := range name {
		if r == ' ' && (second == "" || max(i, len(name)-i-1) <= max(len(first), len(second))) {
			first, second = name[:i], name[i+1:]
		}
	}
	return first, second
}

// tag says where an enemy is, and the tier of its loot.
func (d *drawing) tag(x *Foe, b *FoeBox, r float64) {
	f := d.f
	tag := x.Region
	if x.Tier != "" {
		tag = x.Tier + " · " + x.Region
	}
	st := label(f.Px(15), art.Gold)
	room := b.Rect.W - 2*r - 16
	if kit.Width(st.Face, st.Least, 0, tag)+8 > room {
		tag = x.Region
	}
	w := min(kit.Width(st.Face, st.Size, 0, tag)+16, room)
	plate := kit.Rect{X: b.Rect.Right() - w - 5, Y: b.Rect.Y + 6, W: w, H: f.Unit(24, 19)}
	d.Fill(kit.Round(5), plate, art.Ink.Fade(0.85))
	d.Line(centred(st), tag, plate.InsetXY(4, 0))
}

// hits paints an enemy's damage, out of what it can take.
func (d *drawing) hits(x *Foe, r kit.Rect) {
	text, line := r.CutRight(d.f.Unit(46, 36))
	for i := range x.All {
		at := layout.Cell(line, i, x.All, 3)
		at.W = min(at.W, at.H*1.4)
		at.X = line.X + float64(i)*(at.W+3)
		ground, edge := kit.Hex(0x0E1820), kit.Hex(0x6E3A3A)
		hit := i < x.Damage
		fresh := hit && i >= x.Damage-x.Fresh
		switch {
		case fresh:
			ground, edge = kit.Hex(0x5A2018), art.Gold
		case hit:
			ground, edge = kit.Hex(0x5A1C18), art.Loss
		}
		d.Fill(kit.Round(4), at, ground)
		d.Outline(kit.Round(4), at, 1.2, edge)
		if hit {
			q := min(at.W, at.H) * 0.75
			art.Sign(d.Canvas, "damage", at.Centred(q, q), kit.Hex(0xFFD0C8))
		}
	}
	st := number(d.f.Px(19), art.Text)
	st.H = kit.Finish
	d.Line(st, itoa(x.Damage)+"/"+itoa(x.All), text)
}

func (d *drawing) box(x *Box, r kit.Rect) {
	q := kit.Round(6)
	if x.Seat == "" {
		d.Fill(q, r, kit.Hex(0x0E1820))
		d.Dashed(q, r, 1.5, 5, 4, kit.Hex(0x7E98A4))
	} else {
		d.Fill(q, r, art.Seat(x.Seat).Mix(art.Ink, 0.72))
		d.Outline(q, r, 1.8, art.Seat(x.Seat))
		size := min(r.W, r.H) * 0.5
		art.Emblem(d.Canvas, x.Seat, r.Centred(size, size).Offset(r.W*0.1, 0))
	}
	if x.Legal {
		d.Outline(q, r.Inset(-1), 2.6, art.Bright)
	}
	d.Line(number(d.f.Fit(16, r.H*0.5), art.Second), x.Letter, kit.Rect{X: r.X + 4, Y: r.Y + 2, W: r.W, H: r.H * 0.45})
}
