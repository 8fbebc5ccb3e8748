package foresee

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// Part is one thing that a move costs: a source that covers distance (7.1) with its price, or goods that are paid.
type Part struct {
	Source
	Pay  []state51.Good // the price of the contact, or the goods that are paid
	Move int            // index of the choice after the move that it belongs to, −1 for the move itself
}

// mostPayments is how many ways to pay are returned, and mostWalks how many positions are searched for them.
const mostPayments, mostWalks = 24, 1500

// Payments returns the ways to pay for a move of the view's seat, each as the choices that follow the move. Those that
// waste least come first, then those that spare cards and any resource. There are none if nothing has to be chosen.
// Cards and agreements as a price are left to be asked for.
func Payments(v *state51.View, m game.Move) [][]game.Move {
	w := walk{v: v, first: m, seen: map[string]bool{}, room: mostWalks}
	w.state = v.Game().Blank().(*state51.State)
	stream := game.NewStream(game.Seed{})
	v.Sample(&stream, w.state)
	if w.state.Apply(m, nil) != nil {
		return nil
	}
	w.down(w.state, nil)
	slices.SortStableFunc(w.found, func(a, b payment) int {
		return cmp.Or(cmp.Compare(a.surplus, b.surplus), cmp.Compare(a.cards, b.cards), cmp.Compare(a.any, b.any))
	})
	var list [][]game.Move
	for _, p := range w.found[:min(len(w.found), mostPayments)] {
		list = append(list, p.moves)
	}
	return list
}

// payment is a way to pay, with what speaks against it.
type payment struct {
	moves               []game.Move
	surplus, cards, any int
}

// walk is a search of the choices that follow a move.
type walk struct {
	v     *state51.View
	first game.Move
	state *state51.State
	seen  map[string]bool
	found []payment
	room  int
}

// down searches on from the position after some choices.
func (w *walk) down(s *state51.State, way []game.Move) {
	if w.room--; w.room < 0 {
		return
	}
	if s.Turn() != w.v.Who || s.Ask != state51.AskReach && s.Ask != state51.AskPay {
		w.keep(way)
		return
	}
	for _, m := range s.Legal(nil) {
		if n := len(way); s.Ask == state51.AskReach && n > 0 && before(m, way[n-1]) {
			continue // the same sources in another order
		}
		next := w.v.Game().Blank().(*state51.State)
		next.CopyFrom(s)
		if next.Apply(m, nil) == nil {
			w.down(next, append(slices.Clone(way), m))
		}
	}
}

// before reports whether source a is to be named before source b: tokens first, then cards, and last the contact, as
// its price may have to be asked for.
func before(a, b game.Move) bool {
	rank := map[state51.Verb]int{state51.DoUseToken: 1, state51.DoUseCard: 2, state51.DoUseContact: 3}
	x, y := state51.ActOf(a), state51.ActOf(b)
	return cmp.Or(cmp.Compare(rank[x.Verb], rank[y.Verb]), cmp.Compare(x.A, y.A)) < 0
}

// keep records a way to pay, unless it is known already or has something in it that is not needed.
func (w *walk) keep(way []game.Move) {
	parts := Parts(w.v, w.first, way)
	key := takes(parts, way)
	if len(way) == 0 || w.seen[key] {
		return
	}
	w.seen[key] = true
	p, sum, need := payment{moves: way}, 0, w.need()
	for _, part := range parts {
		sum += part.Reach
		if part.Card != state51.NoCard {
			p.cards++
		}
		for _, k := range part.Pay {
			if k == state51.Any {
				p.any++
			}
		}
	}
	p.surplus = max(0, sum-need)
	for _, part := range parts {
		if part.Reach > 0 && sum-part.Reach >= need {
			return
		}
	}
	w.found = append(w.found, p)
}

// takes returns what a way to pay costs, and from which purses, whatever the order. The choices alone do not tell: if
// two sources are needed and there are only two, naming the second is no choice.
func takes(parts []Part, way []game.Move) string {
	var list []string
	for _, part := range parts {
		list = append(list, fmt.Sprint(part.Source, part.Pay))
	}
	for _, m := range way {
		if act := state51.ActOf(m); act.Verb == state51.DoPay {
			list = append(list, strconv.FormatUint(uint64(m), 36))
		}
	}
	slices.Sort(list)
	return strings.Join(list, ",")
}

// need returns the distance that the move has to cover, or 0.
func (w *walk) need() int {
	switch act := state51.ActOf(w.first); act.Verb {
	case state51.DoPillage, state51.DoCooperate, state51.DoAnnex:
		return w.v.Game().Data().Of(state51.Card(act.A)).Distance
	}
	return 0
}

// Parts returns what a move costs, with the choices that follow it, in order.
func Parts(v *state51.View, m game.Move, way []game.Move) (list []Part) {
	s := v.Game().Blank().(*state51.State)
	stream := game.NewStream(game.Seed{})
	v.Sample(&stream, s)
	verb := state51.ActOf(m).Verb
	for i := -1; i < len(way); i++ {
		log := &game.Log{}
		if i >= 0 {
			m = way[i]
		}
		if s.Apply(m, log) != nil {
			break
		}
		for _, e := range log.Events {
			if e.Who() == v.Who {
				list = taken(v, list, e, verb, i)
			}
		}
	}
	return list
}

// taken adds what an event costs to a list of parts.
func taken(v *state51.View, list []Part, e game.Event, verb state51.Verb, at int) []Part {
	g := v.Game()
	colour := state51.Colour(verb - state51.DoPillage)
	reaches := verb == state51.DoPillage || verb == state51.DoCooperate || verb == state51.DoAnnex
	switch e := e.(type) {
	case state51.Used:
		return append(list, Part{Source: Source{Contact: true, Reach: g.Base(v.Who).Contacts[colour].N}, Move: at})
	case state51.Discarded:
		if d := g.Data().Of(e.Card); reaches && d.Kind == state51.Contact {
			return append(list, Part{Source: Source{Card: e.Card, Reach: d.Effect.N}, Move: at})
		}
	case state51.Paid:
		kind, n := e.Good, len(list)
		switch {
		case reaches && kind >= state51.Red1 && kind <= state51.Wild3:
			return append(list, Part{Source: Source{Token: kind, Reach: kind.Reach(colour)}, Move: at})
		case kind >= state51.ResourceCount:
		case n > 0 && list[n-1].Contact:
			list[n-1].Pay = append(list[n-1].Pay, kind)
		default:
			return append(list, Part{Pay: []state51.Good{kind}, Move: at})
		}
	}
	return list
}
