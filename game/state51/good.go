package state51

import "onelongnight/game"

// Good is a kind of token, or of something else that cards give and cost (1.3).
type Good uint8

// The goods, in the order of the data.
const (
	Scrap Good = iota
	Fuel
	Gun
	Brick
	Any // any resource, which can pay for all others (1.3)
	Worker
	Red1
	Red2
	Red3
	Blue1
	Blue2
	Blue3
	Grey1
	Grey2
	Grey3
	Wild1
	Wild3
	Rebuild
	RebuildFree
	VP
	VP2
	GoodCard      // as a gain, a card from the deck; as a cost, one from the hand
	GoodAgreement // only as a cost: one of the agreements
	Steal         // only as a gain: 9.10
	GoodCount
)

const (
	// BasicCount is the number of basic resources, which are the first goods.
	BasicCount = 4
	// ResourceCount is the number of resources, including the universal one. They are the first goods.
	ResourceCount = 5
	// TokenCount is the number of goods that lie on a base as tokens, without victory tokens. They are the first goods.
	TokenCount = int(VP)
)

// Value returns the value of a victory token, or 0 for other goods.
func (g Good) Value() int {
	switch g {
	case VP:
		return 1
	case VP2:
		return 2
	}
	return 0
}

// Colour says which action a contact is for (1.3, 6.5 to 6.7).
type Colour uint8

const (
	Red  Colour = iota // pillage
	Blue               // cooperation
	Grey               // annexation
)

// Reach returns how much distance a contact token covers for a colour, or 0 if it is not for that colour (7.1).
func (g Good) Reach(c Colour) int {
	switch {
	case g == Wild1:
		return 1
	case g == Wild3:
		return 3
	case g >= Red1 && g <= Grey3 && Colour((g-Red1)/3) == c:
		return int(g-Red1)%3 + 1
	}
	return 0
}

// Type is what a location counts as (1.4).
type Type uint8

// The types. The first ones are those of resources, with the number of the good.
const (
	TypeScrap Type = iota
	TypeFuel
	TypeGun
	TypeBrick
	TypeAny
	TypeWorker
	TypeCard
	TypeContact
	TypeVP
	TypeCount
)

// Types is a set of types.
type Types uint16

// Has reports whether a type is in the set.
func (t Types) Has(x Type) bool { return t>>x&1 != 0 }

// Tokens is how many tokens there are of each kind, except victory tokens.
type Tokens [TokenCount]uint8

// Resources is how many resource tokens there are of each kind.
type Resources [ResourceCount]uint8

func (r *Resources) Sum() (n int) {
	for _, x := range r {
		n += int(x)
	}
	return n
}

// seatNames are the names of the seats, clockwise (1.6).
var seatNames = [game.MaxSeats]string{"a", "b", "c", "d"}
