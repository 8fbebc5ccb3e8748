// Package foresee tells people what a move would lead to, as far as their seat can see: the cargo that it brings and
// what of it has no room, drives and their price, who would be lost, what a hit would spare, and what goes when a card
// is installed. No computer player uses it.
package foresee

import "onelongnight/game/aurora"

// Comes returns the resources that a move brings at once, as far as that is certain. It returns none if a price is paid
// first, as that may make room.
func Comes(v *aurora.View, a aurora.Act) (goods aurora.Tokens) {
	slot := v.Explore.Slot
	switch a.Verb {
	case aurora.VerbBlock:
		return v.Lying(slot, int(a.A-1))
	case aurora.VerbCard: // if only one block is left nobody is asked which (7.6)
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

// gained returns the resources that a list of effects brings, none if one of the effects is a price.
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

// Excess returns how many of some resources have no room beside the cargo of the view's seat (2.5).
func Excess(v *aurora.View, goods *aurora.Tokens) int { return ExcessAfter(v, goods, 0) }

// ExcessAfter is Excess once the seat has spent some food, which makes room.
func ExcessAfter(v *aurora.View, goods *aurora.Tokens, food int) int {
	if goods.Resources() == 0 {
		return 0
	}
	c := v.Convoys[v.Who]
	c.Goods[aurora.Food] -= uint8(min(food, int(c.Goods[aurora.Food])))
	for t := aurora.Food; t <= aurora.Ammo; t++ {
		c.Goods[t] += goods[t]
	}
	return v.Game().Over(&c)
}
