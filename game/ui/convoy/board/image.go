package board

import "onelongnight/game/ui/kit"

// lone returns a drawing in a window without a table.
func lone(c *kit.Canvas, w kit.Window) *drawing {
	f := &Layout{}
	f.Window = w
	return &drawing{Parts: kit.PartsOf(c, f), m: &Model{}, f: f}
}

// Face is a card's full face.
type Face struct{ Card *Card }

// DrawImage implements panel.Image.
func (i Face) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) { lone(c, w).face(i.Card, r) }

// SmallFace is a card's face as it is in the hand, of one size in a pile.
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

// View is the picture of a single city, with the signs of its districts on the road.
type View struct{ City City }

// DrawImage implements panel.Image.
func (v View) DrawImage(c *kit.Canvas, w kit.Window, r kit.Rect) {
	d := lone(c, w)
	d.Fill(kit.Round(8), r, kit.Ink)
	d.PushClip(r)
	road := kit.Rect{X: r.X, Y: r.Y + r.H*0.84, W: r.W, H: r.H * 0.16}
	west := float64(v.City.N-1) * 0.19
	d.panorama(kit.Rect{X: r.X, Y: r.Y, W: r.W, H: road.Y - r.Y}, [2]float64{west, west + 0.24})
	d.skyline(&v.City, kit.Rect{X: r.X, Y: r.Y + r.H*0.4, W: r.W, H: road.Y - r.Y - r.H*0.4})
	d.FillV(road, kit.Hex(0x2C2420), kit.Hex(0x14110F))
	size := min(r.H*0.25, r.W*0.14)
	n := float64(len(v.City.Districts))
	for i, district := range v.City.Districts {
		d.plate(district, kit.Rect{X: r.X + r.W*(float64(i)+0.5)/n - size*0.5, Y: road.MidY() - size*0.62, W: size,
			H: size})
	}
	d.Pop()
	d.Outline(kit.Round(8), r, 1.5, kit.PanelEdge)
}

// pic paints a small picture of a card.
func (d *drawing) pic(p *Pic, r kit.Rect) {
	u := Unit{Art: p.Art, Faction: p.Faction}
	d.tokenArt(&u, r, tokenShape(p.Faction, r.W))
}
