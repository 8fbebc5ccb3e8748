package voice

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
)

// Aim returns what everybody plays for.
func (s *Speaker) Aim(game.View) string { return s.T("aim") }

// Name returns what a card, an object, a space, a convoy or a part of one is called, "" if the spot is none of these.
func (s *Speaker) Name(view game.View, spot table.Spot) string {
	v := view.(*aurora.View)
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		if c := s.game.Data().Card(spot.ID); c != aurora.NoCard {
			return s.Card(c)
		}
		if o := objectOf(spot.ID); o != aurora.NoObject {
			return s.Object(o)
		}
		for i := range s.game.Data().Actions {
			if i > 0 && s.game.Data().Actions[i].ID == spot.ID {
				return s.Action(uint8(i))
			}
		}
	case table.KindPlace:
		if space, ok := s.spaceOf(spot); ok {
			return s.T("name.space", "n", int(space), "region",
				s.T("region."+strconv.Itoa(int(s.game.Route().Region[space]))))
		}
		return s.seatName(spot.ID)
	case table.KindPile:
		return s.seatName(spot.ID)
	case table.KindPart:
		return s.partName(v, spot)
	}
	return ""
}

// seatName returns what the seat with an id is called, "" if there is none.
func (s *Speaker) seatName(id string) string {
	for i, info := range s.game.Seats() {
		if info.Name == id {
			return s.Side(game.Seat(i))
		}
	}
	return ""
}

// partName returns what a place of a convoy, an edge or a target box is called, "" if the spot is none of these.
func (s *Speaker) partName(v *aurora.View, spot table.Spot) string {
	for i := range s.game.Seats() {
		for at := aurora.Spot(0); at < aurora.Spots; at++ {
			if PlaceSpot(s.game, game.Seat(i), at) == spot {
				seat := game.Seat(i)
				return s.T("name.place", "side", s.Side(seat), "where", s.where(v, seat, at))
			}
		}
	}
	if id, ok := strings.CutPrefix(spot.ID, "edge-"); ok {
		if e := s.game.Route().Edge(id); e != aurora.NoEdge {
			return s.edge(e)
		}
	}
	for i := range v.Foes[:v.FoeN] {
		f := &v.Foes[i]
		for box := range f.Boxes {
			if BoxSpot(s.game, f.Card, box) == spot {
				return s.T("name.box", "card", s.Card(f.Card), "box", string(rune('A'+box)), "side",
					s.Side(f.Targets[box]))
			}
		}
	}
	return ""
}

// objectOf returns the object with an id, NoObject if there is none.
func objectOf(id string) aurora.Object {
	for o := aurora.NoObject + 1; int(o) <= aurora.ObjectCount; o++ {
		if o.String() == id {
			return o
		}
	}
	return aurora.NoObject
}

// Describe returns what is printed on a card and how it stands in the game, or what is on a space of the map.
func (s *Speaker) Describe(view game.View, spot table.Spot) string {
	v, d := view.(*aurora.View), s.game.Data()
	if space, ok := s.spaceOf(spot); ok {
		return strings.Join(s.spaceWords(v, space), " ")
	}
	if spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return ""
	}
	c := d.Card(spot.ID)
	if c == aurora.NoCard {
		return strings.Join(cardFacts(s.Voice, spot.ID), " ")
	}
	said := append(s.factsNow(v, c), s.States(v, c)...)
	return strings.Join(said, " ")
}

// factsNow returns what a card is and does, and of a location in a slot what still lies on it.
func (s *Speaker) factsNow(v *aurora.View, c aurora.Card) []string {
	d := s.game.Data()
	if slotOf(v, c) == nil || d.Of(c).Kind != aurora.Location {
		return s.Facts(d, d.Of(c))
	}
	return s.facts(d, d.Of(c), s.LiesOn(v, c))
}

// LiesOn says what lies on a location: what is left of it in a slot, otherwise what is printed.
func (s *Speaker) LiesOn(v *aurora.View, c aurora.Card) string {
	if slot := slotOf(v, c); slot != nil {
		return s.lies(slot.Tokens[0][:], slot.Tokens[1][:])
	}
	x := s.game.Data().Of(c)
	return s.lies(x.Blocks[0], x.Blocks[1])
}

// slotOf returns the slot that a card lies in, nil if it lies in none.
func slotOf(v *aurora.View, c aurora.Card) *aurora.Slot {
	for i := range v.Slots {
		if v.Slots[i].Card == c {
			return &v.Slots[i]
		}
	}
	return nil
}

// States returns how a card stands, a sentence each: a survivor's station and skill, an enemy's damage, the cost of a
// slot.
func (s *Speaker) States(v *aurora.View, c aurora.Card) (list []string) {
	for i := range v.Convoys {
		convoy := &v.Convoys[i]
		for n := range convoy.Crew[:convoy.CrewN] {
			if m := &convoy.Crew[n]; m.Card == c {
				list = append(list, s.T("state.station."+m.Station.String()))
				if m.Contamination > 0 {
					list = append(list, s.T("state.contaminated", "n", int(m.Contamination), "skill", s.game.Skill(m)))
				}
			}
		}
	}
	for seat := range v.Convoys {
		for car, card := range v.Convoys[seat].Cars {
			if card == c {
				list = append(list, s.carStates(v, game.Seat(seat), car)...)
			}
		}
	}
	for i := range v.Foes[:v.FoeN] {
		if f := &v.Foes[i]; f.Card == c {
			list = append(list, s.T("state.foe", "n", int(f.Damage), "of", int(v.Defence(f)), "region",
				s.T("region."+strconv.Itoa(int(f.Region)))))
		}
	}
	for i := 1; i <= aurora.SlotCount; i++ {
		if slot := &v.Slots[i]; slot.Card == c {
			if s.game.Data().Of(c).Kind == aurora.Enemy {
				list = append(list, s.T("state.waits"))
			}
			list = append(list, s.T("state.slot", "n", i, "cost", int(s.game.Data().Costs[i])), s.BonusWords(uint8(i)))
		}
	}
	return list
}

// carStates return which places of a car are damaged, and what is stowed on the others.
func (s *Speaker) carStates(v *aurora.View, seat game.Seat, car int) (list []string) {
	c := &v.Convoys[seat]
	var damaged, stowed []string
	for at := aurora.Spot(0); at < aurora.Spots; at++ {
		if at.Car() != car {
			continue
		}
		place := s.T("place." + v.KindAt(seat, at).String())
		if c.Damage>>at&1 != 0 {
			damaged = append(damaged, place)
		} else if token := c.Load[at]; c.Stowed && token != aurora.NoToken {
			stowed = append(stowed, s.T("state.load", "place", place, "token", s.Token(token, 1)))
		}
	}
	if len(damaged) > 0 {
		list = append(list, s.T("state.damaged", "list", strings.Join(damaged, ", ")))
	}
	if len(stowed) > 0 {
		list = append(list, s.T("state.stowed", "list", strings.Join(stowed, ", ")))
	}
	return list
}

// BonusWords say what the bonus of a slot is, with the choices there are.
func (s *Speaker) BonusWords(slot uint8) string {
	what := ""
	for bonus := aurora.BonusAmmo; bonus <= aurora.BonusSalvage; bonus++ {
		effects := s.game.BonusOf(slot, bonus)
		switch {
		case len(effects) == 0:
		case what == "":
			what = s.Effects(effects)
		default:
			what = s.T("forecast.bonus.or", "left", what, "right", s.Effects(effects))
		}
	}
	return s.T("forecast.bonus", "what", what)
}

// Odds says how often a gun of a level hits and jams.
func (s *Speaker) Odds(v *aurora.View, level int) string {
	hit, jam, of := foresee.Chances(v, level)
	said := s.T("forecast.odds", "level", level, "hit", hit, "jam", jam, "of", of)
	if hit == 0 {
		said += " " + s.T("forecast.odds.none")
	}
	return said
}

// Terms implements table.Describer: how likely a shot hits, and what is lost with a place that is hit.
func (s *Speaker) Terms(view game.View, m game.Move) string {
	v, act := view.(*aurora.View), aurora.ActOf(m)
	switch act.Verb {
	case aurora.VerbFire:
		return s.Odds(v, v.KindAt(v.Who, aurora.Spot(act.A)).Gun())
	case aurora.VerbHit:
		c := &v.Convoys[v.Who]
		if token := c.Load[act.A]; c.Stowed && token != aurora.NoToken {
			return s.T("terms.lost", "what", s.Token(token, 1))
		}
	}
	return ""
}

// Board returns the table of convoys, the view's own seat first: points, place in the turn order, space, cargo,
// survivors and vehicles.
func (s *Speaker) Board(view game.View) table.Board {
	v := view.(*aurora.View)
	board := table.Board{Title: s.T("board.title"), Columns: []string{s.T("board.convoy"), s.T("board.points"),
		s.T("board.order"), s.T("board.space"), s.T("board.cargo"), s.T("board.crew"), s.T("board.cars")}}
	seats := len(s.game.Seats())
	for i := range seats {
		seat := game.Seat((int(v.Who) + i) % seats)
		board.Rows = append(board.Rows, table.BoardRow{Place: table.KindPlace.Spot(game.SeatName(s.game, seat)),
			Cells: s.row(v, seat)})
	}
	return board
}

// row returns a convoy's row in that table.
func (s *Speaker) row(v *aurora.View, seat game.Seat) []string {
	points := strconv.Itoa(v.PointsOf(seat).Total())
	order := strconv.Itoa(slices.Index(v.Order[:v.Sides], seat) + 1)
	if seat == s.game.Automa() {
		a := &v.Automa
		return []string{s.Side(seat), points, order, strconv.Itoa(int(a.Space)), s.Cargo(&a.Goods),
			s.Token(aurora.SurvivorToken, int(a.Survivors+a.Contaminated)), s.Token(aurora.ObjectToken, int(a.Held))}
	}
	c := &v.Convoys[seat]
	if !c.In {
		return []string{s.Side(seat), points, s.T("board.out"), "", "", "", ""}
	}
	var crew, cars []string
	for i := range c.Crew[:c.CrewN] {
		crew = append(crew, s.Card(c.Crew[i].Card))
	}
	for _, card := range c.Cars {
		if card != aurora.NoCard {
			cars = append(cars, s.Card(card))
		}
	}
	return []string{s.Side(seat), points, order, strconv.Itoa(int(c.Space)), s.Cargo(&c.Goods),
		strings.Join(crew, ", "), strings.Join(cars, ", ")}
}

// Cargo lists resources.
func (s *Speaker) Cargo(goods *aurora.Tokens) string {
	var list []string
	for t := aurora.Food; t <= aurora.Ammo; t++ {
		list = append(list, s.Token(t, int(goods[t])))
	}
	return strings.Join(list, ", ")
}
