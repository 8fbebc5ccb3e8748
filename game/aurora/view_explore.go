package aurora

import (
	"slices"

	"onelongnight/game"
)

// Strength is the skill of those used in the action that is open, and what its slot costs.
func (v *View) Strength() (have, need int) {
	have, _ = v.g.used(&v.Convoys[v.Explore.Seat])
	return have, int(v.g.data.Costs[v.Explore.Slot])
}

// Doomed tells whether the card of the action that is open contaminates those who go so much that one of them at least
// is lost (3.3); food does not help, as it goes with the action.
func (v *View) Doomed() bool {
	c, left, any := &v.Convoys[v.Explore.Seat], 0, false
	for i := range c.Crew[:c.CrewN] {
		if m := c.Crew[i]; m.Used {
			m.Food = 0
			left, any = left+v.g.Skill(&m)-1, true
		}
	}
	tokens := 0
	for _, e := range v.g.data.lists[v.g.data.Of(v.Slots[v.Explore.Slot].Card).Do] {
		if e.Do == DoContaminate && e.Used {
			tokens += int(e.N)
		}
	}
	return any && tokens > left
}

// Would tells whether an effect would do something to the seat now: a gain only where it fits.
func (v *View) Would(e *Effect) bool { return v.known().would(v.Who, e) }

// Short is how much food it takes the seat to explore a slot with all who are in Action; 0 where skill is enough, or
// food too little.
func (v *View) Short(slot uint8) int {
	c := &v.Convoys[v.Who]
	food, need := int(c.Goods[Food]), int(v.g.data.Costs[slot])
	if skill := v.g.strength(c) - food; skill < need && skill+food >= need {
		return need - skill
	}
	return 0
}

// AnyBonus tells whether the bonuses of other slots than the one that is explored are among what is offered: the
// Explorer brings them.
func (v *View) AnyBonus() bool {
	var room [maxMoves]game.Move
	return slices.ContainsFunc(v.known().Legal(room[:0]), func(m game.Move) bool {
		a := ActOf(m)
		return a.Verb == VerbBonus && a.A != v.Explore.Slot
	})
}
