package voice

import (
	"strconv"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

func (v *Voice) Label(view game.View, m game.Move) string {
	s := view.(*convoy.View)
	act := convoy.ActOf(m)
	c, n := convoy.Card(act.A), int(act.A)
	switch act.Verb {
	case convoy.DoKeep:
		return v.T("action.keep")
	case convoy.DoMulligan:
		return v.T("action.mulligan")
	case convoy.DoDistrict:
		return v.districtLabel(s, n)
	case convoy.DoPlay:
		if c.Strength() > 0 {
			return v.T("action.play.strength", "card", v.Card(c), "n", c.Strength(), "city", v.City(convoy.City(act.B)))
		}
		return v.T("action.play", "card", v.Card(c), "city", v.City(convoy.City(act.B)))
	case convoy.DoInstant:
		return v.T("action.instant", "card", v.Card(c), "text", v.Text(c))
	case convoy.DoUse:
		return v.useLabel(s, c, convoy.City(act.B))
	case convoy.DoAttach:
		return v.T("action.attach", "module", v.Card(c), "card", v.Card(convoy.Card(act.B)))
	case convoy.DoSupport:
		return v.T("action.support", "city", v.City(s.Active), "text", v.Support(s, s.Active))
	case convoy.DoDone:
		return v.T("action.done." + donePhase(s))
	case convoy.DoDiscard:
		return v.T("action.discard", "card", v.Card(c))
	case convoy.DoPick:
		return v.T("action.pick", "card", v.Card(c), "city", v.City(s.Units[c].City))
	case convoy.DoPickModule:
		return v.T("action.pick.module", "card", v.Card(c), "city", v.City(s.Units[c].City))
	case convoy.DoPickNone:
		return v.T("action.none")
	case convoy.DoCity:
		return v.T("action.city", "city", v.City(convoy.City(act.A)))
	case convoy.DoFirst:
		return v.T("action.first", "card", v.Card(c))
	}
	return v.T("action.mill", "card", v.Card(c))
}

// districtLabel returns the label for choosing the district to fight for or, after Moloch has won, the second one to
// ravage, which usually brings no benefit (4.10).
func (v *Voice) districtLabel(s *convoy.View, n int) string {
	city := districtCity(s)
	benefit, key := city.BenefitOf(n), "action.district"
	if s.Phase == convoy.Resolution {
		key = "action.ravage"
		if benefit == convoy.Bomb || s.Active.Printed().ApplyRavaged {
			key = "action.ravage.benefit"
		}
	}
	return v.T(key, "n", n, "city", v.City(city), "benefit", v.T("benefit."+benefit.String()))
}

func (v *Voice) useLabel(s *convoy.View, u convoy.Card, to convoy.City) string {
	from := v.City(s.Units[u].City)
	switch {
	case to != convoy.Nowhere:
		return v.T("action.use.move", "card", v.Card(u), "from", from, "city", v.City(to))
	case inModules(s):
		m := s.Units[u].Module
		return v.T("action.use.module", "module", v.Card(m), "card", v.Card(u), "text", v.Text(m))
	}
	return v.T("action.use", "card", v.Card(u), "city", from, "text", v.Text(u))
}

// districtCity returns the city in which a district is being chosen.
func districtCity(s *convoy.View) convoy.City {
	if s.Phase == convoy.Resolution {
		return s.RavageCity()
	}
	return s.Active
}

func inModules(s *convoy.View) bool {
	return s.Phase == convoy.MolochModules || s.Phase == convoy.OutpostModules
}

func donePhase(s *convoy.View) string {
	if inModules(s) {
		return "modules"
	}
	return "attack"
}

// Path returns the things to touch for a move: a card and then a city, or a unit, or a button.
func (v *Voice) Path(view game.View, m game.Move) []table.Spot {
	s := view.(*convoy.View)
	act := convoy.ActOf(m)
	c := convoy.Card(act.A)
	confirm := Button("confirm")
	switch act.Verb {
	case convoy.DoKeep:
		return []table.Spot{Button("keep")}
	case convoy.DoMulligan:
		return []table.Spot{Button("mulligan")}
	case convoy.DoDistrict:
		return []table.Spot{District(districtCity(s), int(act.A))}
	case convoy.DoPlay:
		return []table.Spot{CardSpot(c), CitySpot(convoy.City(act.B))}
	case convoy.DoInstant, convoy.DoDiscard, convoy.DoMill:
		return []table.Spot{CardSpot(c), confirm}
	case convoy.DoUse:
		if act.B != 0 {
			return []table.Spot{UnitSpot(c), CitySpot(convoy.City(act.B))}
		}
		return []table.Spot{UnitSpot(c), confirm}
	case convoy.DoAttach:
		return []table.Spot{CardSpot(c), UnitSpot(convoy.Card(act.B))}
	case convoy.DoSupport:
		return []table.Spot{Button("support")}
	case convoy.DoDone:
		return []table.Spot{Button("done")}
	case convoy.DoPick:
		if f := s.Asked(); f != nil && f.Effect.Do.String() == "hack" && s.Hackable(c) {
			return []table.Spot{UnitSpot(c), Button("unit")}
		}
		return []table.Spot{UnitSpot(c)}
	case convoy.DoPickModule:
		return []table.Spot{UnitSpot(c), Button("module")}
	case convoy.DoPickNone:
		return []table.Spot{Button("none")}
	case convoy.DoCity:
		return []table.Spot{CitySpot(convoy.City(act.A))}
	}
	return []table.Spot{UnitSpot(c)} // DoFirst
}

// Gathers implements table.Handler. The cards of a cost are chosen together.
func (v *Voice) Gathers(view game.View) bool {
	return view.(*convoy.View).Prompt() == "cost"
}

// Button returns the spot of a button.
func Button(name string) table.Spot { return table.KindButton.Spot(name) }

// CardSpot returns the spot of a card in a hand or a list.
func CardSpot(c convoy.Card) table.Spot { return table.KindCard.Spot(c.ID()) }

// UnitSpot returns the spot of a unit in play.
func UnitSpot(c convoy.Card) table.Spot { return table.KindPiece.Spot(c.ID()) }

// CitySpot returns the spot of a city.
func CitySpot(c convoy.City) table.Spot { return table.KindPlace.Spot(strconv.Itoa(int(c))) }

// District returns the spot of a city's district n, counted from 1.
func District(c convoy.City, n int) table.Spot {
	return table.KindPart.Spot(strconv.Itoa(int(c)) + "-" + strconv.Itoa(n))
}

func (*Voice) Groups() []string { return []string{"decide", "hand", "road"} }

func (*Voice) Group(m game.Move) string {
	switch convoy.ActOf(m).Verb {
	case convoy.DoPlay, convoy.DoInstant, convoy.DoAttach, convoy.DoDiscard:
		return "hand"
	case convoy.DoUse, convoy.DoPick, convoy.DoPickModule, convoy.DoCity, convoy.DoDistrict, convoy.DoFirst:
		return "road"
	}
	return "decide"
}

// Attempt returns the move that somebody who touches these things seems to want, legal or not. If it is refused, the
// reason can be shown.
func (v *Voice) Attempt(view game.View, path []table.Spot) (game.Move, bool) {
	s := view.(*convoy.View)
	var cards, units []convoy.Card
	city := convoy.Nowhere
	for _, spot := range path {
		switch name := spot.ID; spot.Kind {
		case table.KindCard:
			cards = append(cards, convoy.ByID(name))
		case table.KindPiece:
			units = append(units, convoy.ByID(name))
		case table.KindPlace:
			n, _ := strconv.Atoi(name)
			city = convoy.City(n)
		case table.KindButton:
			if name == "support" {
				return convoy.Act{Verb: convoy.DoSupport}.Move(), true
			}
		case table.KindPart:
			if len(name) == 3 {
				return convoy.Act{Verb: convoy.DoDistrict, A: name[2] - '0'}.Move(), true
			}
		}
	}
	return v.attempt(s, cards, units, city)
}

func (v *Voice) attempt(s *convoy.View, cards, units []convoy.Card, city convoy.City) (game.Move, bool) {
	act := convoy.Act{}
	switch {
	case len(cards) > 0 && cards[0].IsModule():
		// Any robot will do, as none has been chosen yet.
		act = convoy.Act{Verb: convoy.DoAttach, A: uint8(cards[0]), B: uint8(convoy.Hunter1)}
		if len(units) > 0 {
			act.B = uint8(units[0])
		} else if here := s.UnitsIn(s.Active, convoy.Moloch); len(here) > 0 {
			act.B = uint8(here[0])
		}
	case len(cards) > 0 && cards[0].Kind() == convoy.Instant:
		act = convoy.Act{Verb: convoy.DoInstant, A: uint8(cards[0])}
	case len(cards) > 0:
		if city == convoy.Nowhere {
			city = s.Active
		}
		act = convoy.Act{Verb: convoy.DoPlay, A: uint8(cards[0]), B: uint8(city)}
	case len(units) > 0 && s.Asked() != nil:
		act = convoy.Act{Verb: convoy.DoPick, A: uint8(units[0])}
	case len(units) > 0:
		act = convoy.Act{Verb: convoy.DoUse, A: uint8(units[0]), B: uint8(city)}
	case city != convoy.Nowhere:
		act = convoy.Act{Verb: convoy.DoCity, A: uint8(city)}
	default:
		return 0, false
	}
	return act.Move(), true
}
