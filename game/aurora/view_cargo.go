package aurora

// Comes are the resources that a move brings at once, as far as that is sure: none where a price is paid before, which
// may make room.
func (v *View) Comes(a Act) (goods Tokens) {
	slot := &v.Slots[v.Explore.Slot]
	switch a.Verb {
	case VerbBlock:
		return v.Lying(v.Explore.Slot, int(a.A-1))
	case VerbCard: // nobody is asked which block where one is left (7.6)
		left, right := v.Lying(v.Explore.Slot, 0), v.Lying(v.Explore.Slot, 1)
		switch {
		case v.g.data.of[slot.Card].Kind != Location:
		case right == Tokens{}:
			return left
		case left == Tokens{}:
			return right
		}
	case VerbBonus:
		return v.gained(v.g.BonusOf(a.A, Bonus(a.B)))
	case VerbChoose:
		return v.gained(v.Option(int(a.A - 1)))
	}
	return goods
}

// Lying are the resources of a block of a slot, from 0.
func (v *View) Lying(slot uint8, block int) (goods Tokens) {
	for _, t := range v.Slots[slot].Tokens[block] {
		if t >= Food && t <= Ammo {
			goods[t]++
		}
	}
	return goods
}

// gained are the resources that effects bring.
func (v *View) gained(list []Effect) (goods Tokens) {
	for i := range list {
		switch e := &list[i]; e.Do {
		case DoGain:
			goods[e.Token] += uint8(e.N)
		case DoTakeTokens:
			for t, n := range v.Lying(v.Explore.Slot, 0) {
				goods[t] += n
			}
		case DoDropResource, DoDropSurvivor, DoDropObject, DoSwap:
			return Tokens{}
		}
	}
	return goods
}

// Excess is how many of some resources there is no room for beside the cargo of the seat (2.5).
func (v *View) Excess(goods *Tokens) int {
	c := v.Convoys[v.Who]
	any := false
	for t := Food; t <= Ammo; t++ {
		c.Goods[t] += goods[t]
		any = any || goods[t] > 0
	}
	if !any {
		return 0
	}
	return max(0, v.g.room(&c).over(int(c.CrewN), &c.Goods))
}
