package aurora

import (
	"slices"
	"strconv"

	"onelongnight/game"
)

// convoys reads the convoys of the seats that are still in the game.
func (l *loader) convoys() error {
	for name := range l.doc.Convoys {
		if !slices.Contains(colours[:l.g.people()], name) {
			return bad("seat %q is not in the game", name)
		}
	}
	for i, name := range colours[:l.g.people()] {
		doc := l.doc.Convoys[name]
		if doc == nil {
			continue
		}
		c := &l.Convoys[i]
		c.In = true
		for _, read := range []func(string, *convoyJSON, *Convoy) error{l.convoy, l.crew, l.cars, l.load, l.turnMarks} {
			if err := read(name, doc, c); err != nil {
				return err
			}
		}
		for _, id := range doc.Objects.IDs {
			if err := l.object(id, func(o uint8) { l.Hands[i][o]++ }); err != nil {
				return err
			}
		}
		c.Held = uint8(len(doc.Objects.IDs))
	}
	return nil
}

// convoy reads the numbers of a convoy: space, fame and resources.
func (l *loader) convoy(name string, doc *convoyJSON, c *Convoy) error {
	switch {
	case doc.Space < 0 || doc.Space > int(l.g.route.Last):
		return bad("seat %s is on space %d, which is not on the road", name, doc.Space)
	case doc.Fame < int(l.data.Low) || doc.Fame > int(l.data.Top):
		return bad("seat %s has fame %d: %d to %d can be", name, doc.Fame, l.data.Low, l.data.Top)
	case len(doc.Objects.IDs) > handLimit:
		return bad("seat %s holds %d objects: at most %d can be", name, len(doc.Objects.IDs), handLimit)
	}
	c.Space, c.Fame = uint8(doc.Space), int8(doc.Fame)
	for i, n := range [...]int{doc.Food, doc.Fuel, doc.Ammo} {
		if n < 0 || n > Spots {
			return bad("seat %s has %d of %s", name, n, Food+Token(i))
		}
		c.Goods[int(Food)+i] = uint8(n)
	}
	return nil
}

func (l *loader) crew(name string, doc *convoyJSON, c *Convoy) error {
	if len(doc.Crew) == 0 {
		return bad("seat %s has no survivors", name)
	}
	for _, x := range doc.Crew {
		card, err := l.claim(x.ID, "in a crew", func(d *Design) bool { return d.Kind == Survivor })
		if err != nil {
			return err
		}
		zone := slices.Index(stationNames[:], x.Zone)
		if zone < 0 {
			return bad("%s is in zone %q: action, rest or fatigue can be", x.ID, x.Zone)
		}
		const many = 20
		if x.Contamination < 0 || x.Contamination > many || x.Antifreeze < 0 || x.Antifreeze > many {
			return bad("%s has marks that cannot be", x.ID)
		}
		m := Member{Card: card, Station: Station(zone), Contamination: uint8(x.Contamination),
			Antifreeze: uint8(x.Antifreeze)}
		if l.g.Skill(&m) <= 0 {
			return bad("%s has no skill left", x.ID)
		}
		c.Crew[c.CrewN] = m
		c.CrewN++
	}
	return nil
}

func (l *loader) cars(name string, doc *convoyJSON, c *Convoy) error {
	if len(doc.Cars) == 0 {
		return bad("seat %s has no truck", name)
	}
	if len(doc.Cars) > Columns {
		return bad("seat %s has %d trucks and trailers: at most %d can be", name, len(doc.Cars), Columns)
	}
	for column := range doc.Cars {
		kind, what := Trailer, "a trailer"
		if column == 0 {
			kind, what = Truck, "the truck"
		}
		car := &doc.Cars[column]
		if err := l.car(car, 2*column, c, kind, what); err != nil {
			return err
		}
		if car.Top != nil {
			if err := l.car(car.Top, 2*column+1, c, Equipment, "equipment"); err != nil {
				return err
			}
		}
	}
	if tow := int(l.g.truck(c).Tow); c.Trailers() > tow {
		return bad("seat %s has %d trailers: its truck draws %d", name, c.Trailers(), tow)
	}
	if !l.g.fits(c) {
		return bad("what seat %s carries does not fit", name)
	}
	return nil
}

// car reads a truck, a trailer or equipment into index n of Convoy.Cars, with its damage and what is stowed on it.
func (l *loader) car(doc *carJSON, n int, c *Convoy, kind Kind, what string) error {
	card, err := l.claim(doc.Card, what, func(d *Design) bool { return d.Kind == kind })
	if err != nil {
		return err
	}
	c.Cars[n] = card
	places := len(l.data.of[card].Places)
	for _, at := range doc.Damage {
		if at < 1 || at > places {
			return bad("%s has no place %d", doc.Card, at)
		}
		c.Damage |= 1 << SpotAt(n, at-1)
	}
	for key, word := range doc.Load {
		at, err := strconv.Atoi(key)
		if err != nil || at < 1 || at > places {
			return bad("%s has no place %s", doc.Card, key)
		}
		t := slices.Index(tokenNames[:ObjectToken], word)
		if t < int(SurvivorToken) {
			return bad("%q is no cargo", word)
		}
		p := SpotAt(n, at-1)
		if c.Damage>>p&1 != 0 || !l.g.kindAt(c, p).Holds(Token(t)) {
			return bad("place %d of %s cannot hold %s", at, doc.Card, word)
		}
		c.Load[p] = Token(t)
	}
	return nil
}

// load checks that a stowed convoy has all that it carries on its places, and that only a stowed one has any there.
func (l *loader) load(name string, doc *convoyJSON, c *Convoy) error {
	c.Stowed = doc.Stowed
	stowed := c.Load != [Spots]Token{}
	switch {
	case (c.Stowed || stowed) && l.Phase != PhaseAttack:
		return bad("seat %s is stowed, which belongs to the Attack phase", name)
	case stowed && !c.Stowed:
		return bad("seat %s has a load and is not stowed", name)
	case !c.Stowed:
		return nil
	}
	if survivors, goods := c.unplaced(); survivors != 0 || goods != (Tokens{}) {
		return bad("the load of seat %s is not what it carries", name)
	}
	return nil
}

// turnMarks reads what lasts only for a turn or a phase.
func (l *loader) turnMarks(name string, doc *convoyJSON, c *Convoy) error {
	if l.Phase != PhaseAttack && (len(doc.Fired) > 0 || doc.Sharp || doc.Ignores != "") {
		return bad("seat %s has marks of the Attack phase", name)
	}
	if doc.Points < 0 || doc.Points > Spots {
		return bad("seat %s has %d points of movement", name, doc.Points)
	}
	c.Nitrous, c.FreeStart, c.Hit = uint8(doc.Points), doc.FreeStart, doc.Sharp
	for _, id := range doc.Used {
		switch id {
		case "jackal":
			c.JackalUsed = true
		case "medic":
			c.MedicUsed = true
		default:
			return bad("%q is nobody who is used in Movement", id)
		}
	}
	for _, place := range doc.Fired {
		at := slices.Index(spotNames[:], place)
		if at < 0 || l.g.kindAt(c, Spot(at)).Gun() == 0 {
			return bad("seat %s has no weapon at %s", name, place)
		}
		c.Fired |= 1 << at
	}
	if doc.Ignores != "" {
		if c.Ignores = l.data.Card(doc.Ignores); !l.data.enemies.Has(c.Ignores) {
			return bad("%q is no enemy", doc.Ignores)
		}
	}
	return nil
}

// order reads the turn track and whose turn it is.
func (l *loader) order() error {
	var want []string
	for i, info := range l.g.seats {
		if game.Seat(i) == l.g.automa || l.Convoys[i].In {
			want = append(want, info.Name)
		}
	}
	sorted := slices.Sorted(slices.Values(l.doc.Order))
	slices.Sort(want)
	if !slices.Equal(sorted, want) {
		return bad("the turn track has %v: it needs %v", l.doc.Order, want)
	}
	for i, name := range l.doc.Order {
		l.Order[i] = game.SeatNamed(l.g, name)
	}
	l.Sides = uint8(len(l.doc.Order))
	seat := game.SeatNamed(l.g, l.doc.Turn)
	if seat == game.NoSeat || seat == l.g.automa || !l.Convoys[seat].In {
		return bad("the turn is that of seat %q, which does not play", l.doc.Turn)
	}
	l.At = int8(slices.Index(l.Order[:l.Sides], seat))
	return nil
}
