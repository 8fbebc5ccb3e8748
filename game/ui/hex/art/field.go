package art

import (
	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// Field paints the slab with its nineteen cells round a point, and the road under it; r is half the width of a cell's
// place (a tile's r is 0.93 of it).
func Field(c *kit.Canvas, x, y, r float64) {
	// TEMPORARY
}

// Backdrop fills the window behind the table: dusk above the horizon, the armies standing at it, sand below. Left
// are those of the seat that looks and its friends, right all others.
func Backdrop(c *kit.Canvas, w kit.Window, top, horizon float64, left, right []hex.Army) {
	c.FillV(w.Rect(), kit.Hex(0x2A1710), kit.Hex(0x0B0E14))
}

// Wall paints an army's low wall, behind its hand, along the top of r.
func Wall(c *kit.Canvas, a hex.Army, r kit.Rect) {}

// Emblem paints an army's badge-shaped sign, as beside its name.
func Emblem(c *kit.Canvas, a hex.Army, r kit.Rect) {
	c.Circle(r.MidX(), r.MidY(), r.W/2, ColorsOf(a).Middle)
}

// Cover fills r with the game's door on the shelf: four quarters of one face in a four-armed frame, whose foot words will
// cover; the same fills the first screen, where name is the place of the big word.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) { c.FillV(r, kit.Hex(0x2A1710), kit.Hex(0x0B0E14)) }

// Scar scorches a cell where n tiles died.
func Scar(c *kit.Canvas, x, y, r float64, n int) {}

// Dusk is behind the last screen.
func Dusk(c *kit.Canvas, w kit.Window, r kit.Rect, won bool, a hex.Army, clock float64) {
	c.FillV(r, kit.Hex(0x2A1710), kit.Hex(0x0B0E14))
}
