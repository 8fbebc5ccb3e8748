package state51

import "onelongnight/game"

// canPay reports whether a seat can pay the resources in a price. It ignores workers, cards and agreements.
func (g *Game) canPay(h *Holding, pay []Good) bool {
	if len(pay) == 0 {
		return true
	}
	var need Resources
	total := 0
	for _, k := range pay {
		if k < ResourceCount {
			need[k]++
			total++
		}
	}
	spare, have := g.Have(h, Any), 0
	for k := range Good(BasicCount) {
		n := g.Have(h, k)
		have += n
		spare -= max(0, int(need[k])-n)
	}
	return spare >= 0 && have+g.Have(h, Any) >= total
}

// serves reports whether a token can pay for the resource that is asked for (1.3).
func serves(token, asked Good) bool { return token == asked || asked == Any || token == Any }

// in returns how many resource tokens of a kind are in a purse.
func (g *Game) in(h *Holding, p Purse, kind Good) int {
	switch p {
	case FromBase:
		return int(h.Base[kind])
	case FromStore:
		return int(h.Store[kind])
	}
	return g.onLeader(h, kind)
}

// payments appends the ways to pay the resource that is asked for (7.4).
func (s *State) payments(asked Good, buf []game.Move) []game.Move {
	h := &s.Seats[s.Asked]
	if asked != Any && h.Base[asked] > 0 {
		return append(buf, Act{Verb: DoPay, A: uint8(FromBase), B: uint8(asked)}.Move())
	}
	for p := range purseCount {
		for k := range Good(ResourceCount) {
			if serves(k, asked) && s.g.in(h, p, k) > 0 {
				buf = append(buf, Act{Verb: DoPay, A: uint8(p), B: uint8(k)}.Move())
			}
		}
	}
	return buf
}

// owe adds goods to what is owed.
func (p *Playing) owe(goods ...Good) {
	for _, g := range goods {
		p.Owes[p.Owed] = g
		p.Owed++
	}
}

// paid removes the first good that is owed.
func (p *Playing) paid() {
	copy(p.Owes[:], p.Owes[1:])
	p.Owed--
	p.Owes[p.Owed] = 0
}

// settle pays what leaves no choice, and asks for the rest. When everything is paid, the action continues.
func (p *play) settle() {
	for p.Playing.Owed > 0 {
		asked := p.Playing.Owes[0]
		if asked == Worker {
			p.spend(Worker, 1)
			p.Playing.paid()
			continue
		}
		prompt := AskPay
		if asked >= ResourceCount {
			prompt = AskCost
		}
		if !p.choose(prompt) {
			return
		}
	}
	p.carryOn()
}

// pay pays a resource token that is owed.
func (p *play) pay(from Purse, kind Good) {
	p.takeFrom(p.Asked, from, kind)
	game.Add(p.log, Paid{Seat: p.Asked, Good: kind, N: 1, From: from})
	p.Playing.paid()
}

// takeFrom takes a resource token out of a purse.
func (s *State) takeFrom(seat game.Seat, from Purse, kind Good) {
	h := &s.Seats[seat]
	switch from {
	case FromBase:
		h.Base[kind]--
	case FromStore:
		h.Store[kind]--
	case FromLeader:
		h.LeaderGoods--
	}
}

// spend takes n tokens off the base.
func (p *play) spend(kind Good, n int) {
	if n == 0 {
		return
	}
	p.Seats[p.Asked].Base[kind] -= uint8(n)
	game.Add(p.log, Paid{Seat: p.Asked, Good: kind, N: n, From: FromBase})
}

// spendToken takes a token off the base or, if the base has none, off the leader (7.3).
func (p *play) spendToken(kind Good) {
	from := FromBase
	if h := &p.Seats[p.Asked]; h.Base[kind] > 0 {
		h.Base[kind]--
	} else {
		h.LeaderGoods--
		from = FromLeader
	}
	game.Add(p.log, Paid{Seat: p.Asked, Good: kind, N: 1, From: from})
}

// payCard discards a card of the hand as payment (7.5).
func (p *play) payCard(c Card) {
	p.discardFromHand(p.Asked, c)
	p.Playing.paid()
}

// giveAgreement discards an agreement as payment.
func (p *play) giveAgreement(c Card) {
	p.Seats[p.Asked].Agreements.Remove(c)
	p.toDiscard(p.Asked, c)
	p.Playing.paid()
}
