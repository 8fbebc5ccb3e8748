package aurora

// Token is what lies on a place or a card (1.2).
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

var tokenNames = [tokenCount]string{"", "survivor", "food", "fuel", "ammo", "object"}

// String is the word of data and protocol.
func (t Token) String() string { return tokenNames[t] }

// Tokens is how many there are of each kind.
type Tokens [tokenCount]uint8

// Resources is how many food, fuel and ammo there are.
func (t *Tokens) Resources() int { return int(t[Food]) + int(t[Fuel]) + int(t[Ammo]) }

// Place is what a place on a truck, a trailer or a piece of equipment is (2.2).
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

var placeNames = [placeCount]string{"", "free", "cabin", "hold", "armour", "gun1", "gun2", "gun3", "gun4", "speed",
	"food", "fame1", "fame2", "eco", "recycle"}

// String is the word of the data.
func (p Place) String() string { return placeNames[p] }

// Gun is the level of a weapon, 0 if the place is none.
func (p Place) Gun() int {
	if p >= Gun1 && p <= Gun4 {
		return int(p-Gun1) + 1
	}
	return 0
}

// Holds tells whether the place may hold a token of a kind.
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
	// Columns is how many columns a convoy has at most (2.1).
	Columns = 4
	// PlacesOnCard is how many places a card has at most.
	PlacesOnCard = 6
	// Spots is how many places a convoy could have.
	Spots = 2 * Columns * PlacesOnCard
)

// Spot is a place of a convoy, in place order (2.1): column, then b before t, then number.
type Spot uint8

// SpotAt is a place by its card (see Convoy.Cars) and number, from 0.
func SpotAt(car, n int) Spot { return Spot(car*PlacesOnCard + n) }

// Car is the card that a place is on, as Convoy.Cars counts them.
func (p Spot) Car() int { return int(p) / PlacesOnCard }

// Number is the place on its card, from 0.
func (p Spot) Number() int { return int(p) % PlacesOnCard }

// Column is the column of a place, from 1.
func (p Spot) Column() int { return p.Car()/2 + 1 }

// spotNames are all places in the words of the protocol.
var spotNames = func() (names [Spots]string) {
	for i := range names {
		p := Spot(i)
		names[i] = string(rune('0'+p.Column())) + string("bt"[p.Car()%2]) + string(rune('1'+p.Number()))
	}
	return names
}()

// String is the word of the protocol.
func (p Spot) String() string { return spotNames[p] }

// Zone is where damage falls (2.6).
type Zone uint8

// The zones. The last three are those of grids only.
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

var zoneNames = [zoneCount]string{"any", "top", "bottom", "front", "truck", "rear", "all"}

// String is the word of the data.
func (z Zone) String() string { return zoneNames[z] }

// Covers tells whether a place lies in a zone (2.6).
func (z Zone) Covers(at Spot) bool { return zones[z]>>at&1 != 0 }

// car is the places of a card.
func car(n int) uint64 { return (1<<PlacesOnCard - 1) << (n * PlacesOnCard) }

// zones are the places of each zone.
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
