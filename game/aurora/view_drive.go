package aurora

import "onelongnight/game"

// Drive is a drive that could be made now: where it ends, over which shortcuts, and what it takes.
type Drive struct {
	To, Ways    uint8
	Edges, Fuel int // of the fuel a recycler may let food pay a part
}

// Drives are those that the seat of the view can choose from, in the order of its moves.
func (v *View) Drives() (list []Drive) {
	s := v.known()
	var room [maxMoves]game.Move
	for _, m := range s.Legal(room[:0]) {
		a := ActOf(m)
		if a.Verb != VerbDrive {
			continue
		}
		edges := v.g.route.length(v.Convoys[v.Who].Space, path{a.A, a.B})
		first, more := s.fuelFor(v.Who, edges)
		if !v.Whole() { // the bonus has one price (13.2)
			first, more = 1, 0
		}
		list = append(list, Drive{a.A, a.B, edges, first + more})
	}
	return list
}

// Finds is the resource of the beacon where a drive ends, NoToken for none, and whether there is room for it once the
// drive is paid.
func (v *View) Finds(d *Drive) (found Token, fits bool) {
	b := v.Beacons[d.To]
	if b < BeaconFood || b > BeaconAmmo {
		return NoToken, true
	}
	c := v.Convoys[v.Who]
	fuel := min(uint8(d.Fuel), c.Goods[Fuel])
	c.Goods[Fuel] -= fuel
	c.Goods[Food] -= min(uint8(d.Fuel)-fuel, c.Goods[Food]) // a recycler takes it too
	found = Food + Token(b-BeaconFood)
	return found, v.g.Fits(&c, found)
}

// Speed is how many edges a seat drives without paying for more than the start (9.3), or will in the Movement to
// come, by when all who rest now are in Action (8).
func (v *View) Speed(seat game.Seat) int {
	s := v.known()
	if v.Phase < PhaseMovement {
		c := &s.Convoys[seat]
		for i := range c.Crew[:c.CrewN] {
			if c.Crew[i].Station == InRest {
				c.Crew[i].Station = InAction
			}
		}
	}
	return s.Points(seat)
}

// Asking is the place of the slot that is explored and whether its card, or its bonus, is still to be done.
func (v *View) Asking() (slot uint8, card, bonus bool) {
	return v.Explore.Slot, !v.Explore.Card, !v.Explore.Bonus
}

// Covers tells whether a place lies in a zone (2.6).
func (z Zone) Covers(at Spot) bool { return zones[z]>>at&1 != 0 }
