package panel

import (
	"math"

	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/scene"
)

// Badge is a few words shown over the table and the first screens as long as something is wrong, or special about the
// game.
type Badge struct {
	Button Button
	Plain  bool    // nothing is wrong
	Foot   float64 // it stands above this height
	Most   float64 // maximum width, 0 for the usual one
}

// BadgeOf returns the badge of a screen, nil if there is nothing to say. foot is the height that it stands above.
func BadgeOf(screen *scene.Screen, foot float64) *Badge {
	if screen.Badge == nil {
		return nil
	}
	return &Badge{Button: CommandButton(*screen.Badge), Plain: screen.Badge.Plain, Foot: foot}
}

// style returns the style of the badge's words: a warning is short and loud.
func (b *Badge) style(w kit.Window) kit.Style {
	if b.Plain {
		return kit.Style{Face: kit.LabelBold, Size: w.Px(16), Least: kit.MinText, Color: kit.Text, V: kit.Middle}
	}
	return kit.Style{Face: kit.LabelBold, Size: w.Px(16), Least: kit.MinText, Tracking: 0.5, Upper: true,
		Color: kit.White, V: kit.Middle}
}

// Place returns the badge's place at the right edge. Long words take several lines.
func (b *Badge) Place(w kit.Window) kit.Rect {
	wide, high := kit.Width(kit.LabelBold, w.Px(16), 0.5, b.Button.Label)+44, w.Unit(40, 36)
	most := math.Min(w.W-16, w.Unit(420, 330))
	if b.Most > 0 {
		most = b.Most
	}
	if wide > most {
		wide = most
		high = math.Max(high, kit.TextHeight(kit.LabelBold, w.Px(16), b.Button.Label, wide-44)+12)
	}
	return kit.Rect{X: w.W - 8 - wide, Y: b.Foot - high - 8, W: wide, H: high}
}

// draw paints the badge: a sign beside the words, in the warning colour if something is wrong.
func (b *Badge) draw(d *drawing, r kit.Rect) {
	top, bottom, edge := kit.Hex(0x4A1E16), kit.Hex(0x2E120E), kit.RedWord
	if b.Plain {
		top, bottom, edge = kit.PanelTop, kit.PanelBottom, kit.Gold
	}
	d.Panel(kit.Round(math.Min(r.H/2, 20)), r, top, bottom, edge)
	dot := kit.Rect{X: r.X + 12, Y: r.MidY() - 5, W: 10, H: 10}
	words := kit.Rect{X: dot.Right() + 8, Y: r.Y, W: r.Right() - dot.Right() - 18, H: r.H}
	if b.Plain {
		d.DrawIcon(kit.IconStar, dot.Inset(-3), edge, edge)
		d.Block(b.style(d.f.Window), b.Button.Label, words.InsetXY(4, 0))
		return
	}
	d.Fill(kit.Round(5), dot, edge)
	d.Line(b.style(d.f.Window), b.Button.Label, words)
}

// spot returns the badge's thing on screen.
func (b *Badge) spot() table.Spot { return b.Button.Spot() }
