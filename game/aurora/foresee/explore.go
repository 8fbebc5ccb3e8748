package foresee

import (
	"slices"

	"onelongnight/game/aurora"
)

// Doomed reports whether the card being explored contaminates those used so much that at least one of them is lost
// (3.3). Food does not save anybody, as it goes at the end of the action.
func Doomed(v *aurora.View) bool {
	c, left, any := &v.Convoys[v.Explore.Seat], 0, false
	for i := range c.Crew[:c.CrewN] {
		if m := c.Crew[i]; m.Used {
			m.Food = 0
			left, any = left+v.Game().Skill(&m)-1, true
		}
	}
	tokens := 0
	for _, e := range v.Game().Data().EffectsOf(v.Slots[v.Explore.Slot].Card) {
		if e.Do == aurora.DoContaminate && e.Used {
			tokens += int(e.N)
		}
	}
	return any && tokens > left
}

// Short returns how much food the view's seat must spend to explore a slot with everybody in Action: 0 if their skill
// is enough, or if all the food is not.
func Short(v *aurora.View, slot uint8) int {
	c := &v.Convoys[v.Who]
	food, need := int(c.Goods[aurora.Food]), int(v.Game().Data().Costs[slot])
	if skill := v.Game().Strength(c) - food; skill < need && skill+food >= need {
		return need - skill
	}
	return 0
}

// AnyBonus reports whether bonuses of slots other than the explored one can be taken, which the Explorer makes possible
// (3.5).
func AnyBonus(v *aurora.View) bool {
	return slices.ContainsFunc(v.Acts(), func(a aurora.Act) bool {
		return a.Verb == aurora.VerbBonus && a.A != v.Explore.Slot
	})
}
