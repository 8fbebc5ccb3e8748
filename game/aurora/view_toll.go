package aurora

import "onelongnight/game"

// Toll is what moves take from the seat that makes them, as far as nobody has to see what is hidden to know it.
type Toll struct {
	Lost         []Card // survivors
	Contaminated []Card // those who get a token of it, as often as they get one; NoCard for whom the seat chooses yet
	Spent        Tokens
	Damage       int // places
	Fame         int
}

// Any tells whether they take anything.
func (t *Toll) Any() bool {
	return len(t.Lost)+len(t.Contaminated)+t.Damage+t.Fame+t.Spent.Resources() > 0
}

// Toll is what some moves of the seat's take, one after the other, with all that comes of them unasked. What comes
// after something was revealed is not in it; what the seat is asked about in the end is, if it is damage or
// contamination.
func (v *View) Toll(moves []game.Move) (t Toll) {
	s := v.g.Blank().(*State)
	rng := game.NewStream(game.SeedOf("toll"))
	v.Sample(&rng, s)
	for _, m := range moves {
		var log game.Log
		if s.Asked != v.Who || s.Apply(m, &log) != nil {
			return t
		}
		for _, e := range log.Events {
			if game.Reveals(e) && !game.Is[ObjectDrawn](e) { // an object changes nothing of this
				return t
			}
			if e.Who() == v.Who {
				t.add(e)
			}
		}
	}
	if s.Asked == v.Who && s.TaskN > 0 {
		switch n := int(s.top().N); s.Ask {
		case AskDamage:
			t.Damage += n
		case AskContaminate:
			t.Contaminated = append(t.Contaminated, make([]Card, n)...)
		}
	}
	return t
}

// add adds what an event takes.
func (t *Toll) add(e game.Event) {
	switch e := e.(type) {
	case Lost:
		t.Lost = append(t.Lost, e.Card)
	case Contaminated:
		t.Contaminated = append(t.Contaminated, e.Card)
	case Spent:
		t.Spent[e.Token] += uint8(e.N)
	case Damaged:
		t.Damage++
	case FameChanged:
		t.Fame += max(0, -e.By)
	}
}
