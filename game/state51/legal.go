package state51

import "onelongnight/game"

func (s *State) Legal(buf []game.Move) []game.Move {
	seat := s.Asked
	h := &s.Seats[seat]
	switch s.Ask {
	case AskTrim:
		return moves(buf, DoDiscard, s.Hand[seat].Set())
	case AskDraft:
		return s.legalDraft(buf)
	case AskStrike:
		return moves(buf, DoStrike, s.Row.Set())
	case AskLast:
		return moves(buf, DoTake, s.Row.Set())
	case AskTwo:
		var set Cards
		for _, c := range s.two() {
			set.Add(c)
		}
		return moves(buf, DoKeepCard, set)
	case AskSpoils:
		return append(moves(buf, DoCash, h.Spoils), Act{Verb: DoDone}.Move())
	case AskAct:
		return s.legalActs(buf)
	case AskReach:
		return s.sources(buf)
	case AskMeans:
		return s.legalMeans(buf)
	case AskPay:
		return s.payments(s.Playing.Owes[0], buf)
	case AskCost:
		if s.Playing.Owes[0] == GoodAgreement {
			return moves(buf, DoGive, h.Agreements)
		}
		return s.legalCosts(buf)
	case AskTarget:
		return s.legalThefts(buf)
	case AskRoom:
		return moves(buf, DoDrop, s.surplus())
	case AskKeep:
		return s.legalKeeps(buf)
	}
	return buf
}

// legalDraft appends the cards of the row and, for a seat that may take from it, the deck.
func (s *State) legalDraft(buf []game.Move) []game.Move {
	buf = moves(buf, DoTake, s.Row.Set())
	if s.takeDeckRefused() == "" {
		buf = append(buf, Act{Verb: DoTakeDeck}.Move())
	}
	return buf
}

// legalMeans appends the means that can be used for the redevelopment under way (6.8).
func (s *State) legalMeans(buf []game.Move) []game.Move {
	for m := WithBrick; m <= WithRebuildFree; m++ {
		if s.redevelopMeansRefused(m) == "" {
			buf = append(buf, Act{Verb: DoWith, A: uint8(m)}.Move())
		}
	}
	return buf
}

// legalCosts appends the cards of the hand that can pay what is owed (7.5).
func (s *State) legalCosts(buf []game.Move) []game.Move {
	for rest := s.Hand[s.Asked].Set(); !rest.Empty(); {
		if c := rest.Pop(); s.costRefused(c) == "" {
			buf = append(buf, Act{Verb: DoDiscard, A: uint8(c)}.Move())
		}
	}
	return buf
}

// legalThefts appends the resources that can be stolen, with whom they are stolen from.
func (s *State) legalThefts(buf []game.Move) []game.Move {
	for i := range s.g.seats {
		for k := range Good(ResourceCount) {
			if s.robRefused(game.Seat(i), k) == "" {
				buf = append(buf, Act{Verb: DoRob, A: uint8(i), B: uint8(k)}.Move())
			}
		}
	}
	return buf
}

// legalKeeps appends the resources that can be kept in the stores (8.3).
func (s *State) legalKeeps(buf []game.Move) []game.Move {
	for k := range Good(ResourceCount) {
		if s.keepRefused(k) == "" {
			buf = append(buf, Act{Verb: DoKeepResource, A: uint8(k)}.Move())
		}
	}
	return buf
}

// moves appends a move for each card of a set.
func moves(buf []game.Move, verb Verb, set Cards) []game.Move {
	for !set.Empty() {
		buf = append(buf, Act{Verb: verb, A: uint8(set.Pop())}.Move())
	}
	return buf
}

// surplus returns the cards of which one must be discarded after slots were lost: only agreements, as long as there are
// too many of these (8.2).
func (s *State) surplus() Cards {
	h := &s.Seats[s.Asked]
	if general, _ := s.g.General(s.Asked, h); h.Agreements.Len() > general {
		return h.Agreements
	}
	return h.Agreements.Or(&h.Spoils)
}

// legalActs appends the actions and free deeds (6).
func (s *State) legalActs(buf []game.Move) []game.Move {
	seat, d := s.Asked, s.g.data
	h, hand := &s.Seats[seat], s.Hand[seat].Set()
	if h.Actions >= ActionLimit {
		return append(buf, Act{Verb: DoPass}.Move())
	}
	if locations := hand.And(&d.locations); !locations.Empty() {
		buf = s.plays(buf, h, hand, locations)
	}
	if s.leadsRefused() == "" {
		buf = moves(buf, DoLead, hand.And(&d.leaders))
	}
	if s.swapRefused() == "" {
		buf = append(buf, Act{Verb: DoSwap}.Move())
	}
	works := h.Locations.And(&d.works)
	if h.Leader != NoCard && d.of[h.Leader].Effect.Do == DoAct {
		works.Add(h.Leader)
	}
	for !works.Empty() {
		if c := works.Pop(); s.workRefused(c) == "" {
			buf = append(buf, Act{Verb: DoWork, A: uint8(c)}.Move())
		}
	}
	if s.visitsRefused() == "" {
		for open := s.openElsewhere(seat); !open.Empty(); {
			if c := open.Pop(); s.visitRefused(c) == "" {
				buf = append(buf, Act{Verb: DoVisit, A: uint8(c)}.Move())
			}
		}
	}
	if s.hiresRefused() == "" {
		for k := range uint8(BasicCount) {
			buf = append(buf, Act{Verb: DoHire, A: k}.Move())
		}
	}
	buf = append(buf, Act{Verb: DoPass}.Move())
	return s.freeDeeds(buf, h)
}

// plays appends the ways to play the locations of a hand (6.5 to 6.8).
func (s *State) plays(buf []game.Move, h *Holding, hand, locations Cards) []game.Move {
	seat, d := s.Asked, s.g.data
	rest := hand // no location is a contact, so it does not matter which one is played
	first := locations
	rest.Remove(first.Pop())
	for verb := DoPillage; verb <= DoAnnex; verb++ {
		if verb == DoPillage && !s.spoilFits(seat) || verb == DoCooperate && !s.agreementFits(seat) {
			continue
		}
		far := max(0, min(s.most(seat, &rest, colourOf(verb)), len(d.within)-1))
		buf = moves(buf, verb, locations.And(&d.within[far]))
	}
	typed, free := s.means(h)
	if !typed && !free {
		return buf
	}
	for !locations.Empty() {
		c := locations.Pop()
		olds := h.Locations
		if !free {
			olds = olds.And(&d.sharesType[c])
		}
		for !olds.Empty() {
			buf = append(buf, Act{Verb: DoRedevelop, A: uint8(c), B: uint8(olds.Pop())}.Move())
		}
	}
	return buf
}

// openElsewhere returns the open locations of other seats that have not passed (6.12).
func (s *State) openElsewhere(seat game.Seat) (open Cards) {
	for i := range s.g.seats {
		if game.Seat(i) != seat && !s.Seats[i].Passed {
			open = open.Or(&s.Seats[i].Locations)
		}
	}
	return open.And(&s.g.data.open)
}

// freeDeeds appends the free deeds (6.14).
func (s *State) freeDeeds(buf []game.Move, h *Holding) []game.Move {
	if held := h.Agreements.Or(&h.Spoils); !held.Empty() && s.dropsRefused() == "" {
		buf = moves(buf, DoDrop, held)
	}
	if s.storesRefused() == "" {
		for k := range uint8(ResourceCount) {
			if h.Base[k] > 0 {
				buf = append(buf, Act{Verb: DoStore, A: k}.Move())
			}
		}
	}
	for combines := h.Locations.And(&s.g.data.combines); !combines.Empty(); {
		c := combines.Pop()
		for k := range uint8(BasicCount) {
			if s.placeRefused(c, Good(k)) == "" {
				buf = append(buf, Act{Verb: DoPlace, A: uint8(c), B: k}.Move())
			}
		}
	}
	return buf
}
