// Package foresee tells people what will follow from a position of 51st State, as far as their seat knows it: what the
// next production brings, what a move is worth at once, and how a card could be reached.
package foresee

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
)

// Yield is what one source gives in the next production.
type Yield struct {
	Card  state51.Card // NoCard for the base, else an agreement or a location
	Goods []state51.Good
}

// Dawn returns what the next production brings a seat as things stand, in order (5.1). It leaves out spoils, as cashing
// them in is a choice.
func Dawn(v *state51.View, seat game.Seat) []Yield {
	h, d := &v.Seats[seat], v.Game().Data()
	list := []Yield{{Goods: v.Game().Base(seat).Gain}}
	for rest := h.Agreements; !rest.Empty(); {
		c := rest.Pop()
		list = append(list, Yield{c, d.Of(c).Agreement})
	}
	for rest := h.Locations; !rest.Empty(); {
		if c := rest.Pop(); d.Of(c).Effect.Do == state51.Produce {
			list = append(list, Yield{c, d.Of(c).Effect.Gain})
		}
	}
	return list
}

// Sum adds up the goods of several sources, and returns them in the order of goods.
func Sum(list []Yield) []state51.Good {
	var all []state51.Good
	for k := state51.Good(0); k <= state51.Steal; k++ {
		for _, y := range list {
			for _, g := range y.Goods {
				if g == k {
					all = append(all, g)
				}
			}
		}
	}
	return all
}

// mostChoices is how many choices that an action leaves open are followed.
const mostChoices = 40

// Points returns how many points a move brings the view's seat before anybody else decides. Open choices get their
// first answer. Unknown cards are dealt in some way, as no point depends on them.
func Points(v *state51.View, m game.Move) int {
	s := after(v, m, nil)
	return s.Points(v.Who) - v.Points(v.Who)
}

// Gains returns the goods other than points that a move brings the view's seat before anybody else decides, with what
// its locations and leader give for the move.
func Gains(v *state51.View, m game.Move) (goods []state51.Good) {
	var log game.Log
	after(v, m, &log)
	for _, e := range log.Events {
		switch e := e.(type) {
		case state51.Gained:
			if e.Seat == v.Who && e.Good.Value() == 0 {
				goods = slices.Concat(goods, slices.Repeat([]state51.Good{e.Good}, e.N))
			}
		case state51.Drew:
			if e.Seat == v.Who {
				goods = append(goods, state51.GoodCard)
			}
		}
	}
	slices.Sort(goods)
	return goods
}

// AtDawn returns the goods that the next productions bring the view's seat because of a move, besides what they bring
// anyway. Where none follows it returns nil (5.1).
func AtDawn(v *state51.View, m game.Move) (more []state51.Good) {
	if v.Reached() {
		return nil
	}
	before := Sum(Dawn(v, v.Who))
	for _, g := range Sum(Dawn(after(v, m, nil).View(v.Who).(*state51.View), v.Who)) {
		if i := slices.Index(before, g); i >= 0 {
			before = slices.Delete(before, i, i+1)
		} else {
			more = append(more, g)
		}
	}
	return more
}

// Enables returns the action that is possible only after a move, if the seat's next turn came before anybody else's,
// and that brings most points then, with these points; 0 if there is none.
func Enables(v *state51.View, m game.Move) (next game.Move, points int) {
	s := after(v, m, nil)
	if s.Phase != state51.PhaseActions || s.Seats[v.Who].Passed {
		return 0, 0
	}
	s.Asked, s.Ask = v.Who, state51.AskAct
	later := s.View(v.Who).(*state51.View)
	now := v.Game().Blank().(*state51.State)
	stream := game.NewStream(game.Seed{})
	v.Sample(&stream, now)
	legal := now.Legal(nil)
	for _, a := range s.Legal(nil) {
		if slices.Contains(legal, a) {
			continue
		}
		if n := Points(later, a); n > points {
			next, points = a, n
		}
	}
	return next, points
}

// after returns a position that may result from a move of the view's seat, before anybody else decides. Open choices
// get their first answer.
func after(v *state51.View, m game.Move, log *game.Log) *state51.State {
	s := v.Game().Blank().(*state51.State)
	stream := game.NewStream(game.Seed{})
	v.Sample(&stream, s)
	if s.Apply(m, log) != nil {
		return s
	}
	var room [128]game.Move
	for range mostChoices {
		if s.Turn() != v.Who || s.Ask == state51.AskAct || s.Phase != state51.PhaseActions {
			break
		}
		legal := s.Legal(room[:0])
		if len(legal) == 0 || s.Apply(legal[0], log) != nil {
			break
		}
	}
	return s
}

// Source is something that covers distance (7.1): a token, the faction's contact, or a card of the hand.
type Source struct {
	Token   state51.Good // a contact token, if it is not one of the others
	Contact bool         // it is the faction's contact
	Card    state51.Card // a single-use contact, or NoCard
	Reach   int
}

// Sources returns all sources that the view's seat has in a colour if it plays a card of its hand: tokens, then the
// faction's contact if it can be paid, then cards.
func Sources(v *state51.View, c state51.Card, colour state51.Colour) (list []Source) {
	g := v.Game()
	h := &v.Seats[v.Who]
	good, onLeader := g.LeaderGood(h)
	for k := state51.Red1; k <= state51.Wild3; k++ {
		n := int(h.Base[k])
		if onLeader > 0 && good == k {
			n += onLeader
		}
		for range n {
			if reach := k.Reach(colour); reach > 0 {
				list = append(list, Source{Token: k, Reach: reach})
			}
		}
	}
	if v.ContactReady(v.Who, colour) {
		list = append(list, Source{Contact: true, Reach: g.Base(v.Who).Contacts[colour].N})
	}
	for _, x := range v.Hand[v.Who].Cards() {
		if e := &g.Data().Of(x).Effect; x != c && g.Data().Of(x).Kind == state51.Contact && e.Colour == colour {
			list = append(list, Source{Card: x, Reach: e.N})
		}
	}
	return list
}
