package voice

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// aboutVerb maps a hint to the moves it is about. Other hints are about what is asked.
var aboutVerb = map[string][]state51.Verb{"draft": {state51.DoTake},
	"ways": {state51.DoAnnex, state51.DoCooperate, state51.DoPillage}, "spoils": {state51.DoCash},
	"leader": {state51.DoLead}, "work": {state51.DoWork}, "visit": {state51.DoVisit}, "pass": {state51.DoPass}}

// FirstHint implements table.Adviser. The first thing is the most important.
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
	case "redevelop": // cards that can be replaced; there is no room for the words beside those and the hand
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
	case "rob": // in a narrow window what can be taken is counted beside the rival's name
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

// begins returns what moves begin with: those of the first of some verbs that is possible.
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
