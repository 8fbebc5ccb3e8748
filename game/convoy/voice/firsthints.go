package voice

import (
	"slices"
	"strconv"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/table"
)

// hinted maps a hint to the sort of move it is about.
var hinted = map[string]convoy.Verb{"opening": convoy.DoMulligan, "district": convoy.DoDistrict,
	"module": convoy.DoAttach, "support": convoy.DoSupport, "instant": convoy.DoInstant, "ability": convoy.DoUse}

// FirstHint implements table.Adviser.
func (v *Voice) FirstHint(view game.View, legal []game.Move, name string) (said string, points []table.Spot) {
	s := view.(*convoy.View)
	key, city, card := "first."+name, s.Active, ""
	if !v.Has(key) {
		key += "." + sideKey(s.Who)
	}
	at := slices.IndexFunc(legal, func(m game.Move) bool { return convoy.ActOf(m).Verb == hinted[name] })
	switch {
	case name == "opening" && fighters(s) != nil:
		points = fighters(s)
	case name == "opening" && at >= 0:
		key, points = "first.opening.none", v.Path(s, legal[at])[:1]
	case at >= 0:
		points = v.Path(s, legal[at])[:1]
		card = v.Name(s, points[0])
	case name == "ahead":
		city = think.Ahead(s, legal)
		points = []table.Spot{CitySpot(city)}
	case name == "attack":
		points = []table.Spot{CitySpot(city)}
	case name == "hopeless":
		points = []table.Spot{total(city, convoy.Other(s.Who))}
	case name == "york":
		points = []table.Spot{CitySpot(convoy.NewYork)}
	case name == "deck":
		points = []table.Spot{table.KindPile.Spot("moloch-deck")}
	case name == "counts":
		points = []table.Spot{table.KindFigure.Spot("stand"), table.KindPile.Spot("moloch-deck")}
	case name == "tie":
		points = []table.Spot{table.KindFigure.Spot("stand")}
	default: // last-district, bomb
		points = []table.Spot{District(city, int(s.Fight))}
	}
	return v.T(key, "city", v.City(city), "card", card, "stand", s.StandingDistricts(), "n", s.Battles(convoy.Moloch)),
		points
}

// fighters returns the cards of a hand that have a strength.
func fighters(s *convoy.View) (list []table.Spot) {
	for _, c := range s.Own.Cards() {
		if c.IsUnit() && c.Kind() != convoy.Building {
			list = append(list, CardSpot(c))
		}
	}
	return list
}

func total(c convoy.City, side game.Seat) table.Spot {
	return table.KindFigure.Spot("total-" + strconv.Itoa(int(c)) + "-" + sideKey(side))
}
