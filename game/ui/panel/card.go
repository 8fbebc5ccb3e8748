package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
)

// Card is a card's face that can be touched.
type Card struct {
	Spot  table.Spot
	Image Image
	Name  string // for people who cannot see the face
	Note  string // what else they must know, such as the number of copies
}

// Sizes of a card's face in the design: in full, and in a pile in landscape and portrait. In a panel with a Ratio, the
// heights are the same.
const (
	faceW, faceH         = 190.0, 264.0
	pileW, pileH         = 124.0, 172.0
	portraitW, portraitH = 72.0, 115.0
)

// faceSize returns the size of the full face at k times the size of the design.
func faceSize(k, ratio float64) (wide, high float64) {
	if ratio > 0 {
		return faceH * k * ratio, faceH * k
	}
	return faceW * k, faceH * k
}

// faceScale returns the scale of the full face in a choice. It is never so small that the face's text falls below the
// minimum size.
func faceScale(w kit.Window) float64 { return clamp(w.S, 0.875, 1.7) }

// draw paints a face, unless it is scrolled out of view.
func (card *Card) draw(d *drawing, p *Placed, r kit.Rect) {
	if r.Bottom() > p.View.Y && r.Y < p.View.Bottom() && card.Image != nil {
		card.Image.DrawImage(d.Canvas, d.f.Window, r)
	}
}
