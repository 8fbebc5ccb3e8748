package state51

import (
	"slices"

	"onelongnight/game"
	rules "onelongnight/game/state51"
	"onelongnight/game/state51/voice"
	"onelongnight/game/table"
	"onelongnight/game/ui/scene"
	"onelongnight/game/ui/state51/board"
)

// slots builds the slots below the base.
func (b *builder) slots(s *board.Seat, seat game.Seat) {
	h, d := &b.View.Seats[seat], b.game.Data()
	general, all := b.game.General(seat, h)
	add := func(c rules.Card, kind board.SlotKind, goods []rules.Good) {
		spot := b.pieceSpot(c)
		s.Slots = append(s.Slots, board.Slot{Kind: kind, Spot: spot, Goods: runs(goods), Lit: b.Touchable(spot),
			Picked: b.Picked(spot)})
	}
	for rest := h.Agreements; !rest.Empty(); {
		c := rest.Pop()
		add(c, board.Agreement, d.Of(c).Agreement)
	}
	for rest := h.Spoils; !rest.Empty(); {
		c := rest.Pop()
		add(c, board.Spoil, d.Of(c).Spoil)
	}
	taken := len(s.Slots)
	s.Taken = b.T("board.taken", "n", taken, "most", all)
	next := seat == b.View.Who && (b.best.Verb == rules.DoPillage || b.best.Verb == rules.DoCooperate)
	for i := taken; i < all; i++ {
		slot := board.Slot{Next: next && i == taken}
		if i >= general+h.Spoils.Len() && h.Agreements.Len() >= general {
			slot.Kind = board.ForSpoils
		}
		s.Slots = append(s.Slots, slot)
	}
}

// abroad builds what others can take and visit at a seat.
func (b *builder) abroad(s *board.Seat, seat game.Seat) {
	v := b.View
	for k := range rules.Good(rules.ResourceCount) {
		if n := v.Loot(seat, k); n > 0 {
			p := rules.FromBase
			if v.Seats[seat].Base[k] == 0 {
				p = rules.FromLeader
			}
			spot := voice.TokenSpot(b.game, seat, p, k)
			s.Robs = append(s.Robs, board.Token{Good: k.String(), N: n, Spot: spot, Lit: b.Touchable(spot)})
		}
	}
	for row := range s.Rows {
		for _, p := range s.Rows[row] {
			if p.Print.Effect.Open {
				s.Visits = append(s.Visits, p)
			} else {
				s.Built = append(s.Built, p)
			}
		}
	}
	if s.Leader != nil {
		s.Built = append(s.Built, *s.Leader)
	}
}

// recall builds what the others did last, if it can be shown again and nothing is held.
func (b *builder) recall() {
	again := slices.ContainsFunc(b.Screen.Bar, func(c scene.Command) bool { return c.ID == "recap" && !c.Idle })
	if !again || b.model.Ticket != nil || b.model.Draft != nil || b.hinting() {
		return
	}
	r := &b.model.Recall
	for i := range b.model.Seats[1:] {
		if s := &b.model.Seats[i+1]; s.LastSign != "" {
			r.Actions = append(r.Actions, board.LastAction{Faction: s.Faction, Sign: s.LastSign, Card: s.Last})
		}
	}
	if len(r.Actions) > 0 {
		r.Spot = table.KindButton.Spot("recap")
	}
}

// last returns a seat's last action in this round: a sign, and the card.
func (b *builder) last(seat game.Seat) (sign, card string) {
	for _, l := range slices.Backward(b.Told()) {
		if game.Is[rules.RoundBegan](l.Event) {
			return "", ""
		}
		if l.Event.Who() != seat {
			continue
		}
		switch e := l.Event.(type) {
		case rules.Played:
			sign = e.As.String()
			if e.As == rules.DoLead {
				sign = "annex"
			}
			return sign, b.voice.Card(e.Card)
		case rules.Worked:
			return "action", b.voice.Card(e.Card)
		case rules.Visit:
			return "visit", b.voice.Card(e.Card)
		case rules.Robbed:
			return "rob", b.voice.Card(e.Card)
		case rules.Hired:
			return "action", b.T("button." + e.Name())
		case rules.Swapped:
			return "deck", b.T("button." + e.Name())
		case rules.Passed:
			return "pass", b.T("board.passed")
		}
	}
	return "", ""
}
