package state51

import "onelongnight/game"

// deal deals a scenario: all cards that have no place yet form the deck, shuffled by the seed, and every hand is filled
// from it up to a number. So each seed gives a different game.
func (l *loader) deal() error {
	n := l.doc.Deal
	switch {
	case n == 0:
		return nil
	case n < 0 || n > handLimit || l.Deck.N > 0 || l.Phase != PhaseActions:
		return bad("to fill hands to %d from all other cards takes phase actions, a number to %d, and no deck", n,
			handLimit)
	}
	for c := Card(1); c <= CardCount; c++ {
		if !l.seen.Has(c) {
			l.Deck.Push(c)
		}
	}
	game.ShuffleBy(&l.rng, l.Deck.C[:l.Deck.N])
	for seat := range l.g.seats {
		for hand := &l.Hand[seat]; int(hand.N) < n && l.Deck.N > 0; {
			hand.Push(l.Deck.Pop())
		}
	}
	return nil
}
