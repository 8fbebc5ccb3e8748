package board

import "onelongnight/game/ui/kit"

// lone is a drawing without a table, in a window.
func lone(c *kit.Canvas, w kit.Window) *drawing {
	return &drawing{Canvas: c, m: &Model{}, f: &Frame{Window: w}}
}

// Face is a card's full face.
type Face struct{ Card *Card }

// DrawImage implements panel.Image.
func (i Face) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) { lone(c, w).face(i.Card, r) }

// SmallFace is a card as in the hand, the same size in a pile.
type SmallFace struct{ Card *Card }

// DrawImage implements panel.Image.
func (i SmallFace) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	lone(c, w).plainFace(i.Card, r)
}

// Pic is a small picture of a card.
type Pic struct {
	Art     string // card id without copy number
	Faction Faction
}

// DrawImage implements panel.Image.
func (p Pic) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) { lone(c, w).pic(&p, r) }

// pic paints a small picture of a card.
func (d *drawing) pic(p *Pic, r kit.Rect) {
	u := Unit{Art: p.Art, Faction: p.Faction}
	d.tokenArt(&u, r, tokenShape(p.Faction, r.W))
}
