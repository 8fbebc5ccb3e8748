package voice

import (
	"slices"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/aurora/foresee"
	"onelongnight/game/table"
)

// Prompt returns what the view's seat is asked, or whom it waits for.
func (s *Speaker) Prompt(view game.View) (heading string, body []string) {
	v := view.(*aurora.View)
	switch {
	case v.Phase == aurora.PhaseOver:
		return s.T("prompt.over"), nil
	case v.Asked != v.Who:
		return s.T("prompt.wait", "side", s.Side(v.Asked)), nil
	}
	what := v.Ask.String()
	if v.Ask == aurora.AskExplore && !v.CanExplore() {
		what = "tired"
	}
	key := "prompt." + what
	c := &v.Convoys[v.Who]
	args := []any{"n", v.Left(), "card", s.Card(v.Prize)}
	switch v.Ask {
	case aurora.AskCrew:
		have, need := v.Explored()
		args = []any{"card", s.Card(v.Slots[v.Explore.Slot].Card), "have", have, "need", need}
		if have >= need {
			return s.T(key+".enough", args...), []string{s.T(key+".body", args...)}
		}
	case aurora.AskPart, aurora.AskBonus, aurora.AskBlock:
		args = []any{"card", s.Card(v.Slots[v.Explore.Slot].Card)}
	case aurora.AskDrop:
		key += "." + v.Dropping()
	case aurora.AskDrive:
		if !v.Whole() {
			key += ".bonus"
		}
		args = []any{"n", v.Reach(v.Who), "fuel", int(c.Goods[aurora.Fuel])}
	case aurora.AskFire:
		if !v.Whole() {
			key += ".bonus"
		}
		args = []any{"n", int(c.Goods[aurora.Ammo])}
	case aurora.AskAttach, aurora.AskReplace, aurora.AskChoose, aurora.AskOust:
		args = []any{"card", s.Card(v.InHand())}
	case aurora.AskStow:
		at := v.Stowing()
		args = []any{"card", s.Card(c.Cars[at.Car()]), "kind", s.kind(v, at)}
	}
	if what == "tired" {
		return s.T(key), []string{s.T(key + "." + tired[v.Offers(aurora.VerbFeed)][v.Offers(aurora.VerbObject)])}
	}
	if (v.Ask == aurora.AskAfter || v.Ask == aurora.AskDrive) && !slices.ContainsFunc(freeActions, v.Offers) {
		return s.T(key, args...), []string{s.T("prompt." + what + ".end")}
	}
	if feed, object := v.Offers(aurora.VerbFeed), v.Offers(aurora.VerbObject); v.Ask == aurora.AskAfter &&
		feed != object || v.Ask == aurora.AskFire && v.Whole() && !v.Offers(aurora.VerbFire) {
		return s.T(key, args...), []string{s.T("prompt.tired." + tired[feed][object])}
	}
	return s.T(key, args...), []string{s.T(key+bodyOf(v), args...)}
}

// bodyOf returns the end of the key of the sentence below a question.
func bodyOf(v *aurora.View) string {
	switch {
	case v.Ask == aurora.AskPart && foresee.AnyBonus(v):
		return ".any"
	case v.Ask == aurora.AskAttach && foresee.Mounted(v):
		return ".mounted"
	case v.Ask == aurora.AskLoot && v.Offers(aurora.VerbAttach):
		return ".mount"
	case v.Ask == aurora.AskDamage && !v.Convoys[v.Who].Stowed: // loose cargo moves to another place
		return ".body.loose"
	}
	return ".body"
}

// freeActions lists what else than end its turn a seat may be able to do after its action or in Movement.
var freeActions = []aurora.Verb{aurora.VerbFeed, aurora.VerbObject, aurora.VerbDrive, aurora.VerbJackal,
	aurora.VerbMedic}

// tired lists what is left to do with nobody in Action: by whether somebody can be fed, then whether an object can be
// played.
var tired = map[bool]map[bool]string{
	true: {true: "body", false: "feed"}, false: {true: "object", false: "end"},
}

// Whereabouts returns how far a game has come: the round, the phase, and the spaces of the view's seat and of the
// Aurora.
func (s *Speaker) Whereabouts(view game.View) string {
	v := view.(*aurora.View)
	return s.T("where.round", "n", int(v.Round), "phase", s.T("phase."+v.Phase.String()),
		"space", int(v.Convoys[v.Who%game.MaxSeats].Space), "ship", int(v.AuroraSpace()))
}

// Ending returns how the game ended, as a seat is told.
func (s *Speaker) Ending(r game.Result, to game.Seat) (title, why string) {
	title = s.T("end.lost")
	if r.Won(to) {
		title = s.T("end.won")
	}
	why = s.T("end.why." + r.Why)
	if r.Why == aurora.Conceded.String() && r.Last(to) { // the seat that gave up is last
		why = s.T("end.why.conceded.own")
	}
	if r.Tie != "" { // a tie between those left when a seat gave up
		why += " " + s.T("end.why."+r.Tie)
	}
	return title, why
}

// Retracts implements table.Voice: a survivor who was chosen for the party stays after all, and does not eat either. A
// touch of another card takes back the one that was chosen, with its party.
func (s *Speaker) Retracts(view game.View, moves []game.Move, spot table.Spot) (rest []game.Move, ok bool) {
	v := view.(*aurora.View)
	if v.Ask != aurora.AskCrew {
		return nil, false
	}
	from := len(moves) // the index of the first move that chooses somebody or feeds him
	for from > 0 && choosing[aurora.ActOf(moves[from-1]).Verb] {
		from--
	}
	if spot.Kind == table.KindCard {
		chosen := from > 0 && aurora.ActOf(moves[from-1]).Verb == aurora.VerbExplore &&
			s.cardSpot(v.Slots[aurora.ActOf(moves[from-1]).A].Card) != spot
		if !chosen {
			return nil, false
		}
		return slices.Clone(moves[:from-1]), true
	}
	rest = append(rest, moves[:from]...)
	for _, m := range moves[from:] {
		act := aurora.ActOf(m)
		if s.pieceSpot(aurora.Card(act.A)) != spot {
			rest = append(rest, m)
			continue
		}
		ok = ok || act.Verb == aurora.VerbUse
	}
	return rest, ok
}

// Joins implements table.Joiner: touching a survivor in Action and then a card in a slot explores that card with him in
// the party, if the party has to be chosen.
func (s *Speaker) Joins(view game.View, first, then table.Spot) []game.Move {
	v := view.(*aurora.View)
	if v.Ask != aurora.AskExplore || first.Kind != table.KindPiece {
		return nil
	}
	use := aurora.Act{Verb: aurora.VerbUse, A: uint8(s.game.Data().Card(first.ID))}.Move()
	for slot := uint8(1); slot <= aurora.SlotCount; slot++ {
		if s.cardSpot(v.Slots[slot].Card) != then {
			continue
		}
		explore := aurora.Act{Verb: aurora.VerbExplore, A: slot}.Move()
		if foresee.CanFollow(v, explore, use) {
			return []game.Move{explore, use}
		}
	}
	return nil
}

// choosing lists the verbs that choose and feed the party.
var choosing = map[aurora.Verb]bool{aurora.VerbUse: true, aurora.VerbBoost: true}
