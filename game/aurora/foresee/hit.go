package foresee

import "onelongnight/game/aurora"

// Stows returns what lies on a place of the seat that decides once all its cargo is stowed for an attack, NoToken if
// nothing does.
func Stows(v *aurora.View, at aurora.Spot) aurora.Token { return v.Convoys[v.Asked].Load[at] }

// Spares reports whether a hit on a place costs no cargo: nothing is stowed there, or loose cargo fits without it.
func Spares(v *aurora.View, at aurora.Spot) bool {
	c := v.Convoys[v.Asked]
	if c.Stowed {
		return c.Load[at] == aurora.NoToken
	}
	c.Damage |= 1 << at
	return v.Game().Over(&c) == 0
}

// Torn reports whether the card that a place is on has damage already.
func Torn(v *aurora.View, at aurora.Spot) bool { return v.Convoys[v.Asked].Torn(at.Car()) }
