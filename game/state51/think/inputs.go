package think

import (
	"onelongnight/game"
	"onelongnight/game/learned"
	"onelongnight/game/state51"
)

// What a learned player sees of a position. None of it depends on what the seat cannot know, which the contract's tests
// check. All rivals share the same inputs, so that what is learned about one is true of three; what two of them have
// counts twice.

const (
	designs  = 80 // room for the designs of the cards
	mostRoom = 3  // the most victory tokens that a location can hold (8.4)
)

// seatInputs are the inputs about a seat that everybody can see.
type seatInputs struct {
	faction, points, odd          learned.Block
	turn, first, passed           learned.Block
	goods                         [state51.TokenCount]learned.Block // what it can spend in this round
	stored, contacts, redeveloped learned.Block
	income                        [state51.TokenCount]learned.Block // per production, by kind
	draws                         learned.Block                     // cards drawn per production
	open, agreements              learned.Block
	spoils                        [state51.TokenCount]learned.Block // what its spoils would give
	spoilPoints, slots            learned.Block
	locations                     learned.Block // how many
	types                         [state51.TypeCount]learned.Block
	card                          learned.Block // a location in play, with how many more tokens it has room for
	room                          [4]learned.Block
	ready                         learned.Block // actions of locations that were not worked in this round
	leader, leaderRoom            learned.Block
	hand, visits                  learned.Block
	shown                         learned.Block // cards of its hand that everybody knows
}

// The kinds of effects whose room for tokens is counted separately.
const (
	roomAct = iota
	roomCombine
	roomEach
	roomOther
)

var (
	layout      learned.Layout
	own, rivals = seatsBlocks(), seatsBlocks()

	handBlock   = layout.Block(0, 2*designs-1) // one's own hand: a card of a design, and a second one
	rowBlock    = layout.Block(0, designs-1)
	phaseBlock  = layout.Block(0, int(state51.PhaseOver))
	pickBlock   = layout.Block(0, 8)
	roundBlock  = layout.Block(0, 9)
	seatsBlock  = layout.Block(2, game.MaxSeats)
	leadBlock   = layout.Block(-14, 14) // points ahead of the best rival
	mostBlock   = layout.Block(0, 17)   // the most points that anybody has, in twos
	afterBlock  = layout.Block(1, game.MaxSeats-1)
	endingBlock = layout.Block(0, 0) // this is the last round (2.4)
)

func seatsBlocks() (s seatInputs) {
	l := &layout
	s.faction, s.points, s.odd = l.Block(0, state51.FactionCount-1), l.Block(0, 18), l.Block(1, 1)
	s.turn, s.first, s.passed = l.Block(0, 0), l.Block(0, 0), l.Block(0, 0)
	for k := range s.goods {
		most := 2
		switch k := state51.Good(k); {
		case k < state51.Worker:
			most = 6
		case k == state51.Worker:
			most = 8
		}
		s.goods[k], s.income[k], s.spoils[k] = l.Block(0, most), l.Block(0, most), l.Block(0, min(most, 4))
	}
	s.stored, s.contacts, s.redeveloped = l.Block(0, 5), l.Block(0, 2), l.Block(0, 0)
	s.draws, s.open, s.agreements = l.Block(0, 4), l.Block(0, 4), l.Block(0, 6)
	s.spoilPoints, s.slots, s.locations = l.Block(0, 4), l.Block(-2, 5), l.Block(0, 14)
	for t := range s.types {
		s.types[t] = l.Block(0, 5)
	}
	s.card = l.Block(0, designs*(mostRoom+1)-1)
	for i := range s.room {
		s.room[i] = l.Block(0, 8)
	}
	s.ready, s.leader, s.leaderRoom = l.Block(0, 4), l.Block(0, designs-1), l.Block(0, 5)
	s.hand, s.visits, s.shown = l.Block(0, 10), l.Block(0, 3), l.Block(0, designs-1)
	return s
}

// Nets returns 1: one net plays all factions.
func (Game) Nets() int { return 1 }

// Inputs returns how many inputs there are.
func (Game) Inputs() int { return layout.Len() }

// ActiveInputs appends the inputs that hold in a position, as a seat knows it.
func (g Game) ActiveInputs(position game.State, seat game.Seat, buf []uint16) ([]uint16, float64) {
	s := position.(*state51.State)
	l := looker{List: buf, s: s, d: s.Game().Data()}
	n := len(g.Seats())
	most, best := 0, 0
	for i := range n {
		p := s.Points(game.Seat(i))
		most = max(most, p)
		if game.Seat(i) == seat {
			l.seat(&own, game.Seat(i), p)
			continue
		}
		best = max(best, p)
		l.seat(&rivals, game.Seat(i), p)
		for _, c := range s.Hand[i].Cards() {
			l.MarkIf(s.Shown.Has(c), &rivals.shown, l.d.DesignNumber(c))
		}
	}
	l.handAndRow(seat)
	l.Mark(&phaseBlock, int(s.Phase))
	if s.Phase == state51.PhaseDraft {
		l.Mark(&pickBlock, int(s.Pick))
	}
	l.Scale(&roundBlock, s.Round())
	l.Mark(&seatsBlock, n)
	l.Scale(&leadBlock, s.Points(seat)-best)
	l.Scale(&mostBlock, most/2)
	if s.Asked < game.MaxSeats {
		l.Mark(&afterBlock, (int(s.Asked)-int(seat)+n)%n)
	}
	l.MarkIf(most >= state51.WinningVP, &endingBlock, 0)
	return l.List, 0
}

// looker lists the inputs of a position.
type looker struct {
	learned.List
	s *state51.State
	d *state51.Data
}

// handAndRow marks the cards that the seat sees: its hand and, in a draft, the row.
func (l *looker) handAndRow(seat game.Seat) {
	var had [designs]bool
	for _, c := range l.s.Hand[seat].Cards() {
		n := l.d.DesignNumber(c)
		if had[n] {
			l.Mark(&handBlock, designs+n)
		} else {
			l.Mark(&handBlock, n)
		}
		had[n] = true
	}
	if l.s.Phase == state51.PhaseDraft {
		for _, c := range l.s.Row.Cards() {
			l.Mark(&rowBlock, l.d.DesignNumber(c))
		}
	}
}

// seat marks what everybody sees of a seat.
func (l *looker) seat(b *seatInputs, seat game.Seat, points int) {
	h, g := &l.s.Seats[seat], l.s.Game()
	l.Mark(&b.faction, int(g.Seats()[seat].Role))
	l.Scale(&b.points, points/2)
	l.Mark(&b.odd, points%2)
	l.MarkIf(l.s.Asked == seat, &b.turn, 0)
	l.MarkIf(l.s.First == seat, &b.first, 0)
	l.MarkIf(h.Passed, &b.passed, 0)
	l.MarkIf(h.Redeveloped, &b.redeveloped, 0)
	if !h.Passed {
		for k := range b.goods {
			n := int(h.Base[k])
			if k < state51.ResourceCount {
				n += int(h.Store[k])
			}
			l.Scale(&b.goods[k], n)
		}
		for c := range 3 {
			l.MarkIf(h.Used>>c&1 != 0, &b.contacts, c)
		}
		l.Scale(&b.visits, int(h.Visits))
	}
	l.Scale(&b.stored, h.Store.Sum())
	_, slots := g.General(seat, h)
	l.Scale(&b.slots, slots-h.Agreements.Len()-h.Spoils.Len())
	l.Scale(&b.agreements, h.Agreements.Len())
	l.Scale(&b.hand, int(l.s.Hand[seat].N))
	l.income(b, seat, h)
	l.spoilsAndLeader(b, h)
}

// income marks what a seat gets in each production, and its locations.
func (l *looker) income(b *seatInputs, seat game.Seat, h *state51.Holding) {
	var gain [state51.GoodCount]int
	add := func(goods []state51.Good) {
		for _, k := range goods {
			gain[k]++
		}
	}
	add(l.s.Game().Base(seat).Gain)
	for rest := h.Agreements; !rest.Empty(); {
		add(l.d.Of(rest.Pop()).Agreement)
	}
	open, ready := 0, 0
	var types [state51.TypeCount]int
	var room [len(b.room)]int
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		x, mark := l.d.Of(c), &l.s.Marks[c]
		for _, t := range x.Printed {
			types[t]++
		}
		switch x.Effect.Do {
		case state51.Produce:
			add(x.Effect.Gain)
			if x.Effect.Open {
				open++
			}
		case state51.DoAct, state51.Combine:
			if mark.Used == 0 {
				ready++
			}
		}
		free := 0
		if value := x.Effect.Token(); value > 0 {
			free = mostRoom - int(mark.Tokens)
			room[roomOf(x.Effect.Do)] += value * free
		}
		l.Mark(&b.card, l.d.DesignNumber(c)*(mostRoom+1)+free)
	}
	for k := range b.income {
		l.Scale(&b.income[k], gain[k])
	}
	l.Scale(&b.draws, gain[state51.GoodCard])
	l.Scale(&b.open, open)
	l.Scale(&b.ready, ready)
	l.Scale(&b.locations, h.Locations.Len())
	for t := range types {
		l.Scale(&b.types[t], types[t])
	}
	for i := range room {
		l.Scale(&b.room[i], room[i])
	}
}

// roomOf returns which kind of room the tokens of an effect need.
func roomOf(do state51.EffectKind) int {
	switch do {
	case state51.DoAct:
		return roomAct
	case state51.Combine:
		return roomCombine
	case state51.Each:
		return roomEach
	}
	return roomOther
}

// spoilsAndLeader marks what a seat's spoils would give, and its leader.
func (l *looker) spoilsAndLeader(b *seatInputs, h *state51.Holding) {
	var gain [state51.GoodCount]int
	for rest := h.Spoils; !rest.Empty(); {
		for _, k := range l.d.Of(rest.Pop()).Spoil {
			gain[k]++
		}
	}
	for k := range b.spoils {
		l.Scale(&b.spoils[k], gain[k])
	}
	l.Scale(&b.spoilPoints, gain[state51.VP]+2*gain[state51.VP2])
	if h.Leader == state51.NoCard {
		return
	}
	l.Mark(&b.leader, l.d.DesignNumber(h.Leader))
	l.Scale(&b.leaderRoom, state51.Leader.MaxTokens()-int(h.LeaderTokens))
}
