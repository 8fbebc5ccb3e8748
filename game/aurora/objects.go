package aurora

import "onelongnight/game"

// draw takes the top object. If the deck is empty the discard pile is shuffled into a new one (1.3); draw returns
// NoObject if that is empty too.
func (p play) draw() Object {
	if p.Objects.N == 0 {
		if p.ObjectDiscard.N == 0 {
			return NoObject
		}
		p.Objects, p.ObjectDiscard = p.ObjectDiscard, Stack{}
		game.ShuffleBy(&p.rng, p.Objects.C[:p.Objects.N])
	}
	return Object(p.Objects.pop())
}

// drawNext draws the next object of a task: they come one by one (4.1).
func (p play) drawNext(t *Task) {
	seat := t.Seat
	if t.Left--; t.Left <= 0 {
		p.done()
	}
	p.drawFor(seat)
}

// drawFor draws an object into a hand, if there is one left. Beyond the limit the seat must choose one to go (4.1).
func (p play) drawFor(seat game.Seat) {
	o := p.draw()
	if o == NoObject {
		return
	}
	p.Hands[seat][o]++
	p.Convoys[seat].Held++
	game.Add(p.log, ObjectDrawn{Seat: seat, Object: Object(o)})
	if p.Convoys[seat].Held > handLimit {
		p.push(Task{Do: toHand, Seat: seat})
	}
}

// shelve moves an object from a hand to the discard pile.
func (p play) shelve(seat game.Seat, o Object) {
	p.leaveHand(seat, o)
	p.ObjectDiscard.push(uint8(o))
}

// leaveHand takes an object out of a hand.
func (p play) leaveHand(seat game.Seat, o Object) {
	p.Hands[seat][o]--
	p.Convoys[seat].Held--
}

// discardObject discards an object without effect, as a price or because the hand is full.
func (p play) discardObject(seat game.Seat, o Object) {
	p.shelve(seat, o)
	game.Add(p.log, ObjectShelved{seat, o})
}

// playObject plays an object for its effect (4).
func (p play) playObject(seat game.Seat, prompt Prompt, o Object) {
	c := &p.Convoys[seat]
	switch prompt {
	case AskHand:
		p.done()
	case AskContaminate:
		p.top().Left--
	}
	p.shelve(seat, o)
	game.Add(p.log, ObjectPlayed{seat, o})
	switch o {
	case Antifreeze:
		p.push(Task{Do: toSkill, Seat: seat})
	case Decontamination:
		p.push(Task{Do: toClean, Seat: seat, Left: 2})
	case Ration:
		p.push(Task{Do: toRally, Seat: seat})
	case Torch:
		p.push(Task{Do: toRepair, Seat: seat, Left: 3})
	case Nitromethane:
		c.FreeStart = true
	case Nitrous:
		c.Nitrous++
	}
}

// playableIn reports whether an object can be played in a phase (4).
func (g *Game) playableIn(o Object, phase Phase) bool {
	for _, name := range g.data.objects[o] {
		if name == phase.String() {
			return true
		}
	}
	return false
}

// effective reports whether playing an object would do something now (4). Before says that the seat has not driven yet.
func (s *State) effective(seat game.Seat, o Object, before bool) bool {
	c := &s.Convoys[seat]
	switch o {
	case Antifreeze:
		return c.at(InAction)
	case Decontamination:
		return c.contamination(false) > 0
	case Ration:
		return c.at(InRest)
	case Torch:
		return c.Damage != 0
	case Nitromethane:
		return before && !c.FreeStart
	case Nitrous:
		return before
	}
	return false
}

// objectRefused returns why an object cannot be played now, "" if it can (4).
func (s *State) objectRefused(seat game.Seat, o Object) string {
	switch {
	case s.Ask == AskContaminate && o != Hazmat:
		return "wrong-moment"
	case s.Hands[seat][o] == 0:
		return "no-object"
	case s.Ask == AskContaminate:
		return ""
	case o == Hazmat: // it can be played at any time, but no contamination is coming
		return "no-effect"
	case !s.g.playableIn(o, s.Phase) || s.InTurn() != seat:
		return "wrong-phase"
	case !s.effective(seat, o, s.Ask == AskDrive):
		return "no-effect"
	}
	return ""
}
