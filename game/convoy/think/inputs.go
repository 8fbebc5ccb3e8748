package think

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/learned"
)

// This file has what a learned player sees of a position: some 900 inputs. None of it depends on what the seat cannot
// know, which the contract's tests check.

// place is where a card is, as far as inputs distinguish that.
type place uint16

const (
	inActive  place = iota // the active city
	inNext                 // the city after it, unless that is New York
	inLater                // a city further on, unless it is New York
	inYork                 // New York, before the convoy has come there
	inRuins                // a destroyed city
	inHand                 // one's own hand, or known to be in the other side's
	inDiscard              // a discard pile
	places

	carried  = inActive // a module under a robot of the active city
	stored   = inLater  // a module under a robot of any other city
	captured = inRuins  // a module under a soldier
)

type block = learned.Block

var (
	layout  learned.Layout
	blockOf = layout.Block

	cardBlock  = blockOf(0, (convoy.CardCount+1)*int(places)-1)
	phaseBlock = blockOf(int(convoy.MulliganMoloch), int(convoy.Over))
	cityBlock  = blockOf(int(convoy.ZiggyOne), int(convoy.NewYork))
	stakeBlock = blockOf(int(convoy.None), int(convoy.Bomb)+1) // one more: no district has been chosen yet

	deckBlock    = pairOf(0, 16) // in twos
	oddBlock     = pairOf(1, 1)  // and the odd card
	handBlock    = pairOf(0, 12)
	marginBlock  = blockOf(-12, 12)
	phaseMargins = [5]block{blockOf(-5, 6), blockOf(-5, 6), blockOf(-5, 6), blockOf(-5, 6), blockOf(-5, 6)}
	roomBlock    = pairOf(-1, 5)
	forceBlocks  = [convoy.NewYork + 1]block{convoy.IronGate: blockOf(-6, 10), convoy.Cleveland: blockOf(-6, 10),
		convoy.Jersey: blockOf(-6, 12), convoy.NewYork: blockOf(-6, 18)}
	roomBlocks = [convoy.NewYork + 1][2]block{convoy.IronGate: pairOf(0, 4), convoy.Cleveland: pairOf(0, 4),
		convoy.Jersey: pairOf(0, 4), convoy.NewYork: pairOf(0, 5)}
	leftBlock    = blockOf(0, 14)   // districts that are still to be fought for
	hereBlock    = blockOf(0, 4)    // those of them in the active city
	raceBlock    = blockOf(-20, 20) // cards in Moloch's deck, less two for each of those districts
	garrison     = blockOf(0, 7)    // robots in New York
	benefitBlock = [convoy.Bomb + 1]block{convoy.Kill: blockOf(0, 2), convoy.Draw: blockOf(0, 2),
		convoy.Send: blockOf(0, 2), convoy.Bomb: blockOf(0, 2)}
	// Disabled, shielded, and netted ones of both sides.
	stateBlocks = [...]block{blockOf(0, 4), blockOf(0, 3), blockOf(0, 3), blockOf(0, 3)}
	flagBlock   = blockOf(0, 5+int(convoy.NewYork))
)

// pairOf returns a block for each side.
func pairOf(low, high int) [2]block {
	return [2]block{blockOf(low, high), blockOf(low, high)}
}

// Nets returns 2: each side has a net of its own.
func (Rules) Nets() int { return 2 }

// Inputs returns how many inputs there are.
func (Rules) Inputs() int { return layout.Len() }

// ActiveInputs appends the inputs that hold in a position, as a seat knows it.
func (Rules) ActiveInputs(s game.State, seat game.Seat, buf []uint16) ([]uint16, float64) {
	state := s.(*convoy.State)
	l := looker{buf}
	l.cards(&state.Public, &state.Hand[seat], seat)
	l.numbers(state)
	l.battle(&state.Public)
	l.road(&state.Public)
	return l.List, 0
}

// looker lists the inputs of a position.
type looker struct{ learned.List }

func (l *looker) card(c convoy.Card, p place) {
	l.Mark(&cardBlock, int(c)*int(places)+int(p))
}

// cards marks where the cards are. A card that is not marked is hidden, in a deck or in the other side's hand.
func (l *looker) cards(s *convoy.Public, own *convoy.Pile, seat game.Seat) {
	for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
		p := placeOf(s, c)
		for rest := s.In[c]; rest != 0; {
			u := rest.Pop()
			l.card(u, p)
			if !s.Loaded.Has(u) {
				continue
			}
			switch {
			case soldiers.Has(u):
				l.card(s.Units[u].Module, captured)
			case c == s.Active:
				l.card(s.Units[u].Module, carried)
			default:
				l.card(s.Units[u].Module, stored)
			}
		}
	}
	for _, c := range own.Cards() {
		l.card(c, inHand)
	}
	other := convoy.Other(seat)
	for rest := s.Known[other].Hand; rest != 0; {
		l.card(rest.Pop(other), inHand)
	}
	for side := range s.Discard {
		for _, c := range s.Discard[side].Cards() {
			l.card(c, inDiscard)
		}
	}
}

func placeOf(s *convoy.Public, c convoy.City) place {
	switch {
	case s.Towns[c].Destroyed:
		return inRuins
	case c == s.Active:
		return inActive
	case c == convoy.NewYork:
		return inYork
	case c == s.Active+1:
		return inNext
	}
	return inLater
}

// numbers marks the sizes of decks and hands, and how the race for Moloch's deck stands: each battle to come takes two
// of its cards.
func (l *looker) numbers(s *convoy.State) {
	for side := range s.Deck {
		l.Scale(&deckBlock[side], int(s.Deck[side].N/2))
		l.Mark(&oddBlock[side], int(s.Deck[side].N%2))
		l.Scale(&handBlock[side], int(s.Hand[side].N))
	}
	left := s.StandingDistricts()
	l.Scale(&leftBlock, left)
	l.Scale(&raceBlock, int(s.Deck[convoy.Moloch].N)-2*left)
	l.Scale(&garrison, (s.In[convoy.NewYork] & robots).Len())
}

// battle marks the present battle: what is at stake, by how much Moloch leads, and who still has room.
func (l *looker) battle(s *convoy.Public) {
	here := s.Active
	l.Mark(&phaseBlock, int(s.Phase))
	l.Mark(&cityBlock, int(here))
	stake := int(convoy.Bomb) + 1
	if s.Fight != 0 {
		stake = int(here.BenefitOf(int(s.Fight)))
	}
	l.Mark(&stakeBlock, stake)
	margin := s.Total(here, convoy.Moloch) - s.Total(here, convoy.Outpost)
	l.Scale(&marginBlock, margin)
	if s.Fight != 0 && s.Phase >= convoy.DistrictPhase && s.Phase <= convoy.OutpostModules {
		l.Scale(&phaseMargins[s.Phase-convoy.DistrictPhase], margin)
	}
	for side := range roomBlock {
		l.Mark(&roomBlock[side], -s.Excess(here, game.Seat(side)))
	}
	off := s.DisabledIn(here)
	l.Scale(&stateBlocks[0], (off & robots).Len())
	l.Scale(&stateBlocks[1], (s.Flagged[convoy.Shielded] & s.In[here]).Len())
	l.Scale(&stateBlocks[2], (s.Flagged[convoy.Netted] & soldiers).Len())
	l.Scale(&stateBlocks[3], (s.Flagged[convoy.Netted] & robots).Len())
	var count [convoy.Bomb + 1]int
	standing := s.Standing(here)
	for d := range s.Districts(here) {
		if standing>>d&1 != 0 {
			count[here.BenefitOf(d+1)]++
		}
	}
	l.Scale(&hereBlock, s.StandingIn(here))
	for b := convoy.Kill; b <= convoy.Bomb; b++ {
		l.Scale(&benefitBlock[b], count[b])
	}
	town := &s.Towns[here]
	for i, holds := range [...]bool{s.NoInstants, s.NoModules, s.AbleIn(convoy.Stormtrooper, here), town.ExtraPosition,
		town.ExtraDistrict} {
		l.MarkIf(holds, &flagBlock, i)
	}
}

// road marks the cities further on: strengths and room.
func (l *looker) road(s *convoy.Public) {
	for c := s.Active; c <= convoy.NewYork; c++ {
		l.MarkIf(s.Towns[c].SupportUsed, &flagBlock, 5+int(c))
		if c == s.Active {
			continue
		}
		l.Scale(&forceBlocks[c], s.Total(c, convoy.Moloch)-s.Total(c, convoy.Outpost))
		for side := range roomBlocks[c] {
			l.Mark(&roomBlocks[c][side], -s.Excess(c, game.Seat(side)))
		}
	}
}
