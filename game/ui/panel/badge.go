package panel

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Badge is a short word that stands for as long as something is wrong, over the
// table and over the first screens.
type Badge struct {
	Button Button
	Foot   float64 // it stands above
}

// BadgeOf is the badge of a screen, nil if nothing is wrong.
func BadgeOf(screen *scene.Screen, foot float64) *Badge {
	if screen.Badge == nil {
		return nil
	}
	return &Badge{CommandButton(*screen.Badge), foot}
}

// place puts it at the right edge.
func (b *Badge) place(w kit.Window) kit.Rect {
	wide := kit.Width(kit.LabelBold, w.Px(16), 0.5, b.Button.Label) + 40
	wide, high := min(wide, w.W-16), w.Unit(40, 36)
	return kit.Rect{X: w.W - 8 - wide, Y: b.Foot - high - 8, W: wide, H: high}
}

// draw paints it: a sign beside the word, in the colour of warnings.
func (b *Badge) draw(d *drawing, r kit.Rect) {
	d.Panel(kit.Round(r.H/2), r, kit.Hex(0x4A1E16), kit.Hex(0x2E120E), kit.RedWord)
	dot := kit.Rect{X: r.X + 12, Y: r.MidY() - 5, W: 10, H: 10}
	d.Fill(kit.Round(5), dot, kit.RedWord)
	d.Line(kit.Style{Face: kit.LabelBold, Size: d.f.Px(16), Least: kit.MinText, Tracking: 0.5, Upper: true, Color: kit.White, V: kit.Middle},
		b.Button.Label, kit.Rect{X: dot.Right() + 8, Y: r.Y, W: r.Right() - dot.Right() - 16, H: r.H})
}

// spot is the badge's thing on screen.
func (b *Badge) spot() table.Spot { return b.Button.Spot() }
