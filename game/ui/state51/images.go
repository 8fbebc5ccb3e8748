package state51

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51/art"
)

// face is a card among others in a panel.
type face struct {
	print *art.Print
	note  string // in a corner; "" for none
}

// leastFace is the minimum width of a card that shows its name, in CSS pixels.
const leastFace = 80

// leastSmall is the minimum width of a card with readable strips, in CSS pixels. A smaller one shows only its picture.
const leastSmall = 52

// DrawImage implements panel.Image.
func (f face) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	switch {
	case r.W >= leastFace:
		art.Hand(c, f.print, r, art.CardState{})
	case r.W >= leastSmall:
		art.Small(c, f.print, r, art.CardState{})
	default:
		art.Picture(c, f.print.ID, f.print.Class, r)
		c.Outline(kit.Round(3), r, 1.5, kit.Hex(0x7A3E20))
	}
	if f.note != "" {
		size := w.Px(15)
		chip := kit.Rect{X: r.Right() - size*2, Y: r.Bottom() - size*1.5, W: size * 2, H: size * 1.4}
		c.Fill(kit.Round(size*0.7), chip, kit.Ink)
		c.Outline(kit.Round(size*0.7), chip, 1.5, kit.Brass)
		c.Line(kit.Style{Face: kit.DisplayBold, Size: size, Color: kit.NameText, H: kit.Middle, V: kit.Middle}, f.note,
			chip)
	}
}

// full is a card as large as there is room for.
type full struct{ print *art.Print }

// DrawImage implements panel.Image.
func (f full) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	if r.W < 200 { // its words would be too small
		art.Hand(c, f.print, r, art.CardState{})
		return
	}
	art.Full(c, f.print, r)
}

// emblem is the emblem of a faction.
type emblem string

// DrawImage implements panel.Image.
func (e emblem) DrawImage(c *kit.Canvas, _ kit.Window, r kit.Rect) { art.Emblem(c, string(e), r) }

// dawn is the backdrop of the first and last screens.
type dawn struct{}

// DrawBackdrop implements panel.Backdrop.
func (dawn) DrawBackdrop(c *kit.Canvas, w kit.Window, _ kit.Rect, clock float64) {
	horizon := w.H * 0.62
	art.Dawn(c, w.Rect(), horizon)
	wide := w.W / 4
	for i, faction := range [...]string{"new-york", "mutants", "merchants", "appalachians"} {
		const buildings = 12
		high := min(wide*0.45, horizon*0.5)
		at := kit.Rect{X: float64(i) * wide, Y: horizon - high, W: wide, H: high}
		art.Settlement(c, faction, buildings, at)
		art.Stir(c, faction, buildings, at, clock)
	}
}

// Illustration returns a card as it is printed.
func (k *Skin) Illustration(of table.Spot) (scene.Image, float64) {
	p := k.named(of)
	if p == nil {
		p = k.named(table.KindCard.Spot(of.ID + "-1")) // the first of several copies
	}
	if p == nil {
		return nil, 0
	}
	return face{print: p}, cardRatio
}
