package voice

import (
	"slices"
	"strings"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/state51/think"
	"onelongnight/game/table"
)

// Told returns the topic of an event, and the card that it is about, if the seat may know that.
func (s *Speaker) Told(e game.Event, to game.Seat) []string {
	topic := "event:" + e.Name()
	if e, ok := e.(state51.Played); ok {
		topic += "-" + e.As.String()
	}
	if c := state51.CardOf(game.Seen(e, to)); c != state51.NoCard {
		return []string{topic, s.cardSpot(c).String()}
	}
	return []string{topic}
}

// BookFacts returns what the book says about a card, a faction or one of its contacts, on a line each: its facts and
// the number of copies. It is a function and not a method, so that only programs that make books are linked with it.
func BookFacts(v *Voice, spot table.Spot) string {
	lines := cardFacts(v, spot)
	if lines == nil {
		return ""
	}
	return strings.ReplaceAll(strings.Join(lines, "\n"), "**", "") // without bold
}

// cardFacts returns the facts for a spot of the book, or nil if it has none.
func cardFacts(v *Voice, spot table.Spot) []string {
	d := state51.Rules{}.Data()
	if spot.Kind == table.KindCard {
		at := slices.IndexFunc(d.Designs, func(x state51.Design) bool { return x.ID == spot.ID })
		if at < 0 {
			return nil
		}
		x := &d.Designs[at]
		return append(v.Facts(x), v.T("book.copies", "n", x.Copies))
	}
	for i := range d.Bases {
		b := &d.Bases[i]
		if spot == table.KindPiece.Spot(b.ID) {
			return []string{v.T("fact.base", "list", v.Goods(b.Gain)), v.T("fact.base.slots", "n", b.Slots)}
		}
		for _, c := range b.Contacts {
			if spot == table.KindPiece.Spot(c.ID) {
				e := state51.Effect{Do: state51.Reach, Colour: c.Colour, N: c.N, Pay: c.Pay}
				return []string{v.T("fact.contact", "side", v.T("faction."+b.ID)), v.Effect(&e)}
			}
		}
	}
	return nil
}

// Asks returns the sentences for the aim of a mission.
func (*Speaker) Asks(aim string, _ game.Seat, _ game.State, t func(key string, args ...any) string) []string {
	goal, ok := think.GoalOf(aim)
	switch {
	case !ok:
		return nil
	case goal.Lead > 0:
		return []string{t("aim.lead", "n", goal.Lead)}
	case goal.Action != "" && goal.Times == 0:
		return []string{t("aim.no." + goal.Action)}
	case goal.Action != "":
		return []string{t("aim."+goal.Action, "n", goal.Times)}
	case goal.Points == 0:
		return []string{t("aim.win")}
	case goal.Round == 0:
		return []string{t("aim.points", "n", goal.Points)}
	}
	return []string{t("aim.points.by", "n", goal.Points, "round", goal.Round)}
}

// aboutVerb has the moves that a hint is about. Other hints are about what is asked.
var aboutVerb = map[string][]state51.Verb{"draft": {state51.DoTake},
	"ways": {state51.DoAnnex, state51.DoCooperate, state51.DoPillage}, "spoils": {state51.DoCash},
	"leader": {state51.DoLead}, "work": {state51.DoWork}, "visit": {state51.DoVisit}, "pass": {state51.DoPass}}

// FirstHint implements table.Adviser. The first spot that it returns is the most important one.
func (s *Speaker) FirstHint(view game.View, legal []game.Move, name string) (said string, of []table.Spot) {
	v := view.(*state51.View)
	switch name {
	case "contacts":
		contacts := s.game.Base(v.Seat()).Contacts
		of = append(of, table.KindPiece.Spot(contacts[state51.Grey].ID))
		for colour := range contacts {
			if state51.Colour(colour) != state51.Grey {
				of = append(of, table.KindPiece.Spot(contacts[colour].ID))
			}
		}
	case "redevelop": // cards that can be replaced; beside these and the hand there is no room for the words
		for _, m := range legal {
			if act := state51.ActOf(m); act.Verb == state51.DoRedevelop {
				if spot := s.pieceSpot(state51.Card(act.B)); !slices.Contains(of, spot) {
					of = append(of, spot)
				}
			}
		}
	case "joins":
		seats := len(s.game.Seats())
		for i := max(0, int(v.Pick)-1); i < 2*seats; i++ {
			if state51.RowGrows(seats, i+1) {
				of = append(of, table.KindPile.Spot(game.SeatName(s.game, game.Seat((int(v.First)+i)%seats))).Tagged(i))
			}
		}
	case "full":
		of = append(of, s.pieceSpot(v.Full()))
	case "rob": // in a narrow window the count of what can be taken is beside the rival's name
		for i := range s.game.Seats() {
			if seat := game.Seat(i); seat != v.Who {
				of = append(of, table.KindPile.Spot(game.SeatName(s.game, seat)),
					table.KindTab.Spot(game.SeatName(s.game, seat)))
			}
		}
	case "near":
		of = append(of, table.KindFigure.Spot("race"))
	default:
		of = s.begins(v, legal, aboutVerb[name])
	}
	if name == "pass" {
		for k, n := range v.Seats[v.Seat()].Base {
			if n > 0 {
				of = append(of, TokenSpot(s.game, v.Seat(), state51.FromBase, state51.Good(k)))
			}
		}
	}
	return s.T("first." + name), of
}

// begins returns what to touch first for a move of the first of some verbs that is possible.
func (s *Speaker) begins(v *state51.View, legal []game.Move, verbs []state51.Verb) []table.Spot {
	for _, verb := range verbs {
		for _, m := range legal {
			act := state51.ActOf(m)
			free := verb == state51.DoWork && s.game.Data().Of(state51.Card(act.A)).Effect.Free
			if act.Verb == verb && !free {
				return s.Path(v, m)[:1]
			}
		}
	}
	return nil
}
