package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Card is a card's face that can be touched.
type Card struct {
	Spot  table.Spot
	Image Image
	Name  string // for those who do not see it
	Note  string // what more they have to know, such as a number of copies
}

// Size of the full face of a card in the design, and of one in a pile in
// landscape and portrait.
const (
	faceW, faceH       = 190.0, 264.0
	pileW, pileH       = 124.0, 172.0
	pileLow            = 150.0 // the height of one in a pile
	portraitW          = 72.0
	portraitH          = 115.0
	leastFace, hugeOne = 0.875, 1.7
)

// faceScale is how large the full face is drawn in panels: never so small that
// its text falls below the least size.
func faceScale(w kit.Window, most float64) float64 { return clamp(most*w.S, leastFace, hugeOne) }

// draw paints a face where it is in sight.
func (card *Card) draw(d *drawing, p *Placed, r kit.Rect) {
	if r.Bottom() > p.View.Y && r.Y < p.View.Bottom() && card.Image != nil {
		card.Image.DrawImage(d.Canvas, d.f.Window, r)
	}
}
