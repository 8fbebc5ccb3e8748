package aurora

import "onelongnight/game"

// Sample deals everything that the seat cannot see anew, as it may be. Another seat that is choosing which object to
// give away gets objects of at least two kinds, or it would not have been asked.
func (v *View) Sample(rng *game.Stream, into game.State) {
	s := into.(*State)
	*s = State{g: v.g, Public: v.Public, rng: game.Rand{Seed: rng.Seed()}}
	v.sampleDeck(rng, s)
	heldLoot := v.sampleLoot(rng, s)
	v.sampleObjects(rng, s, int(v.Automa.Held)-heldLoot)
	v.sampleResults(rng, s)
	var actions Stack
	for c := uint8(1); c <= ActionCount; c++ {
		if v.UnseenActions>>c&1 != 0 {
			actions.push(c)
		}
	}
	game.Shuffle(rng, actions.C[:actions.N])
	for range v.ActionsN {
		s.Actions.push(actions.pop())
	}
	s.Dealt = actions
}

// sampleDeck deals the exploration deck and the box. Only extra cards can be in the box (5.2).
func (v *View) sampleDeck(rng *game.Stream, s *State) {
	d := v.g.data
	for period := 3; period >= 1; period-- {
		var deck, extra Pile
		for rest := v.Unseen.And(&d.periods[period]); !rest.Empty(); {
			if c := rest.Pop(); d.extra.Has(c) {
				extra.Push(c)
			} else {
				deck.Push(c)
			}
		}
		game.Shuffle(rng, extra.C[:extra.N])
		for deck.N < v.DeckN[period] {
			deck.Push(extra.Pop())
		}
		for extra.N > 0 {
			s.Box.Add(extra.Pop())
		}
		game.Shuffle(rng, deck.C[:deck.N])
		for _, c := range deck.Cards() {
			s.Deck.Push(c)
		}
	}
}

// sampleLoot deals the loot of each tier, and returns how many of the cards the Automa holds.
func (v *View) sampleLoot(rng *game.Stream, s *State) (held int) {
	for tier := uint8(3); tier >= 1; tier-- {
		cards := v.unseenLoot(tier)
		game.Shuffle(rng, cards.C[:cards.N])
		for range v.LootN[tier] {
			s.Loot.Push(cards.Pop())
		}
		for range v.LostN[tier] {
			s.Lost.Push(cards.Pop())
		}
		for i := range v.Foes[:v.FoeN] {
			if v.Foes[i].Tier == tier {
				s.FoeLoot[i] = cards.Pop()
			}
		}
		for i := range v.Spoils[:v.SpoilN] {
			if x := &v.Spoils[i]; x.Tier == tier && x.Winner == v.g.automa && x.Winner != game.NoSeat {
				s.SpoilLoot[i] = cards.Pop()
			}
		}
		for cards.N > 0 {
			s.HeldLoot.Add(cards.Pop())
			held++
		}
	}
	return held
}

// sampleObjects deals the other hands, the Automa's objects and the deck.
func (v *View) sampleObjects(rng *game.Stream, s *State, automa int) {
	var all Stack
	for o, n := range v.UnseenObjects {
		for range n {
			all.push(uint8(o))
		}
	}
	for {
		game.Shuffle(rng, all.C[:all.N])
		left := all
		s.Hands = [game.MaxSeats]Hand{}
		s.HeldThings = Hand{}
		for i := range v.g.people() {
			if game.Seat(i) == v.Who {
				s.Hands[i] = v.Hand
				continue
			}
			for range v.Convoys[i].Held {
				s.Hands[i][left.pop()]++
			}
		}
		for range automa {
			s.HeldThings[left.pop()]++
		}
		if s.Ask != AskGive || s.Asked == v.Who || s.Hands[s.Asked].kinds() > 1 {
			s.Objects = left
			return
		}
	}
}

// sampleResults shuffles the results so that the back of the top one is the one that is seen (16).
func (v *View) sampleResults(rng *game.Stream, s *State) {
	var rest, tops Stack
	for r := uint8(1); r <= ResultCount; r++ {
		switch {
		case v.UnseenResults>>r&1 == 0:
		case v.g.data.Results[r].Grid == v.Grid:
			tops.push(r)
		default:
			rest.push(r)
		}
	}
	if v.ResultsN == 0 {
		return
	}
	game.Shuffle(rng, tops.C[:tops.N])
	top := tops.pop()
	for tops.N > 0 {
		rest.push(tops.pop())
	}
	game.Shuffle(rng, rest.C[:rest.N])
	rest.push(top)
	s.Results = rest
}
