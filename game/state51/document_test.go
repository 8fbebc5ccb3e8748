package state51_test

import (
	"encoding/json"
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/gametest"
	"onelongnight/game/state51"
)

// TestThePositionOfThePage checks that the example in docs/rules/referee-state51.md can be loaded, and is written
// exactly as it stands there, key by key.
func TestThePositionOfThePage(t *testing.T) {
	example := gametest.Example(t, "../../docs/rules/referee-state51.md")
	gametest.Writes(t, state51.Rules{}, example, example)
}

// TestPositionsAreWrittenInOneWay checks that a position that is read in another order is written in that of the page.
func TestPositionsAreWrittenInOneWay(t *testing.T) {
	gametest.Writes(t, state51.Rules{}, `{"seats":[
		{"agreements":["school-1","dive-1"],"faction":"mutants","spoils":["pub"],"hand":["road-1","archive"],
		 "shown":["archive","road-1"],"base":{"vp":2,"red1":1,"scrap":1,"gun":0},"used":["scavengers","horde"],
		 "locations":[{"id":"quarry-1","visitors":["c","b"],"tokens":0},{"holds":["brick","scrap"],"id":"bunker"}],
		 "passed":false,"visits":0,"store":{}},
		{"faction":"new-york","visits":1,"leader":{"tokens":0,"goods":{},"id":"borgo"}},{"faction":"merchants","visits":1}],
		"turn":"a","first":"a","round":1,"phase":"actions","discard":[],"version":1,"game":"state51"}`,
		`{"game":"state51","version":1,"phase":"actions","round":1,"first":"a","turn":"a","seats":[
		{"faction":"mutants","hand":["road-1","archive"],"shown":["road-1","archive"],"base":{"scrap":1,"red1":1,"vp":2},
		 "locations":[{"id":"bunker","holds":["scrap","brick"]},{"id":"quarry-1","visitors":["b","c"]}],
		 "agreements":["dive-1","school-1"],"spoils":["pub"],"used":["horde","scavengers"]},
		{"faction":"new-york","leader":{"id":"borgo"},"visits":1},{"faction":"merchants","visits":1}]}`)
}

// TestAView checks that a view is written like a position, but with the number of cards in the deck and in other hands,
// and with what only views have.
func TestAView(t *testing.T) {
	_, s := gametest.Load(t, state51.Rules{}, `{"game":"state51","version":1,"phase":"actions","round":4,"first":"b",
		"turn":"a","deck":["quarry-1","pub"],"discard":["punks-2"],"seats":[{"faction":"mutants","hand":["school-1"]},
		{"faction":"new-york","hand":["dump","arena"],"shown":["arena"],"base":{"vp":2}},
		{"faction":"appalachians"}]}`)
	for seat, want := range []map[string]string{
		{"you": `"a"`, "deck": `2`, "unseen": `["dump","pub","quarry-1"]`},
		{"you": `"b"`, "deck": `2`, "unseen": `["pub","quarry-1","school-1"]`},
		{"you": `"c"`, "deck": `2`, "unseen": `["dump","pub","quarry-1","school-1"]`},
	} {
		var view map[string]json.RawMessage
		if err := json.Unmarshal(s.View(game.Seat(seat)).JSON(), &view); err != nil {
			t.Fatal(err)
		}
		want["scores"], want["phase"], want["turn"], want["discard"] = `[0,2,0]`, `"actions"`, `"a"`, `["punks-2"]`
		for key, value := range want {
			if got := string(view[key]); got != value {
				t.Errorf("the view of seat %d has %s for %s, must be %s", seat, got, key, value)
			}
		}
		if len(view) != 12 {
			t.Errorf("the view of seat %d has %d keys: %v", seat, len(view), view)
		}
		hands := [][]string{{`["school-1"]`, `1`, `1`}, {`2`, `["dump","arena"]`, `2`}, {``, ``, ``}}
		var seats []map[string]json.RawMessage
		if err := json.Unmarshal(view["seats"], &seats); err != nil {
			t.Fatal(err)
		}
		for i := range seats {
			if got := string(seats[i]["hand"]); got != hands[i][seat] {
				t.Errorf("the view of seat %d has the hand %s of seat %d", seat, got, i)
			}
		}
	}
}

// TestTheWordsOfThePage checks that prompts and reasons are those in docs/rules/referee-state51.md, in the same order.
func TestTheWordsOfThePage(t *testing.T) {
	page := gametest.Read(t, "../../docs/rules/referee-state51.md")
	var prompts []string
	for p := state51.AskTrim; p <= state51.AskKeep; p++ {
		prompts = append(prompts, p.String())
	}
	for title, got := range map[string][]string{
		"Moves": prompts, "Reasons": state51.Reasons()[len([]string{game.ReasonUnknownMove, game.ReasonOver}):],
	} {
		want := gametest.Listing(string(page), title)
		if !slices.Equal(got, want) {
			t.Errorf("%s are\n%s\nand the page has\n%s", title, got, want)
		}
	}
}
