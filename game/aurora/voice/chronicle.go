package voice

import (
	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/table"
)

// account is what a seat did in a game, and what came of it.
type account struct {
	explored, drives, edges, hits, defeated, lost, repaired, objects int
}

// accountOf goes through what happened.
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

// Chronicle is what a seat may want to know of a game that is over: where its points come from, how far it drove, whom
// it found and lost, and how it fought.
func (s *Speaker) Chronicle(view game.View, lines []table.Line) []string {
	v := view.(*aurora.View)
	a := accountOf(v.Who, lines)
	p := v.PointsOf(v.Who)
	var list []string
	if s.game.Automa() == game.NoSeat { // alone they are the score, which is told of any game alone
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

// ended is a game that is over, for one seat.
type ended struct {
	account
	won, solo, beta, reached bool
	crew, fame, cars         int
}

// achievements are what is worth having done once.
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

// Achievements lists the achievements of the game.
func (*Speaker) Achievements() (list []string) {
	for _, a := range achievements {
		list = append(list, a.name)
	}
	return list
}

// Done lists those that a seat has done in a game that is over.
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
