package state51_test

import (
	"fmt"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

// TestSetups checks which setups are valid, and that each is written in one way only (2.1, 3.1).
func TestSetups(t *testing.T) {
	gametest.Setups(t, state51.Rules{}, []gametest.Setup{
		{`{"seats":2,"factions":["mutants","new-york"]}`, "", ""},
		{`{"factions":["mutants","new-york"]}`, "", `{"seats":2,"factions":["mutants","new-york"]}`},
		{`{"factions":["mutants","new-york","merchants","appalachians"],"seats":4}`, "",
			`{"seats":4,"factions":["mutants","new-york","merchants","appalachians"]}`},
		{`{"seats":1}`, "1 cannot play", ""},
		{`{"seats":0}`, "0 cannot play", ""},
		{`{"seats":-2}`, "cannot play", ""},
		{`{"seats":5}`, "5 cannot play", ""},
		{`{"seats":2.5}`, "not readable", ""},
		{`{"seats":"3"}`, "not readable", ""},
		{`{"seats":3,"factions":["mutants","new-york"]}`, "2 factions are named for 3 seats", ""},
		{`{"factions":["mutants","new-york","merchants"]}`, "3 factions are named for 2 seats", ""},
		{`{"factions":[]}`, "0 factions are named", ""},
		{`{"factions":["mutants","mutants"]}`, "twice", ""},
		{`{"factions":["mutants","moloch"]}`, "no faction", ""},
		{`{"factions":"mutants"}`, "not readable", ""},
		{`{"factions":[1,2]}`, "not readable", ""},
		{`{"seats":2,"colour":"red"}`, "not readable", ""},
		{`{"Seats":3}`, "not readable", ""},
		{`{"seats":null}`, "not readable", ""},
		{`{"factions":null}`, "not readable", ""},
		{`{"factions":["mutants",null]}`, "no faction", ""},
		{`[]`, "not readable", ""},
		{`7`, "not readable", ""},
	})
}

// TestTheLotIsApartFromTheDeal checks that a seed gives the same game whether the factions were drawn or named, by a
// setup or a setup position, and that the code of a game with drawn factions has what was drawn (3.1).
func TestTheLotIsApartFromTheDeal(t *testing.T) {
	drawn := map[string]int{}
	for n := range 60 {
		for _, setup := range []string{``, `{}`, `{"seats":3}`, `{"seats":4}`} {
			seed := fmt.Sprint(n)
			var bytes []byte
			if setup != "" {
				bytes = []byte(setup)
			}
			record, g, s, err := game.Deal(state51.Rules{}, bytes, seed)
			if err != nil {
				t.Fatal(err)
			}
			want := string(s.Position())
			_, _, named, err := game.Deal(state51.Rules{}, g.Setup(), seed)
			if err != nil || string(named.Position()) != want {
				t.Errorf("seed %s deals another game when %s is named: %v", seed, g.Setup(), err)
			}
			if setup != "" {
				position := fmt.Appendf(nil, `{"game":"state51","setup":%s}`, setup)
				_, _, loaded, err := game.From(state51.Rules{}, position, seed)
				if err != nil || string(loaded.Position()) != want {
					t.Errorf("seed %s deals another game by a setup position %s: %v", seed, position, err)
				}
			}
			code, err := record.Code(g.Kind())
			if err != nil {
				t.Fatal(err)
			}
			again, _, opened, err := game.Open([]game.Kind{state51.Rules{}}, code)
			if err != nil || string(opened.Position()) != want || string(again.Setup()) != string(g.Setup()) {
				t.Errorf("the code of seed %s opens another game: %v", seed, err)
			}
			for i, info := range g.Seats() {
				drawn[fmt.Sprint(len(g.Seats()), info.Name, g.(*state51.Game).Faction(game.Seat(i)))]++
			}
		}
	}
	if want := 2*4 + 3*4 + 4*4; len(drawn) != want {
		t.Errorf("%d of %d lots are drawn: %v", len(drawn), want, drawn)
	}
}

// TestConcedingSeats checks that only seats of the game can give up.
func TestConcedingSeats(t *testing.T) {
	gametest.CannotConcede(t, open(t, setups[0]), 2)
	gametest.ConcedesOnce(t, open(t, setups[0]))
}

// FuzzPosition checks that a position that loads can be played, and is written as it was read.
func FuzzPosition(f *testing.F) {
	gametest.FuzzPosition(f, state51.Rules{}, setups, func(s game.State) bool { return s.Quiet() })
}

// FuzzMove checks that any text is one move, written in one way, or none.
func FuzzMove(f *testing.F) {
	gametest.FuzzMove(f, open(f, setups[3]), "pillage pub", "redevelop quarry-1 pub", "pay base gun",
		"rob d any", "keep fuel", "keep pub", "use wild1", "use horde", "use road-1", "with rebuild-free",
		"take deck", "pass", "")
}
