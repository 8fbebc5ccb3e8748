package art

import (
	"math"

	"onelongnight/game/ui/kit"
)

// Landscape fills r with the night: the ship at the horizon, above the place of the name, and, unless the journey is
// over, convoys on their way to it. If the name leaves no room for ship and convoys, both are left out.
func Landscape(c *kit.Canvas, r, name kit.Rect, over bool) {
	horizon, crowded := r.Y+r.H*0.4, false
	if !name.Empty() {
		horizon = name.Y - r.H*0.015
		if least := r.Y + r.H*0.24; horizon < least {
			horizon, crowded = least, !over
		}
	}
	Night(c, r, r.Y, horizon)
	if crowded { // the name would cover them
		return
	}
	c.PushClip(r)
	long := math.Min(math.Min(r.W*0.3, 300), (horizon-r.Y)*1.1)
	at := 0.8
	if over && r.W > r.H { // beside the words, which are in the middle
		at = 0.91
	}
	Ship(c, r.X+r.W*at, horizon+2, long, false)
	if !over {
		glow(c, r.X+r.W*0.2, horizon, long*0.5, long*0.3, lamp.Fade(0.4))
		Mini(c, "green", r.X+r.W*0.5, horizon+long*0.05, long*0.18)
		Mini(c, "blue", r.X+r.W*0.37, horizon+long*0.06, long*0.24)
		Mini(c, "red", r.X+r.W*0.2, horizon+long*0.08, long*0.4)
	}
	c.Pop()
}

// Cover fills r with the game's cover for the shelf: the convoy in section under the northern lights, and the ship
// ahead. Words will cover its foot.
func Cover(c *kit.Canvas, _ kit.Window, r kit.Rect) {
	wide := r.W > r.H*1.2
	horizon := r.Y + math.Round(r.H*0.5)
	if wide {
		horizon = r.Y + math.Round(r.H*0.56)
	}
	Night(c, r, r.Y, horizon)
	c.PushClip(r)
	defer c.Pop()
	x := r.X + r.W*0.78
	Ship(c, x, horizon+2, math.Min(r.W*0.34, r.H*0.6), false)
	truck := Car{ID: "truck", Truck: true, Places: []string{"cabin", "free", "gun1", "armour"}, Speed: 2}
	k := math.Min(r.W*0.62/201, r.H*0.34/130)
	side := cellSize * k
	body := kit.Rect{W: 193 * k, H: 107 * k}
	body.X, body.Y = r.X+r.W*0.06, horizon+r.H*0.02
	if wide {
		body.X, body.Y = r.X+r.W*0.36, horizon-body.H*0.1
	}
	glow(c, body.MidX(), body.MidY(), body.W*0.8, body.H, lamp.Fade(0.35))
	DrawBody(c, truck, body, side, true, true)
	loads := []string{"survivor", "fuel", "", ""}
	for i, at := range truck.Cells(body, side, 3*k) {
		DrawPlace(c, Place{Kind: truck.Places[i], Load: loads[i]}, at)
	}
}
