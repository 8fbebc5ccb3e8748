package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// This file says where the book (game/convoy/book) tells of what. Its entries
// about cards have their keys, those about cities their ids; all else is found
// by the number of the rule.

// Entry is the entry about a thing.
func (v *Voice) Entry(spot table.Spot) string {
	switch spot.Kind {
	case table.KindCard, table.KindPiece:
		if c := convoy.ByID(spot.ID); c.Valid() {
			return Key(c)
		}
	case table.KindPlace, table.KindTab:
		if n, _ := strconv.Atoi(spot.ID); n >= int(convoy.ZiggyOne) && n <= int(convoy.NewYork) {
			return convoy.City(n).ID()
		}
	case table.KindPart:
		return "4.11"
	case table.KindPile:
		return map[bool]string{true: "3.4", false: "3.3"}[strings.HasSuffix(spot.ID, "discard")]
	case table.KindFigure:
		what, _, _ := strings.Cut(spot.ID, "-")
		return figureRules[what]
	}
	return ""
}

// figureRules are the rules about the numbers of the table.
var figureRules = map[string]string{"total": "4.7", "forecast": "4.7", "lasts": "2.2", "stand": "4.12", "phase": "battle"}

// Asked is the rule about what is asked.
func (v *Voice) Asked(view game.View) string {
	s := view.(*convoy.View)
	f := s.Asked()
	switch {
	case f == nil:
		return phaseRules[s.Phase]
	case f.Cause != convoy.NoCard:
		return Key(f.Cause)
	case s.Prompt() == "cost", s.Prompt() == "target" && f.Effect.Do.String() == "cross":
		return s.Active.ID() // its support
	case f.Op == convoy.OpReveal:
		return "6.3"
	}
	if rule := promptRules[s.Prompt()]; rule != "" {
		return rule
	}
	if f.Effect.Do.String() == "expel" {
		return "5.1"
	}
	return "4.11"
}

var (
	phaseRules = map[convoy.Phase]string{convoy.MulliganMoloch: "3.2", convoy.MulliganOutpost: "3.2", convoy.DistrictPhase: "4.2", convoy.MolochAttack: "4.3",
		convoy.OutpostAttack: "4.4", convoy.MolochModules: "4.5", convoy.OutpostModules: "4.6", convoy.Resolution: "4.8", convoy.Over: "2.2"}
	promptRules = map[string]string{"destination": "5.10", "ravage": "4.10", "order": "4.8", "redeploy": "4.12"}
)

// eventRules are the rules about what happens without a card.
var eventRules = map[string]string{convoy.EvMulligan: "3.2", convoy.EvKeep: "3.2", convoy.EvBattleBegins: "4.1", convoy.EvDistrict: "4.2",
	convoy.EvSupport: "4.4", convoy.EvPay: "cost", convoy.EvMarker: "5.2", convoy.EvMill: "6.1", convoy.EvReveal: "6.3", convoy.EvShuffleBack: "6.3",
	convoy.EvBattle: "4.7", convoy.EvBenefit: "4.11", convoy.EvRavage: "4.12", convoy.EvFall: "4.12", convoy.EvOver: "2.2", convoy.EvCrushed: "5.1",
	convoy.EvWiden: "cleveland-harbour", convoy.EvAddDistrict: "jersey-crust", convoy.EvBlock: "5.5", convoy.EvSeen: "7"}

// Told is what an event is about: the card that did it, or whatever it was done to, else
// the rule.
func (v *Voice) Told(e game.Event, to game.Seat) string {
	cause, card := convoy.Card(e.Cause), convoy.Card(e.Piece)
	switch {
	case cause.Valid():
		return Key(cause)
	case e.Type == convoy.EvSupport:
		return convoy.City(e.To).ID()
	case eventRules[e.Type] != "":
		return eventRules[e.Type]
	case card.Valid() && !e.Hidden.From(to):
		return Key(card)
	}
	return ""
}

// Facts is what is printed on a card beside its text, or on a city.
func (v *Voice) Facts(spot table.Spot) string {
	if c := convoy.ByID(spot.ID); c.Valid() && (spot.Kind == table.KindCard || spot.Kind == table.KindPiece) {
		copies := 0
		for _, other := range convoy.Cards() {
			if Key(other) == Key(c) {
				copies++
			}
		}
		said := v.T("almanac.card", "side", v.Side(c.Side()), "kind", v.T("kind."+c.Kind().String()))
		if c.IsUnit() {
			said = v.T("almanac.unit", "side", v.Side(c.Side()), "kind", v.T("kind."+c.Kind().String()), "n", c.Strength())
		}
		if copies > 1 {
			said += " " + v.T("almanac.copies", "n", copies)
		}
		return said
	}
	if n, _ := strconv.Atoi(spot.ID); spot.Kind == table.KindPlace && n >= int(convoy.ZiggyOne) && n <= int(convoy.NewYork) {
		return v.cityFacts(convoy.City(n))
	}
	return ""
}

// cityFacts is what is printed on a city.
func (v *Voice) cityFacts(c convoy.City) string {
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
	said := []string{v.T("almanac.city", "moloch", int(p.Positions[convoy.Moloch]), "outpost", int(p.Positions[convoy.Outpost]), "list", strings.Join(districts, ", ")),
		v.T("win.outpost." + n), win}
	if key := "support." + n; v.Has(key) {
		said = append(said, v.T("place.support", "text", v.T(key, "n", int(p.SupportCost))))
	}
	return strings.Join(said, "\n")
}
