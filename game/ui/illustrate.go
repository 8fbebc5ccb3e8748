package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Illustrate paints the picture of a thing for a book that the host shows. of is the text of the thing's spot. The
// picture is as wide as card if it is upright, otherwise as view, in CSS pixels. done gets the RGBA pixels, their
// number across and down, and the width in CSS pixels; it is not called if there is no picture. Illustrate may be
// called from any goroutine.
func (a *App) Illustrate(of string, card, view float64, done func(pixels []byte, w, h int, wide float64)) {
	a.post(func() {
		skin, ok := a.desk.Offer().Skin.(scene.Illustrator)
		spot, err := table.ParseSpot(of)
		if !ok || err != nil {
			return
		}
		picture, ratio := skin.Illustration(spot)
		if picture == nil {
			return
		}
		wide := card
		if ratio > 1 {
			wide = view
		}
		r := kit.Rect{W: wide, H: wide / ratio}
		w, h := int(r.W*a.scale), int(r.H*a.scale)
		image := ebiten.NewImage(w, h)
		defer image.Deallocate()
		a.painter.Paint(image, a.scale, func(c *kit.Canvas) {
			screen := a.screens.now()
			c.SetTone(kit.Tone{Contrast: screen.Contrast, Safe: screen.Safe})
			width, height := a.desk.Size()
			picture.DrawImage(c, kit.NewWindow(width, height, 1), r)
		})
		pixels := make([]byte, 4*w*h)
		image.ReadPixels(pixels)
		a.desk.Invalidate() // sprites kept for the frame may be gone
		done(pixels, w, h, wide)
	})
}
