package board

import (
	"math"

	"onelongnight/game/ui/furniture"
	"onelongnight/game/ui/hex/art"
	"onelongnight/game/ui/kit"
)

// wall paints the wall in front of which the hand lies.
func (d *drawing) wall() {
	f := d.f
	if f.Portrait {
		d.FillV(kit.Rect{Y: f.HandBox.Y - 4, W: f.W, H: f.H - f.HandBox.Y + 4}, kit.Ink.Fade(0.6), kit.Ink.Fade(0.9))
		return
	}
	box := kit.Rect{X: 0, Y: f.HandBox.Y, W: f.HandBox.Right() + 12*f.S, H: f.H - f.HandBox.Y}
	d.FillV(box, kit.Ink.Fade(0.15), kit.Ink.Fade(0.75))
	art.Wall(d.Canvas, d.m.Whose, kit.Rect{X: 0, Y: f.HandBox.Y - 8*f.S, W: box.W, H: 46 * f.S})
}

// hand draws the tiles in hand, with their names and notes.
func (d *drawing) hand() {
	f := d.f
	furniture.DrawTitle(d.Canvas, f.Window, d.m.Title, f.Title)
	for i := range d.m.Hand {
		d.handTile(&d.m.Hand[i], f.Tiles[i])
	}
}

func (d *drawing) handTile(t *HandTile, r kit.Rect) {
	f := d.f
	x, y := r.MidX(), r.Y+f.HandR*0.92
	low := kit.Rect{X: r.X, Y: r.Y + 1.82*f.HandR, W: r.W, H: r.Bottom() - r.Y - 1.82*f.HandR}.InsetXY(nameGap/2, 0)
	if d.now.Carried == nil || d.now.Carried.Spot.ID != t.ID {
		if t.Away {
			box := around(x, y, f.HandR*0.8, f.HandR*0.75)
			d.Dashed(kit.Round(f.HandR*0.4), box, 2, 6, 5, kit.Gold.Fade(0.8))
		} else {
			art.Tile(d.Canvas, t.Tile, x, y, f.HandR)
		}
	}
	col := kit.Text
	if t.Goes {
		col = kit.Hex(0xFFA56A)
	} else if !t.Bound {
		col = kit.TextQuiet
	}
	if low.H < kit.MinText { // beside words that need the room
		return
	}
	size := f.Fit(16, low.H*0.55)
	if f.Portrait {
		size = f.Fit(14, low.H)
	}
	name := f.nameStyle(math.Max(size*1.08, kit.MinText), col)
	line, rest := nameLine(low, name.Size)
	if len(kit.NameLines(name, t.Name, line.W, 1)) > 1 && low.H > 1.9*kit.MinText {
		d.Name(name, t.Name, low) // the name is more useful than a note
		return
	}
	d.Line(name, t.Name, line)
	if t.Note != "" && rest.H >= f.Px(14) {
		d.Line(kit.Style{Face: kit.Label, Size: f.Px(14), Least: kit.MinText, Color: kit.TextSecond, H: kit.Middle,
			Shadow: 1}, t.Note, rest)
	}
}

// nameGap is the least room between the names of two tiles, so that they are not read as one.
const nameGap = 10

// nameLine returns the line for a name at the top of the room below its tile, and the rest of that room. If there is
// little room, the line begins on the lower edge of the tile, so that descenders are not cut off.
func nameLine(room kit.Rect, size float64) (line, rest kit.Rect) {
	high := size * 1.2
	line = kit.Rect{X: room.X, Y: math.Min(room.Y, room.Bottom()-high), W: room.W, H: high}
	rest = kit.Rect{X: room.X, Y: line.Bottom(), W: room.W, H: room.Bottom() - line.Bottom()}
	return line, rest
}

// nameStyle returns the style of the names in the hand.
func (f *Layout) nameStyle(size float64, col kit.Color) kit.Style {
	return kit.Style{Face: kit.DisplayBold, Size: size, Least: kit.MinText, Squeeze: 0.7, Upper: !f.Portrait,
		Color: col, H: kit.Middle, V: kit.Middle, Shadow: 1}
}
