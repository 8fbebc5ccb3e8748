package art

import (
	"onelongnight/game/hex"
	"onelongnight/game/ui/kit"
)

// Wall paints an army's low wall, behind its hand, along the top of r.
func Wall(c *kit.Canvas, a hex.Army, r kit.Rect) {}

// Cover fills r with the game's door on the shelf: four quarters of one face in a four-armed frame, whose foot words will
// cover; the same fills the first screen.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) { c.FillV(r, kit.Hex(0x2A1710), kit.Hex(0x0B0E14)) }
