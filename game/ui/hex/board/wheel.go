package board

import (
	"math"
	"slices"

	"onelongnight/game/ui/kit"
)

// arrow is one of the two buttons on the wheel of a phone. Each turns the tile by one step.
type arrow struct {
	angle float64 // degrees clockwise from the top of the wheel
	by    int     // 1 clockwise, −1 the other way
	icon  kit.Icon
}

// arrows returns the two arrows, where the thumb moves.
func arrows(mirror bool) [2]arrow {
	list := [2]arrow{{-75, -1, kit.IconUndo}, {-15, 1, kit.IconRedo}}
	if mirror {
		list[0].angle, list[1].angle = 15, 75
	}
	return list
}

// arrowSize is half the side of an arrow's place, in CSS pixels.
const arrowSize = 22

func (f *Layout) arrowAt(a arrow) (x, y float64) {
	r, turn := 0.35*f.Wheel.W, a.angle*math.Pi/180
	return f.Wheel.MidX() + r*math.Sin(turn), f.Wheel.MidY() - r*math.Cos(turn)
}

// wheelHits adds the arrows of the wheel; each stands for the next rotation in its direction.
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
