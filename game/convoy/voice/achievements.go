package voice

import (
	"onelongnight/game"
	"onelongnight/game/convoy"
	"onelongnight/game/table"
)

// achievement is something worth having done once. Each teaches a way to win.
type achievement struct {
	name string
	done func(*tale) bool
}

// achievements are all achievements, the easier ones first.
var achievements = []achievement{
	{"moloch", func(t *tale) bool { return t.won && t.who == convoy.Moloch }},
	{"outpost", func(t *tale) bool { return t.won && t.who == convoy.Outpost }},
	{"support", func(t *tale) bool { return t.supports >= 2 }},
	{"five", func(t *tale) bool { return t.inRow >= 5 }},
	{"giant", func(t *tale) bool { return t.largest >= 15 }},
	{"edge", func(t *tale) bool { return t.edges >= 3 }},
	{"hunter", func(t *tale) bool { return t.killed >= 8 }},
	{"ace", func(t *tale) bool { return t.ace >= 4 }},
	{"thrift", func(t *tale) bool { return t.won && t.view.Own.Len() >= 7 }},
	{"modules", func(t *tale) bool { return t.modules >= 4 }},
	{"turncoat", func(t *tale) bool { return t.captured > 0 }},
	{"comeback", func(t *tale) bool { return t.won && t.lostFirst >= 4 }},
	{"wall", func(t *tale) bool { return t.won && t.who == convoy.Outpost && t.view.StandingDistricts() >= 3 }},
	{"blitz", func(t *tale) bool {
		return t.won && t.who == convoy.Moloch &&
			int(t.view.DeckSize[convoy.Moloch]) >= 8
	}},
	{"family", func(t *tale) bool { return t.won && t.lost <= 4 }},
}

// tale is what a side's achievements in a finished game depend on.
type tale struct {
	view               *convoy.View
	who                game.Seat
	won                bool
	killed, lost, ace  int // units; ace is the most that one card killed
	inRow, lostFirst   int // battles
	largest            int // the highest total in a battle that was won
	edges              int // battles that were won by one point
	supports, captured int
	modules            int
}

// told gathers a tale from the log.
func told(view *convoy.View, r game.Result, lines []table.Line) *tale {
	t := &tale{view: view, who: view.Who, won: r.Won(view.Who)}
	row, any := 0, false
	kills := map[convoy.Card]int{}
	for _, l := range lines {
		switch e := l.Event.(type) {
		case convoy.BattleDecided:
			t.battle(e, &row, &any)
		case convoy.Killed:
			if e.Card.Side() == t.who {
				t.lost++
				continue
			}
			t.killed++
			if e.By != convoy.NoCard && e.By.Side() == t.who {
				kills[e.By]++
				t.ace = max(t.ace, kills[e.By])
			}
		case convoy.CitySupported:
			if e.Seat == t.who {
				t.supports++
			}
		case convoy.Attached:
			if t.who == convoy.Moloch {
				t.modules++
			}
		case convoy.Captured:
			if t.who == convoy.Outpost {
				t.captured++
			}
		}
	}
	return t
}

// battle counts a battle. Any tells whether the side has won one yet, and row how many it has won since it last lost.
func (t *tale) battle(e convoy.BattleDecided, row *int, any *bool) {
	if e.Seat != t.who {
		*row = 0
		if !*any {
			t.lostFirst++
		}
		return
	}
	*any = true
	*row++
	t.inRow = max(t.inRow, *row)
	mine, theirs := e.Moloch, e.Outpost
	if t.who == convoy.Outpost {
		mine, theirs = theirs, mine
	}
	t.largest = max(t.largest, mine)
	if mine == theirs+1 {
		t.edges++
	}
}

func (v *Voice) Achievements() []string {
	var list []string
	for _, d := range achievements {
		list = append(list, d.name)
	}
	return list
}

// Done returns the achievements that the view's side has earned in a finished game.
func (v *Voice) Done(view game.View, r game.Result, lines []table.Line) []string {
	t := told(view.(*convoy.View), r, lines)
	var list []string
	for _, d := range achievements {
		if d.done(t) {
			list = append(list, d.name)
		}
	}
	return list
}
