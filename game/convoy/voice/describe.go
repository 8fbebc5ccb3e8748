package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/foresee"
	"onelongnight/game/table"
)

func (v *Voice) Name(_ game.View, spot table.Spot) string {
	switch c := convoy.ByID(spot.ID); {
	case spot.Kind == table.KindPlace:
		n, _ := strconv.Atoi(spot.ID)
		return v.cityOrBlank(convoy.City(n))
	case spot.Kind == table.KindCard || spot.Kind == table.KindPiece:
		return v.cardOrBlank(c)
	}
	return ""
}

// Describe returns what a card's face says and, for a unit in play, its state.
func (v *Voice) Describe(view game.View, spot table.Spot) string {
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return ""
	}
	c := convoy.ByID(spot.ID)
	if !c.Valid() {
		return ""
	}
	face := v.T("describe.card", "kind", v.T("kind."+c.Kind().String()), "text", v.Text(c))
	if c.IsUnit() {
		face = v.T("describe.unit", "kind", v.T("kind."+c.Kind().String()), "n", c.Strength(), "trigger",
			v.T("trigger."+Trigger(c)), "text", v.Text(c))
	}
	s := view.(*convoy.View)
	if spot.Kind != table.KindPiece || !c.IsUnit() || s.Units[c].City == convoy.Nowhere {
		return face
	}
	said := []string{v.T("describe.counts", "n", s.Strength(c), "city", v.City(s.Units[c].City)), face}
	if m := s.Units[c].Module; m != convoy.NoCard {
		said = append(said, v.T("describe.module", "module", v.Card(m), "text", v.Text(m)))
	}
	return strings.Join(append(said, v.states(s, c)...), " ")
}

// Terms implements table.Describer: which hand is kept.
func (v *Voice) Terms(view game.View, m game.Move) string {
	if convoy.ActOf(m).Verb != convoy.DoKeep {
		return ""
	}
	var names []string
	for _, c := range view.(*convoy.View).Own.Cards() {
		names = append(names, v.Card(c))
	}
	return v.T("terms.keep", "list", strings.Join(names, ", "))
}

// states says what has happened to a unit.
func (v *Voice) states(s *convoy.View, u convoy.Card) []string {
	var list []string
	for _, x := range [...]struct {
		on  bool
		key string
	}{{s.Disabled(u), "describe.disabled"}, {s.Immune(u), "describe.immune"},
		{s.Is(u, convoy.Netted), "describe.netted"}, {s.Fenced(u), "describe.fenced"},
		{s.Is(u, convoy.Moved), "describe.moved"}} {
		if x.on {
			list = append(list, v.T(x.key))
		}
	}
	return list
}

// Board describes the five cities: what is fought for, both totals, and the units there.
func (v *Voice) Board(view game.View) table.Board {
	s := view.(*convoy.View)
	board := table.Board{Title: v.T("board.title"), Columns: []string{v.T("board.city"), v.T("board.state"),
		v.T("side.moloch"), v.T("side.outpost")}}
	for c := convoy.ZiggyOne; c <= convoy.NewYork; c++ {
		board.Rows = append(board.Rows, table.BoardRow{Place: CitySpot(c),
			Cells: []string{v.City(c), v.stateOf(s, c), v.force(s, c, convoy.Moloch), v.force(s, c, convoy.Outpost)}})
	}
	return board
}

// stateOf says what is fought for in a city, how that would end now, what else stands, and the city's support.
func (v *Voice) stateOf(s *convoy.View, c convoy.City) string {
	if s.Towns[c].Destroyed {
		return v.T("board.destroyed")
	}
	var said, standing []string
	if c == s.Active && s.Phase != convoy.Over {
		said = append(said, v.T("board.active"))
	}
	for d := 1; d <= s.Districts(c); d++ {
		benefit := v.T("benefit." + c.BenefitOf(d).String())
		switch {
		case s.IsRavaged(c, d):
			said = append(said, v.T("board.ravaged", "n", d))
		case c == s.Active && int(s.Fight) == d:
			f := foresee.ForecastOf(s)
			key := "board.fought"
			if s.Phase < convoy.OutpostAttack {
				key = "board.fought.sofar"
			}
			said = append(said, v.T(key, "n", d, "benefit", benefit, "moloch",
				between(f.Low[convoy.Moloch], f.High[convoy.Moloch]),
				"outpost", between(f.Low[convoy.Outpost], f.High[convoy.Outpost])))
		default:
			standing = append(standing, benefit)
		}
	}
	if len(standing) > 0 {
		said = append(said, v.T("board.standing", "n", len(standing), "list", strings.Join(standing, ", ")))
	}
	if text := v.Support(s, c); text != "" && !s.Towns[c].SupportUsed {
		said = append(said, v.T("board.support", "text", text))
	}
	return strings.Join(said, " ")
}

// force returns a side's total in a city, and its units.
func (v *Voice) force(s *convoy.View, c convoy.City, side game.Seat) string {
	var units []string
	for _, u := range s.UnitsIn(c, side) {
		units = append(units, v.T("board.unit", "card", v.Card(u), "n", s.Strength(u)))
	}
	room := s.Capacity(c, side)
	if len(units) == 0 {
		return v.T("board.nobody", "room", room)
	}
	return v.T("board.force", "n", s.Total(c, side), "list", strings.Join(units, ", "), "room", room,
		"free", max(0, -s.Excess(c, side)))
}

// between writes a range, or a single number if both ends are the same.
func between(low, high int) string {
	if low == high {
		return strconv.Itoa(low)
	}
	return strconv.Itoa(low) + "–" + strconv.Itoa(high)
}
