package state51

import "onelongnight/game"

// The reasons for refusing a move, in the order in which they are checked.
const (
	WrongMoment    = "wrong-moment"
	TooManyActions = "too-many-actions"
	NotInRow       = "not-in-row"
	NoAbility      = "no-ability"
	NotInHand      = "not-in-hand"
	NotALocation   = "not-a-location"
	NotALeader     = "not-a-leader"
	NotInPlay      = "not-in-play"
	NotYours       = "not-yours"
	YourOwn        = "your-own"
	NotHeld        = "not-held"
	NoAction       = "no-action"
	NotOpen        = "not-open"
	OwnerPassed    = "owner-passed"
	Visited        = "visited"
	NoVisits       = "no-visits"
	UsedUp         = "used-up"
	Full           = "full"
	Incomplete     = "incomplete"
	NotNeeded      = "not-needed"
	NoStore        = "no-store"
	StoreFull      = "store-full"
	NoSlot         = "no-slot"
	RoomLeft       = "room-left"
	NoType         = "no-type"
	NoMeans        = "no-means"
	NoWorkers      = "no-workers"
	NoCards        = "no-cards"
	NoAgreement    = "no-agreement"
	CannotPay      = "cannot-pay"
	OutOfReach     = "out-of-reach"
	NoSource       = "no-source"
	BreaksReach    = "breaks-reach"
	NoVictim       = "no-victim"
	NotOffered     = "not-offered"
)

// Reasons returns all reasons, so that a catalogue can have words for each.
func Reasons() []string {
	return []string{game.ReasonUnknownMove, game.ReasonOver, WrongMoment, TooManyActions, NotInRow, NoAbility,
		NotInHand, NotALocation, NotALeader, NotInPlay, NotYours, YourOwn, NotHeld, NoAction, NotOpen, OwnerPassed,
		Visited, NoVisits, UsedUp, Full, Incomplete, NotNeeded, NoStore, StoreFull, NoSlot, RoomLeft, NoType, NoMeans,
		NoWorkers, NoCards, NoAgreement, CannotPay, OutOfReach, NoSource, BreaksReach, NoVictim, NotOffered}
}

// moments says which prompts each verb answers: bit n is for prompt n. A verb without any is an action or a free deed.
var moments = [lastVerb + 1]uint16{
	DoDiscard: 1<<AskTrim | 1<<AskCost, DoTake: 1<<AskDraft | 1<<AskLast, DoTakeDeck: 1<<AskDraft | 1<<AskLast,
	DoStrike: 1 << AskStrike, DoKeepCard: 1 << AskTwo, DoCash: 1 << AskSpoils, DoDone: 1 << AskSpoils,
	DoDrop: 1<<AskAct | 1<<AskRoom, DoUseToken: 1 << AskReach, DoUseCard: 1 << AskReach, DoUseContact: 1 << AskReach,
	DoWith: 1 << AskMeans, DoPay: 1 << AskPay, DoGive: 1 << AskCost, DoRob: 1 << AskTarget,
	DoKeepResource: 1 << AskKeep,
}

// fits reports whether a verb answers the prompt that is open.
func (s *State) fits(v Verb) bool {
	if moments[v] == 0 {
		return s.Ask == AskAct
	}
	if s.Ask == AskCost && (v == DoGive) != (s.Playing.Owes[0] == GoodAgreement) {
		return false
	}
	return moments[v]>>s.Ask&1 != 0
}

// refuse returns why a move is not legal, or "" if it is.
func (s *State) refuse(a Act) string {
	switch {
	case !s.g.wellFormed(a):
		return game.ReasonUnknownMove
	case s.Phase == PhaseOver:
		return game.ReasonOver
	case !s.fits(a.Verb):
		return WrongMoment
	case s.Ask == AskAct && s.Seats[s.Asked].Actions >= ActionLimit && a.Verb != DoPass:
		return TooManyActions
	}
	switch a.Verb {
	case DoTake, DoTakeDeck, DoStrike, DoKeepCard, DoCash, DoDiscard:
		return s.refuseCard(a.Verb, Card(a.A))
	case DoUseToken, DoUseCard, DoUseContact, DoWith, DoPay, DoGive, DoRob, DoKeepResource:
		return s.refusePart(a)
	}
	return s.refuseAct(a)
}

// refuseAct checks an action or a free deed (6).
func (s *State) refuseAct(a Act) string {
	c := Card(a.A)
	switch a.Verb {
	case DoPillage, DoCooperate, DoAnnex:
		return s.refusePlay(a.Verb, c)
	case DoRedevelop:
		return s.refuseRedevelop(c, Card(a.B))
	case DoLead:
		return s.refuseLead(c)
	case DoSwap:
		return s.swapRefused()
	case DoWork:
		return s.workRefused(c)
	case DoVisit:
		return s.refuseVisit(c)
	case DoHire:
		if why := s.hiresRefused(); why != "" {
			return why
		}
		if Good(a.A) == Any {
			return NotOffered
		}
	case DoDrop:
		return s.refuseDrop(c)
	case DoStore:
		return s.refuseStore(Good(a.A))
	case DoPlace:
		return s.placeRefused(c, Good(a.B))
	}
	return ""
}

// refusePart checks an answer within an action: a source, a means, a price, whom to rob, or what to keep.
func (s *State) refusePart(a Act) string {
	h := &s.Seats[s.Asked]
	switch a.Verb {
	case DoUseToken, DoUseCard, DoUseContact:
		return s.sourceRefused(a)
	case DoWith:
		return s.redevelopMeansRefused(RedevelopMeans(a.A))
	case DoPay:
		kind := Good(a.B)
		if !serves(kind, s.Playing.Owes[0]) || s.g.in(h, Purse(a.A), kind) == 0 {
			return CannotPay
		}
	case DoGive:
		if !h.Agreements.Has(Card(a.A)) {
			return NotHeld
		}
	case DoRob:
		return s.robRefused(game.Seat(a.A), Good(a.B))
	case DoKeepResource:
		return s.keepRefused(Good(a.A))
	}
	return ""
}

// refuseCard checks a card that is taken, struck, cashed in, kept or discarded.
func (s *State) refuseCard(v Verb, c Card) string {
	switch v {
	case DoTake, DoStrike:
		if set := s.Row.Set(); !set.Has(c) {
			return NotInRow
		}
	case DoTakeDeck:
		return s.takeDeckRefused()
	case DoCash:
		if !s.Seats[s.Asked].Spoils.Has(c) {
			return NotHeld
		}
	case DoDiscard, DoKeepCard:
		return s.refuseDiscard(v, c)
	}
	return ""
}

// inHand reports whether the seat that is asked has a card in hand.
func (s *State) inHand(c Card) bool {
	for _, x := range s.Hand[s.Asked].Cards() {
		if x == c {
			return true
		}
	}
	return false
}

// refuseDiscard checks a card of the hand that is kept or discarded.
func (s *State) refuseDiscard(v Verb, c Card) string {
	switch {
	case !s.inHand(c):
		return NotInHand
	case v == DoKeepCard:
		if two := s.two(); c != two[0] && c != two[1] {
			return NotOffered
		}
	case s.Ask == AskCost:
		return s.costRefused(c)
	}
	return ""
}

// refusePlay checks the three ways to play a location that need reach (6.5 to 6.7).
func (s *State) refusePlay(v Verb, c Card) string {
	seat, d := s.Asked, s.g.data
	switch {
	case !s.inHand(c):
		return NotInHand
	case d.of[c].Kind != Location:
		return NotALocation
	case v == DoPillage && !s.spoilFits(seat), v == DoCooperate && !s.agreementFits(seat):
		return NoSlot
	}
	hand := s.Hand[seat].Set()
	hand.Remove(c)
	if s.most(seat, &hand, colourOf(v)) < d.of[c].Distance {
		return OutOfReach
	}
	return ""
}

// means reports whether a seat has the means to redevelop between cards that share a type, and between any cards (6.8).
func (s *State) means(h *Holding) (typed, free bool) {
	free = int(h.Base[RebuildFree])+s.g.onLeader(h, RebuildFree) > 0
	typed = int(h.Base[Rebuild])+s.g.onLeader(h, Rebuild) > 0 || s.brickReady(h)
	return typed, free
}

// brickReady reports whether the redevelopment with a brick, of which each round has one, is still possible.
func (s *State) brickReady(h *Holding) bool {
	return !h.Redeveloped && s.g.Have(h, Brick)+s.g.Have(h, Any) > 0
}

func (s *State) refuseRedevelop(c, old Card) string {
	h, d := &s.Seats[s.Asked], s.g.data
	owner := s.Owner(old)
	switch {
	case !s.inHand(c):
		return NotInHand
	case d.of[c].Kind != Location:
		return NotALocation
	case owner == game.NoSeat:
		return NotInPlay
	case owner != s.Asked:
		return NotYours
	}
	switch typed, free := s.means(h); {
	case free:
		return ""
	case !d.sharesType[c].Has(old):
		return NoType
	case !typed:
		return NoMeans
	}
	return ""
}

// redevelopMeansRefused returns why a means cannot be used for the redevelopment under way, or "" if it can.
func (s *State) redevelopMeansRefused(m RedevelopMeans) string {
	h := &s.Seats[s.Asked]
	if m != WithRebuildFree && !s.g.data.sharesType[s.Playing.Card].Has(s.Playing.Old) {
		return NoType
	}
	ready := false
	switch m {
	case WithBrick:
		ready = s.brickReady(h)
	case WithRebuild:
		ready = int(h.Base[Rebuild])+s.g.onLeader(h, Rebuild) > 0
	case WithRebuildFree:
		ready = int(h.Base[RebuildFree])+s.g.onLeader(h, RebuildFree) > 0
	}
	if !ready {
		return NoMeans
	}
	return ""
}

func (s *State) refuseLead(c Card) string {
	switch {
	case !s.inHand(c):
		return NotInHand
	case s.g.data.of[c].Kind != Leader:
		return NotALeader
	}
	return s.leadsRefused()
}

// leadsRefused returns why no leader can be played (6.9), swapRefused why no cards can be swapped (6.10), and
// takeDeckRefused why the top of the deck cannot be picked (4.4). They return "" if it is possible.
func (s *State) leadsRefused() string {
	if h := &s.Seats[s.Asked]; h.Leader != NoCard && s.g.Have(h, Gun)+s.g.Have(h, Any) == 0 {
		return CannotPay
	}
	return ""
}

func (s *State) swapRefused() string {
	if s.Hand[s.Asked].N < 2 {
		return NoCards
	}
	return ""
}

func (s *State) takeDeckRefused() string {
	switch {
	case s.Ask != AskDraft || !s.owns(s.Asked, DraftDeck):
		return NoAbility
	case !s.drawable():
		return NoCards
	}
	return ""
}
