package state51

import "onelongnight/game"

// play is a state in the course of a move, with the log that takes what happens.
type play struct {
	*State
	log *game.Log
}

// Apply plays a move, and what follows from it without a decision.
func (s *State) Apply(m game.Move, log *game.Log) error {
	act := ActOf(m)
	if reason := s.refuse(act); reason != "" {
		return &game.Illegal{Reason: reason, Move: m}
	}
	p := play{State: s, log: log}
	asked := s.Ask
	p.do(act)
	p.resume(asked)
	return nil
}

// ask opens a prompt for a seat.
func (p *play) ask(prompt Prompt, seat game.Seat) { p.Ask, p.Asked = prompt, seat }

// choose opens a prompt for the seat that acts. If there is only one answer, it takes that and returns true.
func (p *play) choose(prompt Prompt) bool {
	p.Ask = prompt
	var room [CardCount + 8]game.Move
	legal := p.Legal(room[:0])
	if len(legal) != 1 {
		return false
	}
	p.do(ActOf(legal[0]))
	return true
}

// do does what the move says; resume goes on from there.
func (p *play) do(a Act) {
	seat, c := p.Asked, Card(a.A)
	p.Ask = NoPrompt
	switch a.Verb {
	case DoDiscard:
		p.discardChosen(seat, c)
	case DoTake:
		p.takeCard(seat, c)
	case DoTakeDeck:
		p.drawInDraft(seat)
	case DoStrike:
		p.strike(seat, c)
	case DoKeepCard:
		p.keepCard(seat, c)
	case DoCash:
		p.cash(seat, c)
	case DoPillage, DoCooperate, DoAnnex, DoRedevelop, DoLead:
		p.playCard(seat, a.Verb, c, Card(a.B))
	case DoSwap:
		p.swap(seat)
	case DoWork:
		p.work(seat, c)
	case DoVisit:
		p.visit(seat, c)
	case DoHire:
		p.hire(seat, Good(a.A))
	case DoPass:
		p.pass(seat)
	case DoDrop:
		p.drop(seat, c)
	case DoStore:
		p.store(seat, Good(a.A))
	case DoPlace:
		p.beginPlace(c, Good(a.B))
	case DoUseToken:
		p.useToken(Good(a.A))
	case DoUseCard:
		p.useCard(seat, c)
	case DoUseContact:
		p.useContact(seat, a.A)
	case DoWith:
		p.with(seat, RedevelopMeans(a.A))
	case DoPay:
		p.pay(Purse(a.A), Good(a.B))
	case DoGive:
		p.giveAgreement(c)
	case DoRob:
		p.rob(seat, game.Seat(a.A), Good(a.B))
	case DoKeepResource:
		p.keepResource(seat, Good(a.A))
	}
}

// resume goes on after an answer to a prompt, until the next decision.
func (p *play) resume(asked Prompt) {
	seat := p.Asked
	switch asked {
	case AskTrim:
		p.trim(seat)
	case AskDraft:
		p.picked(seat)
	case AskStrike:
		p.refill()
	case AskLast:
		p.lastPicks(p.g.next(seat), false)
	case AskTwo:
		p.drawEach(p.g.next(seat), false)
	case AskSpoils:
		p.spoils(seat)
	case AskTarget:
		p.endAction()
	case AskRoom:
		p.makeRoom()
	case AskKeep:
		p.fillStore()
	default:
		p.settle()
	}
}

// begin begins an action, and counts it.
func (p *play) begin(playing Playing) {
	p.Playing = playing
	p.Seats[p.Asked].Actions++
}

// toDiscard puts a card on the discard pile (3.4).
func (p *play) toDiscard(seat game.Seat, c Card) {
	p.Discard.Push(c)
	game.Add(p.log, Discarded{Seat: seat, Card: c})
}

// discardChosen discards a card of a hand that its owner chose: to pay for what is being played, or because the hand is
// too large.
func (p *play) discardChosen(seat game.Seat, c Card) {
	if p.Playing.Owed > 0 {
		p.payCard(c)
	} else {
		p.discardFromHand(seat, c)
	}
}

// discardFromHand discards a card of a hand.
func (p *play) discardFromHand(seat game.Seat, c Card) {
	p.Hand[seat].Remove(c)
	p.Shown.Remove(c)
	p.toDiscard(seat, c)
}

// draw takes the top card of the deck. If the deck is empty, the discard pile is shuffled and becomes the deck; if both
// are empty, it returns NoCard (3.3).
func (p *play) draw() Card {
	if p.Deck.N == 0 {
		if p.Discard.N == 0 {
			return NoCard
		}
		p.Deck, p.Discard = p.Discard, Pile{}
		game.ShuffleBy(&p.rng, p.Deck.C[:p.Deck.N])
		game.Add(p.log, Shuffled{Cards: int(p.Deck.N)})
	}
	return p.Deck.Pop()
}

// drawTo draws a card into a hand. It returns false if there is none to draw.
func (p *play) drawTo(seat game.Seat) bool {
	c := p.draw()
	if c == NoCard {
		return false
	}
	p.Hand[seat].Push(c)
	game.Add(p.log, Drew{Seat: seat, Card: c, Left: int(p.Deck.N)})
	return true
}
