package aurora_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// TestSetups checks which setups can be opened, and that each is written in one way only.
func TestSetups(t *testing.T) {
	gametest.Setups(t, aurora.Rules{}, []gametest.Setup{
		{`{}`, "", `{"seats":1,"map":"alpha"}`},
		{`{"map":"beta"}`, "", `{"seats":1,"map":"beta"}`},
		{`{"seats":3}`, "", `{"seats":3,"map":"alpha"}`},
		{`{"seats":3,"map":"beta","mine":true}`, "", ""},
		{`{"mine":false,"map":"alpha","seats":2}`, "", `{"seats":2,"map":"alpha"}`},
		{`{"seats":0}`, "0 cannot play", ""},
		{`{"seats":5}`, "5 cannot play", ""},
		{`{"seats":-1}`, "cannot play", ""},
		{`{"seats":2.5}`, "not readable", ""},
		{`{"seats":"3"}`, "not readable", ""},
		{`{"seats":null}`, "not readable", ""},
		{`{"map":"gamma"}`, "no map", ""},
		{`{"map":"Alpha"}`, "no map", ""},
		{`{"map":2}`, "not readable", ""},
		{`{"mine":1}`, "not readable", ""},
		{`{"mine":"true"}`, "not readable", ""},
		{`{"Seats":3}`, "not readable", ""},
		{`{"colour":"red"}`, "not readable", ""},
		{`[]`, "not readable", ""},
		{`7`, "not readable", ""},
	})
}

// dealt is the part of a position that the set-up decides.
type dealt struct {
	Order, Deck, Box []string
	Slots            []struct {
		Card                string
		Left, Right, Tokens []string
	}
	Objects, Loot, Results struct{ Deck []string }
	Beacons                map[string]string
	Aurora, Round          int
	Red                    bool
	Automa                 struct{ Deck, Pile, Shown []string }
}

// TestTheSetUp checks that decks, slots, beacons and order are as section 5 says, for every number of seats.
func TestTheSetUp(t *testing.T) {
	cards := printed(t)
	extra := map[int][3]int{1: {4, 4, 2}, 2: {4, 4, 2}, 3: {6, 6, 2}, 4: {9, 9, 2}} // 5.2
	first, beacons := map[string]int{}, map[string]int{}
	for n := range 280 {
		seats := n%4 + 1
		mine, route := n%3 == 0, []string{"alpha", "beta"}[n/4%2]
		setup := fmt.Sprintf(`{"seats":%d,"map":%q,"mine":%v}`, seats, route, mine)
		_, g, s, err := game.Deal(aurora.Rules{}, []byte(setup), fmt.Sprint(n))
		if err != nil {
			t.Fatal(err)
		}
		var d dealt
		if err := json.Unmarshal(s.Position(), &d); err != nil {
			t.Fatal(err)
		}
		if d.Aurora != 1 || d.Red || d.Round != 1 {
			t.Errorf("%s: the Aurora is on %d in round %d (5.1)", setup, d.Aurora, d.Round)
		}
		exploration(t, setup, cards, d, extra[seats])
		lie := [2]string{d.Slots[0].Card, d.Slots[1].Card}
		if seats > 1 && lie != [2]string{"rusty-1", "rusty-2"} {
			t.Errorf("%s: slots 1 and 2 have %v (5.4)", setup, lie)
		}
		for i, id := range d.Loot.Deck {
			if tier := cards[id]["tier"]; tier != float64(i/2+1) {
				t.Errorf("%s: loot %d is %s of tier %v (5.3)", setup, i, id, tier)
			}
		}
		objects := 14
		if mine {
			objects++
		}
		if len(d.Objects.Deck) != objects || slices.Contains(d.Objects.Deck, "mine") != mine {
			t.Errorf("%s: the objects are %v (5.3)", setup, d.Objects.Deck)
		}
		if len(d.Results.Deck) != aurora.ResultCount || len(d.Beacons) != 10 {
			t.Errorf("%s: %d results, %d beacons (5.1)", setup, len(d.Results.Deck), len(d.Beacons))
		}
		for space, kind := range d.Beacons {
			beacons[route+space+kind]++
		}
		if len(d.Order) != max(2, seats) || len(g.Seats()) != len(d.Order) {
			t.Errorf("%s: the turn track is %v (5.5)", setup, d.Order)
		}
		first[fmt.Sprint(seats, d.Order[0])]++
		if all := len(d.Automa.Deck) + len(d.Automa.Pile) + len(d.Automa.Shown); seats == 1 && all != 6 {
			t.Errorf("%s: the Automa has %d cards", setup, all)
		}
	}
	if want := 2 + 2 + 3 + 4; len(first) != want {
		t.Errorf("%d of %d seats come first in %v (5.5)", len(first), want, first)
	}
	if want := 2 * 10 * 5; len(beacons) != want {
		t.Errorf("%d of %d beacons lie where they can (5.1)", len(beacons), want)
	}
}

// exploration checks the deck and the box (5.2).
func exploration(t *testing.T, setup string, cards map[string]row, d dealt, extra [3]int) {
	t.Helper()
	all := slices.Clone(d.Deck)
	for _, slot := range d.Slots {
		if slot.Card != "rusty-1" && slot.Card != "rusty-2" && slot.Card != "" {
			all = append(all, slot.Card)
		}
	}
	last := 1.0
	for _, id := range d.Deck {
		if period := cards[id]["period"].(float64); period < last {
			t.Errorf("%s: %s lies below a card of period %v (5.2)", setup, id, last)
		} else {
			last = period
		}
	}
	var got, boxed [3]int
	for _, id := range all {
		if cards[id]["extra"] == true {
			got[int(cards[id]["period"].(float64))-1]++
		}
	}
	for _, id := range d.Box {
		if cards[id]["extra"] != true {
			t.Errorf("%s: %s is in the box (5.2)", setup, id)
		}
		boxed[int(cards[id]["period"].(float64))-1]++
	}
	if got != extra && setup[9] != '1' { // in a solo game the Automa may have had its turn already
		t.Errorf("%s: %v additional cards are in play (5.2)", setup, got)
	}
	if sum := [3]int{9 - extra[0], 9 - extra[1], 2 - extra[2]}; boxed != sum {
		t.Errorf("%s: %v cards are in the box (5.2)", setup, boxed)
	}
	enemies := 0
	for _, id := range all {
		if cards[id]["kind"] == "enemy" {
			enemies++
		}
	}
	if enemies != 6 {
		t.Errorf("%s: %d enemies are in play (5.2)", setup, enemies)
	}
}

// TestConcedingSeats checks that only seats that play can give up.
func TestConcedingSeats(t *testing.T) {
	gametest.CannotConcede(t, open(t, setups[0]), 1) // the Automa
	gametest.CannotConcede(t, open(t, setups[2]), 2)
	gametest.ConcedesOnce(t, open(t, setups[2]))
}

// FuzzPosition checks that a position that loads can be played, and is written as it was read.
func FuzzPosition(f *testing.F) {
	gametest.FuzzPosition(f, aurora.Rules{}, setups, func(s game.State) bool { return s.Quiet() })
}

// FuzzMove checks that any text is either one move, which is written in one way, or none.
func FuzzMove(f *testing.F) {
	gametest.FuzzMove(f, open(f, setups[3]), "explore 1", "pass leader-red", "object torch", "bonus 3 repair",
		"choose 2", "go", "go 7", "go 11 via gully", "go 24 via moraine reactor-road", "mine 4-5",
		"put fuel 2b3", "fire 1b3 warwolves", "fire 1b3 warwolves incendiary", "lift howler A", "oust D",
		"attach 4", "jackal food", "")
}
