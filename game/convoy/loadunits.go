package convoy

import "onelongnight/game"

// units reads the units in play and the modules under them.
func (l *loader) units() error {
	for i := range l.doc.Units {
		if err := l.unit(&l.doc.Units[i]); err != nil {
			return err
		}
	}
	for u := firstUnit; u <= lastUnit; u++ {
		if !l.Is(u, EMPProof) {
			continue
		}
		if !l.In[l.Units[u].City].Has(EMPLauncher) {
			return bad("%s cannot be empProof: no EMP Launcher is in its city", u.ID())
		}
		if !l.Is(u, Shielded) && (u != Dreadnought || l.Is(u, Hacked)) {
			return bad("%s cannot be empProof: nothing made it immune", u.ID())
		}
	}
	return nil
}

func (l *loader) unit(in *unitJSON) error {
	u, err := l.claim(in.ID, ByID(in.ID).Side())
	if err != nil {
		return err
	}
	switch {
	case !u.IsUnit():
		return bad("%s is no unit: it cannot stand in a city", in.ID)
	case in.City < int(ZiggyOne) || in.City > int(NewYork):
		return bad("%s stands in city %d, which does not exist", in.ID, in.City)
	}
	unit := &l.Units[u]
	play := play{State: l.State}
	play.place(u, City(in.City))
	for _, m := range [...]struct {
		n    int
		to   *uint8
		name string
		on   Set
	}{
		{in.Plus1, &unit.Plus1, "plus1", soldiers | robots},
		{in.Plus2, &unit.Plus2, "plus2", soldiers | robots},
		{in.Minus2, &unit.Minus2, "minus2", robots},
	} {
		if m.n < 0 || m.n > maxMarkers {
			return bad("%s of %s is out of range: %d", m.name, in.ID, m.n)
		}
		if m.n > 0 && !m.on.Has(u) {
			return bad("%s cannot have %s", in.ID, m.name)
		}
		*m.to = uint8(m.n)
	}
	if err := l.module(u, in); err != nil {
		return err
	}
	return l.flags(u, in)
}

func (l *loader) module(u Card, in *unitJSON) error {
	if in.Module == "" {
		return nil
	}
	m, err := l.claim(in.Module, Moloch)
	switch {
	case err != nil:
		return err
	case !m.IsModule():
		return bad("%s is not a module", in.Module)
	case buildings.Has(u):
		return bad("%s is a building and cannot have a module", in.ID)
	}
	l.setModule(u, m)
	return nil
}

func (l *loader) flags(u Card, in *unitJSON) error {
	for _, f := range in.flags() {
		if !*f.on {
			continue
		}
		if !canHave(u, &l.Units[u], f.flag) {
			return bad("%s cannot be %s", in.ID, f.name)
		}
		l.flag(u, f.flag)
	}
	return nil
}

// canHave reports whether a unit in such a state can have a flag.
func canHave(u Card, unit *Unit, f Flag) bool {
	switch f {
	case Shielded, Hacked, EMPProof:
		return robots.Has(u)
	case ModuleHacked:
		return unit.Module != NoCard && unit.Module.Kind() == SpecialModule
	case Netted:
		return !buildings.Has(u)
	}
	return cards[u].OnceMove // Moved
}

// positions checks that no side has more units in a city than open printed positions. Reducers do not count, as they
// remove nobody later (5.1). Cleveland may have one more if its support was used, which can no longer be seen once it
// is destroyed.
func (l *loader) positions() error {
	for c := ZiggyOne; c <= NewYork; c++ {
		for side := range cities[c].Positions {
			t := &l.Towns[c]
			allowed := int(cities[c].Positions[side] - t.Closed[side])
			if game.Seat(side) == Outpost && cities[c].Support.Do == widenCity && (t.ExtraPosition || t.Destroyed) {
				allowed++
			}
			if n := l.holders(c, game.Seat(side)).Len(); n > allowed {
				return bad("%s has %d units in %s and only %d positions", seatName(game.Seat(side)), n, c.ID(), allowed)
			}
		}
	}
	return nil
}
