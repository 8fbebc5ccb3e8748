package think

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
)

// Phrase is what a condition of an aim is said by: the key of a sentence in the
// missions' catalogue, with the places {n} and {city}.
type Phrase struct {
	Key  string
	N    int
	City convoy.City // Nowhere if none is meant
}

// Phrases are the sentences for an aim of a seat: one for each thing it asks for.
func (r Rules) Phrases(text string, seat game.Seat) ([]Phrase, error) {
	// Any position that is that seat's own turn will do to read an aim.
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

// withNone are the conditions that have a sentence of their own for a number of 0.
var withNone = []string{"lose", "defeats"}
