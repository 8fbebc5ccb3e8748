package convoy

import "math/bits"

// City is a city's number on the road, 1 to 5 from west to east; 0 is none.
type City uint8

const (
	Nowhere City = iota
	ZiggyOne
	IronGate
	Cleveland
	Jersey
	NewYork
)

// ID returns the city's name in the protocol.
func (c City) ID() string { return cities[c].ID }

// Printed returns what is printed on the city's card.
func (c City) Printed() *CityData { return &cities[c] }

// next returns the city to the east, or Nowhere after New York.
func (c City) next() City { return (c + 1) % (NewYork + 1) }

// neighbours returns the cities one step along the road (5.10).
func (c City) neighbours() citySet {
	switch c {
	case Nowhere:
		return 0
	case ZiggyOne:
		return setOf(IronGate)
	case NewYork:
		return setOf(Jersey)
	}
	return setOf(c-1) | setOf(c+1)
}

// citySet is a set of cities, with a bit for each.
type citySet uint8

func setOf(c City) citySet        { return 1 << c }
func (s citySet) has(c City) bool { return s>>c&1 != 0 }
func (s citySet) isSingle() bool  { return s != 0 && s&(s-1) == 0 }
func (s citySet) first() City     { return City(bits.TrailingZeros8(uint8(s))) }

func (s *citySet) pop() City {
	c := s.first()
	*s &= *s - 1
	return c
}

// Benefit is what a district brings the side that wins it (4.11).
type Benefit uint8

const (
	None Benefit = iota
	Kill
	Draw
	Send
	Bomb
)

// BenefitOf returns the printed benefit of a district, counted from 1. An added district has None.
func (c City) BenefitOf(district int) Benefit {
	if district < 1 || district > len(cities[c].Districts) {
		return None
	}
	return cities[c].Districts[district-1]
}
