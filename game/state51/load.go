package state51

import (
	"encoding/json"

	"onelongnight/game"
)

// bad returns the error for a position that cannot be loaded.
func bad(format string, args ...any) error { return game.BadPosition(format, args...) }

// Load reads a position. It checks that the position is consistent, not that a game could reach it. A pick that leaves
// no choice is made at once.
func (r Rules) Load(position []byte, seed game.Seed) (game.Game, game.State, error) {
	l := loader{data: r.Data(), State: &State{rng: game.Rand{Seed: seed}}}
	if err := json.Unmarshal(position, &l.doc); err != nil {
		return nil, nil, bad("the position is not readable: %v", err)
	}
	if l.doc.Version == 0 {
		l.doc.Version = r.Version()
	}
	steps := []func() error{l.header, l.setup, l.turn, l.piles, l.holdings, l.visits, l.draft, l.marks, l.deal}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, nil, err
		}
	}
	p := play{State: l.State}
	switch l.Phase {
	case PhaseDraft:
		p.pick()
	case PhaseProduction:
		p.Ask = AskSpoils
	default:
		p.Ask = AskAct
	}
	return l.g, l.State, nil
}

// loader fills a state from the document of a position.
type loader struct {
	*State
	doc  positionJSON
	data *Data // of the rules at first, then of the position's version
	seen Cards
}

func (l *loader) header() error {
	d := &l.doc
	l.data = l.data.At(d.Version)
	head := game.PositionHead{Game: d.Game, Version: d.Version, Known: l.data != nil,
		Pending: d.Pending != "" || d.Playing != nil, Phase: d.Phase, Phases: phaseNames[:]}
	phase, err := head.Check(Rules{}.Name())
	l.Phase = Phase(phase)
	return err
}

// setup finds the game of the position.
func (l *loader) setup() error {
	var ids []string
	for i := range l.doc.Seats {
		ids = append(ids, l.doc.Seats[i].Faction)
	}
	if n := len(ids); n < 2 || n > game.MaxSeats {
		return bad("there are %d seats: 2 to %d can play", n, game.MaxSeats)
	}
	factions, err := l.data.factions(ids)
	if err != nil {
		return bad("%v", err)
	}
	l.g = with(l.data, factions)
	return nil
}

// turn reads the round and whose turn it is.
func (l *loader) turn() error {
	d := &l.doc
	l.First, l.Asked = game.SeatNamed(l.g, d.First), game.SeatNamed(l.g, d.Turn)
	switch {
	case l.First == game.NoSeat:
		return bad("the first player is seat %q, which is not in the game", d.First)
	case l.Asked == game.NoSeat:
		return bad("the turn is that of seat %q, which is not in the game", d.Turn)
	case d.Round < 1 || d.Round > LastRound:
		return bad("round %d is out of range: 1 to %d can be", d.Round, LastRound)
	}
	l.Public.Round = uint8(d.Round)
	return nil
}

// claim returns the card with an id, which must not have been named before.
func (l *loader) claim(id string) (Card, error) {
	c := l.data.Card(id)
	switch {
	case c == NoCard:
		return c, bad("there is no card %q", id)
	case l.seen.Has(c):
		return c, bad("%s is named twice", id)
	}
	l.seen.Add(c)
	return c, nil
}

func (l *loader) location(id, what string) (Card, error) {
	c, err := l.claim(id)
	if err == nil && l.data.of[c].Kind != Location {
		err = bad("%s is no location: it cannot be %s", id, what)
	}
	return c, err
}

// list claims the cards of a pile. Upper is set if the first one is on top.
func (l *loader) list(ids []string, into *Pile, upper bool) error {
	for n := range ids {
		if upper {
			n = len(ids) - 1 - n
		}
		c, err := l.claim(ids[n])
		if err != nil {
			return err
		}
		into.Push(c)
	}
	return nil
}

func (l *loader) piles() error {
	if err := l.list(l.doc.Deck.IDs, &l.Deck, true); err != nil {
		return err
	}
	if err := l.list(l.doc.Discard, &l.Discard, true); err != nil {
		return err
	}
	return l.list(l.doc.Row, &l.Row, false)
}

// visits checks that no seat has left more marks than it has made visits.
func (l *loader) visits() error {
	for i, info := range l.g.seats {
		marks := 0
		for c := range l.Marks {
			marks += int(l.Marks[c].Visitors >> i & 1)
		}
		if n := l.doc.Seats[i].Visits; n > visitLimit || n < marks {
			return bad("seat %s made %d visits: %d to %d can be", info.Name, n, marks, visitLimit)
		}
		l.Seats[i].Visits = uint8(l.doc.Seats[i].Visits)
	}
	return nil
}

// draft checks what is there only during a draft.
func (l *loader) draft() error {
	d := &l.doc
	if l.Phase != PhaseDraft {
		if d.Pick != 0 || l.Row.N > 0 {
			return bad("row and pick are in phase draft only")
		}
		return nil
	}
	if d.Pick < 1 || d.Pick > l.picks() {
		return bad("pick %d is out of range: 1 to %d can be", d.Pick, l.picks())
	}
	l.Pick = uint8(d.Pick)
	if l.picker() != l.Asked {
		return bad("pick %d is not that of seat %s", d.Pick, d.Turn)
	}
	if l.Row.N == 0 {
		return bad("the row is empty, and nothing is to be picked")
	}
	for i, info := range l.g.seats {
		if n := l.Hand[i].N; n > handLimit {
			return bad("seat %s has %d cards in hand: at most %d can be in a draft", info.Name, n, handLimit)
		}
	}
	return nil
}

// marks checks that the marks of a round are there only during its actions, and that the seat can have the turn.
func (l *loader) marks() error {
	h := &l.Seats[l.Asked]
	switch {
	case l.Phase == PhaseActions && h.Passed:
		return bad("seat %s has passed: it cannot be its turn", l.doc.Turn)
	case l.Phase == PhaseProduction && h.Spoils.Empty():
		return bad("seat %s has no spoil to decide about", l.doc.Turn)
	case l.Phase == PhaseActions:
		return nil
	}
	for i, info := range l.g.seats {
		h := &l.Seats[i]
		if h.Used != 0 || h.Visits != 0 || h.Actions != 0 || h.Redeveloped || h.Passed {
			return bad("seat %s has marks of a round, which belong to its actions only", info.Name)
		}
	}
	for c := range l.Marks {
		if m := &l.Marks[c]; m.Used != 0 || m.Visitors != 0 {
			return bad("%s has marks of a round, which belong to its actions only", l.data.ids[c])
		}
	}
	return nil
}
