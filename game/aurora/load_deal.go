package aurora

import "onelongnight/game"

// passed is roughly how many cards of exploration are used up in a round.
const passed = 6

// deal sets up what a scenario leaves out, if its position asks for that. As in the set-up (5) everything hidden, the
// slots and the beacons follow from the seed, so every game of the scenario is different. What is somewhere already is
// not dealt.
func (l *loader) deal() error {
	doc := &l.doc
	if !doc.Deal {
		return nil
	}
	taken := len(doc.Slots) + len(doc.Discard) + len(doc.Objects.Discard) + len(doc.Results.Discard) + len(doc.Beacons)
	if a := doc.Automa; a != nil {
		taken += len(a.Deck.IDs) + len(a.Pile.IDs) + len(a.Shown) + len(a.Discard)
	}
	if l.Phase != PhaseExploration || taken > 0 || l.Deck.N+l.Objects.N+l.Results.N+l.Loot.N+l.FoeN+l.SpoilN > 0 {
		return bad("what is dealt begins with exploration, and has no decks, slots, beacons or enemies of its own")
	}
	p := play{State: l.State}
	p.placeBeacons()
	p.stack(&l.seen, &l.held)
	if l.Public.Round == 1 {
		p.layOut()
	} else {
		for n := passed * (l.Public.Round - 1); n > 0 && p.Deck.N > 0; n-- {
			p.Discard.Push(p.Deck.Pop())
		}
		for range SlotCount {
			p.reveal()
		}
	}
	if l.g.automa != game.NoSeat {
		p.stackActions()
		p.automaDeal()
	}
	return nil
}
