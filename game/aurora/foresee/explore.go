package foresee

import (
	"slices"

	"onelongnight/game/aurora"
)

// Doomed tells whether the card of the action that is open contaminates those who go so much that one of them at least
// is lost (3.3); food does not help, as it goes with the action.
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

// Short is how much food it takes the seat to explore a slot with all who are in Action; 0 where skill is enough, or
// food too little.
func Short(v *aurora.View, slot uint8) int {
	c := &v.Convoys[v.Who]
	food, need := int(c.Goods[aurora.Food]), int(v.Game().Data().Costs[slot])
	if skill := v.Game().Strength(c) - food; skill < need && skill+food >= need {
		return need - skill
	}
	return 0
}

// AnyBonus tells whether the bonuses of other slots than the one that is explored are among what is offered: the
// Explorer brings them.
func AnyBonus(v *aurora.View) bool {
	return slices.ContainsFunc(v.Acts(), func(a aurora.Act) bool {
		return a.Verb == aurora.VerbBonus && a.A != v.Explore.Slot
	})
}
