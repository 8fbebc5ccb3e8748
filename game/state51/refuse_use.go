package state51

import "onelongnight/game"

// ledBy returns the seat that a card leads as the leader in play, or NoSeat.
func (s *Public) ledBy(c Card) game.Seat {
	for i := range s.Seats {
		if c != NoCard && s.Seats[i].Leader == c {
			return game.Seat(i)
		}
	}
	return game.NoSeat
}

// workRefused returns why a location or a leader cannot be worked now, or "" if it can (6.11, 9.7).
func (s *State) workRefused(c Card) string {
	x, h := s.g.data.of[c], &s.Seats[s.Asked]
	e := &x.Effect
	if !h.Locations.Has(c) && h.Leader != c {
		if s.Owner(c) == game.NoSeat && s.ledBy(c) == game.NoSeat {
			return NotInPlay
		}
		return NotYours
	}
	tokens := s.Marks[c].Tokens
	if x.Kind == Leader {
		tokens = h.LeaderTokens
	}
	switch {
	case e.Do != DoAct && e.Do != Combine:
		return NoAction
	case s.Marks[c].Used >= 2:
		return UsedUp
	case onlyVP(e) && int(tokens) >= x.Kind.MaxTokens():
		return Full
	case e.Do == Combine && int(s.Marks[c].Holds) != 1<<len(e.Pay)-1:
		return Incomplete
	}
	workers, cards, agreements := 0, 0, 0
	if !e.Free {
		workers = s.workersFor(c)
	}
	if e.Do == DoAct {
		for _, k := range e.Pay {
			switch k {
			case Worker:
				workers++
			case GoodCard:
				cards++
			case GoodAgreement:
				agreements++
			}
		}
	}
	switch {
	case workers > int(h.Base[Worker]):
		return NoWorkers
	case cards > int(s.Hand[s.Asked].N), cards == 0 && onlyCards(e) && !s.drawable():
		return NoCards
	case agreements > h.Agreements.Len():
		return NoAgreement
	case e.Do == DoAct && !s.g.canPay(h, e.Pay):
		return CannotPay
	case steals(e) && !s.victims():
		return NoVictim
	}
	return ""
}

// onlyVP reports whether an effect gives nothing but victory tokens, and onlyCards whether it gives nothing but cards.
func onlyVP(e *Effect) bool {
	for _, k := range e.Gain {
		if k.Value() == 0 {
			return false
		}
	}
	return true
}

func onlyCards(e *Effect) bool {
	for _, k := range e.Gain {
		if k != GoodCard {
			return false
		}
	}
	return true
}

// steals reports whether an effect is a theft.
func steals(e *Effect) bool { return len(e.Gain) > 0 && e.Gain[0] == Steal }

// yields reports whether the production of an open location would give a visitor anything (6.3).
func (s *State) yields(e *Effect) bool { return !onlyCards(e) || s.drawable() }

// victims reports whether there is anybody to rob.
func (s *State) victims() bool {
	for i := range s.g.seats {
		for k := range Good(ResourceCount) {
			if s.robRefused(game.Seat(i), k) == "" {
				return true
			}
		}
	}
	return false
}

// robRefused returns why a kind of resource cannot be stolen from a seat, or "" if it can (9.10).
func (s *State) robRefused(victim game.Seat, kind Good) string {
	if _, ok := s.loot(victim, kind); !ok || victim == s.Asked {
		return NoVictim
	}
	return ""
}

// refuseVisit checks a visit (6.12).
func (s *State) refuseVisit(c Card) string {
	owner := s.Owner(c)
	switch {
	case owner == game.NoSeat:
		return NotInPlay
	case owner == s.Asked:
		return YourOwn
	case !s.g.data.open.Has(c):
		return NotOpen
	case s.Seats[owner].Passed:
		return OwnerPassed
	}
	return s.visitRefused(c)
}

// visitRefused returns why an open location of another seat cannot be visited, or "" if it can.
func (s *State) visitRefused(c Card) string {
	if s.Marks[c].Visitors>>s.Asked&1 != 0 {
		return Visited
	}
	if why := s.visitsRefused(); why != "" {
		return why
	}
	if !s.yields(&s.g.data.of[c].Effect) {
		return NoCards
	}
	return ""
}

// visitsRefused returns why nothing can be visited at all (6.12), and hiresRefused why no workers can be sent (6.13).
func (s *State) visitsRefused() string {
	switch h := &s.Seats[s.Asked]; {
	case h.Visits >= visitLimit:
		return NoVisits
	case h.Base[Worker] == 0:
		return NoWorkers
	}
	return ""
}

func (s *State) hiresRefused() string {
	if s.Seats[s.Asked].Base[Worker] < 2 {
		return NoWorkers
	}
	return ""
}

// refuseDrop checks an agreement or a spoil that is to be dropped (6.14, 8.2).
func (s *State) refuseDrop(c Card) string {
	h := &s.Seats[s.Asked]
	if !h.Agreements.Has(c) && !h.Spoils.Has(c) {
		return NotHeld
	}
	if s.Ask == AskAct {
		return s.dropsRefused()
	}
	if set := s.surplus(); !set.Has(c) {
		return NotOffered
	}
	return ""
}

// dropsRefused returns why nothing can be dropped as a free deed, or "" if it can (6.14).
func (s *State) dropsRefused() string {
	if s.agreementFits(s.Asked) {
		return RoomLeft
	}
	return ""
}

// refuseStore checks a token that is to be stored. StoresRefused returns why none can be (8.3).
func (s *State) refuseStore(kind Good) string {
	if why := s.storesRefused(); why != "" {
		return why
	}
	if s.Seats[s.Asked].Base[kind] == 0 {
		return CannotPay
	}
	return ""
}

func (s *State) storesRefused() string {
	switch h, room := &s.Seats[s.Asked], s.g.StoreRoom(&s.Seats[s.Asked]); {
	case room == 0:
		return NoStore
	case h.Store.Sum() >= room:
		return StoreFull
	}
	return ""
}

// placeRefused returns why a resource cannot be placed on a combination now, or "" if it can (9.7).
func (s *State) placeRefused(c Card, kind Good) string {
	h := &s.Seats[s.Asked]
	e := &s.g.data.of[c].Effect
	switch {
	case !h.Locations.Has(c) && s.Owner(c) == game.NoSeat:
		return NotInPlay
	case !h.Locations.Has(c):
		return NotYours
	case e.Do == Combine && s.Marks[c].Tokens >= 3:
		return Full
	}
	for i, k := range e.Pay {
		if e.Do == Combine && k == kind && s.Marks[c].Holds>>i&1 == 0 {
			if s.g.Have(h, kind)+s.g.Have(h, Any) == 0 {
				return CannotPay
			}
			return ""
		}
	}
	return NotNeeded
}

// keepRefused returns why a kind of resource cannot be kept next, or "" if it can. Kinds come in order, and the stores
// must be filled (8.3).
func (s *State) keepRefused(kind Good) string {
	h := &s.Seats[s.Asked]
	later := 0
	for k := kind; k < ResourceCount; k++ {
		later += int(h.Base[k])
	}
	if kind < s.Playing.Kind || h.Base[kind] == 0 || later < s.g.StoreRoom(h)-h.Store.Sum() {
		return NotOffered
	}
	return ""
}
