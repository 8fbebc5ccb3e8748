package aurora

import (
	"slices"

	"onelongnight/game"
)

// foes reads the enemies on the map.
func (l *loader) foes() error {
	for _, doc := range l.doc.Enemies {
		c, err := l.claim(doc.ID, "an enemy", func(d *Design) bool { return d.Kind == Enemy })
		if err != nil {
			return err
		}
		if doc.Region < 1 || doc.Region > 3 {
			return bad("%s is in region %d: 1 to 3 can be", doc.ID, doc.Region)
		}
		f := &l.Foes[l.FoeN]
		*f = Foe{Card: c, Region: uint8(doc.Region)}
		if doc.Loot != "" {
			loot, err := l.claim(doc.Loot, "loot", isLoot)
			if err != nil {
				return err
			}
			l.FoeLoot[l.FoeN], f.Tier = loot, l.data.of[loot].Tier
		}
		if doc.Damage < 0 || doc.Damage >= int(l.Defence(f)) {
			return bad("%s has %d damage: it falls at %d", doc.ID, doc.Damage, l.Defence(f))
		}
		f.Damage = uint8(doc.Damage)
		if n := len(doc.Targets); n > boxes {
			return bad("%s has %d targets: at most %d can be", doc.ID, n, boxes)
		}
		if f.Boxes, err = l.fillBoxes(doc.Targets, &f.Targets); err != nil {
			return err
		}
		l.FoeN++
	}
	return nil
}

// fillBoxes puts sides that play into the target boxes of an enemy, and returns how many there are.
func (l *loader) fillBoxes(names []string, of *[boxes]game.Seat) (n uint8, err error) {
	for i, name := range names {
		if of[i], err = l.playing(name); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}

// playing returns the seat of a side on the turn track.
func (l *loader) playing(name string) (game.Seat, error) {
	seat := game.SeatNamed(l.g, name)
	if seat == game.NoSeat || !slices.Contains(l.Order[:l.Sides], seat) {
		return 0, bad("seat %q does not play", name)
	}
	return seat, nil
}

// targets checks that no side has more targets on enemies than it owns (1.2).
func (l *loader) targets() error {
	for _, seat := range l.Order[:l.Sides] {
		if n := l.markers(seat); n > targets {
			return bad("seat %s has %d targets on enemies: at most %d can be", game.SeatName(l.g, seat), n, targets)
		}
	}
	return nil
}

// spoils reads the defeated enemies whose spoils are not settled yet (10.8).
func (l *loader) spoils() error {
	if len(l.doc.Spoils) > 0 && l.Phase != PhaseAttack {
		return bad("spoils are in the Attack phase only")
	}
	if n := len(l.doc.Spoils); n > len(l.Spoils) {
		return bad("there are spoils of %d enemies: at most %d can be", n, len(l.Spoils))
	}
	for _, doc := range l.doc.Spoils {
		s := &l.State.Spoils[l.SpoilN]
		s.Winner = game.NoSeat
		if s.Enemy = l.data.Card(doc.Enemy); !l.data.enemies.Has(s.Enemy) {
			return bad("%q is no enemy", doc.Enemy)
		}
		var err error
		if doc.Winner != "" {
			if s.Winner, err = l.playing(doc.Winner); err != nil {
				return err
			}
		}
		if doc.Loot != "" {
			loot, err := l.claim(doc.Loot, "loot", isLoot)
			if err != nil {
				return err
			}
			s.Tier = l.data.of[loot].Tier
			if s.Winner == l.g.automa {
				l.SpoilLoot[l.SpoilN] = loot
			} else {
				s.Loot = loot
			}
		}
		if n := len(doc.Draws); n > boxes {
			return bad("%d objects are drawn for %s: at most %d can be", n, doc.Enemy, boxes)
		}
		if s.DrawN, err = l.fillBoxes(doc.Draws, &s.Draws); err != nil {
			return err
		}
		l.SpoilN++
	}
	return nil
}

// automa reads what a solo game has of the Automa.
func (l *loader) automa() error {
	doc := l.doc.Automa
	if (doc != nil) != (l.g.automa != game.NoSeat) {
		return bad("an Automa plays where one person does, and nowhere else")
	}
	if doc == nil {
		return nil
	}
	a, d := &l.Automa, l.data
	switch {
	case doc.Space < 0 || doc.Space > int(l.g.route.Last):
		return bad("the Automa is on space %d, which is not on the road", doc.Space)
	case doc.Fame < int(d.Low) || doc.Fame > int(d.Top):
		return bad("the Automa has fame %d: %d to %d can be", doc.Fame, d.Low, d.Top)
	case doc.Marker < 1 || doc.Marker > Wide:
		return bad("the Automa's marker is in column %d: 1 to %d can be", doc.Marker, Wide)
	case doc.Survivors < 0 || doc.Contaminated < 0 || doc.Survivors+doc.Contaminated > int(d.AutomaCrew):
		return bad("the Automa has %d survivors: at most %d can be", doc.Survivors+doc.Contaminated, d.AutomaCrew)
	}
	a.Space, a.Fame, a.Marker = uint8(doc.Space), int8(doc.Fame), uint8(doc.Marker)
	a.Survivors, a.Contaminated = uint8(doc.Survivors), uint8(doc.Contaminated)
	for i, n := range [...]int{doc.Food, doc.Fuel, doc.Ammo} {
		if n < 0 || n > int(d.AutomaRoom) {
			return bad("the Automa has %d of %s: at most %d can be", n, Food+Token(i), d.AutomaRoom)
		}
		a.Goods[int(Food)+i] = uint8(n)
	}
	for _, place := range doc.Damage {
		row, column := -1, -1
		if len(place) == 2 {
			row, column = int(place[0])-'A', int(place[1])-'1'
		}
		if row < 0 || row >= Rows || column < 0 || column >= Wide {
			return bad("the Automa has no place %q", place)
		}
		a.Damage[row] |= 1 << column
	}
	for _, id := range doc.Held.IDs {
		if err := l.automaHolds(id); err != nil {
			return err
		}
	}
	return l.actions(doc)
}

// automaHolds reads an object or a loot card that the Automa holds.
func (l *loader) automaHolds(id string) error {
	l.Automa.Held++
	if l.data.Card(id) == NoCard {
		return l.object(id, func(o uint8) { l.HeldThings[o]++ })
	}
	c, err := l.claim(id, "held by the Automa", isLoot)
	l.HeldLoot.Add(c)
	return err
}

// actions reads the Automa's action cards.
func (l *loader) actions(doc *automaJSON) error {
	var ids []string
	for i := 1; i <= ActionCount; i++ {
		ids = append(ids, l.data.Actions[i].ID)
	}
	all := slices.Concat(doc.Deck.IDs, doc.Discard, doc.Pile.IDs, doc.Shown)
	slices.Sort(all)
	for i := 1; i < len(all); i++ {
		if all[i] == all[i-1] {
			return bad("%s is named twice", all[i])
		}
	}
	if err := stacks(ids, "action card", doc.Deck.IDs, &l.Actions, doc.Discard, &l.Automa.Discard); err != nil {
		return err
	}
	// The cards of the pile are listed in the order in which they will be turned over, the shown ones as they were.
	slices.Reverse(doc.Pile.IDs)
	slices.Reverse(doc.Shown)
	return stacks(ids, "action card", doc.Pile.IDs, &l.Dealt, doc.Shown, &l.Automa.Shown)
}
