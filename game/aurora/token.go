package aurora

// Token is a kind of token that lies on a place or a card (1.2).
type Token uint8

// The tokens. Food, fuel and ammo are the resources.
const (
	NoToken Token = iota
	SurvivorToken
	Food
	Fuel
	Ammo
	ObjectToken
	tokenCount
)

// Tokens is a number of tokens of each kind.
type Tokens [tokenCount]uint8

// Resources returns how many resources there are: food, fuel and ammo together.
func (t *Tokens) Resources() int { return int(t[Food]) + int(t[Fuel]) + int(t[Ammo]) }

// Place is the kind of a place on a truck, a trailer or a piece of equipment (2.2).
type Place uint8

// The places.
const (
	NoPlace Place = iota
	Free
	Cabin
	Hold
	Armour
	Gun1
	Gun2
	Gun3
	Gun4
	SpeedPlace
	FoodPlace
	Fame1
	Fame2
	Eco
	Recycle
	placeCount
)

// Gun returns the level of a weapon, 1 to 4, or 0 if the place is none.
func (p Place) Gun() int {
	if p >= Gun1 && p <= Gun4 {
		return int(p-Gun1) + 1
	}
	return 0
}

// Holds reports whether a place may hold a token of a kind (2.2).
func (p Place) Holds(t Token) bool {
	switch p {
	case Free:
		return true
	case Cabin:
		return t == SurvivorToken
	case Hold:
		return t == Food || t == Fuel
	}
	return false
}

const (
	// Columns is the most columns that a convoy has (2.1).
	Columns = 4
	// PlacesOnCard is the most places that a card has.
	PlacesOnCard = 6
	// Spots is the most places that a convoy could have.
	Spots = 2 * Columns * PlacesOnCard
)

// Spot is a place of a convoy, numbered in place order (2.1): by column, then bottom before top, then by place of the
// card.
type Spot uint8

// SpotAt returns the place with a number, from 0, on a card, which is an index into Convoy.Cars.
func SpotAt(car, n int) Spot { return Spot(car*PlacesOnCard + n) }

// Car returns the card that a place is on, as an index into Convoy.Cars.
func (p Spot) Car() int { return int(p) / PlacesOnCard }

// Number returns which place of its card it is, from 0.
func (p Spot) Number() int { return int(p) % PlacesOnCard }

// Column returns the column of a place, from 1.
func (p Spot) Column() int { return p.Car()/2 + 1 }

// spotNames lists all places in the words of the protocol, such as "2t1".
var spotNames = func() (names [Spots]string) {
	for i := range names {
		p := Spot(i)
		names[i] = string(rune('0'+p.Column())) + string("bt"[p.Car()%2]) + string(rune('1'+p.Number()))
	}
	return names
}()

// String returns the word of the protocol.
func (p Spot) String() string { return spotNames[p] }

// Zone is a part of a convoy where damage falls (2.6).
type Zone uint8

// The zones. RearZone and AllZone are those of grids only.
const (
	AnyZone Zone = iota
	TopZone
	BottomZone
	FrontZone
	TruckZone
	RearZone
	AllZone
	zoneCount
)

// Covers reports whether a place lies in a zone (2.6).
func (z Zone) Covers(at Spot) bool { return zones[z]>>at&1 != 0 }

// car returns the places of the card at index n of Convoy.Cars, as a set of Spots.
func car(n int) uint64 { return (1<<PlacesOnCard - 1) << (n * PlacesOnCard) }

// zones lists the places of each zone, as a set of Spots.
var zones = func() (z [zoneCount]uint64) {
	for n := range 2 * Columns {
		z[AnyZone] |= car(n)
		z[AllZone] |= car(n)
		if n%2 == 0 {
			z[BottomZone] |= car(n)
		} else {
			z[TopZone] |= car(n)
		}
		if n < 2 {
			z[FrontZone] |= car(n)
		} else {
			z[RearZone] |= car(n)
		}
	}
	z[TruckZone] = car(0)
	return z
}()
