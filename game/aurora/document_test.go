package aurora_test

import (
	"slices"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// page returns the page that describes this game's protocol.
func page(t testing.TB) string {
	t.Helper()
	b := gametest.Read(t, "../../docs/rules/referee-aurora.md")
	return string(b)
}

// TestThePositionOfThePage checks that the example in docs/rules/referee-aurora.md loads, and is written as it stands
// there, key by key.
func TestThePositionOfThePage(t *testing.T) {
	example := gametest.Example(t, "../../docs/rules/referee-aurora.md")
	gametest.Writes(t, aurora.Rules{}, example, example)
}

// TestPositionsAreWrittenInOneWay checks that a position read with its entries in another order is written in the
// page's.
func TestPositionsAreWrittenInOneWay(t *testing.T) {
	gametest.Writes(t, aurora.Rules{}, `{"convoys":{
		"blue":{"cars":[{"card":"snow-runner","damage":[3,1],"load":{}},{"card":"flatbed"}],"objects":["torch","mine","hazmat"],"fame":0,
		 "crew":[{"zone":"rest","id":"copilot-blue","contamination":0}],"fuel":1},
		"red":{"crew":[{"id":"leader-red","zone":"action"},{"id":"explorer","zone":"action"}],"cars":[{"card":"truck-red"}],"space":9}},
		"order":["blue","red"],"turn":"red","round":1,"phase":"exploration","aurora":6,"red":false,"mine":true,
		"beacons":{"13":"fuel","2":"ammo","10":"food"},"closed":["high-pass","north-slide"],"box":["driver","booster"],
		"slots":[],"discard":["ulmar","hermit"],"results":{"discard":["r2","r1"]},"objects":{"deck":[]},
		"map":"beta","seats":2,"version":1,"game":"aurora"}`,
		`{"game":"aurora","version":1,"seats":2,"map":"beta","mine":true,"phase":"exploration","round":1,"turn":"red",
		"aurora":6,"order":["blue","red"],"slots":[{},{},{},{},{}],"box":["booster","driver"],"discard":["ulmar","hermit"],
		"results":{"discard":["r2","r1"]},"beacons":{"2":"ammo","10":"food","13":"fuel"},
		"closed":["north-slide","high-pass"],
		"convoys":{"red":{"space":9,"crew":[{"id":"leader-red","zone":"action"},{"id":"explorer","zone":"action"}],"cars":[{"card":"truck-red"}]},
		"blue":{"fuel":1,"objects":["hazmat","mine","torch"],"crew":[{"id":"copilot-blue","zone":"rest"}],
		 "cars":[{"card":"snow-runner","damage":[1,3]},{"card":"flatbed"}]}}}`)
}

// TestTheWordsOfThePage checks that prompts and reasons are those of docs/rules/referee-aurora.md, the reasons in the
// same order.
func TestTheWordsOfThePage(t *testing.T) {
	var prompts []string
	for p := aurora.AskExplore; p <= aurora.AskLoot; p++ {
		prompts = append(prompts, p.String())
	}
	want := gametest.Listing(page(t), "Moves")
	slices.Sort(prompts)
	slices.Sort(want)
	if !slices.Equal(prompts, want) {
		t.Errorf("prompts are\n%s\nand the page has\n%s", prompts, want)
	}
	common := []string{game.ReasonUnknownMove, game.ReasonOver}
	if got, want := aurora.Reasons(), append(common, gametest.Listing(page(t), "Reasons")...); !slices.Equal(got,
		want) {
		t.Errorf("reasons are\n%s\nand the page has\n%s", got, want)
	}
}
