package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/foresee"
	"onelongnight/game/table"
)

// The spots that moves are made with.
func (s *Speaker) cardSpot(c state51.Card) table.Spot {
	return table.KindCard.Spot(s.game.Data().ID(c))
}
func (s *Speaker) pieceSpot(c state51.Card) table.Spot {
	return table.KindPiece.Spot(s.game.Data().ID(c))
}
func buttonSpot(id string) table.Spot { return table.KindButton.Spot(id) }

// TokenSpot returns the spot of the tokens of a kind in a seat's purse, which is a part of its settlement.
func TokenSpot(g *state51.Game, seat game.Seat, p state51.Purse, k state51.Good) table.Spot {
	return table.KindPart.Spot(game.SeatName(g, seat) + "-" + p.String() + "-" + k.String())
}

// ways are the buttons for what can be done with a card or piece that was picked.
var ways = map[state51.Verb]string{state51.DoPillage: "pillage", state51.DoCooperate: "cooperate",
	state51.DoAnnex: "annex", state51.DoLead: "lead", state51.DoWork: "work", state51.DoVisit: "visit",
	state51.DoDrop: "drop", state51.DoTake: "take", state51.DoStrike: "strike"}

// buttons are the buttons of moves that take nothing but a button.
var buttons = map[state51.Verb]string{state51.DoDone: "done", state51.DoSwap: "swap", state51.DoPass: "pass"}

func (s *Speaker) Path(view game.View, m game.Move) []table.Spot {
	v, act := view.(*state51.View), state51.ActOf(m)
	c := state51.Card(act.A)
	switch act.Verb {
	case state51.DoPillage, state51.DoCooperate, state51.DoAnnex, state51.DoLead, state51.DoTake, state51.DoStrike:
		return []table.Spot{s.cardSpot(c), buttonSpot(ways[act.Verb])}
	case state51.DoKeepCard: // one of two cards, which is taken like one of the row
		return []table.Spot{s.cardSpot(c), buttonSpot(ways[state51.DoTake])}
	case state51.DoRedevelop:
		return []table.Spot{s.cardSpot(c), s.pieceSpot(state51.Card(act.B))}
	case state51.DoWork, state51.DoVisit:
		return []table.Spot{s.pieceSpot(c), buttonSpot(ways[act.Verb])}
	case state51.DoDrop:
		if v.Ask == state51.AskRoom {
			return []table.Spot{s.pieceSpot(c)}
		}
		return []table.Spot{s.pieceSpot(c), buttonSpot(ways[act.Verb])}
	case state51.DoPlace:
		return []table.Spot{s.pieceSpot(c), buttonSpot("good-" + state51.Good(act.B).String())}
	case state51.DoHire, state51.DoStore:
		word := "hire"
		if act.Verb == state51.DoStore {
			word = "store"
		}
		return []table.Spot{buttonSpot(word), buttonSpot("good-" + state51.Good(act.A).String())}
	case state51.DoCash, state51.DoGive:
		return []table.Spot{s.pieceSpot(c)}
	case state51.DoTakeDeck:
		return []table.Spot{buttonSpot("deck")}
	case state51.DoUseToken:
		k := state51.Good(act.A)
		return []table.Spot{TokenSpot(s.game, v.Asked, purseOf(v, v.Asked, k), k)}
	case state51.DoUseContact:
		return []table.Spot{table.KindPiece.Spot(s.contact(act.A))}
	case state51.DoWith:
		return []table.Spot{buttonSpot("with-" + state51.RedevelopMeans(act.A).String())}
	case state51.DoPay:
		return []table.Spot{TokenSpot(s.game, v.Asked, state51.Purse(act.A), state51.Good(act.B))}
	case state51.DoRob:
		seat, k := game.Seat(act.A), state51.Good(act.B)
		return []table.Spot{TokenSpot(s.game, seat, purseOf(v, seat, k), k)}
	case state51.DoKeepResource:
		return []table.Spot{TokenSpot(s.game, v.Asked, state51.FromBase, state51.Good(act.A))}
	}
	if word, ok := buttons[act.Verb]; ok {
		return []table.Spot{buttonSpot(word)}
	}
	return []table.Spot{s.cardSpot(c)}
}

// purseOf returns the purse that the next token would be taken from: the base before the leader (7.3, 9.10).
func purseOf(v *state51.View, seat game.Seat, k state51.Good) state51.Purse {
	if int(k) < state51.TokenCount && v.Seats[seat].Base[k] > 0 {
		return state51.FromBase
	}
	return state51.FromLeader
}

func (s *Speaker) contact(n uint8) string { return s.game.Data().ContactID(n) }

func (s *Speaker) Label(view game.View, m game.Move) string {
	v, act := view.(*state51.View), state51.ActOf(m)
	c := state51.Card(act.A)
	card, good := s.copyOf(v, c), state51.Good(act.A)
	switch act.Verb {
	case state51.DoRedevelop:
		return s.T("action.redevelop", "card", card, "old", s.copyOf(v, state51.Card(act.B)))
	case state51.DoVisit:
		return s.T("action.visit", "card", card, "side", s.Side(v.Owner(c)))
	case state51.DoHire, state51.DoStore:
		return s.T("action."+verbs[act.Verb], "good", s.Good(good, 1))
	case state51.DoKeepResource:
		return s.T("action.keep-good", "good", s.Good(good, 1))
	case state51.DoPlace:
		return s.T("action.place", "card", card, "good", s.Good(state51.Good(act.B), 1))
	case state51.DoUseToken:
		return s.T("action.use-token", "good", s.Good(good, 1))
	case state51.DoUseContact:
		return s.T("action.use-contact", "contact", s.T("contact."+s.contact(act.A)))
	case state51.DoWith:
		return s.T("action.with." + state51.RedevelopMeans(act.A).String())
	case state51.DoPay:
		return s.T("action.pay."+state51.Purse(act.A).String(), "good", s.Good(state51.Good(act.B), 1))
	case state51.DoRob:
		return s.T("action.rob", "side", s.Side(game.Seat(act.A)), "good", s.Good(state51.Good(act.B), 1))
	case state51.DoDrop:
		if v.Ask == state51.AskRoom {
			return s.T("action.discard", "card", card)
		}
	}
	return s.T("action."+verbs[act.Verb], "card", card)
}

// copyOf returns a card's name, with the number of the copy if another one that is seen could be meant.
func (s *Speaker) copyOf(v *state51.View, c state51.Card) string {
	if c == state51.NoCard || c > state51.CardCount {
		return ""
	}
	d := s.game.Data()
	seen := v.Row.Set()
	hand := v.Hand[v.Who].Set()
	seen = seen.Or(&hand)
	for i := range v.Seats {
		h := &v.Seats[i]
		seen = seen.Or(&h.Locations).Or(&h.Agreements).Or(&h.Spoils)
	}
	for !seen.Empty() {
		if other := seen.Pop(); other != c && d.Of(other) == d.Of(c) {
			id := d.ID(c)
			return s.T("card.copy", "card", s.Card(c), "n", id[strings.LastIndex(id, "-")+1:])
		}
	}
	return s.Card(c)
}

// verbs are the keys of the moves' labels.
var verbs = map[state51.Verb]string{state51.DoDiscard: "discard", state51.DoTake: "take",
	state51.DoTakeDeck: "take-deck", state51.DoStrike: "strike", state51.DoKeepCard: "keep",
	state51.DoCash: "cash", state51.DoDone: "done",
	state51.DoPillage: "pillage", state51.DoCooperate: "cooperate", state51.DoAnnex: "annex", state51.DoLead: "lead",
	state51.DoSwap: "swap", state51.DoWork: "work", state51.DoHire: "hire", state51.DoPass: "pass",
	state51.DoDrop: "drop", state51.DoStore: "store", state51.DoUseCard: "use-card", state51.DoGive: "give"}

func (*Speaker) Groups() []string { return []string{"decide", "hand", "settlement", "rivals"} }

func (*Speaker) Group(m game.Move) string {
	switch state51.ActOf(m).Verb {
	case state51.DoPillage, state51.DoCooperate, state51.DoAnnex, state51.DoRedevelop, state51.DoLead:
		return "hand"
	case state51.DoWork, state51.DoDrop, state51.DoStore, state51.DoPlace:
		return "settlement"
	case state51.DoVisit, state51.DoRob:
		return "rivals"
	}
	return "decide"
}

// Opens reports whether a card of the hand can be picked although it cannot be played. Its ways then say what is
// missing.
func (s *Speaker) Opens(view game.View, spot table.Spot) bool {
	v := view.(*state51.View)
	if spot.Kind != table.KindCard || v.Ask != state51.AskAct || v.Asked != v.Who {
		return false
	}
	c, hand := s.game.Data().Card(spot.ID), v.Hand[v.Who].Set()
	return c != state51.NoCard && hand.Has(c) && s.game.Data().Of(c).Kind != state51.Contact
}

// Payments implements table.Handler. How to pay for a redevelopment is asked after the move, as it depends on the
// location that is replaced.
func (*Speaker) Payments(v game.View, m game.Move) [][]game.Move {
	switch state51.ActOf(m).Verb {
	case state51.DoPillage, state51.DoCooperate, state51.DoAnnex, state51.DoWork, state51.DoLead:
		return foresee.Payments(v.(*state51.View), m)
	}
	return nil
}

func (s *Speaker) Attempt(view game.View, path []table.Spot) (game.Move, bool) {
	v := view.(*state51.View)
	first, last := path[0], path[len(path)-1]
	c := s.game.Data().Card(first.ID)
	if c == state51.NoCard {
		return 0, false
	}
	move := func(verb state51.Verb, b state51.Card) (game.Move, bool) {
		return state51.Act{Verb: verb, A: uint8(c), B: uint8(b)}.Move(), true
	}
	if len(path) == 1 {
		switch {
		case first.Kind == table.KindPiece && v.Ask == state51.AskAct:
			if owner := v.Owner(c); owner == v.Who {
				return move(state51.DoWork, 0)
			} else if owner != game.NoSeat {
				return move(state51.DoVisit, 0)
			}
		case first.Kind == table.KindPiece && v.Ask == state51.AskRoom:
			return move(state51.DoDrop, 0)
		case first.Kind == table.KindCard && (v.Ask == state51.AskDraft || v.Ask == state51.AskLast):
			return move(state51.DoTake, 0)
		case first.Kind == table.KindCard && v.Ask == state51.AskStrike:
			return move(state51.DoStrike, 0)
		case first.Kind == table.KindCard && v.Ask == state51.AskReach:
			return move(state51.DoUseCard, 0)
		case first.Kind == table.KindCard && v.Ask == state51.AskCost:
			return move(state51.DoDiscard, 0)
		case first.Kind == table.KindCard && v.Ask == state51.AskAct:
			if s.game.Data().Of(c).Kind == state51.Leader {
				return move(state51.DoLead, 0)
			}
			return move(state51.DoAnnex, 0)
		}
		return 0, false
	}
	if last.Kind == table.KindPiece && first.Kind == table.KindCard {
		old := s.game.Data().Card(last.ID)
		if old == state51.NoCard {
			return 0, false
		}
		return move(state51.DoRedevelop, old)
	}
	if last == buttonSpot("redevelop") { // the lane was touched, and there are several locations to replace
		return move(state51.DoRedevelop, state51.NoCard)
	}
	for verb, word := range ways {
		switch {
		case last != buttonSpot(word):
		case verb == state51.DoTake && v.Ask == state51.AskTwo:
			return move(state51.DoKeepCard, 0)
		default:
			return move(verb, 0)
		}
	}
	return 0, false
}
