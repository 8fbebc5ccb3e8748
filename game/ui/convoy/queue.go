package convoy

import (
	rules "onelongnight/game/convoy"
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
)

// waiting is something that is still to happen, with the card that causes it.
type waiting struct {
	text string
	card rules.Card
}

// queue puts what is still to happen on the board: what is being decided and after it the rest, in order. There is no
// queue for a single thing.
func (b *builder) queue() {
	list := b.pending()
	if len(list) < 2 {
		return
	}
	for _, w := range list {
		item := board.QueueItem{Text: w.text}
		if w.card != rules.NoCard {
			item.Pic = b.pic(w.card)
		}
		b.model.Queue = append(b.model.Queue, item)
	}
}

// queueRecords returns the queue as a list, without the question that is open.
func (b *builder) queueRecords() []panel.Record {
	var list []panel.Record
	for i, w := range b.pending() {
		if i == 0 {
			continue // the question, which is shown above
		}
		r := panel.Record{N: b.T("queue.n", "n", i+1), Text: w.text}
		if w.card != rules.NoCard {
			r.Face, r.Spot = b.pic(w.card), b.cardSpot(b.View, w.card, i)
		}
		list = append(list, r)
	}
	return list
}

// pending lists what lies on the rules' stack, the next one first.
func (b *builder) pending() []waiting {
	var list []waiting
	v := b.View
	for i := int(v.Depth) - 1; i >= 0; i-- {
		list = append(list, b.waits(&v.Pending[i])...)
	}
	return list
}

// waits returns a task of the rules in words, or nothing for a task that cannot be seen.
func (b *builder) waits(f *rules.Task) []waiting {
	one := func(key string, card rules.Card, args ...any) []waiting {
		if card != rules.NoCard {
			args = append(args, "card", b.voice.Card(card))
		}
		return []waiting{{b.T("queue."+key, args...), card}}
	}
	city := b.voice.City(f.City)
	switch f.Op {
	case rules.OpEffect, rules.OpWhere:
		effect := f.Effect.Do.String()
		switch {
		case f.Op == rules.OpWhere:
			return one("where", f.Unit)
		case f.Cause != rules.NoCard && b.voice.Has("queue.deed."+effect):
			return one("card", f.Cause, "does", b.T("queue.deed."+effect))
		case f.Cause != rules.NoCard:
			return one("only", f.Cause)
		case effect != "":
			return one("rule", rules.NoCard, "does", b.T("queue.deed."+effect))
		}
	case rules.OpPay:
		return one("pay", f.Cause, "n", int(f.Left))
	case rules.OpEnter:
		if len(f.Unit.Printed().Entry) > 0 {
			return one("entry", f.Unit)
		}
	case rules.OpRoom:
		return one("room", f.Cause, "city", city)
	case rules.OpMill:
		return one("mill", f.Cause)
	case rules.OpCouncil:
		return one("only", f.Cause)
	case rules.OpReveal:
		return one("reward", rules.NoCard)
	case rules.OpWins:
		var list []waiting
		for _, u := range rules.WinUnits(f.Which) {
			list = append(list, one("win", u)...)
		}
		return list
	case rules.OpCityWin:
		return one("reward", rules.NoCard)
	case rules.OpRavageMore:
		return one("second", rules.NoCard)
	case rules.OpBenefit:
		if f.Benefit != rules.None {
			return one("benefit", rules.NoCard, "benefit", b.T("benefit."+f.Benefit.String()))
		}
	case rules.OpRavaged:
		return []waiting{{b.T("after.ravaged"), rules.NoCard}}
	case rules.OpFall:
		return []waiting{{b.T("after.fall", "city", b.voice.City(b.View.Active)), rules.NoCard}}
	case rules.OpBattle:
		return one("battle", rules.NoCard)
	}
	return nil
}
