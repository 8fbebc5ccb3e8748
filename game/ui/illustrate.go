package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Illustrate paints what is seen of a thing, named by the text of its spot, for a
// book that the host shows: as wide as card if it is upright, else as view, in
// CSS pixels. Done is called with the pixels, red, green, blue and alpha of each,
// how many there are across and down, and how wide the picture is; not at all if
// there is none. Illustrate may be called from any goroutine.
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
		a.desk.Invalidate() // what was kept of the frame may be gone
		done(pixels, w, h, wide)
	})
}
