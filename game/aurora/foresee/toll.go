package foresee

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Toll is what some moves take from the seat that makes them, as far as that follows from what it can see.
type Toll struct {
	Lost         []aurora.Card // survivors
	Contaminated []aurora.Card // once for each token; NoCard if the seat is still to choose who
	Spent        aurora.Tokens
	Damage       int // places
	Fame         int
}

// Any reports whether the moves take anything.
func (t *Toll) Any() bool {
	return len(t.Lost)+len(t.Contaminated)+t.Damage+t.Fame+t.Spent.Resources() > 0
}

// TollOf returns what some moves of the view's seat take, made one after the other, with everything that follows
// without a decision. It stops where something is revealed, and before what the seat does after its action or in a
// later phase, since it need not do that. Damage or contamination that the seat is still asked to place at the end
// counts too.
func TollOf(v *aurora.View, moves []game.Move) (t Toll) {
	s := v.Game().Blank().(*aurora.State)
	rng := game.NewStream(game.SeedOf("toll"))
	v.Sample(&rng, s)
	for i, m := range moves {
		var log game.Log
		if i > 0 && (s.Ask == aurora.AskAfter || s.Phase != v.Phase) {
			return t
		}
		if s.Asked != v.Who || s.Apply(m, &log) != nil {
			return t
		}
		for _, e := range log.Events {
			if game.Reveals(e) && !game.Is[aurora.ObjectDrawn](e) { // an object drawn does not change the toll
				return t
			}
			if e.Who() == v.Who {
				t.add(e)
			}
		}
	}
	if s.Asked == v.Who && s.TaskN > 0 {
		switch n := s.View(v.Who).(*aurora.View).Left(); s.Ask {
		case aurora.AskDamage:
			t.Damage += n
		case aurora.AskContaminate:
			t.Contaminated = append(t.Contaminated, make([]aurora.Card, n)...)
		}
	}
	return t
}

// add adds what an event takes.
func (t *Toll) add(e game.Event) {
	switch e := e.(type) {
	case aurora.Lost:
		t.Lost = append(t.Lost, e.Card)
	case aurora.Contaminated:
		t.Contaminated = append(t.Contaminated, e.Card)
	case aurora.Spent:
		t.Spent[e.Token] += uint8(e.N)
	case aurora.Damaged:
		t.Damage++
	case aurora.FameChanged:
		t.Fame += max(0, -e.By)
	}
}
