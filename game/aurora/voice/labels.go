package voice

import (
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Label returns a move as a button says it.
func (s *Speaker) Label(view game.View, m game.Move) string {
	v, act := view.(*aurora.View), aurora.ActOf(m)
	key := "action." + verbs[act.Verb]
	c := aurora.Card(act.A)
	switch act.Verb {
	case aurora.VerbExplore:
		return s.T(key, "card", s.Card(v.Slots[act.A].Card), "n", int(act.A))
	case aurora.VerbObject, aurora.VerbDiscard, aurora.VerbGive:
		return s.T(key, "card", s.Object(aurora.Object(act.A)))
	case aurora.VerbCard:
		return s.T(key, "card", s.Card(v.Slots[v.Explore.Slot].Card))
	case aurora.VerbBonus:
		return s.Effects(s.game.BonusOf(act.A, aurora.Bonus(act.B)))
	case aurora.VerbBlock:
		return s.T(key+"."+sides[act.A-1], "list", s.block(v.Slots[v.Explore.Slot].Tokens[act.A-1]))
	case aurora.VerbChoose:
		return s.Effects(v.Option(int(act.A - 1)))
	case aurora.VerbDrop:
		return s.dropLabel(v, s.Token(aurora.Token(act.A), 1))
	case aurora.VerbPay, aurora.VerbJackal:
		return s.T(key, "token", s.Token(aurora.Token(act.A), 1))
	case aurora.VerbPut:
		return s.T(key, "token", s.Token(aurora.Token(act.A), 1), "where", s.where(v, v.Asked, aurora.Spot(act.B)))
	case aurora.VerbLeave, aurora.VerbHit, aurora.VerbRepair:
		return s.T(key, "where", s.where(v, v.Asked, aurora.Spot(act.A)))
	case aurora.VerbAttach, aurora.VerbReplace, aurora.VerbDetach:
		return s.T(key, "card", s.Card(v.Convoys[v.Asked].Cars[2*act.A-2]))
	case aurora.VerbDrive:
		return s.driveLabel(act)
	case aurora.VerbMine:
		return s.T(key, "edge", s.game.Route().EdgeID(aurora.Edge(act.A)))
	case aurora.VerbFire:
		if act.C != 0 {
			key += ".incendiary"
		}
		return s.T(key, "card", s.Card(aurora.Card(act.B)), "where", s.where(v, v.Asked, aurora.Spot(act.A)))
	case aurora.VerbLift:
		return s.T(key, "card", s.Card(c), "box", string(rune('A'+act.B)))
	case aurora.VerbOust:
		box := act.A
		return s.T(key, "card", s.Card(v.Marking()), "box", string(rune('A'+box)), "side", s.Side(v.Marked(box)))
	case aurora.VerbTake, aurora.VerbDecline:
		return s.T(key, "card", s.Card(v.Prize))
	}
	return s.T(key, "card", s.Card(c))
}

// dropLabel says which token goes, and what it pays for if it is a price.
func (s *Speaker) dropLabel(v *aurora.View, token string) string {
	what := s.Effects(v.Bought())
	switch why := v.Dropping(); {
	case why != "price" && why != "swapped":
		return s.T("action.drop", "token", token)
	case what == "":
		return s.T("action.drop.price", "token", token)
	}
	return s.T("action.drop.for", "token", token, "what", what)
}

// driveLabel names the space where a drive ends, and the shortcuts on the way.
func (s *Speaker) driveLabel(act aurora.Act) string {
	if act.B == 0 {
		return s.T("action.drive", "n", int(act.A))
	}
	return s.T("action.drive.via", "n", int(act.A), "list", s.Shortcuts(act.B))
}

// Shortcuts lists shortcuts by their names.
func (s *Speaker) Shortcuts(ways uint8) (list string) {
	for i, w := range s.game.Route().Ways {
		if ways>>i&1 == 0 {
			continue
		}
		if list != "" {
			list += ", "
		}
		list += s.T("way." + w.ID)
	}
	return list
}

// kind returns what a place of the convoy that decides is called.
func (s *Speaker) kind(v *aurora.View, at aurora.Spot) string {
	return s.T("place." + v.KindAt(v.Asked, at).String())
}

// where names a place of a convoy as people do: by the card and the kind of place, and which one if the card has
// several.
func (s *Speaker) where(v *aurora.View, seat game.Seat, at aurora.Spot) string {
	card := v.Convoys[seat].Cars[at.Car()]
	kind := v.KindAt(seat, at)
	if kind == aurora.NoPlace {
		return s.T("place.")
	}
	places := s.game.Data().Of(card).Places
	n, all := 0, 0
	for i, p := range places {
		if p == kind {
			all++
			if i <= at.Number() {
				n++
			}
		}
	}
	args := []any{"card", s.Card(card), "kind", s.T("place." + kind.String()), "n", n}
	if all > 1 {
		return s.T("where.place.nth", args...)
	}
	return s.T("where.place", args...)
}

// block lists the tokens of a block.
func (s *Speaker) block(tokens [4]aurora.Token) string { return s.list(tokens[:]) }

// verbs lists the catalogue keys of the labels.
var verbs = map[aurora.Verb]string{aurora.VerbExplore: "explore", aurora.VerbPass: "pass", aurora.VerbFeed: "feed",
	aurora.VerbObject: "object", aurora.VerbEnd: "end", aurora.VerbUse: "use", aurora.VerbBoost: "boost",
	aurora.VerbGo: "go", aurora.VerbCard: "card", aurora.VerbSkip: "skip", aurora.VerbBlock: "block",
	aurora.VerbDrop: "drop", aurora.VerbGive: "give", aurora.VerbLose: "lose", aurora.VerbHit: "hit",
	aurora.VerbRepair: "repair", aurora.VerbPick: "pick", aurora.VerbAttach: "attach", aurora.VerbReplace: "replace",
	aurora.VerbDetach: "detach", aurora.VerbSalvage: "salvage", aurora.VerbDiscard: "discard", aurora.VerbDone: "done",
	aurora.VerbStay: "stay", aurora.VerbJackal: "jackal", aurora.VerbMedic: "medic", aurora.VerbPay: "pay",
	aurora.VerbMine: "mine", aurora.VerbPut: "put", aurora.VerbLeave: "leave", aurora.VerbStandard: "standard",
	aurora.VerbIgnore: "ignore", aurora.VerbFire: "fire", aurora.VerbLift: "lift", aurora.VerbOust: "oust",
	aurora.VerbTake: "take", aurora.VerbDecline: "decline"}

// Idle reports whether the only legal move ends a turn in which nothing can be done: nobody is in Action, or there is
// no fuel, and no object in hand can be played now.
func (s *Speaker) Idle(view game.View, only game.Move) bool {
	switch view.(*aurora.View).Ask {
	case aurora.AskExplore, aurora.AskAfter, aurora.AskDrive:
	default:
		return false
	}
	verb := aurora.ActOf(only).Verb
	return verb == aurora.VerbEnd || verb == aurora.VerbStay
}

// Account lists where the points of a seat come from as things stand, or says that the seat is out.
func (s *Speaker) Account(v *aurora.View, seat game.Seat) string {
	if seat != s.game.Automa() && !v.Convoys[seat].In {
		return s.T("board.out")
	}
	return s.Points(v.PointsOf(seat))
}

// Points lists where points come from, in the words of the table of points.
func (s *Speaker) Points(p aurora.Points) string {
	goal := "goal"
	if p.Saved {
		goal = "saved"
	}
	var list []string
	for _, x := range [...]struct {
		source string
		n      int
	}{{"lead", p.Lead}, {"track", p.Track}, {"objects", p.Objects}, {"places", p.Places}, {"crew", p.Crew},
		{goal, p.Goal}} {
		if x.n != 0 {
			list = append(list, s.T("points."+x.source, "n", minus(x.n)))
		}
	}
	if len(list) == 0 {
		return s.T("points.none")
	}
	return strings.Join(list, ", ")
}
