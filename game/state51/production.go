package state51

import "onelongnight/game"

// produce has the seats produce, in turn order from a seat on, until one has to decide about its spoils (5.1).
func (p *play) produce(seat game.Seat) {
	p.Phase, p.Pick = PhaseProduction, 0
	for {
		p.produceFor(seat)
		if h := &p.Seats[seat]; !h.Spoils.Empty() {
			p.ask(AskSpoils, seat)
			return
		}
		if seat = p.g.next(seat); seat == p.First {
			p.beginActions()
			return
		}
	}
}

// produceFor gives a seat what its base, agreements and production locations yield.
func (p *play) produceFor(seat game.Seat) {
	h, d := &p.Seats[seat], p.g.data
	game.Add(p.log, Produced{Seat: seat})
	p.gain(seat, p.g.Base(seat).Gain, firstBase+Giver(p.g.factions[seat]))
	for rest := h.Agreements; !rest.Empty(); {
		c := rest.Pop()
		p.gain(seat, d.of[c].Agreement, Giver(c))
	}
	for rest := h.Locations.And(&d.producers); !rest.Empty(); {
		c := rest.Pop()
		p.gain(seat, d.of[c].Effect.Gain, Giver(c))
	}
}

// cash discards a spoil for the goods that are printed on it (5.2).
func (p *play) cash(seat game.Seat, c Card) {
	p.Seats[seat].Spoils.Remove(c)
	p.toDiscard(seat, c)
	p.gain(seat, p.g.data.of[c].Spoil, Giver(c))
	p.Ask = AskSpoils
}

// spoils continues after an answer about spoils. If one was cashed in and there are others, the question stays open.
func (p *play) spoils(seat game.Seat) {
	if h := &p.Seats[seat]; p.Ask == AskSpoils && !h.Spoils.Empty() {
		return
	}
	p.Ask = NoPrompt
	if seat = p.g.next(seat); seat == p.First {
		p.beginActions()
		return
	}
	p.produce(seat)
}

// gain gives goods to a seat: tokens to its base, cards to its hand (5.3, 9.1). The giver is named in the events.
func (p *play) gain(seat game.Seat, goods []Good, by Giver) {
	h := &p.Seats[seat]
	for i := 0; i < len(goods); {
		k, n := goods[i], 0
		for ; i < len(goods) && goods[i] == k; i++ {
			n++
		}
		switch {
		case k == GoodCard:
			for range n {
				p.drawTo(seat)
			}
			continue
		case k.Value() > 0:
			h.VP += uint16(n * k.Value())
		case int(k) < TokenCount:
			h.Base[k] += uint8(n)
		default:
			continue // a theft needs a choice, see rob
		}
		game.Add(p.log, Gained{Seat: seat, Good: k, N: n, By: by})
	}
}

// gainOn gives a seat what the effect of its location or leader yields. Victory tokens are put on the card as long as
// it has room (8.4).
func (p *play) gainOn(seat game.Seat, c Card) {
	d := p.g.data.of[c]
	p.gainTimes(seat, c, d, 1)
}

// gainTimes does what gainOn does, a number of times.
func (p *play) gainTimes(seat game.Seat, c Card, d *Design, times int) {
	value := d.Effect.Token()
	if value == 0 {
		for range times {
			p.gain(seat, d.Effect.Gain, Giver(c))
		}
		return
	}
	tokens := &p.Marks[c].Tokens
	if d.Kind == Leader {
		tokens = &p.Seats[seat].LeaderTokens
	}
	n := 0
	for ; n < times && int(*tokens) < d.Kind.MaxTokens(); n++ {
		*tokens++
	}
	if n > 0 {
		game.Add(p.log, Gained{Seat: seat, Good: vpToken(value), N: n, On: c, By: Giver(c)})
	}
}

func vpToken(value int) Good {
	if value == VP2.Value() {
		return VP2
	}
	return VP
}
