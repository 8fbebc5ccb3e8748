package convoy

import (
	"encoding/json"

	"onelongnight/game"
)

// bad returns the error for a position that cannot be loaded.
func bad(format string, args ...any) error { return game.BadPosition(format, args...) }

// Load reads a position. It checks that the position is consistent, not that a game could reach it.
func (r Rules) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	var doc positionJSON
	if err := json.Unmarshal(position, &doc); err != nil {
		return nil, nil, bad("the position is not readable: %v", err)
	}
	l := loader{State: blank(), doc: &doc}
	l.Rand = game.Rand{Seed: seed}
	for _, step := range []func() error{l.header, l.towns, l.units, l.piles, l.knowledge, l.positions, l.deal} {
		if err := step(); err != nil {
			return nil, nil, err
		}
	}
	p := play{State: l.State}
	p.settle()
	return r, l.State, nil
}

// settle goes on if nobody has to decide in the loaded position.
func (p *play) settle() {
	switch p.Phase {
	case DistrictPhase:
		p.settleDistrict()
	case MolochModules, OutpostModules:
		p.settleModules()
	case Resolution:
		p.resolve()
	}
	p.run()
}

// loader fills a state from the document of a position.
type loader struct {
	*State
	doc  *positionJSON
	seen [endOfCards]bool
}

func (l *loader) header() error {
	d := l.doc
	head := game.PositionHead{Game: d.Game, Version: d.Version, Known: d.Version == 0 || d.Version == positionVersion,
		Pending: d.Pending != "", Phase: d.Phase, Phases: phaseNames[:]}
	phase, err := head.Check(Rules{}.Name())
	switch {
	case err != nil:
		return err
	case d.Battle < 0 || d.Battle > lastBattle:
		return bad("battle %d is out of range", d.Battle)
	case d.Actions < 0 || d.Actions > maxActions:
		return bad("actionsThisPhase %d is out of range", d.Actions)
	}
	l.Phase, l.Battle, l.Actions = Phase(phase), uint8(d.Battle), uint8(d.Actions)
	l.NoInstants, l.NoModules = d.NoInstants, d.NoModules
	return nil
}

func (l *loader) towns() error {
	if len(l.doc.Cities) != int(NewYork) {
		return bad("there must be five cities, not %d", len(l.doc.Cities))
	}
	for c := ZiggyOne; c <= NewYork; c++ {
		if err := l.town(c, &l.doc.Cities[c-1]); err != nil {
			return err
		}
	}
	if l.Towns[NewYork].Destroyed {
		return bad("new-york is never destroyed")
	}
	l.Active = l.firstStanding()
	if l.doc.Active != int(l.Active) {
		return bad("the active city must be the first not destroyed, %d, not %d", l.Active, l.doc.Active)
	}
	if l.Phase <= MulliganOutpost {
		l.Battle++ // the next battle
	}
	if int(l.Battle)+l.battlesLeft() > lastBattle {
		return bad("battle %d is out of range with so many districts to fight for", l.doc.Battle)
	}
	l.Battle = uint8(l.doc.Battle)
	return l.fight()
}

// lastBattle is the highest number that a battle can have, with those that may still come. Every battle ravages a
// district, so whatever follows from a loaded position can be loaded too.
const lastBattle = 114

// battlesLeft returns how many battles there can still be, with the present one: one for each district, and one to pass
// by a city that has no district left.
func (s *Public) battlesLeft() int {
	n := 0
	for c := s.Active; c <= NewYork; c++ {
		n += max(1, s.StandingIn(c))
		if t := &s.Towns[c]; cities[c].Support.Do == addDistrict && !t.SupportUsed && !t.ExtraDistrict {
			n++
		}
	}
	return n
}

func (l *loader) town(c City, in *townJSON) error {
	t := &l.Towns[c]
	if in.Destroyed {
		t.Destroyed = true
		return nil
	}
	switch {
	case in.SupportUsed && cities[c].Support.Do == nothing:
		return bad("%s has no support to use", c.ID())
	case in.ExtraDistrict && cities[c].Support.Do != addDistrict:
		return bad("%s cannot have an extra district", c.ID())
	case in.ExtraPosition && cities[c].Support.Do != widenCity:
		return bad("%s cannot have an extra position", c.ID())
	}
	t.SupportUsed, t.ExtraDistrict, t.ExtraPosition = in.SupportUsed, in.ExtraDistrict, in.ExtraPosition
	if in.Closed != nil {
		t.Closed = *in.Closed
	}
	for side, n := range t.Closed {
		if n > cities[c].Positions[side] {
			return bad("%s has only %d positions of %s, so that %d cannot be closed", c.ID(), cities[c].Positions[side],
				seatName(game.Seat(side)), n)
		}
	}
	for _, d := range in.Ravaged {
		if d < 1 || d > int(l.districts(c)) {
			return bad("%s has no district %d", c.ID(), d)
		}
		if t.Ravaged>>(d-1)&1 != 0 {
			return bad("district %d of %s is named twice", d, c.ID())
		}
		t.Ravaged |= 1 << (d - 1)
	}
	return nil
}

// fight checks that the district that is fought for agrees with the phase.
func (l *loader) fight() error {
	open, fight := l.Standing(l.Active), l.doc.Fight
	if l.Phase <= DistrictPhase {
		switch {
		case fight != 0:
			return bad("no district is fought for in phase %s", l.Phase)
		case open == 0:
			return bad("%s has no district left to fight for", l.Active.ID())
		}
		return nil
	}
	if fight < 1 || fight > int(l.districts(l.Active)) || open>>(fight-1)&1 == 0 {
		return bad("the fought district, %d, must be one of %s that is not ravaged", fight, l.Active.ID())
	}
	l.Fight = uint8(fight)
	return nil
}

// claim returns the card with an id. It must belong to that side, and must not have been named before.
func (l *loader) claim(id string, side game.Seat) (Card, error) {
	c := ByID(id)
	switch {
	case c == NoCard:
		return c, bad("there is no card %q", id)
	case c.Side() != side:
		return c, bad("%s is not a card of %s", id, seatName(side))
	case l.seen[c]:
		return c, bad("%s is named twice", id)
	}
	l.seen[c] = true
	return c, nil
}

func (l *loader) pile(p *Pile, list []string, side game.Seat, topFirst bool) error {
	for i := range list {
		if topFirst {
			i = len(list) - 1 - i
		}
		c, err := l.claim(list[i], side)
		if err != nil {
			return err
		}
		p.push(c)
	}
	return nil
}

func (l *loader) piles() error {
	for side, in := range l.doc.sides() {
		seat := game.Seat(side)
		for _, err := range []error{
			l.pile(&l.Hand[side], in.Hand.IDs, seat, false),
			l.pile(&l.Deck[side], in.Deck.IDs, seat, true),
			l.pile(&l.Discard[side], in.Discard, seat, true),
		} {
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// knowledge checks that what the other side knows is true.
func (l *loader) knowledge() error {
	for side, in := range l.doc.sides() {
		known, deck := &l.Known[side], l.Deck[side].topDown()
		for _, id := range in.Known.Hand {
			c := ByID(id)
			if l.Hand[side].find(c) < 0 {
				return bad("%s is known to be in a hand where it is not", id)
			}
			known.Hand.Add(c)
		}
		for i, id := range in.Known.Top {
			if i >= len(deck) || deck[i].ID() != id {
				return bad("%s is known to be on top of a deck where it is not", id)
			}
			known.Top++
		}
		for _, id := range in.Known.Deck {
			c := ByID(id)
			at := l.Deck[side].find(c)
			if at < 0 {
				return bad("%s is known to be in a deck where it is not", id)
			}
			if at < len(deck)-int(known.Top) {
				known.Deck.Add(c)
			}
		}
	}
	return nil
}

// deal deals a position that is still to be dealt. It must be before the first decision, with nothing known about the
// top of the decks.
func (l *loader) deal() error {
	if !l.doc.Deal {
		return nil
	}
	p := play{State: l.State}
	for side := range l.Deck {
		if l.Phase != MulliganMoloch || l.Known[side].Top > 0 {
			return bad(
				"only a position that begins with phase %s, and with nothing known on top of a deck, can be dealt",
				MulliganMoloch)
		}
		p.deal(game.Seat(side))
	}
	return nil
}
