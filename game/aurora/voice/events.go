package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
)

// Sentence tells an event, "" if there is nothing to say.
func (s *Speaker) Sentence(e game.Event, to game.Seat) string {
	args := []any{"side", s.Side(e.Seat), "card", s.Card(aurora.Card(e.Piece)), "n", int(e.N)}
	switch e.Type {
	case aurora.EvSlide, aurora.EvOver:
		return ""
	case aurora.EvDamage:
		return s.damage(e)
	case aurora.EvAction, aurora.EvLast:
		args = []any{"side", s.Side(e.Seat), "card", s.Action(uint8(e.Piece)), "n", int(e.To), "what",
			s.Card(aurora.Card(e.Cause))}
	}
	return s.T("log."+e.Type+s.variant(e, to), append(args, s.details(e)...)...)
}

// variant is the end of the key of an event that is told in one of several sentences.
func (s *Speaker) variant(e game.Event, to game.Seat) string {
	automa := e.Seat == s.game.Automa()
	switch e.Type {
	case aurora.EvReveal:
		return when(e.To == 0, ".event")
	case aurora.EvStation:
		return "." + aurora.Station(e.To).String()
	case aurora.EvRecruit, aurora.EvRepair:
		return when(automa, ".automa")
	case aurora.EvContaminate:
		if automa {
			return ".automa"
		}
		return when(s.skillAfter(e) <= 0, ".none")
	case aurora.EvFame:
		return when(e.N < 0, ".less")
	case aurora.EvDraw, aurora.EvLoot:
		return when(e.Hidden.From(to), ".hidden")
	case aurora.EvDrive:
		return when(e.Cause != 0, ".via")
	case aurora.EvAboard:
		return when(e.N != 0, ".yet")
	case aurora.EvShot:
		return when(e.N == 0, ".miss") + when(e.Before != 0, ".jam")
	case aurora.EvDefeat:
		return when(e.Other == 0, ".unseen")
	case aurora.EvAction:
		if e.Other != 0 {
			return ".rest"
		}
		return when(e.Cause == 0, ".nothing")
	case aurora.EvAurora:
		return when(e.Piece != 0, ".course")
	}
	return ""
}

// when is the end of a key if it is so, else "".
func when(so bool, end string) string {
	if so {
		return end
	}
	return ""
}

// skillAfter is what skill a contaminated survivor has left.
func (s *Speaker) skillAfter(e game.Event) int {
	return int(s.game.Data().Of(aurora.Card(e.Piece)).Printed) - int(e.After)
}

// details are what the sentence of an event names beside a side, a card and a number.
func (s *Speaker) details(e game.Event) []any {
	switch e.Type {
	case aurora.EvPhase:
		return []any{"phase", s.T("phase." + aurora.Phase(e.N).String())}
	case aurora.EvContaminate:
		return []any{"skill", s.skillAfter(e)}
	case aurora.EvBonus:
		return []any{"what", s.Effects(s.game.BonusOf(uint8(e.To), aurora.Bonus(e.N)))}
	case aurora.EvGain, aurora.EvSpend, aurora.EvDrop:
		return []any{"token", s.Token(aurora.Token(e.Other), int(e.N))}
	case aurora.EvFame:
		return []any{"by", max(int(e.N), -int(e.N)), "after", minus(int(e.After))}
	case aurora.EvDraw, aurora.EvShelve, aurora.EvObject:
		return []any{"object", s.Object(aurora.Object(e.Piece))}
	case aurora.EvInstall, aurora.EvDetach:
		return []any{"old", s.Card(aurora.Card(e.Other))}
	case aurora.EvRepair:
		if e.Seat == s.game.Automa() {
			return []any{"place", aurora.AutomaPlaceName(e.To)}
		}
		return []any{"kind", s.placeOn(e)}
	case aurora.EvDrive:
		return []any{"to", int(e.To), "list", s.Shortcuts(uint8(e.Cause))}
	case aurora.EvClose, aurora.EvMineExplodes, aurora.EvMine:
		return []any{"edge", s.edge(aurora.Edge(e.To))}
	case aurora.EvBeacon:
		return []any{"beacon", s.T("beacon." + aurora.Beacon(e.N).String())}
	case aurora.EvOrder:
		return []any{"order", s.order(e)}
	case aurora.EvAmbush:
		return []any{"region", s.region(e)}
	case aurora.EvEnemyFire:
		return []any{"region", s.region(e), "zone", s.T("zone." + aurora.Zone(e.To).String())}
	case aurora.EvMark, aurora.EvLift:
		return []any{"box", box(e)}
	case aurora.EvOust:
		return []any{"box", box(e), "whom", s.Side(game.Seat(e.Other - 1))}
	case aurora.EvDefeat:
		return []any{"loot", s.Card(aurora.Card(e.Other))}
	case aurora.EvAurora:
		return []any{"space", int(e.To)}
	case aurora.EvScore:
		return []any{"list", s.Points(aurora.PointsIn(&e))}
	}
	return nil
}

// Action is the name of a card of the Automa.
func (s *Speaker) Action(card uint8) string { return s.T("card." + s.game.Data().Actions[card].ID) }

// damage tells of a hit, and what was lost with the place.
func (s *Speaker) damage(e game.Event) string {
	if e.Seat == s.game.Automa() {
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

// region is the name of the region of an attack.
func (s *Speaker) region(e game.Event) string { return s.T("region." + strconv.Itoa(int(e.N))) }

// box is the letter of a target box.
func box(e game.Event) string { return string(rune('A' + e.N - 1)) }

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
