package board_test

import (
	"onelongnight/game/ui/convoy/board"
	"onelongnight/game/ui/panel"
)

// Battle returns the fourth battle, which the Outpost has won, as the district falls.
func Battle() *board.Model {
	m := Table()
	m.Cities[1].Districts[1].State = board.Ravaged
	jug, sto, spi := m.Cities[1].Moloch.Units[0], m.Cities[1].Moloch.Units[2], m.Cities[1].Moloch.Units[3]
	cal, hmg, tro := m.Cities[1].Outpost.Units[0], m.Cities[1].Outpost.Units[1], m.Cities[1].Outpost.Units[2]
	sco := soldier("scorn", "scorn", "Scorn", "4", board.IconEntry)
	sco.Marker, sco.MarkerUp, sco.Tone = "+2", true, panel.ToneUp
	b := &board.Battle{Title: "Battle 4, Iron Gate", Phase: "VI Resolution", City: 2, District: 2,
		Winner: board.Outpost, Verdict: "Outpost wins by 4", Stamp: "District lost", Skip: "Skip"}
	b.Totals[board.Moloch], b.Totals[board.Outpost] = 7, 11
	b.Tallies[board.Moloch] = []board.Tally{{Unit: jug, Value: "5"}, {Unit: sto, Value: "1", Terms: "3 − 2"},
		{Unit: spi, Value: "1"},
		{Unit: board.Unit{ID: "hunter-1", Faction: board.Moloch}, Gone: "Hunter, killed by Scorn"}}
	b.Tallies[board.Outpost] = []board.Tally{{Unit: cal, Value: "2", Terms: "1 + 1", Named: "1 + 1 Calahan"},
		{Unit: hmg, Value: "5", Terms: "2 + 2 + 1", Named: "2 + 2 + 1 Calahan"},
		{Unit: tro, Value: "2", Terms: "1 + 1", Named: "1 + 1 Calahan"},
		{Unit: sco, Value: "2", Terms: "1 + 1", Named: "1 + 1 Calahan"}}
	b.Results = []board.Result{{Label: "Heavy Machine Gun", Text: "Scorn gets +2: 2 to 4"},
		{Label: "Reward", Text: "Electromagnetic Field lost, 12 left"},
		{Label: "Benefit", Text: "Outpost: a card"}, {Label: "District falls", Text: "1 of 3 still stands", Now: true},
		{Label: "March on", Later: true}}
	m.Battle = b
	return m
}

// Count returns the same battle as the count begins.
func Count() *board.Model {
	m := Battle()
	m.Cities[1].Districts[1].State = board.Fought
	m.Battle.Opens, m.Battle.Stamp = true, ""
	for i := range m.Battle.Results {
		m.Battle.Results[i] = board.Result{Label: m.Battle.Results[i].Label, Later: true}
	}
	return m
}

// Standoff returns a battle for New York that nobody wins, with many units on both sides.
func Standoff() *board.Model {
	m := Crowd()
	b := &board.Battle{Title: "Battle 11, New York", Phase: "VI Resolution", City: 5, District: 1,
		Verdict: "Nobody wins", Skip: "Skip"}
	for side, units := range map[board.Faction][]board.Unit{board.Moloch: m.Cities[4].Moloch.Units,
		board.Outpost: m.Cities[4].Outpost.Units} {
		for _, u := range units {
			b.Tallies[side] = append(b.Tallies[side], board.Tally{Unit: u, Value: u.Strength, Terms: "1 + 1",
				Named: "1 + 1 Bunker"})
		}
		b.Totals[side] = 18
	}
	b.Results = []board.Result{{Label: "District falls", Later: true}}
	m.Battle = b
	return m
}

// Doom returns the end of a city as it is shown again: Moloch has won, nothing stands, and the table's buttons are
// there to go on.
func Doom() *board.Model {
	m := Battle()
	c := &m.Cities[1]
	c.Destroyed = true
	for i := range c.Districts {
		c.Districts[i].State = board.Ravaged
	}
	b := m.Battle
	b.Winner, b.Verdict, b.Stamp, b.Skip = board.Moloch, "Moloch wins by 5", "City lost", ""
	b.Totals[board.Moloch], b.Totals[board.Outpost] = 13, 8
	b.Results = []board.Result{{Label: "District falls", Text: "nothing stands"},
		{Label: "City falls", Text: "Iron Gate is destroyed", Now: true}}
	return m
}

// Deserted returns a battle that nobody came to.
func Deserted() *board.Model {
	m := Standoff()
	m.Battle.Tallies = [3][]board.Tally{}
	m.Battle.Totals = [3]int{}
	return m
}
