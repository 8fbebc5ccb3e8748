package voice

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/convoy/think"
	"onelongnight/game/table"
)

// Asked returns the topic of what is asked: the phase if an action is, else the card or city that the question comes
// from, else the kind of question. The book (game/convoy/edition) has entries for these topics.
func (v *Voice) Asked(view game.View) []string {
	s := view.(*convoy.View)
	f := s.Asked()
	switch {
	case f == nil:
		return []string{"asks:" + s.Phase.String()}
	case f.Cause != convoy.NoCard:
		return []string{CardSpot(f.Cause).String()}
	case s.Prompt() == "cost", f.Effect.Do.String() == "cross":
		return []string{CitySpot(s.Active).String()} // its support asks
	}
	return []string{"asks:" + s.Prompt() + "-" + f.Effect.Do.String()}
}

// Told returns the card that acted, the kind of event, and the card that it affected.
func (v *Voice) Told(e game.Event, to game.Seat) []string {
	var list []string
	about := convoy.AboutOf(game.Seen(e, to))
	if about.By.Valid() {
		list = append(list, CardSpot(about.By).String())
	}
	if game.Is[convoy.CitySupported](e) {
		list = append(list, CitySpot(about.City).String())
	}
	list = append(list, "event:"+e.Name())
	if about.Card.Valid() {
		list = append(list, CardSpot(about.Card).String())
	}
	return list
}

// BookFacts returns what the book says about the data of a card besides its text, or about a city. It is a function and
// not a method, so that only programs that make books are linked with it.
func BookFacts(v *Voice, spot table.Spot) string {
	if c := convoy.ByID(spot.ID); c.Valid() && (spot.Kind == table.KindCard || spot.Kind == table.KindPiece) {
		copies := len(Copies(spot))
		said := v.T("book.card", "side", v.Side(c.Side()), "kind", v.T("kind."+c.Kind().String()))
		if c.IsUnit() {
			said = v.T("book.unit", "side", v.Side(c.Side()), "kind", v.T("kind."+c.Kind().String()), "n",
				c.Strength())
		}
		if copies > 1 {
			said += " " + v.T("book.copies", "n", copies)
		}
		return said
	}
	if n, _ := strconv.Atoi(spot.ID); spot.Kind == table.KindPlace && n >= int(convoy.ZiggyOne) &&
		n <= int(convoy.NewYork) {
		return cityFacts(v, convoy.City(n))
	}
	return ""
}

// Copies returns the names of all copies of a spot's card, or none for another spot.
func Copies(spot table.Spot) (list []string) {
	c := convoy.ByID(spot.ID)
	if !c.Valid() || spot.Kind != table.KindCard && spot.Kind != table.KindPiece {
		return nil
	}
	for _, other := range convoy.Cards() {
		if Key(other) == Key(c) {
			list = append(list, other.ID())
		}
	}
	return list
}

func cityFacts(v *Voice, c convoy.City) string {
	p := c.Printed()
	var districts []string
	for _, b := range p.Districts {
		districts = append(districts, v.T("benefit."+b.String()))
	}
	n := strconv.Itoa(int(c))
	win := v.T("win.moloch")
	if p.ApplyRavaged {
		win = v.T("win.moloch.benefit")
	}
	said := []string{v.T("book.city", "moloch", int(p.Positions[convoy.Moloch]), "outpost",
		int(p.Positions[convoy.Outpost]), "list", strings.Join(districts, ", ")),
		v.T("win.outpost." + n), win}
	if key := "support." + n; v.Has(key) {
		said = append(said, v.T("place.support", "text", v.T(key, "n", int(p.SupportCost))))
	}
	return strings.Join(said, "\n")
}

// Asks returns the sentences for the aim of a mission.
func (v *Voice) Asks(aim string, seat game.Seat, _ game.State, t func(key string, args ...any) string) (list []string) {
	phrases, err := think.Rules{}.Phrases(aim, seat)
	if err != nil {
		return nil
	}
	for _, p := range phrases {
		list = append(list, t(p.Key, "n", p.N, "city", v.City(p.City)))
	}
	return list
}

// hinted has the kind of move that a hint is about.
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
	default: // "last-district" and "bomb"
		points = []table.Spot{District(city, int(s.Fight))}
	}
	return v.T(key, "city", v.City(city), "card", card, "stand", s.StandingDistricts(), "n", s.Battles(convoy.Moloch)),
		points
}

// fighters returns the cards of a hand that count in a battle.
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
