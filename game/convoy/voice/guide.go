package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// Asked returns the card or city that asks, and the kind of question; for an action, the phase. The book
// (game/convoy/edition) has entries for these topics.
func (v *Voice) Asked(view game.View) []string {
	s := view.(*convoy.View)
	f := s.Asked()
	switch {
	case f == nil:
		return []string{"asks:" + s.Phase.String()}
	case f.Cause != convoy.NoCard:
		return []string{CardSpot(f.Cause).String()}
	case s.Prompt() == "cost", f.Effect.Do.String() == "cross":
		return []string{CitySpot(s.Active).String()} // its support
	}
	return []string{"asks:" + s.Prompt() + "-" + f.Effect.Do.String()}
}

// Told returns the card that acted, the kind of event, and the card it affected.
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

// BookFacts returns what the book says about a card's data besides its text, or about a city. It is not a method, so
// that only programs that make books link it.
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

// Copies returns the names of all copies of a spot's card, none for other spots.
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
