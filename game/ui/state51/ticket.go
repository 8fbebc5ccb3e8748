package state51

import (
	"slices"
	"strconv"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// plays are the three ways that require reach, in the order of a card's strips.
var plays = [...]rules.Verb{rules.DoPillage, rules.DoCooperate, rules.DoAnnex}

// ticket builds the ticket of the held card, with its ways.
func (b *builder) ticket() {
	switch {
	case b.piece != rules.NoCard:
		b.pieceTicket()
	case b.held == rules.NoCard || b.View.Phase != rules.PhaseActions || b.View.Ask != rules.AskAct:
		return
	case b.game.Data().Of(b.held).Kind == rules.Leader:
		t := b.opened(b.held, b.cardSpot(b.held))
		t.Lanes = append(t.Lanes, b.leadLane())
	default:
		t := b.opened(b.held, b.cardSpot(b.held))
		for _, verb := range plays {
			t.Lanes = append(t.Lanes, b.playLane(verb))
		}
		t.Lanes = append(t.Lanes, b.redevelopLane())
	}
	b.propose()
}

var wayWords = map[rules.Verb]string{rules.DoPillage: "pillage", rules.DoCooperate: "cooperate", rules.DoAnnex: "annex",
	rules.DoLead: "lead", rules.DoWork: "work", rules.DoVisit: "visit", rules.DoDrop: "drop", rules.DoPlace: "place"}

func (b *builder) opened(c rules.Card, spot table.Spot) *board.Ticket {
	b.model.Ticket = &board.Ticket{Print: b.printOf(c), Spot: spot, Name: b.voice.Card(c)}
	return b.model.Ticket
}

// propose marks the lane that is pointed at, otherwise the open lane that brings most points now, and what it would
// take. Lanes that need a location to be touched come after those done with one touch.
func (b *builder) propose() {
	best := -1
	lanes := b.model.Ticket.Lanes
	for i, l := range lanes {
		if !l.Open {
			continue
		}
		if b.pointed(&l) {
			best = i
			break
		}
		if best < 0 || l.Spot != table.NoSpot && (lanes[best].Spot == table.NoSpot || l.Gain >= lanes[best].Gain) {
			best = i
		}
	}
	if best < 0 {
		return
	}
	lanes[best].Best = true
	if way := lanes[best].Way; int(way) < len(plays) && b.held != rules.NoCard {
		b.best = rules.Act{Verb: plays[way], A: uint8(b.held)}
		b.takes = foresee.Parts(b.View, b.best.Move(), b.Session.Payment(b.best.Move()))
	}
}

// places reports whether the proposed way needs one of several locations to be touched.
func (b *builder) places() bool {
	return b.model.Ticket != nil && slices.ContainsFunc(b.model.Ticket.Lanes, func(l board.Lane) bool {
		return l.Best && l.Spot == table.NoSpot
	})
}

// sought reports whether the lane of such a way was touched last, so that a message names the locations.
func (b *builder) sought() bool { return b.Screen.ToastAt == board.Places }

// pointed reports whether a lane, or something that it would take, is pointed at.
func (b *builder) pointed(l *board.Lane) bool {
	if l.Way == board.Redevelop && l.Spot == table.NoSpot && b.sought() {
		return true
	}
	at := func(spot table.Spot) bool {
		return spot != table.NoSpot && (spot == b.Screen.Hover || spot == b.Screen.Focus)
	}
	return at(l.Spot) || slices.ContainsFunc(l.Sources, func(f board.Fare) bool { return at(f.Spot) })
}

// playLane returns the lane of a way that requires reach.
func (b *builder) playLane(verb rules.Verb) board.Lane {
	x, colour := b.game.Data().Of(b.held), rules.Colour(verb-rules.DoPillage)
	act := rules.Act{Verb: verb, A: uint8(b.held)}
	l := b.lane(act)
	l.Have, l.Need = b.View.Reach(b.held, colour), x.Distance
	if l.Open {
		l.Sources = b.fares(act.Move(), colour)
	} else {
		sources := foresee.Sources(b.View, b.held, colour)
		for _, s := range sources[:min(len(sources), mostFares)] {
			l.Sources = append(l.Sources, b.fare(s, colour))
		}
	}
	switch verb {
	case rules.DoPillage:
		l.Strip = runs(x.Spoil)
	case rules.DoCooperate:
		l.Strip = runs(x.Agreement)
	default:
		l.Effect = &b.printOf(b.held).Effect
	}
	switch {
	case l.Open:
		b.brings(act, &l)
	case l.Have < l.Need:
		l.Note = b.T("way.short", "n", l.Need-l.Have)
		if len(l.Sources) > 0 { // there is little room beside them
			l.Note = b.T("way.less", "n", l.Need-l.Have)
		}
	}
	return l
}

// lane returns the beginning of a move's lane: whether it can be made, what it brings, or why it cannot be made.
func (b *builder) lane(act rules.Act) board.Lane {
	path := b.voice.Path(b.View, act.Move())
	l := board.Lane{Way: wayOf[act.Verb], Spot: path[len(path)-1]}
	l.Title = b.T("way." + wayWords[act.Verb])
	switch l.Open = b.Touchable(l.Spot); {
	case l.Open:
		l.Gain = foresee.Points(b.View, act.Move())
	case b.View.Refusal(act.Move()) != "":
		l.Note = b.T("way.why." + b.View.Refusal(act.Move()))
	case b.Session.Withholds(act.Move()): // the rules allow it, a step of a lesson does not
		l.Note = b.T("way.why.lesson")
	}
	return l
}

// mostFares is the most costs shown separately in a lane.
const mostFares = 4

// fares returns the costs of a move with its present payment, each with the spot that exchanges it.
func (b *builder) fares(m game.Move, colour rules.Colour) (list []board.Fare) {
	way := b.Session.Payment(m)
	for _, part := range foresee.Parts(b.View, m, way) {
		var fare board.Fare
		if part.Reach > 0 {
			fare = b.fare(part.Source, colour)
		}
		if pay := part.Pay; len(pay) > 0 {
			for _, k := range b.game.Base(b.View.Who).Contacts[colour].Pay {
				if part.Contact && k >= rules.ResourceCount { // which card to pay is asked afterwards
					pay = append(pay, k)
				}
			}
			fare.Pay = runs(pay)
		}
		for i := max(part.Move, 0); part.Move >= 0 && i < len(way); i++ { // its own choice, otherwise that of its price
			if pays := rules.ActOf(way[i]).Verb == rules.DoPay; i > part.Move && !pays {
				break
			}
			if b.Session.CanExchange(m, i) {
				fare.Spot = table.PaySpot(m, i)
				break
			}
		}
		list = append(list, fare)
	}
	return list[:min(len(list), mostFares)]
}

func (b *builder) fare(s foresee.Source, colour rules.Colour) board.Fare {
	switch {
	case s.Contact:
		fc := b.game.Base(b.View.Who).Contacts[colour]
		return board.Fare{Pay: runs(fc.Pay), Good: tokenOf(colour, fc.N)}
	case s.Card != rules.NoCard:
		return board.Fare{Pay: []art.Run{{Good: rules.GoodCard.String(), N: 1}}, Good: tokenOf(colour, s.Reach)}
	}
	return board.Fare{Good: art.Run{Good: s.Token.String(), N: 1}}
}

// tokenOf returns the contact token of a colour with some reach.
func tokenOf(c rules.Colour, n int) art.Run {
	return art.Run{Good: (rules.Red1 + rules.Good(3*int(c)+n-1)).String(), N: 1}
}

// brings builds what a way gives: goods, and when they come.
func (b *builder) brings(act rules.Act, l *board.Lane) {
	x := b.game.Data().Of(rules.Card(act.A))
	if l.Gain > 0 {
		l.Brings = []art.Run{{Good: rules.VP.String(), N: l.Gain}}
	}
	if act.Verb != rules.DoCooperate { // what it brings each dawn is described separately
		goods := foresee.Gains(b.View, act.Move())
		if act.Verb == rules.DoAnnex && x.Effect.Do == rules.Produce && slices.Contains(x.Effect.Gain, rules.Steal) {
			goods = append(goods, rules.Steal) // whom to steal from is asked first
		}
		l.Brings = append(l.Brings, runs(goods)...)
	}
	switch {
	case act.Verb == rules.DoPillage:
		l.Note = b.T("way.spoil")
	case act.Verb == rules.DoCooperate:
		l.Brings, l.Note, l.Dawn = append(l.Brings, runs(x.Agreement)...), b.T("way.dawn"), true
	case act.Verb == rules.DoAnnex && x.Effect.Do == rules.Produce:
		l.Note, l.Dawn = b.T("way.now.dawn"), true
	default:
		l.Note = b.T("way.now")
	}
}

// dawnOf returns what the next production would bring in addition after a way.
func (b *builder) dawnOf(act rules.Act) string {
	x := b.game.Data().Of(rules.Card(act.A))
	switch {
	case act.Verb == rules.DoCooperate:
		return b.T("dawn.cooperate", "goods", b.voice.Goods(x.Agreement))
	case x.Effect.Do == rules.Produce:
		return b.T("dawn.annex", "goods", b.voice.Goods(x.Effect.Gain))
	}
	return ""
}

// redevelopLane returns the lane for replacing a location in play. Touching the lane tells what would be lost; touching
// the location replaces it.
func (b *builder) redevelopLane() board.Lane {
	v := b.View
	h := &v.Seats[v.Who]
	l := board.Lane{Way: board.Redevelop, Title: b.T("way.redevelop"), Strip: []art.Run{{Good: rules.VP2.String(),
		N: 1}}}
	fit, low, high := 0, 0, 0
	why := rules.NoType
	for rest := h.Locations; !rest.Empty(); {
		c := rest.Pop()
		m := rules.Act{Verb: rules.DoRedevelop, A: uint8(b.held), B: uint8(c)}.Move()
		if reason := v.Refusal(m); reason != "" {
			if reason == rules.NoMeans { // for a location that would fit
				why = reason
			}
			continue
		}
		n := foresee.Points(v, m)
		if fit == 0 || n < low {
			low = n
		}
		if fit == 0 || n > high {
			high = n
		}
		fit++
	}
	switch {
	case h.Locations.Empty():
		l.Note = b.T("way.why.empty")
	case fit == 0:
		if l.Note = b.T("way.why." + why); why == rules.NoMeans && h.Redeveloped {
			l.Note = b.T("way.why.redeveloped")
		}
	default:
		l.Open, l.Gain = true, low
		l.Note = b.T("way.places", "n", fit)
		l.Brings = []art.Run{{Good: rules.VP.String(), N: low}}
		if high > low {
			l.Range = strconv.Itoa(low) + "–" + strconv.Itoa(high)
		}
	}
	l.Sources = b.meansOf(h)
	return l
}

// meansOf returns what a seat can redevelop with: a brick once a round, or tokens.
func (b *builder) meansOf(h *rules.Holding) (list []board.Fare) {
	if !h.Redeveloped {
		has := b.game.Have(h, rules.Brick)+b.game.Have(h, rules.Any) > 0
		list = append(list, board.Fare{Good: art.Run{Good: rules.Brick.String(), N: 1}, Dim: !has})
	}
	for _, k := range [...]rules.Good{rules.Rebuild, rules.RebuildFree} {
		good, n := b.game.LeaderGood(h)
		if h.Base[k] > 0 || n > 0 && good == k {
			list = append(list, board.Fare{Good: art.Run{Good: k.String(), N: 1}})
		}
	}
	return list
}

// leadLane returns the lane for playing a leader.
func (b *builder) leadLane() board.Lane {
	act := rules.Act{Verb: rules.DoLead, A: uint8(b.held)}
	l := b.lane(act)
	l.Strip = runs(b.game.Data().Of(b.held).Goods)
	if l.Open {
		b.brings(act, &l)
	}
	if b.View.Seats[b.View.Who].Leader != rules.NoCard {
		if !l.Open && b.View.Refusal(act.Move()) == rules.CannotPay {
			l.Note = b.T("way.why.second")
		}
		l.Sources = []board.Fare{{Good: art.Run{Good: rules.Gun.String(), N: 1}, Dim: true}}
		if l.Open {
			l.Sources = b.fares(act.Move(), 0)
			l.Note = b.T("way.lead.goes", "card", b.voice.Card(b.View.Seats[b.View.Who].Leader))
		}
	}
	return l
}

// pieceTicket builds the ticket of a card in play that was touched, with what can be done with it.
func (b *builder) pieceTicket() {
	t := b.opened(b.piece, b.pieceSpot(b.piece))
	x := b.game.Data().Of(b.piece)
	h := &b.View.Seats[b.View.Who]
	for _, a := range b.Session.Leads(b.Session.Selected()) {
		act := rules.ActOf(a.Move)
		l := b.lane(act)
		switch act.Verb {
		case rules.DoWork:
			l.Effect = &b.printOf(b.piece).Effect
			if !x.Effect.Free {
				l.Have, l.Need = int(h.Base[rules.Worker]), x.Effect.Workers+int(b.View.Marks[b.piece].Used)
			}
			l.Note, l.Sources = b.T("way.now"), b.fares(act.Move(), 0)
			if l.Brings = runs(x.Effect.Gain); l.Gain > 0 {
				l.Brings = []art.Run{{Good: rules.VP.String(), N: l.Gain}}
			}
		case rules.DoVisit:
			l.Strip = runs(x.Effect.Gain)
			l.Have, l.Need = int(h.Base[rules.Worker]), 1
			l.Note = b.T("way.visit.note", "side", b.short(b.View.Owner(b.piece)))
		case rules.DoPlace:
			good := rules.Good(act.B)
			l.Strip = []art.Run{{Good: good.String(), N: 1}}
			l.Note = b.voice.Good(good, 1)
		case rules.DoDrop:
			l.Note = b.T("way.drop.note")
		}
		t.Lanes = append(t.Lanes, l)
	}
}
