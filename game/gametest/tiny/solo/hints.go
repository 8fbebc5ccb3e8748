package solo

import "onelongnight/game"

// near is the distance in steps at which the hunter is worth a hint.
const near = 4

// Hints implements game.Hinter, as does Fitting.
func (*Game) Hints() []string { return []string{"hunter", "gather"} }

// Fitting returns "hunter" if the hunter is near, and "gather" while there is something to gather.
func (*Game) Fitting(v game.View, _ []game.Move, _ []game.Event, buf []string) []string {
	s := v.(*View)
	if distance(s.Walker, s.Hunter) <= near {
		buf = append(buf, "hunter")
	}
	if s.Nearest() >= 0 {
		buf = append(buf, "gather")
	}
	return buf
}

// Nearest returns the place nearest to the walker where something lies, −1 if there is none.
func (p *Public) Nearest() int {
	best, far := -1, places
	for place, worth := range p.Worth {
		if d := distance(p.Walker, uint8(place)); worth > 0 && d < far {
			best, far = place, d
		}
	}
	return best
}
