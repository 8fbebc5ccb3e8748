package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
)

// arrow is one of the two buttons on the wheel of a phone that turn a tile by one step.
type arrow struct {
	angle float64 // degrees clockwise from the top of the wheel
	by    int     // 1 clockwise, −1 the other way
	icon  kit.Icon
}

// arrows returns the two, where the thumb swipes.
func arrows(mirror bool) [2]arrow {
	list := [2]arrow{{-75, -1, kit.IconUndo}, {-15, 1, kit.IconRedo}}
	if mirror {
		list[0].angle, list[1].angle = 15, 75
	}
	return list
}

// arrowSize is half the side of an arrow's place, CSS pixels.
const arrowSize = 22

func (f *Layout) arrowAt(a arrow) (x, y float64) {
	r, turn := 0.35*f.Wheel.W, a.angle*math.Pi/180
	return f.Wheel.MidX() + r*math.Sin(turn), f.Wheel.MidY() - r*math.Cos(turn)
}

// wheelHits are the arrows of the wheel: each is the way to turn that comes next.
func (f *Layout) wheelHits(t *Turning, mirror bool) {
	if f.Wheel.Empty() {
		return
	}
	n, at := len(t.Ways), slices.Index(t.Ways, t.Way)
	for _, a := range arrows(mirror) {
		if n > 1 && at >= 0 {
			x, y := f.arrowAt(a)
			f.hits.Add(t.Spots[(at+a.by+n)%n], around(x, y, arrowSize, arrowSize))
		}
	}
}
