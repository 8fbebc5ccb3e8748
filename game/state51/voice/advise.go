package voice

import (
	"cmp"
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
)

// Advise says in one sentence what speaks for a plan, which is what its first move brings. It uses only what can be
// seen on the table.
func (s *Speaker) Advise(view game.View, plan []game.Move) string {
	if len(plan) == 0 {
		return ""
	}
	v, act := view.(*state51.View), state51.ActOf(plan[0])
	c, d := state51.Card(act.A), s.game.Data()
	card := s.Card(c)
	switch act.Verb {
	case state51.DoTake, state51.DoKeepCard:
		return s.T("advise.take", "card", card, "why", s.brings(v, d.Of(c)))
	case state51.DoPillage:
		return s.T("advise.pillage", "card", card, "goods", s.Goods(d.Of(c).Spoil))
	case state51.DoCooperate:
		return s.T("advise.cooperate", "card", card, "goods", s.Goods(d.Of(c).Agreement))
	case state51.DoAnnex:
		return s.joins(v, "advise.annex", c, "")
	case state51.DoRedevelop:
		return s.joins(v, "advise.redevelop", c, s.Card(state51.Card(act.B)))
	case state51.DoLead:
		return s.joins(v, "advise.lead", c, "")
	case state51.DoSwap:
		return s.T("advise.swap")
	case state51.DoWork:
		e := &d.Of(c).Effect
		key := "advise.brings.goods"
		if e.Token() > 0 {
			key = "advise.brings.points"
		}
		return s.T("advise.work", "card", card, "why", s.T(key, "goods", s.Goods(e.Gain)))
	case state51.DoVisit:
		return s.T("advise.visit", "card", card, "side", s.Side(v.Owner(c)), "goods", s.Goods(d.Of(c).Effect.Gain))
	case state51.DoHire:
		good := s.Good(state51.Good(act.A), 1)
		if next, n := foresee.Enables(v, plan[0]); n > 0 {
			return s.T("advise.hire.for", "good", good, "move", s.Label(v, next), "points", s.Good(state51.VP, n))
		}
		return s.T("advise.hire", "good", good)
	case state51.DoPass:
		return s.T("advise.pass")
	case state51.DoCash:
		return s.T("advise.cash", "card", card, "goods", s.Goods(d.Of(c).Spoil))
	case state51.DoDone:
		return s.T("advise.done")
	}
	return s.adviseChoice(v, plan[0])
}

// AdviseOver implements table.Adviser: what the other's action brings, where that differs.
func (s *Speaker) AdviseOver(view game.View, plan, other []game.Move) (why, instead string) {
	v := view.(*state51.View)
	if v.Ask != state51.AskAct || v.Phase != state51.PhaseActions || len(plan) == 0 || len(other) == 0 {
		return "", ""
	}
	gains := s.gains(v, other[0])
	if gains == s.gains(v, plan[0]) {
		return "", ""
	}
	return "", s.T("advise.over", "goods", gains)
}

// Terms implements table.Describer: what an action takes for sure, before it is asked what else pays, and what it
// brings.
func (s *Speaker) Terms(view game.View, m game.Move) string {
	v := view.(*state51.View)
	if v.Ask != state51.AskAct || v.Phase != state51.PhaseActions || v.Asked != v.Who {
		return ""
	}
	act := state51.ActOf(m)
	switch act.Verb {
	case state51.DoPillage, state51.DoCooperate, state51.DoAnnex, state51.DoWork, state51.DoVisit, state51.DoRedevelop:
	default:
		return ""
	}
	goods := slices.Repeat([]state51.Good{state51.Worker}, v.Workers(m))
	var price []string
	for _, part := range foresee.Parts(v, m, nil) {
		goods = append(goods, part.Pay...)
		switch {
		case part.Card != state51.NoCard:
			price = append(price, s.Card(part.Card))
		case part.Token != 0:
			goods = append(goods, part.Token)
		}
	}
	if len(goods) > 0 {
		price = append(price, s.Goods(goods))
	}
	if reach := act.Verb - state51.DoPillage; len(price) == 0 && act.Verb >= state51.DoPillage && reach < 3 {
		// It is asked later what pays for the reach.
		need := s.game.Data().Of(state51.Card(act.A)).Distance
		price = append(price, s.Good(state51.Red1+3*state51.Good(reach)+state51.Good(need-1), 1))
	}
	if len(price) == 0 {
		return s.T("terms.free", "gains", s.gains(v, m))
	}
	return s.T("terms", "price", strings.Join(price, ", "), "gains", s.gains(v, m))
}

// gains says what an action brings: at once, at each dawn, and once at a dawn to come.
func (s *Speaker) gains(v *state51.View, m game.Move) string {
	now := slices.Repeat([]state51.Good{state51.VP}, max(0, foresee.Points(v, m)))
	now = append(now, foresee.Gains(v, m)...)
	var spoil []state51.Good
	if act := state51.ActOf(m); act.Verb == state51.DoPillage && !v.Reached() {
		spoil = s.game.Data().Of(state51.Card(act.A)).Spoil
	}
	var list []string
	for _, x := range []struct {
		key   string
		goods []state51.Good
	}{{"now", now}, {"dawn", foresee.AtDawn(v, m)}, {"spoil", spoil}} {
		if len(x.goods) > 0 {
			list = append(list, s.T("advise.gain."+x.key, "goods", s.Goods(x.goods)))
		}
	}
	return cmp.Or(s.Series(list), s.T("advise.gain.none"))
}

// adviseChoice is Advise for what is not an action: the answers to the game's questions, and dropping and storing.
func (s *Speaker) adviseChoice(v *state51.View, m game.Move) string {
	act := state51.ActOf(m)
	card := s.Card(state51.Card(act.A))
	switch act.Verb {
	case state51.DoDiscard:
		return s.T("advise.discard", "card", card)
	case state51.DoTakeDeck:
		return s.T("advise.deck")
	case state51.DoStrike:
		return s.T("advise.strike", "card", card)
	case state51.DoDrop:
		if v.Ask == state51.AskRoom {
			return s.T("advise.room", "card", card)
		}
		return s.T("advise.drop", "card", card)
	case state51.DoGive:
		return s.T("advise.give", "card", card)
	case state51.DoStore, state51.DoKeepResource:
		key := "advise.store"
		if v.Reached() { // no dawn follows
			key = "advise.store.last"
		}
		return s.T(key, "good", s.Good(state51.Good(act.A), 1))
	case state51.DoPlace:
		gain := s.game.Data().Of(state51.Card(act.A)).Effect.Gain
		return s.T("advise.place", "card", card, "good", s.Good(state51.Good(act.B), 1), "goods", s.Goods(gain))
	case state51.DoRob:
		return s.T("advise.rob", "side", s.Side(game.Seat(act.A)), "good", s.Good(state51.Good(act.B), 1))
	}
	return s.T("advise.pay", "what", s.Label(v, m)) // what is left is what something is paid with
}

// Briefly implements table.Adviser. It says nothing, as a move's label is short enough.
func (*Speaker) Briefly(game.View, []game.Move) string { return "" }

// joins says why a card comes into play, in place of an old one if that is not "".
func (s *Speaker) joins(v *state51.View, key string, c state51.Card, old string) string {
	why := s.brings(v, s.game.Data().Of(c))
	if why == "" {
		key += ".last"
	}
	return s.T(key, "card", s.Card(c), "old", old, "why", why)
}

// brings says what a card brings its owner; "" if nothing, since the game ends before.
func (s *Speaker) brings(v *state51.View, x *state51.Design) string {
	e := &x.Effect
	if v.Reached() && v.Phase == state51.PhaseActions {
		switch {
		case e.Do == state51.Produce:
			return s.T("advise.brings.once", "goods", s.Goods(e.Gain))
		case e.Do == state51.Slots || e.Do == state51.Store || e.Do == state51.Draft || x.Kind == state51.Leader:
			return ""
		}
	}
	workers, pay := price(e)
	args := []any{"goods", s.Goods(e.Gain), "pay", s.Goods(pay), "workers", s.Good(state51.Worker, workers), "n", e.N}
	switch {
	case x.Kind == state51.Leader:
		return s.T("advise.brings.leader")
	case (e.Do == state51.DoAct || e.Do == state51.Combine) && len(pay) == 0:
		return s.T("advise.brings.workers", args...)
	case e.Do == state51.DoAct && e.Free:
		return s.T("advise.brings.free", args...)
	case e.Do == state51.Combine:
		return s.T("advise.brings.act", args...)
	}
	return s.T("advise.brings."+e.Do.String(), args...)
}
