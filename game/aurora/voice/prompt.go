package voice

import (
	"slices"
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Prompt says what is asked of the seat whose view it is, or whom it waits for.
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
		have, need := v.Strength()
		args = []any{"card", s.Card(v.Slots[v.Explore.Slot].Card), "have", have, "need", need}
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
	if v.Ask == aurora.AskPart && v.AnyBonus() {
		return s.T(key, args...), []string{s.T(key+".any", args...)}
	}
	if what == "tired" {
		return s.T(key), []string{s.T(key + "." + tired[v.Offers(aurora.VerbFeed)][v.Offers(aurora.VerbObject)])}
	}
	if (v.Ask == aurora.AskAfter || v.Ask == aurora.AskDrive) && !slices.ContainsFunc(deeds, v.Offers) {
		return s.T(key, args...), []string{s.T("prompt." + what + ".end")}
	}
	if feed, object := v.Offers(aurora.VerbFeed), v.Offers(aurora.VerbObject); v.Ask == aurora.AskAfter &&
		feed != object || v.Ask == aurora.AskFire && v.Whole() && !v.Offers(aurora.VerbFire) {
		return s.T(key, args...), []string{s.T("prompt.tired." + tired[feed][object])}
	}
	if v.Ask == aurora.AskAttach && v.Mounted() {
		return s.T(key, args...), []string{s.T(key + ".mounted")}
	}
	if v.Ask == aurora.AskLoot && v.Offers(aurora.VerbAttach) {
		return s.T(key, args...), []string{s.T(key + ".mount")}
	}
	return s.T(key, args...), []string{s.T(key+".body", args...)}
}

// deeds are what can be done after an action and before a drive.
var deeds = []aurora.Verb{aurora.VerbFeed, aurora.VerbObject, aurora.VerbDrive, aurora.VerbJackal, aurora.VerbMedic}

// tired says what is left to do where nobody is in Action: by whether somebody can be fed, and an object be played.
var tired = map[bool]map[bool]string{
	true: {true: "body", false: "feed"}, false: {true: "object", false: "end"},
}

// Whereabouts is how far a game is: round, phase, and the edges to the Aurora.
func (s *Speaker) Whereabouts(view game.View) string {
	v := view.(*aurora.View)
	return s.T("where.round", "n", int(v.Round), "phase", s.T("phase."+v.Phase.String()),
		"space", int(v.Convoys[v.Who%game.MaxSeats].Space), "ship", int(v.AuroraSpace()))
}

// Ending says how the game ended, to a seat.
func (s *Speaker) Ending(r game.Result, to game.Seat) (title, why string) {
	title = s.T("end.lost")
	if r.Won(to) {
		title = s.T("end.won")
	}
	return title, s.T("end.why." + r.Why)
}

// Sentence tells an event, "" if there is nothing to say.
func (s *Speaker) Sentence(e game.Event, to game.Seat) string {
	key := "log." + e.Type
	card := s.Card(aurora.Card(e.Piece))
	args := []any{"side", s.Side(e.Seat), "card", card, "n", int(e.N)}
	add := func(more ...any) { args = append(args, more...) }
	automa := e.Seat == s.game.Automa()
	switch e.Type {
	case aurora.EvPhase:
		add("phase", s.T("phase."+aurora.Phase(e.N).String()))
	case aurora.EvReveal:
		if e.To == 0 {
			key += ".event"
		}
	case aurora.EvStation:
		key += "." + aurora.Station(e.To).String()
	case aurora.EvRecruit:
		if automa {
			key += ".automa"
		}
	case aurora.EvContaminate:
		switch skill := int(s.game.Data().Of(aurora.Card(e.Piece)).Printed) - int(e.After); {
		case automa:
			key += ".automa"
		case skill <= 0:
			key += ".none"
		default:
			add("skill", skill)
		}
	case aurora.EvBonus:
		add("what", s.Effects(s.game.BonusOf(uint8(e.To), aurora.Bonus(e.N))))
	case aurora.EvGain, aurora.EvSpend, aurora.EvDrop:
		add("token", s.Token(aurora.Token(e.Other), int(e.N)))
	case aurora.EvFame:
		if e.N < 0 {
			key += ".less"
		}
		add("by", max(int(e.N), -int(e.N)), "after", minus(int(e.After)))
	case aurora.EvDraw:
		if e.Hidden.From(to) {
			key += ".hidden"
		}
		add("object", s.Object(aurora.Object(e.Piece)))
	case aurora.EvShelve, aurora.EvObject:
		add("object", s.Object(aurora.Object(e.Piece)))
	case aurora.EvInstall, aurora.EvDetach:
		add("old", s.Card(aurora.Card(e.Other)))
	case aurora.EvDamage:
		return s.damage(e, automa)
	case aurora.EvRepair:
		if automa {
			key = "log.repair.automa"
			add("place", aurora.AutomaPlaceName(e.To))
		} else {
			add("kind", s.placeOn(e))
		}
	case aurora.EvDrive:
		if e.Cause != 0 {
			key += ".via"
		}
		add("to", int(e.To), "list", s.Shortcuts(uint8(e.Cause)))
	case aurora.EvAboard:
		if e.N != 0 {
			key += ".yet"
		}
	case aurora.EvClose, aurora.EvBlow, aurora.EvMine:
		add("edge", s.edge(aurora.Edge(e.To)))
	case aurora.EvBeacon:
		add("beacon", s.T("beacon."+aurora.Beacon(e.N).String()))
	case aurora.EvOrder:
		add("order", s.order(e))
	case aurora.EvAmbush, aurora.EvEnemyFire:
		add("region", s.T("region."+strconv.Itoa(int(e.N))))
		if e.Type == aurora.EvEnemyFire {
			add("zone", s.T("zone."+aurora.Zone(e.To).String()))
		}
	case aurora.EvShot:
		switch miss, jam := e.N == 0, e.Before != 0; {
		case miss && jam:
			key = "log.shot.miss.jam"
		case miss:
			key = "log.shot.miss"
		case jam:
			key = "log.shot.jam"
		}
	case aurora.EvMark, aurora.EvLift:
		add("box", string(rune('A'+e.N-1)))
	case aurora.EvOust:
		add("box", string(rune('A'+e.N-1)), "whom", s.Side(game.Seat(e.Other-1)))
	case aurora.EvDefeat:
		add("loot", s.Card(aurora.Card(e.Other)))
		if e.Other == 0 {
			key += ".unseen"
		}
	case aurora.EvLoot:
		if e.Hidden.From(to) {
			key += ".hidden"
		}
	case aurora.EvAction, aurora.EvLast:
		args = []any{"card", s.Action(uint8(e.Piece)), "n", int(e.To), "side", s.Side(e.Seat), "what",
			s.Card(aurora.Card(e.Cause))}
		switch {
		case e.Type != aurora.EvAction:
		case e.Other != 0:
			key += ".rest"
		case e.Cause == 0:
			key += ".nothing"
		}
	case aurora.EvAurora:
		if e.Piece != 0 {
			key += ".course"
		}
		add("space", int(e.To))
	case aurora.EvScore:
		add("list", s.Points(aurora.PointsIn(&e)))
	case aurora.EvRound, aurora.EvDiscard, aurora.EvExplore, aurora.EvBlock, aurora.EvUse, aurora.EvBoost,
		aurora.EvPass, aurora.EvLose,
		aurora.EvClean, aurora.EvSkill, aurora.EvStow, aurora.EvIgnore, aurora.EvDecline, aurora.EvLeave,
		aurora.EvResult,
		aurora.EvOut, aurora.EvConcede:
	default:
		return ""
	}
	return s.T(key, args...)
}

// Action is the name of a card of the Automa.
func (s *Speaker) Action(card uint8) string { return s.T("card." + s.game.Data().Actions[card].ID) }

// damage tells of a hit, and what was lost with the place.
func (s *Speaker) damage(e game.Event, automa bool) string {
	if automa {
		return s.T("log.damage.automa", "side", s.Side(e.Seat), "place", aurora.AutomaPlaceName(e.To))
	}
	args := []any{"side", s.Side(e.Seat), "kind", s.placeOn(e), "card", s.Card(aurora.Card(e.Piece))}
	if e.N != 0 {
		return s.T("log.damage.lost", append(args, "token", s.Token(aurora.Token(e.N), 1))...)
	}
	return s.T("log.damage", args...)
}

// placeOn is what the place of an event on a card is called.
func (s *Speaker) placeOn(e game.Event) string {
	places := s.game.Data().Of(aurora.Card(e.Piece)).Places
	return s.T("place." + places[aurora.Spot(e.To).Number()].String())
}

// edge is what a way is called: the spaces that it joins, or its name.
func (s *Speaker) edge(e aurora.Edge) string {
	for i, w := range s.game.Route().Ways {
		if s.game.Route().Edge(w.ID) == e {
			return s.Shortcuts(1 << i)
		}
	}
	return s.game.Route().EdgeID(e)
}

// order lists the turn track.
func (s *Speaker) order(e game.Event) string {
	var list []string
	for i := range int(e.Before) {
		list = append(list, s.Side(game.Seat(e.N>>(4*i)&15)))
	}
	return strings.Join(list, ", ")
}

// minus is a number with a minus sign where it is below 0.
func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }
