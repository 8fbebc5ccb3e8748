package aurora

import "onelongnight/game"

// do carries out a move. The task that asked for it, if any, is on top of the stack.
func (p play) do(a Act) {
	seat, prompt := p.Asked, p.Ask
	p.Ask = NoPrompt
	switch a.Verb {
	case VerbEnd, VerbDone, VerbStay:
		p.finish(seat, prompt)
	case VerbFeed:
		p.feed(seat, Card(a.A))
	case VerbObject:
		p.playObject(seat, prompt, Object(a.A))
	case VerbPick:
		p.pick(seat, prompt, Card(a.A))
	case VerbHit:
		p.top().Left--
		p.hit(seat, Spot(a.A))
	case VerbRepair:
		p.top().Left--
		p.repair(seat, Spot(a.A))
	case VerbExplore, VerbPass, VerbUse, VerbBoost, VerbGo, VerbCard, VerbBonus, VerbSkip, VerbBlock, VerbChoose:
		p.doExploration(seat, a)
	case VerbDrop, VerbGive, VerbDiscard, VerbLose, VerbPay:
		p.doCost(seat, a)
	case VerbAttach, VerbReplace, VerbDetach, VerbSalvage:
		p.doCar(seat, a)
	case VerbDrive, VerbJackal, VerbMedic, VerbMine:
		p.doMovement(seat, a)
	case VerbPut, VerbLeave, VerbStandard:
		p.doCargo(seat, a)
	case VerbIgnore, VerbFire, VerbLift, VerbOust, VerbTake, VerbDecline:
		p.doAttack(seat, a)
	}
}

// doExploration carries out a step of exploring a slot, or passes (7).
func (p play) doExploration(seat game.Seat, a Act) {
	c := &p.Convoys[seat]
	switch a.Verb {
	case VerbExplore:
		p.begin(seat, a.A)
	case VerbPass:
		p.pass(seat, Card(a.A))
	case VerbUse:
		c.Crew[c.member(Card(a.A))].Used = true
		game.Add(p.log, Went{seat, OnCard{Card(a.A)}})
	case VerbBoost:
		p.spend(seat, Food)
		c.Crew[c.member(Card(a.A))].Food++
		game.Add(p.log, Ate{seat, OnCard{Card(a.A)}})
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
		p.option(seat, p.done().Card, int(a.A-1))
	}
}

// doCost takes the token, survivor or object that a seat chose to lose or to pay with.
func (p play) doCost(seat game.Seat, a Act) {
	switch a.Verb {
	case VerbDrop:
		p.dropToken(seat, Token(a.A))
	case VerbGive, VerbDiscard:
		p.done()
		p.discardObject(seat, Object(a.A))
	case VerbLose:
		p.loseChosen(seat, Card(a.A))
	case VerbPay:
		p.top().Left--
		p.spend(seat, Token(a.A))
	}
}

// doCar mounts equipment, replaces a trailer or lets one go (2.9), or takes a card from the discard pile (7.9).
func (p play) doCar(seat game.Seat, a Act) {
	switch a.Verb {
	case VerbAttach:
		p.attach(seat, a.A)
	case VerbReplace:
		p.replace(seat, a.A)
	case VerbDetach:
		p.unhitch(seat, a.A)
	case VerbSalvage:
		p.done()
		p.push(Task{Do: toInstall, Seat: seat, Card: Card(a.A), From: fromDiscard})
	}
}

// doMovement drives, lays a mine, or uses the Jackal or the Medic before a drive (9).
func (p play) doMovement(seat game.Seat, a Act) {
	c := &p.Convoys[seat]
	switch a.Verb {
	case VerbDrive:
		p.drive(seat, path{a.A, a.B})
	case VerbJackal:
		c.JackalUsed = true
		p.gain(seat, Token(a.A), 1, c.Crew[p.g.active(c, GainsMissing)].Card)
	case VerbMedic:
		c.MedicUsed = true
		p.station(seat, &c.Crew[c.member(Card(a.A))], InAction)
	case VerbMine:
		p.layMine(seat, Edge(a.A))
	}
}

// doCargo puts a token on a place, leaves the place empty, or fills all remaining places in the usual way (10.2).
func (p play) doCargo(seat game.Seat, a Act) {
	t := p.top()
	switch a.Verb {
	case VerbPut:
		p.Convoys[seat].Load[a.B] = Token(a.A)
		t.Next = a.B + 1
	case VerbLeave:
		t.Next = a.A + 1
	case VerbStandard:
		p.standard(seat, Spot(t.Next))
		t.Next = Spots
	}
}

// doAttack carries out a decision about an enemy, or about the loot it leaves (10).
func (p play) doAttack(seat game.Seat, a Act) {
	switch a.Verb {
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

// finish ends what a seat could have gone on with: its turn, feeding in the Rest phase, or laying a mine.
func (p play) finish(seat game.Seat, prompt Prompt) {
	switch prompt {
	case AskAfter, AskMine:
		p.done()
	case AskRest:
		p.rise(seat)
	default:
		p.push(Task{Do: toNext, Seat: everybody})
	}
}

// pick does what was asked to the survivor who was picked.
func (p play) pick(seat game.Seat, prompt Prompt, card Card) {
	c := &p.Convoys[seat]
	switch prompt {
	case AskContaminate:
		p.top().Left--
		p.contaminate(seat, card)
	case AskClean:
		p.top().Left--
		p.clean(seat, card)
	case AskRally:
		p.done()
		p.station(seat, &c.Crew[c.member(card)], InAction)
	case AskSkill:
		p.done()
		m := &c.Crew[c.member(card)]
		m.Antifreeze++
		game.Add(p.log, Skilled{seat, OnCard{card}})
	}
}
