package foresee

import "onelongnight/game/aurora"

// Loss is what a seat loses by installing a card, or by letting a trailer go.
type Loss struct {
	Cards    []aurora.Card
	Cargo    int // how many tokens aboard will have no room
	Trailers int // how many trailers the new truck cannot tow
}

// Any reports whether anything is lost.
func (l *Loss) Any() bool { return len(l.Cards) > 0 || l.Cargo > 0 || l.Trailers > 0 }

// Loses returns what is lost by a move that installs the card in hand in the place of another, or lets a trailer go.
func Loses(v *aurora.View, a aurora.Act) Loss {
	at := 2*int(a.A) - 2
	switch a.Verb {
	case aurora.VerbAttach:
		return without(v, v.InHand(), at+1)
	case aurora.VerbReplace:
		return without(v, v.InHand(), at)
	case aurora.VerbDetach:
		return without(v, aurora.NoCard, at, at+1)
	}
	return Loss{}
}

// Mounted reports whether any truck or trailer of the view's seat carries equipment, which other equipment would
// replace.
func Mounted(v *aurora.View) bool {
	c := &v.Convoys[v.Who]
	for column := range aurora.Columns {
		if c.Cars[2*column+1] != aurora.NoCard {
			return true
		}
	}
	return false
}

// Costs returns what the view's seat would lose by a card that leaves it no choice: a truck, which replaces its own.
func Costs(v *aurora.View, card aurora.Card) Loss {
	if v.Game().Data().Of(card).Kind != aurora.Truck {
		return Loss{}
	}
	return without(v, card, 0)
}

// without returns what is lost if a card goes to the first of some places among the cars, and the cards in all of these
// places go.
func without(v *aurora.View, card aurora.Card, places ...int) (l Loss) {
	c := v.Convoys[v.Who]
	for _, at := range places {
		if old := c.Remove(at); old != aurora.NoCard {
			l.Cards = append(l.Cards, old)
		}
	}
	c.Cars[places[0]] = card
	l.Cargo = v.Game().Over(&c)
	if places[0] == 0 {
		l.Trailers = max(0, c.Trailers()-int(v.Game().Data().Of(card).Tow))
	}
	return l
}
