package aurora

import "onelongnight/game"

// play is a state that is being played on, with the log that takes what happens.
type play struct {
	*State
	log *game.Log
}

// Apply plays a move and what follows of itself.
func (s *State) Apply(m game.Move, log *game.Log) error {
	act := ActOf(m)
	if reason := s.refuse(m, act); reason != "" {
		return &game.Illegal{Reason: reason, Move: m}
	}
	p := play{State: s, log: log}
	p.do(act)
	p.run()
	return nil
}

// run goes on until somebody has to decide.
func (p *play) run() {
	for p.Ask == NoPrompt && p.Phase != PhaseOver {
		if p.TaskN == 0 {
			p.turn()
		} else {
			p.step()
		}
	}
}

// tell adds to the log.
func (p *play) tell(e game.Event) {
	if p.log != nil {
		p.log.Add(e)
	}
}

// choose asks a seat, unless there is one option only: that is taken. What tells nothing but that a seat could not do
// more is asked for all the same where it holds objects, which nobody else sees.
func (p *play) choose(prompt Prompt, seat game.Seat) {
	p.Ask, p.Asked = prompt, seat
	var room [maxMoves]game.Move
	legal := p.Legal(room[:0])
	if len(legal) != 1 {
		return
	}
	act := ActOf(legal[0])
	switch act.Verb {
	case VerbEnd, VerbDone, VerbStay, VerbPass:
		if p.Convoys[seat].Held > 0 {
			return
		}
	case VerbPick:
		if prompt == AskContaminate && p.Convoys[seat].Held > 0 {
			return // 3.2
		}
	}
	p.do(act)
}

// maxMoves is more than a position has.
const maxMoves = 256

// do does what a move names. The task that asked is the topmost.
func (p *play) do(a Act) {
	seat, prompt := p.Asked, p.Ask
	p.Ask = NoPrompt
	c := &p.Convoys[seat]
	switch a.Verb {
	case VerbExplore:
		p.begin(seat, a.A)
	case VerbPass:
		p.pass(seat, Card(a.A))
	case VerbFeed:
		p.feed(seat, Card(a.A))
	case VerbObject:
		p.playObject(seat, prompt, Object(a.A))
	case VerbEnd, VerbDone, VerbStay:
		p.finish(seat, prompt)
	case VerbUse:
		c.Crew[c.member(Card(a.A))].Used = true
		p.tell(game.Event{Type: EvUse, Seat: seat, Piece: uint16(a.A)})
	case VerbBoost:
		p.spend(seat, Food)
		c.Crew[c.member(Card(a.A))].Food++
		p.tell(game.Event{Type: EvBoost, Seat: seat, Piece: uint16(a.A)})
	case VerbGo:
		p.depart(seat)
	case VerbCard:
		p.cardPart(seat)
	case VerbBonus:
		p.bonusPart(seat, a.A, Bonus(a.B))
	case VerbSkip:
		p.Explore.Bonus = true
	case VerbBlock:
		p.done()
		p.takeBlock(seat, int(a.A-1))
	case VerbChoose:
		t := p.done()
		p.option(seat, Card(t.A), int(a.A-1))
	case VerbDrop:
		p.dropToken(seat, Token(a.A))
	case VerbGive:
		p.done()
		p.discardObject(seat, Object(a.A))
	case VerbLose:
		p.loseChosen(seat, Card(a.A))
	case VerbHit:
		p.top().N--
		p.hit(seat, Spot(a.A))
	case VerbRepair:
		p.top().N--
		p.repair(seat, Spot(a.A))
	case VerbPick:
		p.pick(seat, prompt, Card(a.A))
	case VerbAttach:
		p.attach(seat, a.A)
	case VerbReplace:
		p.replace(seat, a.A)
	case VerbDetach:
		p.unhitch(seat, a.A)
	case VerbSalvage:
		p.done()
		p.push(Task{Do: toInstall, Seat: seat, A: a.A, B: fromDiscard})
	case VerbDiscard:
		p.done()
		p.discardObject(seat, Object(a.A))
	case VerbDrive:
		p.drive(seat, path{a.A, a.B})
	case VerbJackal:
		c.JackalUsed = true
		p.gain(seat, Token(a.A), 1, uint16(c.Crew[p.g.active(c, GainsMissing)].Card))
	case VerbMedic:
		c.MedicUsed = true
		p.station(seat, &c.Crew[c.member(Card(a.A))], InAction)
	case VerbPay:
		p.top().N--
		p.spend(seat, Token(a.A))
	case VerbMine:
		p.layMine(seat, Edge(a.A))
	case VerbPut:
		c.Load[a.B] = Token(a.A)
		p.top().A = a.B + 1
	case VerbLeave:
		p.top().A = a.A + 1
	case VerbStandard:
		p.standard(seat, Spot(p.top().A))
		p.top().A = Spots
	case VerbIgnore:
		p.done()
		p.ignore(seat, Card(a.A))
	case VerbFire:
		p.fire(seat, Spot(a.A), Card(a.B), a.C != 0)
	case VerbLift:
		p.lift(seat, Card(a.A), int(a.B))
	case VerbOust:
		p.oust(seat, int(a.A))
	case VerbTake:
		p.takePrize(seat)
	case VerbDecline:
		p.done()
		p.declinePrize(seat)
	}
}

// finish ends what a seat may go on with: its turn, or the laying of a mine.
func (p *play) finish(seat game.Seat, prompt Prompt) {
	switch prompt {
	case AskAfter, AskMine:
		p.done()
	case AskRest:
		p.rise(seat)
	default:
		p.push(Task{Do: toNext, Seat: everybody})
	}
}

// pick picks a survivor for what is asked.
func (p *play) pick(seat game.Seat, prompt Prompt, card Card) {
	c := &p.Convoys[seat]
	switch prompt {
	case AskContaminate:
		p.top().N--
		p.contaminate(seat, card)
	case AskClean:
		p.top().N--
		p.clean(seat, card)
	case AskRally:
		p.done()
		p.station(seat, &c.Crew[c.member(card)], InAction)
	case AskSkill:
		p.done()
		m := &c.Crew[c.member(card)]
		m.Antifreeze++
		p.tell(game.Event{Type: EvSkill, Seat: seat, Piece: uint16(card), After: int16(p.g.Skill(m))})
	}
}
