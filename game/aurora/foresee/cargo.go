// Package foresee tells people what would come of a position of Last Aurora, from what their seat can see: the cargo
// that a move brings and what of it has no room, drives and their price, who would be lost, what a hit spares, and what
// goes when a card is coupled. Nobody plays by it.
package foresee

import "onelongnight/game/aurora"

// Comes are the resources that a move brings at once, as far as that is sure: none where a price is paid before, which
// may make room.
func Comes(v *aurora.View, a aurora.Act) (goods aurora.Tokens) {
	slot := v.Explore.Slot
	switch a.Verb {
	case aurora.VerbBlock:
		return v.Lying(slot, int(a.A-1))
	case aurora.VerbCard: // nobody is asked which block where one is left (7.6)
		left, right := v.Lying(slot, 0), v.Lying(slot, 1)
		switch {
		case v.Game().Data().Of(v.Slots[slot].Card).Kind != aurora.Location:
		case right == aurora.Tokens{}:
			return left
		case left == aurora.Tokens{}:
			return right
		}
	case aurora.VerbBonus:
		return gained(v, v.Game().BonusOf(a.A, aurora.Bonus(a.B)))
	case aurora.VerbChoose:
		return gained(v, v.Option(int(a.A-1)))
	}
	return goods
}

// gained are the resources that effects bring.
func gained(v *aurora.View, list []aurora.Effect) (goods aurora.Tokens) {
	for i := range list {
		switch e := &list[i]; e.Do {
		case aurora.DoGain:
			goods[e.Token] += uint8(e.N)
		case aurora.DoTakeTokens:
			for t, n := range v.Lying(v.Explore.Slot, 0) {
				goods[t] += n
			}
		case aurora.DoDropResource, aurora.DoDropSurvivor, aurora.DoDropObject, aurora.DoSwap:
			return aurora.Tokens{}
		}
	}
	return goods
}

// Excess is how many of some resources there is no room for beside the cargo of the seat (2.5).
func Excess(v *aurora.View, goods *aurora.Tokens) int {
	if goods.Resources() == 0 {
		return 0
	}
	c := v.Convoys[v.Who]
	for t := aurora.Food; t <= aurora.Ammo; t++ {
		c.Goods[t] += goods[t]
	}
	return v.Game().Over(&c)
}
