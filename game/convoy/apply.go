package convoy

import "onelongnight/game"

// Apply plays a move, and everything that follows from it without a decision.
func (s *State) Apply(m game.Move, log *game.Log) error {
	act := ActOf(m)
	if !wellFormed(act) {
		return &game.Illegal{Reason: game.ReasonUnknownMove, Move: m}
	}
	if r := s.refuse(act); r != legal {
		return &game.Illegal{Reason: string(r), Move: m}
	}
	p := play{s, log}
	if s.Depth > 0 {
		p.answer(act, p.pop())
	} else {
		p.act(act)
	}
	p.run()
	return nil
}

// act plays a move of a phase.
func (p *play) act(act Act) {
	p.Worked = 0
	side := p.PhaseSeat()
	switch act.Verb {
	case DoKeep, DoMulligan:
		p.mulligan(side, act.Verb == DoMulligan)
	case DoDistrict:
		p.fightFor(act.A)
	case DoDone:
		p.endPhase()
	case DoAttach:
		p.attach(Card(act.A), Card(act.B))
	default:
		if p.Phase == MolochAttack || p.Phase == OutpostAttack {
			p.Actions++
		}
		p.action(act, side)
	}
}

// action plays a card, an ability or a support.
func (p *play) action(act Act, side game.Seat) {
	c := Card(act.A)
	switch {
	case act.Verb == DoPlay:
		p.leaveHand(side, c)
		p.place(c, City(act.B))
		game.Add(p.log, Played{side, About{Card: c, City: City(act.B)}})
		p.arrive(c, City(act.B), true)
	case act.Verb == DoInstant:
		p.leaveHand(side, c)
		p.Discard[side].push(c)
		game.Add(p.log, InstantPlayed{side, About{Card: c}})
		p.pushAll(cards[c].Play, Task{Op: OpEffect, Seat: side, Cause: c})
	case act.Verb == DoSupport:
		p.Towns[p.Active].SupportUsed = true
		game.Add(p.log, CitySupported{side, About{City: p.Active}})
		p.push(Task{Op: OpEffect, Effect: cities[p.Active].Support, Seat: side, City: p.Active})
		p.charge(side, p.SupportCost(), NoCard)
	case act.B != 0: // Hornet, Runner
		p.flag(c, Moved)
		game.Add(p.log, Used{side, About{Card: c, By: c}})
		p.move(c, City(act.B), Task{Effect: must(march, nobody), Cause: c, Seat: side})
	default:
		p.use(c, side)
	}
}

// use begins the ability of a unit or, in a module phase, that of its module.
func (p *play) use(u Card, side game.Seat) {
	effects, cause := cards[u].Pay, u
	if p.Phase == MolochModules || p.Phase == OutpostModules {
		effects, cause = p.moduleUse(u), p.Units[u].Module
	}
	game.Add(p.log, Used{side, About{Card: u, By: cause}})
	p.pushAll(effects, Task{Op: OpEffect, Seat: side, City: p.Units[u].City, Unit: u, Cause: cause})
	p.charge(side, 1, cause)
}

// charge asks for the cards that something costs, before the effect that has already been pushed.
func (p *play) charge(side game.Seat, n int, cause Card) {
	if n > 0 {
		p.push(Task{Op: OpPay, Effect: always(nothing, uint8(n)), Seat: side, Cause: cause, Left: uint8(n)})
	}
}

// answer plays the answer to a pending choice, which is no longer on the stack.
func (p *play) answer(act Act, f Task) {
	c := Card(act.A)
	switch act.Verb {
	case DoPick:
		p.picked(f, c)
	case DoPickModule:
		p.hackModule(f, c)
	case DoCity:
		p.moveTo(f, City(act.A))
	case DoDiscard:
		if f.Op == OpCouncil {
			p.councilDiscard(c, f.Cause)
			return
		}
		p.pay(f, c)
		p.payNext(f)
	case DoMill:
		p.millRevealed(c)
	case DoFirst:
		p.winAbility(f, c)
	case DoDistrict:
		city, _ := p.ravageable()
		p.ravageMore(city, act.A)
	}
}

// mulligan keeps a hand or deals it again, which can be done once (3.2).
func (p *play) mulligan(side game.Seat, again bool) {
	if again {
		p.dealAnew(side)
		game.Add(p.log, Redealt{Seat: side})
	} else {
		game.Add(p.log, Kept{side})
	}
	if side == Moloch {
		p.Phase = MulliganOutpost
		return
	}
	p.push(Task{Op: OpBattle})
}

// deal shuffles a side's deck and gives it its first hand (3.1).
func (p *play) deal(side game.Seat) {
	game.ShuffleBy(&p.Rand, p.Deck[side].Cards())
	for range min(openingHand, p.Deck[side].Len()) {
		p.Hand[side].push(p.Deck[side].pop())
	}
}

// dealAnew shuffles a hand back into its deck and deals another one. After that nobody knows where any of these cards
// is, unless the whole deck was dealt (7).
func (p *play) dealAnew(side game.Seat) {
	deck, known := &p.Deck[side], &p.Known[side]
	among := known.Hand | known.Deck
	for _, c := range deck.Cards()[deck.Len()-int(known.Top):] {
		among.Add(c)
	}
	for p.Hand[side].N > 0 {
		deck.push(p.Hand[side].pop())
	}
	*known = Known{}
	p.deal(side)
	if deck.N == 0 {
		known.Hand = among
	}
}

// openingHand is the number of cards dealt to each side at the start (3.1).
const openingHand = 4

// Concede ends the game. The other side wins.
func (s *State) Concede(seat game.Seat, log *game.Log) error {
	if s.Phase == Over {
		return &game.Illegal{Reason: string(GameOver)}
	}
	if seat != Moloch && seat != Outpost {
		return &game.LoadError{Code: "seat", Text: "there is no such side"}
	}
	p := play{s, log}
	game.Add(log, GaveUp{seat})
	p.end(Other(seat), Conceded)
	p.run()
	return nil
}

// Quiet reports whether no choice is open in the middle of an action.
func (s *State) Quiet() bool { return s.Depth == 0 }

// Result returns whether the game is over, who won, and why.
func (s *State) Result() game.Result {
	if s.Phase != Over {
		return game.Result{}
	}
	return game.DecidedBy(seats, s.Winner, s.Why.String())
}

// CopyFrom makes the state equal to src, which must be a *State.
func (s *State) CopyFrom(src game.State) { *s = *src.(*State) }
