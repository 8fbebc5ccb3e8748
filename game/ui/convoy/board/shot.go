package board

import (
	"onelongnight/game/table"
	"onelongnight/game/ui/kit"
	"onelongnight/game/ui/motion"
	"onelongnight/game/ui/skin"
)

// Now is the moment that is drawn.
type Now = skin.Now[*Model, *Layout]

// shot is a table at rest, and where its things stand.
type shot struct {
	Model  *Model
	Layout *Layout
	spots  map[table.Spot]kit.Rect
}

// spot returns where a thing stands in the picture, even if it is too small to be pointed at or folded away, and false
// if it is nowhere.
func (s *shot) spot(id table.Spot) (kit.Rect, bool) {
	if s.spots == nil {
		s.findSpots()
	}
	r, ok := s.spots[id]
	return r, ok
}

func (s *shot) findSpots() {
	s.spots = map[table.Spot]kit.Rect{}
	f := s.Layout
	for _, h := range f.hits {
		s.spots[h.Spot] = h.Rect
	}
	for i := range s.Model.Cities {
		c, col := &s.Model.Cities[i], &f.Columns[i]
		for side := Moloch; side <= Outpost; side++ {
			row := c.row(side)
			for k := range row.Units {
				if r := f.unitSpot(col, side, i, k); !r.Empty() {
					s.spots[unitSpot(row.Units[k].ID)] = r
				}
			}
		}
		for d, r := range col.Districts {
			s.spots[districtSpot(c.N, d+1)] = r
		}
		if col.Shown {
			s.spots[citySpot(c.N)] = col.Rect
		} else {
			s.spots[citySpot(c.N)] = f.Tabs[i]
		}
	}
	for i := range f.Hand.Cards {
		s.spots[cardSpot(s.Model.Hand[i].ID)] = f.Hand.Cards[i].Rect
	}
	if f.Battle != nil {
		s.battleSpots(s.Model.Battle, f.Battle)
	}
}

// battleSpots moves the spots of what has a place in the scene of a battle there.
func (s *shot) battleSpots(b *Battle, p *BattleLayout) {
	s.spots[citySpot(b.City)] = p.City
	n := len(s.Model.Cities[b.City-1].Districts)
	for d := range n {
		s.spots[districtSpot(b.City, d+1)] = part(p.City, d, n)
	}
	for side := Moloch; side <= Outpost; side++ {
		for i := range b.Tallies[side] {
			s.spots[unitSpot(b.Tallies[side][i].Unit.ID)] = p.Tokens[side][i]
		}
		for _, word := range pileWords {
			s.spots[pileSpot(side, word)] = p.Words[side].Centred(40, 40)
		}
	}
}

// part returns the i-th of n equal parts of r, from the left.
func part(r kit.Rect, i, n int) kit.Rect {
	w := r.W / float64(n)
	return kit.Rect{X: r.X + w*float64(i), Y: r.Y, W: w, H: r.H}
}

// unitSpot returns where unit k of a row stands: its token, the count that it is folded into, or the tab of its city.
func (f *Layout) unitSpot(col *Column, side Faction, city, k int) kit.Rect {
	switch {
	case k < len(col.Units[side]):
		return col.Units[side][k]
	case col.Folded:
		return col.Fold[side]
	}
	t := f.Tabs[city]
	return t.Centred(t.W*0.3, t.W*0.3*tall)
}

// row returns a side's row in a city.
func (c *City) row(side Faction) *Row {
	if side == Outpost {
		return &c.Outpost
	}
	return &c.Moloch
}

// fly returns how far things have come that fly from one place to another, 0..1.
func (d *drawing) fly() float64 {
	n := d.now
	if n.Before == nil || n.Calm {
		return 1
	}
	return motion.Tween{Length: min(n.Length, FlightTime), Ease: motion.InOut}.At(n.T)
}

// FlightTime is how long a card flies, in ms.
const FlightTime = 260

// ArrivalTime is how long the arrival of a unit whose card is held up takes, in ms; arrivalHeld is the part of it for
// which the card is held.
const (
	ArrivalTime = 960
	arrivalHeld = 0.73
)

// was returns where a thing stood before the change; it tries the ids in turn.
func (d *drawing) was(ids ...table.Spot) (kit.Rect, bool) {
	if d.before == nil {
		return kit.Rect{}, false
	}
	for _, id := range ids {
		if r, ok := d.before.spot(id); ok {
			return r, true
		}
	}
	return kit.Rect{}, false
}

// mixRect returns the rectangle at the part t of the way from a to b.
func mixRect(a, b kit.Rect, t float64) kit.Rect {
	return kit.Rect{X: motion.Mix(a.X, b.X, t), Y: motion.Mix(a.Y, b.Y, t), W: motion.Mix(a.W, b.W, t),
		H: motion.Mix(a.H, b.H, t)}
}

// between draws something that was made for the place to, while it is at the part t of its way there from another
// place.
func (d *drawing) between(from, to kit.Rect, t float64, draw func()) {
	if t >= 1 || from == to {
		draw()
		return
	}
	at := mixRect(from, to, t)
	// What flies is lifted towards the eye, most in the middle of its way.
	at = at.Inset(-at.W * 0.05 * motion.Bump(t, 0, 1))
	d.WarpTo(to, at)
	draw()
	d.Pop()
}
