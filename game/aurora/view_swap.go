package aurora

// Loss is what a seat loses by coupling or mounting a card, or by letting one go.
type Loss struct {
	Cards    []Card
	Cargo    int // how many tokens aboard have no room any more
	Trailers int // how many are too many for the new truck
}

// Any tells whether something is lost.
func (l *Loss) Any() bool { return len(l.Cards) > 0 || l.Cargo > 0 || l.Trailers > 0 }

// Loses is what a move costs that puts the card in hand in the place of another, or lets a trailer go.
func (v *View) Loses(a Act) Loss {
	at := 2*int(a.A) - 2
	switch a.Verb {
	case VerbAttach:
		return v.without(v.InHand(), at+1)
	case VerbReplace:
		return v.without(v.InHand(), at)
	case VerbDetach:
		return v.without(NoCard, at, at+1)
	}
	return Loss{}
}

// Mounted tells whether a truck or trailer of the seat's has equipment on it, which goes where other is mounted.
func (v *View) Mounted() bool {
	c := &v.Convoys[v.Who]
	for column := range Columns {
		if c.Cars[2*column+1] != NoCard {
			return true
		}
	}
	return false
}

// Costs is what the seat would lose by a card where it has no choice: a truck takes the place of its own.
func (v *View) Costs(card Card) Loss {
	if v.g.data.of[card].Kind != Truck {
		return Loss{}
	}
	return v.without(card, 0)
}

// without is what is lost where a card takes the first of some places among the cars, and what was there goes.
func (v *View) without(card Card, places ...int) (l Loss) {
	c := v.Convoys[v.Who]
	for _, at := range places {
		if old := c.Cars[at]; old != NoCard {
			l.Cards = append(l.Cards, old)
		}
		c.Cars[at] = NoCard
		c.Damage &^= car(at)
	}
	c.Cars[places[0]] = card
	l.Cargo = max(0, v.g.room(&c).over(int(c.CrewN), &c.Goods))
	if places[0] == 0 {
		l.Trailers = max(0, c.trailers()-int(v.g.truck(&c).Tow))
	}
	return l
}
