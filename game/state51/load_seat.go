package state51

import (
	"slices"

	"onelongnight/game"
)

// holdings reads what each seat has.
func (l *loader) holdings() error {
	for i := range l.g.seats {
		in, seat := &l.doc.Seats[i], game.Seat(i)
		l.base(in, seat)
		for _, step := range []func(*seatJSON, game.Seat) error{l.hand, l.leader, l.locations, l.held, l.stored,
			l.round} {
			if err := step(in, seat); err != nil {
				return err
			}
		}
	}
	return nil
}

func (l *loader) hand(in *seatJSON, seat game.Seat) error {
	hand := &l.Hand[seat]
	if err := l.list(in.Hand.IDs, hand, false); err != nil {
		return err
	}
	for _, id := range in.Shown {
		c := l.data.Card(id)
		switch set := hand.Set(); {
		case c == NoCard || !set.Has(c):
			return bad("%q is shown, but seat %s does not have it in hand", id, seatNames[seat])
		case l.Shown.Has(c):
			return bad("%s is shown twice", id)
		}
		l.Shown.Add(c)
	}
	return nil
}

func (l *loader) base(in *seatJSON, seat game.Seat) {
	h := &l.Seats[seat]
	h.VP = uint16(in.Base[VP])
	for k := range h.Base {
		h.Base[k] = uint8(in.Base[k])
	}
}

func (l *loader) leader(in *seatJSON, seat game.Seat) error {
	if in.Leader == nil {
		return nil
	}
	c, err := l.claim(in.Leader.ID)
	if err != nil {
		return err
	}
	x, h := l.data.of[c], &l.Seats[seat]
	if x.Kind != Leader {
		return bad("%s is no leader", in.Leader.ID)
	}
	printed := goodsJSON{}
	for _, k := range x.Goods {
		if k != GoodCard {
			printed[k]++
		}
	}
	for k, n := range in.Leader.Goods {
		if n > printed[k] {
			return bad("%s has %d of %s: at most %d can be", in.Leader.ID, n, Good(k), printed[k])
		}
		h.LeaderGoods += uint8(n)
	}
	if n := in.Leader.Tokens; n < 0 || n > Leader.MaxTokens() || n > 0 && x.Effect.Token() == 0 {
		return bad("%s has %d tokens: 0 to %d can be", in.Leader.ID, n, Leader.MaxTokens())
	}
	h.Leader, h.LeaderTokens = c, uint8(in.Leader.Tokens)
	return nil
}

func (l *loader) locations(in *seatJSON, seat game.Seat) error {
	for i := range in.Locations {
		x := &in.Locations[i]
		c, err := l.location(x.ID, "in play")
		if err != nil {
			return err
		}
		l.Seats[seat].Locations.Add(c)
		e := &l.data.of[c].Effect
		switch most := Location.MaxTokens(); {
		case x.Tokens < 0 || x.Tokens > most:
			return bad("%s has %d tokens: 0 to %d can be", x.ID, x.Tokens, most)
		case x.Tokens > 0 && e.Token() == 0:
			return bad("%s makes no tokens", x.ID)
		case x.Used < 0 || x.Used > 2:
			return bad("%s was used %d times: 0 to 2 can be", x.ID, x.Used)
		case x.Used > 0 && !l.data.works.Has(c):
			return bad("%s is no action and cannot be used", x.ID)
		case len(x.Holds) > 0 && x.Tokens == most:
			return bad("%s has %d tokens and can hold nothing", x.ID, x.Tokens)
		}
		l.Marks[c] = Mark{Tokens: uint8(x.Tokens), Used: uint8(x.Used)}
		if err := l.holds(x, c); err != nil {
			return err
		}
		if err := l.visitors(x, c, seat); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) holds(in *locationJSON, c Card) error {
	e := &l.data.of[c].Effect
	for _, name := range in.Holds {
		at := -1
		if e.Do == Combine {
			at = slices.IndexFunc(e.Pay, func(k Good) bool { return k.String() == name })
		}
		if at < 0 || l.Marks[c].Holds>>at&1 != 0 {
			return bad("%s does not need %q, or has it twice", in.ID, name)
		}
		l.Marks[c].Holds |= 1 << at
	}
	return nil
}

func (l *loader) visitors(in *locationJSON, c Card, owner game.Seat) error {
	for _, name := range in.Visitors {
		seat := game.SeatNamed(l.g, name)
		switch {
		case !l.data.open.Has(c):
			return bad("%s is no open production and cannot be visited", in.ID)
		case seat == game.NoSeat || seat == owner:
			return bad("%q cannot have visited %s", name, in.ID)
		case l.Marks[c].Visitors>>seat&1 != 0:
			return bad("%s has visited %s twice", name, in.ID)
		}
		l.Marks[c].Visitors |= 1 << seat
	}
	return nil
}

// held reads agreements and spoils, for which there must be slots (8.2).
func (l *loader) held(in *seatJSON, seat game.Seat) error {
	h := &l.Seats[seat]
	for _, id := range in.Agreements {
		c, err := l.location(id, "an agreement")
		if err != nil {
			return err
		}
		h.Agreements.Add(c)
	}
	for _, id := range in.Spoils {
		c, err := l.location(id, "a spoil")
		if err != nil {
			return err
		}
		h.Spoils.Add(c)
	}
	if l.crowded(seat) {
		return bad("seat %s has more agreements and spoils than slots", seatNames[seat])
	}
	return nil
}

func (l *loader) stored(in *seatJSON, seat game.Seat) error {
	h := &l.Seats[seat]
	for k, n := range in.Store {
		if n > 0 && k >= ResourceCount {
			return bad("%s cannot be stored", Good(k))
		}
		if k < ResourceCount {
			h.Store[k] = uint8(n)
		}
	}
	if n, room := h.Store.Sum(), l.g.StoreRoom(h); n > room {
		return bad("seat %s stores %d tokens: at most %d can be", seatNames[seat], n, room)
	}
	return nil
}

// round reads what the seat has done in this round.
func (l *loader) round(in *seatJSON, seat game.Seat) error {
	h := &l.Seats[seat]
	for _, id := range in.Used {
		at := slices.IndexFunc(l.g.Base(seat).Contacts[:], func(c FactionContact) bool { return c.ID == id })
		if at < 0 || h.Used>>at&1 != 0 {
			return bad("%q is no contact of %s, or named twice", id, in.Faction)
		}
		h.Used |= 1 << at
	}
	if in.Actions < 0 || in.Actions > ActionLimit {
		return bad("seat %s made %d actions: 0 to %d can be", seatNames[seat], in.Actions, ActionLimit)
	}
	h.Actions, h.Redeveloped, h.Passed = uint8(in.Actions), in.Redeveloped, in.Passed
	return nil
}
