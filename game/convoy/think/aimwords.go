package think

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Phrase says a condition of an aim: it is the key of a sentence in the missions' catalogue, with values for its places
// {n} and {city}.
type Phrase struct {
	Key  string
	N    int
	City convoy.City // Nowhere if no city is meant
}

// Phrases returns the phrases for a seat's aim, one for each thing that it asks for.
func (r Rules) Phrases(text string, seat game.Seat) ([]Phrase, error) {
	// An aim can be read with any position in which it is that seat's turn.
	s := r.Blank().(*convoy.State)
	s.Phase = convoy.MolochAttack
	if seat == convoy.Outpost {
		s.Phase = convoy.OutpostAttack
	}
	read, err := r.Aim(text, seat, s)
	if err != nil {
		return nil, err
	}
	var list []Phrase
	for _, c := range read.(*aim).list {
		key := []string{"aim", spans[read.(*aim).span], c.name}
		p := Phrase{N: c.n}
		switch {
		case c.city:
			key, p = append(key, game.SeatName(r, seat)), Phrase{City: convoy.City(c.n)}
		case slices.Contains(withNone, c.name) && c.n == 0:
			key = append(key, "none")
		}
		p.Key = strings.Join(key, ".")
		list = append(list, p)
	}
	return list, nil
}

// withNone are the conditions with a sentence of their own if the number is 0.
var withNone = []string{"lose", "defeats"}
