package board

import (
	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// plateWord is the word for what a district's sign stands for, and where it is written.
type plateWord struct {
	at     int // the district, from 0
	box    kit.Rect
	fought bool
}

// plateWords writes what the signs of the districts stand for: that of the one fought for, and those that can be
// chosen.
func (d *drawing) plateWords(c *City, col *Column) {
	if col.Folded || len(col.Districts) == 0 {
		return
	}
	size := d.f.Fit(MinText, col.Districts[0].H*0.42)
	for _, w := range d.placeWords(c, col, size) {
		text := kit.Text
		if w.fought {
			text = art.FoughtIcon
		}
		d.Fill(kit.Round(3), w.box, kit.Hex(0x12161C).Fade(0.9))
		d.Line(kit.Style{Face: kit.LabelBold, Size: size, Color: text, H: kit.Middle, V: kit.Middle},
			c.Districts[w.at].Word, w.box)
	}
}

// placeWords finds a place for each word on the road, up to the next sign. On a phone, where a word may be too long for
// that, all of them stand above their signs instead, so that no sign that can be chosen looks worth less than the
// others.
func (d *drawing) placeWords(c *City, col *Column, size float64) []plateWord {
	var beside, above []plateWord
	all, apart := true, true
	for i, r := range col.Districts {
		p := c.Districts[i]
		if p.Word == "" || p.State == Ravaged || p.Taken || (p.State != Fought && p.Glow == GlowNone) {
			continue
		}
		next := col.Rect.Right()
		if i+1 < len(col.Districts) {
			next = col.Districts[i+1].X
		}
		w := kit.Width(kit.LabelBold, size, 0, p.Word) + 12
		box := kit.Rect{X: r.Right() + 6, Y: r.MidY() - size*0.75, W: w, H: size * 1.5}
		if box.Right() <= next-6 {
			beside = append(beside, plateWord{i, box, p.State == Fought})
		} else {
			all = false
		}
		box.X = min(max(r.MidX()-w/2, col.Rect.X+4), col.Rect.Right()-4-w)
		box.Y = r.Y - 4 - box.H
		if n := len(above); n > 0 && above[n-1].box.Right() > box.X-4 {
			apart = false
		}
		above = append(above, plateWord{i, box, p.State == Fought})
	}
	if d.f.Portrait && !all && apart {
		return above
	}
	return beside
}
