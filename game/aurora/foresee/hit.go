package foresee

import "onelongnight/game/aurora"

// Stows is what lies on a place of the seat that decides when everything is stowed for an attack, NoToken if nothing
// does.
func Stows(v *aurora.View, at aurora.Spot) aurora.Token { return v.Convoys[v.Asked].Load[at] }

// Spares tells whether a hit on a place takes nothing but the place: nothing lies there, and all that is aboard fits
// without it.
func Spares(v *aurora.View, at aurora.Spot) bool {
	c := v.Convoys[v.Asked]
	if c.Stowed {
		return c.Load[at] == aurora.NoToken
	}
	c.Damage |= 1 << at
	return v.Game().Over(&c) == 0
}

// Torn tells whether the card that a place is on is damaged already.
func Torn(v *aurora.View, at aurora.Spot) bool { return v.Convoys[v.Asked].Torn(at.Car()) }
