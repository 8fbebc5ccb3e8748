package aurora

import "onelongnight/game"

// Stows is what lies on a place of the seat that decides when everything is stowed for an attack, NoToken if nothing
// does.
func (v *View) Stows(at Spot) Token { return v.Convoys[v.Asked].Load[at] }

// Spares tells whether a hit on a place takes nothing but the place: nothing lies there, and all that is aboard fits
// without it.
func (v *View) Spares(at Spot) bool {
	c := v.Convoys[v.Asked]
	if c.Stowed {
		return c.Load[at] == NoToken
	}
	c.Damage |= 1 << at
	return v.g.fits(&c)
}

// Torn tells whether the card that a place is on is damaged already.
func (v *View) Torn(at Spot) bool {
	c := &v.Convoys[v.Asked]
	return c.Damage&car(at.Car()) != 0
}

// Shielded tells whether armour could take the hit that is asked for.
func (v *View) Shielded() bool {
	if v.Ask != AskDamage {
		return false
	}
	c := &v.Convoys[v.Asked]
	open := zones[v.top().A]
	return open&v.g.Intact(c, Armour) != 0
}

// Contaminates tells whether a move takes what contaminates the crew: a card that does so first, or a bonus or an
// option that does.
func (v *View) Contaminates(m game.Move) bool {
	var effects []Effect
	switch a := ActOf(m); a.Verb {
	case VerbExplore:
		effects = v.g.data.lists[v.g.data.of[v.Slots[a.A].Card].Do]
	case VerbBonus:
		effects = v.g.BonusOf(a.A, Bonus(a.B))
	case VerbChoose:
		effects = v.Option(int(a.A - 1))
	}
	for i := range effects {
		if effects[i].Do == DoContaminate {
			return true
		}
	}
	return false
}
