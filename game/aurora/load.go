package aurora

import (
	"encoding/json"
	"slices"

	"onelongnight/game"
)

// bad returns the error for a position that cannot be loaded.
func bad(format string, args ...any) error { return game.BadPosition(format, args...) }

// Load reads a position. It checks that the position is one of this game, not that play could reach it. If nobody has
// to decide in it, play goes on until somebody has to.
func (r Rules) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	l := loader{State: &State{rng: game.Rand{Seed: seed}}}
	if err := json.Unmarshal(position, &l.doc); err != nil {
		return nil, nil, bad("the position is not readable: %v", err)
	}
	if l.doc.Version == 0 {
		l.doc.Version = r.Version()
	}
	steps := []func() error{l.header, l.setup, l.counts, l.slots, l.piles, l.road, l.convoys, l.order, l.foes,
		l.targets, l.spoils, l.automa, l.deal}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, nil, err
		}
	}
	p := play{State: l.State}
	p.run()
	return l.g, l.State, nil
}

// loader fills a state from a position document, step by step.
type loader struct {
	*State
	doc  positionJSON
	data *Data
	seen Cards
	held Hand // how many objects of each kind were named so far
}

func (l *loader) header() error {
	d := &l.doc
	l.data = sheets.At(d.Version)
	head := game.PositionHead{Game: d.Game, Version: d.Version, Known: l.data != nil,
		Pending: d.Pending != "" || d.Explore != nil || d.Prize != "", Phase: d.Phase, Phases: phaseNames[:]}
	phase, err := head.Check(Rules{}.Name())
	l.Phase = Phase(phase)
	return err
}

func (l *loader) setup() error {
	d := &l.doc
	which := slices.Index(mapNames[:], d.Map)
	switch {
	case d.Seats < 1 || d.Seats > game.MaxSeats:
		return bad("%d cannot play: 1 to %d can", d.Seats, game.MaxSeats)
	case which < 0:
		return bad("there is no map %q: alpha and beta are", d.Map)
	}
	l.g = with(l.data, d.Seats, which == 1, d.Mine)
	return nil
}

// counts reads the round and the Aurora's number.
func (l *loader) counts() error {
	d := &l.doc
	switch {
	case d.Round < 1 || d.Round > LastRound:
		return bad("round %d is out of range: 1 to %d can be", d.Round, LastRound)
	case d.Aurora < 1 || d.Aurora > LastRound:
		return bad("the Aurora is on %d: 1 to %d can be", d.Aurora, LastRound)
	}
	l.Public.Round, l.Number, l.OnRed = uint8(d.Round), uint8(d.Aurora), d.Red
	return nil
}

// claim finds the card with an id. It must not have been named before, and must be one that may be where it is named.
func (l *loader) claim(id, where string, may func(*Design) bool) (Card, error) {
	c := l.data.Card(id)
	switch {
	case c == NoCard:
		return c, bad("there is no card %q", id)
	case l.seen.Has(c):
		return c, bad("%s is named twice", id)
	case !may(&l.data.of[c]):
		return c, bad("%s cannot be %s", id, where)
	}
	l.seen.Add(c)
	return c, nil
}

func explored(x *Design) bool { return x.Period > 0 }
func anything(*Design) bool   { return true }
func isLoot(x *Design) bool   { return x.Loot }

// inSlot reports whether a card can lie in a slot: one of exploration but an event, or a rusty container (5.4, 5.6).
func inSlot(x *Design) bool {
	return x.Period > 0 && x.Kind != Course || x.Start && x.Owner < 0
}

func (l *loader) slots() error {
	if n := len(l.doc.Slots); n > SlotCount {
		return bad("there are %d slots: %d can be", n, SlotCount)
	}
	for i, doc := range l.doc.Slots {
		if doc.Card == "" {
			if len(doc.Left)+len(doc.Right)+len(doc.Tokens) > 0 {
				return bad("tokens lie in slot %d without a card", i+1)
			}
			continue
		}
		c, err := l.claim(doc.Card, "in a slot", inSlot)
		if err != nil {
			return err
		}
		slot := &l.Slots[i+1]
		slot.Card = c
		kind := l.data.of[c].Kind
		if len(doc.Left)+len(doc.Right) > 0 && kind != Location || len(doc.Tokens) > 0 && kind != Encounter {
			return bad("%s cannot have those tokens", doc.Card)
		}
		for side, words := range [...][]string{doc.Left, doc.Right} {
			if err := l.tokens(words, ObjectToken, &slot.Tokens[side]); err != nil {
				return err
			}
		}
		if kind == Encounter {
			if err := l.tokens(doc.Tokens, Ammo, &slot.Tokens[0]); err != nil {
				return err
			}
		}
	}
	return nil
}

// tokens reads the tokens on a card. They may be food or any kind after it, up to last.
func (l *loader) tokens(words []string, last Token, into *[4]Token) error {
	if len(words) > len(into) {
		return bad("%d tokens lie in one place: %d can", len(words), len(into))
	}
	for i, word := range words {
		t := slices.Index(tokenNames[:], word)
		if t < int(Food) || t > int(last) {
			return bad("there is no token %q here", word)
		}
		into[i] = Token(t)
	}
	return nil
}

// list claims the cards of a pile; the first id is the top card.
func (l *loader) list(ids []string, where string, may func(*Design) bool, into *Pile) error {
	for _, id := range slices.Backward(ids) {
		c, err := l.claim(id, where, may)
		if err != nil {
			return err
		}
		into.Push(c)
	}
	return nil
}

func (l *loader) piles() error {
	d := &l.doc
	var box Pile
	for _, x := range []struct {
		ids   []string
		where string
		may   func(*Design) bool
		into  *Pile
	}{
		{d.Deck.IDs, "in the deck", explored, &l.Deck},
		{d.Box.IDs, "in the box", func(x *Design) bool { return x.Extra }, &box},
		{d.Discard, "in the discard pile", anything, &l.Discard},
		{d.Loot.Deck.IDs, "in the deck of loot", isLoot, &l.Loot},
		{d.Loot.Lost.IDs, "among lost loot", isLoot, &l.Lost},
	} {
		if err := l.list(x.ids, x.where, x.may, x.into); err != nil {
			return err
		}
	}
	l.Box = box.Set()
	for _, id := range slices.Backward(d.Objects.Deck.IDs) {
		if err := l.object(id, func(o uint8) { l.Objects.push(o) }); err != nil {
			return err
		}
	}
	for _, id := range slices.Backward(d.Objects.Discard) {
		if err := l.object(id, func(o uint8) { l.ObjectDiscard.push(o) }); err != nil {
			return err
		}
	}
	return l.results()
}

// object reads an object and hands it to put. There must be no more of its kind than there are copies.
func (l *loader) object(id string, put func(uint8)) error {
	o := slices.Index(objectNames[:], id)
	switch {
	case o < 1:
		return bad("there is no object %q", id)
	case Object(o) == Mine && !l.g.mine:
		return bad("mines are not played with")
	}
	if l.held[o]++; l.held[o] > l.data.Copies[o] {
		return bad("there are more of %s than %d", id, l.data.Copies[o])
	}
	put(uint8(o))
	return nil
}

// results reads the results. Two are needed: enemy fire turns one and looks at the back of the next (10.9).
func (l *loader) results() error {
	var ids []string
	for i := 1; i <= ResultCount; i++ {
		ids = append(ids, l.data.Results[i].ID)
	}
	r := &l.doc.Results
	if len(r.Deck.IDs)+len(r.Discard) < 2 && !l.doc.Deal {
		return bad("at least two results are needed")
	}
	return stacks(ids, "result", []string(r.Deck.IDs), &l.Results, r.Discard, &l.ResultDiscard)
}

// stacks reads a deck and a discard pile of cards of which there is one each; the first id is the top card.
func stacks(ids []string, what string, deck []string, into *Stack, discard []string, over *Stack) error {
	seen := map[string]bool{}
	for i, list := range [...][]string{deck, discard} {
		for _, id := range slices.Backward(list) {
			n := slices.Index(ids, id)
			switch {
			case n < 0:
				return bad("there is no %s %q", what, id)
			case seen[id]:
				return bad("%s is named twice", id)
			}
			seen[id] = true
			[...]*Stack{into, over}[i].push(uint8(n + 1))
		}
	}
	return nil
}

// road reads what lies on the map: beacons, closed avalanches and mines.
func (l *loader) road() error {
	for space, kind := range l.doc.Beacons {
		b := slices.Index(beaconNames[:], kind)
		switch {
		case space < 0 || space > int(l.g.route.Last) || !l.g.route.Beacon[space]:
			return bad("space %d has no beacon", space)
		case b < 1:
			return bad("no beacon shows %q", kind)
		}
		l.Beacons[space] = Beacon(b)
	}
	for _, id := range l.doc.Closed {
		e := l.g.route.Edge(id)
		if e == NoEdge || e < firstShortcut || l.g.route.Ways[e-firstShortcut].Kind != Avalanche {
			return bad("%s is no avalanche that could be closed", id)
		}
		l.Closed |= 1 << (e - firstShortcut)
	}
	if n := len(l.doc.Mines); n > mines {
		return bad("%d mines are laid: %d can be", n, mines)
	}
	for _, m := range l.doc.Mines {
		e, seat := l.g.route.Edge(m.Edge), slices.Index(colours[:l.g.people()], m.Seat)
		switch {
		case e == NoEdge:
			return bad("there is no edge %q", m.Edge)
		case seat < 0:
			return bad("the mine of seat %q is not in the game", m.Seat)
		case !l.minable(e):
			return bad("no mine can lie on %s", m.Edge)
		}
		l.Mines[l.MineN] = MineMarker{e, game.Seat(seat)}
		l.MineN++
	}
	return nil
}
