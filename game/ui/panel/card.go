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

// Sizes of a card's face in the design: the full one, and one in a pile in
// landscape and in portrait. A panel with a Ratio has faces as high as these.
const (
	faceW, faceH         = 190.0, 264.0
	pileW, pileH         = 124.0, 172.0
	portraitW, portraitH = 72.0, 115.0
)

// faceSize returns the size of the full face, k times that of the design.
func faceSize(k, ratio float64) (wide, high float64) {
	if ratio > 0 {
		return faceH * k * ratio, faceH * k
	}
	return faceW * k, faceH * k
}

// faceScale returns how large the full face is drawn in a choice: never so small
// that its text falls below the least size.
func faceScale(w kit.Window) float64 { return clamp(w.S, 0.875, 1.7) }

// draw paints a face where it is in sight.
func (card *Card) draw(d *drawing, p *Placed, r kit.Rect) {
	if r.Bottom() > p.View.Y && r.Y < p.View.Bottom() && card.Image != nil {
		card.Image.DrawImage(d.Canvas, d.f.Window, r)
	}
}
