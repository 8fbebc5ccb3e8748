package foresee

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Toll is what moves take from the seat that makes them, as far as nobody has to see what is hidden to know it.
type Toll struct {
	Lost         []aurora.Card // survivors
	Contaminated []aurora.Card // once for each token; NoCard for whom the seat chooses yet
	Spent        aurora.Tokens
	Damage       int // places
	Fame         int
}

// Any tells whether they take anything.
func (t *Toll) Any() bool {
	return len(t.Lost)+len(t.Contaminated)+t.Damage+t.Fame+t.Spent.Resources() > 0
}

// TollOf is what some moves of the seat's take, one after the other, with all that comes of them unasked. What comes
// after something was revealed is not in it, nor what the seat does after the action or in a later phase, which it need
// not do; what the seat is asked about in the end is, if it is damage or contamination.
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
			if game.Reveals(e) && !game.Is[aurora.ObjectDrawn](e) { // an object changes nothing of this
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
