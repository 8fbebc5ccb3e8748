package state51

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
	"onelongnight/game/ui/state51/art"
	"onelongnight/game/ui/state51/board"
)

// hand builds the viewer's cards.
func (b *builder) hand() {
	v, m := b.View, b.model
	m.Carries = v.Ask == rules.AskAct || m.Draft != nil && v.Ask != rules.AskStrike && v.Ask != rules.AskTrim
	mine := b.Asks && v.Asked == v.Who && b.Session.MyTurn()
	chosen := v.Ask == rules.AskAct || slices.ContainsFunc(v.Hand[v.Who].Cards(), func(c rules.Card) bool {
		return b.Touchable(b.cardSpot(c))
	})
	for _, c := range v.Hand[v.Who].Cards() {
		if m.Ticket != nil && c == b.held {
			continue // it lies open
		}
		spot := b.cardSpot(c)
		if m.Draft != nil && m.Draft.Has(spot) {
			continue
		}
		card := board.HandCard{Print: b.printOf(c), Spot: spot}
		l := &card.State
		spent := slices.ContainsFunc(b.takes, func(p foresee.Part) bool { return p.Card == c })
		l.Lit, l.Picked = b.lights(spot, spent), b.Picked(spot)
		pays := v.Ask == rules.AskAct && card.Print.Kind == art.Contact // contacts, which pay for reaching other cards
		l.Dim = mine && chosen && len(b.Next) > 0 && !l.Lit && !l.Picked && b.held == rules.NoCard && !pays
		if mine && v.Ask == rules.AskAct && card.Print.Kind == art.Location {
			l.Shut = b.shut(c)
		}
		m.Wants = m.Wants || l.Lit && v.Ask != rules.AskAct
		m.Hand = append(m.Hand, card)
	}
}

// shut returns the ways in which a location of the hand cannot be played now.
func (b *builder) shut(c rules.Card) (ways art.Ways) {
	for i, verb := range plays {
		if b.View.Refusal(rules.Act{Verb: verb, A: uint8(c)}.Move()) != "" {
			ways |= 1 << i
		}
	}
	return ways
}

// draft builds the row, and the order of picks.
func (b *builder) draft() {
	v := b.View
	if v.Phase != rules.PhaseDraft || b.scoring() { // the next round has begun behind the scores
		return
	}
	d := &board.Draft{}
	b.model.Draft = d
	after := b.afterDawn()
	for _, c := range b.offered() {
		spot := b.cardSpot(c)
		card := board.HandCard{Print: b.printOf(c), Spot: spot}
		card.State.Lit, card.State.Picked = b.Touchable(spot), b.Picked(spot)
		if card.Print.Kind == art.Location {
			for i := range plays {
				open := after.Reach(rules.NoCard, rules.Colour(i)) >= card.Print.Distance
				card.Ways = append(card.Ways, board.WayMark{Way: board.Way(i), Open: open})
			}
		}
		d.Row = append(d.Row, card)
	}
	n := len(b.game.Seats())
	for i := range 2 * n {
		seat := game.Seat((int(v.First) + i) % n)
		d.Picks = append(d.Picks, board.Pick{Faction: b.game.Base(seat).ID, Now: int(v.Pick) == i+1,
			Joins: rules.RowGrows(n, i+1)})
	}
	b.picked(d)
	if n := b.joining(d); n > 0 && v.Ask != rules.AskTwo {
		d.More = b.T("draft.more", "n", n)
	}
	if deck := table.KindButton.Spot("deck"); b.Touchable(deck) {
		d.Deck, d.More = deck, b.T("draft.deck")
	}
}

// offered returns the cards to take one of: the row, or, while one of two is kept, those two.
func (b *builder) offered() []rules.Card {
	v := b.View
	if v.Ask != rules.AskTwo || v.Asked != v.Who || !b.Asks {
		return v.Row.Cards()
	}
	return slices.DeleteFunc(slices.Clone(v.Hand[v.Who].Cards()), func(c rules.Card) bool {
		return len(b.Session.Leads([]table.Spot{b.cardSpot(c)})) == 0
	})
}

// afterDawn returns the view after the coming production, with all spoils cashed in, to see which cards could be paid
// for then.
func (b *builder) afterDawn() *rules.View {
	after := *b.View
	comes := foresee.Sum(foresee.Dawn(b.View, b.View.Who))
	for rest := b.View.Seats[b.View.Who].Spoils; !rest.Empty(); {
		comes = append(comes, b.game.Data().Of(rest.Pop()).Spoil...)
	}
	for _, k := range comes {
		if int(k) < rules.TokenCount {
			after.Seats[b.View.Who].Base[k]++
		}
	}
	return &after
}

// picked builds the cards that were taken in this draft.
func (b *builder) picked(d *board.Draft) {
	told := b.Told()
	begin := 0
	for i, l := range told {
		if game.Is[rules.RoundBegan](l.Event) {
			begin = i
		}
	}
	n := 0
	for _, l := range told[begin:] {
		switch e := l.Event.(type) {
		case rules.Took:
			if n < len(d.Picks) {
				d.Picks[n].Print = b.printOf(e.Card)
			}
			n++
		case rules.Drew:
			n++
		}
	}
}

// joining returns how many cards join the row before the viewer picks again.
func (b *builder) joining(d *board.Draft) (n int) {
	own := b.game.Base(b.View.Who).ID
	for i := max(0, int(b.View.Pick)-1); i < len(d.Picks); i++ {
		if i >= int(b.View.Pick) && d.Picks[i].Faction == own {
			return n
		}
		if d.Picks[i].Joins {
			n++
		}
	}
	return 0
}
