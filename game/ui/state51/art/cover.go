package art

import "onelongnight/game/ui/kit"

// Cover fills r with the game's door on the shelf, whose foot words will cover. In a wide r what it shows stands at the
// right and leaves the left to words.
func Cover(c *kit.Canvas, w kit.Window, r kit.Rect) {
	Dawn(c, r, r.Y+r.H*0.62)
}
