package state51

import "onelongnight/game"

// tokenReach returns how far the contact tokens on base and leader reach together, for a colour (7.1).
func (g *Game) tokenReach(h *Holding, c Colour) (sum int) {
	for k := Red1 + Good(3*c); k < Red1+Good(3*c)+3; k++ {
		sum += int(h.Base[k]) * k.Reach(c)
	}
	sum += int(h.Base[Wild1]) + 3*int(h.Base[Wild3])
	if k, n := g.LeaderGood(h); n > 0 {
		sum += n * k.Reach(c)
	}
	return sum
}

// cardReach returns how far the contact cards of a hand reach together, for a colour, once less cards are taken out of
// the hand as payment: those that reach least. It returns -1 if the hand has fewer cards than that.
func (g *Game) cardReach(hand *Cards, c Colour, less int) (sum int) {
	var counts [4]int // cards by their reach in the colour; cards of no use count at 0
	counts[0] = hand.Len()
	for rest := hand.And(&g.data.single[c]); !rest.Empty(); {
		n := g.data.of[rest.Pop()].Effect.N
		sum += n
		counts[n]++
		counts[0]--
	}
	for n := range counts {
		away := min(less, counts[n])
		sum -= n * away
		less -= away
	}
	if less > 0 {
		return -1
	}
	return sum
}

// cardsIn returns how many cards a price asks for.
func cardsIn(pay []Good) (n int) {
	for _, g := range pay {
		if g == GoodCard {
			n++
		}
	}
	return n
}

// contactReady reports whether the faction contact of a colour has not been used and the resources in its price can be
// paid. It ignores cards in the price.
func (g *Game) contactReady(seat game.Seat, h *Holding, c Colour) bool {
	return h.Used>>c&1 == 0 && g.canPay(h, g.Base(seat).Contacts[c].Pay)
}

// most returns how far a seat can reach in a colour, with all that it has and a given hand (7.1).
func (s *State) most(seat game.Seat, hand *Cards, c Colour) int {
	h := &s.Seats[seat]
	tokens := s.g.tokenReach(h, c)
	best := s.g.cardReach(hand, c, 0)
	if s.g.contactReady(seat, h, c) {
		contact := &s.g.Base(seat).Contacts[c]
		if left := s.g.cardReach(hand, c, cardsIn(contact.Pay)); left >= 0 {
			best = max(best, left+contact.N)
		}
	}
	return tokens + best
}

// colourOf returns the colour of the contacts for an action.
func colourOf(v Verb) Colour { return Colour(v - DoPillage) }

// missing returns how much of the distance of the card being played is not covered yet.
func (s *State) missing() int {
	return s.g.data.of[s.Playing.Card].Distance - int(s.Playing.Sum)
}

// sourceRefused returns why a source cannot be named now, or "" if it can (7.2).
func (s *State) sourceRefused(a Act) string {
	seat := s.Asked
	h, hand, colour := &s.Seats[seat], s.Hand[seat].Set(), colourOf(s.Playing.As)
	gain := 0
	left := 0 // what else can still be reached afterwards
	switch a.Verb {
	case DoUseToken:
		k := Good(a.A)
		gain = k.Reach(colour)
		if gain == 0 || int(h.Base[k])+s.g.onLeader(h, k) == 0 {
			return NoSource
		}
		left = s.most(seat, &hand, colour) - gain
	case DoUseCard:
		c := Card(a.A)
		if !hand.Has(c) {
			return NotInHand
		}
		if !s.g.data.single[colour].Has(c) {
			return NoSource
		}
		gain = s.g.data.of[c].Effect.N
		hand.Remove(c)
		left = s.most(seat, &hand, colour)
	case DoUseContact:
		contact := &s.g.Base(seat).Contacts[colour]
		if a.A != contactIndex(s.g.factions[seat], colour) || !s.g.contactReady(seat, h, colour) ||
			hand.Len() < cardsIn(contact.Pay) {
			return NoSource
		}
		gain = contact.N
		left = s.g.tokenReach(h, colour) + s.g.cardReach(&hand, colour, cardsIn(contact.Pay))
	}
	if gain+left < s.missing() {
		return BreaksReach
	}
	return ""
}

// costRefused returns why a card of the hand cannot pay for the faction contact being used: without the card, the
// distance could no longer be covered (7.2). It returns "" if it can; if no contact is being used, every card can.
func (s *State) costRefused(c Card) string {
	if s.Playing.Source == 0 {
		return ""
	}
	seat := s.Asked
	h, hand, colour := &s.Seats[seat], s.Hand[seat].Set(), colourOf(s.Playing.As)
	hand.Remove(c)
	owed := cardsIn(s.Playing.Owes[1:s.Playing.Owed])
	n := s.g.Base(seat).Contacts[colour].N
	if n+s.g.tokenReach(h, colour)+s.g.cardReach(&hand, colour, owed) < s.missing() {
		return BreaksReach
	}
	return ""
}

// sources appends the sources that can be named now.
func (s *State) sources(buf []game.Move) []game.Move {
	seat := s.Asked
	h, colour := &s.Seats[seat], colourOf(s.Playing.As)
	add := func(a Act) {
		if s.sourceRefused(a) == "" {
			buf = append(buf, a.Move())
		}
	}
	for k := Red1; k <= Wild3; k++ {
		if k.Reach(colour) > 0 && int(h.Base[k])+s.g.onLeader(h, k) > 0 {
			add(Act{Verb: DoUseToken, A: uint8(k)})
		}
	}
	hand := s.Hand[seat].Set()
	for rest := hand.And(&s.g.data.single[colour]); !rest.Empty(); {
		add(Act{Verb: DoUseCard, A: uint8(rest.Pop())})
	}
	add(Act{Verb: DoUseContact, A: contactIndex(s.g.factions[seat], colour)})
	return buf
}
