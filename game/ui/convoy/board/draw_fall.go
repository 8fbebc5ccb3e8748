package board

import (
	"math"

	"onelongnight/game/ui/convoy/art"
	"onelongnight/game/ui/kit"
)

// fall returns how far district i, from 0, of a city has fallen down in the change that is shown, 0..1, and whether it
// is still standing or falling in it. It returns false if the district does not fall in this change, or has fallen to
// the ground.
func (d *drawing) fall(c *City, i int) (float64, bool) {
	if d.before == nil || c.N == 0 {
		return 0, false
	}
	before := d.before.Model.Cities[c.N-1].Districts
	stood := i >= len(before) || before[i].State != Ravaged
	for k := range d.m.Effects {
		e := &d.m.Effects[k]
		t := (d.now.T - e.Delay) / e.Length
		switch {
		case e.Kind == FxFall && e.At == districtSpot(c.N, i+1):
		case e.Kind == FxRuin && e.At == citySpot(c.N) && stood:
			t = t*2 - 0.32*float64(i) // block after block, from the west
		default:
			continue
		}
		if d.now.Calm {
			t = math.Round(t)
		}
		return math.Max(0, t), t < 1
	}
	return 0, false
}

// falls paints the splinters of every district that is falling down.
func (d *drawing) falls(c *City, sky kit.Rect) {
	n := len(c.Districts)
	for i := range n {
		if t, falls := d.fall(c, i); falls && t > 0 {
			d.rubble(part(sky, i, n), t)
		}
	}
}

// rubble paints the splinters of a block that is falling down.
func (d *drawing) rubble(block kit.Rect, t float64) {
	q := math.Min(block.H, block.W) * 0.7
	d.splinters(kit.Rect{X: block.MidX() - q/2, Y: block.Bottom() - q*1.1, W: q, H: q}, t, 18, art.FoughtEdge)
}
