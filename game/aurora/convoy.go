package aurora

import (
	"math/bits"

	"onelongnight/game"
)

// places returns the places of one kind in a convoy, damaged or not, as a set of Spots.
func (g *Game) places(c *Convoy, kind Place) (set uint64) {
	masks := &g.data.places[kind]
	for i, card := range c.Cars {
		set |= uint64(masks[card]) << (i * PlacesOnCard)
	}
	return set
}

// allPlaces returns all places of a convoy, damaged or not.
func (g *Game) allPlaces(c *Convoy) (set uint64) {
	for i, card := range c.Cars {
		set |= uint64(g.data.of[card].all) << (i * PlacesOnCard)
	}
	return set
}

// Intact returns the intact places of a kind (2.2): bit n is Spot n.
func (g *Game) Intact(c *Convoy, kind Place) uint64 { return g.places(c, kind) &^ c.Damage }

// count returns how many intact places of a kind a convoy has.
func (g *Game) count(c *Convoy, kind Place) int { return bits.OnesCount64(g.Intact(c, kind)) }

// kindAt returns the kind of a place, NoPlace if the convoy has no such place.
func (g *Game) kindAt(c *Convoy, p Spot) Place {
	places := g.data.of[c.Cars[p.Car()]].Places
	if p.Number() >= len(places) {
		return NoPlace
	}
	return places[p.Number()]
}

// room is how much a convoy can carry: its intact free, cabin and hold places (2.3).
type room struct{ free, cabin, hold int }

// Room returns how many intact free, cabin and hold places a convoy has.
func (g *Game) Room(c *Convoy) (free, cabin, hold int) {
	r := g.room(c)
	return r.free, r.cabin, r.hold
}

func (g *Game) room(c *Convoy) (r room) {
	for i, card := range c.Cars {
		x := &g.data.of[card]
		intact := ^uint8(c.Damage >> (i * PlacesOnCard))
		r.free += bits.OnesCount8(x.masks[Free] & intact)
		r.cabin += bits.OnesCount8(x.masks[Cabin] & intact)
		r.hold += bits.OnesCount8(x.masks[Hold] & intact)
	}
	return r
}

// over returns how many tokens have no room; the cargo fits if that is 0 or less (2.3).
func (r room) over(survivors int, t *Tokens) int {
	return int(t[Ammo]) + max(0, survivors-r.cabin) + max(0, int(t[Food])+int(t[Fuel])-r.hold) - r.free
}

// helps reports whether dropping a token of a kind leaves fewer tokens without room (2.3).
func (r room) helps(kind Token, survivors int, t *Tokens) bool {
	switch kind {
	case Ammo:
		return t[Ammo] > 0
	case SurvivorToken:
		return survivors > r.cabin
	}
	return t[kind] > 0 && int(t[Food])+int(t[Fuel]) > r.hold
}

// fits reports whether what a convoy carries fits (2.3).
func (g *Game) fits(c *Convoy) bool { return g.room(c).over(int(c.CrewN), &c.Goods) <= 0 }

// Over returns how many of the tokens that a convoy carries have no room (2.3).
func (g *Game) Over(c *Convoy) int { return max(0, g.room(c).over(int(c.CrewN), &c.Goods)) }

// Fits reports whether one more token of a kind would fit (2.3).
func (g *Game) Fits(c *Convoy, kind Token) bool {
	r, goods, survivors := g.room(c), c.Goods, int(c.CrewN)
	if kind == SurvivorToken {
		survivors++
	} else {
		goods[kind]++
	}
	return r.over(survivors, &goods) <= 0
}

// tracks reports whether a convoy has tracks, on any of its cards (2.10).
func (g *Game) tracks(c *Convoy) bool {
	for _, card := range c.Cars {
		if g.data.of[card].Tracks {
			return true
		}
	}
	return false
}

// open returns the shortcuts that a side may count on (9.4). The Automa has none: it owns no tracks, and its distances
// are counted along the road (12.2).
func (s *State) open(seat game.Seat) uint8 {
	if seat == s.g.automa {
		return 0
	}
	return s.g.route.open(s.g.tracks(&s.Convoys[seat]), s.Closed)
}

// truck returns a convoy's truck card.
func (g *Game) truck(c *Convoy) *Design { return &g.data.of[c.Cars[0]] }

// Trailers returns how many trailers a convoy has.
func (c *Convoy) Trailers() (n int) {
	for column := 1; column < Columns; column++ {
		if c.Cars[2*column] != NoCard {
			n++
		}
	}
	return n
}

// drivable reports whether the truck has an intact place for somebody to sit (9.2).
func (g *Game) drivable(c *Convoy) bool {
	x := g.truck(c)
	return (x.masks[Free]|x.masks[Cabin])&^uint8(c.Damage&car(0)) != 0
}

// weapons returns the intact weapons of a convoy, whether they have fired or not.
func (g *Game) weapons(c *Convoy) uint64 {
	return g.Intact(c, Gun1) | g.Intact(c, Gun2) | g.Intact(c, Gun3) | g.Intact(c, Gun4)
}

// Points returns how many edges a convoy can drive without paying more than the first fuel (9.3).
func (s *State) Points(seat game.Seat) int {
	c := &s.Convoys[seat]
	n := int(s.g.truck(c).Speed) + s.g.count(c, SpeedPlace) + int(c.Nitrous)
	for i := range c.Crew[:c.CrewN] {
		m := &c.Crew[i]
		skill := &s.g.data.of[m.Card].Skill
		if m.Station != InAction || skill.Can != Speeds {
			continue
		}
		n += int(skill.N)
		if skill.Behind > 0 && s.behind(seat) >= int(skill.Behind) {
			n += int(skill.More)
		}
	}
	return n
}

// behind returns how many edges a seat is behind the furthest convoy, over edges open to it (3.5).
func (s *State) behind(seat game.Seat) int {
	far := uint8(0)
	for _, other := range s.Order[:s.Sides] {
		far = max(far, s.space(other))
	}
	from := s.space(seat)
	if far <= from {
		return 0
	}
	return s.g.route.fewest(from, far, s.open(seat))
}

// foremost returns the first place that holds a token of a kind, NoSpot if none does.
func (c *Convoy) foremost(kind Token) Spot {
	for p, t := range c.Load {
		if t == kind {
			return Spot(p)
		}
	}
	return NoSpot
}

// NoSpot is no place.
const NoSpot Spot = 0xFF

// PlaceCount is the number of kinds of places, counting NoPlace.
const PlaceCount = int(placeCount)

// Counts returns how many intact places of each kind a convoy has (2.2).
func (g *Game) Counts(c *Convoy) (n [PlaceCount]uint8) {
	for i, card := range c.Cars {
		if card == NoCard {
			continue
		}
		x := &g.data.of[card]
		for at := x.all &^ uint8(c.Damage>>(i*PlacesOnCard)); at != 0; at &= at - 1 {
			n[x.Places[bits.TrailingZeros8(at)]]++
		}
	}
	return n
}

// Torn reports whether any place of the card at index at of Cars is damaged.
func (c *Convoy) Torn(at int) bool { return c.Damage&car(at) != 0 }

// Remove takes the card at index at of Cars away, with the damage on it, and returns it: NoCard if there is none.
func (c *Convoy) Remove(at int) Card {
	card := c.Cars[at]
	c.Cars[at] = NoCard
	c.Damage &^= car(at)
	return card
}

// IntactCards returns how many of a convoy's trucks, trailers and pieces of equipment have no damage (2.2).
func (c *Convoy) IntactCards() (n int) {
	for i, card := range c.Cars {
		if card != NoCard && !c.Torn(i) {
			n++
		}
	}
	return n
}
