package voice

import (
	"math"

	"onelongnight/game"
	"onelongnight/game/state51"
	"onelongnight/game/table"
)

// ended is a finished game as one seat sees it.
type ended struct {
	account
	won   bool
	round int
	lead  int // points ahead of the best other seat
	built int // locations in play
}

// achievements are things worth having done once.
var achievements = []struct {
	name string
	done func(e *ended) bool
}{
	{"early", func(e *ended) bool { return e.won && e.round <= 6 }},
	{"landslide", func(e *ended) bool { return e.won && e.lead >= 10 }},
	{"comeback", func(e *ended) bool { return e.won && e.behind >= 6 }},
	{"city", func(e *ended) bool { return e.built >= 10 }},
	{"raider", func(e *ended) bool { return e.ways[state51.DoPillage] >= 6 }},
	{"diplomat", func(e *ended) bool { return e.ways[state51.DoCooperate] >= 4 }},
	{"builder", func(e *ended) bool { return e.ways[state51.DoRedevelop] >= 8 }},
	{"guest", func(e *ended) bool { return e.visits >= 12 }},
}

func (*Speaker) Achievements() []string {
	var list []string
	for _, a := range achievements {
		list = append(list, a.name)
	}
	return list
}

// Done returns the achievements that the view's seat has earned in a finished game.
func (s *Speaker) Done(view game.View, r game.Result, lines []table.Line) (list []string) {
	v := view.(*state51.View)
	e := ended{account: accountOf(v.Who, len(s.game.Seats()), lines), won: r.Won(v.Who), round: int(v.Round),
		lead: math.MaxInt, built: v.Seats[v.Who].Locations.Len()}
	for i := range s.game.Seats() {
		if seat := game.Seat(i); seat != v.Who {
			e.lead = min(e.lead, v.Points(v.Who)-v.Points(seat))
		}
	}
	for _, a := range achievements {
		if a.done(&e) {
			list = append(list, a.name)
		}
	}
	return list
}
