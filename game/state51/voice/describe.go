package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// Aim says what everybody plays for.
func (s *Speaker) Aim(game.View) string { return s.T("aim") }

// Name returns the name of a card, a contact, a token or a settlement.
func (s *Speaker) Name(view game.View, spot table.Spot) string {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		if c := s.game.Data().Card(spot.ID); c != state51.NoCard {
			return s.copyOf(view.(*state51.View), c)
		}
		if _, ok := s.contactOf(spot.ID); ok {
			return s.T("contact." + spot.ID)
		}
	case table.KindPart:
		return s.tokenName(spot.ID)
	case table.KindPlace, table.KindPile:
		for i, info := range s.game.Seats() {
			if info.Name == spot.ID {
				return s.Side(game.Seat(i))
			}
		}
	}
	return ""
}

// tokenName returns the name of a token by the ID of its TokenSpot, or "" for another ID.
func (s *Speaker) tokenName(id string) string {
	seat, rest, _ := strings.Cut(id, "-")
	purse, kind, ok := strings.Cut(rest, "-")
	if !ok {
		return ""
	}
	for i, info := range s.game.Seats() {
		if info.Name != seat {
			continue
		}
		for k := range state51.Good(state51.TokenCount) {
			if k.String() == kind {
				return s.T("name.token", "good", s.Good(k, 1), "side", s.Side(game.Seat(i)), "purse",
					s.T("purse."+purse))
			}
		}
	}
	return ""
}

func (s *Speaker) contactOf(id string) (state51.FactionContact, bool) {
	for i := range s.game.Data().Bases {
		for _, c := range s.game.Data().Bases[i].Contacts {
			if c.ID == id {
				return c, true
			}
		}
	}
	return state51.FactionContact{}, false
}

// Describe returns what is printed on a card or contact and, for a card in play, its state.
func (s *Speaker) Describe(view game.View, spot table.Spot) string {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return ""
	}
	if x, ok := s.contactOf(spot.ID); ok {
		return s.Effect(&state51.Effect{Do: state51.Reach, Colour: x.Colour, N: x.N, Pay: x.Pay})
	}
	c := s.game.Data().Card(spot.ID)
	if c == state51.NoCard {
		return ""
	}
	said := s.Facts(s.game.Data().Of(c))
	if spot.Kind == table.KindPiece {
		said = append(said, s.States(view.(*state51.View), c)...)
	}
	return strings.Join(said, " ")
}

// States says what lies on a card in play, in a sentence each.
func (s *Speaker) States(v *state51.View, c state51.Card) (list []string) {
	x, mark := s.game.Data().Of(c), &v.Marks[c]
	tokens := int(mark.Tokens)
	for i := range v.Seats {
		if v.Seats[i].Leader == c {
			tokens = int(v.Seats[i].LeaderTokens)
			if k, n := s.game.LeaderGood(&v.Seats[i]); n > 0 {
				list = append(list, s.T("state.holds", "goods", s.Good(k, n)))
			}
		}
	}
	if value := x.Effect.Token(); value > 0 && tokens > 0 {
		list = append(list, s.T("state.tokens", "n", tokens*value))
	}
	if x.Effect.Token() > 0 {
		list = append(list, s.T("state.room", "n", tokens, "of", x.Kind.MaxTokens()))
	}
	if mark.Used > 0 {
		list = append(list, s.T("state.used", "n", int(mark.Used)))
	}
	var held []state51.Good
	for i, k := range x.Effect.Pay {
		if x.Effect.Do == state51.Combine && mark.Holds>>i&1 != 0 {
			held = append(held, k)
		}
	}
	if len(held) > 0 {
		list = append(list, s.T("state.holds", "goods", s.Goods(held)))
	}
	for i := range s.game.Seats() {
		if mark.Visitors>>i&1 != 0 {
			list = append(list, s.T("state.visited", "side", s.Side(game.Seat(i))))
		}
	}
	return list
}

// Stock returns the goods on a base and in its stores, in words.
func (s *Speaker) Stock(h *state51.Holding) string {
	var list []state51.Good
	for k := range state51.Good(state51.TokenCount) {
		n := int(h.Base[k])
		if k < state51.ResourceCount {
			n += int(h.Store[k])
		}
		for range n {
			list = append(list, k)
		}
	}
	if len(list) == 0 {
		return s.T("sight.nothing")
	}
	return s.Goods(list) + "."
}

// allGoods returns the goods on a base, in its stores, and on its leader, in words.
func (s *Speaker) allGoods(h *state51.Holding) string {
	said := s.Stock(h)
	if k, n := s.game.LeaderGood(h); n > 0 {
		said += " " + s.T("sight.leader", "goods", s.Good(k, n))
	}
	return said
}

// Board describes the settlements: points, goods, cards in play, and what is in the slots below each base.
func (s *Speaker) Board(view game.View) table.Board {
	v := view.(*state51.View)
	board := table.Board{Title: s.T("board.title"), Columns: []string{s.T("board.faction"), s.T("board.points"),
		s.T("board.goods"), s.T("board.play"), s.T("board.slots")}}
	for i := range s.game.Seats() {
		seat := game.Seat((int(v.Who) + i) % len(s.game.Seats()))
		h := &v.Seats[seat]
		name := s.Side(seat)
		if h.Passed {
			name += ", " + s.T("board.passed")
		}
		play := h.Locations
		if h.Leader != state51.NoCard {
			play.Add(h.Leader)
		}
		below := h.Agreements.Or(&h.Spoils)
		board.Rows = append(board.Rows, table.BoardRow{Place: table.KindPlace.Spot(game.SeatName(s.game, seat)),
			Cells: []string{name, strconv.Itoa(v.Points(seat)), s.allGoods(h), s.names(play), s.names(below)}})
	}
	return board
}

func (s *Speaker) names(set state51.Cards) string {
	var list []string
	for !set.Empty() {
		list = append(list, s.Card(set.Pop()))
	}
	if len(list) == 0 {
		return s.T("board.none")
	}
	return strings.Join(list, ", ")
}

// Facts says what a design is and does, in a sentence each.
func (v *Voice) Facts(x *state51.Design) (list []string) {
	add := func(key string, args ...any) { list = append(list, v.T(key, args...)) }
	if x.Kind == state51.Location {
		var types []string
		for _, t := range x.Printed {
			types = append(types, v.T("type."+t.String()))
		}
		add("fact.location", "n", x.Distance, "list", strings.Join(types, ", "))
		add("fact.spoil", "list", v.Goods(x.Spoil))
		add("fact.agreement", "list", v.Goods(x.Agreement))
	}
	if len(x.Goods) > 0 {
		add("fact.goods", "list", v.Goods(x.Goods))
		add("fact.second")
	}
	return append(list, v.Effect(&x.Effect))
}

// Effect says what an effect does.
func (v *Voice) Effect(e *state51.Effect) string {
	workers, pay := price(e)
	args := []any{"list", v.Goods(e.Gain), "pay", v.Goods(pay),
		"workers", v.Good(state51.Worker, workers), "n", e.N, "type", v.T("type." + e.Type.String())}
	key := "fact." + e.Do.String()
	switch e.Do {
	case state51.Produce:
		if !e.Open {
			key += ".closed"
		}
	case state51.Slots:
		if e.Spoils {
			key += ".spoils"
		}
	case state51.Draft:
		key += "." + e.How.String()
	case state51.DoAct:
		switch {
		case e.Free:
			key += ".free"
		case len(e.Gain) > 0 && e.Gain[0] == state51.Steal:
			key += ".steal"
		case len(pay) == 0:
			key += ".workers"
		}
	case state51.When:
		key += "." + e.On.String()
	case state51.Reach:
		key += "." + e.Colour.String()
		if len(e.Pay) > 0 {
			key += ".pay"
		}
	}
	return v.T(key, args...)
}

// price returns what an effect costs, with workers in its price counted as workers.
func price(e *state51.Effect) (workers int, pay []state51.Good) {
	workers = e.Workers
	for _, k := range e.Pay {
		if k == state51.Worker {
			workers++
		} else {
			pay = append(pay, k)
		}
	}
	return workers, pay
}
