package art

import (
	"onelongnight/game/ui/kit"
)

// Settlement draws a faction's settlement as it stands at the horizon, which is the foot of r. It grows with the number
// of buildings.
func Settlement(c *kit.Canvas, faction string, buildings int, r kit.Rect) {
	type key struct{ settlement string }
	c.Art(key{faction}, r, func(p *kit.Painter) {
		k := min(r.W/300, r.H/76)
		draw(p, emblems(), "settlement-"+faction, r.W/2, r.H, k)
	})
}
