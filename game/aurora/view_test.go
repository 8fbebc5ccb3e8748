package aurora_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"onelongnight/game"
	"onelongnight/game/aurora"
	"onelongnight/game/gametest"
)

// load loads a position and plays moves from it.
var load = gametest.Loader[*aurora.State](aurora.Rules{})

// worlds deals worlds from a view and counts what they have at some paths, each set of values as one string.
func worlds(t *testing.T, g game.Game, view game.View, paths ...string) map[string]int {
	t.Helper()
	rng, world := game.NewStream(game.SeedOf(t.Name())), g.Blank()
	count := map[string]int{}
	for range deals {
		view.Sample(&rng, world)
		text := ""
		for _, path := range paths {
			text += " " + at(t, world.Position(), path)
		}
		count[strings.TrimSpace(text)]++
	}
	return count
}

// deals is how many worlds are dealt for a test.
const deals = 2000

// at returns the value at a path in a document as JSON, "" if there is none.
func at(t testing.TB, doc []byte, path string) string {
	t.Helper()
	value := json.RawMessage(doc)
	for key := range strings.SplitSeq(path, ".") {
		var entries map[string]json.RawMessage
		var list []json.RawMessage
		switch {
		case json.Unmarshal(value, &entries) == nil:
			value = entries[key]
		case json.Unmarshal(value, &list) == nil:
			var n int
			if _, err := fmt.Sscan(key, &n); err != nil || n >= len(list) {
				return ""
			}
			value = list[n]
		}
	}
	return string(value)
}

// evenly checks that the worlds dealt are exactly the possible ones, each as often as its weight says.
func evenly(t *testing.T, got map[string]int, weights map[string]int) {
	t.Helper()
	sum := 0
	for _, weight := range weights {
		sum += weight
	}
	for world := range got {
		if weights[world] == 0 {
			t.Errorf("%q cannot be", world)
		}
	}
	for world, weight := range weights {
		mean := float64(deals*weight) / float64(sum)
		if off := math.Abs(float64(got[world]) - mean); off > 5*math.Sqrt(mean) {
			t.Errorf("%q comes %d times, %.0f would be even", world, got[world], mean)
		}
	}
}

// middle is a position of two seats, with gaps for the hidden parts.
const middle = `{"game":"aurora","version":1,"seats":2,"map":"alpha","phase":"exploration","round":3,"turn":"red",
	"aurora":3,"order":["red","blue"],"slots":[{"card":"merchant","tokens":["fuel"]},{},{},{},{}],%s
	"convoys":{"red":{"crew":[{"id":"leader-red","zone":"action"},{"id":"copilot-red","zone":"action"}],
	 "objects":[%s],"cars":[{"card":"truck-red"},{"card":"container-red"}]},
	"blue":{"space":20,"objects":[%s],"crew":[{"id":"leader-blue","zone":"action"}],"cars":[{"card":"truck-blue"}]}}}`

const someResults = `"results":{"deck":["r1","r2","r3"]},`

// TestWorldsOfHands checks that the other hands are dealt from what a seat cannot place, while its own stays.
func TestWorldsOfHands(t *testing.T) {
	g, s := load(t, fmt.Sprintf(middle, someResults+`"objects":{"deck":["torch","ration"],"discard":["nitrous"]},`,
		`"torch"`, `"hazmat"`))
	evenly(t, worlds(t, g, s.View(0), "convoys.red.objects", "convoys.blue.objects"), map[string]int{
		`["torch"] ["hazmat"]`: 1, `["torch"] ["ration"]`: 1, `["torch"] ["torch"]`: 1})
	evenly(t, worlds(t, g, s.View(1), "convoys.red.objects", "convoys.blue.objects"), map[string]int{
		`["ration"] ["hazmat"]`: 1, `["torch"] ["hazmat"]`: 2})
}

// TestWorldsWhereSomethingIsGiven checks that a seat that is asked which object to give holds at least two kinds.
func TestWorldsWhereSomethingIsGiven(t *testing.T) {
	g, s := load(t, fmt.Sprintf(middle, someResults+`"objects":{"deck":["torch","ration"]},`, `"torch","hazmat"`, ``),
		"explore 1", "use leader-red", "go")
	if s.Prompt() != "give" {
		t.Fatalf("the prompt is %s", s.Prompt())
	}
	evenly(t, worlds(t, g, s.View(1), "convoys.red.objects"), map[string]int{
		`["hazmat","ration"]`: 1, `["hazmat","torch"]`: 2, `["ration","torch"]`: 2})
	evenly(t, worlds(t, g, s.View(0), "convoys.red.objects"), map[string]int{`["hazmat","torch"]`: 1})
}

// TestWorldsOfAFourthObject checks that a seat that has drawn a fourth object may hold any four of what is unseen, and
// that the others see that there are four.
func TestWorldsOfAFourthObject(t *testing.T) {
	position := strings.Replace(middle, `{"card":"merchant","tokens":["fuel"]}`,
		`{"card":"lighthouse","right":["object"]}`, 1)
	g, s := load(t, fmt.Sprintf(position, someResults+`"objects":{"deck":["ration","nitrous"]},`,
		`"torch","hazmat","antifreeze"`, ``), "explore 1", "use leader-red", "go")
	if s.Prompt() != "hand" {
		t.Fatalf("the prompt is %s", s.Prompt())
	}
	evenly(t, worlds(t, g, s.View(1), "objects.deck"), map[string]int{`["ration"]`: 1, `["nitrous"]`: 1, `["torch"]`: 1,
		`["hazmat"]`: 1, `["antifreeze"]`: 1})
	evenly(t, worlds(t, g, s.View(0), "objects.deck"), map[string]int{`["nitrous"]`: 1})
	for seat, want := range []string{`["antifreeze","hazmat","ration","torch"]`, `4`} {
		view := s.View(game.Seat(seat)).JSON()
		if got := at(t, view, "convoys.red.objects"); got != want {
			t.Errorf("seat %d sees %s in red's hand, must see %s", seat, got, want)
		}
		if at(t, view, "pending") != `"hand"` || at(t, view, "objects.deck") != "1" {
			t.Errorf("seat %d does not see the choice in %s", seat, view)
		}
	}
}

// TestWorldsOfDeckAndBox checks that only extra cards are in the box, and that the periods are in order (5.2, 16).
func TestWorldsOfDeckAndBox(t *testing.T) {
	g, s := load(t, fmt.Sprintf(middle, someResults+`"deck":["driver","hermit","orphan"],"box":["booster","medic"],`, ``,
		``))
	evenly(t, worlds(t, g, s.View(1), "deck", "box"), map[string]int{
		`["driver","hermit","orphan"] ["booster","medic"]`: 1,
		`["booster","hermit","orphan"] ["driver","medic"]`: 1})
	if got := at(t, s.View(1).JSON(), "deck") + at(t, s.View(1).JSON(), "box"); got != "[1,1,1][1,1,0]" {
		t.Errorf("deck and box are seen as %s", got)
	}
	if got := at(t, s.View(0).JSON(), "unseen"); got != `{"exploration":["booster","driver","hermit","medic","orphan"]}` {
		t.Errorf("what is unseen is %s", got)
	}
}

// TestAViewLeavesOutWhatIsEmpty checks that a view has no list of unseen cards if there are none (protocol, Positions
// and Views).
func TestAViewLeavesOutWhatIsEmpty(t *testing.T) {
	_, s := load(t, fmt.Sprintf(middle, someResults, ``, ``))
	for seat := range game.Seat(2) {
		if view := s.View(seat).JSON(); at(t, view, "unseen") != "" || strings.Contains(string(view), `:{}`) {
			t.Errorf("seat %d is told of something empty: %s", seat, view)
		}
	}
}

// TestWorldsOfResults checks that the back of the top result stays the one that is seen (16).
func TestWorldsOfResults(t *testing.T) {
	g, s := load(t, fmt.Sprintf(middle, `"results":{"deck":["r4","r8","r10"],"discard":["r1"]},`, ``, ``))
	for seat := range game.Seat(2) {
		evenly(t, worlds(t, g, s.View(seat), "results.deck"), map[string]int{`["r4","r8","r10"]`: 1,
			`["r4","r10","r8"]`: 1, `["r10","r8","r4"]`: 1, `["r10","r4","r8"]`: 1})
		if got := at(t, s.View(seat).JSON(), "grid"); got != `"top"` {
			t.Errorf("the back of the top one is seen as %s", got)
		}
	}
}

// TestWorldsOfLoot checks that loot is dealt within its tier: beside enemies, gone unseen, or still in the deck (16).
func TestWorldsOfLoot(t *testing.T) {
	g, s := load(t, fmt.Sprintf(middle, someResults+`"loot":{"deck":["ecosystem","gauss-cannon"],"lost":["biomass-truck"]},
		"enemies":[{"id":"ulmar","region":3,"loot":"generator"}],`, ``, ``))
	got := worlds(t, g, s.View(1), "loot.deck", "loot.lost", "enemies.0.loot")
	want := map[string]int{}
	for _, two := range [][2]string{{"ecosystem", "biomass-truck"}, {"biomass-truck", "ecosystem"}} {
		for _, three := range [][2]string{{"gauss-cannon", "generator"}, {"generator", "gauss-cannon"}} {
			want[fmt.Sprintf(`[%q,%q] [%q] %q`, two[0], three[0], two[1], three[1])] = 1
		}
	}
	evenly(t, got, want)
	view := s.View(0).JSON()
	if at(t, view, "enemies.0.tier") != "3" || at(t, view, "enemies.0.loot") != "" ||
		at(t, view, "loot.deck") != "[0,1,1]" || at(t, view, "loot.lost") != "[0,1,0]" {
		t.Errorf("the view is %s", view)
	}
}

// alone is a position of a solo game.
const alone = `{"game":"aurora","version":1,"seats":1,"map":"alpha","phase":"movement","round":3,"turn":"red","aurora":3,
	"order":["red","automa"],"slots":[{},{},{},{},{}],"results":{"deck":["r1","r2"]},
	"objects":{"deck":["ration"]},"loot":{"deck":["ecosystem"]},
	"convoys":{"red":{"objects":["nitrous"],"crew":[{"id":"leader-red","zone":"action"}],"cars":[{"card":"truck-red"}]}},
	"automa":{"marker":2,"survivors":2,"held":["torch","biomass-truck"],"deck":["automa-1"],"pile":["automa-2"],
	 "shown":["automa-3"],"discard":["automa-4"]}}`

// TestWorldsOfTheAutoma checks that the Automa's cards and what it holds are dealt anew; how much of that is loot is
// known.
func TestWorldsOfTheAutoma(t *testing.T) {
	g, s := load(t, alone)
	evenly(t, worlds(t, g, s.View(0), "automa.held"), map[string]int{`["biomass-truck","torch"]`: 1,
		`["biomass-truck","ration"]`: 1, `["ecosystem","torch"]`: 1, `["ecosystem","ration"]`: 1})
	evenly(t, worlds(t, g, s.View(0), "automa.deck", "automa.pile", "automa.shown", "automa.discard"), map[string]int{
		`["automa-1"] ["automa-2"] ["automa-3"] ["automa-4"]`: 1, `["automa-2"] ["automa-1"] ["automa-3"] ["automa-4"]`: 1})
	view := s.View(0).JSON()
	for path, want := range map[string]string{"you": `"red"`, "automa.held": "2", "automa.deck": "1", "automa.pile": "1",
		"automa.shown": `["automa-3"]`, "unseen.objects": `["ration","torch"]`, "convoys.red.objects": `["nitrous"]`,
		"unseen.loot": `["biomass-truck","ecosystem"]`, "unseen.actions": `["automa-1","automa-2"]`} {
		if got := at(t, view, path); got != want {
			t.Errorf("red sees %s as %s, must see %s", path, got, want)
		}
	}
	view = s.View(1).JSON()
	for path, want := range map[string]string{"you": `"automa"`, "automa.held": "2", "convoys.red.objects": "1",
		"unseen.objects": `["nitrous","ration","torch"]`} {
		if got := at(t, view, path); got != want {
			t.Errorf("the Automa sees %s as %s, must see %s", path, got, want)
		}
	}
}

// TestNoViewTellsWhatIsHidden checks, in random games, that a world dealt from a seat's view looks the same to that
// seat, and that the seat that decides has a choice in it wherever it has one.
func TestNoViewTellsWhatIsHidden(t *testing.T) {
	seen := map[string]int{}
	for n, setup := range slices.Concat(setups, setups) {
		g := open(t, setup)
		s, world := g.New(game.SeedOf(fmt.Sprint("worlds", n))), g.Blank()
		pick, rng := rand.New(rand.NewPCG(uint64(n), 7)), game.NewStream(game.SeedOf("worlds"))
		for !s.Result().Over {
			legal := s.Legal(nil)
			for i := range g.Seats() {
				seat := game.Seat(i)
				view := s.View(seat)
				view.Sample(&rng, world)
				if got := world.View(seat); string(got.JSON()) != string(view.JSON()) {
					t.Fatalf("seat %d sees\n%s\nin a world of\n%s", seat, got.JSON(), view.JSON())
				}
				if got := len(world.Legal(nil)); got == 0 || got == 1 && len(legal) > 1 && s.Prompt() == "give" {
					t.Fatalf("at %s seat %d may do %d things in a world of %s", s.Prompt(), s.Turn(), got, s.Position())
				}
			}
			seen[s.Prompt()]++
			if err := s.Apply(legal[pick.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Log("decisions by prompt:", seen)
}
