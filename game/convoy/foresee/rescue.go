package foresee

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Saving is a move of a rescue.
type Saving struct {
	Move   game.Move
	Target convoy.Card // a unit chosen for it, NoCard for none
}

// Rescue returns the fewest moves, at most two, by which a side that does not lead the battle would certainly win it,
// as far as it knows its own cards, or nil if there are none. A side that leads gets none, even if a hidden module
// could still turn the battle: whether to guard against that is its own decision.
func Rescue(v *convoy.View) []Saving {
	if v.Fight == 0 || v.Leader(v.Active) == v.Who {
		return nil
	}
	rng := game.NewStream(game.Seed{})
	var s convoy.State
	v.Sample(&rng, &s)
	t := trial{city: v.Active, active: v.Active, side: v.Who}
	first := t.tries(&s, v)
	for i := range first {
		if first[i].wins {
			return []Saving{first[i].Saving}
		}
	}
	for i := range first {
		for _, second := range t.tries(first[i].end, v) {
			if second.wins {
				return []Saving{first[i].Saving, second.Saving}
			}
		}
	}
	return nil
}

// attempt is a move that was tried, and its result.
type attempt struct {
	Saving
	end  *convoy.State
	wins bool
}

// tries tries every move of a side except ending the phase, with the cards and units that a view has.
func (t *trial) tries(s *convoy.State, v *convoy.View) []attempt {
	if s.Depth > 0 || s.Turn() != t.side || s.Active != t.active {
		return nil
	}
	var list []attempt
	for _, m := range s.Legal(nil) {
		switch act := convoy.ActOf(m); act.Verb {
		case convoy.DoDone:
			continue
		case convoy.DoPlay, convoy.DoInstant, convoy.DoAttach:
			if !slices.Contains(v.Own.Cards(), convoy.Card(act.A)) {
				continue // this card was drawn only in the sample
			}
		}
		next := *s
		if next.Apply(m, nil) != nil {
			continue
		}
		f, _, end := t.settle(&next, choicesDeep)
		winner, _ := Sure(&end.Public, f)
		wins := winner == t.side && end.Active == t.active && end.Fight != 0
		list = append(list, attempt{Saving{m, f.Target}, end, wins})
	}
	return list
}
