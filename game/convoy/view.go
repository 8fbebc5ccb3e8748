package convoy

import (
	"onelongnight/game"
)

// View is a position as one side may know it (7): what everybody sees, that side's own hand, the numbers of hidden
// cards, the cards known to be on top of the decks, and nothing else.
type View struct {
	Public
	Who      game.Seat
	Own      Pile       // the side's own hand
	HandSize [2]uint8   // number of cards in each hand
	DeckSize [2]uint8   // number of cards in each deck
	Top      [2]Pile    // known cards on top of the decks, the topmost last
	InPlay   [2]CardSet // all cards of the game, by side
}

func (s *State) View(seat game.Seat) game.View { v := s.ViewOf(seat); return &v }

// ViewOf returns what View returns, as a value.
func (s *State) ViewOf(seat game.Seat) View {
	v := View{Public: s.Public, Who: seat, Own: s.Hand[seat]}
	for side := range v.HandSize {
		v.HandSize[side] = s.Hand[side].N
		v.DeckSize[side] = s.Deck[side].N
		deck := s.Deck[side].Cards()
		for _, c := range deck[len(deck)-int(s.Known[side].Top):] {
			v.Top[side].push(c)
		}
		for _, pile := range [...]*Pile{&s.Hand[side], &s.Deck[side], &s.Discard[side]} {
			for _, c := range pile.Cards() {
				v.InPlay[side].Add(c)
			}
		}
	}
	for u := firstUnit; u <= lastUnit; u++ {
		if s.Units[u].City != Nowhere {
			v.InPlay[u.Side()].Add(u)
			if m := s.Units[u].Module; m != NoCard {
				v.InPlay[Moloch].Add(m)
			}
		}
	}
	return v
}

func (v *View) Seat() game.Seat { return v.Who }

// unplaced returns a side's cards that are in the game but not to be seen, as far as this view goes: those in its hand
// and deck.
func (v *View) unplaced(side game.Seat) CardSet {
	left := v.InPlay[side]
	for _, c := range v.Discard[side].Cards() {
		left.remove(c)
	}
	for u := firstUnit; u <= lastUnit; u++ {
		if v.Units[u].City == Nowhere {
			continue
		}
		if u.Side() == side {
			left.remove(u)
		}
		if m := v.Units[u].Module; m != NoCard && side == Moloch {
			left.remove(m)
		}
	}
	if side == v.Who {
		for _, c := range v.Own.Cards() {
			left.remove(c)
		}
	}
	return left
}

// Unseen returns a side's cards whose place this seat does not know. Of its own cards these are those in the deck; of
// the other side's, those in hand and deck, except the known ones.
func (v *View) Unseen(side game.Seat) []Card {
	left := v.unplaced(side) &^ v.Known[side].Deck
	if side != v.Who {
		left &^= v.Known[side].Hand
	}
	for _, c := range v.Top[side].Cards() {
		left.remove(c)
	}
	for _, c := range v.Revealed {
		if c != NoCard && side == Moloch {
			left.remove(c)
		}
	}
	return left.Cards(side)
}

// Sample deals what the view does not know. Every possible deal is equally likely, and so is the luck that follows.
func (v *View) Sample(rng *game.Stream, into game.State) {
	s := into.(*State)
	*s = State{Public: v.Public}
	s.Rand.Seed = rng.Seed()
	for side := range s.Hand {
		v.sampleSide(rng, game.Seat(side), s)
	}
}

func (v *View) sampleSide(rng *game.Stream, side game.Seat, s *State) {
	left, known := v.unplaced(side), v.Known[side]
	hand, deck := &s.Hand[side], &s.Deck[side]
	if side == v.Who {
		*hand = v.Own
	} else {
		left &^= known.Hand
		for rest := known.Hand; rest != 0; {
			hand.push(rest.Pop(side))
		}
	}
	// These are certainly in the deck; the others are dealt.
	fixed := known.Deck & left
	top := v.Top[side]
	if v.Revealed[0] != NoCard && side == Moloch && top.N < 2 {
		top = Pile{N: 2, C: [DeckSize]Card{v.Revealed[1], v.Revealed[0]}}
	}
	for _, c := range top.Cards() {
		left.remove(c)
		fixed.remove(c)
	}
	var loose Pile
	for rest := left &^ fixed; rest != 0; {
		loose.push(rest.Pop(side))
	}
	game.Shuffle(rng, loose.Cards())
	for hand.N < v.HandSize[side] {
		hand.push(loose.pop())
	}
	for loose.N > 0 {
		deck.push(loose.pop())
	}
	for fixed != 0 {
		deck.push(fixed.Pop(side))
	}
	game.Shuffle(rng, deck.Cards())
	for _, c := range top.Cards() {
		deck.push(c)
	}
}

// Pack writes the view as a line of letters, which Unpack reads.
func (v *View) Pack() string {
	return game.Pack(v)
}

// Unpack reads a view that Pack has written in the same version of the program.
func (r Rules) Unpack(packed string) (game.Game, game.View, error) {
	v := new(View)
	if !game.Unpack(packed, v) {
		return nil, nil, game.ErrPacked
	}
	return r, v, nil
}

// KnownHand returns the cards known to be in a side's hand, in id order.
func (v *View) KnownHand(side game.Seat) []Card { return v.Known[side].Hand.Cards(side) }

// KnownDeck returns the cards known to be in a side's deck: those on top, the topmost first, then those somewhere in
// it.
func (v *View) KnownDeck(side game.Seat) []Card {
	return append(v.Top[side].topDown(), v.Known[side].Deck.Cards(side)...)
}
