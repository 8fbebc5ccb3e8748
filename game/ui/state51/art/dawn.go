package art

import "onelongnight/game/ui/kit"

// Dawn fills the window behind the table: the sky of sunrise above the horizon, the ground below.
func Dawn(c *kit.Canvas, window kit.Rect, horizon float64) {
	c.FillStops(kit.Rect{X: window.X, Y: window.Y, W: window.W, H: horizon - window.Y}, morning...)
	c.FillStops(kit.Rect{X: window.X, Y: horizon, W: window.W, H: window.Bottom() - horizon}, earth...)
}

var (
	morning = stops(0.0, kit.Hex(0x232E58), 0.35, kit.Hex(0x6F5C8A), 0.72, kit.Hex(0xE2875C), 1.0, kit.Hex(0xFFDB92))
	earth   = stops(0.0, kit.Hex(0xA8693F), 0.16, kit.Hex(0x744629), 0.55, kit.Hex(0x4A2E20), 1.0, kit.Hex(0x1E1410))
)
