package voice

import (
	"strconv"
	"strings"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// Sentence returns an event in words as a seat may know it, "" if there is nothing to say.
func (s *Speaker) Sentence(event game.Event, to game.Seat) string {
	e := game.Seen(event, to)
	key, args := "log."+e.Name(), []any{"side", s.Side(e.Who()), "card", s.Card(aurora.CardOf(e))}
	automa := e.Who() == s.game.Automa()
	switch e := e.(type) {
	case aurora.SlotsClosed, aurora.Ended:
		return ""
	case aurora.RoundBegan:
		args = append(args, "n", e.Round)
	case aurora.PhaseBegan:
		args = append(args, "phase", s.T("phase."+e.Phase.String()))
	case aurora.Revealed:
		key += when(e.Slot == 0, ".event")
	case aurora.BonusTaken:
		args = append(args, "what", s.Effects(s.game.BonusOf(e.Slot, e.Bonus)))
	case aurora.Stationed:
		key += "." + e.To.String()
	case aurora.Coupled:
		if kind := s.game.Data().Of(e.Card).Kind; kind != aurora.Trailer {
			key += "." + kind.String()
		}
	case aurora.Recruited:
		key += when(automa, ".automa")
	case aurora.Contaminated:
		skill := int(s.game.Data().Of(e.Card).Printed) - e.Tokens
		key += when(automa, ".automa") + when(!automa && skill <= 0, ".none")
		args = append(args, "skill", skill)
	case aurora.Gained:
		args = append(args, "token", s.Token(e.Token, e.N))
	case aurora.Spent:
		args = append(args, "token", s.Token(e.Token, e.N))
	case aurora.Dropped:
		args = append(args, "token", s.Token(e.Token, e.N))
	case aurora.FameChanged:
		key += when(e.By < 0, ".less")
		args = append(args, "by", max(e.By, -e.By), "after", minus(e.Fame))
	case aurora.ObjectDrawn:
		key += when(e.Object == aurora.NoObject, ".hidden")
		args = append(args, "object", s.Object(e.Object))
	case aurora.ObjectShelved, aurora.ObjectPlayed:
		args = append(args, "object", s.Object(aurora.ObjectOf(e)))
	case aurora.Damaged:
		return s.damage(e)
	case aurora.Repaired:
		key += when(automa, ".automa")
		args = s.place(e.Seat, e.Car, e.Place)
	case aurora.Scored:
		args = append(args, "n", e.Total(), "list", s.Points(e.Points))
	case aurora.Drove, aurora.Boarded, aurora.EdgeClosed, aurora.MineLaid, aurora.MineExploded, aurora.BeaconFound,
		aurora.Reordered, aurora.Sailed:
		return s.road(e, key, args)
	default:
		return s.fight(e, key, args)
	}
	return s.T(key, args...)
}

// road returns an event of the map in words.
func (s *Speaker) road(e game.Event, key string, args []any) string {
	switch e := e.(type) {
	case aurora.Drove:
		key += when(e.Ways != 0, ".via")
		args = append(args, "to", e.To, "list", s.Shortcuts(e.Ways))
	case aurora.Boarded:
		key += when(e.Yet, ".yet")
	case aurora.EdgeClosed:
		args = append(args, "edge", s.edge(e.Edge))
	case aurora.MineLaid:
		args = append(args, "edge", s.edge(e.Edge))
	case aurora.MineExploded:
		args = append(args, "edge", s.edge(e.Edge))
	case aurora.BeaconFound:
		args = append(args, "beacon", s.T("beacon."+e.Beacon.String()))
	case aurora.Reordered:
		var list []string
		for _, seat := range e.Order[:e.Sides] {
			list = append(list, s.Side(seat))
		}
		args = append(args, "order", strings.Join(list, ", "))
	case aurora.Sailed:
		key += when(e.Course != aurora.NoCard, ".course")
		args = []any{"card", s.Card(e.Course), "space", e.Space}
	}
	return s.T(key, args...)
}

// fight returns an event of the Attack phase or of the Automa's cards in words.
func (s *Speaker) fight(e game.Event, key string, args []any) string {
	box := func(n int) string { return string(rune('A' + n - 1)) }
	region := func(n uint8) string { return s.T("region." + strconv.Itoa(int(n))) }
	switch e := e.(type) {
	case aurora.Ambushed:
		args = append(args, "region", region(e.Region))
	case aurora.Fired:
		key += when(e.Damage == 0, ".miss") + when(e.Jam, ".jam")
		args = append(args, "n", e.Damage)
	case aurora.Marked:
		args = append(args, "box", box(e.Box))
	case aurora.Ousted:
		args = append(args, "box", box(e.Box), "whom", s.Side(e.Whom))
	case aurora.Defeated:
		key += when(e.Loot == aurora.NoCard, ".unseen")
		args = append(args, "loot", s.Card(e.Loot))
	case aurora.Looted:
		key += when(e.Card == aurora.NoCard, ".hidden")
	case aurora.EnemiesFired:
		args = append(args, "region", region(e.Region), "zone", s.T("zone."+e.Zone.String()))
	case aurora.ActionTurned:
		key += when(e.Ate, ".rest") + when(!e.Ate && e.Found == aurora.NoCard, ".nothing")
		args = []any{"side", s.Side(e.Seat), "card", s.Action(e.Action), "n", int(e.Slot), "what", s.Card(e.Found)}
	case aurora.ActionEnded:
		args = []any{"side", s.Side(e.Seat), "card", s.Action(e.Action)}
	case aurora.ResultDrawn:
		args = []any{"row", string(rune('A' + s.game.Data().Results[e.Result].Letters[0]))}
	}
	return s.T(key, args...)
}

// when returns the end of a key if it applies, else "".
func when(so bool, end string) string {
	if so {
		return end
	}
	return ""
}

// Action returns the name of a card of the Automa.
func (s *Speaker) Action(card uint8) string { return s.T("card." + s.game.Data().Actions[card].ID) }

// damage returns a hit in words, with the token that was lost there.
func (s *Speaker) damage(e aurora.Damaged) string {
	args := s.place(e.Seat, e.Car, e.Place)
	switch {
	case e.Seat == s.game.Automa():
		return s.T("log.damage.automa", args...)
	case e.Lost != aurora.NoToken:
		return s.T("log.damage.lost", append(args, "token", s.Token(e.Lost, 1))...)
	}
	return s.T("log.damage", args...)
}

// place returns the arguments for a place of a seat: the card and the kind of the place, or the place of the Automa's
// board.
func (s *Speaker) place(seat game.Seat, car aurora.Card, at aurora.PlaceNumber) []any {
	if seat == s.game.Automa() {
		return []any{"side", s.Side(seat), "place", aurora.AutomaPlaceName(at)}
	}
	places := s.game.Data().Of(car).Places
	return []any{"side", s.Side(seat), "card", s.Card(car),
		"kind", s.T("place." + places[aurora.Spot(at).Number()].String())}
}

// edge returns what an edge is called: its name, or on the road the spaces that it joins.
func (s *Speaker) edge(e aurora.Edge) string {
	for i, w := range s.game.Route().Ways {
		if s.game.Route().Edge(w.ID) == e {
			return s.Shortcuts(1 << i)
		}
	}
	return s.game.Route().EdgeID(e)
}

// minus returns a number, with a minus sign if it is negative.
func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// account counts what a seat did in a game, and what happened to it. Edges counts the spaces along the road.
type account struct {
	explored, drives, edges, hits, defeated, lost, repaired, objects int
}

// accountOf counts what the events of a game say of a seat.
func accountOf(seat game.Seat, lines []table.Line) (a account) {
	for i := range lines {
		if lines[i].Event.Who() != seat {
			continue
		}
		switch e := lines[i].Event.(type) {
		case aurora.Explored:
			a.explored++
		case aurora.Drove:
			a.drives++
			a.edges += e.To - e.From
		case aurora.Fired:
			if e.Damage > 0 {
				a.hits++
			}
		case aurora.Defeated:
			a.defeated++
		case aurora.Lost:
			a.lost++
		case aurora.Repaired:
			a.repaired++
		case aurora.ObjectPlayed:
			a.objects++
		}
	}
	return a
}

// Chronicle returns what a seat may want to know of a finished game: where its points came from, how far it drove, how
// many survivors it has and has lost, and how it fought.
func (s *Speaker) Chronicle(view game.View, lines []table.Line) []string {
	v := view.(*aurora.View)
	a := accountOf(v.Who, lines)
	p := v.PointsOf(v.Who)
	var list []string
	if s.game.Automa() == game.NoSeat { // in a solo game the score is told anyway
		list = append(list, s.T("chronicle.points", "n", p.Total(), "list", s.Points(p)))
	}
	if int(v.Who) < len(v.Convoys) {
		list = append(list, s.T("chronicle.road", "n", a.edges, "drives", a.drives,
			"space", int(v.Convoys[v.Who].Space), "ship", int(v.AuroraSpace())),
			s.T("chronicle.crew", "n", int(v.Convoys[v.Who].CrewN), "lost", a.lost, "explored", a.explored),
			s.T("chronicle.fight", "n", a.hits, "defeated", a.defeated, "repaired", a.repaired))
	}
	return list
}

// ended is a finished game as one seat played it.
type ended struct {
	account
	won, solo, beta, reached bool
	crew, fame, cars         int
}

// achievements lists what is worth doing once, and when it is done.
var achievements = []struct {
	name string
	done func(e *ended) bool
}{
	{"aboard", func(e *ended) bool { return e.won && e.reached }},
	{"alone", func(e *ended) bool { return e.won && e.solo }},
	{"hardway", func(e *ended) bool { return e.won && e.beta }},
	{"nobody", func(e *ended) bool { return e.won && e.lost == 0 }},
	{"family", func(e *ended) bool { return e.crew >= 6 }},
	{"hunter", func(e *ended) bool { return e.defeated >= 2 }},
	{"famous", func(e *ended) bool { return e.fame >= 6 }},
	{"train", func(e *ended) bool { return e.cars >= 4 }},
}

// Achievements returns the names of the achievements.
func (*Speaker) Achievements() (list []string) {
	for _, a := range achievements {
		list = append(list, a.name)
	}
	return list
}

// Done returns the achievements that the view's seat has earned in a finished game.
func (s *Speaker) Done(view game.View, r game.Result, lines []table.Line) (list []string) {
	v := view.(*aurora.View)
	if v.Who == s.game.Automa() {
		return nil
	}
	c := &v.Convoys[v.Who]
	e := ended{account: accountOf(v.Who, lines), won: r.Won(v.Who), solo: s.game.Automa() != game.NoSeat,
		beta: s.game.Beta(), reached: c.In && c.Space >= v.AuroraSpace(), crew: int(c.CrewN), fame: int(c.Fame)}
	for column := range aurora.Columns {
		if c.Cars[2*column] != aurora.NoCard {
			e.cars++
		}
	}
	for _, a := range achievements {
		if a.done(&e) {
			list = append(list, a.name)
		}
	}
	return list
}
