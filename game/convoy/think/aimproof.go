package think

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
)

// This file makes aims provable (game.Provable).

// WorstCase gives the other side all cards that it might have in hand, unless its hand is known, and leaves as many
// cards in its deck as there are. More cards never harm the side that has them, until something is drawn or decided by
// lot, which Count reports.
func (a *aim) WorstCase(view game.View, into game.State) bool {
	v, s := view.(*convoy.View), into.(*convoy.State)
	rng := game.NewStream(game.Seed{})
	v.Sample(&rng, s)
	side := convoy.Other(v.Who)
	hand, known := &s.Hand[side], v.Known[side]
	if len(known.Hand.Cards(side)) == hand.Len() {
		return true
	}
	deck := s.Deck[side].Cards()
	for _, c := range deck[:len(deck)-int(known.Top)] {
		if !known.Deck.Has(c) {
			hand.C[hand.N] = c
			hand.N++
		}
	}
	// Cards that are there twice must all fit into one pile.
	return hand.Len()+s.Deck[side].Len()+s.Discard[side].Len()+(s.All()&convoy.UnitsOf(side)).Len() <= convoy.DeckSize
}

// Key implements game.Provable. What lies in a discard pile, and in which order cards came to a hand, matters only for
// what is decided by lot. The number of actions is part of the key, so that play never comes back to the same one.
func (*aim) Key(state game.State, buf []byte) []byte {
	s := state.(*convoy.State)
	buf = append(buf, byte(s.Phase), s.Battle, byte(s.Active), s.Fight, s.Actions,
		packed(s.NoInstants, s.NoModules), byte(s.Revealed[0]), byte(s.Revealed[1]))
	for c := s.Active; c <= convoy.NewYork; c++ {
		t := &s.Towns[c]
		buf = append(buf, t.Ravaged, packed(t.SupportUsed, t.ExtraDistrict, t.ExtraPosition))
	}
	for rest := s.All(); rest != 0; {
		u := rest.Pop()
		buf = unitKey(s, u, buf)
	}
	for side := range s.Hand {
		buf = append(buf, 0xFF, s.Known[side].Top)
		buf = setKey(&s.Hand[side], buf)
		buf = setKey(&s.Deck[side], buf)
	}
	if s.Depth > 0 {
		for _, w := range [...]uint{0, 8, 16, 24, 32, 40, 48, 56} {
			buf = append(buf, byte(s.Worked>>w))
		}
	}
	for i := range s.Pending[:s.Depth] {
		f := &s.Pending[i]
		e := &f.Effect
		buf = append(buf, byte(f.Op), byte(e.Do), byte(e.Among), byte(e.N),
			packed(e.May, f.Fresh), byte(f.Seat), byte(f.City), byte(f.Unit), byte(f.Cause), f.Left, f.Which,
			byte(f.Benefit))
	}
	return buf
}

func unitKey(s *convoy.State, u convoy.Card, buf []byte) []byte {
	unit := &s.Units[u]
	flags := byte(0)
	for f := range s.Flagged {
		if s.Flagged[f].Has(u) {
			flags |= 1 << f
		}
	}
	return append(buf, byte(u), byte(unit.City), unit.Plus1, unit.Plus2, unit.Minus2, byte(unit.Module), flags)
}

func setKey(p *convoy.Pile, buf []byte) []byte {
	var set convoy.CardSet
	for _, c := range p.Cards() {
		set.Add(c)
	}
	return append(buf, p.N, byte(set), byte(set>>8), byte(set>>16), byte(set>>24), byte(set>>32))
}

// packed returns up to eight answers as one byte.
func packed(list ...bool) (b byte) {
	for i, on := range list {
		if on {
			b |= 1 << i
		}
	}
	return b
}
